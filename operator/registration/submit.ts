import { eq } from 'drizzle-orm'
import { timers } from '#contract/constants.ts'
import { contactRules } from '#contract/contactRules.ts'
import { foldEmail } from '#contract/fields.ts'
import { innerLanguage } from '#contract/locale.ts'
import { type MarketId, currencyFor, marketOf } from '#contract/markets.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CodeGiver } from '../bonus/campaigns.ts'
import { requireOpenCode } from '../bonus/codes.ts'
import { ensureCampaigns, isHouseCode } from '../bonus/seed.ts'
import { grantForRegistration } from '../bonus/triggers.ts'
import { CallError, type CallRequest } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import type { Operator } from '../operator.ts'
import { brandAt, marketFor, openAt } from '../player/placement.ts'
import { isComplete } from '../player/profile.ts'
import { changePlayer, heldRow, insertPlayer, openPermissions, requireRow } from '../player/players.ts'
import { playerLogins, players } from '../player/schema.ts'
import { stateBesideBreak, type PlayerRow } from '../player/standing.ts'
import { currentTermsVersion, isTermsVersion } from '../player/terms.ts'
import { codeOfRegistration, openedBy, openRegistration, requireOpenRegistration, unfinishedHere } from './open.ts'
import { fieldRefused, requireContactInfo, requireCountry, requirePhone } from './rules.ts'
import { openRegistrations } from './schema.ts'
import {
  claimPhone,
  emailTaken,
  leave,
  mayReplace,
  orTaken,
  release,
  requireFreeCpf,
  requireFreePhone,
  requireNobodyKeptOut,
  requirePhoneOfNobodyKeptOut,
  withoutContactInfo,
} from './taken.ts'

type Submit = CallRequest<'registrationSubmit'>
type Update = CallRequest<'registrationUpdate'>

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

/** What sign-ups that are there already have to do with the details that a visitor sends. */
interface Earlier {
  /** The account that is gone on with; null for none. */
  readonly ownId: number | null
  /** The sign-up that this browser has not finished and that gives way now; null for none. */
  readonly asideId: number | null
  /** Somebody else has the e-mail. */
  readonly isTaken: boolean
}

const playerNamed = async ({ db }: Operator, email: string): Promise<PlayerRow | null> => {
  const [player] = await db
    .select()
    .from(players)
    .where(eq(players.emailFolded, foldEmail(email)))
  return player ?? null
}

/**
 * A visitor sends the details again: the account that nobody has verified, or signed in to, yet is gone on with (REG-1), by the token of the page
 * that opened it, whatever was changed, or, where a reload has lost it, by its password, together with its e-mail or in the browser that began
 * it. Without its password that browser may put it aside for a new one, for which nothing counts that the first has proven (SAF-8, SAF-9).
 * Throws CallError 429 after five wrong passwords for another browser's; so it must not run in a transaction, which would take the count back.
 */
const earlierOf = async (operator: Operator, request: Submit): Promise<Earlier> => {
  const { email, password } = request.body
  const token = request.headers['registration-token']
  const opened = token === undefined ? null : await openedBy(operator, token)
  if (opened !== null && (await requireRow(operator, opened)).confirmedAt === null)
    return { ownId: opened, asideId: null, isTaken: false }

  const isPassword = async (playerId: number) => operator.userPool.isPassword(playerId, password)
  // Five wrong ones lock nobody out who needs none to begin anew.
  const isPasswordPerhaps = async (playerId: number) =>
    isPassword(playerId).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 429) return false
      throw error
    })
  const here = await unfinishedHere(operator, request)
  const named = await playerNamed(operator, email)
  if (named === null) {
    const isOwn = here !== null && (await isPasswordPerhaps(here))
    return { ownId: isOwn ? here : null, asideId: isOwn ? null : here, isTaken: false }
  }
  if (!(await mayGoOn(operator, named))) return { ownId: null, asideId: null, isTaken: true }
  const { playerId } = named
  const isFree = playerId === here || (await mayReplace(operator, named))
  const isOwn = await (isFree ? isPasswordPerhaps : isPassword)(playerId)
  return {
    ownId: isOwn ? playerId : null,
    asideId: (isOwn && playerId === here) || !(isOwn || isFree) ? null : here,
    isTaken: !isOwn && !isFree,
  }
}

