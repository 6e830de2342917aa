import { cookiePolicyVersion } from '#contract/constants.ts'
import type { StoredConsent } from '#machines/cookieConsent/cookieConsent.contract.ts'
import type { ConsentOptions } from '#machines/events.ts'
import { readLocal, writeLocal } from './storage.ts'

/** An answer as this browser keeps it. */
export interface KeptConsent extends StoredConsent {
  /** When it was given, by the clock of this browser. */
  readonly answeredAt: number
}

/** Keeps an answer to the present cookie policy in this browser (APP-7). */
export function keepConsent({ options, consentId, answeredAt }: Omit<KeptConsent, 'isCurrent'>): void {
  writeLocal('consentOptions', { ...options, version: cookiePolicyVersion, answeredAt })
  writeLocal('consentAccepted', true)
  writeLocal('consentId', consentId)
}

/** The answer that this browser keeps; null where nothing was answered yet. */
export function storedConsent(): KeptConsent | null {
  if (readLocal('consentAccepted') !== true) return null
  const kept = readLocal('consentOptions') as
    | (Partial<StoredConsent['options']> & { version?: unknown; answeredAt?: unknown })
    | null
  const consentId = readLocal('consentId')
  const [performanceFunctional, marketing] = [kept?.performanceFunctional === true, kept?.marketing === true]
  // One of unknown time stands where it refuses all, and gives way to any other where it allows something.
  const unknownTime = performanceFunctional || marketing ? 0 : Date.now()
  return {
    options: { essentials: true, performanceFunctional, marketing },
    isCurrent: (kept?.version ?? cookiePolicyVersion) === cookiePolicyVersion,
    consentId: typeof consentId === 'string' ? consentId : null,
    answeredAt: typeof kept?.answeredAt === 'number' ? kept.answeredAt : unknownTime,
  }
}

/** What may be loaded and used now: essentials only until the present cookie policy was answered (COO-2). */
export function consentNow(): ConsentOptions {
  const answer = storedConsent()
  return answer?.isCurrent ? answer.options : { essentials: true, performanceFunctional: false, marketing: false }
}
