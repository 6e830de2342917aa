import type { FlowInput } from '../events.ts'
import type { Problem } from '../problem.ts'

/** Where the visitor is, as the station call says. Ip and country must be there (APP-14). */
export interface Station {
  readonly ipAddress: string
  readonly autodetectedCountry: string
  readonly autodetectedRegion: string | null
  readonly autodetectedCity: string | null
}

/** Input of the access flow. */
export type AccessInput = FlowInput

export type AccessEvent =
  /** Ask again: after a failure, or because the world may have changed (maintenance over). */
  | { type: 'access.check' }
  /** The server said so in passing (a call answered maintenance or restricted). */
  | { type: 'access.changed'; outcome: 'restricted' | 'maintenance' }

export interface AccessContext extends FlowInput {
  readonly station: Station | null
  readonly problem: Problem | null
}

/** `checkAccess`: station and access context. Rejects with an ApiError, or when the station lacks ip or country. */
export interface CheckAccessOutput {
  readonly outcome: 'open' | 'restricted' | 'maintenance'
  readonly station: Station
}

/** What a person can do now. */
export const accessNow = {
  checking: 'Wait: the page is being prepared',
  open: 'Use the site',
  restricted: 'Read why the site is not offered here, and ask again',
  maintenance: 'Wait for the end of maintenance, and ask again',
  failed: 'Try again',
} as const
