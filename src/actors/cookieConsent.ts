import type {
  FetchConsentInput,
  FetchConsentOutput,
  LoadConsentOutput,
  SaveConsentInput,
  SaveConsentOutput,
  StoredConsent,
} from '#machines/cookieConsent/cookieConsent.contract.ts'
import { fromPromise } from 'xstate'
import { ApiError } from './apiError.ts'
import { readLocal, writeLocal } from './storage.ts'
import type { World } from './world.ts'

/** Version of the cookie policy that an answer belongs to. */
export const cookiePolicyVersion = '1'

function keep({ options, consentId }: StoredConsent): void {
  writeLocal('consentOptions', options)
  writeLocal('consentAccepted', true)
  writeLocal('consentId', consentId)
}

function stored(): StoredConsent | null {
  if (readLocal('consentAccepted') !== true) return null
  const options = readLocal('consentOptions') as Partial<StoredConsent['options']> | null
  const consentId = readLocal('consentId')
  return {
    options: {
      essentials: true,
      performanceFunctional: options?.performanceFunctional === true,
      marketing: options?.marketing === true,
    },
    consentId: typeof consentId === 'string' ? consentId : null,
  }
}

/** What the visitor answered to the cookie question, here and for a player at the operator (COO-1). */
export const cookieConsentActors = (world: World) => ({
  loadConsent: fromPromise<LoadConsentOutput, undefined>(() => Promise.resolve(stored())),
  saveConsent: fromPromise<SaveConsentOutput, SaveConsentInput>(async ({ input, signal }) => {
    const { options, consentId } = input
    // Kept here first: the answer counts in this browser even when the operator cannot be reached.
    keep({ options, consentId })
    const saved = await world.api.call(
      'cookieConsentSave',
      { body: { options, cookiesConsentId: consentId, version: cookiePolicyVersion } },
      { signal },
    )
    keep({ options, consentId: saved.cookiesConsentId })
    return { consentId: saved.cookiesConsentId }
  }),
  fetchConsent: fromPromise<FetchConsentOutput, FetchConsentInput>(async ({ signal }) => {
    try {
      const { options, cookiesConsentId } = await world.api.call('cookieSettings', {}, { signal })
      const consent = { options, consentId: cookiesConsentId }
      keep(consent)
      return consent
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  }),
  forgetConsent: fromPromise<void, undefined>(async () => {
    writeLocal('consentId', null)
  }),
})
