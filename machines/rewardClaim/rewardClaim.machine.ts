import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import type { Minor } from '#contract/money.ts'
import { isLostAnswer, type Problem, timedOut, toProblem } from '../problem.ts'
import {
  allowedOf,
  byExclusion,
  excludedOf,
  keepAllowed,
  keepExcluded,
  keepNotExcluded,
  notWithheld,
  withholdingEvents,
  withholdingGuards,
} from '../rewards/withholding.ts'
import type { StateMeta } from '../meta.ts'
import type {
  AgreeInput,
  ClaimStep,
  ClaimSubject,
  ForfeitBonusInput,
  ForfeitBonusOutput,
  PerformClaimInput,
  PerformClaimOutput,
  RewardAction,
  RewardClaimContext,
  RewardClaimEvent,
  RewardClaimInput,
  Successor,
} from './rewardClaim.contract.ts'

/** Where the player goes after it (BON-5); null stays. */
export const destinationOf = (action: RewardAction | null): string | null => {
  switch (action) {
    case 'claim':
    case 'freeSpinClaim':
    case 'queuedClaim':
      return 'my-account/rewards/active'
    case 'cashbackDeactivate':
      return 'my-account/rewards'
    case 'sportsbookClaim':
      return 'sportsbook'
    default:
      return null
  }
}

/**
 * What is asked of which campaign: a lost answer of it is asked for again under the same key. What of a cashback stands otherwise is another claim:
 * the answer of the first would tell of money that has moved already.
 */
const askedOf = (action: RewardAction | null, subject: ClaimSubject | null): string =>
  [
    subject?.campaignId ?? '',
    action ?? '',
    ...(action === 'cashbackClaim' && subject?.cashback
      ? [subject.cashback.collected, subject.cashback.claimable]
      : []),
  ].join(' ')

const without = (unsettled: RewardClaimContext['unsettled'], asked: string): RewardClaimContext['unsettled'] =>
  Object.fromEntries(Object.entries(unsettled).filter(([one]) => one !== asked))

const withoutAllOf = (
  unsettled: RewardClaimContext['unsettled'],
  subject: ClaimSubject | null,
): RewardClaimContext['unsettled'] =>
  Object.fromEntries(Object.entries(unsettled).filter(([one]) => !one.startsWith(`${subject?.campaignId ?? ''} `)))

/**
 * What a player takes part in or leaves, and can do again and again: it is pressed where the list shows that it is not so, which is a new wish.
 * Asked for under the key of an earlier one it would be told as done by the answer of then, whatever was done since.
 */
const turns: ReadonlySet<RewardAction | null> = new Set([
  'optInActivate',
  'optInDeactivate',
  'cashbackActivate',
  'cashbackDeactivate',
])

/** Nothing is being claimed. */
const nothing = {
  action: null,
  subject: null,
  step: 'claim',
  idempotencyKey: null,
  forfeitKey: null,
  consentKey: null,
  activeBonus: null,
  hasChanged: false,
  isQueued: false,
  isForfeiting: false,
  isUnheard: false,
  managed: [],
  destination: null,
  amount: null,
  isGiven: true,
  isPaid: false,
  isForfeitLost: false,
  hasEnded: false,
  givenUp: [],
  problem: null,
} as const satisfies Partial<RewardClaimContext>

interface Done {
  readonly amount: Minor | null
  readonly isGiven: boolean
  readonly isPaid?: boolean
}
const nothingGiven: Done = { amount: null, isGiven: true }

/** Another bonus is in the way of what was wanted, and stays. */
const inTheWay: Problem = {
  kind: 'status',
  status: 409,
  code: 'error.bonus.active_in_vertical',
  message: 'Left for the active bonus',
  validationErrors: [],
}

/** What one click has activated is offered no more, before the list says so. */
const hiddenAfter = ({ action, subject, hidden }: RewardClaimContext): readonly string[] =>
  action !== 'oneClickActivate' || subject === null || hidden.includes(subject.campaignId)
    ? hidden
    : [...hidden, subject.campaignId]

