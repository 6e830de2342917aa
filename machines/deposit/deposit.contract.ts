import type { PlayerFlowInput, VerificationStart } from '../events.ts'
import type { CheckResult, DepositBonusOutcome, DepositStatus } from '#contract/deposit.ts'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import type { DocumentScreen, ProfileSummary } from '../player.ts'
import { isLostAnswer, type Problem } from '../problem.ts'

/** Input of the deposit flow. */
export type DepositInput = PlayerFlowInput

/** What the server's check may say; anything else is an error (DEP-1). */
export type DepositCheckResult = CheckResult

/** `checkDeposit`: input whether verify-later was chosen. `result` is the server's word as it came. */
export interface CheckDepositInput {
  readonly later: boolean
}
export interface CheckDepositOutput {
  readonly result: string
  /** Proves at the request that the check allowed it (SAF-5). */
  readonly checkId: string | null
  readonly daysLeft: number | null
  readonly limitLeft: Minor | null
  readonly limitType: 'D' | 'W' | 'M' | null
  readonly isSpendLimit: boolean
  readonly resetOn: string | null
}

/** One way to pay. Amounts in minor units of the account currency. */
export interface DepositMethod {
  readonly id: string
  /** Its kind, which the page has a name for in each language; `name` is the operator's own, for a kind that the page doesn't know. */
  readonly method: string
  readonly name: string
  /** Masked account that was paid with before. */
  readonly accountLabel: string | null
  readonly min: Minor
  readonly max: Minor
  readonly isRecent: boolean
}
/** A bonus that a deposit can take. */
export interface BonusFigures {
  /** How much of the deposit it gives, or of losses where it is cashback, percent; null where the platform does not say. */
  readonly percent: number | null
  /** The most of the deposit's share, or what it gives without one. */
  readonly most: Minor | null
  readonly isCashback: boolean
  /** Free spins that it gives; null where it gives none. */
  readonly spins: number | null
  /** It gives money, and neither spins nor a bet. */
  readonly isMoney: boolean
  /** Times what it gives must be staked; null where nothing is said of it. */
  readonly wrMultiplier: number | null
  readonly isSticky: boolean
  /** The most that it pays; null is no bound. */
  readonly maxWin: Minor | null
  /** Most of what a cashback gives back, and how often it is counted; null for all else, and where there is no bound. */
  readonly atMost: Minor | null
  readonly period: string | null
  /** Days that there are to use it once it begins; null where none are counted, or the platform does not say. */
  readonly daysToUse: number | null
  /** Whose place it takes: it waits while another bonus is active there. Null for one that takes none. */
  readonly placeIn: BonusVertical | null
}
export interface DepositBonus {
  readonly id: string
  readonly title: string
  readonly wageringTerms: string
  /** What it gives and asks, in figures, whatever its words say. */
  readonly figures: BonusFigures
  readonly minDeposit: Minor
  /** The player has said before that they want it: it is chosen as the choice is shown. */
  readonly isWanted: boolean
  /** To choose it is the player's yes to its terms. Logs of older builds do not say. */
  readonly isConsentRequired?: boolean
}
/** `verifyDepositCode`: the bonus that a code opens to this deposit (DEP-4, BON-6); null where it stands for one that no deposit earns. Rejects with an ApiError. */
export interface VerifyDepositCodeInput {
  readonly bonusCode: string
}
export type VerifyDepositCodeOutput = DepositBonus | null
/** `loadDepositMethods`: rejects with an ApiError. */
export interface LoadDepositMethodsOutput {
  readonly currency: string
  readonly methods: readonly DepositMethod[]
  /** Null where they could not be had: then the player is asked nothing, and what they said yes to before stands. */
  readonly bonuses: readonly DepositBonus[] | null
  /**
   * An earlier deposit that still waits for its bank (the operator takes no other meanwhile) or for its player, e.g. from before
   * a reload.
   */
  readonly pending: DepositState | null
}
/** `requestDeposit`: starts the payment. The key was made when the player confirmed (DEP-6). Rejects with an ApiError. */
export interface RequestDepositInput {
  readonly methodId: string
  readonly amount: Minor
  readonly currency: string
  /** Null is none at all; undefined where no bonus could be offered: nothing is said of one. */
  readonly bonusId: string | null | undefined
  readonly checkId: string | null
  readonly idempotencyKey: string
}
/** What came of the bonus that a booked deposit was to bring, by the operator's word. */
export interface BroughtBonus {
  readonly outcome: DepositBonusOutcome
  /** Null for what was not given. */
  readonly title: string | null
  /** Null where it gives no money. */
  readonly amount: Minor | null
  readonly waitsUntil: string | null
}
/** A deposit as it stands. `WAITING_INPUT` has the cashier's address; money has moved only on `SUCCESS`. */
export interface DepositState {
  readonly depositId: string
  readonly status: DepositStatus
  readonly cashierUrl: string | null
  /** By the operator's word, which on `SUCCESS` is what was booked, perhaps another than was asked for. */
  readonly amount: Minor
  readonly currency: string
  readonly reason: string | null
  readonly isFirstDeposit: boolean
  /** Null where it was to bring none, undefined where nobody says: nothing is made of that. */
  readonly bonus?: BroughtBonus | null | undefined
}
/** `cashierMessages`: stream for the open cashier frame; sends CashierEvent from the trusted origin only. */
export interface CashierMessagesInput {
  readonly cashierUrl: string
  readonly depositId: string
}
export type CashierEvent = { type: 'cashier.finished' } | { type: 'cashier.cancelled' } | { type: 'cashier.failed' }
/**
 * `lookUpDeposit`: how it stands; null when there is no such deposit (nothing was paid). By its id, or, when the
 * request's answer was lost, by repeating the request with its key (answered with the first result), or from the
 * transactions where the platform knows no keys. Rejects with an ApiError.
 */
