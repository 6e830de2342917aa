import { cookiePolicyVersion } from '#contract/constants.ts'
import type { StoredConsent } from '#machines/cookieConsent/cookieConsent.contract.ts'
import type { ConsentOptions } from '#machines/events.ts'
import { readLocal, writeLocal } from './storage.ts'

/** An answer as this browser keeps it. */
export interface KeptConsent extends StoredConsent {
  /** When it was given, by the clock of this browser. */
  readonly answeredAt: number
  /** Somebody has come of whom it is not known yet whether it is theirs: nothing of it is in force. */
  readonly isDoubted: boolean
}

/** Keeps an answer to the present cookie policy in this browser (APP-7). */
export function keepConsent({
  options,
  consentId,
  answeredAt,
  isPlayers = false,
  isSent = consentId !== null,
  isDoubted = false,
}: Pick<KeptConsent, 'options' | 'consentId' | 'answeredAt'> & Partial<KeptConsent>): void {
  const whose = { isPlayers, isSent, ...(isDoubted ? { isDoubted } : {}) }
  writeLocal('consentOptions', { ...options, version: cookiePolicyVersion, answeredAt, ...whose })
  writeLocal('consentAccepted', true)
  writeLocal('consentId', consentId)
}

/** The answer that lies in this browser, whoever's it is; null where nothing was answered yet. */
export function keptConsent(): KeptConsent | null {
  if (readLocal('consentAccepted') !== true) return null
  const kept = readLocal('consentOptions') as
    | (Partial<StoredConsent['options']> & Partial<Record<Exclude<keyof KeptConsent, 'options'> | 'version', unknown>>)
    | null
  const consentId = readLocal('consentId')
  const [performanceFunctional, marketing] = [kept?.performanceFunctional === true, kept?.marketing === true]
  // One of unknown time stands where it refuses all, and gives way to any other where it allows something.
  const now = Date.now()
  const unknownTime = performanceFunctional || marketing ? 0 : now
  return {
    options: { essentials: true, performanceFunctional, marketing },
    isCurrent: (kept?.version ?? cookiePolicyVersion) === cookiePolicyVersion,
    consentId: typeof consentId === 'string' ? consentId : null,
    // A time to come is no time: the clock was put right since.
    answeredAt: typeof kept?.answeredAt === 'number' && kept.answeredAt <= now ? kept.answeredAt : unknownTime,
    isPlayers: kept?.isPlayers === true,
    isSent: typeof kept?.isSent === 'boolean' ? kept.isSent : typeof consentId === 'string',
    isDoubted: kept?.isDoubted === true,
  }
}

/** The answer that counts in this browser; one that is doubted is not current. */
export function storedConsent(): KeptConsent | null {
  const kept = keptConsent()
  return kept && { ...kept, isCurrent: kept.isCurrent && !kept.isDoubted }
}

/** What may be loaded and used now: essentials only until the present cookie policy was answered (COO-2). */
export function consentNow(): ConsentOptions {
  const answer = storedConsent()
  return answer?.isCurrent ? answer.options : { essentials: true, performanceFunctional: false, marketing: false }
}
