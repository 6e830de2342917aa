import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  BonusCodeContext,
  BonusCodeEvent,
  BonusCodeInput,
  ClaimManuallyInput,
  VerifyBonusCodeInput,
  VerifyBonusCodeOutput,
} from './bonusCode.contract.ts'

/** Entering a bonus code and claiming by hand (BON-6). */
export const bonusCodeMachine = setup({
  types: {
    context: {} as BonusCodeContext,
    events: {} as BonusCodeEvent,
    input: {} as BonusCodeInput,
    tags: {} as FlowTag,
  },
  actors: {
    checkAvailability: mustProvide<boolean>('checkAvailability'),
    verifyBonusCode: mustProvide<VerifyBonusCodeOutput, VerifyBonusCodeInput>('verifyBonusCode'),
    claimManually: mustProvide<Readonly<Record<string, unknown>>, ClaimManuallyInput>('claimManually'),
  },
  guards: {
    isAvailable: (_, params: { available: boolean }) => params.available,
    isCode: (_, params: { bonusCode: string }) => params.bonusCode.trim() !== '',
  },
  actions: {
    keepCode: assign((_, params: { bonusCode: string }) => ({ bonusCode: params.bonusCode.trim(), problem: null })),
    forget: assign({ bonusCode: '', campaignId: null, idempotencyKey: null, reward: null, problem: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'bonusCode',
  description: 'The player enters a bonus code.',
  context: ({ input }) => ({
    ...input,
    bonusCode: '',
    campaignId: null,
    isAvailable: true,
    idempotencyKey: null,
    reward: null,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Not looked at.',
      tags: ['status:init'],
      entry: 'forget',
      on: { 'bonusCode.open': { target: 'checkingAvailability' } },
    },
    checkingAvailability: {
      description: 'Asks whether codes can be used now.',
      tags: ['busy'],
      invoke: {
        id: 'checkAvailability',
        src: 'checkAvailability',
        onDone: [
          {
            guard: { type: 'isAvailable', params: ({ event }) => ({ available: event.output }) },
            target: 'entering',
            actions: assign({ isAvailable: true }),
          },
          { target: 'unavailable', actions: assign({ isAvailable: false }) },
        ],
        onError: {
          target: 'unavailable',
          actions: [assign({ isAvailable: false }), { type: 'keepProblem', params: ({ event }) => event }],
        },
      },
      after: {
        requestTimeout: { target: 'unavailable', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    unavailable: {
      description: 'Codes cannot be used now.',
      on: { 'bonusCode.open': { target: 'checkingAvailability' }, 'bonusCode.clear': { target: 'idle' } },
    },
    entering: {
      description: 'The player types a code.',
      on: {
        'bonusCode.submit': {
          guard: { type: 'isCode', params: ({ event }) => event },
          target: 'verifying',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'bonusCode.clear': { target: 'idle' },
      },
    },
    verifying: {
      description: 'The code is being checked.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'verifyBonusCode',
        src: 'verifyBonusCode',
        input: ({ context }) => ({ bonusCode: context.bonusCode }),
        onDone: { target: 'verified', actions: assign({ campaignId: ({ event }) => event.output.campaignId }) },
        onError: { target: 'wrong', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'wrong', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    wrong: {
      description: 'The code was not accepted; why is said.',
      tags: ['status:error'],
      on: {
        'bonusCode.submit': {
          guard: { type: 'isCode', params: ({ event }) => event },
          target: 'verifying',
          actions: { type: 'keepCode', params: ({ event }) => event },
        },
        'bonusCode.clear': { target: 'idle' },
      },
    },
    verified: {
      description: 'The code belongs to a campaign; it can be claimed.',
      tags: ['status:success'],
      on: {
        'manualClaim.confirm': {
          target: 'claiming',
          actions: assign({ idempotencyKey: ({ event }) => event.idempotencyKey }),
        },
        'bonusCode.clear': { target: 'idle' },
      },
    },
    claiming: {
      description: 'The reward is being claimed.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'claimManually',
        src: 'claimManually',
        input: ({ context }) => ({
          bonusCode: context.bonusCode,
          state: 'ACTIVATED' as const,
          idempotencyKey: context.idempotencyKey ?? '',
        }),
        onDone: { target: 'claimed', actions: assign({ reward: ({ event }) => event.output, problem: null }) },
        onError: { target: 'claimFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: {
        requestTimeout: { target: 'claimFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    claimFailed: {
      description: 'It was not claimed; trying again uses the same key.',
      tags: ['status:error'],
      on: { 'manualClaim.retry': { target: 'claiming' }, 'bonusCode.clear': { target: 'idle' } },
    },
    claimed: {
      description: 'Claimed.',
      tags: ['status:success'],
      on: {
        'bonusCode.open': { target: 'checkingAvailability', actions: 'forget' },
        'bonusCode.clear': { target: 'idle' },
      },
    },
  },
})
