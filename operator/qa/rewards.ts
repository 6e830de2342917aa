import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { day } from '#contract/constants.ts'
import { campaignStatuses } from '#contract/reward.ts'
import { holdWallet } from '../banking/deposits.ts'
import { endAssignment, holdActive, saveAssignment, type Assignment } from '../bonus/assignments.ts'
import { CASHBACK_PERIODS, campaignPlanSchema, isOfOnePeriod, type CampaignPlan } from '../bonus/campaign.ts'
import { isByDeposit, takesPlace, type Campaign } from '../bonus/campaigns.ts'
import { holdAssignmentOf, openAssignment, queue, start } from '../bonus/granting.ts'
import { placeTaken } from '../bonus/refusals.ts'
import { bonusAssignments, bonusCampaigns } from '../bonus/schema.ts'
import type { Tx } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator, PlayerAccount } from '../operator.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12))

/** A campaign for one player: any part of its plan, its amounts cents of EUR; and how the player stands to it, minor units of theirs. */
const rewardSchema = v.strictObject({
  ...v.partial(campaignPlanSchema).entries,
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  status: v.optional(v.picklist(campaignStatuses)),
  bonusCode: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(50)))),
  /** ELIGIBLE: nothing is said to it yet. OPEN: the player wants it. WAITING, ACTIVE: claimed. */
  standing: v.optional(v.picklist(['ELIGIBLE', 'OPEN', 'WAITING', 'ACTIVE'])),
  /** Bonus money that it has given, in place of the plan's amount. */
  given: v.optional(count),
  wagered: v.optional(count),
  spinsLeft: v.optional(v.pipe(count, v.maxValue(1000))),
  lossCounted: v.optional(count),
})
/** Campaigns of one player. */
export const rewardsSchema = v.pipe(v.array(rewardSchema), v.maxLength(100))
type RewardPart = v.InferOutput<typeof rewardSchema>

const BONUS_TYPES = { CASINO: 'CASINO', LIVE_CASINO: 'LIVE_CASINO', SPORTS: 'SPORTS' } as const

/** What is not said of a campaign: 10.00 EUR for the casino, to be staked ten times in seven days; a cashback runs for its period. */
function planOf(given: Partial<CampaignPlan>): CampaignPlan {
  const { vertical = 'CASINO', freeSpins = null, cashback = null, deposit = null } = given
  const givesOtherwise = freeSpins !== null || cashback !== null || deposit !== null
  return {
    title: 'Sample bonus',
    description: 'A bonus to try things with.',
    image: null,
    terms: null,
    vertical,
    bonusType: freeSpins === null ? BONUS_TYPES[vertical] : 'FREE_SPINS',
    campaignCategory: 'MANUAL',
    triggerEvent: deposit !== null && given.campaignCategory === 'TRIGGERED' ? 'DEPOSIT' : null,
    stickiness: 'NON_STICKY',
    amount: givesOtherwise ? null : 1000,
    deposit,
    wrMultiplier: 10,
    maxWin: null,
    lifetime: cashback === null ? 7 * day : CASHBACK_PERIODS[cashback.period],
    startsAt: null,
    endsAt: null,
    consentRequired: false,
    markets: null,
    contributions: { byGameType: {}, rest: 1 },
    excludedGames: [],
    freeSpins,
    cashback,
    partnerBonusCode: null,
    ladderStep: null,
    ...given,
  }
}

/** Puts the campaigns of a player in place; they are no other's. */
export async function applyRewards(
  operator: Operator,
  playerId: number,
  rewards: readonly RewardPart[] | null | undefined,
): Promise<void> {
  if (rewards === undefined) return
  await operator.transaction(async (tx) => {
    await holdWallet(tx, playerId)
    if (rewards === null || rewards.length === 0) return removeAll(operator, tx, playerId)
    const player = await operator.players.find(playerId)
    if (player === null) throw new CallError(404, 'error.not_found', `No player ${playerId}`)
    for (const reward of rewards) await applyReward(operator, tx, player, reward)
  })
}

