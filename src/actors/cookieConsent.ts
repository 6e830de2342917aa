import { cookiePolicyVersion } from '#contract/constants.ts'
import {
  type FetchConsentInput,
  type FetchConsentOutput,
  type LoadConsentOutput,
  type SaveConsentInput,
  type SaveConsentOutput,
  isSomebodys,
} from '#machines/cookieConsent/cookieConsent.contract.ts'
import { fromPromise } from 'xstate'
import { ApiError } from './apiError.ts'
import { keepConsent, keptConsent, storedConsent, type KeptConsent } from './consent.ts'
import { writeLocal } from './storage.ts'
import type { World } from './world.ts'

const allowed = ({ performanceFunctional, marketing }: KeptConsent['options']): string =>
  `${performanceFunctional} ${marketing}`
const count = ({ performanceFunctional, marketing }: KeptConsent['options']): number =>
  Number(performanceFunctional) + Number(marketing)

/** Whether one answer refuses something that the other allows. */
const refusesOf = (one: KeptConsent['options'], other: KeptConsent['options']): boolean =>
  (other.performanceFunctional && !one.performanceFunctional) || (other.marketing && !one.marketing)

type Answer = Pick<KeptConsent, 'options' | 'answeredAt'>
/** Whether the answer here counts: the newer one, of two of the same time the stricter; the same one need not be sent again. */
const isNewer = (here: Answer, there: Answer): boolean =>
  allowed(here.options) !== allowed(there.options) &&
  (here.answeredAt > there.answeredAt ||
    (here.answeredAt === there.answeredAt && count(here.options) < count(there.options)))

/** What the visitor answered to the cookie question, here and for a player at the operator (COO-1). */
export const cookieConsentActors = (world: World) => ({
  loadConsent: fromPromise<LoadConsentOutput, undefined>(() => Promise.resolve(storedConsent())),
  saveConsent: fromPromise<SaveConsentOutput, SaveConsentInput>(async ({ input, signal }) => {
    // Sent again, it is what the browser keeps: another tab may have answered since this one read it.
    const kept = input.isFresh ? null : keptConsent()
    const { options, consentId } = kept?.isCurrent ? kept : input
    const answeredAt = kept?.answeredAt ?? Date.now()
    const isPlayers = input.playerId !== null
    // Kept here first: the answer counts in this browser even when the operator cannot be reached. Not as sent, until the
    // operator has it too, so that what it has stored of old does not come back over it.
    keepConsent({ options, consentId, answeredAt, isPlayers, isSent: false })
    const ageMs = Math.max(0, Date.now() - answeredAt)
    const saved = await world.api.call(
      'cookieConsentSave',
      { body: { options, cookiesConsentId: consentId, version: cookiePolicyVersion, ageMs } },
      { signal },
    )
    signal.throwIfAborted()
    const now = storedConsent()
    // Answered in another tab meanwhile, which sends that by itself.
    if (now?.isCurrent && allowed(now.options) !== allowed(options))
      return { options: now.options, consentId: now.consentId, isSent: now.isSent }
    // What the player has answered elsewhere in between is the newer one, and comes back instead.
    const isOther = allowed(saved.options) !== allowed(options)
    keepConsent({
      options: saved.options,
      consentId: saved.cookiesConsentId,
      answeredAt: isOther ? Date.now() - (saved.ageMs ?? 0) : answeredAt,
      isPlayers,
      isSent: true,
    })
    return { options: saved.options, consentId: saved.cookiesConsentId, isSent: true }
  }),
  fetchConsent: fromPromise<FetchConsentOutput, FetchConsentInput>(async ({ input, signal }) => {
    const before = keptConsent()
    // Who has come may not be who has answered here: nothing of it is in force until that is known (COO-2).
    if (before?.isCurrent && isSomebodys(before)) keepConsent({ ...before, isDoubted: true })
    try {
      const { options, cookiesConsentId, version, ageMs } = await world.api.call('cookieSettings', {}, { signal })
      signal.throwIfAborted()
      const here = keptConsent()
      const isCurrent = version === cookiePolicyVersion
      const answeredAt = ageMs === undefined ? (here?.answeredAt ?? 0) : Date.now() - ageMs
      const there = { options, consentId: cookiesConsentId, isCurrent, answeredAt, isPlayers: true, isSent: true }
      // Another player's is no answer of this one, however new: only what bears this one's id is compared.
      const isTheirs = here !== null && (!isSomebodys(here) || here.consentId === cookiesConsentId)
      // Nothing of an older yes is kept, not for a moment: what may be loaded is read from there (COO-2).
      if (isTheirs && here.isCurrent && (!isCurrent || isNewer(here, there))) return { ...here, isSent: false }
      // It never reached the operator, so whose it is cannot be learnt: where it refuses what an older answer allows, that is asked anew.
      const isDoubtfulNo = here?.isCurrent === true && !here.isSent && !isTheirs && refusesOf(here.options, options)
      if (isDoubtfulNo) return { ...there, isCurrent: false }
      if (isCurrent) keepConsent(there)
      return there
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      const now = storedConsent()
      // Answered anew meanwhile, in another tab.
      if (before !== null && isSomebodys(before) && now?.isCurrent && now.isSent) return now
      if (input.consentId === null && !input.isSomebodys) return null
      throw error
    }
  }),
  forgetConsent: fromPromise<void, undefined>(async () => {
    writeLocal('consentId', null)
    const kept = keptConsent()
    if (kept === null || !isSomebodys(kept)) return
    writeLocal('consentAccepted', null)
    writeLocal('consentOptions', null)
  }),
})
