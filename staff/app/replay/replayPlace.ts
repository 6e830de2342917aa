import { readCode } from '#contract/eventLog.ts'
import { type Bookmark, bookmarksIn, bookmarkText } from './bookmarks.ts'

/** Where somebody is in a replay: `#replay/CODE/RUN/STEP`, with bookmarks behind it where they were given along. */
export interface ReplayPlace {
  /** Of the report; `file` where it was opened from one, which a link can not hold; null: nothing is opened. */
  readonly code: string | null
  readonly run: string | null
  readonly step: number
  readonly bookmarks: readonly Bookmark[]
}

/** Stands in a link for a log that came from a file. */
export const FILE = 'file'

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads the hash of a replay; what makes no sense in it is left out. */
export function replayPlaceOf(hash: string): ReplayPlace {
  const [, code = '', run = '', step = '', bookmarks = ''] = hash.replace(/^#/, '').split('/').map(decoded)
  return {
    code: code === FILE ? FILE : readCode(code),
    run: run === '' ? null : run,
    step: /^\d{1,9}$/.test(step) ? Number(step) : 0,
    bookmarks: bookmarksIn(bookmarks),
  }
}

/** The hash of a step, with bookmarks if there are any to be given along. */
export const replayHash = (code: string, run: string, step: number, bookmarks: readonly Bookmark[] = []): string =>
  `#${['replay', code, run, String(step), ...(bookmarks.length > 0 ? [bookmarkText(bookmarks)] : [])]
    .map(encodeURIComponent)
    .join('/')}`
