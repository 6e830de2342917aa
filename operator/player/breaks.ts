import { day } from '#contract/constants.ts'
import { marketOf } from '#contract/markets.ts'
import { monthsFrom } from '#contract/moment.ts'
import { forfeitForExclusion } from '../banking/forfeited.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { fieldRefused } from '../registration/rules.ts'
import { marketFor } from './placement.ts'
import { wasRefusedHere } from './refusedEntry.ts'
import { breakFrom, changePlayer, heldRow, requireRow } from './players.ts'
import { exclusionStateOf, stateBesideBreak, stateNow, type PlayerRow } from './standing.ts'

/** The later end of the break or exclusion that runs and of the one asked for; null is for good. */
const laterEnd = (row: PlayerRow, now: number, until: number | null): number | null => {
  const isRunning = exclusionStateOf(row, now).kind !== 'NONE'
  if (!isRunning) return until
  return row.breakUntil === null || until === null ? null : Math.max(row.breakUntil, until)
}

/** States that no break comes after. */
const CLOSED: ReadonlySet<string> = new Set(['BLACKLISTED', 'CLOSED'])
const OUT_FOR_LONGER: ReadonlySet<string> = new Set([...CLOSED, 'SELF_EXCLUDED'])

const begun = (row: PlayerRow, state: 'TIMEOUT' | 'SELF_EXCLUDED', columns: ReturnType<typeof breakFrom>) => ({
  state,
  stateAfterBreak: stateBesideBreak(row),
  ...columns,
})

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
    const changed = await operator.transaction(async () => {
      const row = await heldRow(operator, playerId)
      // Who has excluded themselves meanwhile, from another place, stays excluded (SAF-10).
      if (OUT_FOR_LONGER.has(stateNow(row, now))) return row
      const until = laterEnd(row, now, now + days * day)
      return changePlayer(operator, playerId, begun(row, 'TIMEOUT', breakFrom(now, until, false, 'PLAYER')))
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
    const changed = await operator.transaction(async (tx) => {
      const row = await heldRow(operator, playerId)
      if (CLOSED.has(row.state)) return row
      await forfeitForExclusion(operator, tx, playerId)
      return changePlayer(operator, playerId, {
        ...begun(row, 'SELF_EXCLUDED', breakFrom(now, laterEnd(row, now, until), false, 'PLAYER')),
        // Nobody advertises to an excluded player (RMB-9).
        marketing: {},
      })
    })
    operator.log.info('player.self-excluded', { playerId, isIndefinite })
    return exclusionStateOf(changed, now)
  },

  async timeoutCooling({ params, body, player, ip, userAgent }, operator) {
    const now = operator.clock.now()
    if (params.id !== body.playerId) throw forbidden()
    const changed = await operator.transaction(async () => {
      const row = await heldRow(operator, body.playerId).catch((error: unknown) => {
        throw error instanceof CallError ? forbidden() : error
      })
      // Without a session only somebody whose sign-in a running timeout refused asks.
      const isRunning = stateNow(row, now) === 'TIMEOUT'
      const isRefusedAtSignIn = isRunning && (await wasRefusedHere(operator, row, { ip, userAgent }))
      const isOwn = player?.playerId === row.playerId && !OUT_FOR_LONGER.has(stateNow(row, now))
      if (!isOwn && !isRefusedAtSignIn) throw forbidden()
      // Asked again, as where the first answer was lost, it is told what runs: no second day comes of it.
      if (isRunning && row.breakIsCooling) return row
      // A day more than what runs; who had set that stays said.
      const until = isRunning && row.breakUntil === null ? null : (isRunning ? row.breakUntil! : now) + day
      const initiator = (isRunning && row.breakInitiator) || 'PLAYER'
      return changePlayer(operator, row.playerId, begun(row, 'TIMEOUT', breakFrom(now, until, true, initiator)))
    })
    return exclusionStateOf(changed, now)
  },
} satisfies Handlers
