import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { foldEmail } from '#contract/fields.ts'
import type { Db } from '../db/open.ts'
import { clearAttempts, takeAttempt } from './attempts.ts'
import type { PoolKeys } from './keys.ts'
import { isLegacy } from './legacy.ts'
import { attemptsExceeded, invalidParameter, PoolError, unknownHere, wrongCredentials } from './poolError.ts'
import { takeChallenge } from './sessions.ts'
import { beginSignIn, claimHolds, clientValueAllowed, fakeVerifier } from './srp.ts'
import { findUser, poolNameOf, type PoolUser } from './users.ts'

/** How long a challenge may be answered, ms. */
export const challengeLifeMs = 180_000

const sealedChallenge = v.object({
  id: v.string(),
  userId: v.string(),
  /** Keyed hash of the folded e-mail as typed; attempts are counted by it. */
  subject: v.string(),
  clientId: v.string(),
  clientValue: v.string(),
  secret: v.string(),
  shared: v.string(),
  verifier: v.string(),
  expiresAt: v.number(),
  /** The e-mail is one of the former platform's, and has not moved. */
  isLegacy: v.boolean(),
})

const hexNumber = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,800}$/i))
const srpParameters = v.object({ USERNAME: v.pipe(v.string(), v.minLength(1), v.maxLength(320)), SRP_A: hexNumber })
const text = v.pipe(v.string(), v.maxLength(8000))
const claimResponses = v.object({
  PASSWORD_CLAIM_SECRET_BLOCK: text,
  PASSWORD_CLAIM_SIGNATURE: text,
  TIMESTAMP: v.pipe(v.string(), v.maxLength(100)),
})

export interface SignInParts {
  db: Db
  keys: PoolKeys
  poolId: string
  /** ms by which attempts are counted. */
  now: () => number
  /** ms by which challenges age. */
  tokenNow: () => number
}

const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What the sign-in attempts of an e-mail are counted under. */
export const signInAttempts = (keys: PoolKeys, emailFolded: string): string =>
  keys.keyedHash('attempts', emailFolded).toString('base64url')

/** First step of an SRP sign-in (AUT-1). An unknown user gets a challenge too, the same salt and id each time (RMB-11). */
export const challengeFor = async (parts: SignInParts, clientId: string, parameters: unknown) => {
  const { db, keys, tokenNow } = parts
  const given = v.safeParse(srpParameters, parameters)
  if (!given.success) throw invalidParameter('USERNAME and SRP_A are required')
  const { USERNAME: name, SRP_A: clientHex } = given.output
  if (!clientValueAllowed(BigInt(`0x${clientHex}`))) throw invalidParameter('SRP_A is not allowed')

  const folded = foldEmail(name)
  const user = await findUser(db, name)
  const isOfFormer = await isLegacy(db, name)
  // Both sides are always made, so that the time taken does not tell who exists.
  const fakeUserId = uuidOf(keys.keyedHash('fake user', folded))
  const fake = fakeVerifier(keys.keyedHash('fake verifier', folded))
  const userId = user?.sub ?? fakeUserId
  const { salt, verifier } = user ?? fake
  const { secret, shared } = beginSignIn(verifier)
  const sealed: v.InferOutput<typeof sealedChallenge> = {
    id: randomUUID(),
    userId,
    subject: signInAttempts(keys, user?.emailFolded ?? folded),
    clientId,
    clientValue: clientHex,
    secret: secret.toString(16),
    shared: shared.toString(16),
    verifier,
    expiresAt: tokenNow() + challengeLifeMs,
    isLegacy: user === null && isOfFormer,
  }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: keys.seal(sealed),
      SRP_B: sealed.shared,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  }
}

/**
 * Second step: the user who proved to know the password. Each challenge is answered once; an attempt is counted before it
 * is checked. Throws PoolError, the same for every wrong credential.
 */
export const userOfClaim = async (parts: SignInParts, clientId: string, responses: unknown): Promise<PoolUser> => {
  const { db, keys, poolId, now, tokenNow } = parts
  const given = v.safeParse(claimResponses, responses)
  if (!given.success)
    throw invalidParameter('PASSWORD_CLAIM_SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE and TIMESTAMP are required')
  const claim = given.output
  const opened = v.safeParse(sealedChallenge, keys.unseal(claim.PASSWORD_CLAIM_SECRET_BLOCK))
  if (!opened.success) throw wrongCredentials()
  const challenge = opened.output
  if (challenge.clientId !== clientId || challenge.expiresAt <= tokenNow()) throw wrongCredentials()
  if (!(await takeChallenge(db, challenge.id, challenge.expiresAt, tokenNow()))) throw wrongCredentials()
  if (!(await takeAttempt(db, challenge.subject, now()))) throw attemptsExceeded()

  if (challenge.isLegacy) throw unknownHere()
  const holds = claimHolds({
    poolName: poolNameOf(poolId),
    userId: challenge.userId,
    clientValue: BigInt(`0x${challenge.clientValue}`),
    half: { secret: BigInt(`0x${challenge.secret}`), shared: BigInt(`0x${challenge.shared}`) },
    verifier: challenge.verifier,
    secretBlock: claim.PASSWORD_CLAIM_SECRET_BLOCK,
    timestamp: claim.TIMESTAMP,
    signature: claim.PASSWORD_CLAIM_SIGNATURE,
  })
  const user = await findUser(db, challenge.userId)
  // A password changed since the challenge was given makes the old one void.
  if (!holds || user === null || user.verifier !== challenge.verifier) throw wrongCredentials()
  await clearAttempts(db, challenge.subject)
  return user
}

/** The pool speaks only flows in which the password stays with the player. */
export const unsupportedFlow = (): PoolError =>
  invalidParameter('Initiate Auth method not supported: USER_SRP_AUTH and REFRESH_TOKEN_AUTH only')
