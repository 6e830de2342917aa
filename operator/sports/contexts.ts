import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { hour, minute } from '#contract/constants.ts'
import { marketOf } from '#contract/markets.ts'
import type { SportsDeepLink, SportsProduct } from '#contract/sportsbook.ts'
import { CallError } from '../handler.ts'
import type { Operator, PlayerClaims } from '../operator.ts'
import { hashOf, newSecret } from '../play/launch.ts'
import { playRefused, requirePlayable } from '../play/mayPlay.ts'
import { marketFor } from '../player/placement.ts'
import { sportsOriginAt } from '../settings.ts'
import { userPoolSessions } from '../user-pool/schema.ts'
import { areaOf } from './bets.ts'
import { sportsContexts, sportsSessions } from './schema.ts'

/** How long the address of a context opens its frame, ms. */
export const LINK_LIFE = 2 * minute
/** A frame that nobody has asked from for this long has to be opened anew, ms. */
const CONTEXT_LIFE = 12 * hour

export type ContextRow = typeof sportsContexts.$inferSelect
/** A context of a signed-in player. */
export type PlayerContext = ContextRow & { readonly playerId: number; readonly signInId: string }

const COOKIE = 'sportsbook-session'

/** What a frame is opened with. */
export interface ContextWish {
  readonly product: SportsProduct
  /** Null for a visitor, who looks around. */
  readonly signIn: Pick<PlayerClaims, 'playerId' | 'sessionId'> | null
  readonly brand: string
  readonly language: string
  readonly currency: string
  readonly deepLink: SportsDeepLink
  readonly correlationId: string
  /** Where the page stands that shows the frame. */
  readonly siteOrigin: string
}

/** The path below the frame's own root of a place in it. */
export const placePath = ({ category, region, competition, event }: SportsDeepLink): string =>
  ['', category, region, competition, event].filter((part) => part !== undefined).join('/')

/**
 * Opens a context and answers the address that shows it (SPB-1). Throws CallError as play for money does: who may not bet is not given
 * a frame to bet in (SAF-1).
 */
export async function openContext(
  operator: Operator,
  wish: ContextWish,
): Promise<{ readonly url: string; readonly contextId: string }> {
  if (!operator.settings.hasOwnSports)
    throw new CallError(503, 'error.unavailable', 'The sportsbook is another host’s to open')
  const now = operator.clock.now()
  const playerId = wish.signIn?.playerId ?? null
  const player = playerId === null ? null : await operator.players.find(playerId)
  const market = marketOf(
    player ? marketFor(player.countryCode, player.market) : marketFor(operator.world.get().station.countryCode),
  )
  if (wish.product === 'SPORTSBOOK' && player && !market.hasSportsbook) throw playRefused('error.play.blocked')
  const account = playerId === null ? null : await requirePlayable(operator, playerId, areaOf(wish.product))
  const link = newSecret()
  const contextId = randomUUID()
  await operator.db.delete(sportsContexts).where(lt(sportsContexts.lastSeenAt, now - 2 * CONTEXT_LIFE))
  await operator.db.insert(sportsContexts).values({
    id: contextId,
    linkHash: hashOf(link),
    linkExpiresAt: now + LINK_LIFE,
    product: wish.product,
    playerId,
    signInId: wish.signIn?.sessionId ?? null,
    brand: wish.brand,
    language: wish.language,
    currency: account?.currency ?? wish.currency,
    correlationId: wish.correlationId,
    createdAt: now,
    lastSeenAt: now,
  })
  const origin = sportsOriginAt(operator.settings, new URL(wish.siteOrigin).hostname)
  // Brand and language stand in the address, so that the page has its colours before its script runs; the link in the fragment, which
  // no server sees or logs.
  const query = new URLSearchParams({ brand: wish.brand, lang: wish.language }).toString()
  return { url: `${origin}/book${placePath(wish.deepLink)}?${query}#${link}`, contextId }
}

/**
 * Opens the player's session at the sportsbook, and gives the cookie that tells it (SPB-1). What no browser can use any more goes: sessions
 * of sign-ins that are over, and those whose cookie this one takes the place of.
 */
