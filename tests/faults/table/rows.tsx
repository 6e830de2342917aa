import {
  createActor,
  fromCallback,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { leafStates, listeningParent } from '#machines/testing.ts'
import type { PlayerSession } from '#machines/player.ts'
import { walletMachine } from '#machines/wallet/wallet.machine.ts'
import { depositActors } from '#src/actors/deposit.ts'
import { walletActors } from '#src/actors/wallet.ts'
import { DepositView } from '#src/views/deposit/DepositView.tsx'
import { WalletBalance } from '#src/views/wallet/WalletBalance.tsx'
import { CARDS, payByCard } from '#tests/support/cashier.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'

const anyPlayer: PlayerSession = {
  playerId: 1,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}

const silent = () => fromCallback(() => {})
const noDraft = { read: () => null, write: () => {} }

function started(machine: AnyStateMachine) {
  const clock = new SimulatedClock()
  const input = { parentRef: listeningParent().parentRef, player: anyPlayer }
  const actor = createActor(machine, { input, clock } as never) as unknown as AnyActorRef & { start: () => void }
  actor.start()
  return {
    actor,
    clock,
    state: () => leafStates(actor.getSnapshot()).join(' '),
    isBusy: () => actor.getSnapshot().hasTag('busy') as boolean,
    subscribe: (changed: () => void) => {
      const listening = actor.subscribe(changed)
      return () => listening.unsubscribe()
    },
    stop: () => actor.stop?.(),
  }
}

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
    page: () => <DepositView flow={actor as never} draft={noDraft} />,
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
]
