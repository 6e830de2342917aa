import { and, eq, exists, gt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { gameRounds } from '../games/schema.ts'
import { sportsBets } from '../sports/schema.ts'
import { bonusAssignments } from './schema.ts'

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
        sql`coalesce((${gameRounds.shown}->>'pending')::boolean, false)`,
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

/** The same of any assignment, as a condition on its table. */
export const liesAtStake = (db: Db): SQL | undefined =>
  or(exists(openRounds(db, bonusAssignments, null)), exists(openBets(db, bonusAssignments, null)))
