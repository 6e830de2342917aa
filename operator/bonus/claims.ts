import type { Currency, Minor } from '#contract/money.ts'
import { toWire } from '#contract/money.ts'
import { holdWallet, heedLastWord } from '../banking/deposits.ts'
import type { Tx } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator, PlayerAccount, PlayerClaims } from '../operator.ts'
import { heldCaller } from '../player/players.ts'
import { accountOf, isComplete } from '../player/profile.ts'
import { withRestriction } from '../player/restriction.ts'
import { bonusAtStake } from './atStake.ts'
import { endAssignment, hasRun, heldBy, holdActive, isExpired, saveAssignment, type Assignment } from './assignments.ts'
import { kindOf, type CampaignPlan } from './campaign.ts'
import { payCollected } from './cashbackPayments.ts'
import { campaignsFor, isByDeposit, isShutTo, statusNow, takesPlace, type Campaign } from './campaigns.ts'
import { isCode, isCodeTaken } from './codeTaken.ts'
import { payOwed } from './endings.ts'
import { endDue, holdAssignmentOf, openAssignment, queue, start } from './granting.ts'
import { isUsedHere } from './usedHere.ts'
import { codeRefused, notAvailable, placeTaken, wrongState } from './refusals.ts'
import { rewardNow } from './rewards.ts'
import type { AssignmentKind } from './schema.ts'
import { mayHaveBonus } from './standing.ts'

/** A player who may have bonuses, held with their wallet. */
interface Entered {
  readonly tx: Tx
  readonly player: PlayerAccount
}

/**
 * Lets a player in to what changes their bonuses, and ends what is over, unless that is to be paid by the very call (`endsDue`). Throws
 * CallError 409 for who may have none (SAF-2), or is not registered to the end.
 */
async function enter(operator: Operator, tx: Tx, caller: PlayerClaims, endsDue: boolean): Promise<Entered> {
  const row = await heldCaller(operator, caller)
  await holdWallet(tx, row.playerId)
  // As they stand now: papers that are asked for while the wallet is waited for close bonuses too.
  const player = accountOf(await withRestriction(operator, row), operator.clock.now())
  const isBegun = !isComplete(player)
  // Half a registration is told apart from being shut out: the player can end the first.
  const isBarred = !mayHaveBonus(
    isBegun && player.state === 'PRE_REGISTERED' ? { ...player, state: 'REGISTERED' } : player,
  )
  if (isBarred || (await operator.ledger.walletOf(player.playerId)) === null) throw notAvailable()
  if (isBegun)
    throw new CallError(409, 'error.registration.incomplete', 'Date of birth, postal code and terms are needed first')
  if (endsDue) await endDue(operator, tx, player.playerId)
  return { tx, player }
}

/** Does something with the player's bonuses in one transaction, and answers how the campaign stands then and what it moved (RMB-14). */
export async function withBonuses(
  operator: Operator,
  caller: PlayerClaims,
  work: (entered: Entered) => Promise<{ readonly campaignId: string }>,
  { endsDue = true }: { readonly endsDue?: boolean } = {},
) {
  return operator.transaction(async (tx) => {
    const entered = await enter(operator, tx, caller, endsDue)
    const { playerId } = entered.player
    const before = await operator.ledger.walletOf(playerId)
    const { campaignId } = await work(entered)
    const after = await operator.ledger.walletOf(playerId)
    const reward = await rewardNow(operator, entered.player, campaignId)
    if (reward === null || before === null || after === null) throw notAvailable()
    return { reward, bonusChange: toWire(after.total - before.total, after.currency as Currency) }
  })
}

/** A campaign that is open to the player, and what they have of it, held. */
interface Standing {
  readonly campaign: Campaign
  readonly assignment: Assignment | null
}

/** What a player was told they lose, minor units; null of what the call does not say. */
export interface Told {
  /** How far its wagering was. */
  readonly progress: Minor | null
  /** Bonus money, with what of it lies in open bets and rounds. */
  readonly bonusLost: Minor | null
}

/** What a claim may do beside. */
export interface Wish {
  /** What it must be of; any without it. */
  readonly kind?: AssignmentKind
  readonly vertical?: CampaignPlan['vertical']
  /** Put it behind the active one where there is one. */
  readonly isQueued?: boolean
  /**
   * The active assignment to give up first, and what the player said yes to losing with it; another one that is active by now stays, and
   * so does one of which more would be lost by now.
   */
  readonly forfeits?: { readonly id: string; readonly told: (assignment: Assignment) => Told } | undefined
  /** The click says yes to the campaign, or its code was given with it. */
  readonly isOptIn?: boolean
  readonly isCodeGiven?: boolean
}

