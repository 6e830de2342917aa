import { day } from '#contract/constants.ts'
import type { Operator } from '../operator.ts'
import type { CampaignPlan } from './campaign.ts'
import { bonusCampaigns } from './schema.ts'

/** Slots count in full, tables one tenth. */
const SLOTS_FIRST = { byGameType: { slots: 1, instant: 1 }, rest: 0.1 } as const
const EVERYTHING = { byGameType: {}, rest: 1 } as const

const plain = {
  image: null,
  terms: null,
  campaignCategory: 'MANUAL',
  triggerEvent: null,
  stickiness: 'NON_STICKY',
  amount: null,
  deposit: null,
  wrMultiplier: 0,
  maxWin: null,
  lifetime: 30 * day,
  startsAt: null,
  endsAt: null,
  consentRequired: false,
  markets: null,
  contributions: EVERYTHING,
  excludedGames: [],
  freeSpins: null,
  cashback: null,
  partnerBonusCode: null,
  ladderStep: null,
} as const satisfies Partial<CampaignPlan>

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
      ...plain,
      title: 'Your first evening, doubled',
      description: 'Your deposit doubled up to €100, with 35× wagering and thirty days to do it.',
      terms:
        '35× the bonus within 30 days. Slots count in full, tables one tenth. Your own money is played first and stays yours.',
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
      ...plain,
      title: 'Twenty spins on Friday',
      description: 'Twenty spins on the house in Nautilus Parlour.',
      terms: 'Spins of €0.10 for seven days. Wins are bonus money, to be staked 20 times.',
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
      ...plain,
      title: 'A seat in the front row',
      description: '€10 to play at our live tables.',
      terms:
        'Sticky: €10 of it is for playing, what you win over it is yours after 10× wagering within 14 days. At most €200.',
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
      ...plain,
      title: 'Calm cashback',
      description: 'Five percent of what you lose in the casino comes back, as your own money.',
      terms: 'Net loss of your own money while it is switched on. At most €50.',
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
      ...plain,
      title: 'A free bet for Saturday',
      description: 'A bet of €5 on the house.',
      terms: 'The stake is not part of the win. What it wins is staked once before it is yours.',
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
      ...plain,
      title: 'A second helping',
      description: 'Half again on your second deposit, up to €50.',
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
