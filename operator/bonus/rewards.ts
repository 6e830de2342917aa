import { and, eq, inArray } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import { toWire, type Currency, type Minor } from '#contract/money.ts'
import { freeSpinsBetBonusType, shownRewards, type Reward } from '#contract/reward.ts'
import { gameOf } from '../games/gameOf.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { bonusAtStake, isFreeBetOpen } from './atStake.ts'
import { heldBy, isExpired, isRunning, isSaidYesTo, waitsAgain, type Assignment } from './assignments.ts'
import { kindOf, type CampaignPlan } from './campaign.ts'
import { campaignsFor, isByDeposit, isShutTo, planIn, statusNow, type Campaign } from './campaigns.ts'
import { countedLoss } from './cashback.ts'
import { isCodeTaken } from './codeTaken.ts'
import { bonusAssignments, bonusCampaigns } from './schema.ts'
import { isAreaOpen, isPlayedHere } from './usedHere.ts'
import { mayClaimManually } from './standing.ts'
import { wordsFor } from './words.ts'

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** What of its losses a cashback gives back altogether, and how much of that can be claimed now, minor units. */
export async function cashbackOf(
  operator: Operator,
  assignment: Assignment,
): Promise<{ readonly collected: Minor; readonly claimable: Minor }> {
  const { cashback } = assignment.plan
  if (cashback === null) return { collected: 0, claimable: 0 }
  const loss = Math.max(0, assignment.lossCounted + (await countedLoss(operator, operator.db, assignment)))
  const share = Math.floor((loss * cashback.percentage * (cashback.booster ?? 1)) / 100 + 1e-6)
  const collected = Math.min(share, cashback.maximum ?? share)
  const left = Math.max(0, collected - assignment.claimed)
  return { collected, claimable: assignment.state === 'ENDED' ? 0 : left }
}

/** How far a cashback is, as it crosses the wire (BON-8). */
export async function wireCashback(operator: Operator, assignment: Assignment) {
  const currency = assignment.currency as Currency
  const { collected, claimable } = await cashbackOf(operator, assignment)
  const maximum = assignment.plan.cashback?.maximum ?? null
  return {
    campaignId: assignment.campaignId,
    currency,
    collected: toWire(collected, currency),
    maximum: maximum === null ? null : toWire(maximum, currency),
    claimable: toWire(claimable, currency),
    endsAt: iso(assignment.expiresAt ?? assignment.plan.endsAt),
  }
}

/** Spins of a campaign: as many as it gives, or what is left of those that a player has (BON-8). */
export async function wireSpins(
  operator: Operator,
  {
    campaignId,
    plan,
    currency,
  }: { readonly campaignId: string; readonly plan: CampaignPlan; readonly currency: Currency },
  assignment: Assignment | null,
) {
  if (plan.freeSpins === null) return null
  const { gameId, spins, spinValue } = plan.freeSpins
  const game = await gameOf(operator, gameId)
  const given = assignment !== null && assignment.spinsTotal > 0 ? assignment : null
  return {
    campaignId,
    gameId: game?.gameId ?? gameId,
    gameName: game?.label ?? gameId,
    // The one that launches it: its page is found by that.
    gameProvider: game?.launcher ?? '',
    spinsTotal: given?.spinsTotal ?? spins,
    // One that a withdrawal has ended keeps its spins for the day it comes back: until then there are none.
    spinsLeft: given === null ? spins : given.state === 'ENDED' ? 0 : given.spinsLeft,
    spinValue: toWire(given?.spinValue ?? spinValue, currency),
    currency,
    won: toWire(assignment?.spinsWon ?? 0, currency),
    expiresAt: iso(assignment?.expiresAt ?? plan.endsAt),
  }
}

/** What it gives, or the most it gives by a deposit; of one that gave money, what that was. */
function amountOf({ amount, deposit, cashback }: CampaignPlan, assignment: Assignment | null): Minor | null {
  if (cashback !== null) return null
  if (assignment?.state === 'ACTIVE' && assignment.given > 0) return assignment.given
  // What its start gives back beside the spins that are left; of a free bet that can still be made, what that is worth.
  const isBetLeft = assignment?.kind === 'FREE_BET' && assignment.spinsLeft > 0
  if (assignment !== null && waitsAgain(assignment) && (assignment.heldBack > 0 || !isBetLeft))
    return assignment.heldBack
  return amount ?? deposit?.maximum ?? null
}