export interface LookUpDepositInput extends RequestDepositInput {
  readonly depositId: string | null
}
export type LookUpDepositOutput = DepositState | null
/** `cancelDeposit`: gives up one that waits for the player; a booked one is answered as it is. Rejects with an ApiError. */
export interface CancelDepositInput {
  readonly depositId: string
}

export type DepositEvent =
  | CashierEvent
  /** Starts the flow: the check comes first. */
  | { type: 'deposit.start' }
  /** Leaves the flow (nothing in flight). `reopen` keeps the modal open. */
  | { type: 'deposit.clear'; reopen?: boolean }
  /** The payment page had the whole window, and sends its player back with the deposit's id. */
  | { type: 'deposit.returned'; depositId: string }
  /** Goes on with the one that was begun before. */
  | { type: 'deposit.resume' }
  | { type: 'deposit.verifyLater' }
  | { type: 'deposit.verify' }
  /** Verification came back to the deposit. */
  | { type: 'verification.returned'; startPoint: VerificationStart; isLater: boolean }
  /** The notice of a limit is read; it is not shown again in this session, unless the limit leaves less than it said. */
  | { type: 'notification.done' }
  | { type: 'method.pick'; methodId: string }
  | { type: 'bonus.pick'; bonusId: string | null }
  /** A code opens a bonus that is not among those offered. */
  | { type: 'bonusCode.check'; bonusCode: string }
  /** The yes. `idempotencyKey` is made by the view at this moment. Amount in minor units. */
  | { type: 'deposit.confirm'; amount: Minor; idempotencyKey: string }
  | { type: 'deposit.retry' }
  | { type: 'cashier.close' }
  | { type: 'deposit.again' }
  | { type: 'profile.changed'; profile: ProfileSummary }

