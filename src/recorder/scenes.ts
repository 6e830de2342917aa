import type { WrittenError } from './redact.ts'

// What the page showed beside its actors, so that it can be drawn again without asking anybody (MOD-6).

/** What each kind of scene tells. Nothing of it is secret, and of a player no more than an event may tell (SAF-12). */
export interface SceneData {
  /** Once, before all others: the brand and the settings that every visitor of the site is given. */
  readonly site: { readonly brand: string; readonly settings: unknown }
  /**
   * Where the visitor is for the house: country (ISO 3166, empty while unknown) and currency; when the player signed in (ms since 1970 by
   * the pool's clock, null for a visitor), and how far this clock was ahead of it (ms).
   */
  readonly standing: {
    readonly country: string
    readonly currency: string
    readonly signedInAt: number | null
    readonly clockAhead: number
  }
  /** Path with its locale; of the query and the state of the history only what a page is chosen by. */
  readonly place: {
    readonly path: string
    readonly search: Readonly<Record<string, string>>
    readonly hash: string
    readonly state: Readonly<Record<string, boolean | number>>
  }
  /** CSS px. */
  readonly window: { readonly width: number; readonly height: number }
  /** CSS px above the window. */
  readonly scroll: { readonly top: number }
  /** Entries of the browser's storage that pages read, by name. */
  readonly kept: Readonly<Record<string, unknown>>
  /**
   * How a question of the query cache stands; `result` is the hash of its answer, of one that has failed the answer before it, null where
   * there is none or it was left out for its size.
   */
  readonly query: {
    readonly key: readonly unknown[]
    readonly status: 'answered' | 'failed' | 'gone'
    readonly result: string | null
    readonly error: WrittenError | null
  }
  /** An answer, once for all that are the same. */
  readonly result: { readonly hash: string; readonly data: unknown }
}
export type SceneKind = keyof SceneData

/** Entries of the browser's storage that pages read while they are drawn. */
export const keptEntries = ['market', 'updatedTerms', 'hideWagering', 'liveProviderTab'] as const

/** When something was seen: how many records there were, and ms since the run began. */
export type SceneMoment = readonly [record: number, ms: number]

/** One thing that was seen from a moment on. A result may be written later than others of its moment: it is sought by its hash. */
export type Scene = { [K in SceneKind]: readonly [...SceneMoment, kind: K, data: SceneData[K]] }[SceneKind]
