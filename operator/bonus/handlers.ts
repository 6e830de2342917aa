import { and, eq } from 'drizzle-orm'
import { minorOrNull, type Currency, type Minor } from '#contract/money.ts'
import { holdWallet } from '../banking/deposits.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { hasRun, heldAssignment, type Assignment } from './assignments.ts'
import { statusNow } from './campaigns.ts'
import {
  assignmentById,
  claim,
  claimCashback,
  consent,
  forfeit,
  optIn,
  optOut,
  stopCashback,
  withBonuses,
  type Told,
  type Wish,
} from './claims.ts'
import { campaignOfCode, givePartnerCode, noteCode } from './codes.ts'
import { gameLimitations } from './contributions.ts'
import { holdAssignmentOf } from './granting.ts'
import { codeRefused, notAvailable, wrongState } from './refusals.ts'
import { activeRewards, eligibleRewards, rewardNow, rewardsByIds, wireCashback } from './rewards.ts'
import { bonusAssignments, bonusCampaigns } from './schema.ts'
import { mayClaimManually, mayHaveBonus } from './standing.ts'
import { endDueBonuses } from './timer.ts'

/** The player where bonuses are for them as they stand now; null for who may have none (SAF-2). */
async function eligible(operator: Operator, playerId: number): Promise<PlayerAccount | null> {
  const player = await operator.players.find(playerId)
  return player !== null && mayHaveBonus(player) ? player : null
}

/** The player who asks, where bonuses are for them; what is over is ended first. Null for who may have none (SAF-2). */
async function lookingAt(operator: Operator, playerId: number): Promise<PlayerAccount | null> {
  const player = await eligible(operator, playerId)
  if (player === null) return null
  await endDueBonuses(operator, playerId)
  return player
}

/** A claim of one campaign, with what that call may do beside. */
const claiming =
  (wish: Wish = {}) =>
  (
    request: { readonly params: { readonly campaignid: string } } & Parameters<typeof requirePlayer>[0],
    operator: Operator,
  ) =>
    withBonuses(operator, requirePlayer(request), (entered) =>
      claim(operator, entered, request.params.campaignid, wish),
    )

type CampaignRequest = Parameters<ReturnType<typeof claiming>>[0]

/** Any other action on one campaign. */
const acting =
  (act: typeof optIn, how: Parameters<typeof withBonuses>[3] = {}) =>
  (request: CampaignRequest, operator: Operator) =>
    withBonuses(operator, requirePlayer(request), (entered) => act(operator, entered, request.params.campaignid), how)

/** Rewards of a kind, first version and second alike. */
const rewards = async (
  request: {
    readonly query: {
      readonly rewardsType: 'ACTIVE' | 'ELIGIBLE'
      readonly hasBonusCode?: boolean | undefined
      readonly excludeTriggerType?: string | undefined
    }
  } & Parameters<typeof requirePlayer>[0],
  operator: Operator,
) => {
  const player = await lookingAt(operator, requirePlayer(request).playerId)
  if (player === null) return []
  const list = request.query.rewardsType === 'ACTIVE' ? activeRewards : eligibleRewards
  return list(operator, player, request.query)
}

/** What the player was shown of what they lose; null of what the call does not say. */
function toldOf(
  shown: { readonly wageringProgress?: number | undefined; readonly bonusLost?: number | undefined },
  { currency }: Assignment,
): Told {
  const minor = (name: 'wageringProgress' | 'bonusLost'): Minor | null => {
    if (shown[name] === undefined) return null
    const amount = minorOrNull(shown[name], currency as Currency)
    if (amount === null) throw new CallError(400, 'error.validation', `${name} is no amount of the currency`)
    return amount
  }
  return { progress: minor('wageringProgress'), bonusLost: minor('bonusLost') }
}

/** Spins of the player's campaigns: those that are had, or may be claimed. */
const spinsOf = (list: Awaited<ReturnType<typeof rewardsByIds>>) =>
  list.flatMap(({ freeSpinDetail }) => (freeSpinDetail === null ? [] : [freeSpinDetail]))

/** Whether a campaign can be had by nobody any more. */
async function isOver(operator: Operator, campaignId: string): Promise<boolean> {
  const [found] = await operator.db.select().from(bonusCampaigns).where(eq(bonusCampaigns.id, campaignId))
  return found === undefined || statusNow(found, operator.clock.now()) !== 'ACTIVE'
}

