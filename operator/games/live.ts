import { createHmac, randomBytes } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import { minute } from '#contract/constants.ts'
import type { Operator } from '../operator.ts'
import { bookWin, type RoundRow, type SessionRow } from './bookings.ts'
import type { Draw } from './engines/engine.ts'
import { engineFor } from './engines/forGame.ts'
import { gameOf, type PlayableGame } from './gameOf.ts'
import { gameRounds, gameSessions, liveRounds } from './schema.ts'

/** Parts of a shared round, ms: stakes are taken, the wheel turns or the cards are dealt, the result stands. */
export const LIVE = { betting: 12_000, drawing: 5000, showing: 3000 } as const
const PERIOD = LIVE.betting + LIVE.drawing + LIVE.showing

/** Where a table's round stands. Rounds of all tables begin together, so every process knows them without asking another. */
export interface LivePhase {
  /** Number of the round, counted from 1970. */
  readonly n: number
  readonly phase: 'betting' | 'drawing' | 'showing'
  /** Until the phase is over, ms. */
  readonly leftMs: number
}

/** The round that runs at a time. */
export function livePhaseAt(now: number): LivePhase {
  const n = Math.floor(now / PERIOD)
  const at = now - n * PERIOD
  if (at < LIVE.betting) return { n, phase: 'betting', leftMs: LIVE.betting - at }
  const drawn = LIVE.betting + LIVE.drawing
  return at < drawn ? { n, phase: 'drawing', leftMs: drawn - at } : { n, phase: 'showing', leftMs: PERIOD - at }
}

/** From then on no stake is taken, and the outcome is drawn, ms. */
const closesAt = (n: number): number => n * PERIOD + LIVE.betting

/** Whether all players at a table play the same round: live tables do, whatever is played there. */
export const isShared = (game: PlayableGame): boolean => game.type === 'live' && engineFor(game).kind !== 'slot'

/** A round that was staked on and not drawn yet: what is stored of it until then. */
export const pendingShown = (n: number) => ({ pending: true, n })
const isPending = sql`coalesce((${gameRounds.shown}->>'pending')::boolean, false)`
const pendingOf = ({ shown }: RoundRow): number | null =>
  shown['pending'] === true && typeof shown['n'] === 'number' ? shown['n'] : null

/** Whether a round has been decided, and so can have been seen. */
export const isDecided = not(isPending)

/** Whole numbers that follow from a seed alone, each as likely as any other. */
export function drawsOf(seed: string): Draw {
  let used = 0
  const next = () => createHmac('sha256', seed).update(String(used++)).digest().readUIntBE(0, 6)
  return (below) => {
    const fair = 2 ** 48 - (2 ** 48 % below)
    let drawn = next()
    while (drawn >= fair) drawn = next()
    return drawn % below
  }
}

/** What holds a table's round until the end of a transaction: stakes share it, its draw has it alone, whatever process either is in. */
const roundLock = (gameId: string, n: number) => sql`hashtextextended(${`live ${gameId} ${n}`}, 0)`

const drawOf = async (operator: Operator, gameId: string, n: number): Promise<string | null> => {
  const [stored] = await operator.db
    .select()
    .from(liveRounds)
    .where(and(eq(liveRounds.gameId, gameId), eq(liveRounds.n, n)))
  return stored?.seed ?? null
}

/**
 * Whether a stake may be laid on a round: answered within the stake's transaction, and true until that ends. A clock that was set back,
 * or another process's that is late, opens no round that has been drawn (SAF-4).
 */
export async function holdOpenRound(operator: Operator, gameId: string, n: number): Promise<boolean> {
  await operator.db.execute(sql`select pg_advisory_xact_lock_shared(${roundLock(gameId, n)})`)
  return (await drawOf(operator, gameId, n)) === null
}

