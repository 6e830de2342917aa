import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { GameLimitation } from '#machines/gameLaunch/gameLaunch.contract.ts'
import type { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { usePercent } from '#src/ui/usePercent.ts'
import * as surface from '#src/ui/Surface.css.ts'

interface LimitationNoticeProps {
  readonly flow: ActorRefFrom<typeof gameLaunchMachine>
  /** It is to be said no more of this campaign. */
  readonly onHide: (limitation: GameLimitation) => void
}

/** Before a game opens: whether stakes in it count to the active bonus, and how much (BON-7). */
export function LimitationNotice({ flow, onHide }: LimitationNoticeProps) {
  const limitation = useSelector(flow, ({ context }) => context.limitation)
  return limitation === null ? null : (
    <Said
      limitation={limitation}
      onPlay={(isHidden) => {
        if (isHidden) onHide(limitation)
        flow.send({ type: 'limitation.accept' })
      }}
      onBack={() => flow.send({ type: 'game.close' })}
    />
  )
}

interface SaidProps {
  readonly limitation: GameLimitation
  readonly onPlay: (isHidden: boolean) => void
  readonly onBack: () => void
}

function Said({ limitation, onPlay, onBack }: SaidProps) {
  const inPercent = usePercent()
  const { status, contribution, campaignId } = limitation
  const percent = contribution === null ? null : inPercent(contribution)
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
      ) : contribution === 0 ? (
        <Notice tone="warn" alert title={<Trans>Nothing counts towards your bonus in this game</Trans>}>
          <p>
            <Trans comment="Of a game in which the active bonus may be staked, though no stake counts towards its wagering.">
              Your bonus money can be staked and lost here, but no stake counts towards your bonus.
            </Trans>
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
          <Trans comment="Button: verb.">Play now</Trans>
        </Button>
        <Button size="lg" onClick={onBack}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  )
}
