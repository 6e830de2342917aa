import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { minute, noCaptcha } from '#contract/constants.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { symmetricKey } from '../user-pool/keys.ts'
import { spentChallenges } from './schema.ts'

/** Leading zero bits an answer must reach: a few hundredths of a second in a browser, and the cost of each attempt for a script. */
export const captchaDifficulty = 13
/** How long a challenge may be answered, ms. */
export const captchaLifeMs = 10 * minute

const signature = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** A challenge that carries its own end and seal, so that nothing is stored until it is answered. */
export const newChallenge = async ({ db, clock }: Operator): Promise<{ challenge: string; difficulty: number }> => {
  const now = clock.now()
  const body = `${randomBytes(12).toString('base64url')}.${now + captchaLifeMs}.${captchaDifficulty}`
  const seal = signature(await symmetricKey(db, now, 'captcha'), body).toString('base64url')
  return { challenge: `${body}.${seal}`, difficulty: captchaDifficulty }
}

/** Leading zero bits of SHA-256. */
export const zeroBits = (text: string): number => {
  const hash = createHash('sha256').update(text).digest()
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? 256 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

const isSolved = async ({ db, clock }: Operator, token: string): Promise<boolean> => {
  const parts = /^(([\w-]{16})\.(\d{1,15})\.(\d{1,2}))\.([\w-]{43}):[^:]{1,64}$/.exec(token)
  if (parts === null) return false
  const [, body = '', id = '', until = '', difficulty = '', seal = ''] = parts
  const now = clock.now()
  const expected = signature(await symmetricKey(db, now, 'captcha'), body)
  const given = Buffer.from(seal, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  if (Number(until) <= now || zeroBits(token) < Number(difficulty)) return false
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now))
  const spent = await db
    .insert(spentChallenges)
    .values({ id, expiresAt: Number(until) })
    .onConflictDoNothing()
    .returning({ id: spentChallenges.id })
  return spent.length === 1
}

/**
 * Lets a call pass whose header bears an answered challenge, each once (REG-3). Throws CallError 403 error.explicit_deny;
 * `-` passes only where the settings ask for no captcha.
 */
export const requireCaptcha = async (operator: Operator, token: string | undefined): Promise<void> => {
  if (operator.settings.site.captcha === 'none') return
  if (token !== undefined && token !== noCaptcha && (await isSolved(operator, token))) return
  throw new CallError(403, 'error.explicit_deny', 'Not authorized: explicit deny by the captcha')
}
