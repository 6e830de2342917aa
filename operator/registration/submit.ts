import { eq } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { foldEmail } from '#contract/fields.ts'
import { innerLanguage } from '#contract/locale.ts'
import { type MarketId, currencyFor, marketOf } from '#contract/markets.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { CallError, type CallRequest } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import type { Operator } from '../operator.ts'
import { brandAt, marketFor, openAt } from '../player/placement.ts'
import { isComplete } from '../player/profile.ts'
import { changePlayer, heldRow, insertPlayer, openPermissions, requireRow } from '../player/players.ts'
import { playerLogins, players } from '../player/schema.ts'
import { stateBesideBreak, type PlayerRow } from '../player/standing.ts'
import { currentTermsVersion, isTermsVersion } from '../player/terms.ts'
import { openedBy, openRegistration, requireOpenRegistration } from './open.ts'
import { fieldRefused, requireContactInfo, requireCountry, requirePhone } from './rules.ts'
import { openRegistrations } from './schema.ts'
import { claimPhone, mayReplace, orCpfTaken, requireFreeCpf, requireFreePhone } from './taken.ts'

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

/**
 * Where no code is asked for a sign-up's first answer lets the player in. While nobody has come in by it, the answer may have been
 * lost, and who sends the same e-mail and password again goes on (SAF-9).
 */
const isAnswerUnused = async ({ db, clock }: Operator, player: PlayerRow): Promise<boolean> => {
  const { playerId } = player
  const isUnproven = player.phoneVerifiedAt === null && player.emailVerifiedAt === null
  if (!isUnproven || player.state !== 'PRE_REGISTERED' || isComplete(player)) return false
  const [open] = await db.select().from(openRegistrations).where(eq(openRegistrations.playerId, playerId))
  if (open === undefined || clock.now() - open.openedAt >= timers.draftLife) return false
  return (await db.$count(playerLogins, eq(playerLogins.playerId, playerId))) === 0
}

/** Whether who knows the password may send the details of this account once more. */
const mayGoOn = async (operator: Operator, player: PlayerRow): Promise<boolean> =>
  player.confirmedAt === null || (await isAnswerUnused(operator, player))

/**
 * A visitor sends the details again: the account that nobody has verified, or signed in to, yet is gone on with (REG-1), by the token of the page
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
  if (!(await mayGoOn(operator, player)) || (await mayReplace(operator, player))) return null
  return (await operator.userPool.isPassword(player.playerId, password)) ? player.playerId : null
}

/** Opens an account from the details step (REG-2); throws CallError by the catalogue (REG-8). */
export const submitDetails = async (operator: Operator, request: Submit) => {
  const { body, headers, origin } = request
  const market = marketFor(body.countryCode, body.marketCode, openAt(operator, origin))
  requireCountry(operator, market, body.countryCode, origin)
  const brand = brandAt(operator, origin)
  const accepted = body.termsAndConditionsAcceptedVersion ?? (await currentTermsVersion(operator, brand))
  if (!(await isTermsVersion(operator, brand, accepted)))
    throw fieldRefused('registrationSubmit', 'termsAndConditions', 'error.terms.required')
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
    termsVersion: accepted,
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
      const token = await openRegistration(operator, player.playerId, request, body.bonusCode)
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
  if (ownId !== playerId || !(await mayGoOn(operator, existing))) throw alreadyExists()
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
export const submitContactInfo = async (operator: Operator, request: Update) => {
  const { body, headers, origin, player: claims } = request
  if (claims?.playerId !== body.playerId)
    await requireOpenRegistration(operator, body.playerId, headers['registration-token'], request)
  // Held: a code that proves the phone at this moment waits, or has confirmed the player before.
  return operator
    .transaction(() => storeContactInfo(operator, body, origin, claims?.playerId === body.playerId))
    .catch(orCpfTaken('registrationUpdate'))
}

const storeContactInfo = async (operator: Operator, body: Update['body'], origin: string, isSignedIn: boolean) => {
  const player = await heldRow(operator, body.playerId)
  const market = marketFor(player.countryCode, player.market)
  // Whoever is signed in has an account already: the site that they complete it at need not sell its market.
  if (!isSignedIn || body.countryCode !== player.countryCode) requireCountry(operator, market, body.countryCode, origin)
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
    termsVersion: player.termsVersion ?? (await currentTermsVersion(operator, brandAt(operator, origin))),
  })
  await operator.ledger.changeCurrency(changed.playerId, changed.currency)
  await confirmIfReady(operator, changed)
  return { playerId: player.playerId }
}

/** Lets the player sign in once everything the market asks to be verified was, and counts them as registered once complete. */
export const confirmIfReady = async (operator: Operator, player: PlayerRow): Promise<void> => {
  const { smsVerification, emailVerification } = operator.world.get().riskSetting
  const isVerified =
    (!smsVerification || player.phoneVerifiedAt !== null) && (!emailVerification || player.emailVerifiedAt !== null)
  const confirmedAt = player.confirmedAt ?? (isVerified ? operator.clock.now() : null)
  const beside = stateBesideBreak(player)
  const becomes = confirmedAt !== null && beside === 'PRE_REGISTERED' && isComplete(player) ? 'REGISTERED' : beside
  // Under a break, also one that has run out, it is what comes after it.
  const state = player.state === beside ? { state: becomes } : { stateAfterBreak: becomes }
  if (confirmedAt === player.confirmedAt && becomes === beside) return
  const { phonePrefix, phoneBody, phoneVerifiedAt } = player
  // A phone counts as somebody's once they may sign in; between its code and this moment another may have been faster.
  if (player.confirmedAt === null && confirmedAt !== null && phoneVerifiedAt !== null && phonePrefix && phoneBody)
    await claimPhone(operator, { phonePrefix, phoneBody }, player.playerId)
  await changePlayer(operator, player.playerId, { confirmedAt, ...state })
  if (player.confirmedAt === null && confirmedAt !== null) await notify(operator, player, 'welcome')
}
