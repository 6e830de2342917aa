import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Balance, ProfileSummary } from '../player.ts'
import { leafStates, listeningParent, manual, manualStream, settle } from '../testing.ts'
import type { LoadBalanceInput, WalletSocketInput } from './wallet.contract.ts'
import { LINE_HOLDS, MAX_RECONNECTS, walletMachine } from './wallet.machine.ts'

const player = {
  playerId: 7,
  playerAccessId: null,
  email: 'anna@example.org',
  countryCode: 'FI',
  language: 'en',
  loginMethod: 'DEFAULT',
  registrationDate: null,
  suspended: false,
  expiresInMs: 3_600_000,
}
const balance = (mainBalance: number, version: number | null = null): Balance => ({
  currency: 'EUR',
  mainBalance,
  lockedBalance: 0,
  sportsBonus: 0,
  casinoBonus: 0,
  liveCasinoBonus: 0,
  totalBalance: mainBalance,
  version,
})

const started = () => {
  const { parentRef, heard } = listeningParent()
  const load = manual<Balance, LoadBalanceInput>()
  const socket = manualStream<WalletSocketInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    walletMachine.provide({ actors: { loadBalance: load.logic, walletSocket: socket.logic } }),
    { clock, input: { parentRef, player } },
  ).start()
  const region = (name: string): string =>
    leafStates(actor.getSnapshot())
      .filter((leaf) => leaf.startsWith(name))
      .join(' ')
  const shown = (): number | undefined => actor.getSnapshot().context.balance?.mainBalance
  return { actor, clock, heard, load, socket, region, shown }
}
let it: ReturnType<typeof started>
beforeEach(async () => {
  it = started()
  it.load.last().resolve(balance(100, 1))
  await settle()
})

test.each([
  ['TIMEOUT', 'timeout'],
  ['COOLING', 'timeout'],
  ['SELF_EXCLUDED', 'excluded'],
] as const)('RGT-5 RGT-6 SAF-6 a %s that the line tells of ends the session, with what has begun', (kind, reason) => {
  const begun = { kind, initiator: 'OPERATOR', endsAt: '2026-12-01T12:00:00.000Z', isForGood: false } as const
  it.socket.send({ type: 'socket.breakBegun', begun })
  expect(it.heard.at(-1)).toEqual({ type: 'session.signOut', reason, begun })
})

describe('the balance', () => {
  test('WAL-2 a push changes it at once, and the session hears of it', () => {
    it.socket.send({ type: 'socket.balance', balance: balance(150, 2) })
    expect(it.shown()).toBe(150)
    expect(it.heard.at(-1)).toEqual({ type: 'wallet.changed', balance: balance(150, 2) })
  })

  test('WAL-2 it is asked for each 20 s', async () => {
    it.clock.increment(19_999)
    expect(it.load.calls).toHaveLength(1)
    it.clock.increment(1)
    expect(it.region('balance')).toBe('balance.ready.polling')
    it.load.last().resolve(balance(200, 3))
    await settle()
    expect(it.shown()).toBe(200)
    it.clock.increment(20_000)
    expect(it.load.calls).toHaveLength(3)
  })

  test('SAF-14 an older push or answer never overwrites a newer one', async () => {
    it.socket.send({ type: 'socket.balance', balance: balance(150, 5) })
    it.socket.send({ type: 'socket.balance', balance: balance(120, 4) })
    expect(it.shown()).toBe(150)
    it.clock.increment(20_000)
    it.load.last().resolve(balance(110, 3))
    await settle()
    expect(it.shown()).toBe(150)
  })

  test('SAF-14 an answer asked for after the last push that is older still is a doubt, and the next one is the truth', async () => {
    it.socket.send({ type: 'socket.balance', balance: balance(999, 9e15) })
    it.clock.increment(20_000)
    it.load.last().resolve(balance(110, 3))
    await settle()
    expect(it.region('balance')).toBe('balance.stale.resting')
    expect(it.shown()).toBe(999)
    it.clock.increment(20_000)
    const overtaken = it.load.last()
    it.socket.send({ type: 'socket.balance', balance: balance(120, 4) })
    expect(overtaken.signal.aborted).toBe(true)
    it.load.last().resolve(balance(120, 4))
    await settle()
    expect(it.region('balance')).toBe('balance.ready.resting')
    expect(it.shown()).toBe(120)
    // From here on versions count from the truth, and a poll that a push overtakes is never read.
    it.clock.increment(20_000)
    const poll = it.load.last()
    it.socket.send({ type: 'socket.balance', balance: balance(130, 5) })
    poll.resolve(balance(120, 4))
    await settle()
    expect(it.region('balance')).toBe('balance.ready.resting')
    expect(it.shown()).toBe(130)
  })

  test('WAL-2 LOC-10 a push in another currency than the account’s changes no amount and is told to nobody, before and after the account is known', () => {
    const foreign = { ...balance(12, 7), currency: 'CAD' } as const
    it.socket.send({ type: 'socket.balance', balance: foreign })
    it.actor.send({ type: 'profile.changed', profile: { currencyCode: 'EUR' } as ProfileSummary })
    it.socket.send({ type: 'socket.balance', balance: foreign })
    expect(it.actor.getSnapshot().context.balance).toEqual(balance(100, 1))
    expect(it.heard.filter((event) => event.type === 'wallet.changed')).toHaveLength(1)
    it.socket.send({ type: 'socket.balance', balance: balance(130, 2) })
    expect(it.shown()).toBe(130)
  })

  test('SAF-14 without versions an answer asked for before a push is dropped', async () => {
    it.clock.increment(20_000)
    const poll = it.load.last()
    it.socket.send({ type: 'socket.balance', balance: balance(150) })
    expect(poll.signal.aborted).toBe(true)
    poll.resolve(balance(100))
    await settle()
    expect(it.shown()).toBe(150)
  })

  test('WAL-3 a failed poll keeps the last amounts and says that they are not up to date, until one works', async () => {
    it.clock.increment(20_000)
    it.load.last().reject({ kind: 'network', message: 'Network Error' })
    await settle()
    expect(it.region('balance')).toBe('balance.stale.resting')
    expect(it.shown()).toBe(100)
    it.clock.increment(20_000)
    it.load.last().resolve(balance(90, 9))
    await settle()
    expect(it.region('balance')).toBe('balance.ready.resting')
    expect(it.shown()).toBe(90)
  })

  test('WAL-3 a 404 shows zero amounts as no wallet', async () => {
    it.clock.increment(20_000)
    it.load.last().reject({ kind: 'status', status: 404, code: 'error.not_found', message: 'No wallet' })
    await settle()
    expect(it.region('balance')).toBe('balance.noWallet')
    expect(it.actor.getSnapshot().context.balance).toMatchObject({ totalBalance: 0, currency: 'EUR' })
  })

  test('WAL-3 without a wallet the zero is in the account’s currency, and nothing is shown before that is known', async () => {
    const fresh = started()
    fresh.load.last().reject({ kind: 'status', status: 404, code: 'error.not_found', message: 'No wallet' })
    await settle()
    expect(fresh.region('balance')).toBe('balance.noWallet')
    expect(fresh.actor.getSnapshot().context.balance).toBeNull()
    fresh.actor.send({ type: 'profile.changed', profile: { currencyCode: 'CAD' } as ProfileSummary })
    expect(fresh.actor.getSnapshot().context.balance).toMatchObject({ totalBalance: 0, currency: 'CAD' })
  })

  test('WAL-4 its status is pending, success or error', async () => {
    const fresh = started()
    expect(fresh.actor.getSnapshot().hasTag('status:pending')).toBe(true)
    fresh.load.last().reject(new Error('no'))
    await settle()
    expect(fresh.actor.getSnapshot().hasTag('status:error')).toBe(true)
    expect(it.actor.getSnapshot().hasTag('status:success')).toBe(true)
  })
})

