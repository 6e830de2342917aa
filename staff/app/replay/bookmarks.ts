import * as v from 'valibot'

const bookmarksSchema = v.pipe(
  v.array(
    v.object({
      step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      note: v.pipe(v.string(), v.maxLength(200)),
    }),
  ),
  v.maxLength(200),
)

/** A step that somebody marked, with what they say of it. */
export interface Bookmark {
  readonly step: number
  readonly note: string
}

/** Letters of a note; more would not fit into a link. */
export const NOTE_LENGTH = 200

/** Bookmarks as one text, for a link or the store. */
export const bookmarkText = (bookmarks: readonly Bookmark[]): string => JSON.stringify(bookmarks)

/** Bookmarks from such a text; none where it is none. */
export function bookmarksIn(text: string): readonly Bookmark[] {
  try {
    const read = v.safeParse(bookmarksSchema, JSON.parse(text))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

/** With one more, in the order of their steps; a step has one bookmark. */
export const withBookmark = (bookmarks: readonly Bookmark[], one: Bookmark): readonly Bookmark[] =>
  [...bookmarks.filter(({ step }) => step !== one.step), one].toSorted((a, b) => a.step - b.step)

/** Both together; where a step is in both, the former's note stays. */
export const joined = (own: readonly Bookmark[], given: readonly Bookmark[]): readonly Bookmark[] =>
  own.reduce(withBookmark, [...given])

const keyOf = (run: string): string => `replay-bookmarks ${run}`

/** The bookmarks of a run that this tab keeps. A browser that keeps nothing has none. */
export function keptBookmarks(run: string): readonly Bookmark[] {
  try {
    return bookmarksIn(sessionStorage.getItem(keyOf(run)) ?? '')
  } catch {
    return []
  }
}

/** Keeps the bookmarks of a run in this tab. False: this browser keeps nothing. */
export function keepBookmarks(run: string, bookmarks: readonly Bookmark[]): boolean {
  try {
    sessionStorage.setItem(keyOf(run), bookmarkText(bookmarks))
    return true
  } catch {
    return false
  }
}
