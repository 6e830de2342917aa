import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import type { Currency, Minor } from '#contract/money.ts'
import { exponentOf } from '#contract/money.ts'
import type { Reward } from '#contract/reward.ts'
import { worthIn } from '#contract/roundUnit.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { isPaidAtOnce, kindOf, type CampaignPlan } from './campaign.ts'
import { isUsedHere } from './usedHere.ts'
import { bonusCampaigns, type bonusAssignments } from './schema.ts'

/** A campaign of the house, or of one player. */
export type Campaign = typeof bonusCampaigns.$inferSelect

/** How long a campaign that has ended, or was called off, is still told of. */
const TOLD_AFTER = 30 * day

const EURO_CENTS = 10 ** exponentOf('EUR')

/** What an amount of a plan, in cents of EUR, is worth in a player's currency; round amounts stay round. */
export const amountIn = (cents: Minor, currency: Currency): Minor => worthIn(cents / EURO_CENTS, 'EUR', currency)

/** A plan with its amounts in a player's currency: as an assignment keeps it. */
export function planIn(plan: CampaignPlan, currency: Currency): CampaignPlan {
  const worth = (cents: Minor): Minor => amountIn(cents, currency)
  const worthOrNull = (cents: Minor | null): Minor | null => (cents === null ? null : worth(cents))
  const { deposit, freeSpins, cashback } = plan
  return {
    ...plan,
    amount: worthOrNull(plan.amount),
    maxWin: worthOrNull(plan.maxWin),
    deposit: deposit && { ...deposit, minimum: worth(deposit.minimum), maximum: worth(deposit.maximum) },
    freeSpins: freeSpins && { ...freeSpins, spinValue: worth(freeSpins.spinValue) },
    cashback: cashback && { ...cashback, maximum: worthOrNull(cashback.maximum) },
  }
}

/** Whether only one can be active in its vertical: cashback runs beside, and what is own money at once never is. */
export const takesPlace = (plan: CampaignPlan): boolean => kindOf(plan) !== 'CASHBACK' && !isPaidAtOnce(plan)

/** Whether a deposit earns it: then a claim is a yes to what the next deposit brings. */
export const isByDeposit = ({ deposit, triggerEvent }: CampaignPlan): boolean =>
  deposit !== null || triggerEvent === 'DEPOSIT'

/** Whether a deposit earns it to those alone to whom something else has opened it, who have registered with it or won it, and has not to this player. */
export const isShutTo = (
  plan: CampaignPlan,
  assignment: Pick<typeof bonusAssignments.$inferSelect, 'earnedBy'> | null,
): boolean =>
  isByDeposit(plan) &&
  plan.triggerEvent !== null &&
  plan.triggerEvent !== 'DEPOSIT' &&
  (assignment?.earnedBy ?? null) === null

/** How a campaign stands at this moment: one that is over has expired, whoever has written that down or not. */
export const statusNow = ({ status, plan }: Campaign, now: number): Reward['campaignStatus'] =>
  status === 'ACTIVE' && plan.endsAt !== null && plan.endsAt <= now ? 'EXPIRED' : status

/** Whether a campaign is to be seen by a player: no draft, begun, for their market, and not long over (BON-1). */
function isTold(campaign: Campaign, player: Pick<PlayerAccount, 'market'>, now: number): boolean {
  const { plan, createdAt } = campaign
  if (campaign.status === 'DRAFT' || (plan.startsAt ?? 0) > now) return false
  if (plan.markets !== null && !plan.markets.includes(player.market)) return false
  const isOver = statusNow(campaign, now) !== 'ACTIVE'
  return !isOver || now - (plan.endsAt ?? createdAt) < TOLD_AFTER
}

/** Of the house, or of this player alone. */
const theirs = (playerId: number) => or(isNull(bonusCampaigns.playerId), eq(bonusCampaigns.playerId, playerId))

/** The campaigns that a player may see, by their ids or all; those of `waiting` however long they are over, as something of the player's waits there. */
export async function campaignsFor(
  operator: Pick<Operator, 'db' | 'clock'>,
  player: PlayerAccount,
  ids?: readonly string[],
  waiting: ReadonlySet<string> = new Set(),
): Promise<Campaign[]> {
  const rows = await operator.db
    .select()
    .from(bonusCampaigns)
    .where(and(theirs(player.playerId), ids && inArray(bonusCampaigns.id, [...ids])))
    .orderBy(bonusCampaigns.createdAt, bonusCampaigns.id)
  return rows.filter((row) => waiting.has(row.id) || isTold(row, player, operator.clock.now()))
}

/** Who a code is looked up for: a player, or who is about to be one. */
export type CodeGiver = Pick<PlayerAccount, 'playerId' | 'market' | 'countryCode'>

/** The campaigns of a code that a player is told of, their own first, whether they can play what these give or not. */
export async function allOfCode(operator: Operator, player: CodeGiver, code: string): Promise<Campaign[]> {
  const rows = await operator.db
    .select()
    .from(bonusCampaigns)
    .where(and(theirs(player.playerId), eq(bonusCampaigns.bonusCode, code.toUpperCase())))
    .orderBy(bonusCampaigns.createdAt, bonusCampaigns.id)
  return rows
    .filter((row) => isTold(row, player, operator.clock.now()))
    .toSorted((a, b) => Number(a.playerId === null) - Number(b.playerId === null))
}

/** The same that it opens: nothing that the player can not use. */
export async function campaignsOfCode(operator: Operator, player: CodeGiver, code: string): Promise<Campaign[]> {
  const found: Campaign[] = []
  for (const one of await allOfCode(operator, player, code))
    if (await isUsedHere(operator, player, one.plan)) found.push(one)
  return found
}

/** The same that it opens to who signs up with it: none that must be won first, and is earned by a deposit then. */
export const campaignsOfSignUp = async (operator: Operator, visitor: CodeGiver, code: string): Promise<Campaign[]> =>
  (await campaignsOfCode(operator, visitor, code)).filter(
    ({ plan }) => !(plan.triggerEvent === 'TOURNAMENT' && isByDeposit(plan)),
  )
