import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { foldEmail, passwordHasEmail, passwordHasEmailKey } from '#contract/fields.ts'
import { localeOf } from '#contract/locale.ts'
import { CallError, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { notify } from '../inbox/notify.ts'
import { resetLinkText } from '../messageTexts.ts'
import { requireCaptcha } from '../registration/captcha.ts'
import { redeemCode, sendCode, type CodeSubject } from '../registration/oneTimeCode.ts'
import { fieldRefused } from '../registration/rules.ts'
import { marketFor } from './placement.ts'
import { requireRow } from './players.ts'
import { wholePhone } from './profile.ts'
import { passwordResetKeys, players } from './schema.ts'
import type { PlayerRow } from './standing.ts'

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

const confirmedPlayer = async ({ db }: Operator, email: string): Promise<PlayerRow | null> => {
  const [row] = await db
    .select()
    .from(players)
    .where(eq(players.emailFolded, foldEmail(email)))
  return row === undefined || row.confirmedAt === null ? null : row
}

/** Takes back the key that a code gave at this time; false when it has set the password already, or there was none. */
const takeBackKey = async ({ db }: Operator, playerId: number, givenAt: number): Promise<boolean> => {
  const isUnused = and(
    eq(passwordResetKeys.playerId, playerId),
    eq(passwordResetKeys.kind, 'code'),
    isNull(passwordResetKeys.usedAt),
    gte(passwordResetKeys.expiresAt, givenAt + timers.resetLinkLife),
  )
  return (await db.delete(passwordResetKeys).where(isUnused).returning({ id: passwordResetKeys.id })).length > 0
}

const newKey = async ({ db, clock }: Operator, playerId: number, kind: 'code' | 'link') => {
  const key = randomBytes(32).toString('base64url')
  const id = randomUUID()
  await db
    .insert(passwordResetKeys)
    .values({ id, keyHash: hashOf(key), playerId, kind, expiresAt: clock.now() + timers.resetLinkLife })
  return { id, key }
}

const subjectOf = (player: PlayerRow): CodeSubject | null => {
  const address = wholePhone(player)
  const { playerId, language } = player
  return address === null ? null : { playerId, purpose: 'reset', channel: 'sms', address, language }
}

const sendLink = async (operator: Operator, player: PlayerRow): Promise<void> => {
  const { key } = await newKey(operator, player.playerId, 'link')
  const { segment } = localeOf(marketFor(player.countryCode, player.market), player.language)
  const link = `${operator.origins.site}/${segment}/reset-password?token=${key}`
  await operator.outbox.send({
    channel: 'email',
    to: player.email,
    text: resetLinkText(player.language, link),
    link,
  })
}

/** The living key of a kind; null when it is unknown. Throws CallError 400 when it was used or has expired. */
const requireKey = async ({ db, clock }: Operator, key: string, kind: 'code' | 'link') => {
  const [row] = await db
    .select()
    .from(passwordResetKeys)
    .where(and(eq(passwordResetKeys.keyHash, hashOf(key)), eq(passwordResetKeys.kind, kind)))
  if (row === undefined) return null
  if (row.usedAt !== null) throw new CallError(400, 'error.password.reset.link.used', 'This link was used')
  if (row.expiresAt <= clock.now())
    throw new CallError(400, 'error.password.reset.link.expired', 'This link has expired')
  return row
}

/** Sets the password once for a key; every session of the player ends. */
const setNewPassword = async (operator: Operator, row: { id: string; playerId: number }, password: string) =>
  operator.transaction(async (tx) => {
    const player = await requireRow(operator, row.playerId)
    if (passwordHasEmail(password, player.email)) throw fieldRefused('passwordReset', 'password', passwordHasEmailKey)
    const spent = await tx
      .update(passwordResetKeys)
      .set({ usedAt: operator.clock.now() })
      .where(and(eq(passwordResetKeys.id, row.id), isNull(passwordResetKeys.usedAt)))
      .returning({ id: passwordResetKeys.id })
    if (spent.length === 0) throw new CallError(400, 'error.password.reset.link.used', 'This link was used')
    await operator.userPool.setPassword(row.playerId, password)
    await notify(operator, player, 'passwordChanged')
    operator.log.info('player.password-reset', { playerId: row.playerId })
    return { success: true } as const
  })

const unknownKey = (): CallError => new CallError(400, 'error.password.reset', 'This reset is not known: begin again')

/** Password reset by code or link (PWD-2); nothing here tells whether an address has an account (RMB-11). */
export const passwordResetHandlers = {
  async passwordReset({ body, headers }, operator) {
    await requireCaptcha(operator, headers.hcaptchatoken)
    const player = await confirmedPlayer(operator, body.email)
    if (player !== null) {
      const subject = body.channel === 'sms' ? subjectOf(player) : null
      // Too soon and too many are kept quiet as well: they would say that the account exists.
      await (subject === null ? sendLink(operator, player) : sendCode(operator, subject)).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
      })
    }
    return { sent: true, resendInMs: timers.codeResend } as const
  },

  async passwordResetVerification({ body }, operator) {
    const player = await confirmedPlayer(operator, body.email)
    const subject = player && subjectOf(player)
    if (!subject) throw new CallError(400, 'sms.code.invalid', 'This is not the code that was sent')
    const { playerId } = subject
    // The key may have been lost on its way: the same code gives another one in its place.
    const { id, key } = await redeemCode(
      operator,
      subject,
      body.code,
      () => newKey(operator, playerId, 'code'),
      (redeemedAt) => takeBackKey(operator, playerId, redeemedAt),
    )
    return { resetKey: key, smsResetKeyId: id }
  },

  async passwordResetNewPassword({ body }, operator) {
    const row = await requireKey(operator, body.resetKey, 'code')
    if (row === null || row.id !== body.smsResetKeyId) throw unknownKey()
    return setNewPassword(operator, row, body.password)
  },

  async passwordResetNewPasswordByEmail({ body }, operator) {
    const row = await requireKey(operator, body.resetKey, 'link')
    if (row === null) throw unknownKey()
    return setNewPassword(operator, row, body.password)
  },

  async passwordResetEmailOfToken({ params }, operator) {
    const row = await requireKey(operator, params.token, 'link')
    if (row === null) throw new CallError(404, 'error.not_found', 'This link is not known')
    return { email: (await requireRow(operator, row.playerId)).email }
  },
} satisfies Handlers
