import type { Minor } from '#contract/money.ts'
import { holdWallet } from '../banking/holdWallet.ts'
import { isRetried, type Tx } from '../db/open.ts'
import type { BonusNews } from '../inbox/bonusTexts.ts'
import { notifyOfBonus } from '../inbox/notifyOfBonus.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { isSaidYesTo, isExpired, saveAssignment, type Assignment } from './assignments.ts'
import type { CampaignPlan } from './campaign.ts'
import {
  campaignsFor,
  campaignsOfSignUp,
  isByDeposit,
  isShutTo,
  planIn,
  statusNow,
  type Campaign,
} from './campaigns.ts'
import { endDue, holdAssignmentOf, openAssignment, startOrQueue } from './granting.ts'
import { isUsedHere } from './usedHere.ts'
import { notAvailable } from './refusals.ts'
import { mayHaveBonus } from './standing.ts'
import { titleFor } from './words.ts'

/** A deposit that is booked, minor units. `campaignId` is the bonus chosen with it; `isWithoutBonus`: the player chose none. */
export interface EarningDeposit {
  readonly id: string
  readonly playerId: number
  readonly amount: Minor
  readonly campaignId: string | null
  readonly isWithoutBonus: boolean
}

/**
 * Does what gives a bonus for something else that happens, in its transaction: where it goes wrong, only this is taken back, and what has
 * happened stands, with what is done `otherwise`. What the whole transaction is tried again for, is no reason to give none.
 */
async function aside(
  operator: Operator,
  tx: Tx,
  playerId: number,
  work: (tx: Tx) => Promise<void>,
  otherwise?: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(work)
  } catch (error) {
    if (isRetried(error)) throw error
    operator.log.error('bonus.not-granted', { playerId, error })
    if (otherwise) await aside(operator, tx, playerId, otherwise)
  }
}

/** Who has left, by an exclusion or for good: nothing begins to wait for them, and what they are owed is paid. */
export const LEAVERS: ReadonlySet<string> = new Set(['SELF_EXCLUDED', 'CLOSED'])

/** Least deposit that earns it, minor units of its plan. */
const minimumOf = ({ deposit }: CampaignPlan): Minor => deposit?.minimum ?? 0

/** What a deposit earns; a plan without a share of it gives its own amount. */
function earnedBy({ deposit, amount }: CampaignPlan, paid: Minor): Minor | null {
  if (deposit === null) return amount
  return Math.min(Math.floor((paid * deposit.percent) / 100), deposit.maximum)
}

/** Whether the time to claim it ran out, as the bank was asked for the deposit that it was chosen with. */
const hasLapsed = ({ state, endedBecause, startedAt, earnedBy }: Assignment): boolean =>
  startedAt === null &&
  earnedBy !== 'DEPOSIT' &&
  (state === 'OPEN' || (state === 'ENDED' && endedBecause === 'expired'))

/** Whether something is still to be given, and a deposit may earn it: a cashback that stands stopped was earned before. */
const isEarnable = (assignment: Assignment | null, plan: CampaignPlan, now: number): boolean =>
  isByDeposit(plan) &&
  !isShutTo(plan, assignment) &&
  (assignment === null ||
    (assignment.state === 'OPEN' && assignment.earnedBy !== 'DEPOSIT' && !isExpired(assignment, now)))

/**
 * Whether a deposit of this much may be made for a bonus (DEP-4): asked before anything is paid. Throws CallError 409 where the bonus is
 * not the player's to have, its code was not given, or the deposit is too small for it.
 */
export async function requireEarnable(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  campaignId: string,
  amount: Minor,
): Promise<void> {
  const now = operator.clock.now()
  const [campaign] = mayHaveBonus(player) ? await campaignsFor(operator, player, [campaignId]) : []
  if (!campaign || statusNow(campaign, now) !== 'ACTIVE') throw notAvailable()
  const assignment = await holdAssignmentOf(tx, player.playerId, campaignId)
  const plan = await planFor(operator, player, campaign, assignment)
  const isLocked = campaign.bonusCode !== null && assignment === null
  if (!isEarnable(assignment, plan, now) || isLocked || amount < minimumOf(plan)) throw notAvailable()
  if (!(await isUsedHere(operator, player, plan))) throw notAvailable()
}

async function planFor(
  operator: Operator,
  { playerId, currency }: PlayerAccount,
  campaign: Campaign,
  assignment: Assignment | null,
): Promise<CampaignPlan> {
  if (assignment !== null) return assignment.plan
  const wallet = await operator.ledger.walletOf(playerId)
  return planIn(campaign.plan, (wallet?.currency ?? currency) as Parameters<typeof planIn>[1])
}

