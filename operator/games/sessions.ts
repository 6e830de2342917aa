import { and, eq, gt, isNull } from 'drizzle-orm'
import { hour } from '#contract/constants.ts'
import { noBonus, stakeableIn, verticalOf } from '../bonus/contributions.ts'
import type { Operator } from '../operator.ts'
import { hashOf, newSecret } from '../play/launch.ts'
import { gameOf } from './gameOf.ts'
import { GameRefusal } from './gameRefusal.ts'
import type { SessionRow } from './rounds.ts'
import { gameSessions } from './schema.ts'
import type { TextKey } from './texts/texts.ts'

/** A game nobody touched for this long is closed, ms. */
const SESSION_LIFE = 6 * hour

const closed = (why: TextKey) => new GameRefusal(409, 'error.play.blocked', why)

/** Turns a launch token into the key its game plays with; once more is possible while the token lives, and ends the older key. */
export async function openSession(
  operator: Operator,
  token: string,
): Promise<{ readonly session: SessionRow; readonly key: string }> {
  const now = operator.clock.now()
  const key = newSecret()
  const linked = and(eq(gameSessions.tokenHash, hashOf(token)), isNull(gameSessions.endedBecause))
  // One condition with the expiry: a link that is refused must not end the game that runs by it.
  const [session] = await operator.db
    .update(gameSessions)
    .set({ keyHash: hashOf(key), lastSeenAt: now })
    .where(and(linked, gt(gameSessions.tokenExpiresAt, now)))
    .returning()
  if (session) return { session, key }
  const [expired] = await operator.db.select({ id: gameSessions.id }).from(gameSessions).where(linked)
  throw closed(expired ? 'linkTooOld' : 'closedReopen')
}

/** The session that a key plays. Throws CallError 409 when it has ended. */
export async function sessionOf(operator: Operator, key: string): Promise<SessionRow> {
  const now = operator.clock.now()
  const [session] = await operator.db
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.keyHash, hashOf(key)))
  if (!session || session.endedBecause) throw closed(session?.endedBecause === 'replaced' ? 'closedByOther' : 'closed')
  if (session.lastSeenAt + SESSION_LIFE <= now) throw closed('closedLongPause')
  await operator.db.update(gameSessions).set({ lastSeenAt: now }).where(eq(gameSessions.id, session.id))
  return session
}

/**
 * Ends the player's game for money, and links to one, when a sign-in of theirs ends (SAF-1). A game does not know by which
 * sign-in it was opened, so it ends with any: who is still signed in elsewhere opens it anew.
 */
export async function endWithSignIn(operator: Operator, playerId: number): Promise<void> {
  await operator.db
    .update(gameSessions)
    .set({ endedBecause: 'expired' })
    .where(and(eq(gameSessions.playerId, playerId), eq(gameSessions.mode, 'real'), isNull(gameSessions.endedBecause)))
}

/** What can be staked in a game now, minor units. */
export interface Stakeable {
  /** Play money, or own money, as the site around tells it too. */
  readonly balance: number
  /** What of a bonus is there beside it. */
  readonly bonus: number
  /** Rounds that the house pays; null where there are none. */
  readonly freeSpins: { readonly left: number; readonly value: number } | null
}

/** What can be staked in the game of a session. */
export async function balanceOf(operator: Operator, session: SessionRow): Promise<Stakeable> {
  const { playerId } = session
  if (playerId === null) return { balance: session.demoBalance ?? 0, bonus: 0, freeSpins: null }
  const game = await gameOf(operator, session.gameId)
  const { money, spins } =
    game === null || session.mode !== 'real' ? noBonus : await stakeableIn(operator, playerId, verticalOf(game), game)
  const balance = (await operator.ledger.walletOf(playerId))?.balances.main ?? 0
  return { balance, bonus: money, freeSpins: spins }
}
