import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { foldEmail } from '#contract/fields.ts'
import { innerLanguage } from '#contract/locale.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { sqlState } from '../db/open.ts'
import { CallError, type CallRequest } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import type { Operator } from '../operator.ts'
import { currencyFor, marketFor } from '../player/placement.ts'
import { isComplete } from '../player/profile.ts'
import { changePlayer, insertPlayer, openPermissions, requireRow } from '../player/players.ts'
import { players } from '../player/schema.ts'
import type { PlayerRow } from '../player/standing.ts'
import { currentTermsVersion } from '../player/terms.ts'
import { openedBy, openRegistration, requireOpenRegistration } from './open.ts'
import { fieldRefused, requireContactInfo, requireCountry, requirePhone } from './rules.ts'
import { openRegistrations } from './schema.ts'

type Submit = CallRequest<'registrationSubmit'>
type Update = CallRequest<'registrationUpdate'>

const alreadyExists = (): CallError =>
  new CallError(409, 'player_already_exists', 'A player with this e-mail already exists')

/** What the one tick "marketing" of the sign-up form asks for (RMB-13): never anything that was not ticked. */
const marketingOf = (isWanted: boolean): Record<string, Record<string, boolean>> =>
  isWanted
    ? Object.fromEntries(
        ['EMAIL', 'SMS'].map((channel) => [channel, { BONUS_OFFER: true, NEWSLETTER: true, CASINO: true }]),
      )
    : {}

const languageOf = (market: MarketId, language: string): string =>
  innerLanguage(marketOf(market), language) ?? marketOf(market).languages[0]

const cpfTaken = (objectName: string): CallError => {
  const { validationErrors } = fieldRefused(objectName, 'cpf', 'error.cpf.duplicate_found')
  return new CallError(400, 'error.cpf.duplicate_found', 'There is a player with this CPF', validationErrors)
}

/** Two registrations with one CPF at the same moment: the database lets one through, the other is told as any duplicate. */
const orCpfTaken =
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
const mayReplace = async ({ db, clock }: Operator, player: PlayerRow): Promise<boolean> => {
  if (player.confirmedAt !== null) return false
  const [open] = await db.select().from(openRegistrations).where(eq(openRegistrations.playerId, player.playerId))
  return open !== undefined && clock.now() - open.openedAt >= timers.draftLife
}

/**
 * Throws CallError 400 error.cpf.duplicate_found when another player has this CPF (REG-8). A registration that was left
 * unconfirmed gives it free, as it does its e-mail.
 */
const requireFreeCpf = async (operator: Operator, objectName: string, cpf: string | undefined, playerId: number) => {
  if (cpf === undefined) return
  const isAnothers = and(eq(players.cpf, cpf), ne(players.playerId, playerId))
  const [other] = await operator.db.select().from(players).where(isAnothers)
  if (other === undefined) return
  if (!(await mayReplace(operator, other))) throw cpfTaken(objectName)
  await changePlayer(operator, other.playerId, { cpf: null })
}

/**
 * A visitor sends the details again: the account that nobody has verified yet is gone on with (REG-1), by the token of the page
 * that opened it, whatever was changed, or, where a reload has lost it, by the same e-mail and password. Answers that account,
 * null for somebody else's, undefined for none. Throws CallError 429 after five wrong passwords; so it must not run in a
 * transaction, which would take the count back.
 */
const ownUnverified = async (
  operator: Operator,
  { email, password, token }: { email: string; password: string; token: string | undefined },
): Promise<number | null | undefined> => {
  const opened = token === undefined ? null : await openedBy(operator, token)
  if (opened !== null && (await requireRow(operator, opened)).confirmedAt === null) return opened
  const [player] = await operator.db
    .select()
    .from(players)
    .where(eq(players.emailFolded, foldEmail(email)))
  if (player === undefined) return undefined
  if (player.confirmedAt !== null || (await mayReplace(operator, player))) return null
  return (await operator.userPool.isPassword(player.playerId, password)) ? player.playerId : null
}

