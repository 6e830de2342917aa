import { assign, sendParent, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { FlowId } from '#machines/flowIds.ts'
import { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import type { SiteMessage } from '#machines/gameFrame/gameFrame.contract.ts'
import { explore, inAnyOrder, type Model, type View } from './explore.ts'
import { player, sessionInput, shipped } from './shipped.ts'
import { explored } from './explored.ts'

// SAF-3 from the game's side: not what the frame's flow thinks of the game, but what the game was told. In place of the line to it stands
// a game that does as it is told and nothing else, and that may be late, be loaded again or not confirm: whatever stands over it, it rests.

type Whim = { type: 'speaks' } | { type: 'reloads' } | { type: 'confirms' } | { type: 'answers' }
type Said = 'frame.listening' | 'frame.ready' | 'frame.paused' | 'frame.resumed' | 'frame.pong'

/** A game by the protocol: it hears of pauses only once it is ready, and has forgotten them when it was loaded again. */
const obedient = setup({
  types: { events: {} as SiteMessage | Whim },
  actions: { say: sendParent((_, { type }: { type: Said }) => ({ type })) },
}).createMachine({
  id: 'gameChannel',
  description: 'A game that does as it is told',
  initial: 'loading',
  on: { reloads: '.loading' },
  states: {
    loading: {
      description: 'It has not heard how it is to be played.',
      on: { speaks: { actions: { type: 'say', params: { type: 'frame.listening' } } }, 'say.ready': 'greeted' },
    },
    greeted: {
      description: 'It makes itself ready.',
      on: { speaks: { target: 'plays', actions: { type: 'say', params: { type: 'frame.ready' } } } },
    },
    plays: {
      description: 'It can be played.',
      on: {
        'say.pause': 'rests',
        confirms: { actions: { type: 'say', params: { type: 'frame.resumed' } } },
        answers: { actions: { type: 'say', params: { type: 'frame.pong' } } },
      },
    },
    rests: {
      description: 'It stands still.',
      on: {
        'say.resume': 'plays',
        confirms: { actions: { type: 'say', params: { type: 'frame.paused' } } },
        answers: { actions: { type: 'say', params: { type: 'frame.pong' } } },
      },
    },
  },
})

const withGame = (machine = gameFrameMachine) => machine.provide({ actors: { gameChannel: obedient as never } })
const at = (view: View, place: string): unknown => view.machine(place)?.value
type Open = { readonly link: unknown; readonly play: unknown; readonly menu: unknown }
const open = (view: View): Open | null => (at(view, './gameFrame') as { open?: Open } | undefined)?.open ?? null
const plays = (view: View): boolean => at(view, './gameFrame/gameChannel') === 'plays'
/** As the view draws it: a game that would not pause, or waits for a new address, is off the page. */
const isOnThePage = (view: View): boolean => {
  const now = open(view)
  return now !== null && now.play !== 'stopped' && now.link !== 'reloading'
}
const isMenuOpen = (view: View): boolean => typeof open(view)?.menu === 'object'
const isAsked = (view: View): boolean => at(view, './idle') === 'warning'

const game = { gameId: 'g', provider: 'p', mode: 'real', url: 'https://game.example/g', currency: 'EUR' } as const
const kept: FlowId[] = ['gameFrame', 'idle']

const base: Omit<Model, 'root'> = {
  input: sessionInput,
  outside: {
    session: [
      { type: 'authorisation.resolved', player },
      { type: 'authorisation.resolved', player: null },
      { type: 'session.signOut', reason: 'player' },
      { type: 'game.launched', game },
      { type: 'game.closed' },
    ] as never,
    gameFrame: [
      { type: 'menu.open', view: 'initial' } as never,
      { type: 'menu.close' },
      { type: 'rules.open' },
      { type: 'frame.reload' },
    ],
    idle: [{ type: 'idle.continue' }, { type: 'idle.signOut' }],
    gameChannel: [{ type: 'speaks' }, { type: 'reloads' }, { type: 'confirms' }, { type: 'answers' }],
  },
  answers: {
    tabs: [],
    signOut: [{ resolve: undefined }],
    adoptSession: [{ resolve: null }],
    activity: [{ send: { type: 'activity.noted' } }],
  },
  readAs: { session: { modals: inAnyOrder }, gameFrame: { reasons: inAnyOrder } },
  unread: { gameFrame: ['loads', 'warning', 'realityCheck', 'soundOn', 'told', 'isWalletAhead'], session: ['landing'] },
  auditEvery: 1500,
  // What was off the page is loaded anew: it plays only once that has begun.
  memory: {
    initial: { isGone: false },
    next: ({ isGone }: { isGone: boolean }, _cause, _before, after) => ({
      isGone: !isOnThePage(after) || (isGone && at(after, './gameFrame/gameChannel') !== 'loading'),
    }),
  },
  witnesses: {
    'a game is played': (view) => plays(view) && isOnThePage(view),
    'a game rests under the menu': (view) => at(view, './gameFrame/gameChannel') === 'rests' && isMenuOpen(view),
    'a game rests under the idle question': (view) => at(view, './gameFrame/gameChannel') === 'rests' && isAsked(view),
    'a game is taken off the page': (view) => open(view)?.play === 'stopped',
    'a game plays that was given up as silent': (view) => plays(view) && open(view)?.link === 'silent',
  },
  invariants: {
    'SAF-3': (view, memory) =>
      !(
        (isAsked(view) || isMenuOpen(view)) &&
        plays(view) &&
        isOnThePage(view) &&
        !(memory as { isGone: boolean }).isGone
      ),
  },
}

const withSomethingMissing = (name: 'sayPause' | 'pauseIfWanted') =>
  gameFrameMachine.provide({ actions: { [name]: assign({}) as never } })

describe('SAF-3 a game is told to rest while something stands over it', () => {
  test('MOD-4 SAF-3 GAM-3 in every state, by what the game itself was told', () => {
    const result = explored(
      'SAF-3 as told',
      { ...base, root: shipped(kept, { gameFrame: withGame() }) },
      'what else stands over a game pauses it by the same event of the session',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test.each([
    ['a frame that forgets to say that it pauses', withSomethingMissing('sayPause')],
    ['a frame that does not say it again to a game that has just come', withSomethingMissing('pauseIfWanted')],
    [
      'a frame that lets a game go on too early',
      gameFrameMachine.provide({ guards: { hasPauseReasons: ({ context }) => context.reasons.length > 1 } }),
    ],
  ])('MOD-4 SAF-3 %s is found', (_, gameFrame) => {
    const result = explore({ ...base, root: shipped(kept, { gameFrame: withGame(gameFrame) }), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-3'])
  })
})
