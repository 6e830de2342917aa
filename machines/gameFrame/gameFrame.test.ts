import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { areas, leafStates, listeningParent, manualStream } from '../testing.ts'
import type { GameChannelInput, SiteMessage } from './gameFrame.contract.ts'
import { gameFrameMachine } from './gameFrame.machine.ts'

const started = () => {
  const { parentRef, heard } = listeningParent()
  const channel = manualStream<GameChannelInput, SiteMessage>()
  const clock = new SimulatedClock()
  const actor = createActor(gameFrameMachine.provide({ actors: { gameChannel: channel.logic } }), {
    clock,
    input: { parentRef },
  }).start()
  const region = (name: string): string =>
    leafStates(actor.getSnapshot())
      .filter((leaf) => leaf.startsWith(`open.${name}`))
      .map((leaf) => leaf.slice(`open.${name}.`.length))
      .join(' ')
  const hear = (...types: string[]): void => {
    // Where a round is meant, its balance does not matter.
    for (const type of types) channel.send({ type, balance: 100 })
  }
  const said = (): string[] => channel.received.map((message) => message.type)
  return { actor, clock, heard, channel, region, hear, said }
}
const player = { playerId: 7 } as never
const game = {
  gameId: 'sea',
  provider: 'relax',
  mode: 'real',
  url: 'https://game.example/sea',
  currency: 'EUR',
} as const
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
  it.actor.send({ type: 'frame.open', game })
})

describe('handshake and life sign', () => {
  test('GAM-3 the game announces itself, is told how to play, and is there', () => {
    expect(it.region('link')).toBe('listening')
    it.hear('frame.listening')
    expect(it.said()).toEqual(['say.ready'])
    it.hear('frame.ready')
    expect(it.region('link')).toBe('live.resting')
  })

  test('GAM-3 a game that gives no life sign is silent: loading it again is offered', () => {
    it.hear('frame.listening', 'frame.ready')
    it.clock.increment(20_000)
    expect(it.said()).toEqual(['say.ready', 'say.ping'])
    it.hear('frame.pong')
    expect(it.region('link')).toBe('live.resting')
    it.clock.increment(20_000)
    it.clock.increment(10_000)
    expect(it.region('link')).toBe('silent')
    it.actor.send({ type: 'frame.reload' })
    expect(it.region('link')).toBe('reloading')
    expect(it.heard).toEqual([{ type: 'game.relaunch' }])
    it.actor.send({ type: 'frame.open', game: { ...game, url: 'https://game.example/anew' } })
    expect(it.region('link')).toBe('listening')
    expect(it.actor.getSnapshot().context).toMatchObject({ loads: 2, game: { url: 'https://game.example/anew' } })
  })

  test('GAM-3 a game that says it must be opened anew is taken at its word: no waiting, loading it again is offered', () => {
    it.hear('frame.listening', 'frame.ready', 'frame.roundStarted', 'frame.listening', 'frame.ended')
    expect(it.region('link')).toBe('ended')
    expect(it.region('round')).toBe('interrupted')
    it.actor.send({ type: 'frame.reload' })
    expect(it.heard).toEqual([{ type: 'game.roundStarted' }, { type: 'game.relaunch' }])
  })

  test('SAF-9 a wish to load again that nobody answers is offered again', () => {
    it.actor.send({ type: 'frame.reload' })
    it.clock.increment(30_000)
    expect(it.region('link')).toBe('silent')
  })

  test('GAM-3 SAF-3 a game that is slow to get ready is played all the same, and is paused first where something stands over it', () => {
    it.hear('frame.listening')
    it.clock.increment(30_000)
    expect(it.region('link')).toBe('silent')
    it.actor.send({ type: 'pause.request', reason: 'idle' })
    it.channel.received.length = 0
    it.hear('frame.ready')
    expect(it.region('link')).toBe('live.resting')
    expect(it.said()).toEqual(['say.pause'])
  })

  test('SAF-9 a frame that never says anything ends as silent', () => {
    it.clock.increment(30_000)
    expect(it.region('link')).toBe('silent')
  })

  test('RMB-12 a round in which the game went silent is interrupted, and ends when the game is back and says so', () => {
    it.hear('frame.listening', 'frame.ready', 'frame.roundStarted')
    it.clock.increment(20_000)
    it.clock.increment(10_000)
    expect(it.region('round')).toBe('interrupted')
    it.hear('frame.pong', 'frame.roundEnded')
    expect(it.region('round')).toBe('none')
    expect(it.heard).toContainEqual({ type: 'game.roundEnded' })
  })
})