/** Opens an account from the details step (REG-2); throws CallError by the catalogue (REG-8). */
export const submitDetails = async (operator: Operator, { body, headers, ip, userAgent }: Submit) => {
  const market = marketFor(body.countryCode, body.marketCode)
  requireCountry(operator, market, body.countryCode)
  const details = {
    ...requirePhone(body.phonePrefix, body.phoneBody),
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    countryCode: body.countryCode,
    market,
    currency: currencyFor(market, body.countryCode),
    language: languageOf(market, body.languageCode),
    cpf: body.cpf ?? null,
    marketing: marketingOf(body.marketingOptIn),
    termsVersion: body.termsAndConditionsAcceptedVersion ?? (await currentTermsVersion(operator)),
    termsAcceptedAt: operator.clock.now(),
    state: 'PRE_REGISTERED',
    kycStatus: 'NOT_VERIFIED',
  }

  const { email, password } = body
  const own = () => ownUnverified(operator, { email, password, token: headers['registration-token'] })
  const open = (ownId: number | null) =>
    operator.transaction(async (tx) => {
      const [named] = await tx
        .select()
        .from(players)
        .where(eq(players.emailFolded, foldEmail(email)))
        .for('update')
      // Nobody has this e-mail: whose token it is has corrected it.
      const [own] =
        ownId === null || named ? [] : await tx.select().from(players).where(eq(players.playerId, ownId)).for('update')
      const existing = named ?? own
      await requireFreeCpf(operator, 'registrationSubmit', body.cpf, existing?.playerId ?? 0)
      const player = await playerFor(operator, existing, details, password, ownId)
      await requireFreePhone(operator, details, player.playerId)
      // Who comes again with another country has another currency, and so has the wallet.
      await operator.ledger.changeCurrency(player.playerId, player.currency)
      const token = await openRegistration(operator, player.playerId, { ip, userAgent }, body.bonusCode)
      await confirmIfReady(operator, player)
      operator.log.info('registration.opened', { playerId: player.playerId, market })
      return { playerId: player.playerId, token }
    })
  const ownId = await own()
  return open(ownId ?? null)
    .catch(async (error: unknown) => {
      // Nobody had the e-mail a moment ago: the same details may have come twice at once.
      const isNew = ownId === undefined && error instanceof CallError && error.code === 'player_already_exists'
      const againId = isNew ? await own() : null
      if (!againId) throw error
      return open(againId)
    })
    .catch(orCpfTaken('registrationSubmit'))
}

type Details = Omit<Parameters<typeof insertPlayer>[2], 'permissions'>

/** A new account, the visitor's own unverified one, or one that somebody left unverified. Throws CallError 409 for any other. */
const playerFor = async (
  operator: Operator,
  existing: PlayerRow | undefined,
  details: Details,
  password: string,
  ownId: number | null,
): Promise<PlayerRow> => {
  if (existing === undefined) return insertPlayer(operator, password, { ...details, permissions: openPermissions })
  const { playerId } = existing
  if (await mayReplace(operator, existing)) {
    await operator.userPool.setPassword(playerId, password)
    // Another person, perhaps: nothing that the first one told is theirs.
    return changePlayer(operator, playerId, {
      ...details,
      phoneVerifiedAt: null,
      emailVerifiedAt: null,
      dateOfBirth: null,
      postalCode: null,
      province: null,
    })
  }
  if (ownId !== playerId || existing.confirmedAt !== null) throw alreadyExists()
  await operator.userPool.setPassword(playerId, password)
  const isSamePhone = existing.phonePrefix === details.phonePrefix && existing.phoneBody === details.phoneBody
  const emailFolded = foldEmail(details.email)
  const isSameEmail = existing.emailFolded === emailFolded
  if (!isSameEmail && !(await operator.userPool.changeEmail(playerId, details.email))) throw alreadyExists()
  // A code proves the address it was sent to and no other (REG-6, SAF-8).
  return changePlayer(operator, playerId, {
    ...details,
    emailFolded,
    ...(isSamePhone ? {} : { phoneVerifiedAt: null }),
    ...(isSameEmail ? {} : { emailVerifiedAt: null }),
  })
}

/** The phone of the contact step in canonical parts: the prefix stays the one chosen in the details where it fits. */
const phoneOf = (mobilePhone: string, player: PlayerRow) => {
  const prefix =
    player.phonePrefix !== null && mobilePhone.startsWith(player.phonePrefix)
      ? player.phonePrefix
      : `+${parsePhoneNumberFromString(mobilePhone)?.countryCallingCode ?? ''}`
  return requirePhone(prefix, mobilePhone.slice(prefix.length))
}