/** What a deposit may earn. */
interface Candidate {
  readonly campaign: Campaign
  readonly assignment: Assignment | null
  readonly plan: CampaignPlan
  readonly isChosen: boolean
}

/**
 * Whether the player has said yes to it, as far as it asks. A bonus chosen with a deposit was, beside its conditions. Nothing that must be
 * staked for comes with a deposit unasked: where no choice could be shown, what was said yes to before counts, and nothing else.
 */
function isWanted(
  { assignment, plan, isChosen }: Candidate,
  { campaignId, isWithoutBonus }: Pick<EarningDeposit, 'campaignId' | 'isWithoutBonus'>,
): boolean {
  if (isChosen) return true
  // Another deposit may earn what they said yes to before: in the place of what was chosen nobody has asked for it.
  if (isWithoutBonus || campaignId !== null || assignment === null) return false
  return isSaidYesTo(assignment) && (!plan.consentRequired || assignment.consentedAt !== null)
}

/** What the deposit may earn: the bonus chosen with it alone, else what the player has said yes to. */
async function candidates(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  deposit: EarningDeposit,
): Promise<Candidate[]> {
  const { campaignId, amount } = deposit
  const now = operator.clock.now()
  const found: Candidate[] = []
  for (const campaign of await campaignsFor(operator, player)) {
    const isChosen = campaign.id === campaignId
    // A bonus that was chosen in time counts, though its campaign has ended while the bank was asked.
    if (!isByDeposit(campaign.plan) || (!isChosen && statusNow(campaign, now) !== 'ACTIVE')) continue
    const assignment = await holdAssignmentOf(tx, player.playerId, campaign.id)
    const plan = await planFor(operator, player, campaign, assignment)
    const one = { campaign, assignment, plan, isChosen }
    const isInTime =
      isEarnable(assignment, plan, now) ||
      (isChosen && isByDeposit(plan) && assignment !== null && hasLapsed(assignment))
    if (!isInTime || amount < minimumOf(plan) || !isWanted(one, deposit)) continue
    // A bonus that was chosen was asked after before anything was paid; a yes may be older than what closed the game since.
    if (isChosen || (await isUsedHere(operator, player, plan))) found.push(one)
  }
  return found
}

/**
 * Gives the bonus that a booked deposit earns, one at most, in the deposit's transaction, whose caller holds the wallet. Where another is
 * active it waits behind that one, and the player is told; where the one chosen can't be given, they are told that too. Answers its
 * campaign; null for none.
 */
export async function grantForDeposit(operator: Operator, tx: Tx, deposit: EarningDeposit): Promise<string | null> {
  let earnedOf: string | null = null
  const grant = async (inner: Tx): Promise<void> => {
    const player = await operator.players.find(deposit.playerId)
    if (player === null) return
    await endDue(operator, inner, player.playerId)
    const [earned] = mayHaveBonus(player) ? await candidates(operator, inner, player, deposit) : []
    if (!earned) return tellNotGiven(operator, deposit)
    const { campaign, assignment, plan } = earned
    const now = operator.clock.now()
    const opened = assignment ?? (await openAssignment(operator, inner, player, campaign))
    const wanted = await saveAssignment(inner, opened, {
      plan: { ...plan, amount: earnedBy(plan, deposit.amount), deposit: null },
      earnedBy: 'DEPOSIT',
      depositId: deposit.id,
      state: 'OPEN',
      endedBecause: null,
      endedAt: null,
      optedInAt: opened.optedInAt ?? now,
      consentedAt: opened.consentedAt ?? (plan.consentRequired ? now : null),
    })
    await startAndTell(operator, inner, player, wanted)
    earnedOf = campaign.id
  }
  await aside(operator, tx, deposit.playerId, grant, () => {
    earnedOf = null
    return tellNotGiven(operator, deposit)
  })
  return earnedOf
}

/** Tells who chose a bonus with their deposit that it has not come. */
async function tellNotGiven(operator: Operator, { playerId, campaignId }: EarningDeposit): Promise<void> {
  const player = campaignId === null ? null : await operator.players.find(playerId)
  if (player !== null) await notifyOfBonus(operator, player, 'bonusNotGiven')
}

