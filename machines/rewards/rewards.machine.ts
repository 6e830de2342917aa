import { assign, setup } from 'xstate'
import { listedRewards } from '#contract/listedRewards.ts'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import { allowedOf, excludedOf, notWithheld, withholdingEvents, withholdingGuards } from './withholding.ts'
import type {
  LoadRewardsInput,
  Reward,
  RewardList,
  RewardsContext,
  RewardsEvent,
  RewardsInput,
} from './rewards.contract.ts'

/** The player's rewards; the claim itself is a flow of its own (BON-1, SAF-2). */
export const rewardsMachine = setup({
  types: {
    context: {} as RewardsContext,
    events: {} as RewardsEvent,
    input: {} as RewardsInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: { loadRewards: mustProvide<readonly Reward[], LoadRewardsInput>('loadRewards') },
  guards: {
    ...withholdingGuards,
    hasMoved: ({ context }, params: { mark: string }) => params.mark !== context.mark,
    isDue: ({ context }) => context.isDue,
  },
  actions: {
    keepMark: assign((_, params: { mark: string }) => ({ mark: params.mark })),
    keepDue: assign({ isDue: true }),
    keepList: assign((_, params: { list: RewardList }) => ({
      list: params.list,
      rewards: [],
      selectedCampaignId: null,
      problem: null,
    })),
    keepRewards: assign((_, params: { rewards: readonly Reward[] }) => ({
      rewards: listedRewards(params.rewards, ({ isCashback }) => isCashback),
      problem: null,
    })),
    keepAllowed: assign(allowedOf),
    keepExcluded: assign(excludedOf),
    forgetRewards: assign({ rewards: [], selectedCampaignId: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'rewards',
  description: 'What the player may claim and what is active.',
  meta: { area: 'bonuses' },
  context: ({ input }) => ({
    ...input,
    list: 'ELIGIBLE',
    rewards: [],
    selectedCampaignId: null,
    ...notWithheld,
    mark: null,
    isDue: false,
    problem: null,
  }),
  initial: 'idle',
  on: {
    ...withholdingEvents,
    'rewards.touch': { actions: { type: 'keepMark', params: ({ event }) => event } },
  },
  states: {
    idle: {
      description: 'Not looked at.',
      on: {
        'rewards.open': [
          { guard: 'isWithheld', target: 'withheld' },
          { target: 'loading', actions: { type: 'keepList', params: ({ event }) => event } },
        ],
      },
    },
    withheld: {
      description: 'No bonus is offered to this player now.',
      meta: { requirements: ['RGT-7', 'SAF-2'] },
      entry: 'forgetRewards',
      on: {
        'rewards.open': [
          { guard: 'isWithheld', description: 'Still none' },
          { target: 'loading', actions: { type: 'keepList', params: ({ event }) => event } },
        ],
        'rewards.close': { target: 'idle' },
      },
    },
    loading: {
      description: 'The list is being loaded.',
      meta: { requirements: ['BON-1'] },
      tags: ['busy', 'status:loading'],
      entry: assign({ isDue: false }),
      on: {
        'rewards.close': { target: 'idle' },
        'rewards.refresh': { actions: 'keepDue', description: 'What is being answered may be older' },
        'rewards.touch': {
          guard: { type: 'hasMoved', params: ({ event }) => event },
          actions: [{ type: 'keepMark', params: ({ event }) => event }, 'keepDue'],
        },
      },
      invoke: {
        id: 'loadRewards',
        src: 'loadRewards',
        input: ({ context }) => ({ list: context.list }),
        onDone: [
          {
            guard: 'isDue',
            target: 'refreshing',
            actions: { type: 'keepRewards', params: ({ event }) => ({ rewards: event.output }) },
          },
          { target: 'ready', actions: { type: 'keepRewards', params: ({ event }) => ({ rewards: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    ready: {
      description: 'The list is shown.',
      meta: { requirements: ['BON-1', 'BON-7', 'BON-8'] },
      tags: ['status:success'],
      on: {
        'rewards.open': { target: 'loading', actions: { type: 'keepList', params: ({ event }) => event } },
        'rewards.refresh': { target: 'refreshing' },
        'rewards.touch': {
          guard: { type: 'hasMoved', params: ({ event }) => event },
          target: 'refreshing',
          actions: { type: 'keepMark', params: ({ event }) => event },
        },
        'rewards.close': { target: 'idle' },
        'campaign.select': { actions: assign({ selectedCampaignId: ({ event }) => event.campaignId }) },
      },
    },
    refreshing: {
      description: 'The list is being loaded anew; what was known stays shown.',
      tags: ['status:success'],
      entry: assign({ isDue: false }),
      on: {
        'rewards.open': { target: 'loading', actions: { type: 'keepList', params: ({ event }) => event } },
        'rewards.refresh': { actions: 'keepDue', description: 'What is being answered may be older' },
        'rewards.touch': {
          guard: { type: 'hasMoved', params: ({ event }) => event },
          actions: [{ type: 'keepMark', params: ({ event }) => event }, 'keepDue'],
        },
        'rewards.close': { target: 'idle' },
        'campaign.select': { actions: assign({ selectedCampaignId: ({ event }) => event.campaignId }) },
      },
      invoke: {
        id: 'refreshRewards',
        src: 'loadRewards',
        input: ({ context }) => ({ list: context.list }),
        onDone: [
          {
            guard: 'isDue',
            target: 'refreshing',
            reenter: true,
            actions: { type: 'keepRewards', params: ({ event }) => ({ rewards: event.output }) },
          },
          { target: 'ready', actions: { type: 'keepRewards', params: ({ event }) => ({ rewards: event.output }) } },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'keepProblem', params: ({ event }) => event },
          description: 'What was known stays, with a note',
        },
      },
      after: { requestTimeout: { target: 'ready', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    failed: {
      description: 'The list could not be loaded.',
      tags: ['status:error'],
      on: {
        'rewards.open': { target: 'loading', actions: { type: 'keepList', params: ({ event }) => event } },
        'rewards.refresh': { target: 'loading' },
        'rewards.close': { target: 'idle' },
      },
    },
  },
})
