import type { LimitEntry, LimitSet as WireLimits } from '#contract/limits.ts'
import { toMinor, toWire, type Currency } from '#contract/money.ts'
import type {
  ChangeLimitInput,
  ChangeLimitOutput,
  Limit,
  Limits,
  LimitSet,
  LoadLimitsOutput,
} from '#machines/limits/limits.contract.ts'
import { ApiError } from './apiError.ts'
import type { Work } from './late.ts'
import { tellLimitsChanged } from './limitTabs.ts'
import type { World } from './world.ts'

const readCalls = { deposit: 'depositLimits', loss: 'lossLimits', spend: 'spendLimits' } as const
const changeCalls = {
  deposit: 'depositLimitsChange',
  loss: 'lossLimitsChange',
  spend: 'spendLimitsChange',
} as const

/** How long the sets that have answered wait for the others (ms). */
const PATIENCE = 3000

/** Without the operator's own word whether it may be confirmed, its times say so, by the clock of this page. */
const isConfirmableAt = ({ confirmable, pendingDate, confirmUntil }: LimitEntry, now: number): boolean => {
  if (confirmable !== undefined) return confirmable
  if (pendingDate === null || Date.parse(pendingDate) > now) return false
  return confirmUntil == null || now < Date.parse(confirmUntil)
}

const limitOf = (entry: LimitEntry, currency: Currency, now: number): Limit => {
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, currency))
  const { pendingDate, locked, updatedAt, startedAt, resetAt } = entry
  return {
    value: minor(entry.value),
    pendingValue: minor(entry.pendingValue),
    pendingDate,
    isConfirmable: isConfirmableAt(entry, now),
    confirmUntil: entry.confirmUntil ?? null,
    looserFrom: entry.looserFrom ?? null,
    locked,
    updatedAt,
    startedAt,
    resetAt,
    used: toMinor(entry.used, currency),
    remaining: minor(entry.remaining),
  }
}

const limitsOf = ({ currency, limits }: WireLimits, now: number): Limits => ({
  D: limitOf(limits.D, currency, now),
  W: limitOf(limits.W, currency, now),
  M: limitOf(limits.M, currency, now),
})

/** What to say of a change that was taken: whether it counts or waits shows in the answer (LIM-5). */
const successKey = ({ set, period, action, limit }: ChangeLimitInput, limits: Limits): string => {
  const { value } = limits[period]
  if (action === 'cancel') return `player.limits.${set}.canceled`
  if (action !== 'save' && value === null) return `player.limits.${set}.removed`
  if (action === 'delete') return `player.limits.${set}.removal.received`
  if (action === 'save' && value !== limit) return `player.limits.${set}.update.received`
  return `player.limits.${set}.updated`
}

const bodyOf = ({ period, action, limit }: ChangeLimitInput, currency: Currency) => {
  const duration = period
  if (action === 'delete') return { duration, deleteLimit: true as const }
  if (action === 'cancel') return { duration, cancelPendingLimit: true as const }
  if (action === 'confirm') return { duration, confirmPendingLimit: true as const }
  return { duration, limit: toWire(limit ?? 0, currency) }
}

const unlimited: Limit = {
  value: null,
  pendingValue: null,
  pendingDate: null,
  isConfirmable: false,
  confirmUntil: null,
  looserFrom: null,
  locked: false,
  updatedAt: null,
  startedAt: null,
  resetAt: null,
  used: 0,
  remaining: null,
}

interface LimitsWork {
  readonly loadLimits: Work<LoadLimitsOutput, undefined>
  readonly changeLimit: Work<ChangeLimitOutput, ChangeLimitInput>
}

/** The operator's word that there is nothing to confirm (now). */
const saysNothingWaits = (error: unknown): boolean =>
  error instanceof ApiError && error.code?.endsWith('.interval') === true

/** The player's own limits (LIM-1 to LIM-5). */
export const limitsWork = (world: World): LimitsWork => {
  // A platform without loss limits is not asked for them.
  const isAsked = (set: LimitSet): boolean => set !== 'loss' || world.settings.capabilities.lossLimits
  const load = async (set: LimitSet, signal: AbortSignal): Promise<Limits> => {
    if (!isAsked(set)) return { D: unlimited, W: unlimited, M: unlimited }
    return limitsOf(await world.api.call(readCalls[set], {}, { signal }), world.now())
  }
  return {
    loadLimits: async ({ signal }) => {
      const errors: unknown[] = []
      const late = new AbortController()
      const ends = AbortSignal.any([signal, late.signal])
      let patience: ReturnType<typeof setTimeout> | undefined
      const had = async (set: LimitSet) => {
        try {
          return { limits: await load(set, ends) }
        } catch (error) {
          errors.push(error)
          return { error: late.signal.aborted ? new ApiError('timeout', 'No answer in time') : error }
        } finally {
          // What has answered is not kept back by what hangs.
          if (isAsked(set)) patience ??= setTimeout(() => late.abort(), PATIENCE)
        }
      }
      try {
        const [deposit, loss, spend] = await Promise.all([had('deposit'), had('loss'), had('spend')])
        if (errors.length === 3) throw errors[0]
        return { deposit, loss, spend }
      } finally {
        clearTimeout(patience)
      }
    },
    changeLimit: async ({ input, signal }) => {
      const body = bodyOf(input, world.currency())
      const change = async (): Promise<Limits> => {
        try {
          return limitsOf(await world.api.call(changeCalls[input.set], { body }, { signal }), world.now())
        } catch (error) {
          // What has been confirmed already, in another tab or by a request whose answer was lost, is refused a second time.
          if (input.action !== 'confirm' || !saysNothingWaits(error)) throw error
          const standing = await load(input.set, signal)
          const { value, pendingDate } = standing[input.period]
          if (value !== input.limit || pendingDate !== null) throw error
          return standing
        }
      }
      const limits = await change()
      tellLimitsChanged()
      return { limits, successKey: successKey(input, limits) }
    },
  }
}