/** Opens an account from the details step (REG-2); throws CallError by the catalogue (REG-8). */
export const submitDetails = async (operator: Operator, request: Submit) => {
  const { body, origin } = request
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
    marketing: marketingOf(body.marketingOptIn),
    termsVersion: accepted,
    termsAcceptedAt: operator.clock.now(),
    state: 'PRE_REGISTERED',
    kycStatus: 'NOT_VERIFIED',
  }

  const open = ({ ownId, asideId }: Earlier) =>
    operator.transaction(async (tx) => {
      const [named] = await tx
        .select()
        .from(players)
        .where(eq(players.emailFolded, foldEmail(body.email)))
        .for('update')
      const isGivenFree = asideId !== null && (await putAside(operator, request, asideId, named))
      // Nobody has this e-mail: whose account it is has corrected it.
      const [own] =
        ownId === null || named ? [] : await tx.select().from(players).where(eq(players.playerId, ownId)).for('update')
      const existing = isGivenFree ? undefined : (named ?? own)
      await requireFreeCpf(operator, 'registrationSubmit', body.cpf, existing?.playerId ?? 0)
      const player = await playerFor(operator, existing, details, body, ownId)
      await requireFreePhone(operator, details, player.playerId)
      // Who comes again with another country has another currency, and so has the wallet.
      await operator.ledger.changeCurrency(player.playerId, player.currency)
      const token = await openRegistration(operator, player.playerId, request, body.bonusCode)
      await confirmIfReady(operator, player)
      operator.log.info('registration.opened', { playerId: player.playerId, market })
      return { playerId: player.playerId, token }
    })
  const earlier = await earlierOf(operator, request)
  if (body.bonusCode !== undefined)
    await requireCode(operator, body.bonusCode, {
      playerId: earlier.ownId ?? 0,
      market,
      countryCode: body.countryCode,
    })
  return open(earlier)
    .catch(async (error: unknown) => {
      // Nobody had the e-mail a moment ago: the same details may have come twice at once.
      const isRepeated =
        earlier.ownId === null &&
        !earlier.isTaken &&
        error instanceof CallError &&
        error.code === 'player_already_exists'
      const again = isRepeated ? await earlierOf(operator, request) : null
      if (again === null || again.ownId === null) throw error
      return open(again)
    })
    .catch(orTaken('registrationSubmit'))
}

/** A code that opens nothing is said while it can still be put right, not once the account is made without it. Throws CallError 409. */
const requireCode = async (operator: Operator, code: string, visitor: CodeGiver) => {
  // They will be theirs with the account.
  if (!(operator.settings.qa && isHouseCode(code))) await requireOpenCode(operator, visitor, code)
}

/** This browser's unfinished sign-up gives way. True when it was the one with the e-mail, which nobody has from now on. */
const putAside = async (operator: Operator, request: Submit, playerId: number, named: PlayerRow | undefined) => {
  await heldRow(operator, playerId)
  // It may have been finished or given way since it was looked for.
  if ((await unfinishedHere(operator, request)) !== playerId) return false
  const isNamed = named?.playerId === playerId
  await (isNamed ? release(operator, { playerId }) : leave(operator, playerId))
  return isNamed
}

type Details = Omit<Parameters<typeof insertPlayer>[2], 'permissions'>

