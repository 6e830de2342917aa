import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { sqlState } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer } from '../player/players.ts'
import { players } from '../player/schema.ts'
import type { PlayerRow } from '../player/standing.ts'
import { fieldRefused } from './rules.ts'
import { openRegistrations } from './schema.ts'

const cpfTaken = (objectName: string): CallError => {
  const { validationErrors } = fieldRefused(objectName, 'cpf', 'error.cpf.duplicate_found')
  return new CallError(400, 'error.cpf.duplicate_found', 'There is a player with this CPF', validationErrors)
}

/** Two registrations with one CPF at the same moment: the database lets one through, the other is told as any duplicate. */
export const orCpfTaken =
  (objectName: string) =>
  (error: unknown): never => {
    throw sqlState(error) === '23505' ? cpfTaken(objectName) : error
  }

/**
 * Throws CallError 400 error.same.customer.info.detected when another player has proven this phone to be theirs (REG-8). A
 * number that nobody has proven stands in nobody's way.
 */
export const requireFreePhone = async (
  { db }: Operator,
  { phonePrefix, phoneBody }: { readonly phonePrefix: string; readonly phoneBody: string },
  playerId: number,
): Promise<void> => {
  const isAnothers = and(
    // The same number, wherever its prefix was taken to end.
    eq(sql`${players.phonePrefix} || ${players.phoneBody}`, phonePrefix + phoneBody),
    isNotNull(players.phoneVerifiedAt),
    isNotNull(players.confirmedAt),
    ne(players.playerId, playerId),
  )
  const [other] = await db.select({ playerId: players.playerId }).from(players).where(isAnothers).limit(1)
  if (other !== undefined)
    throw new CallError(400, 'error.same.customer.info.detected', 'This phone number is another player’s')
}

type PhoneParts = Parameters<typeof requireFreePhone>[1]

/**
 * Lets a phone become this player's proven one, within a transaction: whoever proves the same number at the same moment waits
 * and is refused. Throws CallError 400 error.same.customer.info.detected (REG-8).
 */
export const claimPhone = async (operator: Operator, phone: PhoneParts, playerId: number): Promise<void> => {
  const whole = `phone ${phone.phonePrefix}${phone.phoneBody}`
  await operator.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${whole}, 0))`)
  await requireFreePhone(operator, phone, playerId)
}

/** A registration that was left unconfirmed gives its e-mail free once its draft has run out. */
export const mayReplace = async ({ db, clock }: Operator, player: PlayerRow): Promise<boolean> => {
  if (player.confirmedAt !== null) return false
  const [open] = await db.select().from(openRegistrations).where(eq(openRegistrations.playerId, player.playerId))
  return open !== undefined && clock.now() - open.openedAt >= timers.draftLife
}

/**
 * Throws CallError 400 error.cpf.duplicate_found when another player has this CPF (REG-8). A registration that was left
 * unconfirmed gives it free, as it does its e-mail.
 */
export const requireFreeCpf = async (
  operator: Operator,
  objectName: string,
  cpf: string | undefined,
  playerId: number,
) => {
  if (cpf === undefined) return
  const isAnothers = and(eq(players.cpf, cpf), ne(players.playerId, playerId))
  const [other] = await operator.db.select().from(players).where(isAnothers)
  if (other === undefined) return
  if (!(await mayReplace(operator, other))) throw cpfTaken(objectName)
  await changePlayer(operator, other.playerId, { cpf: null })
}