/** How a campaign stands for the player. Throws CallError 409 where it is not for them, or is over and nothing of it waits. */
async function standingOf(operator: Operator, { tx, player }: Entered, campaignId: string): Promise<Standing> {
  const assignment = await holdAssignmentOf(tx, player.playerId, campaignId)
  const waiting = new Set(assignment?.state === 'WAITING' ? [campaignId] : [])
  const [campaign] = await campaignsFor(operator, player, [campaignId], waiting)
  if (!campaign) throw notAvailable()
  if (isShutTo(campaign.plan, assignment)) throw notAvailable()
  const isOver = statusNow(campaign, operator.clock.now()) !== 'ACTIVE'
  if (isOver && (assignment === null || assignment.state === 'OPEN')) throw notAvailable()
  return { campaign, assignment }
}

/** Whether the player's code for it is known: each campaign of a code wants it once. */
const isCodeMissing = ({ campaign, assignment }: Standing): boolean =>
  campaign.bonusCode !== null && assignment === null

/**
 * Whether more was wagered than the player was told of as they said yes to losing it. Pages show no more than what is asked for, and so
 * does this: or one that is wagered through could never be given up.
 */
const isFurther = ({ wagered, wageringTotal }: Assignment, progress: Minor | null): boolean =>
  progress !== null && Math.min(wagered, wageringTotal) > progress

/** Whether more bonus money would be lost than the player was told of: won since, by spins or in games that do not count. */
async function isWorthMore(
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  bonusLost: Minor | null,
): Promise<boolean> {
  if (bonusLost === null || assignment.state !== 'ACTIVE') return false
  return (await heldBy(operator, assignment)) + (await bonusAtStake(tx, assignment)) > bonusLost
}

/** Makes room in a vertical where the player has agreed to it. Answers whether another bonus still stands there. */
async function isPlaceTaken(
  operator: Operator,
  { tx, player }: Entered,
  plan: CampaignPlan,
  wish: Wish,
): Promise<boolean> {
  if (!takesPlace(plan)) return false
  const active = await holdActive(operator, tx, player.playerId, plan.vertical)
  if (active === null) return false
  if (wish.forfeits?.id !== active.id) return true
  const { progress, bonusLost } = wish.forfeits.told(active)
  if (isFurther(active, progress) || (await isWorthMore(operator, tx, active, bonusLost))) return true
  await endAssignment(operator, tx, active, 'forfeited')
  return false
}

/** Throws CallError 409 where a step before the claim is missing. */
function requireReady({ campaign, assignment }: Standing, wish: Wish): void {
  const { plan } = campaign
  if (plan.consentRequired && (assignment?.consentedAt ?? null) === null)
    throw wrongState('The conditions must be agreed to first')
  const isOptInMissing =
    plan.campaignCategory === 'OPT_IN' &&
    kindOf(plan) !== 'CASHBACK' &&
    !isByDeposit(plan) &&
    wish.isOptIn !== true &&
    (assignment?.optedInAt ?? null) === null
  if (isOptInMissing) throw wrongState('It must be opted in to first')
}

/** Whether a yes alone gives nothing yet: a happening must come, and has not. */
const waitsForEvent = ({ campaign: { plan }, assignment }: Standing): boolean => {
  const earnedBy = assignment?.earnedBy ?? null
  // A registration may have opened what a deposit gives.
  if (isByDeposit(plan)) return earnedBy !== 'DEPOSIT'
  return earnedBy === null && plan.campaignCategory === 'TRIGGERED' && plan.triggerEvent !== null
}

/**
 * Claims a campaign (BON-2). What a deposit or another happening must earn is noted as wanted; anything else is given at once, or waits
 * behind the active one where that was asked for. Throws CallError 409.
 */
