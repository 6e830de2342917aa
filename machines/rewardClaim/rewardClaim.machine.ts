import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag, PlayBlock } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import { withholds } from '../rewards/withholding.ts'
import type {
  AgreeInput,
  ForfeitBonusInput,
  PerformClaimInput,
  PerformClaimOutput,
  RewardAction,
  RewardClaimContext,
  RewardClaimEvent,
  RewardClaimInput,
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

/** One thing done with one reward, once (BON-2 to BON-5, SAF-4). */
export const rewardClaimMachine = setup({
  types: {
    context: {} as RewardClaimContext,
    events: {} as RewardClaimEvent,
    input: {} as RewardClaimInput,
    tags: {} as FlowTag,
  },
  actors: {
    performClaim: mustProvide<PerformClaimOutput, PerformClaimInput>('performClaim'),
    forfeitBonus: mustProvide<void, ForfeitBonusInput>('forfeitBonus'),
    agree: mustProvide<void, AgreeInput>('agree'),
  },
  guards: {
    isConflict: (_, params: PerformClaimOutput) => params.outcome === 'conflict',
    isConsent: (_, params: PerformClaimOutput) => params.outcome === 'consent',
    isBonusClosed: (_, params: { bonuses: boolean }) => !params.bonuses,
    isWithheldBy: (_, params: { reasons: readonly PlayBlock[] }) => withholds(params.reasons),
    isBonusAllowed: ({ context }) => context.isBonusAllowed,
    isOpenAgain: ({ context }, params: { bonuses: boolean }) => params.bonuses && !context.isExcluded,
    isCashbackClaim: ({ context }) => context.action === 'cashbackClaim',
  },
  actions: {
    keepWanted: assign((_, params: PerformClaimInput) => ({
      action: params.action,
      campaignId: params.campaignId,
      idempotencyKey: params.idempotencyKey,
      activeBonus: null,
      destination: null,
      problem: null,
      managed: [params.campaignId],
    })),
    keepConflict: assign((_, params: PerformClaimOutput) =>
      params.outcome === 'conflict' ? { activeBonus: params.activeBonus } : {},
    ),
    keepForfeitKey: assign((_, params: { idempotencyKey: string }) => ({ forfeitKey: params.idempotencyKey })),
    keepDestination: assign(({ context }) => ({ destination: destinationOf(context.action), managed: [] })),
    forget: assign({
      action: null,
      campaignId: null,
      idempotencyKey: null,
      forfeitKey: null,
      activeBonus: null,
      bonusCode: null,
      managed: [],
      problem: null,
    }),
    keepAllowed: assign((_, params: { bonuses: boolean }) => ({ isBonusAllowed: params.bonuses })),
    keepExcluded: assign((_, params: { reasons: readonly PlayBlock[] }) => ({ isExcluded: withholds(params.reasons) })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, noticeTime: 5000 },
}).createMachine({
  id: 'rewardClaim',
  description: 'Claiming, forfeiting or activating one reward.',
  context: ({ input }) => ({
    ...input,
    isBonusAllowed: true,
    isExcluded: false,
    action: null,
    campaignId: null,
    idempotencyKey: null,
    forfeitKey: null,
    activeBonus: null,
    bonusCode: null,
    managed: [],
    destination: null,
    problem: null,
  }),
  initial: 'idle',
  on: {
    'profile.changed': [
      {
        guard: { type: 'isBonusClosed', params: ({ event }) => event.profile.areas },
        target: '.withheld',
        actions: { type: 'keepAllowed', params: ({ event }) => event.profile.areas },
      },
      { actions: { type: 'keepAllowed', params: ({ event }) => event.profile.areas } },
    ],
    'safety.playBlocked': [
      {
        guard: { type: 'isWithheldBy', params: ({ event }) => event },
        target: '.withheld',
        actions: { type: 'keepExcluded', params: ({ event }) => event },
      },
      { actions: { type: 'keepExcluded', params: ({ event }) => event } },
    ],
    'safety.playAllowed': { actions: { type: 'keepExcluded', params: () => ({ reasons: [] }) } },
  },
  states: {
    withheld: {
      description:
        'No bonus is offered to this player now: what was being claimed is left, and nothing begins (SAF-2).',
      entry: 'forget',
      on: {
        'profile.changed': [
          {
            guard: { type: 'isOpenAgain', params: ({ event }) => event.profile.areas },
            target: 'idle',
            actions: { type: 'keepAllowed', params: ({ event }) => event.profile.areas },
          },
          { actions: { type: 'keepAllowed', params: ({ event }) => event.profile.areas } },
        ],
        'safety.playBlocked': [
          {
            guard: { type: 'isWithheldBy', params: ({ event }) => event },
            actions: { type: 'keepExcluded', params: ({ event }) => event },
          },
          {
            guard: 'isBonusAllowed',
            target: 'idle',
            actions: { type: 'keepExcluded', params: ({ event }) => event },
            description: 'Play is still closed, but for another reason',
          },
          { actions: { type: 'keepExcluded', params: ({ event }) => event } },
        ],
        'safety.playAllowed': [
          {
            guard: 'isBonusAllowed',
            target: 'idle',
            actions: { type: 'keepExcluded', params: () => ({ reasons: [] }) },
          },
          { actions: { type: 'keepExcluded', params: () => ({ reasons: [] }) } },
        ],
      },
    },
    idle: {
      description: 'Nothing is being claimed.',
      entry: 'forget',
      on: { 'claim.start': { target: 'claiming', actions: { type: 'keepWanted', params: ({ event }) => event } } },
    },
    claiming: {
      description: 'The operator is asked; the campaign counts as busy.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'performClaim',
        src: 'performClaim',
        input: ({ context }) => ({
          action: context.action!,
          campaignId: context.campaignId!,
          idempotencyKey: context.idempotencyKey ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'keepConflict', params: ({ event }) => event.output },
          },
          { guard: { type: 'isConsent', params: ({ event }) => event.output }, target: 'consent' },
          { guard: 'isCashbackClaim', target: 'cashbackNotice' },
          { target: 'done', actions: 'keepDestination' },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    conflict: {
      description: 'Another bonus is active in the same vertical: says what is kept and what is lost.',
      tags: ['modal'],
      on: {
        'forfeit.accept': { target: 'forfeiting', actions: { type: 'keepForfeitKey', params: ({ event }) => event } },
        'claim.cancel': { target: 'idle' },
      },
    },
    forfeiting: {
      description: 'The active bonus is being forfeited; the claim follows.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'forfeitBonus',
        src: 'forfeitBonus',
        input: ({ context }) => ({
          assignmentId: context.activeBonus?.assignmentId ?? '',
          wageringProgress: context.activeBonus?.wageringProgress ?? 0,
          idempotencyKey: context.forfeitKey ?? '',
        }),
        onDone: { target: 'claiming' },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    consent: {
      description: 'The terms of this reward have to be agreed to.',
      tags: ['modal'],
      on: {
        'consent.accept': {
          target: 'agreeing',
          actions: assign({ bonusCode: ({ event }) => event.bonusCode }),
        },
        'consent.decline': { target: 'idle' },
        'claim.cancel': { target: 'idle' },
      },
    },
    agreeing: {
      description: 'The consent is being stored; the claim follows.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'agree',
        src: 'agree',
        input: ({ context }) => ({ campaignId: context.campaignId ?? '', agreed: true, bonusCode: context.bonusCode }),
        onDone: { target: 'claiming' },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    done: {
      description: 'Done; the page changes to where the reward is seen.',
      tags: ['status:success'],
      on: {
        'notice.close': { target: 'idle' },
        'claim.start': { target: 'claiming', actions: { type: 'keepWanted', params: ({ event }) => event } },
      },
    },
    cashbackNotice: {
      description: 'Says how much cashback was claimed.',
      tags: ['status:success'],
      on: {
        'notice.close': { target: 'idle' },
        'claim.start': { target: 'claiming', actions: { type: 'keepWanted', params: ({ event }) => event } },
      },
      after: { noticeTime: { target: 'idle', description: 'Leaves after 5 s' } },
    },
    failed: {
      description: 'It was not done; trying again uses the same key, so nothing happens twice.',
      tags: ['status:error'],
      on: { 'claim.retry': { target: 'claiming' }, 'claim.cancel': { target: 'idle' } },
    },
  },
})
