import type { DepositMethod, PaymentMethod } from '#contract/deposit.ts'
import { toWire, type Currency, type Minor } from '#contract/money.ts'
import { roundUnit } from '#contract/roundUnit.ts'

interface Method {
  readonly name: string
  /** Bounds in round units of the currency. */
  readonly min: number
  readonly max: number
  readonly withdrawable: boolean
  /** Markets where it is offered; null: everywhere. */
  readonly markets: readonly string[] | null
}

const METHODS: Readonly<Record<PaymentMethod, Method>> = {
  CREDITCARD: { name: 'Card', min: 10, max: 5000, withdrawable: true, markets: null },
  TRUSTLY: { name: 'Trustly', min: 10, max: 10_000, withdrawable: true, markets: ['FI', 'PP', 'LL', 'JJ', 'AT', 'GG'] },
  EUTELLER: { name: 'Euteller', min: 10, max: 5000, withdrawable: true, markets: ['FI'] },
  SIRU: { name: 'Siru', min: 10, max: 100, withdrawable: false, markets: ['FI', 'PP', 'NO'] },
  SKRILL: { name: 'Skrill', min: 10, max: 5000, withdrawable: true, markets: null },
  NETELLER: { name: 'Neteller', min: 10, max: 5000, withdrawable: true, markets: null },
  MUCHBETTER: {
    name: 'MuchBetter',
    min: 10,
    max: 5000,
    withdrawable: true,
    markets: ['UN', 'CA', 'NZ', 'IN', 'NO', 'JP'],
  },
  RAPIDTRANSFER: {
    name: 'Rapid Transfer',
    min: 10,
    max: 2500,
    withdrawable: false,
    markets: ['UN', 'FI', 'AT', 'JJ', 'PT'],
  },
  PAYSAFECARD: {
    name: 'paysafecard',
    min: 10,
    max: 250,
    withdrawable: false,
    markets: ['UN', 'CA', 'NZ', 'AT', 'FI', 'PT', 'GG', 'LL'],
  },
}

/** A way to pay in with bounds in minor units; its id is the method in lower case. */
export interface OfferedMethod {
  readonly id: string
  readonly method: PaymentMethod
  readonly name: string
  readonly min: Minor
  readonly max: Minor
  readonly withdrawable: boolean
}

/** A method's name, the same in every market. */
export const nameOf = (method: PaymentMethod): string => METHODS[method].name

/** Ways to pay in at a market, cards first. */
export function methodsOf(market: string, currency: Currency): OfferedMethod[] {
  const minor = (units: number): Minor => units * roundUnit(currency)
  return (Object.entries(METHODS) as [PaymentMethod, Method][])
    .filter(([, { markets }]) => !markets || markets.includes(market))
    .map(([method, { name, min, max, withdrawable }]) => ({
      id: method.toLowerCase(),
      method,
      name,
      min: minor(min),
      max: minor(max),
      withdrawable,
    }))
}

/** The method as it crosses the wire; `accountLabel` names an earlier payment's account. */
export const wireMethod = (
  { id, method, name, min, max, withdrawable }: OfferedMethod,
  currency: Currency,
  accountLabel: string | null = null,
): DepositMethod => ({
  id,
  method,
  name,
  currency,
  minAmount: toWire(min, currency),
  maxAmount: toWire(max, currency),
  fee: 0,
  accountLabel,
  withdrawable,
})
