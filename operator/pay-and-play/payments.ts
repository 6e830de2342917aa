import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import type { Tx } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { symmetricKey } from '../user-pool/keys.ts'
import { payAndPlayPayments, type PaymentState } from './schema.ts'

export type PaymentRow = typeof payAndPlayPayments.$inferSelect

/** The payment is known no longer, or never was: nothing is told of which (PNP-5). */
export const sessionExpired = (): CallError =>
  new CallError(409, 'error.pnp.session.expired', 'This payment cannot be finished any more')
/** A code is good once (PNP-5). */
export const codeUsed = (): CallError => new CallError(409, 'error.pnp.code.used', 'This payment was used already')

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

const equal = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const keyedHash = async ({ db, clock }: Operator, ...parts: readonly string[]): Promise<string> =>
  createHmac('sha256', await symmetricKey(db, clock.now(), 'registration'))
    .update(['pay-and-play', ...parts].join('\0'))
    .digest('base64url')

/** The person behind a customer number, as it is stored: the number itself is not. */
export const personOf = (operator: Operator, customer: string): Promise<string> =>
  keyedHash(operator, 'person', customer)

/** Whether the payer still acts on the provider's page. */
export const isOpen = (state: PaymentState): boolean => state === 'created' || state === 'identified'
/** Whether the payment has signed its player in, and is over by it. */
export const hasLoggedIn = (state: PaymentState): boolean => state === 'captured' || state === 'released'
/** States that time alone ends: what was held and not captured is released (SAF-5). */
const endsByTime = (state: PaymentState): boolean => isOpen(state) || state === 'approved' || state === 'verified'

/** Writes a new state; the one place where a payment changes. */
export async function changePayment(
  operator: Operator,
  tx: Tx,
  row: PaymentRow,
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const all = { ...change, changedAt: operator.clock.now() }
  await tx.update(payAndPlayPayments).set(all).where(eq(payAndPlayPayments.id, row.id))
  if (change.state !== undefined && change.state !== row.state)
    operator.log.info('pay-and-play.state', { from: row.state, to: change.state, reason: change.reason ?? null })
  return { ...row, ...all }
}

/** Holds the payment's row until the transaction ends; null when there is none. */
export async function lockPayment(
  operator: Operator,
  tx: Tx,
  by: { readonly id: string } | { readonly pageId: string },
): Promise<PaymentRow | null> {
  const where = 'id' in by ? eq(payAndPlayPayments.id, by.id) : eq(payAndPlayPayments.pageId, by.pageId)
  const [row] = await tx.select().from(payAndPlayPayments).where(where).for('update')
  if (!row) return null
  const isOver = endsByTime(row.state) && operator.clock.now() - row.createdAt > timers.payAndPlaySessionLife
  return isOver ? changePayment(operator, tx, row, { state: 'expired', reason: 'expired' }) : row
}

type Opened = Pick<PaymentRow, 'amount' | 'currency' | 'countryCode' | 'market' | 'redirectUri'> & {
  /** The secret of the browser that opens it. */
  readonly payer: string
}

/** Opens a payment and answers the path of the provider's page. */
export async function openPayment(operator: Operator, { payer, ...wanted }: Opened): Promise<string> {
  const at = operator.clock.now()
  const pageId = randomUUID()
  await operator.db.insert(payAndPlayPayments).values({
    ...wanted,
    id: randomUUID(),
    pageId,
    originHash: await originOf(operator, payer),
    state: 'created',
    createdAt: at,
    changedAt: at,
  })
  return pagePath({ pageId })
}

/** Where the payer pays. */
export const pagePath = ({ pageId }: Pick<PaymentRow, 'pageId'>): string => `/cashier/bank/${pageId}`

/** What a payment is bound to from its beginning: no other browser acts on it. */
const originOf = (operator: Operator, payer: string): Promise<string> => keyedHash(operator, 'payer', payer)

/** Whether the browser with this secret has begun the payment. */
export const isPayers = async (operator: Operator, row: PaymentRow, payer: string | null): Promise<boolean> =>
  payer !== null && equal(row.originHash ?? '', await originOf(operator, payer))

/** Holds the amount and gives its one-time code; one that was given before is worth nothing any more. */
export async function approve(
  operator: Operator,
  tx: Tx,
  row: PaymentRow,
): Promise<{ readonly row: PaymentRow; readonly code: string }> {
  const code = randomBytes(24).toString('base64url')
  const approved = { state: 'approved', codeHash: sha256(code), approvedAt: operator.clock.now() } as const
  return { row: await changePayment(operator, tx, row, approved), code }
}

/** The payment of this browser that this code verifies. Throws CallError 409 when it is over, was verified before, or is another's. */
export async function requireCode(
  operator: Operator,
  tx: Tx,
  { sessionId, oneTimeCode }: { readonly sessionId: string; readonly oneTimeCode: string },
  payer: string | null,
): Promise<PaymentRow> {
  const row = await lockPayment(operator, tx, { id: sessionId })
  const isTheirs = row !== null && (await isPayers(operator, row, payer))
  if (!isTheirs || !row.codeHash || !equal(sha256(oneTimeCode), row.codeHash)) throw sessionExpired()
  if (row.state === 'verified' || hasLoggedIn(row.state)) throw codeUsed()
  const isLate = operator.clock.now() - (row.approvedAt ?? 0) > timers.codeLife
  if (row.state !== 'approved' || isLate) throw sessionExpired()
  return row
}

/** The verified payment of this player and browser. Throws CallError 409 for any other. */
export async function requireVerified(
  operator: Operator,
  tx: Tx,
  { sessionId, playerId }: { readonly sessionId: string; readonly playerId: number },
  payer: string | null,
): Promise<PaymentRow> {
  const row = await lockPayment(operator, tx, { id: sessionId })
  const isTheirs = row !== null && row.playerId === playerId && (await isPayers(operator, row, payer))
  if (!isTheirs || (row.state !== 'verified' && !hasLoggedIn(row.state))) throw sessionExpired()
  return row
}
