import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { object } from 'valibot'
import { amountField } from '#contract/fields.ts'
import { amountText } from '#contract/money.ts'
import { newKey } from '#contract/newKey.ts'
import { wide } from '#src/ui/Button.css.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormAmount, FormAmountKeys } from '#src/ui/form/fields.tsx'
import { Form, type FormDraft } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Money } from '#src/ui/Money.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { useSite } from '#src/ui/site.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Badge, Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { WithdrawalViewProps } from './WithdrawalView.tsx'
import { currencyOf, useAmountProblem, useMethodTitle } from './words.tsx'

/** What a reload does not lose; the way to be paid is chosen anew. */
export const amountFields = ['amount'] as const

export interface ChooseStepProps extends WithdrawalViewProps {
  readonly draft: FormDraft
}

/** Way to be paid and amount; the key against paying out twice is made as the player confirms (WDR-2, WDR-4, SAF-4). */
export function ChooseStep({ flow, draft }: ChooseStepProps) {
  const { t } = useLingui()
  const message = useMessage()
  const { numberLocale } = useSite()
  const titleOf = useMethodTitle()
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const currency = currencyOf(context.currency)
  const method = context.methods.find(({ id }) => id === context.methodId)
  const min = method?.min
  const free = Math.min(context.mainBalance, context.limit ?? context.mainBalance)
  const max = method && Math.min(method.max, free)
  const schema = useMemo(() => object({ amount: amountField(currency, { min, max }) }), [currency, min, max])
  const amountProblem = useAmountProblem(currency, min, max, method !== undefined && method.max <= free)
  const isBusy = snapshot.matches({ request: { allowed: 'requesting' } }) || snapshot.matches({ request: 'checking' })
  const isCheckedAgain = context.checkRefusals > 0 && snapshot.matches({ request: { allowed: 'choosing' } })
  const isEnough = min !== undefined && max !== undefined && min <= max
  return (
    <>
      {snapshot.matches({ request: { allowed: 'requestFailed' } }) ? (
        <Notice tone="bad" alert title={<Trans>The withdrawal was not requested</Trans>}>
          <p>
            {message(problemKey(context.problem))} <Trans>Nothing has left your balance.</Trans>
          </p>
        </Notice>
      ) : null}
      {isCheckedAgain ? (
        <Notice alert title={<Trans>Your last request was not made: something has changed since</Trans>}>
          <p>
            <Trans>What you see now is up to date. Look at it, then go on.</Trans>{' '}
            {context.checkRefusals > 1 ? (
              <Trans>
                If this comes back each time, <Link to="/contact-live-chat">ask support</Link>.
              </Trans>
            ) : null}
          </p>
        </Notice>
      ) : null}
      {snapshot.context.pending.length > 0 ? (
        <Notice>
          <p>
            <Trans>A withdrawal is pending already: see below. If you ask for another, it is paid separately.</Trans>
          </p>
        </Notice>
      ) : null}
      <RadioCards
        legend={<Trans>Where should it go?</Trans>}
        value={context.methodId}
        onPick={(methodId) => flow.send({ type: 'method.pick', methodId })}
        cards={context.methods.map((one) => ({
          value: one.id,
          title: titleOf(one),
          disabled: one.id !== context.methodId && !snapshot.can({ type: 'method.pick', methodId: one.id }),
          badge: one.isUsed ? (
            <Badge tone="second">
              <Trans>Used before</Trans>
            </Badge>
          ) : null,
          text: (
            <>
              <Money amount={one.min} currency={currency} decimals="short" /> –{' '}
              <Money amount={one.max} currency={currency} decimals="short" />
            </>
          ),
        }))}
      />
      <Form
        schema={schema}
        label={t`Withdraw`}
        errorText={amountProblem}
        draft={draft}
        defaultValues={{ amount: context.amount === null ? '' : amountText(context.amount, currency, numberLocale) }}
        onSubmit={({ amount }) => flow.send({ type: 'withdrawal.confirm', amount, idempotencyKey: newKey() })}
      >
        <FormAmount name="amount" label={t`Amount`} currency={currency} />
        {isEnough ? (
          <FormAmountKeys
            name="amount"
            label={t`All of it`}
            keys={[
              {
                text: amountText(max, currency, numberLocale),
                words:
                  max === context.mainBalance ? (
                    <Trans comment="Button that fills in the whole amount that can be withdrawn.">
                      All: <Money amount={max} currency={currency} />
                    </Trans>
                  ) : (
                    <Trans comment="Label before the highest amount that can be withdrawn.">
                      Most: <Money amount={max} currency={currency} />
                    </Trans>
                  ),
              },
            ]}
          />
        ) : (
          <Notice tone="warn">
            <p>
              <Trans>What you can withdraw now is less than this way takes. Choose another one.</Trans>
            </p>
          </Notice>
        )}
        <div className={surface.row}>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className={wide}
            busy={isBusy}
            disabled={!isBusy && !isEnough}
          >
            <Trans>Withdraw</Trans>
          </Button>
          <span className={surface.muted}>
            <Trans>
              <Money amount={free} currency={currency} /> can be withdrawn now.
            </Trans>
          </span>
        </div>
      </Form>
    </>
  )
}
