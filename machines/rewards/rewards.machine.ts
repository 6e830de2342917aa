import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag, PlayBlock } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import { withholds } from './withholding.ts'
import type { LoadRewardsInput, Reward, RewardsContext, RewardsEvent, RewardsInput } from './rewards.contract.ts'

/** Drafts and dead cashback hidden; by end date, no end date last (BON-1). */
export const shownRewards = (rewards: readonly Reward[]): readonly Reward[] =>
  rewards
    .filter(
      (reward) =>
        reward.campaignStatus !== 'DRAFT' &&
        !(reward.isCashback && (reward.campaignStatus === 'EXPIRED' || reward.campaignStatus === 'CANCELED')),
    )
    .toSorted((a, b) =>
      a.endedAt === b.endedAt
        ? 0
        : a.endedAt === null
          ? 1
          : b.endedAt === null
            ? -1
            : a.endedAt.localeCompare(b.endedAt),
    )

/** The player's rewards; the claim itself is a flow of its own (BON-1, SAF-2). */
export const rewardsMachine = setup({
  types: { context: {} as RewardsContext, events: {} as RewardsEvent, input: {} as RewardsInput, tags: {} as FlowTag },
  actors: { loadRewards: mustProvide<readonly Reward[], LoadRewardsInput>('loadRewards') },
  guards: {
    isWithheld: ({ context }) => context.isExcluded || !context.isBonusAllowed,
    isBonusClosed: (_, params: { bonuses: boolean }) => !params.bonuses,
    isWithheldBy: (_, params: { reasons: readonly PlayBlock[] }) => withholds(params.reasons),
  },
  actions: {
    keepAllowed: assign((_, params: { bonuses: boolean }) => ({ isBonusAllowed: params.bonuses })),
    keepExcluded: assign((_, params: { reasons: readonly PlayBlock[] }) => ({
      isExcluded: withholds(params.reasons),
    })),
    forgetRewards: assign({ rewards: [], selectedCampaignId: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'rewards',
  description: 'What the player may claim and what is active.',
  context: ({ input }) => ({
    ...input,
    list: 'ELIGIBLE',
    rewards: [],
    selectedCampaignId: null,
    hidePopup: false,
    isBonusAllowed: true,
    isExcluded: false,
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
    'safety.playAllowed': { actions: assign({ isExcluded: false }) },
    'popup.hide': { actions: assign({ hidePopup: true }) },
  },
  states: {
    idle: {
      description: 'Not looked at.',
      on: {
        'rewards.open': [
          { guard: 'isWithheld', target: 'withheld' },
          { target: 'loading', actions: assign({ list: ({ event }) => event.list }) },
        ],
      },
    },
    withheld: {
      description: 'No bonus is offered to this player now.',
      entry: 'forgetRewards',
      on: {
        'rewards.open': [
          { guard: 'isWithheld', description: 'Still none' },
          { target: 'loading', actions: assign({ list: ({ event }) => event.list }) },
        ],
        'rewards.close': { target: 'idle' },
      },
    },
    loading: {
      description: 'The list is being loaded.',
      tags: ['busy', 'status:loading'],
      on: { 'rewards.close': { target: 'idle' } },
      invoke: {
        id: 'loadRewards',
        src: 'loadRewards',
        input: ({ context }) => ({ list: context.list }),
        onDone: {
          target: 'ready',
          actions: assign({ rewards: ({ event }) => shownRewards(event.output), problem: null }),
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    ready: {
      description: 'The list is shown.',
      tags: ['status:success'],
      on: {
        'rewards.open': { target: 'loading', actions: assign({ list: ({ event }) => event.list }) },
        'rewards.refresh': { target: 'loading' },
        'rewards.close': { target: 'idle' },
        'campaign.select': { actions: assign({ selectedCampaignId: ({ event }) => event.campaignId }) },
      },
    },
    failed: {
      description: 'The list could not be loaded.',
      tags: ['status:error'],
      on: { 'rewards.refresh': { target: 'loading' }, 'rewards.close': { target: 'idle' } },
    },
  },
})
