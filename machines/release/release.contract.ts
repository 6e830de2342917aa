import type { FlowInput } from '../events.ts'

/** Input of the flow of new releases. */
export type ReleaseInput = FlowInput

/** What the stream `watchRelease` says. */
export type ReleaseNews =
  /** The server has another release than the one this page was loaded with. */
  | { type: 'release.found' }
  /** Another tab of this browser has taken the new release. */
  | { type: 'release.taken' }
  /** A game, a payment, a form with something typed, or a dialog: what a reload would break. */
  | { type: 'work.begun' }
  | { type: 'work.ended' }

/** What `watchRelease` is told. */
export type ReleaseWatchEvent =
  /** Say now, and at each change from now on, whether something is under way. */
  | { type: 'work.ask' }
  /** The person here takes the new release: the other tabs hear of it. */
  | { type: 'release.tell' }

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
