import { readLocal, readSession, watchLocal } from '#src/actors/storage.ts'
import { clockAhead, signedInAt } from '#src/actors/userPool.ts'
import type { EventLog } from '#src/recorder/attach.ts'
import { type AllowList, redact } from '#src/recorder/redact.ts'
import type { SceneData, SceneKind, Scene, SceneMoment } from '#src/recorder/scenes.ts'
import type { Query } from '@tanstack/react-query'
import type { SiteRouter } from './router.ts'
import type { Site } from './site.ts'

// What pages show beside the machines, for the replay that draws them again (MOD-5, MOD-6).

/** Parts of an address that choose what a page shows; all others may be typed, or a key (SAF-12). */
const searchKept = new Set(['mode', 'game', 'at', 'hosted', 'category', 'status', 'hour', 'from', 'to', 'providers'])
const stateKept = ['panel', 'ended', 'reset', 'signUpStep'] as const

/** Entries of the storage that pages read while they are drawn. */
const localKept = ['market', 'updatedTerms', 'hideWagering', 'liveProviderTab'] as const
const sessionKept = ['languageUnkept', 'gameSound'] as const

/** What may stand of a player's own answers, by the call's name: which, when and how much; no name of theirs, and no address. */
const ofPlayer: AllowList = {
  salaryRange: ['data.**'],
  transactionSummary: ['data.totalDepositsCount'],
  rewards: ['data.**'],
  myGames: ['data.**'],
  lastPlayedGames: ['data.**'],
  loginHistory: ['data.*.loginDate', 'data.*.loginCountry'],
  netPositionWinLoss: ['data.**'],
  tournaments: ['data.**'],
}

/** How much of a run answers may be: letters of one, and of all; entries of a list that is not even measured. */
const room = { one: 400_000, all: 1_600_000, entries: 1500 } as const

/** Without its query an answer of the house is the same for everybody; a player's is written as an event would be. */
function writable([scope, , name]: readonly unknown[], data: unknown): unknown {
  if (scope !== 'player') return data
  return redact(String(name), { data }, ofPlayer)['data']
}

/** 53 bits over the letters of an answer: the same for the same. */
function hashOf(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    low = Math.imul(low ^ letter, 2_654_435_761)
    high = Math.imul(high ^ letter, 1_597_334_677)
  }
  return (((high ^ (low >>> 15)) >>> 0) * 2 ** 21 + ((low ^ (high >>> 13)) >>> 11)).toString(36)
}

/** Runs work when the page has nothing else to do. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** Answers of a run by what they say; each is written down once. */
class Results {
  readonly #known = new Map<string, true>()
  readonly #hashes = new WeakMap<object, string>()
  #letters = 0

