import * as v from 'valibot'
import { day } from '#contract/constants.ts'
import { bonusTypes, stickinesses, triggerKinds } from '#contract/reward.ts'
import { bonusVerticals } from '#contract/wallet.ts'
import type { AssignmentKind } from './schema.ts'

/** How long what a cashback counts by is, ms. */
export const CASHBACK_PERIODS = { DAY: day, WEEK: 7 * day, MONTH: 31 * day } as const

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/** Amounts of a campaign are minor units of EUR; what they are worth in a player's currency, `amountIn` says. */
export const campaignPlanSchema = v.strictObject({
  title: text,
  description: text,
  image: v.nullable(text),
  terms: v.nullable(text),
  /** What it says in other languages than the house's own, by inner language of the site, `es` for both kinds of Spanish; what one leaves out stands as above. */
  translations: v.optional(
    v.record(v.string(), v.strictObject({ title: text, description: text, terms: v.nullable(text) })),
  ),
  vertical: v.picklist(bonusVerticals),
  bonusType: v.picklist(bonusTypes),
  campaignCategory: v.picklist(triggerKinds),
  /** What grants a TRIGGERED one: the happening, not a click. Null elsewhere. */
  triggerEvent: v.nullable(v.picklist(['REGISTRATION', 'DEPOSIT', 'TOURNAMENT'])),
  stickiness: v.picklist(stickinesses),
  /** A fixed amount; null where it goes by a deposit, or gives none. */
  amount: v.nullable(amount),
  /** By deposit: percent of it, from this much on, up to that much. */
  deposit: v.nullable(
    v.strictObject({
      percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
      minimum: amount,
      maximum: amount,
    }),
  ),
  /** Times that what is given must be staked before it is the player's own; 0 is none. */
  wrMultiplier: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  /** The most that a release pays; null is no bound. */
  maxWin: v.nullable(amount),
  /** Time to wager it, ms from the claim. */
  lifetime: v.pipe(v.number(), v.integer(), v.minValue(1)),
  startsAt: v.nullable(v.number()),
  /** Until when it may be claimed, ms. */
  endsAt: v.nullable(v.number()),
  consentRequired: v.boolean(),
  /** Markets it is for; null is all. */
  markets: v.nullable(v.array(text)),
  /** Share of a stake that counts, by kind of game (`gameType`); what is not named counts by `rest`. */
  contributions: v.strictObject({ byGameType: v.record(v.string(), share), rest: share }),
  /** Games in which the bonus can't be staked and nothing counts. */
  excludedGames: v.array(text),
  freeSpins: v.nullable(
    v.strictObject({
      gameId: text,
      spins: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
      spinValue: amount,
    }),
  ),
  cashback: v.nullable(
    v.strictObject({
      percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      maximum: v.nullable(amount),
      /** What it counts by: it counts one such period, so it runs no longer (`isOfOnePeriod`). */
      period: v.picklist(['DAY', 'WEEK', 'MONTH']),
      /** Times that what is collected counts, e.g. 1.5; null is one. */
      booster: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(10))),
    }),
  ),
  /** The one code of a partner that this campaign wants beside; null is none. */
  partnerBonusCode: v.nullable(text),
  /** Step of the reward ladder (2 to 101) that it stands on; null is none. */
  ladderStep: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(101))),
})
/** Everything of a campaign but its state and its code (BON-1). */
export type CampaignPlan = v.InferOutput<typeof campaignPlanSchema>

/** Whether a cashback runs no longer than what it says that it counts by; all else does. */
export const isOfOnePeriod = ({ cashback, lifetime }: Pick<CampaignPlan, 'cashback' | 'lifetime'>): boolean =>
  cashback === null || lifetime <= CASHBACK_PERIODS[cashback.period]

/** A plan that asks for nothing and gives nothing yet: what is not said of a campaign of the house. */
export const plainPlan = {
  image: null,
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
  contributions: { byGameType: {}, rest: 1 },
  excludedGames: [],
  freeSpins: null,
  cashback: null,
  partnerBonusCode: null,
  ladderStep: null,
} as const satisfies Partial<CampaignPlan>

/** What a plan gives. */
export function kindOf({ cashback, freeSpins, bonusType }: CampaignPlan): AssignmentKind {
  if (cashback !== null) return 'CASHBACK'
  if (freeSpins !== null) return 'FREE_SPINS'
  return bonusType === 'FREE_BET' ? 'FREE_BET' : 'MONEY'
}

/** Whether it is the player's own money as soon as it is given: nothing must be staked for it, and it takes no bonus's place. */
export const isPaidAtOnce = (plan: CampaignPlan): boolean =>
  kindOf(plan) === 'MONEY' && plan.wrMultiplier === 0 && (plan.amount ?? 0) > 0
