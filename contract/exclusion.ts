import * as v from 'valibot'
import { playerId, queryInteger, timestamp } from './common.ts'
import { indefiniteExclusionMonths } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** How a break or exclusion stands. */
export const exclusionStateSchema = v.object({
  kind: v.picklist(['NONE', 'COOLING', 'TIMEOUT', 'SELF_EXCLUDED']),
  initiator: v.nullable(v.picklist(['PLAYER', 'OPERATOR'])),
  startedAt: v.nullable(timestamp),
  /** Null for an indefinite exclusion, and when there is none. */
  endsAt: v.nullable(timestamp),
  indefinite: v.boolean(),
  remainingDays: v.nullable(v.number()),
  milliseconds: v.nullable(v.number()),
})

/** Self-exclusion as it is sent (RGT-6): some months at once, or the flag with twelve. */
export const exclusionBody = v.union([
  v.strictObject({
    accountDisableIndefinitely: v.literal(true),
    exclusionInMonths: v.literal(indefiniteExclusionMonths),
  }),
  v.strictObject({
    exclusionInMonths: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
    exclusionDelayInHours: v.literal(0),
  }),
])

export const exclusionCalls = {
  timeoutCooling: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/{id}/timeout/cooling',
    auth: 'optional',
    params: v.object({ id: queryInteger }),
    body: v.object({ playerId }),
    response: exclusionStateSchema,
    errors: ['error.forbidden'],
    doc: 'A cooling-off of one day, initiator PLAYER; may be asked for while a timeout refuses the sign-in.',
    source: 'C7 RGT-5 AUT-7',
  }),
  exclusion: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/exclusion',
    auth: 'player',
    response: exclusionStateSchema,
    errors: [],
    doc: 'Whether a break or exclusion runs.',
    source: 'C7 RGT-5 RGT-6',
  }),
  exclusionStart: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/exclusion',
    auth: 'player',
    body: exclusionBody,
    response: exclusionStateSchema,
    errors: ['error.oops.tryAgain', 'error.validation'],
    doc: 'Excludes the player at once; every session ends and the site cannot undo it.',
    source: 'C7 RGT-6 RMB-9',
  }),
  timeoutStart: endpoint({
    method: 'PATCH',
    version: 'v1',
    path: '/player/timeout',
    auth: 'player',
    body: v.object({
      /** Days; one of the market’s. */
      timeout: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    }),
    response: exclusionStateSchema,
    errors: ['error.oops.tryAgain', 'error.validation'],
    doc: 'A break of some days, at once and in every tab.',
    source: 'C7 RGT-5 RMB-9',
  }),
}
