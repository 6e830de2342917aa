import { eq } from 'drizzle-orm'
import { checkOverrides } from '../banking/schema.ts'
import { areAllVerified, shownDocuments } from '../documents/standing.ts'
import type { Operator } from '../operator.ts'
import type { PlayerRow } from './standing.ts'

/** The result of a check that asks for documents strictly: the account is restricted until they are verified. */
const STRICT = 'DOCUMENTS_REQUIRED_RESTRICTED'

/** Areas of play, which a restricted account is shut out of (SAF-1). */
const CLOSED = { casino: false, liveCasino: false, sports: false, virtualSports: false } as const

/**
 * Whether a check of this player asks for documents strictly, and not all of them are verified yet. Required documents (without
 * "restricted") close the cashier only (DEP-3).
 */
export async function isRestrictedByPapers(operator: Pick<Operator, 'db'>, playerId: number): Promise<boolean> {
  const [checks] = await operator.db.select().from(checkOverrides).where(eq(checkOverrides.playerId, playerId))
  if (checks?.deposit !== STRICT && checks?.withdrawal !== STRICT) return false
  return !areAllVerified(await shownDocuments(operator, playerId))
}

/** The player with what a restriction by documents closes: what is stored opens again by itself once they are verified. */
export const withRestriction = async (operator: Pick<Operator, 'db'>, player: PlayerRow): Promise<PlayerRow> =>
  (await isRestrictedByPapers(operator, player.playerId))
    ? { ...player, permissions: { ...player.permissions, ...CLOSED } }
    : player

/** Does what may restrict a player or end a restriction, and tells open pages which areas are closed where that has changed (WAL-2). */
export async function followRestriction(
  operator: Operator,
  playerId: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await isRestrictedByPapers(operator, playerId)
  await work()
  if ((await isRestrictedByPapers(operator, playerId)) === before) return
  const player = await operator.players.find(playerId)
  if (player === null) return
  const { casino, liveCasino, sports, virtualSports } = player.permissions
  const payload = { casino, liveCasino, sports, virtualSports, isPlayerHaveSportbookAccess: sports }
  await operator.bus.push(playerId, { type: 'PLAYER_ATTRIBUTE_CHANGE', payload })
}
