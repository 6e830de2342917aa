import { resolvePath, type LocaleOptions } from '#contract/locale.ts'
import { readLocal, watchLocal } from '#src/actors/storage.ts'
import { clockAhead } from '#src/actors/keptSignIn.ts'
import { signedInAt } from '#src/actors/userPool.ts'
import { isKept } from '#src/recorder/address.ts'
import type { EventLog } from '#src/recorder/attach.ts'
import { keptPath } from '#src/recorder/keptPath.ts'
import { type AllowList, hashOf, redact } from '#src/recorder/redact.ts'
import { keptEntries, type Scene, type SceneData, type SceneKind, type SceneMoment } from '#src/recorder/scenes.ts'
import type { Query } from '@tanstack/react-query'
import type { SiteRouter } from './router.ts'
import type { Site } from './site.ts'

// What pages show beside the machines, for the replay that draws them again (MOD-5, MOD-6).

const stateKept = ['panel', 'ended', 'reset', 'signUpStep'] as const

/** What may stand of a player's own answers, by the call's name: which, when and how much; no name of theirs, and no address. */
const ofPlayer: AllowList = {
  salaryRange: ['data.**'],
  transactionSummary: ['data.totalDepositsCount'],
  rewards: ['data.**'],
  gameLimitations: ['data.**'],
  myGames: ['data.**'],
  lastPlayedGames: ['data.**'],
  loginHistory: ['data.*.loginDate', 'data.*.loginCountry'],
  netPositionWinLoss: ['data.**'],
  tournaments: ['data.**'],
}

/**
 * How much of a run answers may be, letters: of one, of all to one kind of question, of all; how often one kind of question is noted;
 * entries of a list that is not even measured.
 */
const room = { one: 400_000, kind: 500_000, all: 1_600_000, notes: 600, entries: 1500 } as const

/** What kind of question it is: its scope and its name. */
const kindOf = ([scope, second, third]: readonly unknown[]): string =>
  `${String(scope)} ${String(scope === 'player' ? third : second)}`

/** An answer of the house is the same for everybody; a player's is written as an event would be. */
function writable([scope, , name]: readonly unknown[], data: unknown): unknown {
  if (scope !== 'player') return data
  return redact(String(name), { data }, ofPlayer)['data']
}

/** Runs work when the page has nothing else to do. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** Answers of a run by what they say; each is written down once. */
class Results {
  readonly #known = new Set<string>()
  readonly #hashes = new WeakMap<object, string>()
  readonly #ofKind = new Map<string, number>()
  #letters = 0

