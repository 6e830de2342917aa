import { desc, eq } from 'drizzle-orm'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { forgetPayer } from '../pay-and-play/browser.ts'
import { forgetInBrowser } from '../registration/open.ts'
import { accountHandlers } from './account.ts'
import { breakHandlers } from './breaks.ts'
import { cookieConsentHandlers } from './cookieConsent.ts'
import { passwordResetHandlers } from './passwordReset.ts'
import { phoneChangeHandlers } from './phoneChange.ts'
import { changePlayer, heldCaller, requireRow } from './players.ts'
import { depositFacts, profileOf } from './profile.ts'
import { withRestriction } from './restriction.ts'
import { playerLogins } from './schema.ts'
import { brandAt } from './placement.ts'
import { isOlderTerms, isTermsVersion } from './terms.ts'

/** Longest login history that is handed out. */
const historyLength = 100

const loginsOf = ({ db }: Operator, playerId: number, limit: number) =>
  db.select().from(playerLogins).where(eq(playerLogins.playerId, playerId)).orderBy(desc(playerLogins.id)).limit(limit)

const textOrNull = (text: string): string | null => (text === '' ? null : text)

/** The player's own data, account, breaks and password reset. */
export const playerHandlers = {
  ...accountHandlers,
  ...breakHandlers,
  ...cookieConsentHandlers,
  ...passwordResetHandlers,
  ...phoneChangeHandlers,

  async profile(request, operator) {
    const { playerId } = requirePlayer(request)
    const row = await withRestriction(operator, await requireRow(operator, playerId))
    return profileOf(row, await depositFacts(operator, playerId), operator.clock.now())
  },

  async signOut(request, operator) {
    const { playerId, sessionId } = requirePlayer(request)
    await operator.userPool.endSession(sessionId, playerId)
    forgetInBrowser(request)
    forgetPayer(request)
    return undefined
  },

  async latestActivityLog(request, operator) {
    const [, before] = await loginsOf(operator, requirePlayer(request).playerId, 2)
    if (before === undefined) return null
    return {
      createdAt: new Date(before.at).toISOString(),
      realIpAddress: textOrNull(before.realIpAddress),
      ipAddress: textOrNull(before.ipAddress),
      realCountryCode: textOrNull(before.realCountryCode),
      note: before.note,
    }
  },

  async loginHistory(request, operator) {
    const logins = await loginsOf(operator, requirePlayer(request).playerId, historyLength)
    return logins.map(({ at, realIpAddress, realCountryCode }) => ({
      loginDate: new Date(at).toISOString(),
      loginIp: textOrNull(realIpAddress),
      loginCountry: textOrNull(realCountryCode),
    }))
  },

  async loginWebhook(request, operator) {
    const { playerId } = requirePlayer(request)
    const [latest] = await loginsOf(operator, playerId, 1)
    if (latest === undefined) throw new CallError(404, 'error.not_found', 'There was no sign-in')
    const { ipAddress, blackbox, country } = request.body
    await operator.db
      .update(playerLogins)
      .set({
        reportedIpAddress: ipAddress.slice(0, 45),
        reportedCountryCode: country?.slice(0, 2) ?? null,
        blackbox: blackbox.slice(0, 4000),
      })
      .where(eq(playerLogins.id, latest.id))
    return undefined
  },

  async transactionSummary(request, operator) {
    const { count } = await depositFacts(operator, requirePlayer(request).playerId)
    return { totalDepositsCount: count }
  },

  async acceptTerms(request, operator) {
    const caller = requirePlayer(request)
    const termsVersion = request.body.version
    const brand = brandAt(operator, request.origin)
    if (!(await isTermsVersion(operator, brand, termsVersion)))
      throw new CallError(400, 'error.validation', 'There is no such version of the terms')
    return operator.transaction(async () => {
      const { playerId, termsVersion: accepted } = await heldCaller(operator, caller)
      // From a tab that is behind: what was accepted elsewhere meanwhile stands.
      if (accepted !== null && (await isOlderTerms(operator, brand, termsVersion, accepted)))
        return { termsAndConditionsAcceptedVersion: accepted }
      await changePlayer(operator, playerId, { termsVersion, termsAcceptedAt: operator.clock.now() })
      return { termsAndConditionsAcceptedVersion: termsVersion }
    })
  },
} satisfies Handlers
