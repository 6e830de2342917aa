import type * as v from 'valibot'
import { type limitChangeSchema, type LimitKind, type LimitSet } from '#contract/limits.ts'
import { minorOrNull, type Currency } from '#contract/money.ts'
import { requirePlayer, type Handlers } from '../handler.ts'
import type { Operator, PlayerClaims } from '../operator.ts'
import { requireRow } from '../player/players.ts'
import { fieldRefused } from '../registration/rules.ts'
import { changeLimit, wireLimits } from './limits.ts'
import type { LimitChange } from './rules.ts'

type WireChange = v.InferOutput<typeof limitChangeSchema>
interface Request {
  readonly player: PlayerClaims | null
}

/** What is asked, in minor units. Throws CallError 400 for an amount that the currency does not have. */
const changeOf = (body: WireChange, kind: LimitKind, currency: Currency): LimitChange => {
  if ('deleteLimit' in body) return { action: 'delete' }
  if ('cancelPendingLimit' in body) return { action: 'cancel' }
  if ('confirmPendingLimit' in body) return { action: 'confirm' }
  const value = minorOrNull(body.limit, currency)
  if (value === null) throw fieldRefused(`${kind}LimitsChange`, 'limit', 'error.amount.decimals', body.limit)
  return { action: 'set', value }
}

const read =
  (kind: LimitKind) =>
  async (request: Request, operator: Operator): Promise<LimitSet> =>
    wireLimits(operator, await requireRow(operator, requirePlayer(request).playerId), kind)

const change =
  (kind: LimitKind) =>
  async (request: Request & { readonly body: WireChange }, operator: Operator): Promise<LimitSet> => {
    const player = await requireRow(operator, requirePlayer(request).playerId)
    const { duration } = request.body
    await changeLimit(operator, player, kind, duration, changeOf(request.body, kind, player.currency as Currency))
    operator.log.info('player.limit', { playerId: player.playerId, kind, duration })
    return wireLimits(operator, player, kind)
  }

/** Limits that the player sets (LIM-1): the next deposit, launch and round count by them at once. */
export const limitsHandlers = {
  depositLimits: read('deposit'),
  depositLimitsChange: change('deposit'),
  spendLimits: read('spend'),
  spendLimitsChange: change('spend'),
  lossLimits: read('loss'),
  lossLimitsChange: change('loss'),
} satisfies Handlers
