import { createHmac, randomBytes } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import { minute } from '#contract/constants.ts'
import type { Operator } from '../operator.ts'
import { bookEnd, type Booked, type RoundRow, type SessionRow } from './bookings.ts'
import type { Draw, Engine } from './engines/engine.ts'
import { engineFor, engineOfKind } from './engines/forGame.ts'
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

/** A round that was staked on and not drawn yet: what is stored of it until then. `kind`: of the rules it was staked by. */
export const pendingShown = (n: number, game: PlayableGame) => ({ pending: true, n, kind: engineFor(game).kind })
const isPending = sql`coalesce((${gameRounds.shown}->>'pending')::boolean, false)`
const pendingOf = ({ shown }: RoundRow): { readonly n: number; readonly kind: string | null } | null => {
  const { pending, n, kind } = shown
  if (pending !== true || typeof n !== 'number') return null
  return { n, kind: typeof kind === 'string' ? kind : null }
}

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

type LiveDraw = typeof liveRounds.$inferSelect

/** What holds a table's round until the end of a transaction: stakes share it, its draw has it alone, whatever process either is in. */
const roundLock = (gameId: string, n: number) => sql`hashtextextended(${`live ${gameId} ${n}`}, 0)`

/** What was drawn for a table's round; null while nothing is. */
const drawOf = async (operator: Operator, gameId: string, n: number): Promise<LiveDraw | null> => {
  const [stored] = await operator.db
    .select()
    .from(liveRounds)
    .where(and(eq(liveRounds.gameId, gameId), eq(liveRounds.n, n)))
  return stored ?? null
}

/**
 * Whether a stake may be laid on a round: answered within the stake's transaction, and true until that ends. A clock that was set back,
 * or another process's that is late, opens no round that has been drawn (SAF-4).
 */
export async function holdOpenRound(operator: Operator, gameId: string, n: number): Promise<boolean> {
  await operator.db.execute(sql`select pg_advisory_xact_lock_shared(${roundLock(gameId, n)})`)
  return (await drawOf(operator, gameId, n)) === null
}

/** The draw of a table's round, once for everybody, and only when no stake is taken any more: nobody can know it before. */
async function drawnFor(operator: Operator, game: PlayableGame, n: number): Promise<LiveDraw> {
  const { gameId } = game
  const drawn = await drawOf(operator, gameId, n)
  if (drawn !== null) return drawn
  if (operator.clock.now() < closesAt(n)) throw new Error('A round is drawn when its stakes are closed')
  return operator.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${roundLock(gameId, n)})`)
    await tx
      .insert(liveRounds)
      .values({ gameId, n, seed: randomBytes(32).toString('hex'), kind: engineFor(game).kind })
      .onConflictDoNothing()
    return (await drawOf(operator, gameId, n))!
  })
}

/** What a round came to for all to see; null where it was drawn by rules that the table does not have now. */
function shownOf(game: PlayableGame, { seed, n, kind }: LiveDraw) {
  const engine = engineFor(game)
  return (kind ?? engine.kind) === engine.kind ? shownBy(engine, seed, n) : null
}
const shownBy = (engine: Engine, seed: string, n: number) => ({
  ...engine.play({}, drawsOf(seed)).shown,
  n,
  kind: engine.kind,
})

/**
 * Decides a round that was staked on, as soon as its stakes are closed: what it won is paid, whoever is still there and whatever
 * closed play meanwhile. It is played by the rules it was staked by. Where nothing was drawn by these, as the table has been taken out of
 * content or is another game now, the round is called off and the stake given back. A round that is decided already, or still open to
 * stakes, stays as it is.
 */
export async function settleRound(operator: Operator, row: RoundRow): Promise<RoundRow> {
  const staked = pendingOf(row)
  if (staked === null || operator.clock.now() < closesAt(staked.n)) return row
  const { n } = staked
  const game = await gameOf(operator, row.gameId)
  const ofTable = game && isShared(game) ? engineFor(game).kind : null
  const drawn = game && ofTable !== null ? await drawnFor(operator, game, n) : await drawOf(operator, row.gameId, n)
  // Rows from before the kind was kept are of the rules the table has.
  const kind = staked.kind ?? ofTable
  const engine = drawn && kind !== null && (drawn.kind ?? ofTable) === kind ? engineOfKind(kind) : null
  return operator.transaction(async (tx) => {
    const [session] = await tx.select().from(gameSessions).where(eq(gameSessions.id, row.sessionId)).for('update')
    const same = and(eq(gameRounds.owner, row.owner), eq(gameRounds.id, row.id))
    const [now] = await tx.select().from(gameRounds).where(same).for('update')
    if (!now || !session || pendingOf(now) === null) return now ?? row
    const end = async () => {
      if (!drawn || !engine)
        return {
          ...leftBy(await bookEnd(operator, session, now, game, { kind: 'BET_VOID', amount: now.stake })),
          win: 0,
          shown: { void: true, n },
        }
      const { win: amount } = engine.play(now.stakes, drawsOf(drawn.seed))
      const booked = await bookEnd(operator, session, now, game, { kind: 'WIN', amount })
      return { ...leftBy(booked), win: booked.paid, shown: shownBy(engine, drawn.seed, n) }
    }
    const [settled] = await tx
      .update(gameRounds)
      .set(await end())
      .where(same)
      .returning()
    return settled!
  })
}

/** What of a booking the round keeps. */
const leftBy = ({ balance, bonusBalance, spinsLeft }: Booked) => ({ balance, bonusBalance, spinsLeft })

/** Decides all rounds that are due: for players who do not look. One that can't be decided keeps no other from it. Answers how many there were. */
export async function settleDueRounds(operator: Operator): Promise<number> {
  const due = await operator.db
    .select()
    .from(gameRounds)
    .where(and(not(gameRounds.seen), isPending, lt(gameRounds.at, operator.clock.now())))
    .limit(500)
  let settled = 0
  for (const row of due) {
    try {
      if (pendingOf(await settleRound(operator, row)) === null) settled += 1
    } catch (error) {
      operator.log.error('round.not-settled', { playerId: row.playerId, roundId: row.id, error })
    }
  }
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
  const shown = phase === 'betting' ? null : shownOf(game, await drawnFor(operator, game, n))
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
    // A page that was opened with other rules cannot go on.
    kind: engineFor(game).kind,
    shown,
    last: last.flatMap((one) => shownOf(game, one) ?? []),
    players: there?.players ?? 0,
  }
}
