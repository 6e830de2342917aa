import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { object } from 'valibot'
import { amountField } from '#contract/fields.ts'
import { amountText } from '#contract/money.ts'
import { payAndPlayBounds } from '#contract/payAndPlay.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormAmount, FormAmountKeys } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useSite } from '#src/ui/site.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useAmountProblem } from '../messages/useAmountProblem.ts'
import { useMessage } from '../messages/useMessage.ts'
import { SignUpOffer } from '../registration/SignUpOffer.tsx'
import { useServerErrors } from '../registration/serverErrors.ts'
import { Released, TakenOnce } from './ends.tsx'
import type { PayAndPlayPanelProps } from './PayAndPlayPanel.tsx'

const fields = ['amount'] as const

/** How much to pay in (PNP-1). */
export function AmountStep({ flow, currency, begun, drafts }: PayAndPlayPanelProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { banner, amount, problem, bonusCode } = snapshot.context
  const { numberLocale } = useSite()
  const { min, max } = payAndPlayBounds(currency)
  const schema = useMemo(() => object({ amount: amountField(currency, { min, max }) }), [currency, min, max])
  const amountProblem = useAmountProblem(currency, min, max)
  const { onFields } = useServerErrors({ problem, error: null }, fields)
  return (
    <>
      {begun === 'form' || begun === 'login' ? (
        <Notice tone="warn" title={<Trans>Your last payment was not finished</Trans>}>
          <p>{begun === 'login' ? <TakenOnce /> : <Released />}</p>
        </Notice>
      ) : null}
      {banner ? <SignUpOffer bonus={{ ...banner, icon: null, banner: banner.image }} /> : null}
      {bonusCode === null ? null : (
        <p className={surface.small}>
          <Trans comment="Beside a sign-up by payment; {bonusCode} is the code of the link that led here.">
            Your bonus code <strong>{bonusCode}</strong> is kept for you: you can use it as soon as you are signed in.
          </Trans>
        </p>
      )}
      <Form
        schema={schema}
        label={t`Pay and play`}
        errorText={amountProblem}
        serverErrors={onFields}
        draft={drafts.amount}
        defaultValues={{ amount: amount === null ? '' : amountText(amount, currency, numberLocale) }}
        onSubmit={(values) => flow.send({ type: 'amount.submit', amount: values.amount, currency })}
      >
        {problem && onFields === null ? (
          <Notice tone="bad" alert title={<Trans>The payment was not started</Trans>}>
            <p>{message(problemKey(problem))}</p>
          </Notice>
        ) : null}
        <FormAmount
          name="amount"
          label={t`Amount`}
          currency={currency}
          hint={
            <>
              <Money amount={min} currency={currency} decimals="short" /> –{' '}
              <Money amount={max} currency={currency} decimals="short" />
            </>
          }
        />
        <FormAmountKeys
          name="amount"
          label={t`Quick choice`}
          keys={[1, 2, 5, 10].map((factor) => ({
            text: amountText(min * factor, currency, numberLocale),
            words: <Money amount={min * factor} currency={currency} decimals="short" />,
          }))}
        />
        <Button type="submit" variant="primary" size="lg" block busy={snapshot.hasTag('busy')}>
          <Trans>Continue</Trans>
        </Button>
        <p className={surface.small}>
          <Trans>
            You log in at your bank and approve the payment there. The money is taken only when your account is ready.
          </Trans>
        </p>
        <p className={surface.small}>
          <Trans>
            Do you have a password here? <Link to="/#login">Log in with it</Link> or{' '}
            <Link to="/signup">sign up without paying</Link>.
          </Trans>
        </p>
      </Form>
    </>
  )
}
