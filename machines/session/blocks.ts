import type { PlayBlock } from '../events.ts'
import type { ProfileSummary } from '../player.ts'
import type { SessionContext } from './session.contract.ts'

/** Why the profile closes real play (SAF-1, REG-2). */
export const profileBlocks = (profile: ProfileSummary): readonly PlayBlock[] => {
  const blocks: PlayBlock[] = []
  if (profile.isPlayerMultibrandSuspended || profile.kycStatus === 'SUSPENDED') blocks.push('suspended')
  // `payout: false` and the PAYOUT account state mean the same risk as the flag.
  if (profile.isPlayerRiskPayout || !profile.areas.payout || profile.accountStatus === 'PAYOUT')
    blocks.push('payoutRisk')
  if (profile.accountStatus === 'TIMEOUT') blocks.push('timeout')
  if (profile.accountStatus === 'SELF_EXCLUDED') blocks.push('selfExcluded')
  if (profile.accountStatus === 'RESTRICTED' || profile.kycStatus === 'RESTRICTED') blocks.push('accountRestricted')
  if (!profile.isRegistrationComplete) blocks.push('incomplete')
  return blocks
}

/** All reasons that hold now; empty means that real play is open. */
export const currentBlocks = (context: Pick<SessionContext, 'player' | 'blocks'>): readonly PlayBlock[] => [
  ...new Set([
    ...(context.player === null ? (['signedOut'] as const) : []),
    ...(context.player?.suspended === true ? (['suspended'] as const) : []),
    ...Object.values(context.blocks).flat(),
  ]),
]