describe('pause', () => {
  test('SAF-3 a game that loads under an open modal is paused as soon as it is there', () => {
    it.actor.send({ type: 'pause.request', reason: 'idle' })
    it.hear('frame.listening', 'frame.ready')
    expect(it.said().at(-1)).toBe('say.pause')
    it.hear('frame.paused')
    expect(it.region('play')).toBe('paused')
  })

  test('SAF-3 a game that goes on by itself while a modal is open is told again', () => {
    it.hear('frame.listening', 'frame.ready')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.hear('frame.paused', 'frame.resumed')
    expect(it.region('play')).toBe('pausing')
    expect(it.said().filter((type) => type === 'say.pause')).toHaveLength(2)
  })

  test('SAF-3 a paused game that loads itself anew is told again, and taken off the page when it does not pause', () => {
    it.hear('frame.listening', 'frame.ready')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.hear('frame.paused', 'frame.listening', 'frame.ready')
    expect(it.region('play')).toBe('pausing')
    it.clock.increment(10_000)
    expect(it.region('play')).toBe('stopped')
  })

  test('SAF-3 a game that does not pause within 10 s is taken off the page until nothing stands over it', () => {
    it.hear('frame.listening', 'frame.ready')
    it.actor.send({ type: 'pause.request', reason: 'activitySummary' })
    it.clock.increment(10_000)
    expect(it.region('play')).toBe('stopped')
    it.actor.send({ type: 'pause.release', reason: 'activitySummary' })
    expect(it.region('link')).toBe('reloading')
    expect(it.region('play')).toBe('running')
    expect(it.heard).toEqual([{ type: 'game.relaunch' }])
  })

  test('SAF-3 a game that has fallen silent and does not pause either is taken off the page; one that only loads slowly is waited for', () => {
    it.hear('frame.listening')
    it.clock.increment(30_000)
    expect(it.region('link')).toBe('silent')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.clock.increment(30_000)
    expect(it.region('play'), 'it was never there').toBe('pausing')
    it.hear('frame.ready', 'frame.paused')
    it.actor.send({ type: 'pause.release', reason: 'realityCheck' })
    it.clock.increment(20_000)
    it.clock.increment(10_000)
    expect(it.region('link'), 'it was there').toBe('silent')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.clock.increment(10_000)
    expect(it.region('play')).toBe('stopped')
    it.actor.send({ type: 'pause.release', reason: 'realityCheck' })
    expect(it.heard.at(-1)).toEqual({ type: 'game.relaunch' })
  })

  test('SAF-3 RMB-8 a game that was opened elsewhere meanwhile is not taken back by itself after a question', () => {
    it.hear('frame.listening', 'frame.ready', 'frame.ended')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.clock.increment(30_000)
    it.actor.send({ type: 'pause.release', reason: 'realityCheck' })
    expect(it.region('link')).toBe('ended')
    expect(it.heard).not.toContainEqual({ type: 'game.relaunch' })
  })

  test('SAF-3 a game that begins a round though it said that it paused is taken off the page; loaded again it shows that round', () => {
    it.hear('frame.listening', 'frame.ready')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.hear('frame.paused', 'frame.roundStarted')
    expect(it.region('play')).toBe('stopped')
    it.actor.send({ type: 'pause.release', reason: 'realityCheck' })
    expect(it.region('link')).toBe('reloading')
    expect(it.region('round')).toBe('interrupted')
  })

  test('SAF-3 RGT-2 the deposit of a paused game opens nothing over what has to be answered', () => {
    it.actor.send({ type: 'player.arrived', player, way: 'form' })
    it.hear('frame.listening', 'frame.ready')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.hear('frame.depositWanted', 'frame.paused', 'frame.depositWanted')
    expect(it.region('menu')).toBe('closed')
    it.actor.send({ type: 'pause.release', reason: 'realityCheck' })
    it.hear('frame.depositWanted')
    expect(it.region('menu')).toBe('open.banking')
  })

  test('RGT-4 SAF-6 what a paused game calls a player’s action counts for nothing; in a running one somebody is there', () => {
    it.hear('frame.listening', 'frame.ready', 'frame.userAction')
    expect(it.heard).toEqual([{ type: 'activity.noted' }])
    it.actor.send({ type: 'pause.request', reason: 'idle' })
    it.hear('frame.userAction', 'frame.paused', 'frame.userAction')
    expect(it.heard).toHaveLength(1)
  })

  test('SAF-3 a reason that stands before the game opens holds for it too', () => {
    it.actor.send({ type: 'frame.close' })
    it.actor.send({ type: 'pause.request', reason: 'verification' })
    it.actor.send({ type: 'frame.open', game })
    expect(it.region('play')).toBe('pausing')
  })
})

