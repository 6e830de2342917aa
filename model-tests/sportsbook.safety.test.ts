import { areas } from '#machines/testing.ts'
import { assign } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { FlowId } from '#machines/flowIds.ts'
import { currentBlocks } from '#machines/session/blocks.ts'
import type { SessionContext } from '#machines/session/session.contract.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SportsbookContext } from '#machines/sportsbook/sportsbook.contract.ts'
import { sportsbookMachine } from '#machines/sportsbook/sportsbook.machine.ts'
import { explore, inAnyOrder, type Model, type View } from './explore.ts'
import { casesOf, type Outside, player, profileIs, sessionInput, shipped } from './shipped.ts'
import { explored } from './explored.ts'

const profile = (more: object = {}) => profileIs({ isPlayerHaveSportbookAccess: true, ...more })
const nowhere = { category: null, region: null, competition: null, event: null }
const tennis = { ...nowhere, category: 'tennis' }

const sportsbook: Outside<'sportsbook'> = {
  'sportsbook.open': [
    { type: 'sportsbook.open', product: 'SPORTSBOOK', deepLink: nowhere },
    { type: 'sportsbook.open', product: 'SPORTSBOOK', deepLink: tennis },
    { type: 'sportsbook.open', product: 'VIRTUAL_SPORTS', deepLink: nowhere },
  ],
  'sportsbook.close': [{ type: 'sportsbook.close' }],
  'sportsbook.retry': [{ type: 'sportsbook.retry' }],
  'bonusToast.hide': 'hides a line; who may bet does not depend on it',
  'frame.ready': [{ type: 'frame.ready' }],
  'frame.navigated': [{ type: 'frame.navigated', deepLink: tennis }],
  'frame.signInWanted': [{ type: 'frame.signInWanted' }],
  'frame.depositWanted': [{ type: 'frame.depositWanted' }],
  'frame.userAction': [{ type: 'frame.userAction' }],
  'frame.ended': [{ type: 'frame.ended' }],
  'player.arrived': 'sent by the session',
  'player.left': 'sent by the session',
  'profile.changed': 'sent by the session',
  'wallet.changed': 'sent by the session; it only has the balance told',
  'safety.playBlocked': 'sent by the session',
  'safety.playAllowed': 'sent by the session',
}

const at = (view: View, place: string): unknown => view.machine(place)?.value
const contextOf = (view: View, place: string): Record<string, unknown> => view.machine(place)?.context ?? {}
const book = (view: View) => contextOf(view, './sportsbook') as unknown as SportsbookContext

/** The frame of a player stands there, or is being asked for. */
const isBetting = (view: View): boolean => {
  const state = at(view, './sportsbook')
  const isThere = state === 'loading' || (typeof state === 'object' && state !== null)
  return isThere && book(view).player !== null
}
/** The area of what is shown; read here apart from what the flow makes of the profile. */
const isShut = (view: View): boolean => {
  const { profile: told } = contextOf(view, '.') as unknown as SessionContext
  // Of whom nothing is known it is not known that they may bet.
  if (told === null) return true
  return book(view).product === 'VIRTUAL_SPORTS'
    ? !told.areas.virtualSports
    : !told.areas.sports || !told.isPlayerHaveSportbookAccess
}
const mayNotBet = (view: View): boolean =>
  at(view, '.') !== 'player' ||
  currentBlocks(contextOf(view, '.') as unknown as SessionContext).length > 0 ||
  isShut(view)

describe('SAF-1 no sportsbook of a player while something stands against betting', () => {
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: [
        { type: 'authorisation.resolved', player },
        { type: 'authorisation.resolved', player: { ...player, suspended: true } },
        { type: 'authorisation.resolved', player: null },
        { type: 'session.signOut', reason: 'player' },
        { type: 'access.settled', outcome: 'open' },
        { type: 'access.settled', outcome: 'maintenance' },
        profile(),
        profile({ isPlayerRiskPayout: true }),
        profile({ areas: { ...areas, sports: false } }),
        profile({ areas: { ...areas, virtualSports: false } }),
        profile({ isPlayerHaveSportbookAccess: false }),
        { type: 'safety.blocksChanged', source: 'exclusion', reasons: ['timeout'] },
        { type: 'safety.blocksChanged', source: 'exclusion', reasons: [] },
        { type: 'safety.blocksChanged', source: 'limits', reasons: ['lossLimit'] },
        { type: 'safety.blocksChanged', source: 'limits', reasons: [] },
      ] as never,
      sportsbook: casesOf(sportsbook),
    },
    answers: {
      tabs: [],
      signOut: [{ resolve: undefined }],
      adoptSession: [{ resolve: null }],
      loadSportsbook: [{ resolve: { frameUrl: 'https://book.example/' } }, { reject: {} }],
      sportsbookChannel: [],
    },
    readAs: { session: { modals: inAnyOrder } },
    unread: { sportsbook: ['problem', 'sportsBonusToast', 'frameUrl'], session: ['landing'] },
    timersOf: ['sportsbook'],
    auditEvery: 2000,
    witnesses: {
      'a player’s sportsbook is open': (view) => isBetting(view) && at(view, './sportsbook') !== 'loading',
      'a visitor’s sportsbook is open': (view) => typeof at(view, './sportsbook') === 'object' && !isBetting(view),
      'betting is blocked': (view) => at(view, './sportsbook') === 'blocked',
      'virtual sports are open': (view) => isBetting(view) && book(view).product === 'VIRTUAL_SPORTS',
    },
    invariants: { 'SAF-1': (view) => !(isBetting(view) && mayNotBet(view)) },
  }
  const kept: FlowId[] = ['sportsbook']

  test('MOD-4 SAF-1 with profile, access, limits and breaks', () => {
    const result = explored(
      'SAF-1 sportsbook',
      { ...base, root: shipped(kept) },
      'what they say of play to the session is sent from outside, at any time',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test.each([
    [
      'a sportsbook that asks nobody',
      () => shipped(kept, { sportsbook: sportsbookMachine.provide({ guards: { isWantedOpen: () => true } }) }),
    ],
    [
      'a sportsbook that does not wait for the profile',
      () =>
        shipped(kept, {
          sportsbook: sportsbookMachine.provide({ guards: { isUnknown: () => false, isWantedOpen: () => true } }),
        }),
    ],
    [
      'a sportsbook that does not hear of the profile',
      () => shipped(kept, { sportsbook: sportsbookMachine.provide({ guards: { isClosedBy: () => false } }) }),
    ],
    [
      'a session that forgets what closes play',
      () => shipped(kept, {}, sessionMachine.provide({ actions: { tellSafety: assign({}) as never } })),
    ],
  ])('MOD-4 SAF-1 %s is found', (_, root) => {
    const result = explore({ ...base, root: root(), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-1'])
  })
})
