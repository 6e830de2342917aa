import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { bonusAtStake, isAtStake } from '../bonus/atStake.ts'
import { bonusAssignments } from '../bonus/schema.ts'
import { houseTitle } from '../bonus/words.ts'
import { ledgerAccounts, ledgerMovements, ledgerPostings } from '../db/core.schema.ts'
import type { Operator } from '../operator.ts'
import type { Forfeits } from './schema.ts'

/** Wallets whose money is lost when own money is withdrawn (WDR-3). */
export const BONUS_WALLETS = ['sportsBonus', 'casinoBonus', 'liveCasinoBonus'] as const
export type BonusWallet = (typeof BONUS_WALLETS)[number]

/** What a movement that gives bonus money says of it in its details: the campaign, and its title as the reason. */
export interface BonusDetails {
  readonly campaignId: string
  readonly reason: string
}

/** Bonus money in a wallet, by what it was given for. */
export interface BonusMoney extends BonusDetails {
  readonly wallet: BonusWallet
  readonly amount: Minor
}

/** Whose bonuses a wallet holds. */
export const VERTICALS: Readonly<Record<BonusWallet, BonusVertical>> = {
  sportsBonus: 'SPORTS',
  casinoBonus: 'CASINO',
  liveCasinoBonus: 'LIVE_CASINO',
}

const WALLETS: Readonly<Record<BonusVertical, BonusWallet>> = {
  SPORTS: 'sportsBonus',
  CASINO: 'casinoBonus',
  LIVE_CASINO: 'liveCasinoBonus',
}

/** Money that no campaign is known of: the wallet stands for what is active in it. */
const UNNAMED: Readonly<Record<BonusWallet, BonusDetails>> = {
  sportsBonus: { campaignId: 'SPORTS', reason: 'Sports bonus' },
  casinoBonus: { campaignId: 'CASINO', reason: 'Casino bonus' },
  liveCasinoBonus: { campaignId: 'LIVE_CASINO', reason: 'Live casino bonus' },
}
/** Further back nobody looks: a wallet holds what came last. */
const MOST = 50

/**
 * What bonus wallets hold, by campaign. What came first is played first, so what is left is what came last; the rest, that no
 * campaign is known of, bears the name of its wallet.
 */
export async function bonusMoney(operator: Operator, playerId: number, held: Forfeits): Promise<BonusMoney[]> {
  const found: BonusMoney[] = []
  for (const wallet of BONUS_WALLETS) {
    let left = held[wallet] ?? 0
    if (left <= 0) continue
    // What a bonus has given and won is all its own, however it came into the wallet.
    const active = await activeIn(operator, playerId, wallet)
    if (active) {
      found.push({ wallet, ...active, amount: left })
      continue
    }
    const byCampaign = new Map<string, BonusMoney>()
    // The wallet itself comes last: all that is left then bears its name.
    const all = [...(await given(operator, playerId, wallet)), { ...UNNAMED[wallet], amount: left }]
    for (const { amount, campaignId, reason } of all) {
      const part = Math.min(left, amount)
      if (part === 0) break
      byCampaign.set(campaignId, {
        wallet,
        campaignId,
        reason,
        amount: part + (byCampaign.get(campaignId)?.amount ?? 0),
      })
      left -= part
    }
    found.push(...byCampaign.values())
  }
  return found
}

/** All of one bonus that a withdrawal ends. */
export interface LostBonus extends BonusMoney {
  /** Bonus money of it on tables and in open bets, minor units: what that comes to is lost with it. */
  readonly atStake: Minor
  readonly spins: number
}

/** What a withdrawal ends: bonus money by its campaign, and what goes with it that holds none now. */
export interface Losses {
  readonly money: readonly BonusMoney[]
  /** Spins that are not played, and what waits: named by what it would give, nothing for spins. */
  readonly beside: readonly BonusMoney[]
  /** Both, as the player is told of them. */
  readonly named: readonly LostBonus[]
}

/**
 * All that is lost when own money is withdrawn (WDR-3): what bonus wallets hold, what of a bonus lies on a table or in an open bet, spins
 * and free bets that are not used, and what waits
 * that a deposit has earned, or that has been active before. Else the money would leave, and what it has earned would stay.
 */