  /** The hash of an answer, and the answer itself where it is new; a null hash where there is no room for it. */
  add(kind: string, data: unknown): { readonly hash: string | null; readonly fresh: unknown } {
    const object = typeof data === 'object' ? data : null
    const seen = object && this.#hashes.get(object)
    if (seen) return { hash: seen, fresh: undefined }
    if (Array.isArray(data) && data.length > room.entries) return { hash: null, fresh: undefined }
    const text = JSON.stringify(data) ?? 'null'
    const hash = hashOf(text, 0).toString(36)
    if (!this.#known.has(hash)) {
      const ofKind = (this.#ofKind.get(kind) ?? 0) + text.length
      if (text.length > room.one || ofKind > room.kind || this.#letters + text.length > room.all)
        return { hash: null, fresh: undefined }
      this.#ofKind.set(kind, ofKind)
      this.#letters += text.length
      this.#known.add(hash)
      if (object) this.#hashes.set(object, hash)
      // A copy: what the page holds may be changed before it is stored.
      return { hash, fresh: JSON.parse(text) }
    }
    if (object) this.#hashes.set(object, hash)
    return { hash, fresh: undefined }
  }
}

/** Writes into the log what the page shows, from now on and as it is now. Nothing of it holds the page up, or breaks it. */
export function recordPage(log: EventLog, site: Site, router: SiteRouter): void {
  const ends: (() => void)[] = []
  let isOver = false
  const end = () => {
    isOver = true
    for (const one of ends) one()
  }
  /** What fails here ends these notes, and nothing else. */
  const guarded =
    <Args extends readonly unknown[]>(work: (...args: Args) => void) =>
    (...args: Args): void => {
      if (isOver) return
      try {
        work(...args)
      } catch (error) {
        site.world.log('what the page shows is noted no further', { error: String(error) })
        end()
      }
    }
  const say: Say = (kind, data, [record, ms] = log.moment()) => {
    if (!isOver && !log.seen([record, ms, kind, data] as unknown as Scene)) end()
  }
  /** The same, where it differs from what was said last. */
  const teller = <K extends SceneKind>(kind: K): Tell<K> => {
    let said = ''
    return (data, moment) => {
      const text = JSON.stringify(data)
      if (text !== said) say(kind, data, moment)
      said = text
    }
  }
  guarded(() => {
    say('site', { brand: site.settings.brand, settings: site.settings }, [0, 0])
    ends.push(
      keepStanding(site, teller('standing'), guarded),
      keepPlace(router, site.localeOptions, teller('place'), guarded),
      keepWindow(teller('window'), teller('scroll'), guarded),
      keepStorage(teller('kept'), guarded),
      keepQueries(log, site, say, guarded),
    )
  })()
}

type Guarded = <Args extends readonly unknown[]>(work: (...args: Args) => void) => (...args: Args) => void
type End = () => void
type Say = <K extends SceneKind>(kind: K, data: SceneData[K], moment?: SceneMoment) => void
type Tell<K extends SceneKind> = (data: SceneData[K], moment?: SceneMoment) => void

function keepStanding({ world, session, settings: { userPool } }: Site, tell: Tell<'standing'>, guarded: Guarded): End {
  const now = guarded(() =>
    tell({
      country: world.country(),
      currency: world.currency(),
      signedInAt: session.view().context.player === null ? null : signedInAt(userPool),
      clockAhead: clockAhead(userPool),
    }),
  )
  now()
  return session.subscribe(now)
}

function keepPlace(router: SiteRouter, options: LocaleOptions, tell: Tell<'place'>, guarded: Guarded): End {
  type Place = SiteRouter['state']['location']
  const say = guarded(({ pathname, search, hash, state }: Place) => {
    const given = Object.entries(search as Record<string, unknown>)
    const { locale } = resolvePath(pathname, options)
    tell({
      path: keptPath(pathname, locale.segment),
      search: Object.fromEntries(
        given.flatMap(([name, value]) => (isKept(name, String(value)) ? [[name, String(value)]] : [])),
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
  })
  say(router.state.location)
  let waiting: ReturnType<typeof setTimeout> | undefined
  // Until the next page is there, or its waiting is shown, the one before stands.
  const begun = router.subscribe('onBeforeLoad', ({ toLocation }) => {
    clearTimeout(waiting)
    waiting = setTimeout(() => say(toLocation), router.options.defaultPendingMs)
  })
  const there = router.subscribe('onResolved', ({ toLocation }) => {
    clearTimeout(waiting)
    say(toLocation)
  })
  return () => {
    clearTimeout(waiting)
    begun()
    there()
  }
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

function keepWindow(tellWindow: Tell<'window'>, tellScroll: Tell<'scroll'>, guarded: Guarded): End {
  const size = guarded(() => tellWindow({ width: window.innerWidth, height: window.innerHeight }))
  const place = guarded(() => tellScroll({ top: Math.round(window.scrollY) }))
  size()
  place()
  const [sized, scrolled] = [onceStill(size), onceStill(place)]
  window.addEventListener('resize', sized)
  window.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    window.removeEventListener('resize', sized)
    window.removeEventListener('scroll', scrolled)
  }
}

function keepStorage(tell: Tell<'kept'>, guarded: Guarded): End {
  const now = guarded(() => tell(Object.fromEntries(keptEntries.map((name) => [name, readLocal(name)]))))
  now()
  return watchLocal(now)
}

function keepQueries(log: EventLog, { queryClient }: Site, say: Say, guarded: Guarded): End {
  const results = new Results()
  /** What was told last of each question: its answer, or the error in place of one. */
  const told = new Map<string, unknown>()
  const notes = new Map<string, number>()
  // One after the other, in the order in which they came about.
  const queue: (() => void)[] = []
  const work = guarded(() => {
    for (const one of queue.splice(0)) one()
  })
  const later = (one: () => void) => {
    if (queue.push(one) === 1) whenIdle(work)
  }
  const hashOfAnswer = (kind: string, key: readonly unknown[], data: unknown, moment: SceneMoment): string | null => {
    if (data === undefined) return null
    const { hash, fresh } = results.add(kind, writable(key, data))
    if (hash !== null && fresh !== undefined) say('result', { hash, data: fresh }, moment)
    return hash
  }
  const tell = (query: Query, isGone: boolean, moment: SceneMoment) => {
    const { queryKey: key, queryHash: hash } = query
    const { status, data, error } = query.state
    // A question that is only asked has no answer that could be shown; the same one again is nothing new.
    if (isGone ? !told.has(hash) : status === 'pending') return
    const now = status === 'success' ? data : error
    if (!isGone && told.has(hash) && told.get(hash) === now) return
    if (isGone) told.delete(hash)
    else told.set(hash, now)
    const kind = kindOf(key)
    const count = (notes.get(kind) ?? 0) + 1
    notes.set(kind, count)
    if (count > room.notes) return
    later(() => {
      if (isGone) return say('query', { key, status: 'gone', result: null, error: null }, moment)
      // What was answered before is still shown where the next answer is lost.
      const result = hashOfAnswer(kind, key, data, moment)
      if (status === 'success') return say('query', { key, status: 'answered', result, error: null }, moment)
      const written = redact('query', { error }, {})['error'] as SceneData['query']['error']
      say('query', { key, status: 'failed', result, error: written }, moment)
    })
  }
  const { startedAt } = log.present()
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) tell(query, false, query.state.dataUpdatedAt <= startedAt ? [0, 0] : log.moment())
  return cache.subscribe(
    guarded(({ type, query }) => {
      if (type === 'updated' || type === 'removed') tell(query, type === 'removed', log.moment())
    }),
  )
}
