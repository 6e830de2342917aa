import { readDraft, writeDraft } from './storage.ts'

/** How far a payment of this tab has come: at the bank, approved and waiting for the form, or being taken. */
export type BegunPayment = 'bank' | 'form' | 'login'

/** The amount, and the form of a new payer, kept for another try (APP-7). */
export const amountForm = 'pay-and-play-amount'
export const payerForm = 'pay-and-play'
/** The note of how far it has come: nothing of a person. */
export const begunForm = 'pay-and-play-begun'
const stages: readonly unknown[] = ['bank', 'form', 'login'] satisfies BegunPayment[]

/** The payment that this tab has begun in the last half hour; null for none. Nothing of it is kept that could finish it (SAF-12). */
export function begunPayment(now: number): BegunPayment | null {
  const stage = readDraft(begunForm, now)?.['stage']
  return stages.includes(stage) ? (stage as BegunPayment) : null
}

/** Notes how far it has come, so that the page knows after a reload; null when it has ended as it should. */
export function noteBegun(stage: BegunPayment | null, now: number): void {
  writeDraft(begunForm, stage && { fields: ['stage'], values: { stage } }, now)
  if (stage === null) for (const form of [amountForm, payerForm]) writeDraft(form, null, now)
}
