import * as v from 'valibot'
import { id, timestamp } from './common.ts'
import { rewardLadder } from './constants.ts'
import { currencySchema, inCurrency, wireAmount, wireAmountNotNegative } from './money.ts'
import { listedRewards } from './listedRewards.ts'
import { bonusVerticals } from './wallet.ts'

export const campaignStatuses = ['DRAFT', 'ACTIVE', 'EXPIRED', 'CANCELED'] as const
export const bonusTypes = ['CASINO', 'FREE_BET', 'LIVE_CASINO', 'SPORTS', 'FREE_SPINS'] as const
export const triggerKinds = ['MANUAL', 'TRIGGERED', 'OPT_IN'] as const
export const rewardListKinds = ['ACTIVE', 'ELIGIBLE'] as const
export const assignmentActions = ['ACTIVATED', 'FORFEITED'] as const
export const stickinesses = ['STICKY', 'NON_STICKY'] as const
/** Restriction levels of a game under a bonus. */
export const gameRestrictions = { none: 0, excludedGame: 1, wageringAvailable: 2 } as const
/** `betBonusType` that means free spins. */
export const freeSpinsBetBonusType = -1

/** Steps of the reward ladder (BON-1). */
export const rewardSteps: readonly number[] = Array.from(
  { length: rewardLadder.last - rewardLadder.first + 1 },
  (_, index) => rewardLadder.first + index,
)

export const cashbackProgressSchema = v.pipe(
  v.object({
    campaignId: id,
    currency: currencySchema,
    collected: wireAmountNotNegative,
    maximum: v.nullable(wireAmountNotNegative),
    claimable: wireAmountNotNegative,
    endsAt: v.nullable(timestamp),
  }),
  inCurrency('collected', 'maximum', 'claimable'),
)

export const freeSpinDetailSchema = v.pipe(
  v.object({
    campaignId: id,
    gameId: v.string(),
    gameName: v.string(),
    gameProvider: v.string(),
    spinsTotal: v.number(),
    spinsLeft: v.number(),
    spinValue: wireAmountNotNegative,
    currency: currencySchema,
    won: wireAmountNotNegative,
    expiresAt: v.nullable(timestamp),
  }),
  inCurrency('spinValue', 'won'),
)

/** A reward (BON-1). */
export const rewardSchema = v.pipe(
  v.object({
    campaignId: id,
    assignmentId: v.nullable(id),
    campaignStatus: v.picklist(campaignStatuses),
    vertical: v.picklist(bonusVerticals),
    bonusType: v.nullable(v.picklist(bonusTypes)),
    betBonusType: v.nullable(v.number()),
    campaignCategory: v.nullable(v.picklist(triggerKinds)),
    triggerEvent: v.nullable(v.string()),
    stickiness: v.nullable(v.picklist(stickinesses)),
    hasBonusCode: v.boolean(),
    partnerBonusCode: v.nullable(v.string()),
    cashbackInfo: v.nullable(
      v.object({ percentage: v.number(), maximum: v.nullable(wireAmountNotNegative), period: v.string() }),
    ),
    cashbackActivated: v.boolean(),
    cashbackBooster: v.nullable(v.number()),
    cashbackProgress: v.nullable(cashbackProgressSchema),
    freeSpinDetail: v.nullable(freeSpinDetailSchema),
    /** Times the bonus must be staked. */
    wrMultiplier: v.nullable(v.number()),
    /** Still to be staked; null where it has not begun. */
    wageringAmount: v.nullable(wireAmountNotNegative),
    /** Altogether to be staked; null where that is not known yet, or nothing is. */
    wageringTotal: v.nullable(wireAmountNotNegative),
    /** What it gives, or the most that it gives by a deposit; of an active one what it has given. Null for a cashback. */
    amount: v.nullable(wireAmountNotNegative),
    /** Bonus money that it holds now: lost at a forfeit. Null where it is not active. */
    held: v.nullable(wireAmountNotNegative),
    /** Bonus money of it that lies in open bets and rounds: lost at a forfeit too. Null where it is not active, or the platform does not say. */
    atStake: v.optional(v.nullable(wireAmountNotNegative), null),
    /** Where its free bet is: still to be placed, placed and not decided, or decided. Null where it is none, or the platform does not say. */
    freeBet: v.optional(v.nullable(v.picklist(['TO_PLACE', 'PLACED', 'USED'])), null),
    /** Least deposit that earns it, and percent of the deposit that it gives; null where no deposit earns it. */
    depositMinimum: v.nullable(wireAmountNotNegative),
    depositPercent: v.nullable(v.number()),
    /** The most that a release pays; null is no bound. */
    maxWin: v.nullable(wireAmountNotNegative),
    /** Share of a stake that counts to the wagering, 0 to 1, by kind of game (null: every other kind). Null where nothing is wagered. */
    contributions: v.nullable(v.array(v.object({ gameType: v.nullable(v.string()), share: v.number() }))),
    /** Names of games that it can not be staked in, and that count nothing. */
    excludedGames: v.optional(v.array(v.string()), []),
    /** Days that there are to use it once it begins; null where none are counted, or the platform does not say. */
    daysToUse: v.optional(v.nullable(v.number()), null),
    /** Step of the reward ladder that it stands on (`rewardSteps`); null is none. */
    ladderStep: v.nullable(v.number()),
    /** A partner's code may still be given to it (`partnerBonusCode` is the one that was). */
    partnerCodeWanted: v.boolean(),
    currency: v.nullable(currencySchema),
    startedAt: v.nullable(timestamp),
    endedAt: v.nullable(timestamp),
    expiresAt: v.nullable(timestamp),
    /** It waits behind the active one of its vertical: what `queuedBonusClaim` is asked with once that has ended. */
    queuedPlayerBonusId: v.nullable(id),
    /** Its assignment as the sportsbook names it. */
    bonusId: v.nullable(id),
    optedIn: v.boolean(),
    /** What triggers it has happened: it can be claimed. A platform that does not say so is taken for a no. */
    isEarned: v.optional(v.boolean(), false),
    /** The player must still say yes or no to the campaign's conditions before it counts. */
    consentRequired: v.boolean(),
    campaignDisplayInfo: v.object({
      title: v.string(),
      description: v.string(),
      image: v.nullable(v.string()),
      terms: v.nullable(v.string()),
    }),
  }),
  inCurrency(
    'cashbackInfo.maximum',
    'wageringAmount',
    'wageringTotal',
    'amount',
    'held',
    'atStake',
    'depositMinimum',
    'maxWin',
  ),
)
export type Reward = v.InferOutput<typeof rewardSchema>

/** What a claim or forfeit left behind. */
export const rewardOutcomeSchema = v.object({
  reward: rewardSchema,
  /** Bonus money given or taken, own money kept (RMB-14). */
  bonusChange: wireAmount,
})

/** The wire's rewards as the list shows them. */
export const shownRewards = (rewards: readonly Reward[]): Reward[] =>
  listedRewards(rewards, ({ cashbackInfo }) => cashbackInfo !== null)
