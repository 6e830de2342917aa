import { and, assign, fromPromise, not, setup } from 'xstate'

/** A machine with every kind of thing a chart can show; for tests of the drawing only. */
export const everything = setup({
  types: {
    context: {} as { tries: number },
    events: {} as
      | { type: 'form.next' }
      | { type: 'code.submit' }
      | { type: 'help.open' }
      | { type: 'help.close' }
      | { type: 'note' },
  },
  actors: { sendCode: fromPromise(() => Promise.resolve()), loadChallenge: fromPromise(() => Promise.resolve()) },
  guards: { isAdult: () => true, hasTriesLeft: ({ context }) => context.tries < 3 },
  actions: { trackStep: () => {} },
  delays: { resendDelay: 60_000, lockout: 900_000 },
}).createMachine({
  id: 'everything',
  description: 'Shows all that a chart can show, with <odd> & "quoted" words.',
  type: 'parallel',
  context: { tries: 0 },
  states: {
    flow: {
      initial: 'details',
      on: { 'help.open': { target: '.help', description: 'Help lies over any step' }, note: { actions: 'trackStep' } },
      states: {
        details: {
          description: 'The player fills in who they are',
          entry: 'trackStep',
          tags: ['form'],
          on: {
            'form.next': [
              { guard: and(['isAdult', not('hasTriesLeft')]), target: 'code', actions: assign({ tries: 0 }) },
              { target: 'refused', description: 'Under age: it ends here' },
            ],
          },
        },
        code: {
          initial: 'sending',
          onDone: 'end',
          states: {
            sending: {
              tags: ['busy'],
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                onDone: 'waiting',
                onError: { target: 'locked', actions: assign({ tries: 1 }) },
              },
            },
            waiting: { on: { 'code.submit': 'right' }, after: { resendDelay: { actions: 'trackStep' } } },
            locked: {
              description: 'Too many wrong codes',
              after: { lockout: { target: 'sending', guard: 'hasTriesLeft' } },
            },
            right: { type: 'final' },
          },
        },
        help: { on: { 'help.close': 'before' } },
        before: { type: 'history', history: 'deep', target: 'details' },
        end: { type: 'final' },
        refused: { type: 'final' },
      },
    },
    challenge: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'challenge',
            src: 'loadChallenge',
            onDone: 'solved',
            onError: { target: 'loading', reenter: true },
          },
        },
        solved: { after: { 120_000: 'loading' }, always: { guard: 'isAdult', target: 'loading' } },
      },
    },
  },
})
