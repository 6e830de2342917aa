import { randomUUID } from 'node:crypto'
import { desc, eq, isNull, or } from 'drizzle-orm'
import { marketingChannels, marketingCommunications } from '#contract/account.ts'
import { contactRules } from '#contract/contactRules.ts'
import { provinces } from '#contract/countries.ts'
import { ageAt, passwordHasEmail, passwordHasEmailKey } from '#contract/fields.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import { fieldRefused } from '../registration/rules.ts'
import { marketFor } from './placement.ts'
import { changePlayer, requireRow } from './players.ts'
import { cookieConsents } from './schema.ts'
import type { PlayerRow } from './standing.ts'

const success = { success: true } as const

const preferencesOf = ({ marketing }: PlayerRow) => ({
  preferences: marketingChannels.flatMap((channel) =>
    marketingCommunications.map((communication) => ({
      channel,
      communication,
      subscribed: marketing[channel]?.[communication] === true,
    })),
  ),
})

const consentOf = (row: typeof cookieConsents.$inferSelect) => ({
  cookiesConsentId: row.id,
  options: { essentials: true, performanceFunctional: row.performanceFunctional, marketing: row.marketing } as const,
  version: row.version,
})

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** What a player changes of their account (PRO-2, PRO-4, COO-1). */
export const accountHandlers = {
  async addressChange(request, operator) {
    await changePlayer(operator, requirePlayer(request).playerId, request.body)
    return success
  },

  async provinceChange(request, operator) {
    const { playerId } = requirePlayer(request)
    const { province } = request.body
    if (!provinces.some(({ code }) => code === province))
      throw fieldRefused('provinceChange', 'province', 'error.province.required', province)
    const { countryCode, market, dateOfBirth } = await requireRow(operator, playerId)
    if (countryCode !== 'CA') throw new CallError(400, 'error.validation', 'Only a Canadian address has a province')
    const adultAge = contactRules(marketFor(countryCode, market), countryCode).adultAge(province)
    if (dateOfBirth !== null && ageAt(dateOfBirth, operator.clock.now()) < adultAge)
      throw fieldRefused('provinceChange', 'province', 'error.date_of_birth.under_age', province)
    await changePlayer(operator, playerId, { province })
    return success
  },

  async passwordChange(request, operator) {
    const { playerId, sessionId } = requirePlayer(request)
    const { oldPassword, newPassword } = request.body
    const player = await requireRow(operator, playerId)
    if (!(await operator.userPool.isPassword(playerId, oldPassword))) {
      // The answer to the first try may have been lost: what was asked for is done.
      if (await operator.userPool.hasJustSet(playerId, newPassword)) return success
      const { validationErrors } = fieldRefused('passwordChange', 'oldPassword', 'error.old_password.incorrect')
      throw new CallError(400, 'error.old_password.incorrect', 'The old password is not right', validationErrors)
    }
    if (passwordHasEmail(newPassword, player.email))
      throw fieldRefused('passwordChange', 'newPassword', passwordHasEmailKey)
    await operator.transaction(async () => {
      await operator.userPool.setPassword(playerId, newPassword, sessionId)
      await notify(operator, player, 'passwordChanged')
    })
    return success
  },

  async marketingPreferences(request, operator) {
    return preferencesOf(await requireRow(operator, requirePlayer(request).playerId))
  },

  async marketingPreferencesSave(request, operator) {
    const { playerId } = requirePlayer(request)
    return operator.transaction(async () => {
      const { marketing } = await requireRow(operator, playerId)
      const next = structuredClone(marketing)
      for (const { channel, communication, subscribed } of request.body.preferences)
        next[channel] = { ...next[channel], [communication]: subscribed }
      return preferencesOf(await changePlayer(operator, playerId, { marketing: next }))
    })
  },

  async cookieSettings(request, operator) {
    const [row] = await operator.db
      .select()
      .from(cookieConsents)
      .where(eq(cookieConsents.playerId, requirePlayer(request).playerId))
      .orderBy(desc(cookieConsents.at))
      .limit(1)
    if (row === undefined) throw new CallError(404, 'error.consent.not_found', 'No cookie settings are stored')
    return consentOf(row)
  },

  async cookieConsentSave({ body, player }, operator) {
    const { options, version, cookiesConsentId: given } = body
    const playerId = player?.playerId ?? null
    const values = { ...options, version, at: operator.clock.now(), ...(playerId === null ? {} : { playerId }) }
    // An answer is only ever changed by the player it belongs to; anybody else's id gets an answer of its own.
    const isMine =
      playerId === null
        ? isNull(cookieConsents.playerId)
        : or(isNull(cookieConsents.playerId), eq(cookieConsents.playerId, playerId))
    const [row] = await operator.db
      .insert(cookieConsents)
      .values({ id: given != null && isUuid(given) ? given : randomUUID(), ...values })
      .onConflictDoUpdate({
        target: cookieConsents.id,
        set: values,
        ...(isMine === undefined ? {} : { setWhere: isMine }),
      })
      .returning()
    if (row !== undefined) return consentOf(row)
    const [own] = await operator.db
      .insert(cookieConsents)
      .values({ id: randomUUID(), ...values })
      .returning()
    if (own === undefined) throw new Error('The cookie settings were not stored')
    return consentOf(own)
  },
} satisfies Handlers
