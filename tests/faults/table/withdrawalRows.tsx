import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { withdrawalActors } from '#src/actors/withdrawal.ts'
import { PendingWithdrawals } from '#src/views/withdrawal/PendingWithdrawals.tsx'
import { WithdrawalView } from '#src/views/withdrawal/WithdrawalView.tsx'
import { pressed, started, withActors, type Started } from './run.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'

const noDraft = { read: () => null, write: () => {} }

/** Withdraws 10.00, agreeing to lose a bonus where there is one. */
function payOut({ world }: FaultWorld): FlowRun & Started {
  const run = started(withActors(withdrawalMachine, withdrawalActors(world)))
  const { actor } = run
  actor.send({ type: 'withdrawal.start' })
  return {
    ...run,
    waitsMs: () => null,
    page: () => <WithdrawalView flow={actor as never} hasOffers draft={noDraft} />,
    goOn: async () => {
      if (actor.getSnapshot().matches({ request: 'requested' })) return false
      pressed(run, [
        { type: 'withdrawal.confirm', amount: 1000, idempotencyKey: crypto.randomUUID() },
        { type: 'forfeit.accept' },
        { type: 'withdrawal.retry' },
        { type: 'withdrawal.start' },
      ])
      return true
    },
  }
}

/** Shows what is pending, asked for again where it could not be had. */
function showPending({ world }: FaultWorld): FlowRun {
  const run = started(withActors(withdrawalMachine, withdrawalActors(world)))
  const { actor } = run
  actor.send({ type: 'pending.open' })
  return {
    ...run,
    waitsMs: () => null,
    page: () => <PendingWithdrawals flow={actor as never} none={<p>No withdrawal is pending.</p>} />,
    goOn: async () => {
      if (actor.getSnapshot().matches({ pending: 'resting' })) return false
      actor.send({ type: 'pending.retry' })
      return true
    },
  }
}

/** Withdraws 10.00 and takes it back. */
function takeBack(it: FaultWorld): FlowRun {
  const run = payOut(it)
  const { actor } = run
  const isIn = (pending: string) => actor.getSnapshot().matches({ pending })
  actor.send({ type: 'pending.open' })
  return {
    ...run,
    isBusy: () => run.isBusy() || isIn('polling'),
    goOn: async () => {
      const { pending, cancelled, pendingProblem } = actor.getSnapshot().context
      if (cancelled || pendingProblem?.code === 'error.withdrawal.ended') return false
      if (isIn('cancelUnknown') || isIn('failed')) actor.send({ type: 'pending.retry' })
      else if (pending.length > 0) {
        actor.send({ type: 'withdrawal.ask', id: pending[0].id })
        actor.send({ type: 'withdrawal.cancel', id: pending[0].id, idempotencyKey: crypto.randomUUID() })
      } else return run.goOn()
      return true
    },
  }
}

/** The same on a platform that knows no keys: what became of a lost one is read, and it is never sent again. */
function takeBackWithoutKeys(it: FaultWorld): FlowRun {
  const { settings } = it.world
  const capabilities = { ...settings.capabilities, idempotencyKeys: false }
  return takeBack({ ...it, world: { ...it.world, settings: { ...settings, capabilities } } })
}

const rich = { wallet: { main: 100_000, casinoBonus: 500 } }
const paidOut = [-1000]

/** Paying out, and taking back what is not paid yet. */
export const withdrawalRows: readonly FaultRow[] = [
  { area: 'withdrawal', call: 'withdrawalCheck', open: payOut, moves: paidOut, player: rich },
  { area: 'withdrawal', call: 'withdrawalMethods', open: payOut, moves: paidOut, player: rich },
  { area: 'withdrawal', call: 'walletBalance', when: 'withdrawal', open: payOut, moves: paidOut, player: rich },
  { area: 'withdrawal', call: 'withdrawalRequest', open: payOut, moves: paidOut, player: rich },
  {
    area: 'withdrawal',
    call: 'withdrawalLookUp',
    lost: 'withdrawalRequest',
    open: payOut,
    moves: paidOut,
    player: rich,
  },
  { area: 'withdrawal', call: 'pendingWithdrawals', open: showPending, moves: [] },
  {
    area: 'withdrawal',
    call: 'withdrawalCancellation',
    open: takeBack,
    moves: [1000, -1000],
    player: rich,
    isFresh: true,
  },
  {
    area: 'withdrawal',
    call: 'withdrawals',
    when: 'a platform without keys',
    lost: 'withdrawalCancellation',
    open: takeBackWithoutKeys,
    moves: [1000, -1000],
    player: rich,
    isFresh: true,
  },
]