/** Bonuses and rewards (BON). */
export const bonusHandlers = {
  rewards,
  rewardsV1: rewards,

  async campaigns(request, operator) {
    const player = await lookingAt(operator, requirePlayer(request).playerId)
    return player === null ? [] : rewardsByIds(operator, player, request.query.campaignIds)
  },

  async campaignConsent(request, operator) {
    const { playerId } = requirePlayer(request)
    return withBonuses(operator, requirePlayer(request), async (entered) =>
      consent(operator, entered, request.body, await mayClaimManually(operator, playerId)),
    )
  },

  campaignClaim: claiming(),
  rewardClaim: claiming(),
  rewardClaimV2: claiming(),
  oneClickActivate: claiming({ isOptIn: true }),
  optInActivate: acting(optIn),
  optInDeactivate: acting(optOut),
  cashbackActivate: claiming({ kind: 'CASHBACK' }),
  // Its time may end as it is claimed or stopped: it is paid by the click, not told to be over.
  cashbackDeactivate: acting(stopCashback, { endsDue: false }),
  cashbackClaim: acting(claimCashback, { endsDue: false }),

  async cashbackProgress(request, operator) {
    const player = await lookingAt(operator, requirePlayer(request).playerId)
    const [row] = await operator.db
      .select()
      .from(bonusAssignments)
      .where(
        and(
          eq(bonusAssignments.playerId, player?.playerId ?? 0),
          eq(bonusAssignments.campaignId, request.params.campaignid),
        ),
      )
    if (row?.kind !== 'CASHBACK') throw new CallError(404, 'error.not_found', 'No such cashback')
    return wireCashback(operator, row)
  },

  async assignmentState(request, operator) {
    const { params, body } = request
    return withBonuses(operator, requirePlayer(request), async (entered) => {
      if (body.bonusAssignmentId !== undefined && body.bonusAssignmentId !== params.assignmentid)
        throw wrongState('The call names two assignments')
      const assignment = await assignmentById(entered, (tx) => heldAssignment(tx, params.assignmentid))
      if (body.state === 'ACTIVATED') return claim(operator, entered, assignment.campaignId)
      return forfeit(operator, entered, assignment, toldOf(body, assignment))
    })
  },

  async queuedBonusClaim(request, operator) {
    const { campaignid, queuedPlayerBonusId } = request.params
    return withBonuses(operator, requirePlayer(request), async (entered) => {
      const assignment = await assignmentById(entered, (tx) => heldAssignment(tx, queuedPlayerBonusId))
      if (assignment.campaignId !== campaignid) throw notAvailable()
      if (assignment.state === 'ENDED' && !hasRun(assignment)) throw notAvailable()
      if (assignment.state !== 'WAITING') throw wrongState('It does not wait')
      return claim(operator, entered, campaignid)
    })
  },

  async freeSpinClaim(request, operator) {
    const { queue: isQueued = false, forfeitAssignmentId: id, ...shown } = request.body
    const forfeits = id === undefined ? undefined : { id, told: (one: Assignment) => toldOf(shown, one) }
    return claiming({ kind: 'FREE_SPINS', isQueued, forfeits })(request, operator)
  },

  async freeSpinDetails(request, operator) {
    const player = await lookingAt(operator, requirePlayer(request).playerId)
    if (player === null) return []
    const list = [...(await activeRewards(operator, player, {})), ...(await eligibleRewards(operator, player, {}))]
    const ids = request.query.campaignIds
    return spinsOf(ids === undefined ? list : list.filter(({ campaignId }) => ids.includes(campaignId)))
  },

  async freeSpinProgress(request, operator) {
    const player = await lookingAt(operator, requirePlayer(request).playerId)
    return player === null ? [] : spinsOf(await activeRewards(operator, player, {}))
  },

  async sportsbookRewardClaim(request, operator) {
    const { campaignId, bonusId } = request.body
    return withBonuses(operator, requirePlayer(request), async (entered) => {
      const had = await holdAssignmentOf(entered.tx, entered.player.playerId, campaignId)
      if (bonusId !== undefined && had?.id !== bonusId) throw notAvailable()
      return claim(operator, entered, campaignId, { vertical: 'SPORTS' })
    })
  },

  async sportsbookBonuses(request, operator) {
    const player = await lookingAt(operator, requirePlayer(request).playerId)
    if (player === null) return []
    const list = [...(await activeRewards(operator, player, {})), ...(await eligibleRewards(operator, player, {}))]
    return list.filter(({ vertical }) => vertical === 'SPORTS')
  },

  async partnerBonusCode(request, operator) {
    const { bonusAssignmentId, partnerBonusCode } = request.body
    return withBonuses(operator, requirePlayer(request), async (entered) => {
      const assignment = await assignmentById(entered, (tx) => heldAssignment(tx, bonusAssignmentId))
      return givePartnerCode(entered.tx, assignment, partnerBonusCode)
    })
  },

  async manualClaimAvailability(request, operator) {
    const { playerId } = requirePlayer(request)
    const player = await lookingAt(operator, playerId)
    return { isAvailable: player !== null && (await mayClaimManually(operator, playerId)) }
  },

  async manualClaim(request, operator) {
    const { playerId } = requirePlayer(request)
    return withBonuses(operator, requirePlayer(request), async (entered) => {
      if (!(await mayClaimManually(operator, playerId))) throw notAvailable()
      const { campaign } = await campaignOfCode(operator, entered.tx, entered.player, request.body.bonusCode, {
        mayClaimManually: true,
      })
      const { campaignId: shown = campaign.id } = request.body
      // The code stands for another one by now: what was shown has been had by it, or is over.
      if (shown !== campaign.id)
        throw codeRefused((await isOver(operator, shown)) ? 'bonus_code.expired' : 'bonus_code.used')
      return claim(operator, entered, campaign.id, { isCodeGiven: true, isOptIn: true })
    })
  },

  async bonusCodeValidate(request, operator) {
    const { playerId } = requirePlayer(request)
    await lookingAt(operator, playerId)
    return operator.transaction(async (tx) => {
      await holdWallet(tx, playerId)
      const player = await eligible(operator, playerId)
      // To who may have none, no code opens anything: what codes there are is not theirs to find out.
      if (player === null) throw codeRefused('bonus_code.invalid')
      const isAllowed = await mayClaimManually(operator, player.playerId)
      const { id: campaignId } = await noteCode(operator, tx, player, request.body.bonusCode, isAllowed)
      return { valid: true as const, campaignId, reward: await rewardNow(operator, player, campaignId) }
    })
  },

  async gameLimitations(request, operator) {
    return gameLimitations(operator, requirePlayer(request).playerId, request.params.id)
  },
} satisfies Handlers
