import type { SessionLog } from '#src/recorder/log.ts'

// What the staff page and the frame with the player's page say to each other.

/** A run to be shown; texts of its languages as they are fetched, by language. */
export interface Opening {
  readonly is: 'open'
  readonly log: SessionLog
  readonly texts: Readonly<Record<string, string>>
  /** What is to be seen first. */
  readonly step: number
}

/** To the frame: a run, or the step of it that is to be seen. */
export type ToPage = Opening | { readonly is: 'show'; readonly step: number }

/** What a window may be, CSS px: a log may say anything. */
const side = (given: unknown, otherwise: number): number =>
  typeof given === 'number' && Number.isFinite(given) ? Math.min(8000, Math.max(1, Math.round(given))) : otherwise

/** The window of a log as it can be drawn. */
export const sizeOf = (given: { readonly width?: unknown; readonly height?: unknown } | null) => ({
  width: side(given?.width, 1280),
  height: side(given?.height, 800),
})

/** How the player had the page at a step. */
export interface Scenery {
  readonly path: string
  /** CSS px. */
  readonly width: number
  readonly height: number
}

/** From the frame. */
export type FromPage =
  /** It can be spoken to. */
  | { readonly is: 'ready' }
  /** How far the run was replayed there; `isDone`: no further. */
  | { readonly is: 'reached'; readonly step: number; readonly isDone: boolean }
  /** A step stands there as it was; `at` is another one where it can not be replayed so far. */
  | {
      readonly is: 'shown'
      readonly step: number
      readonly at: number
      readonly scenery: Scenery
      /** What kept parts of it from being drawn, in words; null: all of it stands there. */
      readonly broken: string | null
    }
  /** It can't be drawn, and why. */
  | { readonly is: 'failed'; readonly why: string }