export async function claim(
  operator: Operator,
  entered: Entered,
  campaignId: string,
  wish: Wish = {},
): Promise<Assignment> {
  const { tx, player } = entered
  const standing = await standingOf(operator, entered, campaignId)
  const { campaign, assignment } = standing
  const plan = assignment?.plan ?? campaign.plan
  const isOfAnotherKind =
    (wish.kind !== undefined && kindOf(plan) !== wish.kind) ||
    (wish.vertical !== undefined && plan.vertical !== wish.vertical)
  if (isOfAnotherKind) throw notAvailable()
  if (!(await isUsedHere(operator, player, plan))) throw notAvailable()
  // It waited, and its time is over, or it was given up: nothing of it was ever had.
  if (assignment?.state === 'ENDED' && assignment.kind !== 'CASHBACK' && !hasRun(assignment)) throw notAvailable()
  if (assignment?.state === 'ACTIVE' || assignment?.state === 'ENDED') throw wrongState('It was claimed before')
  if (assignment?.kind === 'CASHBACK' && isExpired(assignment, operator.clock.now())) throw wrongState('It is over')
  if (isCodeMissing(standing) && wish.isCodeGiven !== true) throw wrongState('Its code must be given first')
  // Given once, it opens no more to who may not claim by code any longer: refused as their claim by it is.
  if (await isCodeTaken(operator, player.playerId, standing)) throw notAvailable()
  const isWaiting = assignment?.state === 'WAITING'
  const open = async () => assignment ?? (await openAssignment(operator, tx, player, campaign))
  // A wish needs no place, and costs no bonus that is active.
  if (!isWaiting && waitsForEvent(standing)) {
    requireReady(standing, wish)
    return want(operator, tx, await open())
  }
  const isTaken = await isPlaceTaken(operator, entered, plan, wish)
  if (isTaken && wish.isQueued !== true) throw placeTaken(campaign)
  if (!isWaiting) requireReady(standing, wish)
  if (!isTaken) return start(operator, tx, await open())
  if (isWaiting) throw wrongState('It waits already')
  return queue(operator, tx, await open())
}

/** Notes that the player wants a campaign. Throws CallError 409 for one that they have said so of. */
async function want(operator: Operator, tx: Tx, open: Assignment): Promise<Assignment> {
  if (open.optedInAt !== null) throw wrongState('It was claimed before: what earns it must come now')
  return heedYes(tx, await saveAssignment(tx, open, { optedInAt: operator.clock.now() }))
}

/** A yes after a no puts a bonus back with the deposit that it was chosen with, once all that it asks for is said yes to. */
async function heedYes(tx: Tx, assignment: Assignment): Promise<Assignment> {
  const { plan, optedInAt, consentedAt, playerId, campaignId } = assignment
  const isOptedIn = plan.campaignCategory !== 'OPT_IN' || optedInAt !== null
  const isAgreed = !plan.consentRequired || consentedAt !== null
  if (isOptedIn && isAgreed) await heedLastWord(tx, playerId, campaignId, true)
  return assignment
}

/** Opts in to a campaign. */
export async function optIn(operator: Operator, entered: Entered, campaignId: string): Promise<Assignment> {
  const standing = await standingOf(operator, entered, campaignId)
  const { campaign, assignment } = standing
  if (campaign.plan.campaignCategory !== 'OPT_IN') throw wrongState('It is not one to opt in to')
  if (isCodeMissing(standing)) throw wrongState('Its code must be given first')
  if (assignment !== null && (assignment.state !== 'OPEN' || assignment.optedInAt !== null))
    throw wrongState('It was opted in to before')
  const { tx, player } = entered
  if (await isCodeTaken(operator, player.playerId, standing)) throw notAvailable()
  return want(operator, tx, assignment ?? (await openAssignment(operator, tx, player, campaign)))
}

/** Opts out of a campaign that has given nothing yet; a deposit that it was chosen with brings none then. */
export async function optOut(operator: Operator, entered: Entered, campaignId: string): Promise<Assignment> {
  const { assignment } = await standingOf(operator, entered, campaignId)
  if (assignment?.state !== 'OPEN' || assignment.optedInAt === null) throw wrongState('It is not opted in to')
  await heedLastWord(entered.tx, entered.player.playerId, campaignId, false)
  return saveAssignment(entered.tx, assignment, { optedInAt: null })
}

/**
 * Keeps the player's yes or no to a campaign's conditions, the code of the campaign with it where it has one. A yes again is the same
 * yes; a no holds for a deposit as well that it was chosen with and that is not decided yet. Throws CallError 409, also where a code triggers it and another bonus is active.
 */
