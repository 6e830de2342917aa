import type { PlayBlock } from '../events.ts'

// It stands alone: the first page asks it, before any machine is there.

const withholding: ReadonlySet<PlayBlock> = new Set([
  'timeout',
  'selfExcluded',
  'suspended',
  'payoutRisk',
  'restricted',
  'accountRestricted',
])

/** Whether what closes play keeps bonuses away too: a reached limit closes play, and no bonus (SAF-2). */
export const withholds = (reasons: readonly PlayBlock[]): boolean => reasons.some((reason) => withholding.has(reason))
