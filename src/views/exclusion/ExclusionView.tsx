import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { useSite } from '#src/ui/site.tsx'
import { Card } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as threeBeside from '#src/ui/threeBeside.css.ts'
import { ExclusionDialog } from './ExclusionDialog.tsx'
import * as styles from './exclusion.css.ts'
import { daysText, monthsText } from './lengths.ts'

export interface ExclusionViewProps {
  readonly flow: ActorRefFrom<typeof exclusionMachine>
  /** Breaks that the market allows, days. */
  readonly timeoutDays: readonly number[]
  /** Self-exclusions that the market allows, months; for good is offered beside them. */
  readonly exclusionMonths: readonly number[]
  /** IANA zone of the operator's own time. */
  readonly timeZone: string
}

/** Breaks, a day of cooling off and self-exclusion, each with what it means (RGT-5, RGT-6, RMB-9). */
export function ExclusionView(props: ExclusionViewProps) {
  const { flow, timeoutDays, exclusionMonths } = props
  const { numberLocale } = useSite()
  const titleId = useId()
  const snapshot = useSelector(flow, (now) => now)
  const canChoose = snapshot.can({ type: 'cooling.pick' })
  return (
    <section {...flowAttributes(snapshot)} aria-labelledby={titleId} className={surface.stack}>
      <h2 id={titleId} className={surface.sectionTitle}>
        <Trans>Breaks and self-exclusion</Trans>
      </h2>
      <div className={threeBeside.place}>
        <div className={styles.ways}>
          <Way
            title={<Trans>Take a break</Trans>}
            text={<Trans>You are logged out at once and cannot log in until the break is over.</Trans>}
          >
            {timeoutDays.map((days) => (
              <Button key={days} disabled={!canChoose} onClick={() => flow.send({ type: 'timeout.pick', days })}>
                {daysText(days, numberLocale)}
              </Button>
            ))}
          </Way>
          <Way
            title={
              <Trans comment="Noun: short lock of the account (cooling-off), a tool of safer gambling.">Cool off</Trans>
            }
            text={
              <Trans>
                The same as a break of one day, but recorded as cooling off. It cannot be extended while it runs.
              </Trans>
            }
          >
            <Button disabled={!canChoose} onClick={() => flow.send({ type: 'cooling.pick' })}>
              {daysText(1, numberLocale)}
            </Button>
          </Way>
          <Way
            title={<Trans comment="Tool of safer gambling, as the local regulator names it.">Self-exclusion</Trans>}
            text={<Trans>You are shut out for as long as you choose, and nobody can lift it before.</Trans>}
          >
            {exclusionMonths.map((months) => (
              <Button key={months} disabled={!canChoose} onClick={() => flow.send({ type: 'exclusion.pick', months })}>
                {monthsText(months, numberLocale)}
              </Button>
            ))}
            <Button disabled={!canChoose} onClick={() => flow.send({ type: 'exclusion.pick', months: null })}>
              <Trans comment="Length of a self-exclusion: permanently.">For good</Trans>
            </Button>
          </Way>
        </div>
      </div>
      <ExclusionDialog {...props} />
    </section>
  )
}

interface WayProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** Its lengths. */
  readonly children: ReactNode
}

function Way({ title, text, children }: WayProps) {
  const id = useId()
  return (
    <Card as="fieldset" aria-labelledby={id}>
      <div className={surface.tight}>
        <h3 id={id}>{title}</h3>
        <p className={surface.muted}>{text}</p>
      </div>
      <div className={styles.lengths}>{children}</div>
    </Card>
  )
}