/** What nothing must be staked for has ended as it began: it was paid. */
function newsOf({ state }: Assignment): BonusNews {
  if (state === 'WAITING') return 'bonusWaits'
  return state === 'ENDED' ? 'bonusPaid' : 'bonusGiven'
}

/** Starts what has happened to be earned, or lets it wait and says so. */
async function startAndTell(operator: Operator, tx: Tx, player: PlayerAccount, assignment: Assignment): Promise<void> {
  const started = await startOrQueue(operator, tx, assignment)
  await notifyOfBonus(operator, player, newsOf(started), titleFor(started, player))
}

/**
 * Gives what a finished registration earns: what the code of its form opens, and what comes to everybody. What still wants a yes or a
 * deposit is left open, with the code given, and so is all of it for who may have no bonus now: they claim it once they may (SAF-2). Who
 * gave a code of which nothing comes any more is told so. The caller is in the transaction that finishes it.
 */
export async function grantForRegistration(
  operator: Operator,
  tx: Tx,
  playerId: number,
  code: string | null,
): Promise<void> {
  await holdWallet(tx, playerId)
  const player = await operator.players.find(playerId)
  // Who has shut themselves out has had all that waited ended for good.
  if (player === null || LEAVERS.has(player.state)) return
  const isOpen = (campaign: Campaign) => statusNow(campaign, operator.clock.now()) === 'ACTIVE'
  const begin = async (inner: Tx, campaign: Campaign, isByCode: boolean): Promise<void> => {
    if (!(await isUsedHere(operator, player, campaign.plan))) return
    if ((await holdAssignmentOf(inner, playerId, campaign.id)) === null)
      await beginFor(operator, inner, player, campaign, isByCode)
  }
  if (code !== null) {
    const tellNone = () => notifyOfBonus(operator, player, 'codeNotGiven', code)
    const byCode = async (inner: Tx): Promise<void> => {
      const asked = (await campaignsOfSignUp(operator, player, code)).find(isOpen)
      await (asked ? begin(inner, asked, true) : tellNone())
    }
    await aside(operator, tx, playerId, byCode, tellNone)
  }
  await aside(operator, tx, playerId, async (inner) => {
    for (const campaign of await campaignsFor(operator, player))
      if (campaign.plan.triggerEvent === 'REGISTRATION' && campaign.bonusCode === null && isOpen(campaign))
        await begin(inner, campaign, false)
  })
}

async function beginFor(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  campaign: Campaign,
  isByCode: boolean,
): Promise<void> {
  const { consentRequired, triggerEvent, cashback } = campaign.plan
  // Whoever gives its code wants it; what comes to everybody and is paid in for, nobody has said yes to.
  const isUnasked = consentRequired || (isByDeposit(campaign.plan) && !isByCode)
  const opened = await openAssignment(operator, tx, player, campaign, {
    optedInAt: isUnasked ? null : operator.clock.now(),
    // It is made by the registration alone, so that what still wants a yes can be claimed after it.
    earnedBy: triggerEvent === 'REGISTRATION' ? 'REGISTRATION' : null,
  })
  const isEarned = !isByDeposit(campaign.plan) && triggerEvent !== 'TOURNAMENT' && cashback === null
  if (isEarned && !consentRequired && mayHaveBonus(player)) await startAndTell(operator, tx, player, opened)
}

/**
 * Gives the prize of a tournament: a campaign that TOURNAMENT triggers, once for each player, in the transaction that ends it. One whose
 * conditions are not agreed to yet is left open, and may be claimed once they are.
 */
export const grantForTournament = (
  operator: Operator,
  tx: Tx,
  { playerId, campaignId }: { readonly playerId: number; readonly campaignId: string },
): Promise<void> =>
  aside(operator, tx, playerId, async (inner) => {
    const player = await operator.players.find(playerId)
    const [campaign] = player !== null && mayHaveBonus(player) ? await campaignsFor(operator, player, [campaignId]) : []
    if (player === null || campaign?.plan.triggerEvent !== 'TOURNAMENT') return
    if (!(await isUsedHere(operator, player, campaign.plan))) return
    const had = await holdAssignmentOf(inner, playerId, campaignId)
    if (had !== null && had.state !== 'OPEN') return
    const opened = had ?? (await openAssignment(operator, inner, player, campaign))
    const earned = await saveAssignment(inner, opened, { earnedBy: 'TOURNAMENT' })
    const isAgreed = !earned.plan.consentRequired || earned.consentedAt !== null
    if (isAgreed && !isByDeposit(earned.plan)) await startAndTell(operator, inner, player, earned)
  })
