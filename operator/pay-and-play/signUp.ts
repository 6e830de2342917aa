import { randomBytes } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { foldEmail } from '#contract/fields.ts'
import { innerLanguage } from '#contract/locale.ts'
import { currencyFor, marketOf } from '#contract/markets.ts'
import type { Tx } from '../db/open.ts'
import { CallError, type CallRequest } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { brandAt, marketFor } from '../player/placement.ts'
import { changePlayer, heldRow, insertPlayer, openPermissions, playerRow } from '../player/players.ts'
import { playerLogins } from '../player/schema.ts'
import { isKeptOut, type PlayerRow } from '../player/standing.ts'
import { currentTermsVersion } from '../player/terms.ts'
import { requireContactInfo, requireCountry, requirePhone } from '../registration/rules.ts'
import { giveFirstBonuses } from '../registration/submit.ts'
import { requireFree, taken } from './free.ts'
import { changePayment, sessionExpired, type PaymentRow } from './payments.ts'
import { payAndPlayPeople } from './schema.ts'

const OBJECT = 'payAndPlayUpdate'

/** Nobody types it: the player signs in by paying, or sets one by e-mail. */
const unknownPassword = (): string => `aA1${randomBytes(24).toString('base64url')}`

/** The id that a new player will have, before there is a row: the sign-up form is sent with it (PNP-2). */
export async function reservePlayerId(tx: Tx): Promise<number> {
  const next = sql`select nextval(pg_get_serial_sequence('players', 'player_id'))::int8 as id`
  const result = (await tx.execute(next)) as { rows: { id: string | number }[] }
  return Number(result.rows[0]?.id)
}

/** The player that a bank's customer is, or was before they were cut off; null for somebody new. */
export async function playerOfPerson(
  tx: Tx,
  person: string,
): Promise<{ readonly playerId: number; readonly isCutOff: boolean } | null> {
  const [known] = await tx.select().from(payAndPlayPeople).where(eq(payAndPlayPeople.person, person))
  return known ? { playerId: known.playerId, isCutOff: known.cutAt !== null } : null
}

/**
 * Holds the link between the payer and the player: whoever proves the mailbox meanwhile waits, and ends what this call begins. False
 * where they are not one any more (SAF-8).
 */
export async function isStillPayer(tx: Tx, { person, playerId }: PaymentRow): Promise<boolean> {
  const [link] = await tx
    .select()
    .from(payAndPlayPeople)
    .where(eq(payAndPlayPeople.person, person ?? ''))
    .for('share')
  return link !== undefined && link.playerId === playerId && link.cutAt === null
}

const phoneOf = (mobilePhone: string) => {
  const prefix = `+${parsePhoneNumberFromString(mobilePhone)?.countryCallingCode ?? ''}`
  return requirePhone(prefix, mobilePhone.slice(prefix.length))
}

const notOpen = (): CallError =>
  new CallError(409, 'error.registration.not_open', 'A finished registration is changed in the account')

/** What the form says of the player. */
type Form = Pick<PlayerRow, 'email' | 'dateOfBirth' | 'postalCode' | 'province' | 'cpf'> & {
  readonly phonePrefix: string
  readonly phoneBody: string
}

/** Whether the player has been signed in, by whatever way. */
const hasSignedIn = async (tx: Tx, playerId: number): Promise<boolean> => {
  const [earlier] = await tx.select().from(playerLogins).where(eq(playerLogins.playerId, playerId)).limit(1)
  return earlier !== undefined
}

