import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { day } from '#contract/constants.ts'
import { monthsFrom } from '#contract/moment.ts'
import type { WantedBreak } from '#machines/exclusion/exclusion.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useSite } from '#src/ui/site.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { BreakEnd } from './BreakEnd.tsx'
import type { ExclusionViewProps } from './ExclusionView.tsx'
import * as styles from './exclusion.css.ts'
import { daysText, monthsText } from './lengths.ts'

type ExclusionDialogProps = Pick<ExclusionViewProps, 'flow' | 'timeZone'>

/** What was chosen, with all that it means, and the two questions that it needs a yes to (RGT-5, RGT-6, RMB-9). */
export function ExclusionDialog({ flow, timeZone }: ExclusionDialogProps) {
  const snapshot = useSelector(flow, (now) => now)
  const { wanted, isTicked } = snapshot.context
  if (wanted === null || snapshot.matches('inTimeout') || snapshot.matches('excluded')) return null
  const isExclusion = wanted.kind === 'exclusion'
  const isLast = !snapshot.matches('confirming') && !snapshot.matches('confirmingExclusion')
  const hasFailed = snapshot.matches('failed') || snapshot.matches('unknown')
  const canGoBack = snapshot.can({ type: 'exclusion.clean' })
  const back = () => flow.send({ type: 'exclusion.clean' })
  return (
    <Dialog
      title={hasFailed ? <Name wanted={wanted} /> : isLast ? <LastTitle wanted={wanted} /> : <Title wanted={wanted} />}
      onClose={canGoBack ? back : undefined}
      actions={
        isLast ? (
          // The second yes stands elsewhere than the first one: nobody gives both with a double press.
          <>
            <Yes flow={flow}>
              {isExclusion ? (
                <Trans>Yes, exclude me now</Trans>
              ) : (
                <Trans comment="Button: begins the break that was chosen.">Yes, begin now</Trans>
              )}
            </Yes>
            <Button variant="primary" data-first disabled={!canGoBack} onClick={back}>
              {hasFailed ? (
                <Trans>Back</Trans>
              ) : (
                <Trans comment="Button: begins neither the break nor the self-exclusion.">No, go back</Trans>
              )}
            </Button>
          </>
        ) : (
          // Back has the focus: who presses Enter twice has chosen nothing by it.
          <>
            <Button data-first disabled={!canGoBack} onClick={back}>
              <Trans>Back</Trans>
            </Button>
            <Yes flow={flow} variant="primary">
              <Trans>Continue</Trans>
            </Yes>
          </>
        )
      }
    >
      <Failure flow={flow} />
      {/* An end stands beside a question only: what has not begun has none. */}
      {hasFailed ? null : (
        <p>
          {isLast ? (
            <span className={styles.chosen}>
              <Name wanted={wanted} />
            </span>
          ) : null}
          <strong>
            <Until wanted={wanted} timeZone={timeZone} />
          </strong>
        </p>
      )}
      {hasFailed ? null : isLast ? (
        <p>
          <Trans>It cannot be undone or shortened, neither here nor by our support.</Trans>
        </p>
      ) : (
        <Meaning wanted={wanted} />
      )}
      {isExclusion && !isLast ? (
        <Checkbox
          label={<Trans>I have read what this means, and I want it.</Trans>}
          checked={isTicked}
          onChange={({ target }) => flow.send({ type: 'exclusion.tick', isTicked: target.checked })}
        />
      ) : null}
    </Dialog>
  )
}

interface YesProps {
  readonly flow: ExclusionDialogProps['flow']
  readonly variant?: 'primary'
  readonly children: ReactNode
}

function Yes({ flow, variant, children }: YesProps) {
  const snapshot = useSelector(flow, (now) => now)
  const isBusy = snapshot.hasTag('busy')
  const isTickMissing = snapshot.matches('confirmingExclusion') && !snapshot.context.isTicked
  const hasFailed = snapshot.matches('failed') || snapshot.matches('unknown')
  return (
    <Button
      {...(variant ? { variant } : {})}
      busy={isBusy}
      disabled={!isBusy && !isTickMissing && !snapshot.can({ type: 'exclusion.confirm' })}
      reason={isTickMissing ? <Trans>Tick first that you have read what it means.</Trans> : undefined}
      onClick={() => flow.send({ type: 'exclusion.confirm' })}
    >
      {hasFailed ? <Trans>Try again</Trans> : children}
    </Button>
  )
}

