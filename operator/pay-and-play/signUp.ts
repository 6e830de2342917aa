import { randomBytes } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { innerLanguage } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import { sqlState, type Tx } from '../db/open.ts'
import { CallError, type CallRequest } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { currencyFor, marketFor } from '../player/placement.ts'
import { changePlayer, insertPlayer, openPermissions, playerRow } from '../player/players.ts'
import { players } from '../player/schema.ts'
import { currentTermsVersion } from '../player/terms.ts'
import { fieldRefused, requireContactInfo, requireCountry, requirePhone } from '../registration/rules.ts'
import { sessionExpired, type PaymentRow } from './payments.ts'
import { payAndPlayPeople } from './schema.ts'

type Details = CallRequest<'payAndPlayUpdate'>['body']

const OBJECT = 'payAndPlayUpdate'

/** Nobody types it: the player signs in by paying, or sets one by e-mail. */
const unknownPassword = (): string => `aA1${randomBytes(24).toString('base64url')}`

/** The id that a new player will have, before there is a row: the sign-up form is sent with it (PNP-2). */
export async function reservePlayerId(tx: Tx): Promise<number> {
  const next = sql`select nextval(pg_get_serial_sequence('players', 'player_id'))::int8 as id`
  const result = (await tx.execute(next)) as { rows: { id: string | number }[] }
  return Number(result.rows[0]?.id)
}

/** The player that a bank's customer is; null for somebody new. */
export async function playerOfPerson(tx: Tx, person: string): Promise<number | null> {
  const [known] = await tx.select().from(payAndPlayPeople).where(eq(payAndPlayPeople.person, person))
  return known?.playerId ?? null
}

const phoneOf = (mobilePhone: string) => {
  const prefix = `+${parsePhoneNumberFromString(mobilePhone)?.countryCallingCode ?? ''}`
  return requirePhone(prefix, mobilePhone.slice(prefix.length))
}

const taken = (field: string, code: 'player_already_exists' | 'error.cpf.duplicate_found'): CallError => {
  const { validationErrors } = fieldRefused(OBJECT, field, code)
  return new CallError(409, code, 'There is a player with these details', validationErrors)
}

async function requireFreeCpf(tx: Tx, cpf: string | undefined, playerId: number): Promise<void> {
  if (cpf === undefined) return
  const isAnothers = and(eq(players.cpf, cpf), ne(players.playerId, playerId))
  const [other] = await tx.select({ playerId: players.playerId }).from(players).where(isAnothers)
  if (other !== undefined) throw taken('cpf', 'error.cpf.duplicate_found')
}

/**
 * Makes the player of a verified payment, whom the bank has identified, or changes what they have just sent (a lost answer).
 * Throws CallError 400, 403 or 409 with the field,
 * and 409 for a person who is a player by another payment.
 */
export async function completePayer(operator: Operator, tx: Tx, row: PaymentRow, body: Details): Promise<void> {
  const market = marketFor(row.countryCode, row.market)
  requireCountry(operator, market, body.countryCode)
  // The wallet's currency is the payment's: both follow from the country.
  if (body.countryCode !== row.countryCode)
    throw new CallError(400, 'error.country.not_allowed', 'The country is the one that was paid from')
  requireContactInfo(OBJECT, body, market, operator.clock.now())
  await requireFreeCpf(tx, body.cpf, body.playerId)
  const details = {
    ...phoneOf(body.mobilePhone),
    dateOfBirth: body.dateOfBirth,
    postalCode: body.postalCode,
    province: body.province ?? null,
    cpf: body.cpf ?? null,
  }
  if ((await playerRow(operator, body.playerId)) !== null) {
    await changePlayer(operator, body.playerId, details)
    return
  }
  const now = operator.clock.now()
  await insertPlayer(operator, unknownPassword(), {
    ...details,
    playerId: body.playerId,
    email: body.email,
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    countryCode: body.countryCode,
    market,
    currency: currencyFor(market, body.countryCode),
    language: innerLanguage(marketOf(market), body.languageCode) ?? marketOf(market).languages[0],
    marketing: body.marketingOptIn
      ? Object.fromEntries(
          ['EMAIL', 'SMS'].map((channel) => [channel, { BONUS_OFFER: true, NEWSLETTER: true, CASINO: true }]),
        )
      : {},
    termsVersion: await currentTermsVersion(operator),
    termsAcceptedAt: now,
    state: 'REGISTERED',
    kycStatus: 'DATA_VERIFIED',
    permissions: openPermissions,
    loginMethod: 'PAY_AND_PLAY',
    confirmedAt: now,
  }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'player_already_exists')
      throw taken('email', 'player_already_exists')
    // Two sign-ups with one CPF at the same moment: the database lets one through.
    throw sqlState(error) === '23505' ? taken('cpf', 'error.cpf.duplicate_found') : error
  })
  const person = { person: row.person ?? '', playerId: body.playerId }
  const mine = await tx.insert(payAndPlayPeople).values(person).onConflictDoNothing().returning()
  // The same person came through another payment meanwhile: the next one finds that player.
  if (mine.length === 0) throw sessionExpired()
}
