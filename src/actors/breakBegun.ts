import type { BreakBegun } from '#machines/events.ts'

const kinds: ReadonlySet<unknown> = new Set(['TIMEOUT', 'COOLING', 'SELF_EXCLUDED'])

/** What a session that a break or exclusion has ended is left for. */
export const reasonOf = ({ kind }: BreakBegun): 'excluded' | 'timeout' =>
  kind === 'SELF_EXCLUDED' ? 'excluded' : 'timeout'

/** A break or exclusion as the operator tells of it; null where none stands, or what is told is none. */
export function begunIn(told: unknown): BreakBegun | null {
  const { kind, initiator, endsAt, indefinite } = (told ?? {}) as Record<string, unknown>
  if (!kinds.has(kind)) return null
  return {
    kind: kind as BreakBegun['kind'],
    initiator: initiator === 'OPERATOR' ? 'OPERATOR' : 'PLAYER',
    endsAt: typeof endsAt === 'string' && !Number.isNaN(Date.parse(endsAt)) ? endsAt : null,
    isForGood: indefinite === true,
  }
}