export interface DepositContext extends DepositInput {
  readonly profile: ProfileSummary | null
  readonly isModalOpen: boolean
  /** A limit that leaves less than the ways to pay take is still to be told (SELF_LIMIT_NOTIFY). */
  readonly notification: boolean
  readonly later: boolean
  /** The screen that stays while news of documents has the check asked again. */
  readonly waitsAt: DocumentScreen | null
  readonly checkId: string | null
  readonly daysLeftToVerifyDocuments: number | null
  readonly isSpendLimit: boolean
  readonly limitLeft: Minor | null
  readonly limitType: 'D' | 'W' | 'M' | null
  readonly resetOn: string | null
  readonly currency: string
  readonly methods: readonly DepositMethod[]
  readonly bonuses: readonly DepositBonus[]
  readonly methodId: string | null
  readonly selectedBonusId: string | null
  /** The player has chosen one, or none, by their own hand. */
  readonly isBonusPicked: boolean
  /** Nobody could be asked whether they want one as the payment under way was confirmed: nothing is said of it. */
  readonly isBonusUnasked: boolean
  /** The bonus that was chosen and can be had no more, by its name: it is chosen no longer, and the page says so. */
  readonly goneBonus: string | null
  /** What bonuses there are could not be found out. */
  readonly areBonusesUnknown: boolean
  /** The code that was typed last, and why it opens no bonus here; `notByDeposit`: its bonus is claimed elsewhere. */
  readonly bonusCode: string | null
  readonly codeProblem: Problem | 'notByDeposit' | null
  /** The check of this code was lost before, and is made or was lost once more: the player may pay without it. */
  readonly isCodeCheckedAgain: boolean
  readonly amount: Minor | null
  readonly idempotencyKey: string | null
  readonly depositId: string | null
  readonly cashierUrl: string | null
  readonly lookUps: number
  readonly reason: string | null
  readonly isFirstDeposit: boolean
  readonly brought: BroughtBonus | null | undefined
  /** How often in a row a request was refused for its check, which is the player's and of no way to pay; 2 stands for more. */
  readonly checkRefusals: number
  /** Why the payment that still stands open was not given up; null where nobody wanted to. */
  readonly cancelProblem: Problem | null
  readonly problem: Problem | null
}

/** The most that can be paid in now: the way to pay has its bound, and so may the player’s own limit of deposits. */
export const mostPayable = (
  { limitLeft, isSpendLimit }: Pick<DepositContext, 'limitLeft' | 'isSpendLimit'>,
  { max }: Pick<DepositMethod, 'max'>,
): Minor => (limitLeft === null || isSpendLimit ? max : Math.min(max, limitLeft))

/** The least that can be paid in now: the way to pay has its bound, and so has the bonus that was chosen (DEP-4). */
export const leastPayable = (
  { bonuses, selectedBonusId }: Pick<DepositContext, 'bonuses' | 'selectedBonusId'>,
  { min }: Pick<DepositMethod, 'min'>,
): Minor => Math.max(min, bonuses.find(({ id }) => id === selectedBonusId)?.minDeposit ?? 0)

/** What a person can do now. */
export const depositNow = {
  inactive: 'Start a deposit',
  notAllowed: 'Read why deposits are closed',
  checking: 'Wait; where a screen that asks for documents stays meanwhile, go on with it',
  documentsLoyal: 'Upload documents, or verify later within the days left',
  documentsRequired: 'Upload documents',
  documentsStrict: 'Upload documents',
  documentsUnderReview: 'Wait for the review',
  suspended: 'Ask support',
  selfLimitReached: 'See the limit, what is left and when it resets; go to the limits',
  selfLimitNotify: 'Read the limit notice, then go on',
  withdrawalLimitReached: 'See the limit',
  restricted: 'Ask support',
  error: 'Try again',
  'allowed.loadingMethods': 'Wait',
  'allowed.methodsFailed': 'Try again',
  'allowed.unfinished': 'Go on with the deposit that was begun, or give it up',
  'allowed.choosing': 'Choose method, bonus and amount, then confirm; read which bonus can be had no more',
  'allowed.verifyingCode': 'Wait: the bonus code is being checked',
  'allowed.requesting': 'Wait: the payment is being opened',
  'allowed.requestFailed': 'Change the amount or method and confirm again',
  'allowed.cashier': 'Pay in the cashier frame, or close it',
  'allowed.cancelling': 'Wait: the payment is being given up',
  'allowed.lookingUp': 'Wait: the outcome is being looked up',
  'allowed.waitingForOutcome': 'Wait',
  succeeded: 'See the new balance, and what came of the bonus; deposit again or play',
  refused: 'Try another method',
  abandoned: 'Start again',
  outcomeUnknown: 'Wait and look it up again; ask support',
} as const

/** Whether the check of the code was lost: nobody knows what it opens. */
export const isCodeLost = ({ codeProblem }: Pick<DepositContext, 'codeProblem'>): boolean =>
  codeProblem !== null && codeProblem !== 'notByDeposit' && isLostAnswer(codeProblem)

/** Whether two are one code, however they are written. */
export const isSameCode = (one: string | null, other: string): boolean =>
  one?.trim().toUpperCase() === other.trim().toUpperCase()