  /** The hash of an answer, and the answer itself where it is new; a null hash where it is too large to be kept. */
  add(data: unknown): { readonly hash: string | null; readonly fresh: unknown } {
    const object = typeof data === 'object' ? data : null
    const seen = object && this.#hashes.get(object)
    if (seen) return { hash: seen, fresh: undefined }
    if (Array.isArray(data) && data.length > room.entries) return { hash: null, fresh: undefined }
    const text = JSON.stringify(data) ?? 'null'
    const hash = hashOf(text)
    if (!this.#known.has(hash)) {
      if (text.length > room.one || this.#letters + text.length > room.all) return { hash: null, fresh: undefined }
      this.#letters += text.length
      this.#known.set(hash, true)
      if (object) this.#hashes.set(object, hash)
      // A copy: what the page holds may be changed before it is stored.
      return { hash, fresh: JSON.parse(text) }
    }
    if (object) this.#hashes.set(object, hash)
    return { hash, fresh: undefined }
  }
}

/** Writes into the log what the page shows, from now on and as it is now. Nothing of it holds the page up. */
export function recordPage(log: EventLog, site: Site, router: SiteRouter): void {
  const say = <K extends SceneKind>(kind: K, data: SceneData[K], [record, ms]: SceneMoment = log.moment()): void =>
    log.seen([record, ms, kind, data] as unknown as Scene)
  /** The same, where it differs from what was said last. */
  const teller = <K extends SceneKind>(kind: K) => {
    let said = ''
    return (data: SceneData[K], moment?: SceneMoment) => {
      const text = JSON.stringify(data)
      if (text !== said) say(kind, data, moment)
      said = text
    }
  }
  const start: SceneMoment = [0, 0]
  say('site', { brand: site.settings.brand, settings: site.settings }, start)
  keepStanding(site, teller('standing'))
  keepPlace(router, teller('place'))
  keepWindow(teller('window'), teller('scroll'))
  keepStorage(teller('kept'))
  keepQueries(log, site, say)
}

type Tell<K extends SceneKind> = (data: SceneData[K], moment?: SceneMoment) => void

function keepStanding({ world, session, settings: { userPool } }: Site, tell: Tell<'standing'>): void {
  const now = () =>
    tell({
      country: world.country(),
      currency: world.currency(),
      signedInAt: session.view().context.player === null ? null : signedInAt(userPool),
      clockAhead: clockAhead(userPool),
    })
  now()
  session.subscribe(now)
}

function keepPlace(router: SiteRouter, tell: Tell<'place'>): void {
  type Place = SiteRouter['state']['location']
  const say = ({ pathname, search, hash, state }: Place) => {
    const given = Object.entries(search as Record<string, unknown>)
    tell({
      path: pathname,
      search: Object.fromEntries(
        given.flatMap(([name, value]) => (searchKept.has(name) ? [[name, String(value)]] : [])),
      ),
      // A fragment names a panel; anything else is not ours to keep.
      hash: /^[a-z-]{1,40}$/.test(hash) ? hash : '',
      state: Object.fromEntries(
        stateKept.flatMap((name) => {
          const value = state[name]
          return value === undefined ? [] : [[name, value]]
        }),
      ),
    })
  }
  say(router.state.location)
  let waiting: ReturnType<typeof setTimeout> | undefined
  // Until the next page is there, or its waiting is shown, the one before stands.
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    clearTimeout(waiting)
    waiting = setTimeout(() => say(toLocation), router.options.defaultPendingMs)
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    clearTimeout(waiting)
    say(toLocation)
  })
}

/** How long the window must stand still before it is written down, ms. */
const STILL = 200

function onceStill(say: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(waiting)
    waiting = setTimeout(say, STILL)
  }
}

function keepWindow(tellWindow: Tell<'window'>, tellScroll: Tell<'scroll'>): void {
  const size = () => tellWindow({ width: window.innerWidth, height: window.innerHeight })
  const place = () => tellScroll({ top: Math.round(window.scrollY) })
  size()
  place()
  window.addEventListener('resize', onceStill(size))
  window.addEventListener('scroll', onceStill(place), { passive: true })
}

function keepStorage(tell: Tell<'kept'>): void {
  const now = () =>
    tell({
      ...Object.fromEntries(localKept.map((name) => [name, readLocal(name)])),
      ...Object.fromEntries(sessionKept.map((name) => [name, readSession(name)])),
    })
  now()
  watchLocal(now)
}

type Say = <K extends SceneKind>(kind: K, data: SceneData[K], moment?: SceneMoment) => void

function keepQueries(log: EventLog, { queryClient }: Site, say: Say): void {
  const results = new Results()
  const last = new Map<string, unknown>()
  const tell = (query: Query, isGone: boolean, moment: SceneMoment) => {
    const { status, data, error } = query.state
    const key = query.queryKey
    const told = isGone ? null : status === 'success' ? data : error
    // A question that is only asked has no answer that could be shown; the same one again is nothing new.
    if ((!isGone && status === 'pending') || last.get(query.queryHash) === told) return
    last.set(query.queryHash, told)
    const said = { key, result: null, error: null } as const
    if (isGone) say('query', { ...said, status: 'gone' }, moment)
    else if (status === 'error') {
      const written = redact('query', { error }, {})['error'] as SceneData['query']['error']
      say('query', { ...said, status: 'failed', error: written }, moment)
    } else
      whenIdle(() => {
        const { hash, fresh } = results.add(writable(key, data))
        if (hash !== null && fresh !== undefined) say('result', { hash, data: fresh }, moment)
        say('query', { ...said, status: 'answered', result: hash }, moment)
      })
  }
  const { startedAt } = log.present()
  for (const query of queryClient.getQueryCache().getAll())
    tell(query, false, query.state.dataUpdatedAt <= startedAt ? [0, 0] : log.moment())
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'removed') tell(query, type === 'removed', log.moment())
  })
}