/** Altogether to be staked; before it is given only where the amount is known. */
function wageringTotalOf(plan: CampaignPlan, assignment: Assignment | null): Minor | null {
  const { amount, wrMultiplier, cashback } = plan
  if (cashback !== null || wrMultiplier === 0) return null
  if (assignment !== null && isRunning(assignment)) return assignment.wageringTotal
  // What spins and a free bet ask for is so many times what they win.
  return amount === null || kindOf(plan) !== 'MONEY' ? null : amount * wrMultiplier
}

/** Of what counts in which kind of game; null where nothing is wagered. */
function contributionsOf({ contributions, wrMultiplier, cashback }: CampaignPlan): Reward['contributions'] {
  if (cashback !== null || wrMultiplier === 0) return null
  const named = Object.entries(contributions.byGameType).map(([gameType, share]) => ({ gameType, share }))
  return [...named, { gameType: null, share: contributions.rest }]
}

/**
 * Whole days that there are to use it from its start. Null below one, for what is own money at once, and for a cashback that has run: its
 * time counts from its first start, and its end is told.
 */
function daysToUseOf(plan: CampaignPlan, assignment: Assignment | null): number | null {
  const isOwnAtOnce = kindOf(plan) === 'MONEY' && plan.wrMultiplier === 0
  const hasRunBefore =
    plan.cashback !== null &&
    assignment !== null &&
    (assignment.startedAt !== null || assignment.periods.length > 0 || assignment.claimed > 0)
  const days = Math.floor(plan.lifetime / day)
  return isOwnAtOnce || hasRunBefore || days < 1 ? null : days
}

/** Games as players know them; what is no game of the house now is named nowhere. */
async function namesOf(operator: Operator, gameIds: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const id of gameIds) {
    const game = await gameOf(operator, id)
    if (game !== null) names.push(game.label)
  }
  return names
}

/** Where the free bet of an active reward is: to be placed, waiting for its result, or decided. Null where it is none. */
export async function freeBetOf(operator: Operator, assignment: Assignment): Promise<Reward['freeBet']> {
  if (assignment.state !== 'ACTIVE' || assignment.kind !== 'FREE_BET') return null
  if (assignment.spinsLeft > 0) return 'TO_PLACE'
  return (await isFreeBetOpen(operator.db, assignment)) ? 'PLACED' : 'USED'
}

