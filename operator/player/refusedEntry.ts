import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { minute } from '#contract/constants.ts'
import type { Operator } from '../operator.ts'
import { symmetricKey } from '../user-pool/keys.ts'
import type { SignInOrigin } from '../user-pool/pool.ts'
import { players } from './schema.ts'
import type { PlayerRow } from './standing.ts'

/** How long who was refused with the right password may go on from there without one, ms. */
const refusalLife = 15 * minute

const originOf = async ({ db, clock }: Operator, { ip, userAgent }: SignInOrigin): Promise<string> =>
  createHmac('sha256', await symmetricKey(db, clock.now(), 'registration'))
    .update(['refused entry', ip, userAgent].join('\0'))
    .digest('base64url')

/** Remembers from where somebody with the right password was refused: only from there is a cooling-off asked for (AUT-7). */
export const noteRefusedEntry = async (
  operator: Operator,
  { playerId }: { readonly playerId: number | null },
  from: SignInOrigin,
): Promise<void> => {
  if (playerId === null) return
  const refused = { refusedAt: operator.clock.now(), refusedOrigin: await originOf(operator, from) }
  await operator.db.update(players).set(refused).where(eq(players.playerId, playerId))
}

/** Whether this player was refused from here a short while ago. */
export const wasRefusedHere = async (
  operator: Operator,
  { refusedAt, refusedOrigin }: PlayerRow,
  from: SignInOrigin,
): Promise<boolean> => {
  if (refusedAt === null || refusedOrigin === null || operator.clock.now() - refusedAt > refusalLife) return false
  const [given, kept] = [Buffer.from(await originOf(operator, from)), Buffer.from(refusedOrigin)]
  return given.length === kept.length && timingSafeEqual(given, kept)
}
