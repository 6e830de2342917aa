import type * as v from 'valibot'
import { day } from '#contract/constants.ts'
import type { exclusionStateSchema } from '#contract/exclusion.ts'
import { marketOf } from '#contract/markets.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { fieldRefused } from '../registration/rules.ts'
import { marketFor } from './placement.ts'
import { breakFrom, changePlayer, requireRow } from './players.ts'
import { stateNow, type PlayerRow } from './standing.ts'

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

/** The same day of the month so many months on, or the month's last (31 January and one month is 28 February). */
export const monthsFrom = (now: number, months: number): number => {
  const date = new Date(now)
  const wanted = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return date.getTime()
}

const rulesOf = (player: PlayerRow) => marketOf(marketFor(player.countryCode, player.market)).rules

const forbidden = (): CallError => new CallError(403, 'error.forbidden', 'A cooling-off cannot be asked for here')

/** Breaks and self-exclusion (RGT-5, RGT-6): at once, every session ends, and nothing here undoes them. */
export const breakHandlers = {
  async exclusion(request, operator) {
    return exclusionStateOf(await requireRow(operator, requirePlayer(request).playerId), operator.clock.now())
  },

  async timeoutStart(request, operator) {
    const { playerId } = requirePlayer(request)
    const now = operator.clock.now()
    const days = request.body.timeout
    if (!rulesOf(await requireRow(operator, playerId)).timeoutDays.includes(days))
      throw fieldRefused('timeoutStart', 'timeout', 'error.validation', days)
    const changed = await changePlayer(operator, playerId, {
      state: 'TIMEOUT',
      ...breakFrom(now, now + days * day, false, 'PLAYER'),
    })
    operator.log.info('player.timeout', { playerId, days })
    return exclusionStateOf(changed, now)
  },

  async exclusionStart(request, operator) {
    const { playerId } = requirePlayer(request)
    const now = operator.clock.now()
    const { body } = request
    const isIndefinite = 'accountDisableIndefinitely' in body
    const least = rulesOf(await requireRow(operator, playerId)).selfExclusionMinMonths
    if (!isIndefinite && body.exclusionInMonths < least)
      throw fieldRefused('exclusionStart', 'exclusionInMonths', 'error.validation', body.exclusionInMonths)
    const until = isIndefinite ? null : monthsFrom(now, body.exclusionInMonths)
    const changed = await changePlayer(operator, playerId, {
      state: 'SELF_EXCLUDED',
      ...breakFrom(now, until, false, 'PLAYER'),
      // Nobody advertises to an excluded player (RMB-9).
      marketing: {},
    })
    operator.log.info('player.self-excluded', { playerId, isIndefinite })
    return exclusionStateOf(changed, now)
  },

  async timeoutCooling({ params, body, player }, operator) {
    const now = operator.clock.now()
    if (params.id !== body.playerId) throw forbidden()
    const row = await requireRow(operator, body.playerId).catch(() => null)
    if (row === null) throw forbidden()
    // Without a session only somebody whose sign-in a running timeout refused asks, and only once.
    const isRefusedAtSignIn = stateNow(row, now) === 'TIMEOUT' && !row.breakIsCooling
    if (player?.playerId !== row.playerId && !isRefusedAtSignIn) throw forbidden()
    const until = Math.max(row.breakUntil !== null && stateNow(row, now) === 'TIMEOUT' ? row.breakUntil : 0, now + day)
    const changed = await changePlayer(operator, row.playerId, {
      state: 'TIMEOUT',
      ...breakFrom(now, until, true, 'PLAYER'),
    })
    return exclusionStateOf(changed, now)
  },
} satisfies Handlers