/** The seed of a table's round, drawn once for everybody, and only when no stake is taken any more: nobody can know it before. */
async function seedOf(operator: Operator, gameId: string, n: number): Promise<string> {
  const drawn = await drawOf(operator, gameId, n)
  if (drawn !== null) return drawn
  if (operator.clock.now() < closesAt(n)) throw new Error('A round is drawn when its stakes are closed')
  return operator.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${roundLock(gameId, n)})`)
    await tx
      .insert(liveRounds)
      .values({ gameId, n, seed: randomBytes(32).toString('hex') })
      .onConflictDoNothing()
    return (await drawOf(operator, gameId, n))!
  })
}

/** What a round came to for all to see. */
const shownOf = (game: PlayableGame, seed: string, n: number) => ({
  ...engineFor(game).play({}, drawsOf(seed)).shown,
  n,
})

/**
 * Decides a round that was staked on, as soon as its stakes are closed: what it won is paid, whoever is still there and whatever
 * closed play meanwhile. A round that is decided already, or still open to stakes, stays as it is.
 */
export async function settleRound(operator: Operator, row: RoundRow): Promise<RoundRow> {
  const n = pendingOf(row)
  if (n === null || operator.clock.now() < closesAt(n)) return row
  const game = await gameOf(operator, row.gameId)
  // Taken out of content with stakes on the table: it waits for the table to come back, and stays to be seen.
  if (!game) return row
  const seed = await seedOf(operator, row.gameId, n)
  return operator.transaction(async (tx) => {
    const [session] = await tx.select().from(gameSessions).where(eq(gameSessions.id, row.sessionId)).for('update')
    const same = and(eq(gameRounds.owner, row.owner), eq(gameRounds.id, row.id))
    const [now] = await tx.select().from(gameRounds).where(same).for('update')
    if (!now || !session || pendingOf(now) === null) return now ?? row
    const { win } = engineFor(game).play(now.stakes, drawsOf(seed))
    const balance = await bookWin(operator, session, game, now, win)
    const [settled] = await tx
      .update(gameRounds)
      .set({ win, balance, shown: shownOf(game, seed, n) })
      .where(same)
      .returning()
    return settled!
  })
}

/** Decides all rounds that are due: for players who do not look. Answers how many there were. */
export async function settleDueRounds(operator: Operator): Promise<number> {
  const due = await operator.db
    .select()
    .from(gameRounds)
    .where(and(not(gameRounds.seen), isPending, lt(gameRounds.at, operator.clock.now())))
    .limit(500)
  let settled = 0
  for (const row of due) if (pendingOf(await settleRound(operator, row)) === null) settled += 1
  return settled
}

/** Where a table's round stands: one that has been drawn takes no stakes, though the clock says so, and shows its result until it is over. */
async function phaseOf(operator: Operator, gameId: string, now: number): Promise<LivePhase> {
  const said = livePhaseAt(now)
  if (said.phase !== 'betting' || (await drawOf(operator, gameId, said.n)) === null) return said
  return { n: said.n, phase: 'showing', leftMs: (said.n + 1) * PERIOD - now }
}

/** How many rounds a table's board tells. */
const BOARD = 8

/** What a live table shows everybody: where the round stands, its outcome once drawn, the last ones, and how many play there. */
export async function liveTable(operator: Operator, session: SessionRow, game: PlayableGame) {
  const now = operator.clock.now()
  const { n, phase, leftMs } = await phaseOf(operator, session.gameId, now)
  const shown = phase === 'betting' ? null : shownOf(game, await seedOf(operator, session.gameId, n), n)
  const last = await operator.db
    .select()
    .from(liveRounds)
    .where(and(eq(liveRounds.gameId, session.gameId), lt(liveRounds.n, n)))
    .orderBy(desc(liveRounds.n))
    .limit(BOARD)
  const [there] = await operator.db
    .select({ players: count() })
    .from(gameSessions)
    .where(
      and(
        eq(gameSessions.gameId, session.gameId),
        gt(gameSessions.lastSeenAt, now - minute),
        isNull(gameSessions.endedBecause),
        inArray(gameSessions.mode, ['demo', 'real']),
      ),
    )
  return {
    n,
    phase,
    leftMs,
    shown,
    last: last.map((one) => shownOf(game, one.seed, one.n)),
    players: there?.players ?? 0,
  }
}
