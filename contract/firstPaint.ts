import type { Settings } from './settings.ts'

/** The answer to a content query, with what it was asked with. */
export interface FirstAnswer {
  readonly params: Readonly<Record<string, unknown>>
  readonly result: unknown
}

/** What a page's first view is drawn from before its code runs. Nothing of a player is in it, so it may be kept. */
export interface FirstPaintInput {
  readonly settings: Settings
  /** As in the address, with the locale. */
  readonly pathname: string
  /** Answers of content queries by the query's name, as they travel inside the document. */
  readonly content: Readonly<Record<string, FirstAnswer | undefined>>
  /** Texts of the page's language by message id; null shows the English of the source. */
  readonly messages: Readonly<Record<string, unknown>> | null
  /** The browser says that a player was signed in: neither a visitor's words nor an offer is shown then. */
  readonly isKnown: boolean
}

/** HTML of the first view, or null for a page that has none. Rejects when the content does not fit its schema. */
export type FirstPaint = (input: FirstPaintInput) => Promise<string | null>
