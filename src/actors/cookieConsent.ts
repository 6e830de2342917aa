import { cookiePolicyVersion } from '#contract/constants.ts'
import {
  type FetchConsentInput,
  type FetchConsentOutput,
  type ForgetConsentInput,
  type LoadConsentInput,
  type LoadConsentOutput,
  type SaveConsentInput,
  type SaveConsentOutput,
  isAnothers,
  markOf,
} from '#machines/cookieConsent/cookieConsent.contract.ts'
import { fromPromise } from 'xstate'
import { keepConsent, storedConsent, unknownTime, type KeptConsent } from './consent.ts'
import { readLocal, writeLocal } from './storage.ts'
import type { World } from './world.ts'

const allowed = ({ options }: Pick<KeptConsent, 'options'>): string =>
  `${options.performanceFunctional} ${options.marketing}`
const count = ({ options }: KeptConsent): number => Number(options.performanceFunctional) + Number(options.marketing)

/** Whether the answer here counts: the newer one, of two of the same time the stricter. One that was sent is no newer than itself. */
const isNewer = (here: KeptConsent, there: KeptConsent): boolean =>
  !(here.isSent && here.consentId === there.consentId && allowed(here) === allowed(there)) &&
  (here.answeredAt > there.answeredAt || (here.answeredAt === there.answeredAt && count(here) < count(there)))

/** What another player has answered goes from this browser, before anything of it is used for who has come (COO-2). */
function forgetAnothers(playerId: number | null): void {
  const here = storedConsent()
  if (here === null || !isAnothers(here, playerId)) return
  for (const entry of ['consentAccepted', 'consentOptions', 'consentId'] as const) writeLocal(entry, null)
}

/** The answer here, which is a visitor's or bears this mark: another's, of who has come in another tab meanwhile, is left alone. */
function storedFor(mark: number | null): KeptConsent | null {
  const here = storedConsent()
  if (here !== null && here.of !== null && here.of !== mark) throw new Error('Another player has answered meanwhile')
  return here
}

/** What the visitor answered to the cookie question, here and for a player at the operator (COO-1). */
export const cookieConsentActors = (world: World) => ({
  loadConsent: fromPromise<LoadConsentOutput, LoadConsentInput>(({ input }) => {
    forgetAnothers(input.playerId)
    return Promise.resolve(storedConsent())
  }),
  saveConsent: fromPromise<SaveConsentOutput, SaveConsentInput>(async ({ input, signal }) => {
    const { isFresh, of } = input
    // Sent again, it is what the browser keeps: another tab may have answered since this one read it.
    const kept = isFresh ? null : storedFor(of)
    const { options, consentId } = kept?.isCurrent ? kept : input
    const answeredAt = kept?.answeredAt ?? (isFresh ? Date.now() : unknownTime(options))
    const answer = { options, consentId, of, answeredAt, isCurrent: true }
    // Kept here first: the answer counts in this browser even when the operator cannot be reached. Not as sent, until the
    // operator has it too, so that what it has stored of old does not come back over it.
    keepConsent({ ...answer, isSent: false })
    const ageMs = Math.max(0, Date.now() - answeredAt)
    const saved = await world.api.call(
      'cookieConsentSave',
      { body: { options, cookiesConsentId: consentId, version: cookiePolicyVersion, ageMs } },
      { signal },
    )
    signal.throwIfAborted()
    const now = storedFor(of)
    const sent = { ...answer, consentId: saved.cookiesConsentId, isSent: true }
    // Gone, as another player has come in another tab.
    if (now === null) return sent
    // Answered in another tab meanwhile, which sends that by itself.
    if (allowed(now) !== allowed(answer) || now.answeredAt !== answeredAt || now.of !== of) return now
    // What the player has answered elsewhere in between is the newer one, and comes back instead.
    const isOther = allowed(saved) !== allowed(answer)
    const counting = isOther ? { ...sent, options: saved.options, answeredAt: Date.now() - (saved.ageMs ?? 0) } : sent
    keepConsent(counting)
    return counting
  }),
  fetchConsent: fromPromise<FetchConsentOutput, FetchConsentInput>(async ({ input: { playerId }, signal }) => {
    forgetAnothers(playerId)
    const { options, cookiesConsentId, version, ageMs } = await world.api.call('cookieSettings', {}, { signal })
    signal.throwIfAborted()
    const of = markOf(playerId)
    const here = storedFor(of)
    const isCurrent = version === cookiePolicyVersion
    const answeredAt = ageMs === undefined ? (here?.answeredAt ?? 0) : Date.now() - ageMs
    const there = { options, consentId: cookiesConsentId, of, isCurrent, answeredAt, isSent: true }
    // Nothing of an older yes is kept, not for a moment: what may be loaded is read from there (COO-2).
    if (!isCurrent) return there
    if (here?.isCurrent && isNewer(here, there)) return { ...here, isSent: false }
    keepConsent(there)
    return there
  }),
  forgetConsent: fromPromise<void, ForgetConsentInput>(async ({ input }) => {
    if (readLocal('consentId') === input.consentId) writeLocal('consentId', null)
  }),
})