async function applyReward(operator: Operator, tx: Tx, player: PlayerAccount, reward: RewardPart): Promise<void> {
  const { id = randomUUID(), status, bonusCode, standing, given, wagered, spinsLeft, lossCounted, ...said } = reward
  // Under exactOptionalPropertyTypes an absent part and an undefined one differ; the schema allows the second.
  const parts = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Partial<CampaignPlan>
  const [had] = await tx.select().from(bonusCampaigns).where(eq(bonusCampaigns.id, id))
  if (had && had.playerId !== player.playerId)
    throw new CallError(409, 'error.validation', `The campaign ${id} is of somebody else: choose another id`)
  const campaign: Campaign = {
    id,
    playerId: player.playerId,
    status: status ?? had?.status ?? 'ACTIVE',
    bonusCode: bonusCode === undefined ? (had?.bonusCode ?? null) : (bonusCode?.toUpperCase() ?? null),
    plan: had ? { ...had.plan, ...parts } : planOf(parts),
    createdAt: had?.createdAt ?? operator.clock.now(),
  }
  if (!isOfOnePeriod(campaign.plan))
    throw new CallError(
      400,
      'error.validation',
      'A cashback counts one period: its lifetime can be no longer than that',
    )
  const { id: _id, ...change } = campaign
  await tx.insert(bonusCampaigns).values(campaign).onConflictDoUpdate({ target: bonusCampaigns.id, set: change })
  const assignment = await putStanding(operator, tx, player, campaign, { standing, given })
  const facts = Object.entries({ wagered, spinsLeft, lossCounted }).filter(([, value]) => value !== undefined)
  if (assignment !== null && facts.length > 0) await saveAssignment(tx, assignment, Object.fromEntries(facts))
}

/** Brings the player to where they are to stand; left as it is where that is not said. */
async function putStanding(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  campaign: Campaign,
  { standing, given }: Pick<RewardPart, 'standing' | 'given'>,
): Promise<Assignment | null> {
  const had = await holdAssignmentOf(tx, player.playerId, campaign.id)
  if (standing === undefined) return had
  if (had !== null) await remove(operator, tx, [had])
  if (standing === 'ELIGIBLE') return null
  const now = operator.clock.now()
  const opened = await openAssignment(operator, tx, player, campaign, {
    optedInAt: now,
    consentedAt: standing === 'OPEN' ? null : now,
    earnedBy: campaign.plan.triggerEvent === 'REGISTRATION' ? 'REGISTRATION' : null,
  })
  if (standing === 'OPEN') return opened
  const amount = given ?? opened.plan.amount ?? opened.plan.deposit?.maximum ?? null
  // What a deposit was to earn is earned.
  const earnedBy = isByDeposit(opened.plan) ? 'DEPOSIT' : opened.earnedBy
  const earned = await saveAssignment(tx, opened, { earnedBy, plan: { ...opened.plan, amount, deposit: null } })
  if (standing === 'WAITING') return queue(operator, tx, earned)
  const isTaken = takesPlace(earned.plan) && (await holdActive(operator, tx, player.playerId, earned.vertical)) !== null
  if (isTaken) throw placeTaken(campaign)
  return start(operator, tx, earned)
}

/** Takes assignments away as if they had never been; bonus money that they hold is given up first. */
async function remove(operator: Operator, tx: Tx, assignments: readonly Assignment[]): Promise<void> {
  for (const one of assignments) {
    await endAssignment(operator, tx, one, 'forfeited')
    await tx.delete(bonusAssignments).where(eq(bonusAssignments.id, one.id))
  }
}

async function removeAll(operator: Operator, tx: Tx, playerId: number): Promise<void> {
  const campaigns = await tx
    .select({ id: bonusCampaigns.id })
    .from(bonusCampaigns)
    .where(eq(bonusCampaigns.playerId, playerId))
  if (campaigns.length === 0) return
  const ids = campaigns.map(({ id }) => id)
  await remove(operator, tx, await tx.select().from(bonusAssignments).where(inArray(bonusAssignments.campaignId, ids)))
  await tx.delete(bonusCampaigns).where(inArray(bonusCampaigns.id, ids))
}
