import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  AuthoriseInput,
  AuthoriseOutput,
  LoadBannerOutput,
  LogInPlayerInput,
  LogInPlayerOutput,
  PayAndPlayContext,
  PayAndPlayEvent,
  PayAndPlayInput,
  ProviderMessagesInput,
  UpdatePlayerInput,
  VerifyPaymentInput,
  VerifyPaymentOutput,
} from './payAndPlay.contract.ts'

/** Everything of one payment; the banner and where to go afterwards stay. */
const noPayment = {
  iframeUrl: null,
  sessionId: null,
  code: null,
  idempotencyKey: '',
  playerId: null,
  countryCode: null,
  accountCurrency: null,
  isUnpaid: false,
  isLoginLost: false,
  details: null,
  problem: null,
} as const satisfies Partial<PayAndPlayContext>

const nothing = {
  ...noPayment,
  banner: null,
  amount: null,
  currency: '',
  redirectPath: null,
  bonusCode: null,
} as const satisfies Partial<PayAndPlayContext>

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })
const has = ({ error }: Failure, ...codes: readonly string[]): boolean => codes.includes(toProblem(error).code ?? '')

/** Signing up and in by paying in (PNP-1 to PNP-5). */
export const payAndPlayMachine = setup({
  types: {
    context: {} as PayAndPlayContext,
    events: {} as PayAndPlayEvent,
    input: {} as PayAndPlayInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadBanner: mustProvide<LoadBannerOutput>('loadBanner'),
    authorise: mustProvide<AuthoriseOutput, AuthoriseInput>('authorise'),
    providerMessages: mustProvideStream<ProviderMessagesInput>('providerMessages'),
    verifyPayment: mustProvide<VerifyPaymentOutput, VerifyPaymentInput>('verifyPayment'),
    updatePlayer: mustProvide<void, UpdatePlayerInput>('updatePlayer'),
    logInPlayer: mustProvide<LogInPlayerOutput, LogInPlayerInput>('logInPlayer'),
  },
  guards: {
    hasBanner: (_, params: { banner: LoadBannerOutput }) => params.banner !== null,
    // The same payment again, from its frame or from a second callback, must not stop what is under way.
    isAnotherPayment: ({ context }, params: { sessionId: string }) => params.sessionId !== context.sessionId,
    isKnown: (_, params: VerifyPaymentOutput) => params.email !== null && params.mobilePhone !== null,
    isExpired: (_, params: Failure) => has(params, 'error.pnp.session.expired'),
    isUsed: (_, params: Failure) => has(params, 'error.pnp.code.used'),
    isNotOffered: (_, params: Failure) => has(params, 'error.country.not_allowed', 'error.restricted.country'),
    isSignInRefused: (_, params: Failure) => has(params, 'error.forbidden'),
    isDepositRefused: (_, params: Failure) => has(params, 'error.deposit.not_allowed'),
    isOtherCurrency: (_, params: Failure) => has(params, 'error.pnp.currency'),
    isIncomplete: (_, params: Failure) => has(params, 'error.registration.incomplete'),
    isAmount: (_, params: { amount: number }) => Number.isInteger(params.amount) && params.amount > 0,
  },
  actions: {
    forget: assign(nothing),
    forgetPayment: assign(noPayment),
    forgetCode: assign({ code: null }),
    giveUpAmount: assign({ isUnpaid: true }),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, params: Failure) => ({ problem: toProblem(params.error) })),
    keepTimeOut: assign({ problem: timedOut }),
    keepReturned: assign((_, { code, sessionId, idempotencyKey }: VerifyPaymentInput) => ({
      ...noPayment,
      code,
      sessionId,
      idempotencyKey,
    })),
    keepVerified: assign((_, { playerId, countryCode, accountCurrency }: VerifyPaymentOutput) => ({
      code: null,
      playerId,
      countryCode,
      accountCurrency,
    })),
    tellSignedIn: sendTo(
      ({ context }) => context.parentRef,
      ({ context }, params: LogInPlayerOutput) => ({
        type: 'login.succeeded' as const,
        player: params.player,
        way: 'payAndPlay' as const,
        landing: { redirectPath: context.redirectPath, bonusCode: context.bonusCode },
      }),
    ),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, sessionLife: 30 * 60_000 },
}).createMachine({
  id: 'payAndPlay',
  description: 'A visitor pays in and becomes a player by it.',
  meta: { area: 'access' },
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'closed',
  on: {
    'payAndPlay.close': { target: '.closed' },
    'provider.returned': {
      guard: { type: 'isAnotherPayment', params: ({ event }) => event },
      target: '.verifying',
      actions: { type: 'keepReturned', params: ({ event }) => event },
      description: 'The provider’s page comes back, in its frame or in a tab of its own',
    },
  },
  states: {
    closed: {
      description: 'Not shown.',
      entry: 'forget',
      on: {
        'payAndPlay.open': {
          target: 'loadingBanner',
          actions: assign(({ event: { redirectPath, bonusCode = null } }) => ({ redirectPath, bonusCode })),
        },
        'callback.empty': { target: 'expired' },
        'callback.unasked': { target: 'unasked', actions: { type: 'keepReturned', params: ({ event }) => event } },
        'provider.refused': { target: 'refused', description: 'Back from the bank in a tab of its own' },
        'provider.closed': { target: 'abandoned', description: 'Back from the bank in a tab of its own' },
      },
    },
    loadingBanner: {
      description: 'Whether it is set up for this market.',
      meta: { requirements: ['PNP-4'] },
      tags: ['busy'],
      entry: 'clearProblem',
      invoke: {
        id: 'loadBanner',
        src: 'loadBanner',
        onDone: [
          {
            guard: { type: 'hasBanner', params: ({ event }) => ({ banner: event.output }) },
            target: 'amount',
            actions: assign({ banner: ({ event }) => event.output }),
          },
          { target: 'bannerMissing' },
        ],
        onError: { target: 'bannerFailed', actions: { type: 'keepProblem', params: failure } },
      },
      after: { requestTimeout: { target: 'bannerFailed', actions: 'keepTimeOut', description: 'No answer in 15 s' } },
    },
    bannerMissing: { description: 'It is not set up in this market.', meta: { requirements: ['PNP-4'] } },
    bannerFailed: {
      description: 'It could not be found out whether it is set up.',
      meta: { requirements: ['PNP-4'] },
      on: { 'payAndPlay.retry': { target: 'loadingBanner' } },
    },
    amount: {
      description: 'The amount is chosen.',
      meta: { requirements: ['PNP-1'] },
      on: {
        'amount.submit': {
          guard: { type: 'isAmount', params: ({ event }) => event },
          target: 'authorising',
          actions: assign(({ event: { amount, currency } }) => ({ amount, currency, problem: null })),
        },
      },
    },
    authorising: {
      description: 'The payment provider is asked for its page.',
      meta: { requirements: ['PNP-1', 'PNP-3'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'authorise',
        src: 'authorise',
        input: ({ context }) => ({ amount: context.amount ?? 0, currency: context.currency }),
        onDone: { target: 'provider', actions: assign({ iframeUrl: ({ event }) => event.output.iframeUrl }) },
        onError: [
          { guard: { type: 'isNotOffered', params: failure }, target: 'notOffered' },
          { target: 'authoriseFailed', actions: { type: 'keepProblem', params: failure } },
        ],
      },
      after: {
        requestTimeout: { target: 'authoriseFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    authoriseFailed: {
      description: 'The provider did not answer or refused; the amount stands as typed.',
      meta: { requirements: ['PNP-3'] },
      on: {
        'amount.submit': {
          guard: { type: 'isAmount', params: ({ event }) => event },
          target: 'authorising',
          actions: assign(({ event: { amount, currency } }) => ({ amount, currency, problem: null })),
        },
      },
    },
    notOffered: { description: 'It is not offered in the visitor’s country; nothing was paid.' },
    provider: {
      description: 'The provider’s page stands in a frame.',
      meta: { requirements: ['PNP-1'] },
      invoke: {
        id: 'providerMessages',
        src: 'providerMessages',
        input: ({ context }) => ({ iframeUrl: context.iframeUrl ?? '' }),
      },
      on: {
        'provider.refused': { target: 'refused' },
        'provider.closed': { target: 'abandoned' },
        'callback.empty': { target: 'expired' },
      },
      after: { sessionLife: { target: 'expired', description: 'The payment session lives 30 minutes' } },
    },
    unasked: {
      description:
        'A payment came back to a tab that has begun none. Only who says that it is theirs is signed in by it.',
      meta: { requirements: ['PNP-5'] },
      on: { 'payment.confirm': { target: 'verifying' } },
    },
    verifying: {
      description: 'The one-time code is being verified.',
      meta: { requirements: ['PNP-2', 'PNP-3'] },
      tags: ['busy', 'status:loading'],
      invoke: {
        id: 'verifyPayment',
        src: 'verifyPayment',
        input: ({ context: { code, sessionId, idempotencyKey } }) => ({
          code: code ?? '',
          sessionId: sessionId ?? '',
          idempotencyKey,
        }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'loggingIn',
            actions: { type: 'keepVerified', params: ({ event }) => event.output },
            description: 'E-mail and phone are known: a player',
          },
          {
            target: 'signUpForm',
            actions: { type: 'keepVerified', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'isExpired', params: failure }, target: 'expired', actions: 'forgetCode' },
          { guard: { type: 'isUsed', params: failure }, target: 'used', actions: 'forgetCode' },
          { guard: { type: 'isNotOffered', params: failure }, target: 'notOffered', actions: 'forgetCode' },
          { target: 'unverified', actions: { type: 'keepProblem', params: failure } },
        ],
      },
      after: { requestTimeout: { target: 'unverified', actions: 'keepTimeOut', description: 'No answer within 15 s' } },
    },
    unverified: {
      description: 'The check of the payment had no answer; the same one is asked for again.',
      meta: { requirements: ['PNP-3', 'PNP-5'] },
      on: { 'payAndPlay.retry': { target: 'verifying', actions: 'clearProblem' } },
    },
    signUpForm: {
      description: 'A new player: what the bank does not know is asked.',
      meta: { requirements: ['PNP-2'] },
      on: { 'details.submit': { target: 'updating', actions: assign({ details: ({ event }) => event.details }) } },
    },
    updating: {
      description: 'The details are being stored.',
      meta: { requirements: ['PNP-2', 'PNP-3'] },
      tags: ['busy', 'status:loading'],
      entry: 'clearProblem',
      invoke: {
        id: 'updatePlayer',
        src: 'updatePlayer',
        input: ({ context }) => ({
          sessionId: context.sessionId ?? '',
          playerId: context.playerId ?? 0,
          countryCode: context.countryCode ?? '',
          details: context.details!,
        }),
        onDone: { target: 'loggingIn' },
        onError: [
          { guard: { type: 'isExpired', params: failure }, target: 'expired' },
          { target: 'updateFailed', actions: { type: 'keepProblem', params: failure } },
        ],
      },
      after: {
        requestTimeout: { target: 'updateFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    updateFailed: {
      description: 'The details were not taken; why stands in the form.',
      meta: { requirements: ['PNP-3'] },
      on: { 'details.submit': { target: 'updating', actions: assign({ details: ({ event }) => event.details }) } },
    },
    loggingIn: {
      description: 'The held amount is taken, once, where it is not given up, and the player is being signed in.',
      meta: { requirements: ['PNP-2', 'PNP-3', 'SAF-4', 'SAF-5'] },
      tags: ['busy', 'status:loading'],
      entry: 'clearProblem',
      // What is taken must not be left without its player.
      on: { 'payAndPlay.close': { description: 'The answer is waited for' } },
      invoke: {
        id: 'logInPlayer',
        src: 'logInPlayer',
        input: ({ context: { sessionId, playerId, isUnpaid, isLoginLost, idempotencyKey } }) => ({
          sessionId: sessionId ?? '',
          playerId: playerId ?? 0,
          isUnpaid,
          isLoginLost,
          idempotencyKey: `${isUnpaid ? 'unpaid' : 'login'}-${idempotencyKey}`,
        }),
        onDone: { target: 'succeeded', actions: { type: 'tellSignedIn', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isExpired', params: failure }, target: 'expired' },
          { guard: { type: 'isUsed', params: failure }, target: 'used' },
          {
            guard: { type: 'isSignInRefused', params: failure },
            target: 'loginRefused',
            actions: { type: 'keepProblem', params: failure },
          },
          { guard: { type: 'isDepositRefused', params: failure }, target: 'depositRefused' },
          { guard: { type: 'isOtherCurrency', params: failure }, target: 'currencyRefused' },
          { guard: { type: 'isIncomplete', params: failure }, target: 'signUpForm' },
          { target: 'loginFailed', actions: { type: 'keepProblem', params: failure } },
        ],
      },
      after: {
        requestTimeout: { target: 'loginFailed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
      },
    },
    loginFailed: {
      description: 'Signing in had no answer; the same payment is gone on with, and is taken once.',
      meta: { requirements: ['PNP-3', 'SAF-4'] },
      entry: assign(({ context }) => ({ isLoginLost: context.isLoginLost || !context.isUnpaid })),
      on: { 'payAndPlay.retry': { target: 'loggingIn' } },
    },
    loginRefused: {
      description: 'The player may not sign in now (a break, an exclusion, a closed account); nothing is taken.',
      meta: { requirements: ['SAF-5'] },
    },
    depositRefused: {
      description: 'The player may not pay in now; nothing is taken.',
      meta: { requirements: ['SAF-5'] },
      on: { 'login.unpaid': { target: 'loggingIn', actions: 'giveUpAmount' } },
    },
    currencyRefused: {
      description: 'The account is in another currency than the payment; nothing is taken.',
      meta: { requirements: ['SAF-5'] },
      on: { 'login.unpaid': { target: 'loggingIn', actions: 'giveUpAmount' } },
    },
    refused: {
      description: 'The bank refused the payment; nothing was paid.',
      on: { 'payAndPlay.retry': { target: 'loadingBanner', actions: 'forgetPayment' } },
    },
    abandoned: {
      description: 'The payment was given up; nothing was paid.',
      meta: { requirements: ['PNP-5'] },
      on: { 'payAndPlay.retry': { target: 'loadingBanner', actions: 'forgetPayment' } },
    },
    expired: {
      description: 'The payment cannot be finished any more; what was held is released.',
      meta: { requirements: ['PNP-5'] },
      on: { 'payAndPlay.retry': { target: 'loadingBanner', actions: 'forgetPayment' } },
    },
    used: {
      description: 'This payment was used already; nothing is paid twice.',
      meta: { requirements: ['PNP-5'] },
      on: { 'payAndPlay.retry': { target: 'loadingBanner', actions: 'forgetPayment' } },
    },
    succeeded: {
      description: 'Signed in; the session takes over.',
      meta: { requirements: ['PNP-2'] },
      entry: 'forget',
    },
  },
})
