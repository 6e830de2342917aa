import { areas } from '../testing.ts'
import { expect, test } from 'vitest'
import type { ProfileSummary } from '../player.ts'
import { profileBlocks } from './blocks.ts'

const profile = (more: object): ProfileSummary =>
  ({
    playerId: 7,
    accountStatus: 'REGISTERED',
    kycStatus: 'FULLY VERIFIED',
    isRegistrationComplete: true,
    isPlayerRiskPayout: false,
    isPlayerMultibrandSuspended: false,
    areas,
    ...more,
  }) as ProfileSummary

test.each([
  ['nothing', {}, []],
  ['a break', { accountStatus: 'TIMEOUT' }, ['timeout']],
  ['self-exclusion', { accountStatus: 'SELF_EXCLUDED' }, ['selfExcluded']],
  ['a restricted account', { accountStatus: 'RESTRICTED' }, ['accountRestricted']],
  ['restricted papers', { kycStatus: 'RESTRICTED' }, ['accountRestricted']],
  ['suspended papers', { kycStatus: 'SUSPENDED' }, ['suspended']],
  ['suspension at this brand', { isPlayerMultibrandSuspended: true }, ['suspended']],
  ['payout risk by its flag', { isPlayerRiskPayout: true }, ['payoutRisk']],
  ['payout risk by its state', { accountStatus: 'PAYOUT' }, ['payoutRisk']],
  ['payout risk by its area', { areas: { ...areas, payout: false } }, ['payoutRisk']],
  ['an unfinished sign-up', { isRegistrationComplete: false }, ['incomplete']],
] as const)('SAF-1 REG-2 of a profile, %s closes play for money by its own word', (_, more, blocks) => {
  expect(profileBlocks(profile(more))).toEqual(blocks)
})