/** A new account, the visitor's own unverified one, or one that somebody left unverified. Throws CallError 409 for any other. */
const playerFor = async (
  operator: Operator,
  existing: PlayerRow | undefined,
  details: Details,
  { password, cpf }: Pick<Submit['body'], 'password' | 'cpf'>,
  ownId: number | null,
): Promise<PlayerRow> => {
  const given = cpf === undefined ? {} : { cpf }
  if (existing === undefined)
    return insertPlayer(operator, password, { ...details, ...given, permissions: openPermissions })
  const { playerId } = existing
  const isOwn = ownId === playerId && (await mayGoOn(operator, existing))
  if (!isOwn && (await mayReplace(operator, existing))) {
    await operator.userPool.setPassword(playerId, password)
    // Another person, perhaps: nothing that the first one told is theirs.
    return changePlayer(operator, playerId, {
      ...details,
      phoneVerifiedAt: null,
      emailVerifiedAt: null,
      ...withoutContactInfo,
      ...given,
    })
  }
  if (!isOwn) throw emailTaken()
  await operator.userPool.setPassword(playerId, password)
  const isSamePhone = existing.phonePrefix === details.phonePrefix && existing.phoneBody === details.phoneBody
  const emailFolded = foldEmail(details.email)
  const isSameEmail = existing.emailFolded === emailFolded
  if (!isSameEmail && !(await operator.userPool.changeEmail(playerId, details.email))) throw emailTaken()
  // Age, province and CPF were checked for where the player was: elsewhere the contact step is gone through again (REG-9, REG-10).
  const isSamePlace = existing.countryCode === details.countryCode && existing.market === details.market
  // A code proves the address it was sent to and no other (REG-6, SAF-8).
  return changePlayer(operator, playerId, {
    ...details,
    emailFolded,
    ...(isSamePlace ? {} : withoutContactInfo),
    ...given,
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
  const isSignedIn = claims?.playerId === body.playerId
  const requireOpen = () => requireOpenRegistration(operator, body.playerId, headers['registration-token'], request)
  if (!isSignedIn) await requireOpen()
  // Held: a code that proves the phone at this moment waits, or has confirmed the player before.
  return operator
    .transaction(async () => {
      const player = await heldRow(operator, body.playerId)
      // Given away since the call was let in, it is nobody's to go on with.
      if (!isSignedIn) await requireOpen()
      return storeContactInfo(operator, player, body, origin, isSignedIn)
    })
    .catch(orTaken('registrationUpdate'))
}

const storeContactInfo = async (
  operator: Operator,
  player: PlayerRow,
  body: Update['body'],
  origin: string,
  isSignedIn: boolean,
) => {
  const market = marketFor(player.countryCode, player.market)
  // Whoever is signed in has an account already: the site that they complete it at need not sell its market.
  if (!isSignedIn || body.countryCode !== player.countryCode) requireCountry(operator, market, body.countryCode, origin)
  const { extra } = contactRules(market, body.countryCode)
  // A form may still hold what another country has asked: here it is neither looked at nor kept.
  const asked = {
    province: extra === 'province' ? body.province : undefined,
    cpf: extra === 'cpf' ? body.cpf : undefined,
  }
  requireContactInfo('registrationUpdate', { ...body, ...asked }, market, operator.clock.now())
  await requireFreeCpf(operator, 'registrationUpdate', asked.cpf, player.playerId)
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
    (asked.province ?? player.province) !== player.province ||
    (asked.cpf ?? player.cpf) !== player.cpf
  if (isFinished && isOther)
    throw new CallError(409, 'error.registration.not_open', 'A finished registration is changed in the account')

  // Where a code is still to come it is looked at behind the code: before it, anybody could ask whether a person is here.
  if (!isFinished && player.confirmedAt !== null) {
    await requireNobodyKeptOut(operator, { ...player, ...phone, dateOfBirth: body.dateOfBirth })
    if (player.phoneVerifiedAt === null) await requirePhoneOfNobodyKeptOut(operator, phone, player.playerId)
  }

  // A province and a CPF are of one country.
  const before = body.countryCode === player.countryCode ? player : withoutContactInfo
  const changed = await changePlayer(operator, player.playerId, {
    ...phone,
    // A code proves the phone it was sent to and no other (REG-6, SAF-8).
    ...(isPhoneChanged ? { phoneVerifiedAt: null } : {}),
    dateOfBirth: body.dateOfBirth,
    postalCode: body.postalCode,
    province: asked.province ?? before.province,
    cpf: asked.cpf ?? before.cpf,
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
  if (player.confirmedAt === null && confirmedAt !== null) {
    await requireNobodyKeptOut(operator, player)
    // A phone counts as somebody's once they may sign in; between its code and this moment another may have been faster.
    const isProven = phoneVerifiedAt !== null
    if (phonePrefix && phoneBody)
      await (isProven ? claimPhone : requirePhoneOfNobodyKeptOut)(operator, { phonePrefix, phoneBody }, player.playerId)
  }
  await changePlayer(operator, player.playerId, { confirmedAt, ...state })
  if (player.confirmedAt === null && confirmedAt !== null) await notify(operator, player, 'welcome')
  if (beside !== 'REGISTERED' && becomes === 'REGISTERED') await giveFirstBonuses(operator, player.playerId)
}

/**
 * Gives what a finished registration earns, by the code of its form too (BON-6); a sign-up by payment has none.
 * Where QA is on the house's campaigns are nobody's, so that
 * players made for a test have what the test gives them: who signs up has them of their own, as the demo players do.
 */
export const giveFirstBonuses = (operator: Operator, playerId: number): Promise<void> =>
  operator.transaction(async (tx) => {
    if (operator.settings.qa) await ensureCampaigns(operator, playerId)
    await grantForRegistration(operator, tx, playerId, await codeOfRegistration(operator, playerId))
  })
