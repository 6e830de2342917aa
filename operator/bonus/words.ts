import { and, eq, inArray } from 'drizzle-orm'
import type { Currency } from '#contract/money.ts'
import { writtenLanguage } from '../languages.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { storedCurrency } from '../player/placement.ts'
import { withAmounts } from '../withAmounts.ts'
import type { CampaignPlan } from './campaign.ts'
import { bonusAssignments } from './schema.ts'

/** The ledger and the house's own lists are kept in it. */
const HOUSE_LANGUAGE = 'en'

type Said = Pick<CampaignPlan, 'title' | 'description' | 'terms'>

/** What a plan says in an inner language of the site; in its own words where it says nothing in that (BON-1, LOC-13). */
function said(plan: Said & Pick<CampaignPlan, 'translations'>, language: string): Said {
  const { title, description, terms, translations = {} } = plan
  const found = translations[language] ?? translations[writtenLanguage(language)]
  return { title, description, terms, ...found }
}

/** What a campaign's plan says to a player: in the player's language, its amounts in their currency. */
export function wordsFor(
  plan: Parameters<typeof said>[0],
  { language }: Pick<PlayerAccount, 'language'>,
  currency: Currency,
): Said {
  const { title, description, terms } = said(plan, language)
  const inWords = (text: string): string => withAmounts(text, currency, language)
  return { title: inWords(title), description: inWords(description), terms: terms === null ? null : inWords(terms) }
}

/** What is told of: a plan, and the currency that it is held in. */
type Held = Pick<typeof bonusAssignments.$inferSelect, 'plan' | 'currency'>

/** A campaign's name as a player is told it, its amounts in the currency that they have it in. */
export const titleFor = ({ plan, currency }: Held, player: Pick<PlayerAccount, 'language'>): string =>
  wordsFor(plan, player, storedCurrency(currency)).title

/** A campaign's name as the house keeps it with what it books. */
export const houseTitle = ({ plan, currency }: Held): string =>
  withAmounts(plan.title, storedCurrency(currency), HOUSE_LANGUAGE)

/**
 * Names of these campaigns, as far as the player has had them, in the player's language, by campaign: what was booked bears the house's own
 * name for ever, and is told in the language of whoever reads it.
 */
export async function titlesFor(
  operator: Operator,
  playerId: number,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const player = campaignIds.length > 0 ? await operator.players.find(playerId) : null
  if (player === null) return new Map()
  const { campaignId, plan, currency } = bonusAssignments
  const rows = await operator.db
    .select({ campaignId, plan, currency })
    .from(bonusAssignments)
    .where(and(eq(bonusAssignments.playerId, playerId), inArray(campaignId, [...new Set(campaignIds)])))
  return new Map(rows.map((row) => [row.campaignId, titleFor(row, player)]))
}