const claimSetup = setup({
  types: {
    context: {} as RewardClaimContext,
    events: {} as RewardClaimEvent,
    input: {} as RewardClaimInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    performClaim: mustProvide<PerformClaimOutput, PerformClaimInput>('performClaim'),
    forfeitBonus: mustProvide<ForfeitBonusOutput, ForfeitBonusInput>('forfeitBonus'),
    agree: mustProvide<PerformClaimOutput, AgreeInput>('agree'),
  },
  guards: {
    isConflict: (_, params: PerformClaimOutput) => params.outcome === 'conflict',
    isChanged: (_, params: ForfeitBonusOutput) => params.outcome === 'changed',
    isForfeitChanged: ({ context }, params: ForfeitBonusOutput) =>
      params.outcome === 'changed' && context.action === 'forfeit',
    isForfeit: ({ context }) => context.action === 'forfeit',
    wantsForfeit: (_, params: { action: RewardAction }) => params.action === 'forfeit',
    wantsConsent: (_, params: { subject: ClaimSubject }) => params.subject.consentRequired,
    // A yes that met the active bonus is said again once that has gone; it is not asked for a second time.
    isAgreedUnheard: ({ context }) => context.isUnheard,
    isConsentAll: ({ context }) => context.action === 'consent',
    /** Free spins give the active one up, or wait behind it, by the very call that claims them; not before their terms are agreed to. */
    isFreeSpins: ({ context }) => context.action === 'freeSpinClaim' && !context.isUnheard,
    /** What was refused is refused again; only a lost answer is asked for once more. */
    isStuckAt: ({ context }, params: { step: ClaimStep }) =>
      context.step === params.step && context.problem !== null && isUnknown(context.problem),
    ...withholdingGuards,
    isBonusAllowed: ({ context }) => context.isBonusAllowed,
    isOpenAgain: ({ context }, params: { bonuses: boolean }) => params.bonuses && !context.isExcluded,
    hasGivenUp: ({ context }) => context.givenUp.length > 0,
    isCashbackClaim: ({ context }) => context.action === 'cashbackClaim',
  },
  actions: {
    // A claim of the same whose answer was lost is asked for again under its own key: it may have been done (SAF-4).
    keepWanted: assign(
      ({ context }, params: { action: RewardAction; subject: ClaimSubject; idempotencyKey: string }) => ({
        ...nothing,
        action: params.action,
        subject: params.subject,
        idempotencyKey: context.unsettled[askedOf(params.action, params.subject)] ?? params.idempotencyKey,
        activeBonus: params.subject.active,
      }),
    ),
    keepConflict: assign(({ context }, params: PerformClaimOutput | ForfeitBonusOutput) =>
      'activeBonus' in params
        ? {
            activeBonus: params.activeBonus,
            hasChanged: context.forfeitKey !== null,
            isForfeiting: false,
            unsettled: without(context.unsettled, askedOf(context.action, context.subject)),
          }
        : {},
    ),
    keepForfeit: assign((_, params: { forfeitKey: string; idempotencyKey: string }) => ({
      forfeitKey: params.forfeitKey,
      idempotencyKey: params.idempotencyKey,
      consentKey: `${params.idempotencyKey}-yes`,
      isQueued: false,
      isForfeitLost: false,
    })),
    keepForfeiting: assign({ isForfeiting: true }),
    keepGivenUp: assign(({ context }, params: ForfeitBonusOutput) =>
      params.outcome === 'ended' || context.activeBonus === null
        ? { hasEnded: true }
        : { givenUp: [...context.givenUp, context.activeBonus.title] },
    ),
    // What was wanted is left, and a bonus is gone for it.
    keepLeft: assign({ problem: inTheWay }),
    keepQueued: assign((_, params: { idempotencyKey: string }) => ({
      isQueued: true,
      idempotencyKey: params.idempotencyKey,
    })),
    keepConsentKey: assign((_, params: { idempotencyKey: string }) => ({ consentKey: params.idempotencyKey })),
    keepStep: assign(({ context }, params: { step: ClaimStep }) => ({
      step: params.step,
      problem: null,
      managed: context.subject === null ? [] : [context.subject.campaignId],
    })),
    // What waits is seen where it was claimed.
    keepDone: assign(({ context }, params: Done) => ({
      destination: params.isGiven && params.isPaid !== true ? destinationOf(context.action) : null,
      amount: params.amount,
      isGiven: params.isGiven,
      isPaid: params.isPaid === true,
      managed: [],
      // What was asked of this reward before is settled with it: a key of then would be answered with what was then.
      unsettled: withoutAllOf(context.unsettled, context.subject),
      hidden: hiddenAfter(context),
    })),
    forget: assign(nothing),
    keepAllowed: assign(allowedOf),
    keepExcluded: assign(excludedOf),
    keepProblem: assign(({ context }, params: { error: unknown }) => afterFailure(context, toProblem(params.error))),
    keepTimeOut: assign(({ context }) => afterFailure(context, timedOut)),
    // Whatever came of it, the lists may stand otherwise now.
    tellChanged: sendTo(({ context }) => context.parentRef, { type: 'rewards.changed' as const }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, noticeTime: 5000 },
})

/** A key that was used otherwise says that its claim has arrived; whoever asked has looked for it, and has not found it. */
const isUnknown = (problem: Problem): boolean =>
  isLostAnswer(problem) && problem.code !== 'error.idempotency.key_reused'

/** A claim whose answer was lost keeps its key, whatever the player does meanwhile; one that gives nothing keeps none, and a refused one has done nothing. */
function afterFailure(context: RewardClaimContext, problem: Problem): Partial<RewardClaimContext> {
  const asked = askedOf(context.action, context.subject)
  const settled = without(context.unsettled, asked)
  const isKept = context.step === 'claim' && !turns.has(context.action) && isUnknown(problem)
  const isOpen = isKept && context.idempotencyKey !== null
  return {
    problem,
    managed: [],
    isForfeitLost: context.isForfeitLost || (context.step === 'forfeit' && isUnknown(problem)),
    unsettled: isOpen ? { ...settled, [asked]: context.idempotencyKey } : settled,
  }
}

const successorOf = ({ action, subject, isUnheard }: RewardClaimContext): Successor | null =>
  action === null || action === 'forfeit' || subject === null
    ? null
    : { campaignId: subject.campaignId, action, isAgreed: subject.consentRequired && !isUnheard }

const answered = ({ event }: { event: { output: ForfeitBonusOutput } }) => event.output

const doneOf = (output: PerformClaimOutput): Done => (output.outcome === 'done' ? output : nothingGiven)

const wanted = { type: 'keepWanted' as const, params: ({ event }: { event: Wanted }) => event }
type Wanted = Extract<RewardClaimEvent, { type: 'claim.start' }>

/** Beginning something: from rest, and while the last thing is still being told of. */
const starts = [
  {
    guard: { type: 'wantsForfeit' as const, params: ({ event }: { event: Wanted }) => event },
    target: 'asking',
    actions: wanted,
  },
  {
    guard: { type: 'wantsConsent' as const, params: ({ event }: { event: Wanted }) => event },
    target: 'consent',
    actions: wanted,
  },
  { target: 'claiming', actions: wanted },
] as const

/** One thing done with one reward, once (BON-2 to BON-5, SAF-4). */
export const rewardClaimMachine = claimSetup.createMachine({
  id: 'rewardClaim',
  description: 'Claiming, forfeiting or activating one reward.',
  meta: { area: 'bonuses' },
  context: ({ input }) => ({
    ...input,
    ...notWithheld,
    ...nothing,
    unsettled: {},
    hidden: [],
  }),
  initial: 'idle',
  on: {
    ...withholdingEvents,
  },
  states: {
    withheld: {
      description:
        'No bonus is offered to this player now: what was being claimed is left, and nothing begins (SAF-2).',
      meta: { requirements: ['RGT-7', 'SAF-2'] },
      entry: 'forget',
      on: {
        'profile.changed': [
          {
            guard: { type: 'isOpenAgain', params: ({ event }) => event.profile.areas },
            target: 'idle',
            actions: keepAllowed,
          },
          { actions: keepAllowed },
        ],
        'safety.playBlocked': [
          {
            guard: byExclusion,
            actions: keepExcluded,
          },
          {
            guard: 'isBonusAllowed',
            target: 'idle',
            actions: keepExcluded,
            description: 'Play is still closed, but for another reason',
          },
          { actions: keepExcluded },
        ],
        'safety.playAllowed': [
          {
            guard: 'isBonusAllowed',
            target: 'idle',
            actions: keepNotExcluded,
          },
          { actions: keepNotExcluded },
        ],
      },
    },
    idle: {
      description: 'Nothing is being claimed.',
      entry: 'forget',
      on: { 'claim.start': starts },
    },
    consent: {
      description: 'The terms of this reward have to be agreed to first.',
      meta: { requirements: ['BON-2'] },
      tags: ['modal'],
      on: {
        'consent.accept': { target: 'agreeing', actions: { type: 'keepConsentKey', params: ({ event }) => event } },
        'consent.decline': { target: 'declining', actions: { type: 'keepConsentKey', params: ({ event }) => event } },
        'claim.cancel': { target: 'idle', description: 'Decided later' },
      },
    },
    agreeing: {
      description: 'The yes is being stored; the claim follows.',
      meta: { requirements: ['BON-2'] },
      tags: ['busy', 'status:loading'],
      entry: { type: 'keepStep', params: { step: 'agree' } },
      exit: 'tellChanged',
      invoke: {
        id: 'agree',
        src: 'agree',
        input: ({ context }) => ({
          subject: context.subject!,
          agreed: true,
          idempotencyKey: context.consentKey ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: [{ type: 'keepConflict', params: ({ event }) => event.output }, assign({ isUnheard: true })],
            description: 'Another bonus is active in its vertical: the yes is said again once that has gone',
          },
          { guard: 'isConsentAll', target: 'done', actions: { type: 'keepDone', params: nothingGiven } },
          { target: 'claiming', actions: assign({ isUnheard: false }) },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    declining: {
      description: 'The no is being stored.',
      meta: { requirements: ['BON-2'] },
      tags: ['busy', 'status:loading'],
      entry: { type: 'keepStep', params: { step: 'decline' } },
      exit: 'tellChanged',
      invoke: {
        id: 'decline',
        src: 'agree',
        input: ({ context }) => ({
          subject: context.subject!,
          agreed: false,
          idempotencyKey: context.consentKey ?? '',
        }),
        onDone: { target: 'idle' },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    asking: {
      description: 'The player wants to forfeit an active bonus: says what is kept and what is lost (RMB-14).',
      meta: { requirements: ['BON-2', 'RMB-14'] },
      tags: ['modal'],
      on: {
        'forfeit.accept': { target: 'forfeiting', actions: { type: 'keepForfeit', params: ({ event }) => event } },
        'claim.cancel': { target: 'idle' },
      },
    },
    claiming: {
      description: 'The operator is asked; the campaign counts as busy.',
      meta: { requirements: ['BON-2', 'BON-4', 'SAF-4'] },
      tags: ['busy', 'status:loading'],
      entry: { type: 'keepStep', params: { step: 'claim' } },
      exit: 'tellChanged',
      invoke: {
        id: 'performClaim',
        src: 'performClaim',
        input: ({ context }) => ({
          action: context.action!,
          subject: context.subject!,
          isQueued: context.isQueued,
          forfeits: context.isForfeiting ? context.activeBonus : null,
          idempotencyKey: context.idempotencyKey ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'keepConflict', params: ({ event }) => event.output },
          },
          {
            guard: 'isCashbackClaim',
            target: 'cashbackNotice',
            actions: { type: 'keepDone', params: ({ event }) => doneOf(event.output) },
          },
          { target: 'done', actions: { type: 'keepDone', params: ({ event }) => doneOf(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    conflict: {
      description: 'Another bonus is active in the same vertical: says what is kept and what is lost.',
      meta: { requirements: ['BON-3', 'RMB-14'] },
      tags: ['modal'],
      on: {
        'forfeit.accept': [
          {
            guard: 'isFreeSpins',
            target: 'claiming',
            actions: [{ type: 'keepForfeit', params: ({ event }) => event }, 'keepForfeiting'],
            description: 'Free spins are claimed in the same call',
          },
          { target: 'forfeiting', actions: { type: 'keepForfeit', params: ({ event }) => event } },
        ],
        'claim.queue': {
          guard: 'isFreeSpins',
          target: 'claiming',
          actions: { type: 'keepQueued', params: ({ event }) => event },
        },
        'claim.cancel': [
          {
            guard: 'hasGivenUp',
            target: 'failed',
            actions: 'keepLeft',
            description: 'Another one was given up before: the player is told',
          },
          { target: 'idle' },
        ],
      },
    },
    forfeiting: {
      description: 'The active bonus is being forfeited; what was wanted follows.',
      meta: { requirements: ['BON-2', 'SAF-4'] },
      tags: ['busy', 'status:loading'],
      exit: 'tellChanged',
      entry: { type: 'keepStep', params: { step: 'forfeit' } },
      invoke: {
        id: 'forfeitBonus',
        src: 'forfeitBonus',
        input: ({ context }) => ({
          activeBonus: context.activeBonus!,
          successor: successorOf(context),
          idempotencyKey: context.forfeitKey ?? '',
          isAgain: context.isForfeitLost,
        }),
        onDone: [
          {
            guard: { type: 'isForfeitChanged', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepConflict', params: ({ event }) => event.output },
            description: 'It stands otherwise by now: asked anew, with what it is',
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'keepConflict', params: ({ event }) => event.output },
            description: 'It stands otherwise by now: asked anew, with what it is',
          },
          {
            guard: 'isForfeit',
            target: 'done',
            actions: [
              { type: 'keepGivenUp', params: answered },
              { type: 'keepDone', params: nothingGiven },
            ],
          },
          {
            guard: 'isAgreedUnheard',
            target: 'agreeing',
            actions: { type: 'keepGivenUp', params: answered },
            description: 'The yes to the terms is said again',
          },
          { target: 'claiming', actions: { type: 'keepGivenUp', params: answered } },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    done: {
      description: 'Done; the page changes to where the reward is seen.',
      meta: { requirements: ['BON-5'] },
      tags: ['status:success'],
      on: {
        'destination.reached': { actions: assign({ destination: null }) },
        'notice.close': { target: 'idle' },
        'claim.start': starts,
      },
      after: { noticeTime: { target: 'idle', description: 'Leaves after 5 s' } },
    },
    cashbackNotice: {
      description: 'Says how much cashback was claimed.',
      meta: { requirements: ['BON-5'] },
      tags: ['status:success'],
      on: {
        'notice.close': { target: 'idle' },
        'claim.start': starts,
      },
      after: { noticeTime: { target: 'idle', description: 'Leaves after 5 s' } },
    },
    failed: {
      description: 'It was not done, or nobody knows; trying again uses the same key, so nothing happens twice.',
      meta: { requirements: ['SAF-4'] },
      tags: ['status:error'],
      on: {
        'claim.retry': [
          { guard: { type: 'isStuckAt', params: { step: 'forfeit' } }, target: 'forfeiting' },
          { guard: { type: 'isStuckAt', params: { step: 'agree' } }, target: 'agreeing' },
          { guard: { type: 'isStuckAt', params: { step: 'decline' } }, target: 'declining' },
          { guard: { type: 'isStuckAt', params: { step: 'claim' } }, target: 'claiming' },
        ],
        'claim.cancel': { target: 'idle' },
      },
    },
  },
})
