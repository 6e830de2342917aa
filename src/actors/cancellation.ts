import type { Withdrawal } from '#contract/withdrawal.ts'
import { toWire, isCurrency } from '#contract/money.ts'
import type { CancelWithdrawalInput } from '#machines/withdrawal/withdrawal.contract.ts'
import { ApiError } from './apiError.ts'
import type { World } from './world.ts'

/** Payouts that are looked through for one that is pending no more. */
const LATEST = 100

const refused = (code: string, message: string) => new ApiError('status', message, { status: 409, code })

/** Whatever the platform says of the lists says nothing of the cancellation: it stays unknown. */
const unread = (error: unknown): never => {
  throw error instanceof ApiError && error.kind === 'status'
    ? new ApiError('network', `What became of it could not be read: ${error.message}`)
    : error
}

/**
 * What became of a cancellation that the platform, knowing no keys, must not be sent twice: read from what is pending and from all
 * payouts. One that is pending may be cancelled anew, by the player only.
 */
async function readFromPayouts({ api }: World, id: string, signal: AbortSignal): Promise<Withdrawal> {
  const pending = await api.call('pendingWithdrawals', {}, { signal }).catch(unread)
  if (pending.some(({ withdrawalId }) => withdrawalId === id))
    throw refused('error.withdrawal.still_pending', 'It is pending as before')
  const { withdrawals } = await api
    .call('withdrawals', { query: { limit: LATEST } }, { signal })
    .catch((error: unknown) => {
      // A platform without the list.
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 501)) return unread(error)
      return { withdrawals: [] }
    })
  const one = withdrawals.find(({ withdrawalId }) => withdrawalId === id)
  if (one?.status === 'CANCELLED') return one
  throw one
    ? refused('error.withdrawal.not_pending', 'It is not pending any more')
    : refused('error.withdrawal.ended', 'It is not pending any more, and nothing says why')
}

/** Takes a pending payout back, or finds out what became of it; never twice (WDR-2, SAF-4). Rejects with an ApiError. */
export async function cancelPayout(
  world: World,
  { id, amount, currency, idempotencyKey, wasSent }: CancelWithdrawalInput,
  signal: AbortSignal,
): Promise<Withdrawal> {
  if (!isCurrency(currency)) throw new Error(`no currency of the platform: ${currency}`)
  if (wasSent && !world.settings.capabilities.idempotencyKeys) return readFromPayouts(world, id, signal)
  return world.api.call(
    'withdrawalCancellation',
    { body: { pendingWithdrawalId: id, amount: toWire(amount, currency), cancelByPlayer: true } },
    { signal, idempotencyKey },
  )
}
