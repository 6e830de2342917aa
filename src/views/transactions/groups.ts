import type { Transaction } from '#machines/transactions/transactions.contract.ts'

/** A row of the list; the first of each day bears the day's title (TXN-1). */
export interface ShownTransaction extends Transaction {
  readonly firstInGroup: boolean
}

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

/** Rows, newest first, each told whether it begins a day. */
export function grouped(list: readonly Transaction[]): readonly ShownTransaction[] {
  // All moments are of one form (UTC): the order of the texts is theirs, and only a row of another day needs a calendar.
  let begin: string | null = null
  return list.map((one) => {
    const firstInGroup = begin === null || one.transactionDate < begin
    if (firstInGroup) begin = beginOfDay(one.transactionDate)
    return { ...one, firstInGroup }
  })
}
