import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { attempts, minute, timers } from '#contract/constants.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { CallError } from '../handler.ts'
import { codeText } from '../messageTexts.ts'
import type { Operator } from '../operator.ts'
import { brandAt } from '../player/placement.ts'
import { symmetricKey } from '../user-pool/keys.ts'
import { oneTimeCodes } from './schema.ts'

export type CodeChannel = 'sms' | 'email'

/** What a code is for, and where it goes; a code proves this address for this purpose and nothing else (SAF-8). */
export interface CodeSubject {
  /** Below 0 it stands for an address, whoever has it. */
  playerId: number
  purpose: 'registration' | 'phone' | 'reset'
  channel: CodeChannel
  /** E-mail, or + and digits. */
  address: string
  /** Inner language that the player is written to in. */
  language: string
  /** What is done in place of sending a code: it is counted as any other, and there is none that could be right. */
  insteadOfCode?: () => Promise<void>
}

/** After this time since the first of three requests they are counted anew, ms. */
export const requestWindowMs = timers.requestWindow

const refused = (code: ErrorCode, message: string): CallError => new CallError(400, code, message)
const maxAttempts = (): CallError => refused('sms.max.attempts.reached', 'No more codes or tries: begin again later')

/** Six digits are guessed at once from a plain hash: the key makes it useless without the operator. */
const codeHash = async ({ db, clock }: Operator, subject: CodeSubject, code: string): Promise<string> =>
  createHmac('sha256', await symmetricKey(db, clock.now(), 'registration'))
    .update([subject.playerId, subject.purpose, subject.channel, subject.address, code].join('\0'))
    .digest('base64url')

const rowOf = ({ playerId, purpose, channel }: CodeSubject) =>
  and(eq(oneTimeCodes.playerId, playerId), eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.channel, channel))

/**
 * Sends a new code in the name of the site at `origin`, which makes the one before void (REG-7). Throws CallError 400 after three requests, or too soon: then a
 * code for this very address is on its way, and works.
 */
export const sendCode = async (operator: Operator, subject: CodeSubject, origin: string) =>
  operator.transaction(async (tx) => {
    const now = operator.clock.now()
    const { playerId, purpose, channel, address } = subject
    // There is a row to hold from the first request on: of many at once the others wait, and are too soon.
    const none = { codeHash: '', sentAt: 0, expiresAt: 0, tries: 0, requests: 0, countedFrom: now }
    await tx
      .insert(oneTimeCodes)
      .values({ playerId, purpose, channel, ...none })
      .onConflictDoNothing()
    const [row] = await tx.select().from(oneTimeCodes).where(rowOf(subject)).for('update')
    const isCounting = row !== undefined && now < row.countedFrom + requestWindowMs
    const used = isCounting ? row.requests : 0
    const addressHash = await codeHash(operator, subject, '')
    // Before the count: after the last request too a code is on its way.
    if (row?.addressHash === addressHash && now < row.sentAt + timers.codeResend) {
      const wait = Math.ceil((row.sentAt + timers.codeResend - now) / 1000)
      throw refused('sms.resend.too_soon', `A new code can be sent in ${wait} s`)
    }
    if (used >= attempts.smsRequests) throw maxAttempts()
    const { insteadOfCode } = subject
    // What nobody was sent is no six digits: nobody can guess it.
    const code = insteadOfCode ? randomBytes(16).toString('base64url') : String(randomInt(1_000_000)).padStart(6, '0')
    const fresh = {
      codeHash: await codeHash(operator, subject, code),
      addressHash,
      sentAt: now,
      expiresAt: now + timers.codeLife,
      tries: 0,
      requests: used + 1,
      countedFrom: isCounting ? row.countedFrom : now,
    }
    const sendIt = async () => {
      const text = codeText(subject.language, brandAt(operator, origin), code)
      await operator.outbox.send({ channel, to: address, text, code })
    }
    await tx.update(oneTimeCodes).set(fresh).where(rowOf(subject))
    await (insteadOfCode ?? sendIt)()
    operator.log.info(insteadOfCode ? 'code.counted' : 'code.sent', {
      playerId,
      purpose,
      channel,
      requests: fresh.requests,
    })
    return { attemptsLeft: attempts.smsRequests - fresh.requests, resendInMs: timers.codeResend }
  })

