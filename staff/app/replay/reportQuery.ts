import { readCode } from '#contract/eventLog.ts'
import type { ReportQuery } from '../signIn/staffApi.ts'

/** The fields of the search for reports, as they were typed. */
export interface TypedQuery {
  readonly code: string
  readonly player: string
  /** Days as a date field gives them, `2026-11-26`. */
  readonly from: string
  readonly to: string
}

/** What is wrong, by field. */
export type QueryErrors = { readonly [key in keyof TypedQuery]?: string }

/** A day of whoever searches, in ms since 1970: its first moment, and the first one after it. Null: no day. */
function dayOf(text: string): readonly [number, number] | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])]
  const start = new Date(year, month, day)
  // The 31st of a shorter month would be a day of the next one.
  return start.getMonth() === month ? [start.getTime(), new Date(year, month, day + 1).getTime()] : null
}

/** Reads what was typed: the query, or what is wrong with it. */
export function readQuery(typed: TypedQuery): { readonly query: ReportQuery } | { readonly errors: QueryErrors } {
  const errors: { -readonly [key in keyof QueryErrors]: string } = {}
  const query: { -readonly [key in keyof ReportQuery]: ReportQuery[key] } = {}
  if (typed.code.trim() !== '') {
    const code = readCode(typed.code)
    if (code === null) errors.code = 'A code has eight letters and digits, as in 7K4M-2QXA.'
    else query.code = code
  }
  if (typed.player.trim() !== '') {
    if (/^\d{1,15}$/.test(typed.player.trim())) query.playerId = Number(typed.player.trim())
    else errors.player = 'A player number has digits only.'
  }
  const [from, to] = [dayOf(typed.from), dayOf(typed.to)]
  if (from) [query.from] = from
  else if (typed.from !== '') errors.from = 'There is no such day.'
  if (to) query.to = to[1] - 1
  else if (typed.to !== '') errors.to = 'There is no such day.'
  if (from && to && from[0] > to[0]) errors.to = 'This day lies before the first one.'
  return Object.keys(errors).length > 0 ? { errors } : { query }
}
