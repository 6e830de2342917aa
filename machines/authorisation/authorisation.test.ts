import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, expect, test } from 'vitest'
import type { PlayerSession } from '../player.ts'
import { leafStates, listeningParent, manual, settle } from '../testing.ts'
import type { RestoreSessionOutput } from './authorisation.contract.ts'
import { authorisationMachine } from './authorisation.machine.ts'

const player: PlayerSession = {
  playerId: 7,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 60 * 60_000,
}
const minutes = (count: number): number => count * 60_000
const started = () => {
  const { parentRef, heard } = listeningParent()
  const restore = manual<RestoreSessionOutput>()
  const refresh = manual<PlayerSession>()
  const clock = new SimulatedClock()
  const actor = createActor(
    authorisationMachine.provide({ actors: { restoreSession: restore.logic, refreshTokens: refresh.logic } }),
    { clock, input: { parentRef } },
  ).start()
  return { actor, clock, heard, restore, refresh, at: () => leafStates(actor.getSnapshot()).join(' ') }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})
const signedIn = async (): Promise<void> => {
  it.actor.send({ type: 'authorisation.request' })
  it.restore.last().resolve(player)
  await settle()
}

test('AUT-2 pending, requested, resolved', async () => {
  expect(it.at()).toBe('pending')
  it.actor.send({ type: 'authorisation.request' })
  expect(it.at()).toBe('requested')
  it.restore.last().resolve(player)
  await settle()
  expect(it.at()).toBe('resolved.player.fresh')
  expect(it.heard).toEqual([{ type: 'authorisation.resolved', player }])
})

test('AUT-9 tokens are renewed 5 minutes before they expire', async () => {
  await signedIn()
  it.clock.increment(minutes(55) - 1)
  expect(it.refresh.calls).toHaveLength(0)
  it.clock.increment(1)
  it.refresh.last().resolve({ ...player, suspended: true })
  await settle()
  expect(it.at()).toBe('resolved.player.fresh')
  expect(it.heard.at(-1)).toMatchObject({ type: 'authorisation.renewed', player: { suspended: true } })
  it.clock.increment(minutes(55))
  expect(it.refresh.calls).toHaveLength(2)
})

test('AUT-9 a pool that refuses ends the session at once', async () => {
  await signedIn()
  it.clock.increment(minutes(55))
  it.refresh.last().reject({ kind: 'status', status: 400, message: 'Refresh Token has been revoked' })
  await settle()
  expect(it.heard.at(-1)).toEqual({ type: 'authorisation.expired' })
  expect(it.at()).toBe('resolved.visitor')
})

test('AUT-9 a pool that cannot be reached is asked again until the tokens are over', async () => {
  await signedIn()
  it.clock.increment(minutes(55))
  it.refresh.last().reject({ kind: 'network', message: 'Network Error' })
  await settle()
  expect(it.at()).toBe('resolved.player.renewing.retrying')
  it.clock.increment(30_000)
  expect(it.refresh.calls).toHaveLength(2)
  it.clock.increment(minutes(5))
  expect(it.heard.at(-1)).toEqual({ type: 'authorisation.expired' })
  expect(it.at()).toBe('resolved.visitor')
  expect(it.actor.getSnapshot().context.player).toBeNull()
})
