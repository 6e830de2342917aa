import { assign, emit, fromCallback, fromObservable, fromPromise, raise, sendTo, setup, stopChild } from 'xstate'

/** Effects of the real actors below; a replay must leave it empty. */
export const effects: string[] = []

/** What the outside answers, set by a test. */
export const world = {
  signIn: () => Promise.reject(new Error('nobody')),
  push: () => {},
  rate: () => {},
} as {
  signIn: (input: { email: string; password: string }) => Promise<{ playerId: number }>
  push: (event: { type: 'pushed'; balance: number }) => void
  rate: (value: number) => void
}

const login = setup({
  types: {
    context: {} as { tries: number; problem: string | null; email: string; password: string },
    events: {} as { type: 'form.submit'; email: string; password: string } | { type: 'form.cancel' },
  },
  actors: {
    signIn: fromPromise<{ playerId: number }, { email: string; password: string }>(({ input }) => {
      effects.push('signIn')
      return world.signIn(input)
    }),
  },
  guards: { isPassing: ({ event }) => ((event as { error?: { status?: number } }).error?.status ?? 0) >= 500 },
  actions: { focus: () => void effects.push('focus') },
  delays: { backoff: ({ context }) => 500 * context.tries },
}).createMachine({
  id: 'login',
  context: { tries: 0, problem: null, email: '', password: '' },
  initial: 'editing',
  states: {
    editing: {
      entry: 'focus',
      on: {
        'form.submit': {
          target: 'submitting',
          actions: assign(({ event }) => ({ email: event.email, password: event.password })),
        },
      },
    },
    submitting: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ email: context.email, password: context.password }),
        onDone: 'done',
        onError: [
          { guard: 'isPassing', target: 'waiting', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
          { target: 'editing', actions: assign({ problem: ({ event }) => (event.error as { code: string }).code }) },
        ],
      },
    },
    waiting: { after: { backoff: 'submitting' }, on: { 'form.cancel': 'editing' } },
    done: { type: 'final' },
  },
})

const wallet = setup({
  types: {
    context: {} as { balance: number; pings: number; rate: number | null },
    events: {} as { type: 'opened' } | { type: 'pushed'; balance: number } | { type: 'ping' } | { type: 'pong' },
  },
  actors: {
    socket: fromCallback<{ type: 'ping' }>(({ sendBack, receive }) => {
      effects.push('socket')
      world.push = sendBack
      sendBack({ type: 'opened' })
      receive(() => sendBack({ type: 'pong' }))
      return () => void effects.push('socket closed')
    }),
    rates: fromObservable<number, undefined>(() => ({
      subscribe: (observer) => {
        effects.push('rates')
        const next = (observer as { next: (value: number) => void }).next
        world.rate = next
        next(1)
        return { unsubscribe: () => {} }
      },
    })),
  },
}).createMachine({
  id: 'wallet',
  context: { balance: 0, pings: 0, rate: null },
  invoke: [
    { id: 'socket', src: 'socket' },
    {
      id: 'rates',
      src: 'rates',
      onSnapshot: { actions: assign({ rate: ({ event }) => event.snapshot.context ?? null }) },
    },
  ],
  initial: 'connecting',
  states: {
    connecting: { on: { opened: 'open' } },
    open: {
      on: {
        pushed: { actions: assign({ balance: ({ event }) => event.balance }) },
        ping: { actions: sendTo('socket', { type: 'ping' }) },
        pong: { actions: assign({ pings: ({ context }) => context.pings + 1 }) },
      },
    },
  },
})

/** A small session with every way in which something can enter: for tests of recorder and replay only. */
export const smallSession = setup({
  types: {
    context: {} as { player: number | null; broken: number },
    events: {} as { type: 'sign.out' } | { type: 'break' },
    emitted: {} as { type: 'signed.in' },
  },
  actors: {
    login,
    wallet,
    broken: fromCallback(() => {
      effects.push('broken')
      throw new Error('"broken" must be provided')
    }),
  },
}).createMachine({
  id: 'session',
  context: { player: null, broken: 0 },
  initial: 'visitor',
  on: {
    break: { actions: ({ self }) => void self },
    'xstate.error.actor.broken': {
      actions: [assign({ broken: ({ context }) => context.broken + 1 }), stopChild('broken')],
    },
  },
  states: {
    visitor: {
      invoke: {
        id: 'login',
        src: 'login',
        systemId: 'login',
        onDone: { target: 'player', actions: [emit({ type: 'signed.in' }), assign({ player: 7 })] },
      },
    },
    player: {
      entry: raise({ type: 'break' }, { delay: 3000, id: 'later' }),
      invoke: [
        { id: 'wallet', src: 'wallet', systemId: 'wallet' },
        { id: 'broken', src: 'broken' },
      ],
      on: { 'sign.out': { target: 'visitor', actions: assign({ player: null }) } },
    },
  },
})
