import { assign, sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag, Landing } from '../events.ts'
import { mustProvide } from '../mustProvide.ts'
import { timedOut, toProblem } from '../problem.ts'
import type { StateMeta } from '../meta.ts'
import type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginRefusal,
  LookUpConfirmationInput,
  MigratePlayerInput,
  PanelContent,
  RefusalKind,
  SignInInput,
  SignInOutput,
  StartCoolingInput,
  StartCoolingOutput,
} from './login.contract.ts'
import { isNotFound, readRefusal } from './refusal.ts'

/** Attempts to sign in after sign-up (AUT-4). */
export const MAX_ATTEMPTS = 5
/** Of these, at most as many may be wrong passwords: the pool locks the account after five, and some are left to type by hand. */
export const MAX_WRONG_PASSWORDS = 3

interface Failure {
  readonly error: unknown
}
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error })

/** Only words of the user pool are a refusal; no answer, a broken one or a server error can be tried again. */
const refusalOf = ({ error }: Failure): LoginRefusal | null => {
  const problem = toProblem(error)
  if (problem.kind === 'unknown' || (problem.kind === 'status' && (problem.status ?? 0) < 500))
    return readRefusal(problem.message)
  return null
}
const isPlayerNotFound = (failed: Failure): boolean =>
  refusalOf(failed)?.kind === 'unauthorised' && isNotFound(toProblem(failed.error).message)
/** The pool has looked at the password and it is not the account's; an account that is not there yet is another matter. */
const isWrongPassword = (failed: Failure): boolean =>
  refusalOf(failed)?.kind === 'unauthorised' &&
  !isNotFound(toProblem(failed.error).message) &&
  (failed.error as { isPasswordChecked?: unknown }).isPasswordChecked === true
const refusedAs =
  (kind: RefusalKind) =>
  (_: unknown, params: Failure): boolean =>
    refusalOf(params)?.kind === kind

const noLanding: Landing = { redirectPath: null, bonusCode: null }