describe('safety', () => {
  test('SAF-1 a block closes a real game at once, the frame’s line with it', () => {
    it.actor.send({ type: 'safety.playBlocked', reasons: ['selfExcluded'] })
    expect(leafStates(it.actor.getSnapshot())).toEqual(['closed'])
    expect(it.channel.isOpen()).toBe(false)
    expect(it.actor.getSnapshot().context.game).toBeNull()
  })

  test('SAF-1 a demo game is not touched by it, and knows nothing of the wallet', () => {
    it.actor.send({ type: 'frame.open', game: { ...game, mode: 'demo' } })
    it.actor.send({ type: 'safety.playBlocked', reasons: ['signedOut'] })
    it.actor.send({ type: 'wallet.changed', balance: { mainBalance: 500, currency: 'EUR' } as never })
    expect(it.region('link')).toBe('listening')
    expect(it.said()).toEqual([])
  })

  test('WAL-2 a real game is told the new balance: what can be staked, without locked and bonus money', () => {
    const balance = { mainBalance: 200, lockedBalance: 100, casinoBonus: 200, totalBalance: 500, currency: 'EUR' }
    it.actor.send({ type: 'wallet.changed', balance: balance as never })
    expect(it.channel.received).toEqual([{ type: 'say.balanceUpdate', balance: 200, currency: 'EUR' }])
  })
})

const profile = (bonuses: boolean, lastName = 'Aalto') =>
  it.actor.send({ type: 'profile.changed', profile: { lastName, areas: { ...areas, bonuses } } as never })
const wallet = (mainBalance: number) =>
  it.actor.send({ type: 'wallet.changed', balance: { mainBalance, currency: 'EUR' } as never })
const balances = () => it.channel.received.filter(({ type }) => type === 'say.balanceUpdate')

