import { readDraft, writeDraft } from './storage.ts'

/** How far a payment of this tab has come: at the bank, approved and waiting for the form, or being taken. */
export type BegunPayment = 'bank' | 'form' | 'login'

/** The amount, and the form of a new payer, kept for another try (APP-7). */
export const amountForm = 'pay-and-play-amount'
export const payerForm = 'pay-and-play'
/** The note of how far it has come, and from which country: nothing of a person. */
export const begunForm = 'pay-and-play-begun'
const stages: readonly unknown[] = ['bank', 'form', 'login'] satisfies BegunPayment[]

/** The payment that this tab has begun in the last half hour; null for none. Nothing of it is kept that could finish it (SAF-12). */
export function begunPayment(now: number): BegunPayment | null {
  const stage = readDraft(begunForm, now)?.['stage']
  return stages.includes(stage) ? (stage as BegunPayment) : null
}

/** The country that the payment of this tab was asked for; null where it is not known. */
export function begunCountry(now: number): string | null {
  const country = readDraft(begunForm, now)?.['country']
  return typeof country === 'string' && country !== '' ? country : null
}

/** Notes how far it has come, so that the page knows after a reload; null when it has ended as it should. */
export function noteBegun(stage: BegunPayment | null, now: number, country = begunCountry(now)): void {
  writeDraft(begunForm, stage && { fields: ['stage', 'country'], values: { stage, country } }, now)
  if (stage === null) for (const form of [amountForm, payerForm]) writeDraft(form, null, now)
}
