import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { leafStates, listeningParent, manualStream } from '../testing.ts'
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
    for (const type of types) channel.send({ type })
  }
  const said = (): string[] => channel.received.map((message) => message.type)
  return { actor, clock, heard, channel, region, hear, said }
}
const game = { gameId: 'sea', provider: 'relax', mode: 'real', url: 'https://game.example/sea' } as const
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

test('GAM-4 the game’s own deposit button opens our banking view, and the session hears that a modal stands over the game', () => {
  it.hear('frame.depositWanted')
  expect(it.region('menu')).toBe('open.banking')
  expect(it.heard).toContainEqual({ type: 'modal.opened', modal: 'inGame' })
  it.actor.send({ type: 'menu.open', view: 'responsibleGambling' })
  expect(it.region('menu')).toBe('open.responsibleGambling')
  it.actor.send({ type: 'menu.close' })
  expect(it.heard.at(-1)).toEqual({ type: 'modal.closed', modal: 'inGame' })
})
