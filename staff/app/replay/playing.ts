import type { Columns } from './columns.ts'

/** How fast a replay plays: a factor of the recorded time, or as fast as it goes. */
export const speeds = [1, 2, 8, 'fastest'] as const
export type Speed = (typeof speeds)[number]

/** Nobody waits longer than this for the next record, ms; what was longer is said. */
export const LONGEST_WAIT = 1500

/** The next move of a replay that plays. */
export interface Move {
  readonly to: number
  readonly waitMs: number
  /** The recorded pause, where less of it is waited; null: it is as long as it was. */
  readonly shortened: number | null
}

/** What comes after a step; null: nothing. `last` is the last step that can be looked at. */
export function nextMove({ since }: Pick<Columns, 'since'>, step: number, last: number, speed: Speed): Move | null {
  if (step >= last) return null
  // A long log takes no longer than half a minute, at 60 pictures a second.
  if (speed === 'fastest')
    return { to: Math.min(last, step + Math.max(1, Math.ceil(last / 1800))), waitMs: 0, shortened: null }
  const pause = (since[step] ?? 0) - (step > 0 ? (since[step - 1] ?? 0) : 0)
  const wait = Math.max(0, pause / speed)
  return { to: step + 1, waitMs: Math.min(wait, LONGEST_WAIT), shortened: wait > LONGEST_WAIT ? pause : null }
}
