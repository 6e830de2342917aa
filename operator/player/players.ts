import { eq } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { day } from '#contract/constants.ts'
import { foldEmail } from '#contract/fields.ts'
import { innerLanguage } from '#contract/locale.ts'
import { currencyFor, marketOf } from '#contract/markets.ts'
import { accountStates, kycLevels } from '#contract/player.ts'
import { CallError } from '../handler.ts'
import type { Operator, PlayerAccount, PlayerClaims, PlayerParts, Players } from '../operator.ts'
import { marketFor, openAt } from './placement.ts'
import { accountOf, depositFacts, profileOf } from './profile.ts'
import { withRestriction } from './restriction.ts'
import { players } from './schema.ts'
import { exclusionStateOf, signInRefusal, type PlayerRow } from './standing.ts'
import { currentTermsVersion } from './terms.ts'

type Columns = Partial<typeof players.$inferInsert>

/** A player who may do everything. `payout: true` would mean a payout-risk player. */
export const openPermissions: PlayerAccount['permissions'] = {
  payout: false,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
}

const refused = (field: string, allowed: readonly string[]): CallError =>
  new CallError(400, 'error.validation', `${field} must be one of ${allowed.join(', ')}`)

const checkWords = ({ state, kycStatus }: PlayerParts): void => {
  if (state !== undefined && !(accountStates as readonly string[]).includes(state))
    throw refused('state', accountStates)
  if (kycStatus !== undefined && !(kycLevels as readonly string[]).includes(kycStatus))
    throw refused('kycStatus', kycLevels)
}

const phoneColumns = (mobilePhone: string | undefined): Columns => {
  if (mobilePhone === undefined) return {}
  const phone = parsePhoneNumberFromString(mobilePhone)
  if (!phone) throw new CallError(400, 'error.validation', 'mobilePhone must be a number with plus sign and prefix')
  return { phonePrefix: `+${phone.countryCallingCode}`, phoneBody: phone.nationalNumber }
}

/** Columns of a timeout or exclusion from now on; `until` null is for good (RGT-5, RGT-6). */
export const breakFrom = (
  now: number,
  until: number | null,
  isCooling: boolean,
  initiator: 'PLAYER' | 'OPERATOR',
): Columns => ({
  breakStartedAt: now,
  breakUntil: until,
  breakIsCooling: isCooling,
  breakInitiator: initiator,
})

const noBreak: Columns = {
  breakStartedAt: null,
  breakUntil: null,
  breakIsCooling: false,
  breakInitiator: null,
  stateAfterBreak: null,
}

const breakColumns = ({ state, exclusion }: PlayerParts, now: number): Columns => {
  if (exclusion !== undefined)
    return breakFrom(now, exclusion.until, exclusion.isCooling ?? false, exclusion.initiator ?? 'PLAYER')
  if (state === 'TIMEOUT') return breakFrom(now, now + day, true, 'PLAYER')
  if (state === 'SELF_EXCLUDED') return breakFrom(now, null, false, 'PLAYER')
  return state === undefined ? {} : noBreak
}

/** The columns that the given parts set; parts not given leave theirs alone. */
const columnsOf = (parts: PlayerParts, now: number): Columns => {
  const { permissions: _permissions, mobilePhone, exclusion: _exclusion, ...plain } = parts
  return { ...plain, ...phoneColumns(mobilePhone), ...breakColumns(parts, now) }
}

/** The stored player; null when there is none. */
export const playerRow = async ({ db }: Pick<Operator, 'db'>, playerId: number): Promise<PlayerRow | null> => {
  const [row] = await db.select().from(players).where(eq(players.playerId, playerId))
  return row ?? null
}

/** The stored player of a call that bore a good token. Throws CallError 404 when the player is gone. */
export const requireRow = async (operator: Pick<Operator, 'db'>, playerId: number): Promise<PlayerRow> => {
  const row = await playerRow(operator, playerId)
  if (row === null) throw new CallError(404, 'error.not_found', 'Player not found')
  return row
}

/** The stored player, held until the running transaction is over. Throws CallError 404 when the player is gone. */
export const heldRow = async ({ db }: Pick<Operator, 'db'>, playerId: number): Promise<PlayerRow> => {
  const [row] = await db.select().from(players).where(eq(players.playerId, playerId)).for('update')
  if (row === undefined) throw new CallError(404, 'error.not_found', 'Player not found')
  return row
}

/**
 * The row of the player who calls, held until the running transaction is over. Throws CallError 401, as for a call that came
 * later, where a break or a new password has ended the sign-in since the call's token was checked.
 */
export const heldCaller = async (operator: Operator, caller: PlayerClaims): Promise<PlayerRow> => {
  const row = await heldRow(operator, caller.playerId)
  if (signInRefusal(row, operator.clock.now()) !== null || !(await operator.userPool.isLiving(caller)))
    throw new CallError(401, 'token.expired', 'Token expired')
  return row
}

/**
 * Writes columns of a player and pushes what changed of the profile (WAL-2). A player who may no longer sign in loses
 * every session at once. Throws CallError 404 for an unknown player.
 */