describe('SAF-2 bonuses that are opened or closed to who plays', () => {
  test('SAF-2 BON-8 a game for money is told at once to read what can be staked, each time and by nothing else', () => {
    profile(true)
    expect(balances(), 'nothing is known of the wallet').toEqual([])
    wallet(500)
    const known = { type: 'say.balanceUpdate', balance: 500, currency: 'EUR' }
    profile(true, 'Aho')
    expect(balances(), 'another change of the profile').toEqual([known])
    profile(false)
    profile(false, 'Aalto')
    expect(balances()).toEqual([known, known])
    it.hear('frame.listening', 'frame.ready')
    // Of a round that the wallet has not spoken of yet the game knows better.
    it.channel.send({ type: 'frame.roundStarted', balance: 400 })
    profile(true)
    expect(balances()).toEqual([known, known, { ...known, balance: 400 }])
    expect(it.actor.getSnapshot().context).toMatchObject({ told: 400, wallet: { mainBalance: 500 } })
  })

  test('SAF-2 SAF-11 a demo, a game of nobody and no game at all are told nothing of it', () => {
    it.actor.send({ type: 'frame.open', game: { ...game, mode: 'demo' } })
    wallet(500)
    profile(true)
    profile(false)
    expect(it.said()).toEqual([])
    it.actor.send({ type: 'frame.close' })
    profile(true)
    it.actor.send({ type: 'frame.open', game })
    expect(it.said(), 'it is opened with what is so').toEqual([])
    it.actor.send({ type: 'player.left' })
    it.actor.send({ type: 'frame.open', game })
    profile(false)
    expect(it.said(), 'what is known is of who has left').toEqual([])
  })
})

describe('menu', () => {
  test.each(['initial', 'myAccount', 'reward', 'settings', 'responsibleGambling', 'banking', 'bonusCode'] as const)(
    'GAM-4 each view is opened from the header of a closed menu: %s',
    (view) => {
      it.actor.send({ type: 'player.arrived', player, way: 'form' })
      it.actor.send({ type: 'menu.open', view })
      expect(it.region('menu')).toBe(`open.${view}`)
    },
  )

  test('GAM-4 the game’s own deposit button opens our banking view, and the session hears that a modal stands over the game', () => {
    it.actor.send({ type: 'player.arrived', player, way: 'form' })
    it.hear('frame.depositWanted')
    expect(it.region('menu')).toBe('open.banking')
    expect(it.heard).toContainEqual({ type: 'modal.opened', modal: 'inGame' })
    it.actor.send({ type: 'menu.open', view: 'responsibleGambling' })
    expect(it.region('menu')).toBe('open.responsibleGambling')
    it.actor.send({ type: 'menu.close' })
    expect(it.heard.at(-1)).toEqual({ type: 'modal.closed', modal: 'inGame' })
  })

  test('RMB-5 GAM-4 a game that asks for a deposit under a reality check opens nothing over it', () => {
    it.hear('frame.listening', 'frame.ready')
    it.actor.send({ type: 'pause.request', reason: 'realityCheck' })
    it.hear('frame.paused', 'frame.depositWanted')
    expect(it.region('menu')).toBe('closed')
    it.actor.send({ type: 'pause.release', reason: 'realityCheck' })
    it.hear('frame.resumed', 'frame.depositWanted')
    expect(it.region('menu')).toBe('open.banking')
  })

  test('SAF-3 the game is told to pause in the same breath as the menu opens, and goes on when it closes', () => {
    it.hear('frame.listening', 'frame.ready')
    it.actor.send({ type: 'menu.open', view: 'settings' })
    expect(it.said().at(-1)).toBe('say.pause')
    expect(it.region('play')).toBe('pausing')
    it.hear('frame.paused')
    it.actor.send({ type: 'menu.close' })
    expect(it.said().at(-1)).toBe('say.resume')
    expect(it.region('play')).toBe('running')
  })

  test('GAM-4 a visitor’s demo opens what is of the game alone, and closes what is of the account when its player leaves', () => {
    it.actor.send({ type: 'frame.open', game: { ...game, mode: 'demo' } })
    it.actor.send({ type: 'menu.open', view: 'myAccount' })
    expect(it.region('menu')).toBe('closed')
    it.actor.send({ type: 'menu.open', view: 'settings' })
    it.actor.send({ type: 'menu.open', view: 'responsibleGambling' })
    expect(it.region('menu')).toBe('open.settings')
    it.actor.send({ type: 'player.arrived', player, way: 'form' })
    it.actor.send({ type: 'menu.open', view: 'responsibleGambling' })
    it.actor.send({ type: 'player.left' })
    expect(it.region('menu')).toBe('closed')
    expect(it.actor.getSnapshot().context).toMatchObject({ hasPlayer: false, game: { mode: 'demo' } })
  })

  test('SAF-1 whoever leaves while the menu is open over a game for money leaves no game behind', () => {
    it.actor.send({ type: 'player.arrived', player, way: 'form' })
    it.actor.send({ type: 'menu.open', view: 'banking' })
    it.actor.send({ type: 'player.left' })
    expect(it.actor.getSnapshot().value).toBe('closed')
    expect(it.heard.at(-1)).toEqual({ type: 'modal.closed', modal: 'inGame' })
  })

  test('GAM-3 the game is sent to its rules, and goes on there', () => {
    it.actor.send({ type: 'menu.open', view: 'initial' })
    it.actor.send({ type: 'rules.open' })
    expect(it.region('menu'), 'a game that is not there yet has no rules to show').toBe('open.initial')
    it.hear('frame.listening', 'frame.ready', 'frame.paused')
    it.actor.send({ type: 'rules.open' })
    expect(it.region('menu')).toBe('closed')
    expect(it.channel.received).toContainEqual({ type: 'say.navigate', to: 'rules' })
    expect(it.said().at(-1)).toBe('say.resume')
  })
})

