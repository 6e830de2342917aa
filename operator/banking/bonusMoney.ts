import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { bonusAssignments } from '../bonus/schema.ts'
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

const VERTICALS: Readonly<Record<BonusWallet, BonusVertical>> = {
  sportsBonus: 'SPORTS',
  casinoBonus: 'CASINO',
  liveCasinoBonus: 'LIVE_CASINO',
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

/** The bonus that holds a wallet now; undefined for none. */
async function activeIn({ db }: Operator, playerId: number, wallet: BonusWallet): Promise<BonusDetails | undefined> {
  const { state, kind, vertical, campaignId, plan } = bonusAssignments
  const [row] = await db
    .select({ campaignId, plan })
    .from(bonusAssignments)
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        eq(state, 'ACTIVE'),
        ne(kind, 'CASHBACK'),
        eq(vertical, VERTICALS[wallet]),
      ),
    )
  return row && { campaignId: row.campaignId, reason: row.plan.title }
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

/** What a check names as lost, as it is kept until the yes. */
export const namesOf = (bonuses: readonly BonusMoney[]): Readonly<Record<string, Minor>> =>
  Object.fromEntries(bonuses.map((one) => [nameOf(one), one.amount]))

/** Whether nothing is lost but what was named, and no more of it. */
export const areNamed = (bonuses: readonly BonusMoney[], names: Readonly<Record<string, Minor>>): boolean =>
  bonuses.every((one) => one.amount <= (names[nameOf(one)] ?? 0))
