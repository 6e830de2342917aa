import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { anna, answer, areas, leafStates, listeningParent, manual, manualStream } from '../testing.ts'
import type {
  DeepLink,
  LoadSportsbookInput,
  LoadSportsbookOutput,
  SportsbookChannelInput,
  SportsbookEvent,
  SportsSiteNews,
} from './sportsbook.contract.ts'
import { sportsbookMachine } from './sportsbook.machine.ts'

const nowhere: DeepLink = { category: null, region: null, competition: null, event: null }
const football = { ...nowhere, category: 'football' }
const goes = (deepLink = nowhere, product: 'SPORTSBOOK' | 'VIRTUAL_SPORTS' = 'SPORTSBOOK'): SportsbookEvent => ({
  type: 'sportsbook.open',
  product,
  deepLink,
})
const arrived: SportsbookEvent = { type: 'player.arrived', player: anna, way: 'form' }
const profile = (more: object = {}): SportsbookEvent => ({
  type: 'profile.changed',
  profile: { areas: { ...areas, ...more }, isPlayerHaveSportbookAccess: true } as never,
})
const blocked: SportsbookEvent = { type: 'safety.playBlocked', reasons: ['timeout'] }
const allowed: SportsbookEvent = { type: 'safety.playAllowed' }

/** The sportsbook after these events, with what it has asked for and told its frame. */
function after(...events: readonly SportsbookEvent[]) {
  const load = manual<LoadSportsbookOutput, LoadSportsbookInput>()
  const frame = manualStream<SportsbookChannelInput, SportsSiteNews>()
  const actor = createActor(
    sportsbookMachine.provide({ actors: { loadSportsbook: load.logic, sportsbookChannel: frame.logic } }),
    { input: { parentRef: listeningParent().parentRef } },
  ).start()
  const send = (...more: readonly SportsbookEvent[]): void => {
    for (const event of more) actor.send(event)
  }
  send(...events)
  return { send, load, frame, at: () => leafStates(actor.getSnapshot()).join(' '), actor }
}
const mayBet = [arrived, profile(), allowed] as const

/** In its frame, as its answer has come. */
async function opened(...events: readonly SportsbookEvent[]) {
  const it = after(...events, goes())
  await answer(it.load.last(), { frameUrl: 'https://book.example/' })
  return it
}

describe('SPB-1 SAF-1 what can not come about on the page', () => {
  test('GRD-6 SAF-1 play is allowed, and sports are closed: betting stays closed', () => {
    expect(after(arrived, goes(), profile(), allowed).at()).toBe('loading')
    const shut = after(arrived, goes(), profile({ sports: false }), allowed)
    expect([shut.at(), shut.load.calls]).toEqual(['blocked', []])
  })

  test('SPB-1 what blocks a visitor leaves the sportsbook to look at, while it loads and in its frame', async () => {
    const loading = after(goes(), blocked)
    expect([loading.at(), loading.load.calls.length]).toEqual(['loading', 1])
    const open = await opened()
    open.send(blocked)
    expect(open.at()).toBe('open.opening')
    const player = await opened(...mayBet)
    player.send(blocked)
    expect(player.at()).toBe('blocked')
  })

  test('SAF-1 another place is not loaded for who may not bet there', () => {
    // Virtual sports are closed to them, sports are not.
    const it = after(arrived, profile({ virtualSports: false }), allowed, goes())
    it.send(goes(football))
    expect([it.at(), it.load.calls.length]).toEqual(['loading', 2])
    it.send(goes(football, 'VIRTUAL_SPORTS'))
    expect([it.at(), it.load.calls.length]).toEqual(['blocked', 2])
  })

  test('SPB-1 a place of the same product is gone to in the frame, one of the other is loaded', async () => {
    const it = await opened(...mayBet)
    it.send(goes(football))
    expect([it.at(), it.frame.received]).toEqual(['open.opening', [{ type: 'say.navigate', deepLink: football }]])
    it.send(goes(nowhere, 'VIRTUAL_SPORTS'))
    expect([it.at(), it.frame.received.length, it.load.calls.length]).toEqual(['loading', 1, 2])
  })

  test('SAF-2 SPB-2 BON-8 as bonuses are taken off, or given again, the open sportsbook is told at once to read what can be staked, and by no other change', async () => {
    const it = await opened(...mayBet)
    const told = () => it.frame.received.filter(({ type }) => type === 'say.balanceChanged').length
    it.frame.send({ type: 'frame.ready' })
    it.send(profile())
    expect([it.at(), told()]).toEqual(['open.ready', 0])
    it.send(profile({ bonuses: false }))
    expect([it.at(), told()]).toEqual(['open.ready', 1])
    it.send(profile({ bonuses: false, deposit: false }))
    expect(told()).toBe(1)
    it.send(profile())
    expect([told(), it.actor.getSnapshot().context.profile?.areas.bonuses]).toEqual([2, true])
    // Before it can be used as well: it may have read before.
    const loading = await opened(...mayBet)
    loading.send(profile({ bonuses: false }))
    expect([loading.at(), loading.frame.received]).toEqual(['open.opening', [{ type: 'say.balanceChanged' }]])
    // What was known is a player's; a visitor has no bonuses.
    const visitor = await opened()
    visitor.send(profile(), profile({ bonuses: false }))
    expect(visitor.frame.received).toEqual([])
  })

  test('SAF-1 who may not bet does not go on betting', () => {
    const it = after(...mayBet, goes(), blocked)
    it.send({ type: 'sportsbook.retry' })
    expect([it.at(), it.load.calls.length]).toEqual(['blocked', 1])
  })
})
