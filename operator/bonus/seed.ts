import { day } from '#contract/constants.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Operator } from '../operator.ts'
import type { CampaignId } from '../seed/texts/shape.ts'
import { seedTexts } from '../seed/texts/texts.ts'
import { plainPlan, type CampaignPlan } from './campaign.ts'
import { isCode } from './codeTaken.ts'
import { bonusCampaigns } from './schema.ts'

/** Slots count in full, tables one tenth. */
const SLOTS_FIRST = { byGameType: { slots: 1, instant: 1 }, rest: 0.1 } as const

/** What a campaign says, and the same in every other language that the house's content is written in. */
function wordsOf(id: CampaignId) {
  const { en, ...others } = seedTexts
  return {
    ...en.campaigns[id],
    translations: Object.fromEntries(
      Object.entries(others).map(([language, texts]) => [language, texts.campaigns[id]]),
    ),
  }
}

interface HouseCampaign {
  readonly id: string
  readonly status: 'ACTIVE' | 'DRAFT'
  readonly bonusCode: string | null
  readonly plan: CampaignPlan
}

/** Campaigns of the house, as its promotions tell of them. */
export const HOUSE_CAMPAIGNS: readonly HouseCampaign[] = [
  {
    id: 'first-evening',
    status: 'ACTIVE',
    bonusCode: 'WELCOME',
    plan: {
      ...plainPlan,
      ...wordsOf('first-evening'),
      vertical: 'CASINO',
      bonusType: 'CASINO',
      campaignCategory: 'TRIGGERED',
      triggerEvent: 'DEPOSIT',
      deposit: { percent: 100, minimum: 1000, maximum: 10_000 },
      wrMultiplier: 35,
      consentRequired: true,
      contributions: SLOTS_FIRST,
      ladderStep: 2,
    },
  },
  {
    id: 'friday-spins',
    status: 'ACTIVE',
    bonusCode: null,
    plan: {
      ...plainPlan,
      ...wordsOf('friday-spins'),
      vertical: 'CASINO',
      bonusType: 'FREE_SPINS',
      freeSpins: { gameId: 'nautilus-parlour', spins: 20, spinValue: 10 },
      wrMultiplier: 20,
      lifetime: 7 * day,
      contributions: SLOTS_FIRST,
      ladderStep: 3,
    },
  },
  {
    id: 'front-row',
    status: 'ACTIVE',
    bonusCode: null,
    plan: {
      ...plainPlan,
      ...wordsOf('front-row'),
      vertical: 'LIVE_CASINO',
      bonusType: 'LIVE_CASINO',
      campaignCategory: 'OPT_IN',
      stickiness: 'STICKY',
      amount: 1000,
      wrMultiplier: 10,
      maxWin: 20_000,
      lifetime: 14 * day,
    },
  },
  {
    id: 'calm-cashback',
    status: 'ACTIVE',
    bonusCode: null,
    plan: {
      ...plainPlan,
      ...wordsOf('calm-cashback'),
      vertical: 'CASINO',
      bonusType: 'CASINO',
      cashback: { percentage: 5, maximum: 5000, period: 'WEEK', booster: null },
      lifetime: 7 * day,
    },
  },
  {
    id: 'saturday-free-bet',
    status: 'ACTIVE',
    bonusCode: null,
    plan: {
      ...plainPlan,
      ...wordsOf('saturday-free-bet'),
      vertical: 'SPORTS',
      bonusType: 'FREE_BET',
      amount: 500,
      wrMultiplier: 1,
      lifetime: 7 * day,
    },
  },
  {
    id: 'second-helping',
    status: 'DRAFT',
    bonusCode: null,
    plan: {
      ...plainPlan,
      ...wordsOf('second-helping'),
      vertical: 'CASINO',
      bonusType: 'CASINO',
      campaignCategory: 'TRIGGERED',
      triggerEvent: 'DEPOSIT',
      deposit: { percent: 50, minimum: 2000, maximum: 5000 },
      wrMultiplier: 35,
      contributions: SLOTS_FIRST,
    },
  },
]

/** Whether a code of the house is open now. */
export const isHouseCode = (typed: string): boolean =>
  HOUSE_CAMPAIGNS.some(({ status, bonusCode }) => status === 'ACTIVE' && isCode(typed, bonusCode))

/**
 * Puts the house's campaigns in place where they are missing: for everybody, or for one player alone. Where QA is on each demo player
 * has their own, so that players who are made for a test meet only what the test gives them.
 */
export async function ensureCampaigns(operator: Operator, playerId: number | null = null): Promise<void> {
  const createdAt = operator.clock.now()
  await operator.db
    .insert(bonusCampaigns)
    .values(
      HOUSE_CAMPAIGNS.map(({ id, status, bonusCode, plan }) => ({
        id: playerId === null ? id : `${id}-${playerId}`,
        playerId,
        status,
        bonusCode,
        plan,
        createdAt,
      })),
    )
    .onConflictDoNothing()
}

/** Words of a campaign in every language, as one number. */
export const saidHash = sql<string>`md5(jsonb_build_object('title', ${bonusCampaigns.plan}->'title', 'description', ${bonusCampaigns.plan}->'description', 'terms', ${bonusCampaigns.plan}->'terms', 'translations', ${bonusCampaigns.plan}->'translations')::text)`

/** What older releases have said of campaigns (`saidHash`), where it was not true or not clear. */
const FORMER_WORDS: Readonly<Record<string, string>> = {
  'friday-spins': 'caac053c9b69bc2358bda3d67fc06718',
  'calm-cashback': '674b9a436072f9a1d4231f4c02459c0d',
  'saturday-free-bet': 'df1d31ae51599a1f6b01addf5774f902',
}

/**
 * Gives the house's campaigns that an older release has put in place the words of today, each player's own copies among them: those that
 * are in English alone, with amounts of one currency, and those whose words nobody has changed since (`former`). All else of a campaign
 * stays, and so does what players have agreed to (their assignments).
 */
export async function tellInEveryLanguage(
  { db }: Pick<Operator, 'db'>,
  former: Readonly<Record<string, string>> = FORMER_WORDS,
): Promise<void> {
  const { id, playerId, plan } = bonusCampaigns
  for (const { id: house, plan: said } of HOUSE_CAMPAIGNS) {
    const { title, description, terms, translations } = said
    const words = JSON.stringify({ title, description, terms, translations })
    const before = former[house]
    await db
      .update(bonusCampaigns)
      .set({ plan: sql`${plan} || ${words}::jsonb` })
      .where(
        and(
          or(and(eq(id, house), sql`${playerId} is null`), eq(id, sql`${house}::text || '-' || ${playerId}`)),
          or(sql`${plan}->'translations' is null`, before === undefined ? undefined : eq(saidHash, before)),
        ),
      )
  }
}
