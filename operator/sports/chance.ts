import { createHmac, randomBytes } from 'node:crypto'
import type { Operator } from '../operator.ts'
import { sportsSecrets } from './schema.ts'

/** Numbers that follow from the house's secret and a label: the same in every process and after every restart. */
export interface Chance {
  /** 0 ≤ n < 1 */
  readonly next: () => number
}

/** A source of chance for one label. Whoever does not know the secret can't tell one number from another. */
export function chanceOf(secret: string, label: string): Chance {
  let block = Buffer.alloc(0)
  let at = 0
  let count = 0
  return {
    next() {
      if (at + 6 > block.length) {
        block = createHmac('sha256', secret).update(`${label}\0${count++}`).digest()
        at = 0
      }
      const value = block.readUIntBE(at, 6) / 2 ** 48
      at += 6
      return value
    },
  }
}

/** One number of a label, 0 ≤ n < 1. */
export const oneOf = (secret: string, label: string): number => chanceOf(secret, label).next()

const known = new WeakMap<Operator['state'], string>()

/** Makes the house's secret where there is none; called once at each start, inside the start's transaction. */
export async function ensureSecret({ db }: Pick<Operator, 'db'>): Promise<void> {
  await db
    .insert(sportsSecrets)
    .values({ id: 'sports', secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
}

/** The house's secret. */
export async function secretOf({ db, state }: Pick<Operator, 'db' | 'state'>): Promise<string> {
  const had = known.get(state)
  if (had !== undefined) return had
  const [row] = await db.select().from(sportsSecrets)
  if (!row) throw new Error('The secret of sports is made at each start, and is gone')
  known.set(state, row.secret)
  return row.secret
}