test('GAM-3 sounds are asked for once the game is there; what it says is shown, what is chosen here it is told', () => {
  it.actor.send({ type: 'sound.set', on: true })
  it.hear('frame.listening', 'frame.ready', 'frame.gameReady')
  expect(it.said()).toEqual(['say.ready', 'say.soundState'])
  it.channel.send({ type: 'frame.settings', soundOn: false })
  expect(it.actor.getSnapshot().context.soundOn).toBe(false)
  it.actor.send({ type: 'sound.set', on: true })
  expect(it.channel.received.at(-1)).toEqual({ type: 'say.sounds', on: true })
  expect(it.actor.getSnapshot().context.soundOn, 'until the game says so').toBe(false)
  it.actor.send({ type: 'frame.open', game: { ...game, gameId: 'other' } })
  it.actor.send({ type: 'frame.close' })
  expect(it.actor.getSnapshot().context.soundOn).toBeNull()
})

describe('RMB-12 the network', () => {
  test('RMB-12 play stops while the connection is lost, and goes on when it is back', () => {
    it.hear('frame.listening', 'frame.ready')
    it.channel.send({ type: 'connection.lost' })
    expect(it.said().at(-1)).toBe('say.pause')
    it.hear('frame.paused')
    it.actor.send({ type: 'pause.request', reason: 'idle' })
    it.channel.send({ type: 'connection.back' })
    expect(it.region('play'), 'something else stands over it').toBe('paused')
    it.actor.send({ type: 'pause.release', reason: 'idle' })
    expect(it.region('play')).toBe('running')
  })

  test('RMB-12 the next game learns of the network anew', () => {
    it.channel.send({ type: 'connection.lost' })
    it.actor.send({ type: 'frame.close' })
    it.actor.send({ type: 'frame.open', game })
    expect(it.region('play')).toBe('running')
  })
})

const told = () => it.actor.getSnapshot().context.told

describe('SAF-14 what the game says of the balance', () => {
  beforeEach(() => it.hear('frame.listening', 'frame.ready'))

  test('GAM-3 a round’s stake and win are shown at once, until the wallet says what is true', () => {
    it.channel.send({ type: 'frame.roundStarted', balance: 4900 })
    expect(told()).toBe(4900)
    it.channel.send({ type: 'frame.roundEnded', balance: 5400 })
    expect(told()).toBe(5400)
    wallet(5400)
    expect(told()).toBeNull()
  })

  test('SAF-14 what the wallet has said since the round began is not put aside for what the game thinks', () => {
    it.channel.send({ type: 'frame.roundStarted', balance: 4900 })
    wallet(9000)
    it.channel.send({ type: 'frame.roundEnded', balance: 4900 })
    expect(told()).toBeNull()
    it.channel.send({ type: 'frame.roundStarted', balance: 8900 })
    expect(told()).toBe(8900)
  })
})
