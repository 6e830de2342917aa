import type { FlowInput } from '../events.ts'

/** Input of the flow of new releases. */
export type ReleaseInput = FlowInput

/** What the stream `watchRelease` says. */
export type ReleaseNews =
  /** The server has another release than the one this page was loaded with. */
  | { type: 'release.found' }
  /** Another tab of this browser has taken a new release, and the server has another one than this page's. */
  | { type: 'release.taken' }
  /** A game, a payment, a form with something typed, or a dialog: what a reload would break. */
  | { type: 'work.begun' }
  | { type: 'work.ended' }

/** What `watchRelease` is told. */
export type ReleaseWatchEvent =
  /** Say now, and at each change from now on, whether something is under way. */
  | { type: 'work.ask' }
  /** The person here takes a new release: the other tabs look whether there is a newer one than theirs. */
  | { type: 'release.tell' }

/**
 * `reload`: asks whether the server answers, and loads the page anew; or, where something is under way by then, leaves it as it is.
 * Rejects where the server does not answer.
 */
export type ReloadOutput = 'left' | 'underWay'

export type ReleaseEvent = ReleaseNews | { type: 'release.accept' } | { type: 'release.later' }

export type ReleaseContext = ReleaseInput

/** What a person can do now. */
export const releaseNow = {
  current: 'Everything',
  held: 'Go on with what is under way',
  offered: 'Load the new version, or do it later',
  postponed: 'Everything; it is offered again in an hour',
  owed: 'Go on with what is under way; the new version comes when that is done',
  reloading: 'Wait',
  left: 'Use the new version',
} as const
