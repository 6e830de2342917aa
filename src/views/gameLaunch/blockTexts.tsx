import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PlayBlock } from '#machines/events.ts'
import { Link } from '#src/ui/Link.tsx'

const underReview = (
  <Trans>
    Your account is under review. <Link to="/contact-live-chat">Ask support</Link>
  </Trans>
)

/** Blocks that say themselves in one line each; which limits are reached is told with their periods. */
export type PlainBlock = Exclude<PlayBlock, 'lossLimit' | 'spendLimit'>

/** Why real-money play is closed, in words, with what can be done (SAF-1). */
export const blockTexts: Readonly<Record<PlainBlock, ReactNode>> = {
  signedOut: <Trans>You are not logged in.</Trans>,
  restricted: <Trans>Games are not offered where you are.</Trans>,
  maintenance: <Trans>We are working on the site. Please come back later.</Trans>,
  suspended: (
    <Trans>
      Your account is suspended. <Link to="/contact-live-chat">Ask support</Link>
    </Trans>
  ),
  payoutRisk: underReview,
  accountRestricted: underReview,
  timeout: <Trans>You are taking a break.</Trans>,
  selfExcluded: <Trans>You have excluded yourself.</Trans>,
  incomplete: (
    <Trans>
      Your registration is not complete. <Link to="/my-account/account">Complete it</Link>
    </Trans>
  ),
}
