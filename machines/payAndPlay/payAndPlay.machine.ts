import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type {
  AuthoriseInput,
  AuthoriseOutput,
  LogInPlayerInput,
  LogInPlayerOutput,
  PayAndPlayContext,
  PayAndPlayEvent,
  PayAndPlayInput,
  UpdatePlayerInput,
  VerifyPaymentInput,
  VerifyPaymentOutput,
} from './payAndPlay.contract.ts'

const nothing = {
  amount: null,
  currency: '',
  idempotencyKey: null,
  iframeUrl: null,
  sessionId: null,
  code: null,
  playerId: null,
  details: null,
  problem: null,
} as const satisfies Partial<PayAndPlayContext>

/** Signing up by paying in (PNP-1 to PNP-5). */
export const payAndPlayMachine = setup({
  types: {
    context: {} as PayAndPlayContext,
    events: {} as PayAndPlayEvent,
    input: {} as PayAndPlayInput,
    tags: {} as FlowTag,
  },
  actors: {
    loadBanner: mustProvide<void>('loadBanner'),
    authorise: mustProvide<AuthoriseOutput, AuthoriseInput>('authorise'),
    verifyPayment: mustProvide<VerifyPaymentOutput, VerifyPaymentInput>('verifyPayment'),
    updatePlayer: mustProvide<void, UpdatePlayerInput>('updatePlayer'),
    logInPlayer: mustProvide<LogInPlayerOutput, LogInPlayerInput>('logInPlayer'),
  },
  guards: {
    isKnown: (_, params: VerifyPaymentOutput) => params.email !== null && params.mobilePhone !== null,
    isExpired: (_, params: { error: unknown }) => toProblem(params.error).code === 'error.pnp.session.expired',
    isUsed: (_, params: { error: unknown }) => toProblem(params.error).code === 'error.pnp.code.used',
    isAmount: (_, params: { amount: number }) => Number.isInteger(params.amount) && params.amount > 0,
  },
  actions: {
    forget: assign(nothing),
    forgetCode: assign({ code: null }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    keepReturned: assign((_, params: VerifyPaymentInput) => ({ code: params.code, sessionId: params.sessionId })),
    tellSignedIn: sendTo(
      ({ context }) => context.parentRef,
      (_, params: LogInPlayerOutput) => ({
        type: 'login.succeeded' as const,
        player: params.player,
        way: 'payAndPlay' as const,
        landing: { redirectPath: null, bonusCode: null },
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, sessionLife: 30 * 60_000 },
}).createMachine({
  id: 'payAndPlay',
  description: 'A visitor pays in and becomes a player by it.',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'closed',
  on: {
    'payAndPlay.close': { target: '.closed' },
    'provider.returned': {
      target: '.verifying',
      actions: { type: 'keepReturned', params: ({ event }) => event },
      description: 'The callback page, also in a fresh tab',
    },
  },
  states: {
    closed: {
      description: 'Not shown.',
      entry: 'forget',
      on: { 'payAndPlay.open': { target: 'loadingBanner' } },
    },
    loadingBanner: {
      description: 'Whether it is set up for this market.',
      tags: ['busy'],
      invoke: {
        id: 'loadBanner',
        src: 'loadBanner',
        onDone: { target: 'amount' },
        onError: { target: 'bannerMissing', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: { requestTimeout: { target: 'bannerMissing', actions: 'keepTimeOut', description: 'No answer in 15 s' } },
    },
    bannerMissing: {
      description: 'It is not set up.',
      on: { 'payAndPlay.retry': { target: 'loadingBanner' } },
    },
    amount: {
      description: 'The amount is chosen.',
      on: {
        'amount.submit': {
          guard: { type: 'isAmount', params: ({ event }) => event },
          target: 'authorising',
          actions: assign(({ event: { amount, currency, idempotencyKey } }) => ({ amount, currency, idempotencyKey })),
        },
      },
    },
    authorising: {
      description: 'The payment provider is asked for its page.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'authorise',
        src: 'authorise',
        input: ({ context }) => ({
          amount: context.amount ?? 0,
          currency: context.currency,
          idempotencyKey: context.idempotencyKey ?? '',
        }),
        onDone: { target: 'provider', actions: assign({ iframeUrl: ({ event }) => event.output.iframeUrl }) },
        onError: { target: 'authoriseFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: {
        requestTimeout: { target: 'authoriseFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    authoriseFailed: {
      description: 'The provider did not answer or refused.',
      on: { 'payAndPlay.retry': { target: 'amount' } },
    },
    provider: {
      description: 'The provider’s page stands in a frame.',
      on: { 'provider.closed': { target: 'abandoned' } },
      after: { sessionLife: { target: 'expired', description: 'The payment session lives 30 minutes' } },
    },
    verifying: {
      description: 'The one-time code is being verified.',
      tags: ['busy', 'status:loading'],
      exit: 'forgetCode',
      on: { 'provider.returned': { description: 'The same callback again changes nothing' } },
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context }) => ({ code: context.code ?? '', sessionId: context.sessionId ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'loggingIn',
            actions: assign({ playerId: ({ event }) => event.output.playerId }),
          },
          { target: 'signUpForm', actions: assign({ playerId: ({ event }) => event.output.playerId }) },
        ],
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isUsed', params: ({ event }) => event }, target: 'used' },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    signUpForm: {
      description: 'A new player: what the provider does not know is asked.',
      on: { 'details.submit': { target: 'updating', actions: assign({ details: ({ event }) => event.details }) } },
    },
    updating: {
      description: 'The details are being stored.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'updatePlayer',
        src: 'updatePlayer',
        input: ({ context }) => ({ playerId: context.playerId ?? 0, details: context.details! }),
        onDone: { target: 'loggingIn' },
        onError: { target: 'updateFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: {
        requestTimeout: { target: 'updateFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    updateFailed: {
      description: 'The details were not taken; why stands in the form.',
      on: { 'details.submit': { target: 'updating', actions: assign({ details: ({ event }) => event.details }) } },
    },
    loggingIn: {
      description: 'The player is being signed in.',
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'logInPlayer',
        src: 'logInPlayer',
        input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
        onDone: { target: 'succeeded', actions: { type: 'tellSignedIn', params: ({ event }) => event.output } },
        onError: { target: 'loginFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
      after: {
        requestTimeout: { target: 'loginFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    loginFailed: {
      description: 'Signing in failed; the payment is safe.',
      on: { 'payAndPlay.retry': { target: 'loggingIn' } },
    },
    expired: {
      description: 'The payment session has expired; nothing was paid.',
      on: { 'payAndPlay.retry': { target: 'amount', actions: 'forget' } },
    },
    used: { description: 'This payment was used already; nothing is paid twice.' },
    abandoned: {
      description: 'The provider’s page was closed; nothing was paid.',
      on: { 'payAndPlay.retry': { target: 'amount', actions: 'forget' } },
    },
    failed: {
      description: 'The payment could not be verified.',
      on: { 'payAndPlay.retry': { target: 'amount', actions: 'forget' } },
    },
    succeeded: { description: 'Signed in; the session takes over.', entry: 'forget' },
  },
})
