import { indefiniteExclusionMonths } from '#contract/constants.ts'
import type { BreakBegun } from '#machines/events.ts'
import type {
  BeginBreakInput,
  LookAtBreakInput,
  LookAtBreakOutput,
  WantedBreak,
} from '#machines/exclusion/exclusion.contract.ts'
import { ApiError } from './apiError.ts'
import { begunIn } from './breakBegun.ts'
import type { Work } from './late.ts'
import type { World } from './world.ts'

interface ExclusionWork {
  readonly beginBreak: Work<BreakBegun, BeginBreakInput>
  readonly lookAtBreak: Work<LookAtBreakOutput, LookAtBreakInput>
}

const kinds = { timeout: 'TIMEOUT', cooling: 'COOLING', exclusion: 'SELF_EXCLUDED' } as const

/** What was asked for has ended the session: it stands, though the answer that said until when is lost. */
const takenUnseen = ({ kind }: WantedBreak): BreakBegun => ({
  kind: kinds[kind],
  initiator: 'PLAYER',
  endsAt: null,
  isForGood: false,
})

const isRefused = (error: unknown): boolean => {
  const { status } = (error ?? {}) as { status?: unknown }
  return status === 401 || status === 403
}

/** Breaks and self-exclusion (RGT-5, RGT-6). */
export const exclusionWork = (world: World): ExclusionWork => {
  const begin = ({ wanted, playerId }: BeginBreakInput, signal: AbortSignal) => {
    if (wanted.kind === 'cooling')
      return world.api.call('timeoutCooling', { params: { id: playerId }, body: { playerId } }, { signal })
    if (wanted.kind === 'timeout') return world.api.call('timeoutStart', { body: { timeout: wanted.days } }, { signal })
    const body =
      wanted.months === null
        ? ({ accountDisableIndefinitely: true, exclusionInMonths: indefiniteExclusionMonths } as const)
        : ({ exclusionInMonths: wanted.months, exclusionDelayInHours: 0 } as const)
    return world.api.call('exclusionStart', { body }, { signal })
  }
  return {
    beginBreak: async ({ input, signal }) => {
      const begun = begunIn(
        await begin(input, signal).catch((error: unknown) => {
          // The session is over: perhaps by this break, whose first answer was lost. What stands is looked up.
          throw isRefused(error) ? new ApiError('network', 'The session is over') : error
        }),
      )
      if (begun === null) throw new ApiError('malformed', 'The answer tells of no break')
      return begun
    },
    lookAtBreak: async ({ input, signal }) => {
      try {
        return begunIn(await world.api.call('exclusion', {}, { signal }))
      } catch (error) {
        if (isRefused(error)) return takenUnseen(input.wanted)
        throw error
      }
    },
  }
}