/** Makes the last codes for a purpose worthless; they go on being counted, and run out, as if nothing had happened. */
export const voidCodes = async ({ db }: Operator, { playerId, purpose }: Pick<CodeSubject, 'playerId' | 'purpose'>) => {
  await db
    .update(oneTimeCodes)
    .set({ codeHash: randomBytes(32).toString('base64url') })
    .where(and(eq(oneTimeCodes.playerId, playerId), eq(oneTimeCodes.purpose, purpose)))
}

/** How long a right code is taken again where its answer may have been lost, ms. */
const repeatedWithin = minute

type Outcome<T> = { refusal: 'invalid' | 'expired' | 'spent' } | { refusal: null; result: T }

/** Whether a code that was redeemed at this time may be taken again. */
type MayRepeat = (redeemedAt: number) => Promise<boolean>

const tryCode = async <T>(
  operator: Operator,
  subject: CodeSubject,
  code: string,
  onRight: () => Promise<T>,
  mayRepeat: MayRepeat,
): Promise<Outcome<T>> =>
  operator.transaction(async (tx) => {
    const now = operator.clock.now()
    const [row] = await tx.select().from(oneTimeCodes).where(rowOf(subject)).for('update')
    if (row === undefined) return { refusal: 'invalid' }
    const isLastRequest = row.requests >= attempts.smsRequests
    if (row.tries >= attempts.codeTries) return { refusal: isLastRequest ? 'spent' : 'invalid' }
    const given = Buffer.from(await codeHash(operator, subject, code))
    const isRight = timingSafeEqual(given, Buffer.from(row.codeHash))
    if (row.expiresAt <= now) {
      const isRedeemed = row.expiresAt < row.sentAt + timers.codeLife && now - row.expiresAt < repeatedWithin
      if (!isRight || !isRedeemed || !(await mayRepeat(row.expiresAt))) return { refusal: 'expired' }
      return { refusal: null, result: await onRight() }
    }
    if (!isRight) {
      const tries = row.tries + 1
      await tx.update(oneTimeCodes).set({ tries }).where(rowOf(subject))
      return { refusal: tries >= attempts.codeTries && isLastRequest ? 'spent' : 'invalid' }
    }
    await tx.update(oneTimeCodes).set({ expiresAt: now }).where(rowOf(subject))
    return { refusal: null, result: await onRight() }
  })

/**
 * Checks a code and, when it is right, does what it was asked for in the same transaction; a right code works once, or within a
 * minute again where `mayRepeat` says that its answer was of no use yet.
 * Throws CallError 400: wrong, expired, or no tries left (REG-7).
 */
export const redeemCode = async <T>(
  operator: Operator,
  subject: CodeSubject,
  code: string,
  onRight: () => Promise<T>,
  mayRepeat: MayRepeat = () => Promise.resolve(false),
): Promise<T> => {
  const { playerId, purpose, channel } = subject
  // A wrong try must stay counted, so the refusal is thrown after the transaction, not in it.
  const outcome = await tryCode(operator, subject, code, onRight, mayRepeat)
  switch (outcome.refusal) {
    case 'spent':
      throw maxAttempts()
    case 'expired':
      throw refused('sms.code.expired', 'This code has expired: ask for a new one')
    case 'invalid':
      throw refused(channel === 'sms' ? 'sms.code.invalid' : 'email.code.invalid', 'This is not the code that was sent')
    default:
      operator.log.info('code.redeemed', { playerId, purpose, channel })
      return outcome.result
  }
}
