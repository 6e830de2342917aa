import { Trans } from '@lingui/react/macro'
import type { GameLimitation } from '#machines/gameLaunch/gameLaunch.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { useSite } from '#src/ui/site.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'

interface LimitationNoticeProps {
  readonly limitation: GameLimitation
  /** Opens the game; `isHidden`: it is to be said no more of this campaign. */
  readonly onPlay: (isHidden: boolean) => void
  readonly onBack: () => void
}

/** Before a game opens: whether stakes in it count to the active bonus, and how much (BON-7). */
export function LimitationNotice({ limitation, onPlay, onBack }: LimitationNoticeProps) {
  const { numberLocale } = useSite()
  const { status, contribution, campaignId } = limitation
  const share = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 1 })
  const percent = contribution === null ? null : share.format(contribution)
  return (
    <form
      className={surface.stack}
      onSubmit={(event) => {
        event.preventDefault()
        onPlay(new FormData(event.currentTarget).has('isHidden'))
      }}
    >
      {status === 1 ? (
        <Notice tone="warn" alert title={<Trans>Your bonus does not count in this game</Trans>}>
          <p>
            <Trans>Only your own money is staked here, and nothing of it counts towards your active bonus.</Trans>
          </p>
        </Notice>
      ) : (
        <Notice alert title={<Trans>Your bonus is active in this game</Trans>}>
          <p>
            {percent === null ? (
              <Trans>What you stake counts towards your active bonus.</Trans>
            ) : (
              <Trans>{percent} of what you stake counts towards your active bonus.</Trans>
            )}
          </p>
        </Notice>
      )}
      {campaignId === null ? null : (
        <Checkbox name="isHidden" label={<Trans>Don’t show this again for this bonus</Trans>} />
      )}
      <div className={surface.row}>
        <Button type="submit" variant="primary" size="lg">
          <Trans>Play now</Trans>
        </Button>
        <Button size="lg" onClick={onBack}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  )
}
