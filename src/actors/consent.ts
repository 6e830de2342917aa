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
export function keepConsent({
  options,
  consentId,
  answeredAt,
  of = null,
  isSent = consentId !== null,
}: Pick<KeptConsent, 'options' | 'consentId' | 'answeredAt'> & Partial<KeptConsent>): void {
  writeLocal('consentOptions', { ...options, version: cookiePolicyVersion, answeredAt, of, isSent })
  writeLocal('consentAccepted', true)
  writeLocal('consentId', consentId)
}

/** One of unknown time stands where it refuses all, and gives way to any other where it allows something. */
export const unknownTime = ({ performanceFunctional, marketing }: ConsentOptions): number =>
  performanceFunctional || marketing ? 0 : Date.now()

/** The answer that lies in this browser; null where nothing was answered yet. */
export function storedConsent(): KeptConsent | null {
  if (readLocal('consentAccepted') !== true) return null
  const kept = readLocal('consentOptions') as
    | (Partial<ConsentOptions> & Partial<Record<'version' | 'answeredAt' | 'of' | 'isSent', unknown>>)
    | null
  const consentId = readLocal('consentId')
  const options = {
    essentials: true,
    performanceFunctional: kept?.performanceFunctional === true,
    marketing: kept?.marketing === true,
  } as const
  const at = kept?.answeredAt
  return {
    options,
    isCurrent: (kept?.version ?? cookiePolicyVersion) === cookiePolicyVersion,
    consentId: typeof consentId === 'string' ? consentId : null,
    // A time to come is no time: the clock was put right since.
    answeredAt: typeof at === 'number' && at <= Date.now() ? at : unknownTime(options),
    of: typeof kept?.of === 'number' ? kept.of : null,
    isSent: typeof kept?.isSent === 'boolean' ? kept.isSent : typeof consentId === 'string',
  }
}

/** What may be loaded and used now: essentials only until the present cookie policy was answered (COO-2). */
export function consentNow(): ConsentOptions {
  const answer = storedConsent()
  return answer?.isCurrent ? answer.options : { essentials: true, performanceFunctional: false, marketing: false }
}
