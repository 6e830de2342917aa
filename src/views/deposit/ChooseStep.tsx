import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { object } from 'valibot'
import { amountField } from '#contract/fields.ts'
import { amountText, isCurrency, type Currency, type Minor } from '#contract/money.ts'
import { newKey } from '#contract/newKey.ts'
import { leastPayable, mostPayable } from '#machines/deposit/deposit.contract.ts'
import { wide } from '#src/ui/Button.css.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormAmount, FormAmountKeys } from '#src/ui/form/fields.tsx'
import { Form, type FormDraft } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Money } from '#src/ui/Money.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { useSite } from '#src/ui/site.tsx'
import { Badge, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useAmountProblem } from '../messages/useAmountProblem.ts'
import { useMessage } from '../messages/useMessage.ts'
import { useMethodTitle } from '../withdrawal/words.tsx'
import { CodeField } from './CodeField.tsx'
import type { DepositViewProps } from './DepositView.tsx'

const noBonus = 'none'
const tooHigh = { amount: 'error.amount.too_high' } as const

/** What a reload does not lose; the way to pay and the bonus are chosen anew. */
export const amountFields = ['amount'] as const

export interface ChooseStepProps extends DepositViewProps {
  readonly draft: FormDraft
  /** The bonus code of the address that led here. */
  readonly bonusCode?: string | null | undefined
  /** No bonus is shown to who must see none, nor a place for a code (SAF-2). */
  readonly hasOffers: boolean
}

