import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { foldEmail } from '#contract/fields.ts'
import { doubled } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer } from '../player/players.ts'
import { wholePhone } from '../player/profile.ts'
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

interface PhoneNumber {
  readonly phonePrefix: string
  readonly phoneBody: string
}

const sameCustomer = (message: string): CallError => new CallError(400, 'error.same.customer.info.detected', message)

/** The same number, wherever its prefix was taken to end. */
const hasPhone = ({ phonePrefix, phoneBody }: PhoneNumber) =>
  eq(sql`${players.phonePrefix} || ${players.phoneBody}`, phonePrefix + phoneBody)

/** Another player who may sign in, or might but for what keeps them out. */
const isAnother = (playerId: number) => and(isNotNull(players.confirmedAt), ne(players.playerId, playerId))

const othersWith = ({ db }: Operator, phone: PhoneNumber, playerId: number): Promise<PlayerRow[]> =>
  db
    .select()
    .from(players)
    .where(and(hasPhone(phone), isAnother(playerId)))

/**
 * Throws CallError 400 error.same.customer.info.detected when another player has proven this phone to be theirs (REG-8), or had, and
 * is kept out now (SAF-1). A number that nobody has proven stands in nobody's way: anybody can type it.
 */
export const requireFreePhone = async (operator: Operator, phone: PhoneNumber, playerId: number): Promise<void> => {
  const now = operator.clock.now()
  const isTaken = (other: PlayerRow): boolean =>
    other.phoneVerifiedAt !== null || (other.phoneWithdrawnAt !== null && isKeptOut(other, now))
  if ((await othersWith(operator, phone, playerId)).some(isTaken))
    throw sameCustomer('This phone number is another player’s')
}

/**
 * Throws the same when a player who is kept out now has this phone in whatever way: for who does not prove it either, by a code that
 * came back, and would be in again with what they typed the last time (SAF-1).
 */
export const requirePhoneOfNobodyKeptOut = async (
  operator: Operator,
  phone: PhoneNumber,
  playerId: number,
): Promise<void> => {
  if ((await othersWith(operator, phone, playerId)).some((other) => isKeptOut(other, operator.clock.now())))
    throw sameCustomer('This phone number is another player’s')
}

/** Letters that no accent is taken from, though people leave it out. */
const barred: Readonly<Record<string, string>> = { Ł: 'L', Ø: 'O', Đ: 'D' }

/**
 * What changes no name: blanks, signs, and marks of no writing in particular, or that Arabic and Hebrew leave out. Vowel signs of
 * Indian writings and the voice marks of Japanese are letters.
 */
const marks =
  /[\s\p{P}\u02b0-\u02ff\u0640]|(?!\u3099|\u309a)(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Mongolian}]/gu

/** A name as it is compared: by its letters, without case, accents, spaces and hyphens. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(marks, '')
    .replaceAll(/[ŁØĐ]/g, (letter) => barred[letter] ?? letter)

type Name = Pick<PlayerRow, 'firstName' | 'lastName'>
const lettersOf = ({ firstName, lastName }: Name): string => folded(`${firstName}${lastName}`)
const wordsOf = ({ firstName, lastName }: Name): ReadonlySet<string> =>
  new Set(`${firstName} ${lastName}`.split(/\s+/).flatMap((word) => folded(word) || []))

/** Whether two names of people born on one day are one person's: the same letters, or the same words in any order, with some left out. */
const isSameName = (one: Name, other: Name): boolean => {
  if (lettersOf(one) !== '' && lettersOf(one) === lettersOf(other)) return true
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size)
  return fewer!.size > 1 && [...fewer!].every((word) => more!.has(word))
}

/** Who opens an account: what is known of them by now. */
type Newcomer = Pick<PlayerRow, 'playerId' | 'firstName' | 'lastName' | 'dateOfBirth' | 'phonePrefix' | 'phoneBody'>

/**
 * Throws CallError 400 error.same.customer.info.detected when a player who is kept out now was born on the same day and has the same
 * name, or the same phone in whatever way, as a bank writes names out in full: with another e-mail they would be in again (SAF-1,
 * REG-8). The words do not say that somebody is kept out.
 */
export const requireNobodyKeptOut = async ({ db, clock }: Operator, newcomer: Newcomer): Promise<void> => {
  const { playerId, dateOfBirth } = newcomer
  if (dateOfBirth === null) return
  const phone = wholePhone(newcomer)
  const isSame = (other: PlayerRow): boolean =>
    isSameName(other, newcomer) || (phone !== null && wholePhone(other) === phone)
  const sameDay = await db
    .select()
    .from(players)
    .where(and(eq(players.dateOfBirth, dateOfBirth), isAnother(playerId)))
  if (sameDay.some((other) => isSame(other) && isKeptOut(other, clock.now())))
    throw sameCustomer('There is a player with these details')
}

/**
 * Lets a phone become this player's proven one, within a transaction: whoever proves the same number at the same moment waits
 * and is refused. Throws CallError 400 error.same.customer.info.detected (REG-8).
 */
export const claimPhone = async (operator: Operator, phone: PhoneNumber, playerId: number): Promise<void> => {
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
