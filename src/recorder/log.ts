/* oxlint-disable no-underscore-dangle -- xstate names its internals so; the version is pinned and a test guards their order */
import type { Scene } from './scenes.ts'

/**
 * How something entered the session:
 * `sent` by a view or the router, `timer` that ran out, `answer` of a promise or stream, `atOnce` the same while the
 * actor was still starting or receiving, `thrown` by an actor instead of an answer, `check` a checksum of active states.
 */
export type RecordKind = 'sent' | 'timer' | 'answer' | 'atOnce' | 'thrown' | 'check'

/**
 * One thing that entered from outside. Everything else follows from these.
 * `target` and `source` are places in the log's `paths` (-1: none, or the target itself); `message` counts every
 * message delivered in the session before this one, so that a replay knows at once when it has gone another way.
 */
export type LogRecord = readonly [
  msSinceLast: number,
  kind: RecordKind,
  target: number,
  source: number,
  message: number,
  type: string,
  data?: Readonly<Record<string, unknown>>,
]

/** The recording of one page's life. `startedAt` is ms since 1970; `input` is that of the root actor, redacted. */
export type SessionLog = {
  readonly version: 1
  readonly run: string
  readonly startedAt: number
  readonly input: unknown
  /** Places of actors: parent's place, `/`, id, and `~n` from the second life on. The root is `.`. */
  readonly paths: readonly string[]
  readonly records: readonly LogRecord[]
  /** What the page showed beside its actors, oldest first; a log of an older release has none. */
  readonly scenes?: readonly Scene[]
  /** True when the bound of the store was reached and later records are missing. */
  readonly isCut: boolean
}

/** How many records lie between two checksums. */
export const checkEvery = 64

type Nodes = { readonly _nodes?: readonly { readonly order: number }[]; readonly status: string }

/** Folds one more snapshot into a checksum of active states. The order of nodes does not matter: restoring changes it. */
export function foldStates(sum: number, snapshot: unknown): number {
  const { _nodes: nodes, status } = snapshot as Nodes
  let here = status.length
  for (const node of nodes ?? []) here = (here + Math.imul(node.order + 1, 0x9e3779b1)) | 0
  return (Math.imul(sum, 31) + here) | 0
}

type Parented = { readonly id: string; readonly _parent?: object | undefined }

/** Gives every actor of a system its place; unlike xstate's session ids these do not depend on what ran before. */
export class ActorPaths {
  readonly #places = new WeakMap<object, string>()
  readonly #lives = new Map<string, number>()

  /** Names a new actor. The same id under the same parent gets `~1`, `~2`, … in its later lives. */
  add(actor: Parented): string {
    const base = actor._parent ? `${this.of(actor._parent)}/${actor.id}` : '.'
    const life = this.#lives.get(base) ?? 0
    this.#lives.set(base, life + 1)
    const place = life ? `${base}~${life}` : base
    this.#places.set(actor, place)
    return place
  }

  of(actor: object): string {
    return this.#places.get(actor) ?? '?'
  }
}