/** The form of a payment comes again: its answer was lost, or it was corrected. It changes only whom it has made. */
async function correct(
  operator: Operator,
  tx: Tx,
  { player, row, form }: { readonly player: PlayerRow; readonly row: PaymentRow; readonly form: Form },
): Promise<void> {
  const changed = Object.entries(form).filter(([name, value]) => player[name as keyof Form] !== value)
  const isOther = changed.length > 0
  if (!isOther) return
  if (await hasSignedIn(tx, player.playerId)) throw notOpen()
  // The player before the link, as a reset takes them.
  await heldRow(operator, player.playerId)
  const isSameEmail = player.emailFolded === foldEmail(form.email)
  // Whose mailbox it is has claimed the player.
  if (isSameEmail && !(await isStillPayer(tx, row))) throw notOpen()
  if (!(await operator.userPool.changeEmail(player.playerId, form.email))) throw taken('email', 'player_already_exists')
  const isSamePhone = player.phonePrefix === form.phonePrefix && player.phoneBody === form.phoneBody
  // Whoever has the address that was typed by mistake may have asked for a link, or set a password, meanwhile: neither is worth anything
  // for the right one, and the payer is the player again.
  if (!isSameEmail) {
    await operator.userPool.setPassword(player.playerId, unknownPassword())
    await tx.update(payAndPlayPeople).set({ cutAt: null }).where(eq(payAndPlayPeople.playerId, player.playerId))
  }
  await changePlayer(operator, player.playerId, {
    ...form,
    emailFolded: foldEmail(form.email),
    // A code proves what it was sent to and no other (SAF-8).
    ...(isSamePhone ? {} : { phoneVerifiedAt: null, phoneWithdrawnAt: null }),
    ...(isSameEmail ? {} : { emailVerifiedAt: null }),
  })
}

/**
 * Makes the player of a verified payment, whom the bank has identified, or takes what they have just sent once more.
 * Throws CallError 400, 403 or 409 with the field, and 409 for a person who was a player before this payment.
 */
export async function completePayer(
  operator: Operator,
  tx: Tx,
  row: PaymentRow,
  { body, origin, cookies }: Pick<CallRequest<'payAndPlayUpdate'>, 'body' | 'origin' | 'cookies'>,
): Promise<void> {
  // The country is the one that was paid from, wherever the payer is by now: the wallet's currency is the payment's.
  const { countryCode } = row
  const market = marketFor(countryCode, row.market)
  requireCountry(operator, market, countryCode, origin)
  requireContactInfo(OBJECT, { ...body, countryCode }, market, operator.clock.now())
  const form = {
    email: body.email.trim(),
    ...phoneOf(body.mobilePhone),
    dateOfBirth: body.dateOfBirth,
    postalCode: body.postalCode,
    province: body.province ?? null,
    cpf: body.cpf ?? null,
  }
  const player = await playerRow(operator, body.playerId)
  if (player !== null && row.madeAt === null) throw notOpen()
  const cutOff = player === null ? await playerOfPerson(tx, row.person ?? '') : null
  // Shut out since the payment was verified, whoever they were makes no other account of theirs (SAF-1).
  if (cutOff?.isCutOff && isKeptOut(await heldRow(operator, cutOff.playerId), operator.clock.now()))
    throw sessionExpired()
  const name = { firstName: row.firstName ?? '', lastName: row.lastName ?? '' }
  await requireFree(operator, tx, body.playerId, { cookies }, { ...form, ...name })
  if (player !== null) return correct(operator, tx, { player, row, form })
  const now = operator.clock.now()
  await insertPlayer(operator, unknownPassword(), {
    ...form,
    playerId: body.playerId,
    ...name,
    countryCode,
    market,
    currency: currencyFor(market, countryCode),
    language: innerLanguage(marketOf(market), body.languageCode) ?? marketOf(market).languages[0],
    marketing: body.marketingOptIn
      ? Object.fromEntries(
          ['EMAIL', 'SMS'].map((channel) => [channel, { BONUS_OFFER: true, NEWSLETTER: true, CASINO: true }]),
        )
      : {},
    termsVersion: await currentTermsVersion(operator, brandAt(operator, origin)),
    termsAcceptedAt: now,
    state: 'REGISTERED',
    kycStatus: 'DATA_VERIFIED',
    permissions: openPermissions,
    loginMethod: 'PAY_AND_PLAY',
    confirmedAt: now,
  }).catch((error: unknown) => {
    const isEmailTaken = error instanceof CallError && error.code === 'player_already_exists'
    throw isEmailTaken ? taken('email', 'player_already_exists') : error
  })
  const person = { person: row.person ?? '', playerId: body.playerId }
  // Whom another player's mailbox has cut off may become one of their own.
  const mine = await tx
    .insert(payAndPlayPeople)
    .values(person)
    .onConflictDoUpdate({
      target: payAndPlayPeople.person,
      set: { playerId: body.playerId, cutAt: null },
      setWhere: isNotNull(payAndPlayPeople.cutAt),
    })
    .returning()
  // The same person came through another payment meanwhile: the next one finds that player.
  if (mine.length === 0) throw sessionExpired()
  await changePayment(operator, tx, row, { madeAt: now })
  await giveFirstBonuses(operator, body.playerId)
}
