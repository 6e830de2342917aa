import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { attempts, hour, timers } from '#contract/constants.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer, requireRow } from '../player/players.ts'
import { wholePhone } from '../player/profile.ts'
import type { PlayerRow } from '../player/standing.ts'
import { symmetricKey } from '../user-pool/keys.ts'
import { registrationCodes } from './schema.ts'
import { confirmIfReady } from './submit.ts'

export type CodeChannel = 'sms' | 'email'

/** After this time since the first of three requests they are counted anew, ms. */
export const requestWindowMs = hour

const refused = (code: ErrorCode, message: string): CallError => new CallError(400, code, message)
const maxAttempts = (): CallError => refused('sms.max.attempts.reached', 'No more codes or tries: begin again later')

/** Where the codes of a channel go. Throws CallError 400 when the player has given no such address. */
const addressOf = (player: PlayerRow, channel: CodeChannel): string => {
  const address = channel === 'sms' ? wholePhone(player) : player.email
  if (address === null) throw refused('error.signup.unhandled', 'There is no phone number to send a code to')
  return address
}

/** Six digits are guessed at once from a plain hash: the key makes it useless without the operator. */
const codeHash = async ({ db, clock }: Operator, player: PlayerRow, channel: CodeChannel, code: string) =>
  createHmac('sha256', await symmetricKey(db, clock.now(), 'registration'))
    .update([player.playerId, channel, addressOf(player, channel), code].join('\0'))
    .digest('base64url')

const storedCode = async ({ db }: Operator, playerId: number, channel: CodeChannel) => {
  const isThis = and(eq(registrationCodes.playerId, playerId), eq(registrationCodes.channel, channel))
  const [row] = await db.select().from(registrationCodes).where(isThis).for('update')
  return { row, isThis }
}

const brandNames = { halcyon: 'Halcyon', marigold: 'Marigold' } as const

/** Sends a new code, which makes the one before void (REG-7). Throws CallError 400 too soon, or after three requests. */
export const requestCode = async (operator: Operator, playerId: number, channel: CodeChannel) =>
  operator.transaction(async (tx) => {
    const now = operator.clock.now()
    const player = await requireRow(operator, playerId)
    const { row } = await storedCode(operator, playerId, channel)
    const isCounting = row !== undefined && now < row.countedFrom + requestWindowMs
    const used = isCounting ? row.requests : 0
    if (used >= attempts.smsRequests) throw maxAttempts()
    if (row !== undefined && now < row.sentAt + timers.codeResend)
      throw refused(
        'sms.resend.too_soon',
        `A new code can be sent in ${Math.ceil((row.sentAt + timers.codeResend - now) / 1000)} s`,
      )

    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const fresh = {
      codeHash: await codeHash(operator, player, channel, code),
      sentAt: now,
      expiresAt: now + timers.codeLife,
      tries: 0,
      requests: used + 1,
      countedFrom: isCounting ? row.countedFrom : now,
    }
    await tx
      .insert(registrationCodes)
      .values({ playerId, channel, ...fresh })
      .onConflictDoUpdate({ target: [registrationCodes.playerId, registrationCodes.channel], set: fresh })
    await operator.outbox.send({
      channel,
      to: addressOf(player, channel),
      text: `${brandNames[operator.settings.brandId]}: your code is ${code}. It works for 10 minutes. Share it with nobody.`,
      code,
    })
    operator.log.info('registration.code-sent', { playerId, channel, requests: fresh.requests })
    return { attemptsLeft: attempts.smsRequests - fresh.requests, resendInMs: timers.codeResend }
  })

/** Why a code did not count; null when it did. */
type Outcome = 'invalid' | 'expired' | 'spent' | null

const tryCode = async (operator: Operator, playerId: number, channel: CodeChannel, code: string): Promise<Outcome> =>
  operator.transaction(async (tx) => {
    const now = operator.clock.now()
    const player = await requireRow(operator, playerId)
    const verified = channel === 'sms' ? player.phoneVerifiedAt : player.emailVerifiedAt
    // The answer to the right code may have been lost: the same question again is answered as before.
    if (verified !== null) return null
    const { row, isThis } = await storedCode(operator, playerId, channel)
    if (row === undefined) return 'invalid'
    const isLastRequest = row.requests >= attempts.smsRequests
    if (row.tries >= attempts.codeTries) return isLastRequest ? 'spent' : 'invalid'
    if (row.expiresAt <= now) return 'expired'
    const given = Buffer.from(await codeHash(operator, player, channel, code))
    if (!timingSafeEqual(given, Buffer.from(row.codeHash))) {
      const tries = row.tries + 1
      await tx.update(registrationCodes).set({ tries }).where(isThis)
      return tries >= attempts.codeTries && isLastRequest ? 'spent' : 'invalid'
    }
    await tx.update(registrationCodes).set({ expiresAt: now }).where(isThis)
    const changed = await changePlayer(
      operator,
      playerId,
      channel === 'sms' ? { phoneVerifiedAt: now } : { emailVerifiedAt: now },
    )
    await confirmIfReady(operator, changed)
    return null
  })

/** Proves the address that the last code was sent to (REG-7). Throws CallError 400: wrong, expired, or no tries left. */
export const verifyCode = async (operator: Operator, playerId: number, channel: CodeChannel, code: string) => {
  // The try must stay counted, so the refusal is thrown after the transaction, not in it.
  const outcome = await tryCode(operator, playerId, channel, code)
  if (outcome === 'spent') throw maxAttempts()
  if (outcome === 'expired') throw refused('sms.code.expired', 'This code has expired: ask for a new one')
  if (outcome === 'invalid')
    throw refused(channel === 'sms' ? 'sms.code.invalid' : 'email.code.invalid', 'This is not the code that was sent')
  operator.log.info('registration.code-verified', { playerId, channel })
  return { success: true } as const
}