export async function createSession(
  operator: Operator,
  { playerId, sessionId }: Pick<PlayerClaims, 'playerId' | 'sessionId'>,
): Promise<{ readonly sessionId: string; readonly cookie: string }> {
  const secret = newSecret()
  const cookieHash = hashOf(secret)
  const now = operator.clock.now()
  const living = operator.db
    .select({ one: sql`1` })
    .from(userPoolSessions)
    .where(
      and(
        // A sign-in's id is a uuid there, and text here.
        sql`${userPoolSessions.originJti}::text = ${sportsSessions.signInId}`,
        isNull(userPoolSessions.endedAt),
        gt(userPoolSessions.refreshUntil, operator.clock.tokenNow()),
      ),
    )
  // Two tabs may ask in the same moment, and either answer come last: a young one stays.
  const isReplaced = and(eq(sportsSessions.signInId, sessionId), lt(sportsSessions.createdAt, now - minute))
  await operator.db.delete(sportsSessions).where(or(isReplaced, notExists(living)))
  await operator.db.insert(sportsSessions).values({ cookieHash, playerId, signInId: sessionId, createdAt: now })
  // The frame is of another site than the page around it: without these two no browser would keep or send it there.
  const cookie = `${COOKIE}=${secret}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`
  return { sessionId: cookieHash, cookie }
}

/** Takes the cookie from a browser whose player has left. */
export const FORGET_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=None; Partitioned`
const secretIn = (cookies: string | null): string | null =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{16,128})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
/** Whether a request bears a session's cookie. */
export const hasSessionCookie = (cookies: string | null): boolean => secretIn(cookies) !== null

/** Whether a sign-in still stands. */
export async function isSignInLiving({ db }: Pick<Operator, 'db'>, signInId: string): Promise<boolean> {
  const [row] = await db
    .select({ endedAt: userPoolSessions.endedAt })
    .from(userPoolSessions)
    .where(eq(userPoolSessions.originJti, signInId))
  return row !== undefined && row.endedAt === null
}

/** Whether the cookie is of a living session of this player: a frame that is loaded again after its link has grown old. */
async function isKnown(operator: Operator, { playerId, signInId }: ContextRow, cookies: string | null) {
  const secret = secretIn(cookies)
  if (secret === null || playerId === null) return false
  const [session] = await operator.db
    .select()
    .from(sportsSessions)
    .where(and(eq(sportsSessions.cookieHash, hashOf(secret)), eq(sportsSessions.playerId, playerId)))
  return session !== undefined && session.signInId === signInId
}

/**
 * Turns a link into the key its frame asks with; a key that was given before ends. A player's link opens one frame, once, for its short life:
 * again it opens for the frame that did so (`secret` is its own, so an answer that was lost is asked for anew), and where the browser bears
 * the cookie of the same sign-in. A visitor's frame holds nothing, and opens with it at any time. Null where it opens nothing.
 */
export async function takeLink(
  operator: Operator,
  { link, secret, cookies }: { readonly link: string; readonly secret: string; readonly cookies: string | null },
): Promise<{ readonly context: ContextRow; readonly key: string } | null> {
  const now = operator.clock.now()
  const [context] = await operator.db
    .select()
    .from(sportsContexts)
    .where(eq(sportsContexts.linkHash, hashOf(link)))
  if (!context) return null
  // Both are needed to know it: who has seen the link alone can't ask as its frame.
  const key = hashOf(`${link} ${secret}`)
  const keyHash = hashOf(key)
  const isOpenToAll = context.signInId === null || (await isKnown(operator, context, cookies))
  if (context.signInId !== null && !(await isSignInLiving(operator, context.signInId))) return null
  if (context.linkExpiresAt <= now && !isOpenToAll) return null
  // Of two that come at once the database lets one in.
  const isFree = or(isNull(sportsContexts.keyHash), eq(sportsContexts.keyHash, keyHash))
  const taken = await operator.db
    .update(sportsContexts)
    .set({ keyHash, lastSeenAt: now })
    .where(and(eq(sportsContexts.id, context.id), isOpenToAll ? undefined : isFree))
    .returning({ id: sportsContexts.id })
  return taken.length === 0 ? null : { context, key }
}

/** The player's context of a key; null once it, or the sign-in it belongs to, is over. */
export async function playerContextOf(operator: Operator, key: string): Promise<PlayerContext | null> {
  const now = operator.clock.now()
  const [context] = await operator.db
    .select()
    .from(sportsContexts)
    .where(eq(sportsContexts.keyHash, hashOf(key)))
  if (!context || context.playerId === null || context.signInId === null) return null
  if (context.lastSeenAt + CONTEXT_LIFE <= now || !(await isSignInLiving(operator, context.signInId))) return null
  if (now - context.lastSeenAt > minute)
    await operator.db.update(sportsContexts).set({ lastSeenAt: now }).where(eq(sportsContexts.id, context.id))
  return { ...context, playerId: context.playerId, signInId: context.signInId }
}
