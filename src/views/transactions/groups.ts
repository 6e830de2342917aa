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

/** Rows, newest first, each told whether it begins a day. */
export function grouped(list: readonly Transaction[]): readonly ShownTransaction[] {
  let last: number | null = null
  return list.map((one) => {
    const day = dayNumber(one.transactionDate)
    const firstInGroup = day !== last
    last = day
    return { ...one, firstInGroup }
  })
}
