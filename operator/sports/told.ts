import { sql } from 'drizzle-orm'
import { second } from '#contract/constants.ts'
import type { Tx } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { sportsTold } from './schema.ts'

const ID = 'sports'
type Looker = Pick<Operator, 'db' | 'clock' | 'state'>

const looked = new WeakMap<Operator['state'], { readonly at: number; readonly now: number }>()

/**
 * The time of sports, ms: all that is shown, quoted, bet on and settled is as of it. It never steps back, whatever a clock does, and is one
 * for all processes: a moment is written down before anything of it is told, so no bet is taken on what somebody has seen already. While a
 * clock is behind, sports stand still. It goes by whole seconds, so that a process writes at most one row a second. Not to be asked inside a
 * transaction, which might not stand.
 */
export async function sportsNow({ db, clock, state }: Looker): Promise<number> {
  const at = Math.floor(clock.now() / second) * second
  const had = looked.get(state)
  if (had?.at === at) return had.now
  const [row] = await db
    .insert(sportsTold)
    .values({ id: ID, until: at })
    .onConflictDoUpdate({
      target: sportsTold.id,
      set: { until: sql`greatest(${sportsTold.until}, excluded.until)` },
    })
    .returning()
  const now = row?.until ?? at
  looked.set(state, { at, now })
  return now
}

/** The same inside the transaction of a bet, never older than what any process has told before it began. `atLeast` is `sportsNow`. */
export async function sportsNowIn(tx: Tx, atLeast: number): Promise<number> {
  const [row] = await tx.select().from(sportsTold)
  return Math.max(atLeast, row?.until ?? 0)
}
