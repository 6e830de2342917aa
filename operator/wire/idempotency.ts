import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../db/core.schema.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'

/** What was asked, and by whom; playerId 0 for a visitor. */
interface Asked {
  readonly playerId: number
  readonly key: string
  readonly call: string
  readonly input: unknown
  /** The answer is not to be stored: a repeat does the work again, which must move nothing twice by itself. */
  readonly isAnswerSecret?: boolean
}

/** Text of a value that does not depend on the order of its keys. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join(',')}}`
}

/**
 * Does the work once for each key of a player and repeats its first answer ever after (SAF-4). Work and answer are written
 * in one transaction, so neither can be there without the other; whoever comes while it runs waits for it.
 * Throws CallError 422 when the key was used to ask for something else.
 */
export async function once<T>(
  operator: Pick<Operator, 'transaction' | 'clock'>,
  { playerId, key, call, input, isAnswerSecret = false }: Asked,
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly repeated: boolean }> {
  const digest = createHash('sha256').update(canonical(input)).digest('hex')
  return operator.transaction(async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ playerId, key, call, digest, at: operator.clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const mine = and(eq(idempotencyKeys.playerId, playerId), eq(idempotencyKeys.key, key))
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine)
      if (!first) throw new CallError(409, 'error.in_progress', 'The same call is being done')
      if (first.call !== call || first.digest !== digest)
        throw new CallError(422, 'error.idempotency.key_reused', 'This Idempotency-Key was used for another call')
      return { answer: isAnswerSecret ? await work() : ((first.answer ?? undefined) as T), repeated: true }
    }
    const answer = await work()
    if (isAnswerSecret) return { answer, repeated: false }
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(mine)
    return { answer, repeated: false }
  })
}
