import { randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Operator } from '../operator.ts'
import { chatSecrets } from './schema.ts'

/** Life of a token, seconds: that of the id token that bears it. */
const LIFE = 3600
const AUDIENCE = 'chat'

/** Whose token it is, by which sign-in. */
export interface ChatBearer {
  readonly playerId: number
  readonly sub: string
  readonly sessionId: string
}

const known = new WeakMap<Operator['state'], Uint8Array>()

/** Makes the chat's secret where there is none; called once at each start, inside the start's transaction. */
export async function ensureChatSecret({ db }: Pick<Operator, 'db'>): Promise<void> {
  await db
    .insert(chatSecrets)
    .values({ id: 'chat', secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
}

async function keyOf({ db, state }: Pick<Operator, 'db' | 'state'>): Promise<Uint8Array> {
  const had = known.get(state)
  if (had) return had
  const [row] = await db.select().from(chatSecrets)
  if (!row) throw new Error('The secret of the chat is made at each start, and is gone')
  const key = Buffer.from(row.secret, 'base64url')
  known.set(state, key)
  return key
}

/** The proof to the chat of who writes: the id token bears it as `zendeskJwtToken` (P3). `now` in seconds. */
export async function chatToken(
  operator: Pick<Operator, 'db' | 'state'>,
  { playerId, sub, sessionId }: ChatBearer,
  now: number,
): Promise<string> {
  return new SignJWT({ scope: 'user', external_id: String(playerId), sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(sub)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE)
    .sign(await keyOf(operator))
}

/** Reads a token; null for one that is not ours, or over. Whether its sign-in lives is not said here. `now` in seconds. */
export async function readChatToken(
  operator: Pick<Operator, 'db' | 'state'>,
  token: string,
  now: number,
): Promise<ChatBearer | null> {
  const options = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: new Date(now * 1000) }
  const claims = await jwtVerify(token, await keyOf(operator), options).then(
    ({ payload }) => payload,
    () => null,
  )
  const playerId = Number(claims?.['external_id'])
  const sessionId = claims?.['sid']
  if (!claims?.sub || typeof sessionId !== 'string' || !Number.isSafeInteger(playerId) || playerId <= 0) return null
  return { playerId, sub: claims.sub, sessionId }
}