export async function lossesOf(operator: Operator, playerId: number, held: Forfeits): Promise<Losses> {
  const money = await bonusMoney(operator, playerId, held)
  const { state, kind, createdAt } = bonusAssignments
  const rows = await operator.db
    .select()
    .from(bonusAssignments)
    .where(and(eq(bonusAssignments.playerId, playerId), inArray(state, ['ACTIVE', 'WAITING']), ne(kind, 'CASHBACK')))
    .orderBy(asc(createdAt), asc(bonusAssignments.id))
  const beside: BonusMoney[] = []
  const more = new Map<string, Pick<LostBonus, 'atStake' | 'spins'>>()
  for (const one of rows) {
    const isBegun = one.state === 'ACTIVE' || one.startedAt !== null
    const ofPlan = one.plan.freeSpins?.spins ?? 0
    const spins = one.kind !== 'FREE_SPINS' ? 0 : isBegun ? one.spinsLeft : ofPlan
    more.set(`${WALLETS[one.vertical]} ${one.campaignId}`, { atStake: await bonusAtStake(operator.db, one), spins })
    const { campaignId, plan, startedAt } = one
    const isWaiting = one.state === 'WAITING'
    const isLost = isWaiting
      ? one.earnedBy === 'DEPOSIT' || startedAt !== null
      : one.spinsLeft > 0 || (await isAtStake(operator.db, one))
    if (!isLost || money.some((named) => named.campaignId === campaignId)) continue
    // A free bet that can still be made is worth its stake.
    const worth = one.kind === 'FREE_BET' && one.spinsLeft > 0 ? one.spinValue : 0
    const wouldGive = startedAt === null ? (plan.amount ?? 0) : one.heldBack + worth
    beside.push({
      wallet: WALLETS[one.vertical],
      campaignId,
      reason: houseTitle(one),
      amount: isWaiting ? wouldGive : worth,
    })
  }
  const named = [...money, ...beside].map(({ wallet, campaignId, reason, amount }) => {
    const { atStake, spins } = more.get(`${wallet} ${campaignId}`) ?? { atStake: 0, spins: 0 }
    return { wallet, campaignId, reason, amount, atStake, spins }
  })
  return { money, beside, named }
}

/** The same, by their wallets alone: what is lost is said to who may be shown no campaign as well, and names none (SAF-2). */
export function byWallet(bonuses: readonly LostBonus[]): readonly LostBonus[] {
  const found = new Map<BonusWallet, LostBonus>()
  for (const one of bonuses) {
    const before = found.get(one.wallet)
    found.set(one.wallet, {
      wallet: one.wallet,
      ...UNNAMED[one.wallet],
      amount: one.amount + (before?.amount ?? 0),
      atStake: one.atStake + (before?.atStake ?? 0),
      spins: one.spins + (before?.spins ?? 0),
    })
  }
  return [...found.values()]
}

/** The bonus that holds a wallet now; undefined for none. */
async function activeIn({ db }: Operator, playerId: number, wallet: BonusWallet): Promise<BonusDetails | undefined> {
  const { state, kind, vertical, campaignId, plan, currency } = bonusAssignments
  const [row] = await db
    .select({ campaignId, plan, currency })
    .from(bonusAssignments)
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        eq(state, 'ACTIVE'),
        ne(kind, 'CASHBACK'),
        eq(vertical, VERTICALS[wallet]),
      ),
    )
  return row && { campaignId: row.campaignId, reason: houseTitle(row) }
}

/** What campaigns put into a wallet, newest first. */
function given({ db }: Operator, playerId: number, wallet: BonusWallet): Promise<(BonusDetails & { amount: Minor })[]> {
  const detail = (name: keyof BonusDetails) => sql<string>`${ledgerMovements.details}->>${name}`
  return db
    .select({ amount: ledgerPostings.amount, campaignId: detail('campaignId'), reason: detail('reason') })
    .from(ledgerPostings)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerPostings.movementId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        eq(ledgerAccounts.playerId, playerId),
        eq(ledgerAccounts.kind, wallet),
        eq(ledgerMovements.category, 'BONUS'),
        gt(ledgerPostings.amount, 0),
        sql`${ledgerMovements.details}->>'campaignId' is not null and ${ledgerMovements.details}->>'reason' is not null`,
      ),
    )
    .orderBy(desc(ledgerPostings.movementId))
    .limit(MOST)
}

const nameOf = ({ wallet, campaignId }: BonusMoney): string => `${wallet} ${campaignId}`
const spinsOf = (one: BonusMoney): string => `${nameOf(one)} spins`

/** What a check names as lost, as it is kept until the yes: money with what is at stake, and spins. */
export const namesOf = (bonuses: readonly LostBonus[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    bonuses.flatMap((one) => [
      [nameOf(one), one.amount + one.atStake],
      [spinsOf(one), one.spins],
    ]),
  )

/** Whether nothing is lost but what was named, and no more of it. */
export const areNamed = (bonuses: readonly LostBonus[], names: Readonly<Record<string, number>>): boolean =>
  // One that was not named is not agreed to, though it holds nothing yet.
  bonuses.every(
    (one) => one.amount + one.atStake <= (names[nameOf(one)] ?? -1) && one.spins <= (names[spinsOf(one)] ?? 0),
  )
