import { Trans } from '@lingui/react/macro'
import type { Reward } from '#machines/rewards/rewards.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { HowItWorks, WhatCounts } from './HowItWorks.tsx'
import { isByDeposit, isWagered } from './offers.ts'
import * as styles from './rewards.css.ts'

interface RewardDetailsProps {
  readonly reward: Reward
  readonly onClose: () => void
}

/** Everything about one reward in plain words: how it works, in which games a stake counts, and its terms (BON-1, BON-7). */
export function RewardDetails({ reward, onClose }: RewardDetailsProps) {
  return (
    <Dialog
      title={
        <span className={styles.told} dir="auto">
          {reward.title}
        </span>
      }
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <div className={cx(surface.stack, styles.told)}>
        <HowItWorks bonus={{ ...reward, isByDeposit: isByDeposit(reward), isWagered: isWagered(reward) }} />
        {isWagered(reward) ? <WhatCounts {...reward} /> : null}
        {reward.terms === null ? null : (
          <section className={surface.tight}>
            <h3>
              <Trans comment="Heading: terms of a reward.">Terms</Trans>
            </h3>
            <p className={styles.prose} dir="auto">
              {reward.terms}
            </p>
          </section>
        )}
      </div>
    </Dialog>
  )
}