export const changePlayer = async (operator: Operator, playerId: number, columns: Columns): Promise<PlayerRow> =>
  operator.transaction(async (tx) => {
    const now = operator.clock.now()
    const [before] = await tx.select().from(players).where(eq(players.playerId, playerId)).for('update')
    if (before === undefined) throw new CallError(404, 'error.not_found', 'Player not found')
    if (Object.keys(columns).length === 0) return before
    const [after] = await tx.update(players).set(columns).where(eq(players.playerId, playerId)).returning()
    if (after === undefined) throw new CallError(404, 'error.not_found', 'Player not found')
    const deposits = await depositFacts(operator, playerId)
    const shown = async (row: PlayerRow) => profileOf(await withRestriction(operator, row), deposits, now)
    const [old, fresh] = [await shown(before), await shown(after)]
    const changed = Object.entries(fresh).filter(([key, value]) => value !== old[key as keyof typeof old])
    const payload: Record<string, unknown> = Object.fromEntries(changed)
    // Said before the sessions end, while somebody listens: each page then knows why it is signed out, and until when (RMB-9).
    const exclusion = exclusionStateOf(after, now)
    if (exclusion.kind !== 'NONE') payload['exclusion'] = exclusion
    if (Object.keys(payload).length > 0) await operator.bus.push(playerId, { type: 'PLAYER_ATTRIBUTE_CHANGE', payload })
    if (after.loyaltyLevel !== before.loyaltyLevel)
      await operator.bus.push(playerId, {
        type: 'PLAYER_LOYALTY_LEVEL',
        payload: { playerId, loyaltyLevel: after.loyaltyLevel },
      })
    if (signInRefusal(after, now) !== null) await operator.userPool.endSessions(playerId)
    return after
  })

/** The player store. */
export function createPlayers(operator: Operator): Players {
  const account = async (row: PlayerRow | null): Promise<PlayerAccount | null> =>
    row === null ? null : accountOf(await withRestriction(operator, row), operator.clock.now())
  return {
    async find(playerId) {
      return account(await playerRow(operator, playerId))
    },

    async findByEmail(email) {
      const [row] = await operator.db
        .select()
        .from(players)
        .where(eq(players.emailFolded, foldEmail(email)))
      return account(row ?? null)
    },

    async create({ email, password, isLegacy, ...parts }) {
      checkWords(parts)
      const now = operator.clock.now()
      const countryCode = parts.countryCode ?? 'FI'
      const market = marketFor(
        countryCode,
        parts.market ?? (parts.countryCode === undefined ? 'UN' : undefined),
        openAt(operator, operator.origins.site),
      )
      const row = await insertPlayer(
        operator,
        password,
        {
          firstName: 'Sample',
          lastName: 'Player',
          dateOfBirth: '1990-01-31',
          postalCode: '00100',
          phonePrefix: '+358',
          phoneBody: '401234567',
          termsVersion: await currentTermsVersion(operator, operator.settings.brandId),
          kycStatus: 'FULLY VERIFIED',
          state: 'REGISTERED',
          firstLogin: false,
          ...columnsOf(parts, now),
          permissions: { ...openPermissions, ...parts.permissions },
          email,
          countryCode,
          market,
          currency: parts.currency ?? currencyFor(market, countryCode),
          language: parts.language ?? innerLanguage(marketOf(market), 'en') ?? marketOf(market).languages[0],
          phoneVerifiedAt: now,
          emailVerifiedAt: now,
          confirmedAt: now,
          termsAcceptedAt: now,
        },
        isLegacy,
      )
      return accountOf(row, now)
    },

    async change(playerId, parts) {
      checkWords(parts)
      const now = operator.clock.now()
      const columns = columnsOf(parts, now)
      return operator.transaction(async () => {
        if (parts.permissions !== undefined)
          columns.permissions = { ...(await heldRow(operator, playerId)).permissions, ...parts.permissions }
        return accountOf(await changePlayer(operator, playerId, columns), now)
      })
    },
  }
}

/** Columns a new player must come with; the rest have defaults. */
export type NewPlayer = Omit<typeof players.$inferInsert, 'emailFolded' | 'registeredAt'> & {
  /** Where it was given out before the player was made. */
  readonly playerId?: number
}

/**
 * Makes player, user and wallet together. Throws CallError 409 player_already_exists when the e-mail is taken.
 * The password becomes its verifier here and is not kept; that of a player of the former platform stays its salted hash.
 */
export const insertPlayer = async (
  operator: Operator,
  password: string,
  player: NewPlayer,
  isLegacy = false,
): Promise<PlayerRow> =>
  operator.transaction(async (tx) => {
    const [row] = await tx
      .insert(players)
      .overridingSystemValue()
      .values({
        ...player,
        email: player.email.trim(),
        emailFolded: foldEmail(player.email),
        registeredAt: operator.clock.now(),
      })
      .onConflictDoNothing({ target: players.emailFolded })
      .returning()
    const user = row && { email: row.email, password, playerId: row.playerId }
    if (user && isLegacy) await operator.userPool.keepLegacy(user)
    if (!row || !user || !(isLegacy || (await operator.userPool.createUser(user))))
      throw new CallError(409, 'player_already_exists', 'A player with this e-mail already exists')
    await operator.ledger.openWallet(row.playerId, row.currency)
    return row
  })
