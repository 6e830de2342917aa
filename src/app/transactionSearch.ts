import {
  transactionCategories,
  transactionStatuses,
  type TransactionCategory,
  type TransactionStatus,
} from '#contract/transactionNames.ts'

/** What the address of the history says of its filter; dates are days (yyyy-MM-dd) of the player. */
export interface TransactionSearch {
  readonly category?: TransactionCategory
  readonly status?: TransactionStatus
  readonly hour?: 24 | 72
  readonly from?: string
  readonly to?: string
}

const oneOf = <Name extends string>(names: readonly Name[], given: unknown): Name | undefined =>
  names.find((name) => name === given)

const dayOf = (given: unknown): string | undefined => {
  if (typeof given !== 'string' || !/^[12]\d{3}-\d\d-\d\d$/.test(given)) return undefined
  const time = Date.parse(`${given}T00:00:00Z`)
  // The 30th of February is no day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(given) ? given : undefined
}

/** What of an address is a filter of the history (TXN-2); what nobody can have chosen is left out. By hand: a route bears no schemas. */
export function transactionSearch(given: Readonly<Record<string, unknown>>): TransactionSearch {
  const category = oneOf(transactionCategories, given['category'])
  const status = oneOf(transactionStatuses, given['status'])
  const hour = ([24, 72] as const).find((hours) => String(hours) === String(given['hour']))
  const [from, to] = [dayOf(given['from']), dayOf(given['to'])]
  const isRange = hour === undefined && !(from !== undefined && to !== undefined && from > to)
  return {
    ...(category && { category }),
    ...(status && { status }),
    ...(hour && { hour }),
    ...(isRange && from && { from }),
    ...(isRange && to && { to }),
  }
}
