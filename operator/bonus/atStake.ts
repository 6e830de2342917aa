import { and, eq, exists, gt, ne, or, sql, sum, type SQL } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { Db } from '../db/open.ts'
import { gameRounds } from '../games/schema.ts'
import { sportsBets } from '../sports/schema.ts'
import { bonusAssignments } from './schema.ts'

/** A round of a live table that is not decided yet, as a condition on its table. */
export const isPending = sql`coalesce((${gameRounds.shown}->>'pending')::boolean, false)`

type Whose = Pick<typeof bonusAssignments.$inferSelect, 'id' | 'playerId'> | typeof bonusAssignments

/** Rounds of a live table that are not decided yet, and hold something of an assignment; `but` is not asked for. */
const openRounds = (db: Db, { id, playerId }: Whose, but: string | null) =>
  db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.playerId, playerId),
        eq(gameRounds.assignmentId, id),
        or(gt(gameRounds.bonusStake, 0), eq(gameRounds.isFreeSpin, true)),
        but === null ? undefined : ne(gameRounds.id, but),
        isPending,
      ),
    )
    .limit(1)

/** Open bets that hold something of an assignment. */
const openBets = (db: Db, { id, playerId }: Whose, but: string | null) =>
  db
    .select({ id: sportsBets.id })
    .from(sportsBets)
    .where(
      and(
        eq(sportsBets.playerId, playerId),
        eq(sportsBets.assignmentId, id),
        eq(sportsBets.state, 'open'),
        or(gt(sportsBets.bonusStake, 0), eq(sportsBets.isFree, true)),
        but === null ? undefined : ne(sportsBets.id, but),
      ),
    )
    .limit(1)

/** Whether something of an assignment lies on a table or in an open bet; `but` is the play that ends now. */
export async function isAtStake(
  db: Db,
  whose: Pick<typeof bonusAssignments.$inferSelect, 'id' | 'playerId'>,
  but: string | null = null,
): Promise<boolean> {
  return (await openRounds(db, whose, but)).length > 0 || (await openBets(db, whose, but)).length > 0
}

/** Whether the free bet of an assignment is placed and not decided. */
export async function isFreeBetOpen(
  db: Db,
  { id, playerId }: Pick<typeof bonusAssignments.$inferSelect, 'id' | 'playerId'>,
): Promise<boolean> {
  const ofIts = and(eq(sportsBets.playerId, playerId), eq(sportsBets.assignmentId, id))
  const open = and(ofIts, eq(sportsBets.state, 'open'), eq(sportsBets.isFree, true))
  return (await db.$count(sportsBets, open)) > 0
}

/** How much bonus money of an assignment lies on tables and in open bets; what is staked free is the house's own. */
export async function bonusAtStake(
  db: Db,
  { id, playerId }: Pick<typeof bonusAssignments.$inferSelect, 'id' | 'playerId'>,
): Promise<Minor> {
  const [rounds] = await db
    .select({ amount: sum(gameRounds.bonusStake).mapWith(Number) })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), eq(gameRounds.assignmentId, id), isPending))
  const [bets] = await db
    .select({ amount: sum(sportsBets.bonusStake).mapWith(Number) })
    .from(sportsBets)
    .where(and(eq(sportsBets.playerId, playerId), eq(sportsBets.assignmentId, id), eq(sportsBets.state, 'open')))
  return (rounds?.amount ?? 0) + (bets?.amount ?? 0)
}

/** Whether something of any assignment lies at stake, as a condition on its table. */
export const liesAtStake = (db: Db): SQL | undefined =>
  or(exists(openRounds(db, bonusAssignments, null)), exists(openBets(db, bonusAssignments, null)))
