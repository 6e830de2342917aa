import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/deposit.ts'
import type { Currency } from '#contract/money.ts'
import { roundUnit } from '#contract/roundUnit.ts'
import type { Tx } from '../../db/open.ts'
import type { Operator } from '../../operator.ts'
import { symmetricKey } from '../../user-pool/keys.ts'
import type { DepositRow } from '../deposits.ts'
import { filled, moneyText } from '../../pageLocale.ts'
import { vouchers, type PayerAnswer } from '../schema.ts'
import { localeOfDeposit, wordsOfDeposit } from './words/words.ts'

// The embedded banks and payment services other than cards, with their test data; nobody else's account is known to them.

/** What its player does to pay: types a card, logs in at a bank or an e-wallet, types a voucher, or answers a code on the phone. */
export type PaymentKind = 'card' | 'bank' | 'wallet' | 'voucher' | 'phone'

const KINDS: Readonly<Record<PaymentMethod, PaymentKind>> = {
  CREDITCARD: 'card',
  EUTELLER: 'bank',
  MUCHBETTER: 'wallet',
  NETELLER: 'wallet',
  PAYSAFECARD: 'voucher',
  RAPIDTRANSFER: 'bank',
  SIRU: 'phone',
  SKRILL: 'wallet',
  TRUSTLY: 'bank',
}
/** How a deposit is paid. */
export const kindOf = ({ method }: Pick<DepositRow, 'method'>): PaymentKind => KINDS[method as PaymentMethod]

/** Banks to choose from. */
export const BANKS: Readonly<Record<string, string>> = {
  north: 'Demo Bank North',
  harbour: 'Harbour Demo Bank',
  savings: 'Demo Savings Bank',
}

const byEnding = (digits: string, refused: 'refused_by_bank' | 'refused_by_service'): PayerAnswer => {
  if (digits.endsWith('99')) return { refused: 'insufficient_funds' }
  if (digits.endsWith('98')) return 'silent'
  return digits.endsWith('97') ? { refused } : 'approved'
}

/** Somebody known to a bank or service: what it says to a payment, and the account as it may be shown. */
export interface Payer {
  readonly says: PayerAnswer
  readonly label: string
}

/** The bank's customer; null where that is no customer number. */
export const bankCustomer = (bank: string, customer: string): Payer | null =>
  /^\d{8}$/.test(customer)
    ? { says: byEnding(customer, 'refused_by_bank'), label: `${BANKS[bank] ?? ''} •••• ${customer.slice(-4)}` }
    : null

/** Password of each account of the embedded e-wallets. */
export const WALLET_PASSWORD = 'demo-wallet'
const WALLETS: Readonly<Record<string, PayerAnswer>> = {
  'player@wallet.example': 'approved',
  'poor@wallet.example': { refused: 'insufficient_funds' },
  'closed@wallet.example': { refused: 'refused_by_service' },
  'slow@wallet.example': 'silent',
}

/** The e-wallet's account; null for a wrong e-mail or password, which of the two is not told. */
export function walletAccount(email: string, password: string): Payer | null {
  const says = WALLETS[email.toLowerCase()]
  if (says === undefined || password !== WALLET_PASSWORD) return null
  return { says, label: `${email.slice(0, 1).toLowerCase()}•••@${email.slice(email.indexOf('@') + 1).toLowerCase()}` }
}

/** The mobile subscription; null where that is no phone number. */
export function phoneSubscription(phone: string): Payer | null {
  const digits = phone.replaceAll(/[\s().-]/g, '')
  if (!/^\+?\d{7,15}$/.test(digits)) return null
  return { says: byEnding(digits, 'refused_by_service'), label: `•••• ${digits.slice(-2)}` }
}

/** What a voucher would pay: a refusal in words, or the hash it is kept by and what is left after paying. */
export type VoucherSays =
  | { readonly wrong: string }
  | { readonly says: PayerAnswer }
  | { readonly pays: { readonly id: string; readonly left: number } }

/**
 * Looks at a voucher and holds it until the transaction ends, so that it pays once. `7000`, its value in round units of the
 * currency in four digits, then any eight: 7000 0050 1234 5678 is worth 50.
 */
export async function lookAtVoucher(operator: Operator, tx: Tx, row: DepositRow, typed: string): Promise<VoucherSays> {
  const words = wordsOfDeposit(row)
  const used: VoucherSays = { wrong: words.voucherUsed }
  const pin = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{16}$/.test(pin)) return { wrong: words.wrongPin }
  if (!pin.startsWith('7000')) return { wrong: words.unknownVoucher }
  const says = byEnding(pin, 'refused_by_service')
  if (says === 'silent') return { says }
  if (says !== 'approved')
    return says.refused === 'insufficient_funds' ? used : { says: { refused: 'voucher_refused' } }
  const id = createHmac('sha256', await symmetricKey(operator.db, operator.clock.now(), 'registration'))
    .update(`voucher\0${pin}`)
    .digest('base64url')
  const currency = row.currency as Currency
  const value = Number(pin.slice(4, 8)) * roundUnit(currency)
  await tx.insert(vouchers).values({ id, left: value, currency }).onConflictDoNothing()
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update')
  if (!voucher || voucher.left === 0) return used
  if (voucher.currency !== row.currency) return { wrong: filled(words.voucherCurrency, { currency: voucher.currency }) }
  if (voucher.left < row.amount) {
    const amount = moneyText(voucher.left, currency, localeOfDeposit(row))
    return { wrong: filled(words.voucherLeft, { amount }) }
  }
  return { pays: { id, left: voucher.left - row.amount } }
}

/** Takes from a voucher what was paid with it. */
export const spendVoucher = async (tx: Tx, { id, left }: { readonly id: string; readonly left: number }) => {
  await tx.update(vouchers).set({ left }).where(eq(vouchers.id, id))
}
