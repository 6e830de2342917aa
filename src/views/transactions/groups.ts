import type { Transaction } from '#machines/transactions/transactions.contract.ts'

/** The day of a moment where the player is; the same number for each moment of the day. */
export const dayNumber = (at: number | string): number => {
  const date = new Date(at)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
}

/** The moment, as rows bear it, at which the day of another moment began where the player is. */
const beginOfDay = (at: string): string => {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).toISOString()
}

/** Where in a list, newest first, a row is the first of its group (TXN-1): by index, 1 for a row that begins a day. */
export type FirstInGroup = Readonly<Uint8Array>

/** Tells of each row, newest first, whether it begins a day; the rows themselves stay as they are. */
export function firstInGroup(list: readonly Transaction[]): FirstInGroup {
  // All moments are of one form (UTC): the order of the texts is theirs, and only a row of another day needs a calendar.
  const first = new Uint8Array(list.length)
  let begin: string | null = null
  list.forEach(({ transactionDate }, at) => {
    if (begin !== null && transactionDate >= begin) return
    first[at] = 1
    begin = beginOfDay(transactionDate)
  })
  return first
}