export async function consent(
  operator: Operator,
  entered: Entered,
  { campaignId, agreed, bonusCode }: { campaignId: string; agreed: boolean; bonusCode?: string | null | undefined },
  mayClaimManually: boolean,
): Promise<{ readonly campaignId: string }> {
  const { tx, player } = entered
  const standing = await standingOf(operator, entered, campaignId)
  const { campaign, assignment } = standing
  if (assignment !== null && assignment.state !== 'OPEN') throw wrongState('It was claimed before')
  if (!agreed) {
    await heedLastWord(tx, player.playerId, campaignId, false)
    if (assignment !== null) await saveAssignment(tx, assignment, { consentedAt: null, optedInAt: null })
    return { campaignId }
  }
  // To who may not claim by code it opens what a deposit earns alone, as where it is looked at.
  const isCodeGood = isCode(bonusCode, campaign.bonusCode) && (mayClaimManually || isByDeposit(campaign.plan))
  if (isCodeMissing(standing) && !isCodeGood) throw codeRefused('bonus_code.invalid')
  if (await isCodeTaken(operator, player.playerId, standing)) throw notAvailable()
  // What comes with a deposit or another happening takes its place then, behind the active one: a yes to its terms needs none.
  const isTriggeredByCode =
    campaign.plan.campaignCategory === 'TRIGGERED' && campaign.bonusCode !== null && !waitsForEvent(standing)
  if (isTriggeredByCode && (await isPlaceTaken(operator, entered, campaign.plan, {}))) throw placeTaken(campaign)
  const open = assignment ?? (await openAssignment(operator, tx, player, campaign))
  if (open.consentedAt !== null) return open
  return heedYes(tx, await saveAssignment(tx, open, { consentedAt: operator.clock.now() }))
}

/** The player's assignment by its id, held. Throws CallError 409 for another's. */
export async function assignmentById(
  { tx, player }: Entered,
  find: (tx: Tx) => Promise<Assignment | null>,
): Promise<Assignment> {
  const assignment = await find(tx)
  if (assignment?.playerId !== player.playerId) throw notAvailable()
  return assignment
}

/**
 * Gives an assignment up (RMB-14): its bonus money is lost, own money stays. Where its wagering is further by now than the player was
 * told, or it has more money, nothing is lost, for they have not said yes to that.
 */
export async function forfeit(
  operator: Operator,
  { tx, player }: Entered,
  assignment: Assignment,
  { progress, bonusLost }: Told,
): Promise<Assignment> {
  if (assignment.state === 'ENDED') throw wrongState('It is over')
  if (isFurther(assignment, progress)) throw wrongState('More of it was wagered meanwhile')
  if (await isWorthMore(operator, tx, assignment, bonusLost)) throw wrongState('It has more bonus money by now')
  await endAssignment(operator, tx, await payOwed(operator, tx, assignment), 'forfeited')
  await heedLastWord(tx, player.playerId, assignment.campaignId, false)
  return assignment
}

/** The cashback of a campaign, held. Throws CallError 409 where the player has none. */
async function cashbackIn({ tx, player }: Entered, campaignId: string): Promise<Assignment> {
  const assignment = await holdAssignmentOf(tx, player.playerId, campaignId)
  if (assignment?.kind !== 'CASHBACK') throw notAvailable()
  return assignment
}

/** Stops a cashback: what was staked while it ran still counts, however late it ends, nothing else until it is activated again. */
export async function stopCashback(operator: Operator, entered: Entered, campaignId: string): Promise<Assignment> {
  const assignment = await cashbackIn(entered, campaignId)
  if (assignment.state !== 'ACTIVE') throw wrongState('It does not run')
  const until = operator.clock.now()
  if (isExpired(assignment, until)) {
    // It ended as it was stopped: what it has collected is paid now. Where that is nothing yet, it stands for what is undecided.
    const paid = await payCollected(operator, entered.tx, assignment)
    if (paid.claimed === assignment.claimed) throw wrongState('It does not run')
    return paid
  }
  const { periods, startedAt } = assignment
  const stopped = await saveAssignment(entered.tx, assignment, {
    state: 'OPEN',
    periods: startedAt === null ? periods : [...periods, { from: startedAt, until }],
    startedAt: null,
  })
  // Stopped, it is shown as its campaign is: of one that is over, nowhere. What it has collected is paid while it is in sight; what is
  // decided later of stakes of then is paid as it ends.
  const [campaign] = await campaignsFor(operator, entered.player, [campaignId])
  const isShown = campaign !== undefined && statusNow(campaign, until) === 'ACTIVE'
  return isShown ? stopped : payCollected(operator, entered.tx, stopped)
}

/** Pays what a cashback has collected and was not claimed yet, as own money. */
export async function claimCashback(operator: Operator, entered: Entered, campaignId: string): Promise<Assignment> {
  const assignment = await cashbackIn(entered, campaignId)
  if (assignment.state === 'ENDED') throw wrongState('It is over')
  const paid = await payCollected(operator, entered.tx, assignment)
  if (paid.claimed === assignment.claimed) throw wrongState('Nothing can be claimed yet')
  return paid
}
