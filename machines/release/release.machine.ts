import { sendTo, setup } from 'xstate'
import { REQUEST_TIMEOUT } from '../delays.ts'
import type { FlowTag } from '../events.ts'
import type { StateMeta } from '../meta.ts'
import { mustProvide, mustProvideStream } from '../mustProvide.ts'
import type { ReleaseContext, ReleaseEvent, ReleaseInput, ReleaseWatchEvent, ReloadOutput } from './release.contract.ts'

/** Who has said "later" is asked again after this long (ms). */
export const REMIND_AFTER = 60 * 60_000

/** A new release of the site: offered when nothing is under way, never forced on what is. */
export const releaseMachine = setup({
  types: {
    context: {} as ReleaseContext,
    events: {} as ReleaseEvent,
    input: {} as ReleaseInput,
    tags: {} as FlowTag,
    meta: {} as StateMeta,
  },
  actors: {
    watchRelease: mustProvideStream<undefined, ReleaseWatchEvent>('watchRelease'),
    reload: mustProvide<ReloadOutput>('reload'),
  },
  guards: {
    isUnderWay: (_, { output }: { output: ReloadOutput }) => output === 'underWay',
  },
  actions: {
    askWork: sendTo('watchRelease', { type: 'work.ask' as const }),
    tellTabs: sendTo('watchRelease', { type: 'release.tell' as const }),
  },
  delays: { remindAfter: REMIND_AFTER, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'release',
  description: 'Whether the server has a newer release of the site than this page, and when it is loaded.',
  meta: { area: 'site' },
  context: ({ input }) => input,
  initial: 'current',
  invoke: { id: 'watchRelease', src: 'watchRelease' },
  on: { 'release.taken': { target: '.owed', description: 'Taken in another tab: this one follows' } },
  states: {
    current: {
      description: 'The page is of the newest release that is known.',
      on: { 'release.found': { target: 'held' } },
    },
    held: {
      description: 'A newer release is there; nothing is said while something is under way.',
      entry: 'askWork',
      on: { 'work.ended': { target: 'offered' } },
    },
    offered: {
      description: 'The new version is offered beside the page.',
      on: {
        'release.accept': { target: 'reloading', actions: 'tellTabs' },
        'release.later': { target: 'postponed' },
        'work.begun': { target: 'held', description: 'The offer makes way for what has begun' },
      },
    },
    postponed: {
      description: 'The person would rather go on with this version.',
      after: { remindAfter: { target: 'held', description: 'Offered again after an hour' } },
    },
    owed: {
      description:
        'The new release is taken, here or in another tab; it comes as soon as nothing is under way in this one.',
      entry: 'askWork',
      on: { 'work.ended': { target: 'reloading' }, 'release.taken': { description: 'Known already' } },
    },
    reloading: {
      description: 'The server is asked whether it answers, and the page is loaded anew.',
      tags: ['busy'],
      invoke: {
        id: 'reload',
        src: 'reload',
        onDone: [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => ({ output: event.output }) },
            target: 'owed',
            description: 'Something began while the server was asked: nothing is reloaded under it',
          },
          { target: 'left' },
        ],
        onError: { target: 'held', description: 'The server does not answer: the page stays, and it is offered again' },
      },
      on: {
        'work.begun': { target: 'owed', description: 'It waits for what has begun' },
        'release.taken': { description: 'It is on its way here too' },
      },
      after: { requestTimeout: { target: 'held', description: 'No answer within 15 s' } },
    },
    left: {
      description: 'The page is on its way out; the new one takes its place.',
      on: { 'release.taken': { description: 'Too late' } },
    },
  },
})