/** A campaign with what a player has of it, as it crosses the wire (BON-1). */
export async function wireReward(
  operator: Operator,
  player: PlayerAccount,
  campaign: Campaign,
  assignment: Assignment | null,
): Promise<Reward> {
  const currency = (assignment?.currency ?? player.currency) as Currency
  const plan = assignment?.plan ?? planIn(campaign.plan, currency)
  const wire = (minor: Minor | null): number | null => (minor === null ? null : toWire(minor, currency))
  const isActive = assignment?.state === 'ACTIVE'
  const isWaiting = assignment?.state === 'WAITING'
  const wageringTotal = wageringTotalOf(plan, assignment)
  const isHolding = isActive && assignment.kind !== 'CASHBACK'
  const isBegun = isHolding || (assignment !== null && waitsAgain(assignment))
  return {
    campaignId: campaign.id,
    assignmentId: assignment?.id ?? null,
    // Held by a player it is theirs until it ends, whatever has become of its campaign.
    campaignStatus: isActive ? 'ACTIVE' : statusNow(campaign, operator.clock.now()),
    vertical: plan.vertical,
    bonusType: plan.bonusType,
    betBonusType: plan.freeSpins === null ? null : freeSpinsBetBonusType,
    campaignCategory: plan.campaignCategory,
    // A registration may have opened what a deposit gives: that is still to come, and is chosen there.
    triggerEvent: isByDeposit(plan) && !isShutTo(plan, assignment) ? 'DEPOSIT' : plan.triggerEvent,
    stickiness: plan.cashback === null ? plan.stickiness : null,
    hasBonusCode: campaign.bonusCode !== null,
    partnerBonusCode: assignment?.partnerCode ?? null,
    partnerCodeWanted:
      assignment !== null &&
      assignment.state !== 'ENDED' &&
      plan.partnerBonusCode !== null &&
      assignment.partnerCode === null,
    cashbackInfo: plan.cashback && {
      percentage: plan.cashback.percentage,
      maximum: wire(plan.cashback.maximum),
      period: plan.cashback.period,
    },
    // Over, it stands while something is undecided, and runs no more.
    cashbackActivated: isActive && assignment.kind === 'CASHBACK' && !isExpired(assignment, operator.clock.now()),
    cashbackBooster: plan.cashback?.booster ?? null,
    cashbackProgress: assignment?.kind === 'CASHBACK' ? await wireCashback(operator, assignment) : null,
    freeSpinDetail: await wireSpins(operator, { campaignId: campaign.id, plan, currency }, assignment),
    wrMultiplier: plan.cashback === null ? plan.wrMultiplier : null,
    wageringAmount: isBegun && wageringTotal !== null ? wire(Math.max(0, wageringTotal - assignment.wagered)) : null,
    wageringTotal: wire(wageringTotal),
    amount: wire(amountOf(plan, assignment)),
    held: isHolding ? wire(await heldBy(operator, assignment)) : null,
    atStake: isHolding ? wire(await bonusAtStake(operator.db, assignment)) : null,
    freeBet: assignment && (await freeBetOf(operator, assignment)),
    depositMinimum: wire(plan.deposit?.minimum ?? null),
    depositPercent: plan.deposit?.percent ?? null,
    // What nothing must be staked for is paid as it is won: nothing bounds it.
    maxWin: plan.wrMultiplier === 0 ? null : wire(plan.maxWin),
    contributions: contributionsOf(plan),
    excludedGames: contributionsOf(plan) === null ? [] : await namesOf(operator, plan.excludedGames),
    daysToUse: daysToUseOf(plan, assignment),
    ladderStep: plan.ladderStep,
    currency,
    startedAt: iso(assignment?.startedAt ?? plan.startsAt),
    // What waits can be started however long its campaign is over: the end of its wait alone binds it.
    endedAt: iso(isActive ? assignment.expiresAt : ((isWaiting ? assignment.expiresAt : null) ?? plan.endsAt)),
    expiresAt: iso(assignment?.expiresAt ?? null),
    queuedPlayerBonusId: isWaiting ? assignment.id : null,
    bonusId: assignment?.id ?? null,
    optedIn: assignment !== null && isSaidYesTo(assignment),
    isEarned: isByDeposit(plan) ? assignment?.earnedBy === 'DEPOSIT' : (assignment?.earnedBy ?? null) !== null,
    consentRequired: plan.consentRequired && (assignment?.consentedAt ?? null) === null,
    campaignDisplayInfo: { ...wordsFor(plan, player, currency), image: plan.image },
  }
}

/** A campaign and what the player has of it. */
interface Pair {
  readonly campaign: Campaign
  readonly assignment: Assignment | null
}

/** What the player has of campaigns, by campaign. */
async function assignmentsOf(operator: Operator, playerId: number): Promise<Map<string, Assignment>> {
  const rows = await operator.db.select().from(bonusAssignments).where(eq(bonusAssignments.playerId, playerId))
  return new Map(rows.map((row) => [row.campaignId, row]))
}

/**
 * What a person may do something about, or look forward to: others come by themselves, or are had already, or are opened by a code that
 * is none to who may not claim by it.
 */
function isEligible({ campaign, assignment }: Pair, isByCode: boolean): boolean {
  if (assignment !== null && (assignment.state === 'ACTIVE' || assignment.state === 'ENDED')) return false
  if (assignment?.state === 'WAITING') return true
  const { plan, bonusCode } = campaign
  if (isShutTo(plan, assignment)) return false
  if (bonusCode !== null && assignment === null && !isByCode && !isByDeposit(plan)) return false
  // A cashback runs by nothing but its start: what has been earned, or stands stopped, can be started.
  if (plan.cashback !== null && assignment !== null) return true
  // It was earned while its player might have none, or wants a yes to its terms.
  if (assignment !== null && assignment.earnedBy !== null) return true
  // Of a registration that was none of its campaign's nothing can come any more.
  if (plan.triggerEvent === 'REGISTRATION') return false
  const comesByItself = plan.campaignCategory === 'TRIGGERED' && !isByDeposit(plan)
  return !comesByItself || plan.consentRequired || bonusCode !== null
}

/** What narrows a list. */
export interface RewardFilter {
  readonly hasBonusCode?: boolean | undefined
  readonly excludeTriggerType?: string | undefined
}

const fits =
  ({ hasBonusCode, excludeTriggerType }: RewardFilter) =>
  (reward: Reward): boolean =>
    (hasBonusCode === undefined || reward.hasBonusCode === hasBonusCode) &&
    (excludeTriggerType === undefined ||
      (reward.triggerEvent !== excludeTriggerType && reward.campaignCategory !== excludeTriggerType))

