import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { foldEmail } from '#contract/fields.ts'
import { doubled } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer } from '../player/players.ts'
import { players } from '../player/schema.ts'
import { isKeptOut, type PlayerRow } from '../player/standing.ts'
import { fieldRefused } from './rules.ts'
import { openRegistrations } from './schema.ts'

const cpfTaken = (objectName: string): CallError => {
  const { validationErrors } = fieldRefused(objectName, 'cpf', 'error.cpf.duplicate_found')
  return new CallError(400, 'error.cpf.duplicate_found', 'There is a player with this CPF', validationErrors)
}

/** Why an e-mail that somebody has signs nobody up. */
export const emailTaken = (): CallError =>
  new CallError(409, 'player_already_exists', 'A player with this e-mail already exists')

/** What stands in the way of a row of which the database has let another one through at the same moment; null for any other error. */
export const doubledField = (error: unknown): 'cpf' | 'email' | null => {
  const constraint = doubled(error)
  if (constraint === 'players_cpf') return 'cpf'
  return constraint === 'players_email_folded_unique' || constraint === 'user_pool_users_email_folded_unique'
    ? 'email'
    : null
}

/** Two registrations with one CPF or e-mail at the same moment: the other is told as any duplicate. */
export const orTaken =
  (objectName: string) =>
  (error: unknown): never => {
    const field = doubledField(error)
    if (field === 'cpf') throw cpfTaken(objectName)
    throw field === 'email' ? emailTaken() : error
  }

/**
 * Throws CallError 400 error.same.customer.info.detected when another player has proven this phone to be theirs (REG-8), or had, and
 * is shut out now. A number that nobody has proven stands in nobody's way.
 */
export const requireFreePhone = async (
  { db, clock }: Operator,
  { phonePrefix, phoneBody }: { readonly phonePrefix: string; readonly phoneBody: string },
  playerId: number,
): Promise<void> => {
  const isAnothers = and(
    // The same number, wherever its prefix was taken to end.
    eq(sql`${players.phonePrefix} || ${players.phoneBody}`, phonePrefix + phoneBody),
    or(isNotNull(players.phoneVerifiedAt), isNotNull(players.phoneWithdrawnAt)),
    isNotNull(players.confirmedAt),
    ne(players.playerId, playerId),
  )
  const others = await db.select().from(players).where(isAnothers)
  if (others.some((other) => other.phoneVerifiedAt !== null || isKeptOut(other, clock.now())))
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

/** A registration that was left unconfirmed gives its e-mail free once its draft has run out, or its browser has begun another. */
export const mayReplace = async ({ db, clock }: Operator, player: PlayerRow): Promise<boolean> => {
  if (player.confirmedAt !== null) return false
  const [open] = await db.select().from(openRegistrations).where(eq(openRegistrations.playerId, player.playerId))
  return open !== undefined && clock.now() - open.openedAt >= timers.draftLife
}

/** A player as before the contact step: what it gives was checked by the rules of one country and market, and counts for no others. */
export const withoutContactInfo = { dateOfBirth: null, postalCode: null, province: null, cpf: null } as const

/** A browser begins another sign-up than this one of its own: from now on it counts as left, until somebody goes on with it. */
export const leave = async ({ db }: Operator, playerId: number): Promise<void> => {
  await db.update(openRegistrations).set({ openedAt: 0 }).where(eq(openRegistrations.playerId, playerId))
}

/**
 * Takes the e-mail from an unconfirmed sign-up that gives way. Its row stays, for what refers to it, without anything of the
 * person, and nobody goes on with it: neither by its token nor by its password. Nothing that it has proven counts any more (SAF-8).
 */
export const release = async (operator: Operator, { playerId }: Pick<PlayerRow, 'playerId'>): Promise<void> => {
  // Nobody can have taken it beforehand.
  const email = `left-${randomUUID()}@sign-up.invalid`
  await operator.db.delete(openRegistrations).where(eq(openRegistrations.playerId, playerId))
  await operator.userPool.changeEmail(playerId, email)
  await changePlayer(operator, playerId, {
    email,
    emailFolded: foldEmail(email),
    firstName: '',
    lastName: '',
    phonePrefix: null,
    phoneBody: null,
    phoneVerifiedAt: null,
    phoneWithdrawnAt: null,
    emailVerifiedAt: null,
    ...withoutContactInfo,
    marketing: {},
  })
  operator.log.info('registration.gave-way', { playerId })
}

/**
 * Throws CallError 400 error.cpf.duplicate_found when another player has this CPF (REG-8). A registration that was left
 * unconfirmed gives it free, as it does its e-mail, and is asked for its contact info anew: its country may not do without a CPF.
 */
export const requireFreeCpf = async (
  operator: Operator,
  objectName: string,
  cpf: string | undefined,
  playerId: number,
) => {
  if (cpf === undefined) return
  const isAnothers = and(eq(players.cpf, cpf), ne(players.playerId, playerId))
  // Held: it may be confirmed at this moment.
  const [other] = await operator.db.select().from(players).where(isAnothers).for('update')
  if (other === undefined) return
  if (!(await mayReplace(operator, other))) throw cpfTaken(objectName)
  await changePlayer(operator, other.playerId, withoutContactInfo)
}
