import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useMemo, type ReactNode } from 'react'
import { object } from 'valibot'
import { amountField } from '#contract/fields.ts'
import { amountText } from '#contract/money.ts'
import type { Limit, LimitPeriod, LimitSet } from '#machines/limits/limits.contract.ts'
import { Button } from '#src/ui/Button.tsx'
import { FocusBack } from '#src/ui/FocusBack.tsx'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { FormAmount } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useSite } from '#src/ui/site.tsx'
import { Badge, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { texts } from '../messages/texts.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { LimitsViewProps } from './LimitsView.tsx'
import * as styles from './limits.css.ts'
import { momentOf } from './momentOf.ts'

interface LimitRowProps extends Omit<LimitsViewProps, 'sets' | 'required'> {
  readonly set: LimitSet
  /** Id of the set's title: the names of the row and of its buttons end with it, as there are nine of each. */
  readonly setId: string
  readonly period: LimitPeriod
  readonly limit: Limit
}

const names: Readonly<Record<LimitPeriod, ReactNode>> = {
  D: <Trans comment="Period of a gambling limit.">Daily</Trans>,
  W: <Trans comment="Period of a gambling limit.">Weekly</Trans>,
  M: <Trans comment="Period of a gambling limit.">Monthly</Trans>,
}

/** One limit: what it is, what is used and left of it, what waits, and the form that changes it (LIM-1, LIM-4). */
export function LimitRow(props: LimitRowProps) {
  const { flow, currency, set, setId, period, limit } = props
  const id = useId()
  const rowName = `${id} ${setId}`
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const isEditing = context.editing?.set === set && context.editing.period === period
  // What stands in the row until it is answered, and then goes with the button that was pressed.
  const isAnswering =
    context.wanted?.set === set &&
    context.wanted.period === period &&
    (snapshot.matches({ limits: 'cancelling' }) ||
      snapshot.matches({ limits: 'confirming' }) ||
      (snapshot.matches({ limits: { shown: 'failed' } }) && context.editing === null))
  const canEdit = snapshot.can({ type: 'limit.edit', set, period })
  return (
    <fieldset aria-labelledby={rowName} className={styles.limit}>
      <div className={styles.head}>
        <div>
          <h3 id={id} className={styles.name}>
            {names[period]}
          </h3>
          <p className={styles.figure}>
            {limit.value === null ? (
              <Trans comment="State of a gambling limit that is not set.">No limit</Trans>
            ) : (
              <Money amount={limit.value} currency={currency} />
            )}
          </p>
        </div>
        <FocusBack isOpen={isAnswering}>
          <FocusBack isOpen={isEditing}>
            {isEditing ? null : (
              <Button
                id={`${id}-edit`}
                aria-labelledby={`${id}-edit ${rowName}`}
                size="sm"
                disabled={!canEdit}
                onClick={() => flow.send({ type: 'limit.edit', set, period })}
              >
                {limit.value === null ? (
                  <Trans>Set a limit</Trans>
                ) : (
                  <Trans comment="Button: verb, changes a gambling limit.">Change</Trans>
                )}
              </Button>
            )}
          </FocusBack>
        </FocusBack>
      </div>
      <Use limit={limit} currency={currency} />
      {limit.pendingDate === null ? null : <Pending {...props} rowName={rowName} pendingDate={limit.pendingDate} />}
      <Problem {...props} />
      {isEditing ? (
        <FocusOnMount>
          <Edit {...props} />
        </FocusOnMount>
      ) : null}
    </fieldset>
  )
}

/** What is used and left, and when it resets. */
function Use({ limit, currency }: Pick<LimitRowProps, 'limit' | 'currency'>) {
  const { t } = useLingui()
  const { value, used, remaining, resetAt, locked } = limit
  const reset = resetAt === null ? null : momentOf(resetAt)
  return (
    <>
      {value === null ? null : (
        <progress
          className={styles.meter}
          aria-label={t({ message: 'Used', comment: 'Label before the part of a limit that is used up.' })}
          max={Math.max(value, 1)}
          value={value === 0 ? 1 : Math.min(used, value)}
          data-full={remaining === 0 ? '' : undefined}
        />
      )}
      <p className={styles.facts}>
        {remaining === null ? (
          <Trans>
            <Money amount={used} currency={currency} /> used so far
          </Trans>
        ) : (
          <Trans comment="Of a gambling limit: amount used, amount left in this period.">
            <Money amount={used} currency={currency} /> used, <Money amount={remaining} currency={currency} /> left
          </Trans>
        )}
        {reset === null ? null : (
          <>
            {' · '}
            <Trans comment="After the amount used: when the limit starts anew.">resets on {reset}</Trans>
          </>
        )}
      </p>
      {locked ? (
        <p className={styles.facts}>
          <Badge>
            <Trans comment="Of a limit that the house has set, not the player.">Set by us</Trans>
          </Badge>{' '}
          <Trans>You can lower it, but not raise or remove it.</Trans>
        </p>
      ) : null}
    </>
  )
}

/** What waits to be raised or removed: it can be given up at any time, and confirmed once its time has come (RMB-2). */
function Pending({
  flow,
  currency,
  set,
  period,
  limit,
  rowName,
  pendingDate,
}: LimitRowProps & { readonly rowName: string; readonly pendingDate: string }) {
  const id = useId()
  const { pendingValue, isConfirmable, confirmUntil } = limit
  const canChange = useSelector(flow, (now) => now.can({ type: 'limit.cancel', set, period }))
  const isOurs = useSelector(flow, ({ context: { wanted } }) => wanted?.set === set && wanted.period === period)
  const isConfirming = useSelector(flow, (now) => now.matches({ limits: 'confirming' })) && isOurs
  const isCancelling = useSelector(flow, (now) => now.matches({ limits: 'cancelling' })) && isOurs
  const from = momentOf(pendingDate)
  const until = confirmUntil === null ? null : momentOf(confirmUntil)
  return (
    <Notice
      tone={isConfirmable ? 'warn' : 'info'}
      title={
        pendingValue === null ? (
          <Trans>You have asked to remove this limit</Trans>
        ) : (
          <Trans>
            You have asked to change this limit to <Money amount={pendingValue} currency={currency} />
          </Trans>
        )
      }
    >
      <p>
        {isConfirmable ? (
          <Trans>Do you still want this? Without your yes nothing changes.</Trans>
        ) : (
          <Trans>You can confirm it from {from}. Without your yes nothing changes.</Trans>
        )}{' '}
        {until === null ? null : <Trans>This request expires on {until}.</Trans>}
      </p>
      <div className={surface.row}>
        {isConfirmable ? (
          <Button
            id={`${id}-confirm`}
            aria-labelledby={`${id}-confirm ${rowName}`}
            size="sm"
            busy={isConfirming}
            disabled={!canChange && !isConfirming}
            onClick={() => flow.send({ type: 'limit.confirm', set, period })}
          >
            <Trans>Confirm the change</Trans>
          </Button>
        ) : null}
        <Button
          id={`${id}-keep`}
          aria-labelledby={`${id}-keep ${rowName}`}
          size="sm"
          variant={isConfirmable ? 'primary' : 'secondary'}
          busy={isCancelling}
          disabled={!canChange && !isCancelling}
          onClick={() => flow.send({ type: 'limit.cancel', set, period })}
        >
          <Trans>Keep the limit as it is</Trans>
        </Button>
      </div>
    </Notice>
  )
}

/** Why a change of this limit was not made, in its place (LIM-3). */
function Problem({ flow, set, period }: LimitRowProps) {
  const message = useMessage()
  const context = useSelector(flow, (now) => now.context)
  const hasFailed = useSelector(flow, (now) => now.matches({ limits: { shown: 'failed' } }))
  const { problem, wanted, editing } = context
  if (!hasFailed || problem === null || wanted?.set !== set || wanted.period !== period) return null
  const isUnknown = problem.kind !== 'status' || (problem.status ?? 500) >= 500
  const hasWords = problem.code !== null && Object.hasOwn(texts, problem.code)
  // Of a removal, or of one given up, the server's own words say more than ours for any mistake.
  const serverText =
    !isUnknown && problem.code !== null && !hasWords && (wanted.action === 'delete' || wanted.action === 'cancel')
      ? (problem.validationErrors[0]?.message ?? problem.message)
      : null
  return (
    <Notice
      tone="bad"
      alert
      title={
        isUnknown ? <Trans>We do not know whether this was changed</Trans> : <Trans>This limit was not changed</Trans>
      }
    >
      <p>
        {serverText === null ? message(problemKey(problem)) : <span dir="auto">{serverText}</span>}{' '}
        {isUnknown ? <Trans>What is shown here is what counts, as far as we could see.</Trans> : null}
      </p>
      {editing !== null ? null : (
        <div>
          <Button size="sm" onClick={() => flow.send({ type: 'limit.leave' })}>
            <Trans>OK</Trans>
          </Button>
        </div>
      )}
    </Notice>
  )
}

/** The form: when a change counts is said before it is asked for (RMB-2). */
function Edit({ flow, currency, set, period, limit, draftOf }: LimitRowProps) {
  const { t } = useLingui()
  const schema = useMemo(() => object({ amount: amountField(currency) }), [currency])
  const draft = useMemo(() => draftOf?.(set, period), [draftOf, set, period])
  const { numberLocale } = useSite()
  const message = useMessage()
  const canSave = useSelector(flow, (now) => now.can({ type: 'limit.delete', set, period }))
  const action = useSelector(flow, ({ context }) => context.wanted?.action)
  const isBusy = useSelector(
    flow,
    (now) =>
      now.matches({ limits: 'saving' }) || now.matches({ limits: 'deleting' }) || now.matches({ limits: 'looking' }),
  )
  const isSaving = isBusy && action === 'save'
  const isDeleting = isBusy && action === 'delete'
  const from = limit.looserFrom === null ? null : momentOf(limit.looserFrom)
  return (
    <div className={surface.stack}>
      <Form
        schema={schema}
        label={t`Change the limit`}
        errorText={(code) => message(code === 'error.amount.too_high' ? 'limit.amount.too_high' : code)}
        defaultValues={{ amount: limit.value === null ? '' : amountText(limit.value, currency, numberLocale) }}
        draft={draft}
        onSubmit={({ amount }) => flow.send({ type: 'limit.save', set, period, limit: amount })}
      >
        <FormAmount name="amount" label={t`Amount`} currency={currency} />
        <p className={surface.small}>
          {limit.value === null ? (
            <Trans comment="Of a limit that is being set where there was none.">It counts at once.</Trans>
          ) : limit.locked ? (
            <Trans>A lower limit counts at once.</Trans>
          ) : from === null ? (
            <Trans>A lower limit counts at once. A higher one, or none, waits and then wants your yes.</Trans>
          ) : (
            <Trans>
              A lower limit counts at once. A higher one, or none, can be confirmed from {from}, and does not count
              before.
            </Trans>
          )}
        </p>
        <div className={surface.row}>
          <Button type="submit" variant="primary" size="sm" busy={isSaving} disabled={!canSave && !isSaving}>
            <Trans>Save</Trans>
          </Button>
          <Button size="sm" disabled={isBusy} onClick={() => flow.send({ type: 'limit.leave' })}>
            <Trans>Leave it as it is</Trans>
          </Button>
          {limit.value === null || limit.locked ? null : (
            <Button
              size="sm"
              variant="quiet"
              busy={isDeleting}
              disabled={!canSave && !isDeleting}
              onClick={() => flow.send({ type: 'limit.delete', set, period })}
            >
              <Trans>Remove the limit</Trans>
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