interface WantedProps {
  readonly wanted: WantedBreak
}

function Title({ wanted }: WantedProps) {
  const { numberLocale } = useSite()
  if (wanted.kind === 'cooling') return <Trans>Cool off for a day?</Trans>
  if (wanted.kind === 'timeout') {
    const length = daysText(wanted.days, numberLocale)
    return <Trans>Take a break: {length}?</Trans>
  }
  if (wanted.months === null) return <Trans>Exclude yourself for good?</Trans>
  const length = monthsText(wanted.months, numberLocale)
  return <Trans>Exclude yourself: {length}?</Trans>
}

/** What was chosen and for how long, without a question. */
function Name({ wanted }: WantedProps) {
  const { numberLocale } = useSite()
  if (wanted.kind === 'exclusion') {
    if (wanted.months === null) return <Trans>Self-exclusion for good</Trans>
    const length = monthsText(wanted.months, numberLocale)
    return <Trans comment="Title of a dialog: self-exclusion for so long.">Self-exclusion: {length}</Trans>
  }
  const length = daysText(wanted.kind === 'timeout' ? wanted.days : 1, numberLocale)
  return wanted.kind === 'timeout' ? (
    <Trans comment="Title of a dialog: time-out of so long, a tool of safer gambling.">Break: {length}</Trans>
  ) : (
    <Trans comment="Title of a dialog: short lock of the account for so long.">Cooling off: {length}</Trans>
  )
}

function LastTitle({ wanted }: WantedProps) {
  if (wanted.kind === 'exclusion') return <Trans>Do you really want to exclude yourself?</Trans>
  return <Trans>Do you really want to begin now?</Trans>
}

/** When what is chosen now would end, by this page's clock; the operator's own word comes with its answer. */
function Until({ wanted, timeZone }: WantedProps & Pick<ExclusionDialogProps, 'timeZone'>) {
  const now = useNow()
  if (wanted.kind === 'exclusion')
    return wanted.months === null ? (
      <Trans comment="Of a self-exclusion for good.">It has no end.</Trans>
    ) : (
      <BreakEnd at={monthsFrom(now, wanted.months)} timeZone={timeZone} />
    )
  return <BreakEnd at={now + (wanted.kind === 'timeout' ? wanted.days : 1) * day} timeZone={timeZone} />
}

function Meaning({ wanted }: WantedProps) {
  const points: readonly (readonly [name: string, text: ReactNode])[] = [
    ['now', <Trans key="now">It begins at once: you are logged out everywhere, and open games close.</Trans>],
    [
      'closed',
      wanted.kind === 'exclusion' && wanted.months === null ? (
        <Trans key="never">You can never log in, play or pay in again.</Trans>
      ) : (
        <Trans key="closed">Until it is over you cannot log in, play or pay in.</Trans>
      ),
    ],
    ['fixed', <Trans key="fixed">It cannot be undone or shortened, neither here nor by our support.</Trans>],
    ['money', <Trans key="money">Your own money stays yours. Our support pays it out if you ask.</Trans>],
    ...(wanted.kind === 'exclusion'
      ? ([
          [
            'bonus',
            <Trans key="bonus">Bonus money is lost. Withdrawals that you have asked for are still paid.</Trans>,
          ],
          [
            'marketing',
            wanted.months === null ? (
              <Trans key="no-marketing">Marketing is switched off.</Trans>
            ) : (
              <Trans key="marketing">Marketing is switched off, and stays off until you choose it anew.</Trans>
            ),
          ],
        ] as const)
      : []),
  ]
  return (
    <ul className={styles.meaning}>
      {points.map(([name, text]) => (
        <li key={name}>{text}</li>
      ))}
    </ul>
  )
}

/** It has not begun, or nobody knows. */
function Failure({ flow }: Pick<ExclusionDialogProps, 'flow'>) {
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  if (snapshot.matches('unknown'))
    return (
      <Notice tone="bad" alert title={<Trans>We could not tell whether it has begun</Trans>}>
        <p>{message(problemKey(snapshot.context.problem))}</p>
      </Notice>
    )
  if (!snapshot.matches('failed')) return null
  return (
    <Notice
      tone="bad"
      alert
      title={
        <Trans comment="Title: the break or self-exclusion that was asked for could not be set.">
          It has not begun
        </Trans>
      }
    >
      <p>{message('error.oops.tryAgain')}</p>
    </Notice>
  )
}
