import { marketingChannels, marketingCommunications } from '#contract/account.ts'
import { contactRules } from '#contract/contactRules.ts'
import { provinces } from '#contract/countries.ts'
import { ageAt, passwordHasEmail, passwordHasEmailKey } from '#contract/fields.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import { fieldRefused } from '../registration/rules.ts'
import { marketFor } from './placement.ts'
import { changePlayer, requireRow } from './players.ts'
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

/** What a player changes of their account (PRO-2, PRO-4). */
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
} satisfies Handlers
