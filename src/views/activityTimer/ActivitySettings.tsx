import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { minute } from '#contract/constants.ts'
import type { activityTimerMachine } from '#machines/activityTimer/activityTimer.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { durationText } from '#src/ui/durationText.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { useSite } from '#src/ui/site.tsx'
import { Card, Notice, Skeleton } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import * as styles from './activityTimer.css.ts'
import { PeriodSelect } from './PeriodSelect.tsx'

interface ActivitySettingsProps {
  readonly flow: ActorRefFrom<typeof activityTimerMachine>
}

/** How often the summary of play comes (RGT-1). */
export function ActivitySettings({ flow }: ActivitySettingsProps) {
  const id = useId()
  const snapshot = useSelector(flow, (now) => now)
  return (
    <Card as="section" aria-labelledby={id} {...flowAttributes(snapshot)}>
      <div className={surface.tight}>
        <h2 id={id} className={surface.sectionTitle} tabIndex={-1}>
          <Trans comment="Tool of safer gambling: sums up play after a time that the player sets.">
            Activity timer
          </Trans>
        </h2>
        <p className={surface.muted}>
          <Trans>When its time is over, a summary of what you have staked and won stands over the page.</Trans>
        </p>
      </div>
      <Choice flow={flow} />
    </Card>
  )
}

function Choice({ flow }: ActivitySettingsProps) {
  const message = useMessage()
  const { numberLocale } = useSite()
  const snapshot = useSelector(flow, (now) => now)
  const { period, picked, mayBeOff, minutesRemaining, problem, isKnown } = snapshot.context
  if (snapshot.matches('unavailable'))
    return (
      <Notice tone="bad" alert title={<Trans>This could not be loaded</Trans>}>
        <div>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              // The button goes with its notice: the keyboard stays at the section.
              currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus()
              flow.send({ type: 'settings.open' })
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Notice>
    )
  if (!isKnown) return <Skeleton height="7.25rem" />
  const isSaving = snapshot.matches('saving')
  const left = minutesRemaining === null ? null : durationText(Math.max(1, minutesRemaining) * minute, numberLocale)
  return (
    <>
      <div className={styles.choice}>
        <div className={styles.select}>
          <PeriodSelect
            period={picked === undefined ? period : picked}
            mayBeOff={mayBeOff}
            onPick={(one) => flow.send({ type: 'period.pick', period: one })}
          />
        </div>
        <Button
          variant="primary"
          className={styles.save}
          busy={isSaving}
          // Held, not disabled: after a save the keyboard stays where it is.
          reason={
            isSaving || snapshot.can({ type: 'timer.save' }) ? undefined : <Trans>Choose another time first.</Trans>
          }
          onClick={() => flow.send({ type: 'timer.save' })}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
      <p className={surface.muted} aria-live="polite">
        {period === null ? (
          <Trans comment="Of the summary of play that interrupts it after some time: it is turned off.">
            No summary comes.
          </Trans>
        ) : left === null ? (
          '\u00A0'
        ) : (
          <Trans>The next summary comes in {left}.</Trans>
        )}
      </p>
      {problem ? (
        <Notice tone="bad" alert title={<Trans>The timer was not changed</Trans>}>
          <p>{message(problemKey(problem))}</p>
        </Notice>
      ) : null}
    </>
  )
}