/** Signing in: the panel at `#login`, and the sign-in with retry that follows a sign-up. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    signIn: mustProvide<SignInOutput, SignInInput>('signIn'),
    lookUpConfirmation: mustProvide<boolean, LookUpConfirmationInput>('lookUpConfirmation'),
    migratePlayer: mustProvide<boolean, MigratePlayerInput>('migratePlayer'),
    startCooling: mustProvide<StartCoolingOutput, StartCoolingInput>('startCooling'),
  },
  guards: {
    isTimeout: refusedAs('timeout'),
    isCooling: refusedAs('cooling'),
    isExcluded: refusedAs('excluded'),
    isExcludedIndefinitely: refusedAs('excludedIndefinitely'),
    isAttemptsExceeded: refusedAs('attemptsExceeded'),
    isBlacklisted: refusedAs('blacklisted'),
    isClosed: refusedAs('closed'),
    isUnauthorised: refusedAs('unauthorised'),
    isToBeLookedUp: ({ context }, params: Failure) =>
      context.hasConfirmationLookup && context.attempt === 0 && isPlayerNotFound(params),
    isLastAttempt: ({ context }) => context.attempt >= MAX_ATTEMPTS,
    isTypedWrong: ({ context }, params: Failure) => context.isTypedAgain && isWrongPassword(params),
    isLastWrongPassword: ({ context }, params: Failure) =>
      isWrongPassword(params) && context.wrongPasswords + 1 >= MAX_WRONG_PASSWORDS,
    isWrongPassword: (_, params: Failure) => isWrongPassword(params),
    // A break, a lock or a closed account: trying again only makes it worse.
    isForGood: (_, params: Failure) => !['unauthorised', undefined].includes(refusalOf(params)?.kind),
    hasPlayerId: ({ context }) => context.refusal?.playerId != null,
    wasFound: (_, params: { found: boolean }) => params.found,
  },
  actions: {
    keepCredentials: assign((_, params: { email: string; password: string; isTypedAgain?: boolean }) => ({
      email: params.email,
      password: params.password,
      refusal: null,
      problem: null,
      attempt: 0,
      isTypedAgain: params.isTypedAgain === true,
      wrongPasswords: 0,
    })),
    forgetPassword: assign({ password: null }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    countWrongPassword: assign({ wrongPasswords: ({ context }) => context.wrongPasswords + 1 }),
    keepError: assign((_, params: Failure) => ({ refusal: refusalOf(params), problem: toProblem(params.error) })),
    // What the pool says is no problem: the next one, such as a cooling off that is not granted, is told apart from it.
    keepRefusal: assign((_, params: Failure) => ({ refusal: refusalOf(params), problem: null })),
    keepTimeOut: assign({ refusal: null, problem: timedOut }),
    clearError: assign({ refusal: null, problem: null }),
    setLanding: assign((_, { landing = noLanding }: { landing?: Landing }) => ({ landing })),
    setContent: assign((_, params: { content: PanelContent }) => ({ content: params.content })),
    tellSignedIn: sendTo(
      ({ context }) => context.parentRef,
      ({ context }, params: SignInOutput & { way: 'form' | 'signUp' }) => ({
        type: 'login.succeeded' as const,
        player: params.player,
        way: params.way,
        landing: context.landing,
      }),
    ),
    tellPasswordRefused: sendTo(({ context }) => context.parentRef, { type: 'login.passwordRefused' }),
    tellCancelled: sendTo(({ context }) => context.parentRef, { type: 'login.cancelled' }),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT, retryWait: 3000 },
}).createMachine({
  id: 'login',
  description: 'A visitor becomes a signed-in player.',
  meta: { area: 'access' },
  context: ({ input }) => ({
    ...input,
    email: '',
    password: null,
    landing: noLanding,
    content: 'login',
    refusal: null,
    problem: null,
    attempt: 0,
    isTypedAgain: false,
    wrongPasswords: 0,
  }),
  initial: 'closed',
  on: {
    'login.afterSignUp': {
      target: '.afterSignUp',
      actions: { type: 'keepCredentials', params: ({ event }) => event },
      description: 'A new player is signed in without typing again',
    },
    'login.open': {
      target: '.open',
      actions: assign(({ event, context }) => ({
        landing: event.landing ?? context.landing,
        content: event.content ?? 'login',
      })),
    },
  },
  states: {
    closed: {
      description: 'No login panel is shown.',
      entry: ['forgetPassword', 'clearError'],
      on: {
        'redirect.reset': { actions: { type: 'setLanding', params: ({ event }) => event } },
        'error.set': {
          target: 'open.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: { message: event.message } }) },
        },
      },
    },
    open: {
      description: 'The login panel stands open.',
      meta: { requirements: ['NAV-7', 'AUT-11'] },
      initial: 'editing',
      exit: 'forgetPassword',
      on: {
        'login.close': { target: 'closed' },
        // An open panel stays as it is: an answer on its way must not be lost.
        'login.open': {
          actions: assign(({ event, context }) => ({
            landing: event.landing ?? context.landing,
            content: event.content ?? context.content,
          })),
        },
        'panel.set': { actions: { type: 'setContent', params: ({ event }) => event } },
        'redirect.reset': { actions: { type: 'setLanding', params: ({ event }) => event } },
        'error.set': {
          target: '.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: { message: event.message } }) },
        },
      },
      states: {
        editing: {
          description: 'The visitor types e-mail and password.',
          on: {
            'login.submit': {
              target: 'submitting',
              actions: { type: 'keepCredentials', params: ({ event }) => event },
            },
          },
        },
        submitting: {
          description: 'The user pool is asked.',
          meta: { requirements: ['AUT-1'] },
          tags: ['busy'],
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({ email: context.email, password: context.password ?? '' }),
            onDone: {
              target: '#login.succeeded',
              actions: { type: 'tellSignedIn', params: ({ event }) => ({ ...event.output, way: 'form' as const }) },
            },
            onError: [
              {
                guard: { type: 'isToBeLookedUp', params: failure },
                target: 'lookingUp',
                description: 'This brand asks whether the e-mail was confirmed meanwhile',
              },
              {
                guard: { type: 'isTimeout', params: failure },
                target: 'refused.timeout',
                actions: { type: 'keepRefusal', params: failure },
              },
              {
                guard: { type: 'isCooling', params: failure },
                target: 'refused.cooling',
                actions: { type: 'keepRefusal', params: failure },
              },
              {
                guard: { type: 'isExcludedIndefinitely', params: failure },
                target: 'refused.excludedIndefinitely',
                actions: { type: 'keepRefusal', params: failure },
              },
              {
                guard: { type: 'isExcluded', params: failure },
                target: 'refused.excluded',
                actions: { type: 'keepRefusal', params: failure },
              },
              {
                guard: { type: 'isAttemptsExceeded', params: failure },
                target: 'refused.attemptsExceeded',
                actions: { type: 'keepRefusal', params: failure },
              },
              {
                guard: { type: 'isBlacklisted', params: failure },
                target: 'refused.blacklisted',
                actions: { type: 'keepRefusal', params: failure },
              },
              {
                guard: { type: 'isClosed', params: failure },
                target: 'refused.closed',
                actions: { type: 'keepRefusal', params: failure },
              },
              {
                guard: { type: 'isUnauthorised', params: failure },
                target: 'refused.unauthorised',
                actions: { type: 'keepRefusal', params: failure },
              },
              { target: 'failed', actions: { type: 'keepError', params: failure } },
            ],
          },
          after: {
            requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        lookingUp: {
          description: 'Asks whether this e-mail has been confirmed since.',
          meta: { requirements: ['AUT-5'] },
          tags: ['busy'],
          entry: 'countAttempt',
          invoke: {
            id: 'lookUpConfirmation',
            src: 'lookUpConfirmation',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: 'wasFound', params: ({ event }) => ({ found: event.output }) },
                target: 'submitting',
                description: 'Confirmed: log in again',
              },
              { target: 'migrating', description: 'Not confirmed: the player may come from the former platform' },
            ],
            onError: { target: 'failed', actions: { type: 'keepError', params: failure } },
          },
          after: {
            requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        migrating: {
          description: 'Asks whether the player can be taken over from the former platform.',
          meta: { requirements: ['AUT-5'] },
          tags: ['busy'],
          invoke: {
            id: 'migratePlayer',
            src: 'migratePlayer',
            input: ({ context }) => ({ email: context.email, password: context.password ?? '' }),
            onDone: [
              {
                guard: { type: 'wasFound', params: ({ event }) => ({ found: event.output }) },
                target: 'submitting',
                description: 'Taken over: log in again',
              },
              {
                target: 'refused.unauthorised',
                actions: { type: 'keepRefusal', params: () => ({ error: { message: '' } }) },
              },
            ],
            onError: { target: 'failed', actions: { type: 'keepError', params: failure } },
          },
          after: {
            requestTimeout: { target: 'failed', actions: 'keepTimeOut', description: 'No answer within 15 s' },
          },
        },
        failed: {
          description: 'No usable answer: network, time-out or server trouble.',
          meta: { requirements: ['APP-5'] },
          entry: 'forgetPassword',
          on: {
            'error.reset': { target: 'editing', actions: 'clearError' },
            'login.submit': {
              target: 'submitting',
              actions: { type: 'keepCredentials', params: ({ event }) => event },
            },
          },
        },
        refused: {
          description: 'The user pool refused, and said why.',
          meta: { requirements: ['AUT-6'] },
          entry: 'forgetPassword',
          initial: 'unauthorised',
          on: {
            'error.reset': { target: 'editing', actions: 'clearError', description: 'Back to the form' },
          },
          states: {
            timeout: {
              description: 'The player takes a break; days and time left are shown.',
              meta: { requirements: ['AUT-6', 'AUT-7', 'RMB-9'] },
              tags: ['status:TIMEOUT'],
              on: { 'cooling.request': { guard: 'hasPlayerId', target: '#login.open.startingCooling' } },
            },
            cooling: {
              description: 'The player cools off for a day.',
              meta: { requirements: ['AUT-6', 'AUT-7'] },
              tags: ['status:TIMEOUT'],
            },
            excluded: {
              description: 'Excluded for a number of days.',
              meta: { requirements: ['AUT-6', 'RMB-9'] },
              tags: ['status:SELF_EXCLUDED'],
            },
            excludedIndefinitely: {
              description: 'Excluded without an end.',
              meta: { requirements: ['AUT-6', 'RMB-9'] },
              tags: ['status:SELF_EXCLUDED'],
            },
            attemptsExceeded: {
              description: 'Too many attempts: the account is locked for now.',
              meta: { requirements: ['AUT-6'] },
            },
            blacklisted: {
              description: 'The account has been deactivated.',
              meta: { requirements: ['AUT-6'] },
              tags: ['status:BLACKLISTED'],
            },
            closed: {
              description: 'The account is closed.',
              meta: { requirements: ['AUT-6'] },
              tags: ['status:CLOSED'],
            },
            unauthorised: {
              description: 'E-mail or password is wrong; it is not said which. The form stands open.',
              meta: { requirements: ['AUT-6', 'RMB-11'] },
              on: {
                'login.submit': {
                  target: '#login.open.submitting',
                  actions: { type: 'keepCredentials', params: ({ event }) => event },
                },
              },
            },
          },
        },
        startingCooling: {
          description: 'A day of cooling off is being asked for.',
          meta: { requirements: ['AUT-7'] },
          tags: ['busy'],
          invoke: {
            id: 'startCooling',
            src: 'startCooling',
            input: ({ context }) => ({ playerId: context.refusal?.playerId ?? 0 }),
            onDone: {
              target: 'refused.cooling',
              actions: assign(({ context, event }) => ({
                problem: null,
                refusal: context.refusal && {
                  ...context.refusal,
                  kind: 'cooling' as const,
                  isCooling: true,
                  initiator: 'PLAYER',
                  milliseconds: event.output.milliseconds,
                  remainingDays: Math.ceil(event.output.milliseconds / 86_400_000),
                },
              })),
            },
            onError: {
              target: 'refused.timeout',
              actions: assign({ problem: ({ event }) => toProblem(event.error) }),
            },
          },
          after: {
            requestTimeout: {
              target: 'refused.timeout',
              actions: assign({ problem: timedOut }),
              description: 'No answer within 15 s',
            },
          },
        },
      },
    },
    afterSignUp: {
      description: 'A new player is signed in: up to 5 attempts, 3 s apart.',
      meta: { requirements: ['AUT-4'] },
      initial: 'attempting',
      exit: 'forgetPassword',
      on: {
        'login.cancel': {
          target: 'closed',
          actions: 'tellCancelled',
          description: 'The player would rather log in later',
        },
        'login.afterSignUp': { description: 'Already on its way' },
      },
      states: {
        attempting: {
          description: 'One attempt; the page shows which of five.',
          meta: { requirements: ['AUT-4'] },
          tags: ['busy'],
          entry: 'countAttempt',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({ email: context.email, password: context.password ?? '' }),
            onDone: {
              target: '#login.succeeded',
              actions: { type: 'tellSignedIn', params: ({ event }) => ({ ...event.output, way: 'signUp' as const }) },
            },
            onError: [
              {
                guard: { type: 'isTypedWrong', params: failure },
                target: '#login.closed',
                actions: 'tellPasswordRefused',
                description: 'Typed anew after a reload, and wrong: the sign-up asks for it again',
              },
              {
                guard: { type: 'isForGood', params: failure },
                target: 'exhausted',
                actions: { type: 'keepError', params: failure },
                description: 'Waiting does not help; why is said',
              },
              {
                guard: { type: 'isLastWrongPassword', params: failure },
                target: 'exhausted',
                actions: { type: 'keepError', params: failure },
                description: 'Another one would lock the account before the player could type',
              },
              { guard: 'isLastAttempt', target: 'exhausted', actions: { type: 'keepError', params: failure } },
              {
                guard: { type: 'isWrongPassword', params: failure },
                target: 'waiting',
                actions: ['countWrongPassword', { type: 'keepError', params: failure }],
                description: 'The account may not be there yet',
              },
              { target: 'waiting', actions: { type: 'keepError', params: failure } },
            ],
          },
          after: {
            requestTimeout: [
              {
                guard: 'isLastAttempt',
                target: 'exhausted',
                actions: 'keepTimeOut',
                description: 'No answer within 15 s, for the fifth time',
              },
              { target: 'waiting', actions: 'keepTimeOut', description: 'No answer within 15 s' },
            ],
          },
        },
        waiting: {
          description: 'The next attempt comes by itself.',
          meta: { requirements: ['AUT-4'] },
          tags: ['busy'],
          after: { retryWait: { target: 'attempting', description: 'Tried again after 3 s' } },
        },
        exhausted: {
          description:
            'Five attempts failed, or no other would help: the account exists, logging in by hand is offered.',
          meta: { requirements: ['AUT-4'] },
          entry: 'forgetPassword',
        },
      },
    },
    succeeded: {
      description: 'Signed in; the session takes over and this flow ends.',
      meta: { requirements: ['AUT-3'] },
      entry: ['forgetPassword', 'clearError'],
    },
  },
})