describe('the link', () => {
  test('WAL-2 a lost connection is made again after 3 s, ten times, then given up', () => {
    it.socket.send({ type: 'socket.opened' })
    expect(it.region('link')).toBe('link.connected.open')
    for (let time = 0; time < MAX_RECONNECTS; time += 1) {
      it.socket.send({ type: 'socket.closed', isRefused: false })
      it.clock.increment(2999)
      expect(it.region('link')).toBe('link.waiting')
      it.clock.increment(1)
      expect(it.region('link')).toBe('link.connected.connecting')
    }
    expect(it.socket.opened()).toBe(11)
    it.socket.send({ type: 'socket.closed', isRefused: false })
    expect(it.region('link')).toBe('link.down')
    it.actor.send({ type: 'link.retry' })
    expect(it.region('link')).toBe('link.connected.connecting')
  })

  test('WAL-2 lines that are taken and dropped at once count as lost: after ten it is given up', () => {
    for (let time = 0; time <= MAX_RECONNECTS; time += 1) {
      it.socket.send({ type: 'socket.opened' })
      it.socket.send({ type: 'socket.balance', balance: balance(150, 2 + time) })
      it.clock.increment(LINE_HOLDS - 1)
      it.socket.send({ type: 'socket.closed', isRefused: false })
      it.clock.increment(3000)
    }
    expect(it.socket.opened()).toBe(11)
    expect(it.region('link')).toBe('link.down')
  })

  test('WAL-2 a connection that has held starts the count anew; a refused token is not tried again', () => {
    for (let time = 0; time < 25; time += 1) {
      it.socket.send({ type: 'socket.opened' })
      it.clock.increment(LINE_HOLDS)
      it.socket.send({ type: 'socket.closed', isRefused: false })
      it.clock.increment(3000)
    }
    expect(it.region('link')).toBe('link.connected.connecting')
    it.socket.send({ type: 'socket.closed', isRefused: true })
    it.clock.increment(60_000)
    expect(it.region('link')).toBe('link.down')
  })

  test('WAL-2 SAF-1 a line given up is tried again once the server answers again; until then each poll asks for the profile too', async () => {
    for (let time = 0; time <= MAX_RECONNECTS; time += 1) {
      it.socket.send({ type: 'socket.closed', isRefused: false })
      it.clock.increment(3000)
    }
    expect(it.region('link')).toBe('link.down')
    const asked = () => it.heard.filter(({ type }) => type === 'wallet.attributesChanged').length
    it.load.last().resolve(balance(100, 1))
    await settle()
    const before = asked()
    it.clock.increment(20_000)
    it.load.last().resolve(balance(100, 1))
    await settle()
    expect([asked() - before, it.region('link')]).toEqual([1, 'link.down'])
    it.clock.increment(20_000)
    it.load.last().reject({ kind: 'network', message: 'Network Error' })
    await settle()
    it.clock.increment(20_000)
    it.load.last().resolve(balance(100, 1))
    await settle()
    expect(it.region('link')).toBe('link.connected.connecting')
  })

  test('WAL-2 attributes and loyalty go to the session', () => {
    it.socket.send({ type: 'socket.attributes' })
    it.socket.send({ type: 'socket.loyalty', loyaltyLevel: 'GOLD' })
    expect(it.heard.slice(-2)).toEqual([
      { type: 'wallet.attributesChanged' },
      { type: 'wallet.loyaltyChanged', loyaltyLevel: 'GOLD' },
    ])
  })
})
