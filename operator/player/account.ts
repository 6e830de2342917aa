import { marketingChannels, marketingCommunications } from '#contract/account.ts'
import { contactRules } from '#contract/contactRules.ts'
import { provinces } from '#contract/countries.ts'
import { ageAt, passwordHasEmail, passwordHasEmailKey } from '#contract/fields.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import { closeRegistration } from '../registration/open.ts'
import { fieldRefused } from '../registration/rules.ts'
import { takeBackChangedPhone } from './changedPhone.ts'
import { marketFor } from './placement.ts'
import { changePlayer, heldCaller, requireRow } from './players.ts'
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
    const caller = requirePlayer(request)
    return operator.transaction(async () => {
      const { playerId } = await heldCaller(operator, caller)
      await changePlayer(operator, playerId, request.body)
      return success
    })
  },

  async provinceChange(request, operator) {
    const caller = requirePlayer(request)
    const { province } = request.body
    if (!provinces.some(({ code }) => code === province))
      throw fieldRefused('provinceChange', 'province', 'error.province.required', province)
    return operator.transaction(async () => {
      // Held: a date of birth that comes in at this moment is judged by the same province.
      const { playerId, countryCode, market, dateOfBirth } = await heldCaller(operator, caller)
      if (countryCode !== 'CA') throw new CallError(400, 'error.validation', 'Only a Canadian address has a province')
      const adultAge = contactRules(marketFor(countryCode, market), countryCode).adultAge(province)
      if (dateOfBirth !== null && ageAt(dateOfBirth, operator.clock.now()) < adultAge)
        throw fieldRefused('provinceChange', 'province', 'error.date_of_birth.under_age', province)
      await changePlayer(operator, playerId, { province })
      return success
    })
  },

  async passwordChange(request, operator) {
    const caller = requirePlayer(request)
    const { playerId, sessionId } = caller
    const { oldPassword, newPassword } = request.body
    /** False where the answer to the first try may have been lost: what was asked for is done. */
    const isDue = async (): Promise<boolean> => {
      if (await operator.userPool.isPassword(playerId, oldPassword)) return true
      if (await operator.userPool.hasJustSet(playerId, newPassword)) return false
      const { validationErrors } = fieldRefused('passwordChange', 'oldPassword', 'error.old_password.incorrect')
      throw new CallError(400, 'error.old_password.incorrect', 'The old password is not right', validationErrors)
    }
    // Not in the transaction: a wrong try must stay counted.
    if (!(await isDue())) return success
    return operator.transaction(async () => {
      // Asked again now that nobody else can set one: a reset that was faster has made the old password void, and this sign-in.
      const player = await heldCaller(operator, caller)
      if (!(await isDue())) return success
      if (passwordHasEmail(newPassword, player.email))
        throw fieldRefused('passwordChange', 'newPassword', passwordHasEmailKey)
      await operator.userPool.setPassword(playerId, newPassword, sessionId)
      await takeBackChangedPhone(operator, player)
      await closeRegistration(operator, playerId)
      await notify(operator, player, 'passwordChanged')
      return success
    })
  },

  async marketingPreferences(request, operator) {
    return preferencesOf(await requireRow(operator, requirePlayer(request).playerId))
  },

  async marketingPreferencesSave(request, operator) {
    const caller = requirePlayer(request)
    return operator.transaction(async () => {
      // Held: choices of two tabs at once both count, and none is written after the break that has switched them off (RMB-9).
      const { playerId, marketing } = await heldCaller(operator, caller)
      const next = structuredClone(marketing)
      for (const { channel, communication, subscribed } of request.body.preferences)
        next[channel] = { ...next[channel], [communication]: subscribed }
      return preferencesOf(await changePlayer(operator, playerId, { marketing: next }))
    })
  },
} satisfies Handlers
