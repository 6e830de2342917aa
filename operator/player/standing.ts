import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { day } from '#contract/constants.ts'
import type { exclusionStateSchema } from '#contract/exclusion.ts'
import { loginMessages } from '#contract/loginError.ts'
import type { Operator } from '../operator.ts'
import type { SignInOrigin, Standing } from '../user-pool/pool.ts'
import type { PoolUser } from '../user-pool/users.ts'
import { playerLogins, players } from './schema.ts'

/** A player as stored. */
export type PlayerRow = typeof players.$inferSelect

/** States that last until `breakUntil`, or for good without it. */
const breakStates: ReadonlySet<string> = new Set(['TIMEOUT', 'SELF_EXCLUDED'])

/** The state beside any break. */
export const stateBesideBreak = ({ state, stateAfterBreak }: PlayerRow): string =>
  breakStates.has(state) ? (stateAfterBreak ?? 'REGISTERED') : state

/** The state that counts at this moment: a break that has run out leaves the player as they were before it. */
export const stateNow = (player: PlayerRow, now: number): string =>
  breakStates.has(player.state) && player.breakUntil !== null && player.breakUntil <= now
    ? stateBesideBreak(player)
    : player.state

type ExclusionState = v.InferOutput<typeof exclusionStateSchema>

const noExclusion: ExclusionState = {
  kind: 'NONE',
  initiator: null,
  startedAt: null,
  endsAt: null,
  indefinite: false,
  remainingDays: null,
  milliseconds: null,
}

/** How a player's break or exclusion stands. */
export const exclusionStateOf = (player: PlayerRow, now: number): ExclusionState => {
  const state = stateNow(player, now)
  if (state !== 'TIMEOUT' && state !== 'SELF_EXCLUDED') return noExclusion
  const { breakUntil, breakStartedAt } = player
  return {
    kind: state === 'TIMEOUT' && player.breakIsCooling ? 'COOLING' : state,
    initiator: player.breakInitiator ?? 'PLAYER',
    startedAt: breakStartedAt === null ? null : new Date(breakStartedAt).toISOString(),
    endsAt: breakUntil === null ? null : new Date(breakUntil).toISOString(),
    indefinite: breakUntil === null,
    remainingDays: breakUntil === null ? null : Math.ceil((breakUntil - now) / day),
    milliseconds: breakUntil === null ? null : breakUntil - now,
  }
}

/** Why a player may not sign in, in the words both sides share (AUT-6); null when they may. */
export const signInRefusal = (player: PlayerRow, now: number): string | null => {
  const left = player.breakUntil === null ? Infinity : player.breakUntil - now
  switch (stateNow(player, now)) {
    case 'BLACKLISTED':
      return loginMessages.blacklisted()
    case 'CLOSED':
      return loginMessages.closed()
    case 'SELF_EXCLUDED':
      return left === Infinity
        ? loginMessages.exclusionIndefinite()
        : loginMessages.exclusion(Math.ceil(left / day), left)
    case 'TIMEOUT':
      return left === Infinity
        ? loginMessages.exclusionIndefinite()
        : loginMessages.timeout({
            remainingDays: Math.ceil(left / day),
            playerId: player.playerId,
            isCooling: player.breakIsCooling,
            milliseconds: left,
            initiator: player.breakInitiator ?? 'PLAYER',
          })
    default:
      return player.confirmedAt === null ? loginMessages.notConfirmed() : null
  }
}

/** States of a player whom the house looks at: they neither play nor pay in, whatever they do themselves. */
export const REVIEW_STATES: ReadonlySet<string> = new Set(['RESTRICTED', 'PAYOUT'])

/** Levels of the check of who they are that bar a player as a state does. */
export const BARRED_KYC: ReadonlySet<string> = new Set(['RESTRICTED', 'SUSPENDED'])

/** Whether a player is shut out or under review: what is known to be theirs makes nobody a new account meanwhile (SAF-1, REG-8). */
export const isKeptOut = (player: PlayerRow, now: number): boolean =>
  signInRefusal(player, now) !== null ||
  REVIEW_STATES.has(stateNow(player, now)) ||
  BARRED_KYC.has(player.kycStatus) ||
  player.suspended ||
  player.permissions.payout

/** What the user pool asks about a user at each token: may they come in, and the claims of a player session (AUT-1). */
export const playerStanding = async ({ db, clock }: Operator, user: PoolUser): Promise<Standing> => {
  if (user.playerId === null) return { refusal: null, claims: {} }
  const [player] = await db.select().from(players).where(eq(players.playerId, user.playerId))
  if (player === undefined) return { refusal: loginMessages.closed(), claims: {} }
  return {
    refusal: signInRefusal(player, clock.now()),
    claims: {
      playerId: player.playerId,
      playerAccessId: player.playerAccessId,
      countryCode: player.countryCode,
      language: player.language,
      loginMethod: player.loginMethod,
      registrationDate: new Date(player.registeredAt).toISOString(),
      // The claim is a string of JSON, as the hosted pool hands on its custom attributes.
      multibrand: JSON.stringify({ suspended: player.suspended }),
    },
  }
}

/** Writes the sign-in into the login history (AUT-12). */
export const recordSignIn = async (
  { db, clock, world }: Operator,
  user: PoolUser,
  from: SignInOrigin,
): Promise<void> => {
  if (user.playerId === null) return
  const { station } = world.get()
  const [earlier] = await db.select().from(playerLogins).where(eq(playerLogins.playerId, user.playerId)).limit(1)
  // The welcome is for the first sign-in only.
  if (earlier !== undefined)
    await db.update(players).set({ firstLogin: false }).where(eq(players.playerId, user.playerId))
  await db.insert(playerLogins).values({
    playerId: user.playerId,
    at: clock.now(),
    ipAddress: from.ip,
    realIpAddress: station.ipAddress ?? from.ip,
    realCountryCode: station.countryCode,
    note: 'LOGIN',
  })
}
