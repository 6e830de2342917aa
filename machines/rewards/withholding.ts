import type { FromSession, PlayBlock } from '../events.ts'
import { withholds } from './withholds.ts'

type Allowed = { readonly bonuses: boolean }
type Reasons = { readonly reasons: readonly PlayBlock[] }
type Of<Type extends FromSession['type']> = { readonly event: Extract<FromSession, { type: Type }> }

/** What a flow about bonuses hears of the session besides its own events (SAF-2). */
export type WithholdingEvent = Extract<
  FromSession,
  { type: 'profile.changed' | 'safety.playBlocked' | 'safety.playAllowed' }
>

/** What a flow about bonuses keeps of it: `isBonusAllowed` is the account's own switch, `isExcluded` what closes play. */
export interface Withholding {
  readonly isBonusAllowed: boolean
  readonly isExcluded: boolean
}

/** Nothing has been heard yet. */
export const notWithheld: Withholding = { isBonusAllowed: true, isExcluded: false }

/** The guards that `withholdingEvents` names. */
export const withholdingGuards = {
  isWithheld: ({ context }: { readonly context: Withholding }) => context.isExcluded || !context.isBonusAllowed,
  isBonusClosed: (_: unknown, params: Allowed) => !params.bonuses,
  isWithheldBy: (_: unknown, params: Reasons) => withholds(params.reasons),
}

/** What its actions `keepAllowed` and `keepExcluded` assign. */
export const allowedOf = (_: unknown, { bonuses }: Allowed) => ({ isBonusAllowed: bonuses })
export const excludedOf = (_: unknown, { reasons }: Reasons) => ({ isExcluded: withholds(reasons) })

export const keepAllowed = {
  type: 'keepAllowed' as const,
  params: ({ event }: Of<'profile.changed'>): Allowed => event.profile.areas,
}
export const keepExcluded = {
  type: 'keepExcluded' as const,
  params: ({ event }: Of<'safety.playBlocked'>): Reasons => event,
}
/** Nothing closes play any more. */
export const keepNotExcluded = { type: 'keepExcluded' as const, params: (): Reasons => ({ reasons: [] }) }
export const byExclusion = {
  type: 'isWithheldBy' as const,
  params: ({ event }: Of<'safety.playBlocked'>): Reasons => event,
}

/** Wherever such a flow stands: it goes to `withheld` once its player may have no bonus (SAF-2). */
export const withholdingEvents = {
  'profile.changed': [
    {
      guard: {
        type: 'isBonusClosed' as const,
        params: ({ event }: Of<'profile.changed'>): Allowed => event.profile.areas,
      },
      target: '.withheld',
      actions: keepAllowed,
    },
    { actions: keepAllowed },
  ],
  'safety.playBlocked': [{ guard: byExclusion, target: '.withheld', actions: keepExcluded }, { actions: keepExcluded }],
  'safety.playAllowed': { actions: keepNotExcluded },
} as const
