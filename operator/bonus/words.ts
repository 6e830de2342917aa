import { eq } from 'drizzle-orm'
import type { Currency } from '#contract/money.ts'
import { writtenLanguage } from '../languages.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { withAmounts } from '../withAmounts.ts'
import type { CampaignPlan } from './campaign.ts'
import { bonusAssignments } from './schema.ts'

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

/** A campaign's name as a player is told it. */
export const titleFor = (plan: CampaignPlan, { language }: Pick<PlayerAccount, 'language'>): string =>
  said(plan, language).title

/**
 * Names of the campaigns that a player has had, in the player's language, by campaign: what was booked bears the house's own name for
 * ever, and is told in the language of whoever reads it.
 */
export async function titlesFor(operator: Operator, playerId: number): Promise<ReadonlyMap<string, string>> {
  const player = await operator.players.find(playerId)
  if (player === null) return new Map()
  const { campaignId, plan } = bonusAssignments
  const rows = await operator.db
    .select({ campaignId, plan })
    .from(bonusAssignments)
    .where(eq(bonusAssignments.playerId, playerId))
  return new Map(rows.map((row) => [row.campaignId, titleFor(row.plan, player)]))
}
