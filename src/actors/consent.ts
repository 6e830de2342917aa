import { cookiePolicyVersion } from '#contract/constants.ts'
import type { StoredConsent } from '#machines/cookieConsent/cookieConsent.contract.ts'
import type { ConsentOptions } from '#machines/events.ts'
import { readLocal, writeLocal } from './storage.ts'

/** Keeps an answer to the present cookie policy in this browser (APP-7). */
export function keepConsent({ options, consentId }: Pick<StoredConsent, 'options' | 'consentId'>): void {
  writeLocal('consentOptions', { ...options, version: cookiePolicyVersion })
  writeLocal('consentAccepted', true)
  writeLocal('consentId', consentId)
}

/** The answer that this browser keeps; null where nothing was answered yet. */
export function storedConsent(): StoredConsent | null {
  if (readLocal('consentAccepted') !== true) return null
  const kept = readLocal('consentOptions') as (Partial<StoredConsent['options']> & { version?: unknown }) | null
  const consentId = readLocal('consentId')
  return {
    options: {
      essentials: true,
      performanceFunctional: kept?.performanceFunctional === true,
      marketing: kept?.marketing === true,
    },
    isCurrent: (kept?.version ?? cookiePolicyVersion) === cookiePolicyVersion,
    consentId: typeof consentId === 'string' ? consentId : null,
  }
}

/** What may be loaded and used now: essentials only until the present cookie policy was answered (COO-2). */
export function consentNow(): ConsentOptions {
  const answer = storedConsent()
  return answer?.isCurrent ? answer.options : { essentials: true, performanceFunctional: false, marketing: false }
}
