import type { AnyEventObject } from 'xstate'
import type { CallName } from '#contract/calls.ts'
import { bonusCalls } from '#contract/bonus.ts'
import { depositCalls } from '#contract/deposit.ts'
import { documentsCalls } from '#contract/documents.ts'
import { transactionsCalls } from '#contract/transactions.ts'
import { walletCalls } from '#contract/wallet.ts'
import { withdrawalCalls } from '#contract/withdrawal.ts'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { walletMachine } from '#machines/wallet/wallet.machine.ts'
import { depositActors } from '#src/actors/deposit.ts'
import { walletActors } from '#src/actors/wallet.ts'
import { DepositView } from '#src/views/deposit/DepositView.tsx'
import { WalletBalance } from '#src/views/wallet/WalletBalance.tsx'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import { bonusCodeRows } from './bonusCodeRows.tsx'
import { documentRows } from './documentRows.tsx'
import { eddRows } from './eddRows.tsx'
import { rewardRows } from './rewardRows.tsx'
import { silent, started } from './run.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'
import { transactionRows } from './transactionRows.tsx'
import { withdrawalRows } from './withdrawalRows.tsx'

const noDraft = { read: () => null, write: () => {} }

/** Pays 25.00 in, whatever comes between; `isGivenUp`: the first payment page is closed, and a second one paid on. */
function payIn({ world }: FaultWorld, isGivenUp = false): FlowRun {
  const machine = depositMachine.provide({
    actors: { ...depositActors(world), cashierMessages: silent() } as never,
  })
  const run = started(machine)
  const { actor } = run
  let isToGiveUp = isGivenUp
  const send = (event: AnyEventObject) => actor.send(event)
  send({ type: 'deposit.start' })
  return {
    ...run,
    waitsMs: () => (actor.getSnapshot().matches({ allowed: 'waitingForOutcome' }) ? 3000 : null),
    page: () => <DepositView flow={actor as never} draft={noDraft} hasOffers />,
    goOn: async () => {
      const now = actor.getSnapshot()
      if (now.matches('succeeded')) return false
      if (now.matches({ allowed: 'cashier' })) {
        if (isToGiveUp) send({ type: 'cashier.close' })
        else {
          await payByCard(now.context.cashierUrl, CARDS.good)
          send({ type: 'cashier.finished' })
        }
        isToGiveUp = false
        return true
      }
      const ways = [
        { type: 'deposit.confirm', amount: 2500, idempotencyKey: crypto.randomUUID() },
        { type: 'deposit.resume' },
        { type: 'deposit.retry' },
        { type: 'deposit.again' },
        { type: 'deposit.start' },
      ]
      const way = ways.find((event) => now.can(event))
      if (!way) throw new Error(`no way on from ${run.state()}`)
      send(way)
      return true
    },
  }
}

/** Shows the balance, and asks again where it is not sure of it; `isAgain`: after the first answer it is asked once more. */
function showBalance({ world }: FaultWorld, isAgain = false): FlowRun {
  const machine = walletMachine.provide({ actors: { ...walletActors(world), walletSocket: silent() } as never })
  const run = started(machine)
  const { actor } = run
  let isToAsk = isAgain
  actor.send({ type: 'profile.changed', profile: { currencyCode: 'EUR' } })
  const isIn = (state: object | string) => actor.getSnapshot().matches({ balance: state })
  return {
    ...run,
    isBusy: () => isIn('loading') || isIn({ ready: 'polling' }) || isIn({ stale: 'polling' }),
    waitsMs: () => null,
    page: () => <WalletBalance flow={actor as never} />,
    goOn: async () => {
      if (isIn('ready') && !isToAsk) return false
      isToAsk = false
      actor.send({ type: 'balance.refresh' })
      return true
    },
  }
}

const paid = [2500]

/** All rows; another area adds its own. */
export const faultRows: readonly FaultRow[] = [
  { area: 'deposit', call: 'depositCheck', open: (it) => payIn(it), moves: paid },
  { area: 'deposit', call: 'depositMethods', open: (it) => payIn(it), moves: paid },
  { area: 'deposit', call: 'recentDepositMethods', open: (it) => payIn(it), moves: paid },
  { area: 'deposit', call: 'rewards', open: (it) => payIn(it), moves: paid },
  { area: 'deposit', call: 'pendingDeposit', open: (it) => payIn(it), moves: paid },
  { area: 'deposit', call: 'depositRequest', open: (it) => payIn(it), moves: paid },
  { area: 'deposit', call: 'depositStatus', from: 'cashier', open: (it) => payIn(it), moves: paid },
  { area: 'deposit', call: 'depositCancel', open: (it) => payIn(it, true), moves: paid },
  { area: 'wallet', call: 'walletBalance', when: 'first', open: (it) => showBalance(it), moves: [] },
  {
    area: 'wallet',
    call: 'walletBalance',
    when: 'poll',
    from: 'ready',
    open: (it) => showBalance(it, true),
    moves: [],
  },
  ...transactionRows,
  ...withdrawalRows,
  ...documentRows,
  ...eddRows,
  ...rewardRows,
  ...bonusCodeRows,
]

/** Calls of the contract that these areas are made of: each has a row, or a reason why it has none. */
export const areaCalls: readonly CallName[] = [
  walletCalls,
  transactionsCalls,
  depositCalls,
  withdrawalCalls,
  documentsCalls,
  bonusCalls,
].flatMap((calls) => Object.keys(calls) as CallName[])

const noPage = 'no page of the site asks for it'
const noMoney = 'of the home page and the games: they go without what it lists'
/** Calls without a row, each with its reason. */
export const withoutRow: Readonly<Partial<Record<CallName, string>>> = {
  questionnaireAnswer: noPage,
  lastPlayedGames: noMoney,
  topWinners: noMoney,
  latestWinners: noMoney,
  rewardsV1: noPage,
  campaigns: 'asked only once a claim was refused, to tell whether another tab was paid',
  campaignClaim: noPage,
  rewardClaim: noPage,
  cashbackProgress: 'asked only once a claim was refused, to tell whether it was paid as it ended',
  freeSpinDetails: noPage,
  freeSpinProgress: noPage,
  sportsbookBonuses: noPage,
  gameLimitations: 'of a game that opens: it says nothing of the bonus then',
}