/** Stores the contact step (REG-2): by the registration's token, or by the signed-in player for themselves. */
export const submitContactInfo = async (
  operator: Operator,
  { body, headers, player: claims, ip, userAgent }: Update,
) => {
  if (claims?.playerId !== body.playerId)
    await requireOpenRegistration(operator, body.playerId, headers['registration-token'], { ip, userAgent })
  const player = await requireRow(operator, body.playerId)
  const market = marketFor(player.countryCode, player.market)
  requireCountry(operator, market, body.countryCode)
  requireContactInfo('registrationUpdate', body, market, operator.clock.now())
  await requireFreeCpf(operator, 'registrationUpdate', body.cpf, player.playerId)
  const phone = phoneOf(body.mobilePhone, player)
  const isPhoneChanged = phone.phonePrefix !== player.phonePrefix || phone.phoneBody !== player.phoneBody
  if (isPhoneChanged) await requireFreePhone(operator, phone, player.playerId)
  if (isPhoneChanged && player.confirmedAt !== null)
    throw fieldRefused('registrationUpdate', 'mobilePhone', 'error.phone.invalid', body.mobilePhone)
  if (player.confirmedAt !== null && player.dateOfBirth !== null && player.dateOfBirth !== body.dateOfBirth)
    throw fieldRefused('registrationUpdate', 'dateOfBirth', 'error.date.invalid', body.dateOfBirth)

  // A repeat of the last step is answered alike; anything else of a finished registration is changed in the account.
  const isFinished = player.confirmedAt !== null && isComplete(player)
  const isOther =
    body.countryCode !== player.countryCode ||
    body.postalCode !== player.postalCode ||
    (body.province ?? player.province) !== player.province ||
    (body.cpf ?? player.cpf) !== player.cpf
  if (isFinished && isOther)
    throw new CallError(409, 'error.registration.not_open', 'A finished registration is changed in the account')

  const storing = operator.transaction(async () => {
    const changed = await changePlayer(operator, player.playerId, {
      ...phone,
      // A code proves the phone it was sent to and no other (REG-6, SAF-8).
      ...(isPhoneChanged ? { phoneVerifiedAt: null } : {}),
      dateOfBirth: body.dateOfBirth,
      postalCode: body.postalCode,
      province: body.province ?? player.province,
      cpf: body.cpf ?? player.cpf,
      countryCode: body.countryCode,
      ...(player.confirmedAt === null ? { currency: currencyFor(market, body.countryCode) } : {}),
      language: languageOf(market, body.languageCode),
      termsVersion: player.termsVersion ?? (await currentTermsVersion(operator)),
    })
    await operator.ledger.changeCurrency(changed.playerId, changed.currency)
    await confirmIfReady(operator, changed)
  })
  await storing.catch(orCpfTaken('registrationUpdate'))
  return { playerId: player.playerId }
}

/** Lets the player sign in once everything the market asks to be verified was, and counts them as registered once complete. */
export const confirmIfReady = async (operator: Operator, player: PlayerRow): Promise<void> => {
  const { smsVerification, emailVerification } = operator.world.get().riskSetting
  const isVerified =
    (!smsVerification || player.phoneVerifiedAt !== null) && (!emailVerification || player.emailVerifiedAt !== null)
  const confirmedAt = player.confirmedAt ?? (isVerified ? operator.clock.now() : null)
  const state =
    confirmedAt !== null && player.state === 'PRE_REGISTERED' && isComplete(player) ? 'REGISTERED' : player.state
  if (confirmedAt === player.confirmedAt && state === player.state) return
  const { phonePrefix, phoneBody, phoneVerifiedAt } = player
  // A phone counts as somebody's once they may sign in; between its code and this moment another may have been faster.
  if (player.confirmedAt === null && confirmedAt !== null && phoneVerifiedAt !== null && phonePrefix && phoneBody)
    await claimPhone(operator, { phonePrefix, phoneBody }, player.playerId)
  await changePlayer(operator, player.playerId, { confirmedAt, state })
  if (player.confirmedAt === null && confirmedAt !== null) await notify(operator, player, 'welcome')
}
