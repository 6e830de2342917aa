import { cookiePolicyVersion } from '#contract/constants.ts'
import type {
  FetchConsentInput,
  FetchConsentOutput,
  LoadConsentOutput,
  SaveConsentInput,
  SaveConsentOutput,
} from '#machines/cookieConsent/cookieConsent.contract.ts'
import { fromPromise } from 'xstate'
import { ApiError } from './apiError.ts'
import { keepConsent, storedConsent } from './consent.ts'
import { writeLocal } from './storage.ts'
import type { World } from './world.ts'

/** What the visitor answered to the cookie question, here and for a player at the operator (COO-1). */
export const cookieConsentActors = (world: World) => ({
  loadConsent: fromPromise<LoadConsentOutput, undefined>(() => Promise.resolve(storedConsent())),
  saveConsent: fromPromise<SaveConsentOutput, SaveConsentInput>(async ({ input, signal }) => {
    const { options, consentId } = input
    // Kept here first: the answer counts in this browser even when the operator cannot be reached. Without an id, until
    // the operator has it too, so that what it has stored of old does not come back over it.
    keepConsent({ options, consentId: null })
    const saved = await world.api.call(
      'cookieConsentSave',
      { body: { options, cookiesConsentId: consentId, version: cookiePolicyVersion } },
      { signal },
    )
    signal.throwIfAborted()
    keepConsent({ options, consentId: saved.cookiesConsentId })
    return { consentId: saved.cookiesConsentId }
  }),
  fetchConsent: fromPromise<FetchConsentOutput, FetchConsentInput>(async ({ input, signal }) => {
    try {
      const { options, cookiesConsentId, version } = await world.api.call('cookieSettings', {}, { signal })
      signal.throwIfAborted()
      const isCurrent = version === cookiePolicyVersion
      if (isCurrent) keepConsent({ options, consentId: cookiesConsentId })
      return { options, consentId: cookiesConsentId, isCurrent }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && input.consentId === null) return null
      throw error
    }
  }),
  forgetConsent: fromPromise<void, undefined>(async () => {
    writeLocal('consentId', null)
  }),
})
