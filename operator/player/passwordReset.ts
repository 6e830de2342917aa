import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { foldEmail, passwordHasEmail, passwordHasEmailKey } from '#contract/fields.ts'
import { localeOf } from '#contract/locale.ts'
import { CallError, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { notify } from '../inbox/notify.ts'
import { resetLinkText } from '../messageTexts.ts'
import { payAndPlayPeople } from '../pay-and-play/schema.ts'
import { requireCaptcha } from '../registration/captcha.ts'
import { redeemCode, sendCode, type CodeChannel, type CodeSubject } from '../registration/oneTimeCode.ts'
import { closeRegistration } from '../registration/open.ts'
import { fieldRefused } from '../registration/rules.ts'
import { changedPhoneWait, isChangedWithin, takeBackChangedPhone, withdrawnAt } from './changedPhone.ts'
import { marketFor, siteAt } from './placement.ts'
import { changePlayer, heldRow, requireRow } from './players.ts'
import { wholePhone } from './profile.ts'
import {
  forgetOldResets,
  newResetKey,
  requireResetKey,
  resetKeyUsed,
  resetSubject,
  spendResetKey,
  takeBackResetKey,
} from './resetKeys.ts'
import { passwordResetKeys, players } from './schema.ts'
import type { PlayerRow } from './standing.ts'

const confirmedPlayer = async ({ db }: Operator, email: string): Promise<PlayerRow | null> => {
  const [row] = await db
    .select()
    .from(players)
    .where(eq(players.emailFolded, foldEmail(email)))
  return row === undefined || row.confirmedAt === null ? null : row
}

/**
 * The phone that gets a code. It counts once its owner has proven it, since a number that was only typed may be anybody's; and one
 * that took its place in an open session may be whose the account is not, who would need no password then (SAF-8).
 */
const resetPhone = ({ clock }: Operator, player: PlayerRow | null): string | null =>
  player === null || player.phoneVerifiedAt === null || isChangedWithin(player, changedPhoneWait, clock.now())
    ? null
    : wholePhone(player)

/** What the codes or links for an address are counted as, whether anybody has it or not. */
const subjectFor = async (
  operator: Operator,
  { email, player, channel }: { email: string; player: PlayerRow | null; channel: CodeChannel },
): Promise<CodeSubject> => ({
  playerId: await resetSubject(operator, email),
  purpose: 'reset',
  channel,
  address: (channel === 'sms' ? resetPhone(operator, player) : null) ?? foldEmail(email),
  language: player?.language ?? 'en',
})

/** What is asked for: a code or link for an address, whoever has it, by a page of the site at `origin`. */
interface Asked {
  operator: Operator
  email: string
  player: PlayerRow | null
  origin: string
}

const mailLink = async (operator: Operator, player: PlayerRow, origin: string): Promise<void> => {
  const { key } = await newResetKey(operator, player.playerId, 'link')
  const { segment } = localeOf(marketFor(player.countryCode, player.market), player.language)
  const link = `${siteAt(operator, origin)}/${segment}/reset-password?token=${key}`
  await operator.outbox.send({
    channel: 'email',
    to: player.email,
    text: resetLinkText(player.language, link),
    link,
  })
}

/**
 * Too soon is kept quiet: what was asked for within the last minute is on its way. Too many is said, and with it that nothing was
 * sent: it is counted for every address in the same way, so that it tells nothing (RMB-11).
 */
const quietWhenTooSoon = (error: unknown): void => {
  if (!(error instanceof CallError)) throw error
  if (error.code !== 'sms.resend.too_soon') throw new CallError(429, error.code, error.message)
}

/** As many statements as for somebody who is written to, so that the time tells nothing either. */
const writeToNobody = async ({ db }: Operator): Promise<void> => {
  await db.delete(passwordResetKeys).where(eq(passwordResetKeys.id, randomUUID()))
}

/** `countedAs`: a link in place of a code is counted as a code is, for the count of links would tell that there is an account. */
const sendLink = async ({ operator, email, player, origin }: Asked, countedAs: CodeChannel): Promise<void> => {
  const subject = await subjectFor(operator, { email, player, channel: countedAs })
  await operator.transaction(async () => {
    // Held: an e-mail that is corrected at this moment waits and makes this link void, or is asked of no more (SAF-8).
    const held = player && (await heldRow(operator, player.playerId))
    if (held === null) await writeToNobody(operator)
    const insteadOfCode = async () => {
      if (held?.emailFolded === foldEmail(email)) return mailLink(operator, held, origin)
      await writeToNobody(operator)
      await writeToNobody(operator)
    }
    await sendCode(operator, { ...subject, insteadOfCode }, origin).catch(quietWhenTooSoon)
  })
}

const sendResetCode = async (asked: Asked): Promise<void> => {
  const { operator, email, player, origin } = asked
  // Without a phone that counts the link is the way, and nothing but the e-mail says so.
  if (player !== null && resetPhone(operator, player) === null) return sendLink(asked, 'sms')
  const subject = await subjectFor(operator, { email, player, channel: 'sms' })
  const insteadOfCode = () => writeToNobody(operator)
  await sendCode(operator, player === null ? { ...subject, insteadOfCode } : subject, origin).catch(quietWhenTooSoon)
}

/**
 * Sets the password once for a key; every session of the player ends, and so does every other way to set it, or to go on with their
 * sign-up. `prove` writes what the key has proven, before the sessions end: nobody comes in between by what it takes back.
 */
const setNewPassword = async (
  operator: Operator,
  row: { id: string; playerId: number },
  password: string,
  prove?: (player: PlayerRow) => Promise<void>,
) =>
  operator.transaction(async () => {
    // Held: what is proven or changed at this moment comes before this or after it.
    const player = await heldRow(operator, row.playerId)
    if (passwordHasEmail(password, player.email)) throw fieldRefused('passwordReset', 'password', passwordHasEmailKey)
    if (!(await spendResetKey(operator, row))) throw resetKeyUsed()
    await prove?.(player)
    await closeRegistration(operator, row.playerId)
    await operator.userPool.setPassword(row.playerId, password)
    await notify(operator, player, 'passwordChanged')
    operator.log.info('player.password-reset', { playerId: row.playerId })
    return { success: true } as const
  })

const unknownKey = (): CallError => new CallError(400, 'error.password.reset', 'This reset is not known: begin again')

/** Password reset by code or link (PWD-2); nothing here tells whether an address has an account (RMB-11). */
export const passwordResetHandlers = {
  async passwordReset({ body, headers, origin }, operator) {
    await requireCaptcha(operator, headers.hcaptchatoken)
    const { email, channel } = body
    const player = await confirmedPlayer(operator, email)
    const asked = { operator, email, player, origin }
    await forgetOldResets(operator)
    await (channel === 'sms' ? sendResetCode(asked) : sendLink(asked, 'email'))
    return { sent: true, resendInMs: timers.codeResend } as const
  },

  async passwordResetVerification({ body: { email, code } }, operator) {
    const player = await confirmedPlayer(operator, email)
    // Nobody's address has no right code; its tries are counted all the same.
    const playerId = player?.playerId ?? 0
    // The key may have been lost on its way: the same code gives another one in its place.
    const { id, key } = await redeemCode(
      operator,
      await subjectFor(operator, { email, player, channel: 'sms' }),
      code,
      () => newResetKey(operator, playerId, 'code'),
      (redeemedAt) => takeBackResetKey(operator, playerId, redeemedAt),
    )
    return { resetKey: key, smsResetKeyId: id }
  },

  async passwordResetNewPassword({ body }, operator) {
    const row = await requireResetKey(operator, body.resetKey, 'code')
    if (row === null || row.id !== body.smsResetKeyId) throw unknownKey()
    return setNewPassword(operator, row, body.password, async (player) => {
      // The code came to the phone of before: none is sent to one that was changed so lately. So its owner takes the account back.
      if (isChangedWithin(player, changedPhoneWait, operator.clock.now())) await takeBackChangedPhone(operator, player)
    })
  },

  async passwordResetNewPasswordByEmail({ body }, operator) {
    const row = await requireResetKey(operator, body.resetKey, 'link')
    if (row === null) throw unknownKey()
    return setNewPassword(operator, row, body.password, async (player) => {
      if (player.emailVerifiedAt !== null) return takeBackChangedPhone(operator, player)
      const { playerId } = player
      const now = operator.clock.now()
      // The first proof of the address: whoever typed it at a sign-up, or while paying by a bank, was perhaps somebody else. Neither
      // that person's bank nor their phone leads back into the account; the phone is proven anew by whom it belongs to. Both are still
      // known: under a break or a ban they make nobody a new account (SAF-1).
      await operator.db.update(payAndPlayPeople).set({ cutAt: now }).where(eq(payAndPlayPeople.playerId, playerId))
      await changePlayer(operator, playerId, {
        emailVerifiedAt: now,
        phoneVerifiedAt: null,
        phoneWithdrawnAt: withdrawnAt(player, now),
      })
    })
  },

  async passwordResetEmailOfToken({ params }, operator) {
    const row = await requireResetKey(operator, params.token, 'link')
    if (row === null) throw new CallError(404, 'error.not_found', 'This link is not known')
    return { email: (await requireRow(operator, row.playerId)).email }
  },
} satisfies Handlers
