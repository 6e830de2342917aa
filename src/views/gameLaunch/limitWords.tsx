import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { LimitPeriod, LimitsContext, LimitSet } from '#machines/limits/limits.contract.ts'
import { Link } from '#src/ui/Link.tsx'

/** A limit of play that leaves nothing. */
export interface ReachedLimit {
  readonly set: 'loss' | 'spend'
  readonly period: LimitPeriod
  /** ISO time at which its period is over; null where that is not known. */
  readonly resetAt: string | null
}

/** What the player's limits say to playing for money. */
export interface LaunchLimits {
  readonly reached: readonly ReachedLimit[]
  /** Sets in which the market wants a limit before the first play for money, and none is set (RMB-1). */
  readonly wanting: readonly LimitSet[]
  /** The market wants limits, and all of them are set. */
  readonly areSet: boolean
}

const PERIODS: readonly LimitPeriod[] = ['D', 'W', 'M']

/** What the limits that are known say to playing for money; of a set that is not known what is required still wants a limit. */
export function launchLimitsOf(
  limits: LimitsContext['limits'] | undefined,
  required: readonly LimitSet[],
): LaunchLimits {
  const hasOne = (set: LimitSet) => Object.values(limits?.[set] ?? {}).some(({ value }) => value !== null)
  const wanting = required.filter((set) => !hasOne(set))
  return {
    reached: (['loss', 'spend'] as const).flatMap((set) =>
      PERIODS.flatMap((period) => {
        const limit = limits?.[set]?.[period]
        return limit?.remaining === 0 ? [{ set, period, resetAt: limit.resetAt }] : []
      }),
    ),
    wanting,
    areSet: required.length > 0 && wanting.length === 0,
  }
}

const names: Readonly<Record<ReachedLimit['set'], Readonly<Record<LimitPeriod, ReactNode>>>> = {
  loss: {
    D: <Trans>Daily loss limit</Trans>,
    W: <Trans>Weekly loss limit</Trans>,
    M: <Trans>Monthly loss limit</Trans>,
  },
  spend: {
    D: <Trans>Daily spend limit</Trans>,
    W: <Trans>Weekly spend limit</Trans>,
    M: <Trans>Monthly spend limit</Trans>,
  },
}

/** Each limit that is reached, and until when; one way to all of them. */
export function ReachedLimits({ reached }: Pick<LaunchLimits, 'reached'>) {
  return (
    <>
      {reached.map(({ set, period, resetAt }) => (
        <p key={`${set} ${period}`}>
          <strong>{names[set][period]}</strong>
          <br />
          <Until at={resetAt} />
        </p>
      ))}
      <p>
        <Link to="/my-account/gambling-limits">
          <Trans>See your limits</Trans>
        </Link>
      </p>
    </>
  )
}

function Until({ at }: { readonly at: string | null }) {
  if (at === null) return <Trans>Reached until its period is over.</Trans>
  const date = formatDate(at)
  const time = formatTime(at)
  return (
    <Trans>
      Reached until {date}, {time}.
    </Trans>
  )
}

/** Which limits the rules of the market want before the first play for money; null where that is not known. */
export function wantingWords(wanting: readonly LimitSet[]): ReactNode {
  if (wanting.includes('deposit') && wanting.includes('loss'))
    return <Trans>The rules here ask you to set a deposit limit and a loss limit. You choose the amounts.</Trans>
  if (wanting.includes('loss')) return <Trans>The rules here ask you to set a loss limit. You choose the amount.</Trans>
  if (wanting.includes('deposit'))
    return <Trans>The rules here ask you to set a deposit limit. You choose the amount.</Trans>
  return null
}
