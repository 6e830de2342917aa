import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type GameFrameMessage, parseGameFrameMessage } from '#contract/frame.ts'
import { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { listeningParent } from '#machines/testing.ts'
import type { openFrameChannel } from '#src/actors/frames.ts'
import { openFrameChannel as shippedChannel } from '#src/actors/frames.ts'
import { gameFrameActors } from '#src/actors/gameFrame.ts'
import { noteCounted } from './explored.ts'

// SAF-11: every message, from every kind of window, well-formed and not, in every state of the shipped frame flow and its shipped
// stream. Only what the trusted game says in the protocol may change anything: state, what is told to the session or to the game.

const GAME = 'https://games.example'
const url = `${GAME}/play/sea`

/** One of each, as a game says it. */
const messages: { readonly [Name in GameFrameMessage['rgMessage']]: Record<string, unknown> } = {
  gprg_Listening: {},
  gprg_Ready: {},
  gprg_GameReady: {},
  gprg_GameRoundStart: { roundId: 'r1', stake: 1, balance: 49, currency: 'EUR' },
  gprg_GameRoundEnd: { roundId: 'r1', win: 2.5, balance: 51.5, currency: 'EUR' },
  gprg_GamePaused: {},
  gprg_GameResumed: {},
  gprg_RealityCheckData: { elapsedMs: 60_000, wagered: 10, won: 4.2 },
  gprg_UserAction: { action: 'play' },
  gprg_OpenQuickDeposit: {},
  gprg_Settings: { soundOn: true },
  gprg_Pong: { n: 1 },
  gprg_Warning: { message: 'Take care', reopen: true },
}
const notANumber = ['1', null, undefined, true, {}, [1], Number.NaN, Infinity, -Infinity]
const amount = [...notANumber, -1, 0.001, 1e21, Number.MAX_SAFE_INTEGER]
const text = [7, null, undefined, true, {}, ['x'], 'x'.repeat(1_000_000)]
/** What no field of that name may hold. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  roundId: text,
  action: text,
  stake: amount,
  win: amount,
  wagered: amount,
  won: amount,
  balance: [...notANumber, 0.001, 1e21],
  currency: [...text, 'eur', 'GBP', ''],
  elapsedMs: [...notANumber, -1],
  n: [...notANumber, -1],
  soundOn: ['true', 1, null, undefined, {}],
  // A flood of words is no error: it is cut.
  message: text.slice(0, -1),
  reopen: ['true', 1, null, {}],
}

const changed = (payload: object, field: string, value: unknown): object => ({ ...payload, [field]: value })
const malformed = Object.entries(messages).flatMap(([rgMessage, payload]) => {
  const fields = Object.keys(payload).flatMap((field) => wrong[field]!.map((value) => changed(payload, field, value)))
  const payloads: unknown[] = fields.concat(['x', 7, true, null] as never[])
  const others: unknown[] = [
    { rgMessage: rgMessage.toLowerCase(), payload },
    { rgMessage: [rgMessage], payload },
    { rgMessage: rgMessage.replace('gprg', 'oprg'), payload },
    { message: rgMessage, payload },
    JSON.stringify({ rgMessage, payload }),
  ]
  return others.concat(payloads.map((one) => ({ rgMessage, payload: one })))
})
const noise: readonly unknown[] = [
  null,
  undefined,
  7,
  'gprg_Ready',
  [],
  {},
  { rgMessage: '__proto__' },
  { rgMessage: 'constructor' },
]

type Listener = (event: { origin: string; source: unknown; data: unknown }) => void

/** A page with one frame, and what can be seen of it. */
function page(openChannel: typeof openFrameChannel) {
  const listeners = new Set<Listener>()
  const said: unknown[] = []
  const gameWindow = { postMessage: (message: unknown) => said.push(message) }
  const frame = { src: url, contentWindow: gameWindow }
  const logged: string[] = []
  const stored = vi.fn<() => void>()
  const events = {
    addEventListener: (type: string, listener: Listener) => type === 'message' && listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  }
  vi.stubGlobal('window', events)
  vi.stubGlobal('addEventListener', events.addEventListener)
  vi.stubGlobal('removeEventListener', events.removeEventListener)
  vi.stubGlobal('document', { baseURI: 'https://site.example/', querySelectorAll: () => [frame] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: stored, removeItem: stored })
  const { parentRef, heard } = listeningParent()
  const world = {
    settings: { gameOrigins: [GAME], flags: { gameDebug: false } },
    log: (message: string) => logged.push(message),
    locale: () => ({ market: 'UN', language: 'en', segment: 'en-UN' }),
  }
  const actor = createActor(gameFrameMachine.provide({ actors: gameFrameActors(world as never, openChannel) }), {
    input: { parentRef },
  }).start()
  const say = (data: unknown, from: { origin: string; source: unknown }) => {
    for (const listener of listeners) listener({ ...from, data })
  }
  const seen = () => {
    const { status, value, context } = actor.getSnapshot()
    return JSON.stringify([
      status,
      value,
      { ...context, parentRef: null },
      heard.length,
      said.length,
      stored.mock.calls.length,
    ])
  }
  return { actor, say, seen, gameWindow, logged, said }
}
type ThePage = ReturnType<typeof page>

const trusted = ({ gameWindow }: ThePage) => ({ origin: GAME, source: gameWindow })
/** Everybody else who can write to the page's window. */
const strangers: Readonly<Record<string, (at: ThePage) => { origin: string; source: unknown }>> = {
  'another host in the game’s window': ({ gameWindow }) => ({ origin: 'https://evil.example', source: gameWindow }),
  'the game’s host with another scheme': ({ gameWindow }) => ({ origin: 'http://games.example', source: gameWindow }),
  'a host below the game’s': ({ gameWindow }) => ({ origin: 'https://x.games.example', source: gameWindow }),
  'a host that begins like the game’s': ({ gameWindow }) => ({ origin: `${GAME}.evil.example`, source: gameWindow }),
  'a sandboxed window': ({ gameWindow }) => ({ origin: 'null', source: gameWindow }),
  'another window of the game’s host': () => ({ origin: GAME, source: { postMessage() {} } }),
  'no window at all': () => ({ origin: GAME, source: null }),
  'another window of another host': () => ({ origin: 'https://evil.example', source: {} }),
}

const valid = (rgMessage: keyof typeof messages) => ({ rgMessage, payload: messages[rgMessage] })
const game = { gameId: 'sea', provider: 'relax', mode: 'real', url, currency: 'EUR' } as const
const hears = (at: ThePage, ...names: (keyof typeof messages)[]) => {
  for (const name of names) at.say(valid(name), trusted(at))
}
const isThere = (at: ThePage) => {
  at.actor.send({ type: 'player.arrived', player: { playerId: 7 } as never, way: 'form' })
  at.actor.send({ type: 'frame.open', game })
}
/** The states of the flow in which a message could mean something. */
const situations: Readonly<Record<string, (at: ThePage) => void>> = {
  listening: isThere,
  handshaking: (at) => (isThere(at), hears(at, 'gprg_Listening')),
  live: (at) => (isThere(at), hears(at, 'gprg_Listening', 'gprg_Ready')),
  'in a round': (at) => (isThere(at), hears(at, 'gprg_Listening', 'gprg_Ready', 'gprg_GameRoundStart')),
  pausing: (at) => {
    situations['live']!(at)
    at.actor.send({ type: 'pause.request', reason: 'idle' })
  },
  'paused under the menu': (at) => {
    situations['live']!(at)
    at.actor.send({ type: 'menu.open', view: 'initial' })
    hears(at, 'gprg_GamePaused')
  },
  ended: (at) => (situations['in a round']!(at), hears(at, 'gprg_Warning')),
  'a demo': (at) => at.actor.send({ type: 'frame.open', game: { ...game, mode: 'demo' } }),
  closed: () => {},
}

/** All that somebody did who must not; a violation in words. */
function violations(openChannel: typeof openFrameChannel): { tried: number; found: string[] } {
  const found: string[] = []
  let tried = 0
  const nothingBy = (at: ThePage, data: unknown, from: { origin: string; source: unknown }, words: string) => {
    // What has brought the flow down is found already.
    if (at.actor.getSnapshot().status !== 'active') return
    tried += 1
    const before = at.seen()
    const logged = at.logged.length
    try {
      at.say(data, from)
    } catch {
      found.push(`${words}: it threw`)
    }
    if (at.seen() !== before || at.logged.length > logged + 1) found.push(words)
  }
  for (const [situation, prepare] of Object.entries(situations)) {
    const at = page(openChannel)
    prepare(at)
    for (const [who, from] of Object.entries(strangers))
      for (const name of Object.keys(messages) as (keyof typeof messages)[])
        nothingBy(at, valid(name), from(at), `${situation}: ${name} of ${who}`)
    for (const data of [...malformed, ...noise])
      nothingBy(at, data, trusted(at), `${situation}: ${JSON.stringify(data)?.slice(0, 100)} of the game`)
    at.actor.stop()
    vi.unstubAllGlobals()
  }
  return { tried, found }
}

/** A line that asks less than it must: a seeded fault. */
const careless =
  (
    isHeard: (event: { origin: string; source: unknown }, frame: { contentWindow: unknown }) => boolean,
    parses = true,
  ) =>
  (options: Parameters<typeof openFrameChannel>[0]): ReturnType<typeof openFrameChannel> => {
    const listener = (event: MessageEvent<unknown>) => {
      const frame = [...document.querySelectorAll('iframe')][0]!
      if (!isHeard(event, frame)) return
      const message = parses ? parseGameFrameMessage(event.data) : (event.data as GameFrameMessage | null)
      if (message) options.onMessage(message)
    }
    window.addEventListener('message', listener)
    return { say: () => {}, close: () => window.removeEventListener('message', listener) }
  }

describe('SAF-11 nobody but the trusted game is heard', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('MOD-4 SAF-11 GAM-3 nothing that a stranger says, and nothing malformed, changes anything in any state', () => {
    const began = vi.getRealSystemTime()
    const { tried, found } = violations(shippedChannel)
    noteCounted({
      name: 'SAF-11',
      countedAs: 'states of the frame, each told every message from every window',
      why: 'no other flow hears messages of a frame',
      states: Object.keys(situations).length,
      transitions: tried,
      ms: vi.getRealSystemTime() - began,
      invariant: 'SAF-11',
      broken: found[0] ?? null,
    })
    expect(found).toEqual([])
    expect(tried).toBeGreaterThan(2000)
  })

  test('GAM-3 each message of the game itself does what it says: the check above looks at what would be seen', () => {
    const acted = (Object.keys(messages) as (keyof typeof messages)[]).filter((name) =>
      Object.values(situations).some((prepare) => {
        const at = page(shippedChannel)
        prepare(at)
        const before = at.seen()
        hears(at, name)
        const isSeen = at.seen() !== before
        at.actor.stop()
        return isSeen
      }),
    )
    // A life sign is heard only where one was asked for.
    expect(acted).toEqual(Object.keys(messages).filter((name) => name !== 'gprg_Pong'))
  })

  test.each([
    ['asks no origin', careless(({ source }, frame) => source === frame.contentWindow), 'another host'],
    ['asks no window', careless(({ origin }) => origin === GAME), 'another window'],
    [
      'asks for the beginning of the origin',
      careless(({ origin, source }, frame) => origin.startsWith(GAME) && source === frame.contentWindow),
      'begins like',
    ],
    [
      'takes what it is given',
      careless(({ origin, source }, frame) => origin === GAME && source === frame.contentWindow, false),
      'of the game',
    ],
  ])('MOD-4 SAF-11 a line that %s is found', (_, channel, words) => {
    expect(violations(channel).found.join('\n')).toContain(words)
  })
})