const wireAll = async (operator: Operator, player: PlayerAccount, pairs: readonly Pair[]): Promise<Reward[]> => {
  const rewards: Reward[] = []
  for (const { campaign, assignment } of pairs) rewards.push(await wireReward(operator, player, campaign, assignment))
  return rewards
}

/** Campaigns whose bonus waits for its place: it can be started however long its campaign is over. */
const waitingIn = (had: ReadonlyMap<string, Assignment>): ReadonlySet<string> =>
  new Set([...had.values()].filter(({ state }) => state === 'WAITING').map(({ campaignId }) => campaignId))

/** Rewards that a player may have, in the order of the list (BON-1). */
export async function eligibleRewards(
  operator: Operator,
  player: PlayerAccount,
  filter: RewardFilter,
): Promise<Reward[]> {
  const had = await assignmentsOf(operator, player.playerId)
  const pairs = (await campaignsFor(operator, player, undefined, waitingIn(had))).map((campaign) => ({
    campaign,
    assignment: had.get(campaign.id) ?? null,
  }))
  const isByCode = await mayClaimManually(operator, player.playerId)
  const eligible: Pair[] = []
  for (const pair of pairs.filter((one) => isEligible(one, isByCode))) {
    const { campaign, assignment } = pair
    if (await isCodeTaken(operator, player.playerId, pair)) continue
    // What was said yes to, or has run, can be ended, or its money had, though that part of the site is closed by now.
    const isToldHere = assignment !== null || isAreaOpen(player, campaign.plan)
    // What waits has been claimed: it is told of wherever its game is.
    const isWaiting = assignment?.state === 'WAITING'
    if (isWaiting || (isToldHere && (await isPlayedHere(operator, player, campaign.plan)))) eligible.push(pair)
  }
  return shownRewards(await wireAll(operator, player, eligible)).filter(fits(filter))
}

/** Rewards that a player has: what holds money or spins, and cashbacks that run. */
export async function activeRewards(
  operator: Operator,
  player: PlayerAccount,
  filter: RewardFilter,
): Promise<Reward[]> {
  const active = [...(await assignmentsOf(operator, player.playerId)).values()].filter(
    ({ state }) => state === 'ACTIVE',
  )
  if (active.length === 0) return []
  const ids = active.map(({ campaignId }) => campaignId)
  const campaigns = await operator.db.select().from(bonusCampaigns).where(inArray(bonusCampaigns.id, ids))
  const pairs = campaigns.flatMap((campaign) =>
    active.filter(({ campaignId }) => campaignId === campaign.id).map((assignment) => ({ campaign, assignment })),
  )
  const rewards = await wireAll(operator, player, pairs)
  return shownRewards(rewards).filter(fits(filter))
}

/** Campaigns by their ids, with what the player has of them; without ids all that the lists show, and no other. */
export async function rewardsByIds(
  operator: Operator,
  player: PlayerAccount,
  ids: readonly string[] | undefined,
): Promise<Reward[]> {
  if (ids === undefined)
    return shownRewards([
      ...(await activeRewards(operator, player, {})),
      ...(await eligibleRewards(operator, player, {})),
    ])
  const had = await assignmentsOf(operator, player.playerId)
  const campaigns = await campaignsFor(operator, player, ids, waitingIn(had))
  const pairs: Pair[] = []
  for (const campaign of campaigns) {
    const pair = { campaign, assignment: had.get(campaign.id) ?? null }
    // Found by its id alone, and in no list, it would be taken for one that was paid out.
    if (!(await isCodeTaken(operator, player.playerId, pair))) pairs.push(pair)
  }
  return shownRewards(await wireAll(operator, player, pairs))
}

/** One campaign as the player has it now. Null where it is gone. */
export async function rewardNow(operator: Operator, player: PlayerAccount, campaignId: string): Promise<Reward | null> {
  const [campaign] = await operator.db.select().from(bonusCampaigns).where(eq(bonusCampaigns.id, campaignId))
  if (!campaign) return null
  const [assignment] = await operator.db
    .select()
    .from(bonusAssignments)
    .where(and(eq(bonusAssignments.playerId, player.playerId), eq(bonusAssignments.campaignId, campaignId)))
  return wireReward(operator, player, campaign, assignment ?? null)
}