/** Way to pay, bonus and amount; the key against paying twice is made as the player confirms (DEP-4, DEP-6). */
export function ChooseStep({ flow, draft, bonusCode = null, hasOffers }: ChooseStepProps) {
  const { t } = useLingui()
  const message = useMessage()
  const { numberLocale } = useSite()
  const titleOf = useMethodTitle()
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const currency: Currency = isCurrency(context.currency) ? context.currency : 'EUR'
  const method = context.methods.find(({ id }) => id === context.methodId)
  const min = method && leastPayable(context, method)
  const max = method && mostPayable(context, method)
  const schema = useMemo(() => object({ amount: amountField(currency, { min, max }) }), [currency, min, max])
  const isBoundByLimit = method !== undefined && max !== undefined && max < method.max
  const amountProblem = useAmountProblem(currency, min, max, isBoundByLimit)
  const isRequesting = snapshot.matches({ allowed: 'requesting' }) || snapshot.matches('checking')
  const isCheckedAgain = context.checkRefusals > 0 && snapshot.matches({ allowed: 'choosing' })
  const isTooMuch = isCheckedAgain && isBoundByLimit && context.amount !== null && context.amount > max
  const canPick = (methodId: string) => snapshot.can({ type: 'method.pick', methodId })
  return (
    <>
      {snapshot.matches({ allowed: 'requestFailed' }) ? (
        <Notice tone="bad" alert title={<Trans>The deposit was not started</Trans>}>
          <p>{message(problemKey(context.problem))}</p>
        </Notice>
      ) : null}
      {isTooMuch ? (
        <Notice
          tone="warn"
          alert
          title={
            <Trans>
              A limit of your own leaves <Money amount={max} currency={currency} />
            </Trans>
          }
        >
          <p>
            <Trans>
              Your deposit of <Money amount={context.amount ?? 0} currency={currency} /> was more than that. Nothing has
              been charged. Type a smaller amount, or <Link to="/my-account/gambling-limits">see your limits</Link>.
            </Trans>
          </p>
        </Notice>
      ) : null}
      {isCheckedAgain && !isTooMuch ? (
        <Notice alert title={<Trans>We had to check again whether you can deposit. You can.</Trans>}>
          <p>
            <Trans>Nothing has been charged. You can go on now.</Trans>{' '}
            {context.checkRefusals > 1 ? (
              <Trans>
                If this comes back each time, <Link to="/contact-live-chat">ask support</Link>.
              </Trans>
            ) : null}
          </p>
        </Notice>
      ) : null}
      {context.profile !== null &&
      context.profile.firstDepositDate === null &&
      context.profile.kycStatus !== 'FULLY VERIFIED' ? (
        <Notice>
          <p>
            <Trans>
              Before your first withdrawal we ask for a proof of identity and a proof of address. You may{' '}
              <Link to="/my-account/gambling-limits">set a deposit limit</Link> of any amount first.
            </Trans>
          </p>
        </Notice>
      ) : null}
      <RadioCards
        legend={<Trans>How would you like to pay?</Trans>}
        value={context.methodId}
        onPick={(methodId) => flow.send({ type: 'method.pick', methodId })}
        cards={context.methods.map((one) => ({
          value: one.id,
          title: titleOf(one),
          disabled: one.id !== context.methodId && !canPick(one.id),
          badge: one.isRecent ? (
            <Badge tone="second">
              <Trans comment="Beside a payment method the player has used.">Used before</Trans>
            </Badge>
          ) : null,
          text: (
            <>
              <Money amount={one.min} currency={currency} decimals="short" /> –{' '}
              <Money amount={mostPayable(context, one)} currency={currency} decimals="short" />
            </>
          ),
        }))}
      />
      {hasOffers && context.bonuses.length > 0 ? (
        <RadioCards
          isWordy
          legend={<Trans>Would you like a bonus?</Trans>}
          value={context.selectedBonusId ?? noBonus}
          onPick={(id) => flow.send({ type: 'bonus.pick', bonusId: id === noBonus ? null : id })}
          cards={[
            {
              value: noBonus,
              title: <Trans comment="Choice at a deposit: without a bonus.">No bonus</Trans>,
              text: <Trans>Your money can be withdrawn at any time</Trans>,
            },
            ...context.bonuses.map((bonus) => ({
              value: bonus.id,
              title: bonus.title,
              disabled: !snapshot.can({ type: 'bonus.pick', bonusId: bonus.id }),
              text: (
                <>
                  {bonus.wageringTerms}{' '}
                  {bonus.minDeposit > 0 ? (
                    <Trans comment="Lowest amount of a deposit.">
                      From <Money amount={bonus.minDeposit} currency={currency} decimals="short" />.
                    </Trans>
                  ) : null}
                </>
              ),
            })),
          ]}
        />
      ) : null}
      {hasOffers ? <CodeField flow={flow} given={bonusCode} /> : null}
      <Form
        schema={schema}
        label={t`Deposit`}
        errorText={amountProblem}
        serverErrors={isTooMuch ? tooHigh : null}
        draft={draft}
        defaultValues={{ amount: context.amount === null ? '' : amountText(context.amount, currency, numberLocale) }}
        onSubmit={({ amount }) => flow.send({ type: 'deposit.confirm', amount, idempotencyKey: newKey() })}
      >
        <FormAmount
          name="amount"
          label={t({ message: 'Amount', comment: 'Label of a field for a sum of money.' })}
          currency={currency}
        />
        <FormAmountKeys
          name="amount"
          label={t({ message: 'Quick choice', comment: 'Name of a row of amounts for screen readers.' })}
          keys={quickAmounts(min, max).map((amount) => ({
            text: amountText(amount, currency, numberLocale),
            words: <Money amount={amount} currency={currency} decimals="short" />,
          }))}
        />
        <div className={surface.row}>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className={wide}
            busy={isRequesting}
            disabled={!isRequesting && (method === undefined || snapshot.matches({ allowed: 'verifyingCode' }))}
          >
            <Trans>Continue</Trans>
          </Button>
          <span className={surface.muted}>
            <Trans>You pay on the page of the payment provider. We never see what you type there.</Trans>
          </span>
        </div>
      </Form>
    </>
  )
}

/** Amounts for one press: the least the method takes and round steps from there; keys to type with, never advice. */
function quickAmounts(min: Minor | undefined, max: Minor | undefined): readonly Minor[] {
  if (min === undefined || max === undefined || min <= 0) return []
  return [1, 2, 5, 10].map((factor) => min * factor).filter((amount) => amount <= max)
}
