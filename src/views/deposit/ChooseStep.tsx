import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { object, safeParse } from 'valibot'
import { amountField, bonusCodeField } from '#contract/fields.ts'
import { amountText, isCurrency, type Currency, type Minor } from '#contract/money.ts'
import { newKey } from '#contract/newKey.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import {
  type BonusFigures,
  type DepositBonus,
  isCodeLost,
  isSameCode,
  leastPayable,
  mostPayable,
} from '#machines/deposit/deposit.contract.ts'
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
import { Period } from '../rewards/Period.tsx'
import { Days, TimeToUse } from '../rewards/TimeToUse.tsx'
import { WhatItGives } from '../rewards/WhatItGives.tsx'
import { useMethodTitle } from '../withdrawal/words.tsx'
import { CodeField } from './CodeField.tsx'
import * as styles from './deposit.css.ts'
import type { DepositViewProps } from './DepositView.tsx'

const noBonus = 'none'
const tooHigh = { amount: 'error.amount.too_high' } as const

/** What a reload does not lose; the way to pay and the bonus are chosen anew. */
export const amountFields = ['amount'] as const

/** Titles of the bonuses that are active, by their verticals. */
export type ActiveBonuses = ReadonlyMap<BonusVertical, string>

export interface ChooseStepProps extends DepositViewProps {
  readonly draft: FormDraft
  /** The bonus code of the address that led here. */
  readonly bonusCode?: string | null | undefined
  /** No bonus is shown to who must see none, nor a place for a code (SAF-2). */
  readonly hasOffers: boolean
  readonly activeBonuses?: ActiveBonuses | undefined
}

/** Way to pay, bonus and amount; the key against paying twice is made as the player confirms (DEP-4, DEP-6). */
export function ChooseStep({ flow, draft, bonusCode = null, hasOffers, activeBonuses }: ChooseStepProps) {
  const { t } = useLingui()
  const message = useMessage()
  const { numberLocale } = useSite()
  const titleOf = useMethodTitle()
  const codePlace = useRef<HTMLDivElement>(null)
  const bonusPlace = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const isVerifying = snapshot.matches({ allowed: 'verifyingCode' })
  const wasVerifying = useRef(isVerifying)
  const hasOpened = context.codeProblem === null && context.selectedBonusId !== null
  useEffect(() => {
    // What the code has opened stands above its field, and has pushed that out of sight: who works at the field goes on there.
    if (
      wasVerifying.current &&
      !isVerifying &&
      hasOpened &&
      codePlace.current?.contains(document.activeElement) === true
    )
      bonusPlace.current?.querySelector<HTMLElement>(':checked:not(:disabled)')?.focus()
    wasVerifying.current = isVerifying
  }, [isVerifying, hasOpened])
  // What stands in the field at first is looked at as well, where its check was lost.
  const typedCode = useRef(context.bonusCode ?? bonusCode ?? '')
  const { goneBonus } = context
  const currency: Currency = isCurrency(context.currency) ? context.currency : 'EUR'
  const method = context.methods.find(({ id }) => id === context.methodId)
  const min = method && leastPayable(context, method)
  const max = method && mostPayable(context, method)
  const schema = useMemo(() => object({ amount: amountField(currency, { min, max }) }), [currency, min, max])
  const isBoundByLimit = method !== undefined && max !== undefined && max < method.max
  const leastWithoutBonus = method !== undefined && min !== undefined && min > method.min ? method.min : undefined
  const amountProblem = useAmountProblem(currency, min, max, { isBoundByLimit, leastWithoutBonus })
  const isRequesting = snapshot.matches({ allowed: 'requesting' }) || snapshot.matches('checking')
  const isCheckedAgain = context.checkRefusals > 0 && snapshot.matches({ allowed: 'choosing' })
  const isTooMuch = isCheckedAgain && isBoundByLimit && context.amount !== null && context.amount > max
  const waitsBehind = ({ figures: { placeIn } }: DepositBonus) =>
    (typeof placeIn === 'string' ? activeBonuses?.get(placeIn) : null) ?? null
  const waiting = sameOf(context.bonuses.map(waitsBehind))
  const canPick = (methodId: string) => snapshot.can({ type: 'method.pick', methodId })
  return (
    <>
      {snapshot.matches({ allowed: 'requestFailed' }) ? (
        <Notice tone="bad" alert title={<Trans>The deposit was not started</Trans>}>
          <p>{message(problemKey(context.problem))}</p>
        </Notice>
      ) : null}
      {goneBonus === null ? null : (
        <Notice
          tone="warn"
          alert
          title={
            hasOffers ? (
              <Trans comment="At a deposit that was confirmed with it: {goneBonus} is the bonus’s name.">
                The bonus {goneBonus} can no longer be had
              </Trans>
            ) : null
          }
        >
          <p>
            <Trans>Nothing has been charged. No bonus is chosen now: if you continue, you pay without one.</Trans>
          </p>
        </Notice>
      )}
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
      {hasOffers && context.areBonusesUnknown && context.bonuses.length === 0 ? (
        <BonusesUnknown flow={flow} isWithout={context.isBonusPicked} />
      ) : null}
      {hasOffers && waiting !== undefined ? (
        <Notice>
          <p>
            <Trans comment="At a deposit, above the bonuses that are offered: {waiting} is the name of the bonus that is active now.">
              Whichever bonus you choose waits for its place: <strong dir="auto">{waiting}</strong> is active now, and
              goes on.
            </Trans>
          </p>
        </Notice>
      ) : null}
      {hasOffers && context.bonuses.length > 0 ? (
        <div ref={bonusPlace}>
          <RadioCards
            isWordy
            legend={<Trans>Would you like a bonus?</Trans>}
            value={context.selectedBonusId ?? noBonus}
            onPick={(id) => flow.send({ type: 'bonus.pick', bonusId: id === noBonus ? null : id })}
            cards={[
              {
                value: noBonus,
                disabled: context.selectedBonusId !== null && !snapshot.can({ type: 'bonus.pick', bonusId: null }),
                title: <Trans comment="Choice at a deposit: without a bonus.">No bonus</Trans>,
                text: <Trans>Your money can be withdrawn at any time</Trans>,
              },
              ...context.bonuses.map((bonus) => ({
                value: bonus.id,
                title: bonus.title,
                disabled: !snapshot.can({ type: 'bonus.pick', bonusId: bonus.id }),
                text: (
                  <Figures
                    bonus={bonus}
                    currency={currency}
                    isChosen={bonus.id === context.selectedBonusId}
                    waitsBehind={waiting === undefined ? waitsBehind(bonus) : null}
                  />
                ),
                below:
                  bonus.id === context.selectedBonusId && bonus.isConsentRequired === true ? (
                    <Consent {...bonus} />
                  ) : null,
              })),
            ]}
          />
        </div>
      ) : null}
      {hasOffers ? (
        <div ref={codePlace}>
          <CodeField flow={flow} given={bonusCode} onTyped={(text) => (typedCode.current = text)} />
        </div>
      ) : null}
      <Form
        schema={schema}
        label={t`Deposit`}
        errorText={amountProblem}
        serverErrors={isTooMuch ? tooHigh : null}
        draft={draft}
        defaultValues={{ amount: context.amount === null ? '' : amountText(context.amount, currency, numberLocale) }}
        onSubmit={({ amount }) => {
          // A code that was typed is looked at before anything is paid without it.
          const code = safeParse(bonusCodeField, typedCode.current)
          // One whose check was lost is looked at once more; then the player may go on without it, as codes may not be to be had.
          const isLooked = code.success && isSameCode(context.bonusCode, code.output)
          const isUnchecked = !isLooked || (isCodeLost(context) && !context.isCodeCheckedAgain)
          const check = { type: 'bonusCode.check', bonusCode: code.success ? code.output : '' } as const
          if (hasOffers && code.success && isUnchecked && flow.getSnapshot().can(check)) {
            // What comes of it must be seen, though the field was folded away.
            unfold(codePlace.current)
            flow.send(check)
          } else if (hasOffers && !code.success && typedCode.current.trim() !== '') putRight(codePlace.current)
          else flow.send({ type: 'deposit.confirm', amount, idempotencyKey: newKey() })
        }}
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

/** What logs of older builds do not say. */
const unsaid: BonusFigures = {
  percent: null,
  most: null,
  isCashback: false,
  spins: null,
  isMoney: false,
  wrMultiplier: null,
  isSticky: false,
  maxWin: null,
  atMost: null,
  period: null,
  daysToUse: null,
  placeIn: null,
}

/** What they all have in common, where that is something, and there are several to say it of. */
const sameOf = (all: readonly (string | null)[]): string | undefined =>
  all.length > 1 && new Set(all).size === 1 ? (all[0] ?? undefined) : undefined

/** The operator takes choosing as the yes to the terms: said where it is done, with the terms in full. */
const Consent = ({ wageringTerms }: Pick<DepositBonus, 'wageringTerms'>) => (
  <Notice
    alert
    title={
      wageringTerms === '' ? (
        <Trans>By choosing this bonus you agree to its conditions.</Trans>
      ) : (
        <Trans comment="Before the terms of a bonus.">By choosing this bonus you agree to its conditions:</Trans>
      )
    }
  >
    {wageringTerms === '' ? null : (
      <p className={styles.terms} dir="auto">
        {wageringTerms}
      </p>
    )}
  </Notice>
)

interface FiguresProps {
  readonly bonus: DepositBonus
  readonly currency: Currency
  readonly isChosen: boolean
  /** The bonus that is active in its place; null where there is none, or it is said of all. */
  readonly waitsBehind: string | null
}

/** What a bonus gives and asks, before anything is paid for it (DEP-4): words of its own may leave it out. */
function Figures({ bonus, currency, isChosen, waitsBehind }: FiguresProps) {
  const { minDeposit, wageringTerms } = bonus
  const figures: BonusFigures = { ...unsaid, ...bonus.figures }
  const { isCashback, isMoney, isSticky, maxWin, most, percent, spins, wrMultiplier } = figures
  const { atMost, daysToUse, period } = figures
  // A platform may not say how much of the losses a cashback gives back.
  const isSaid = isCashback ? percent !== null : spins !== null || most !== null
  // Once chosen, terms that want a yes stand under the card.
  const areTermsBelow = isChosen && bonus.isConsentRequired === true
  return (
    <span className={styles.figures}>
      {isSaid ? (
        <span className={styles.gives}>
          <WhatItGives
            back={isCashback ? percent : null}
            spins={spins}
            money={most}
            ofDeposit={percent}
            currency={currency}
          />
        </span>
      ) : null}
      {wageringTerms === '' || areTermsBelow ? null : <span className={styles.prose}>{wageringTerms}</span>}
      {minDeposit > 0 ? (
        <span>
          <Trans>Deposit at least</Trans>
          {': '}
          <Money amount={minDeposit} currency={currency} decimals="short" />
        </span>
      ) : null}
      {waitsBehind === null ? null : (
        <span>
          <Trans comment="At a deposit, of a bonus that is offered: {waitsBehind} is the name of the bonus that is active now.">
            It waits for its place: <strong dir="auto">{waitsBehind}</strong> is active now, and goes on.
          </Trans>
        </span>
      )}
      {/* A log of an older build says none of these three. */}
      {typeof atMost !== 'number' ? null : (
        <span>
          <Trans comment="Label before the highest amount of cashback.">At most</Trans>
          {': '}
          <Money amount={atMost} currency={currency} decimals="short" />
        </span>
      )}
      {typeof period !== 'string' ? null : (
        <span>
          <Trans comment="Label before how often cashback is worked out: daily, weekly.">Counted</Trans>
          {': '}
          <Period period={period} />
        </span>
      )}
      {typeof daysToUse !== 'number' ? null : (
        <span>
          <TimeToUse isWagered={(wrMultiplier ?? 0) > 0} />
          {': '}
          <Days days={daysToUse} />
        </span>
      )}
      {wrMultiplier === null ? null : (
        <span>
          {wrMultiplier > 0 ? (
            <>
              <Trans comment="Label before the amount that is still to be wagered.">To stake</Trans>
              {': '}
              <Trans>{wrMultiplier} times what it gives</Trans>
            </>
          ) : isMoney ? (
            <Trans comment="How a bonus works: it is paid as the player's own money.">
              What it gives is your own money at once: nothing must be staked for it.
            </Trans>
          ) : (
            <Trans>What you win with it is yours at once.</Trans>
          )}
        </span>
      )}
      {maxWin === null ? null : (
        <span>
          <Trans>Most it can pay</Trans>
          {': '}
          <Money amount={maxWin} currency={currency} decimals="short" />
        </span>
      )}
      {isSticky ? (
        <span>
          <Trans comment="Kind of bonus, at a deposit: what it gave goes back once enough was staked.">
            Sticky: what it gave is for staking only
          </Trans>
        </span>
      ) : null}
    </span>
  )
}

/** Amounts for one press: the least the method takes and round steps from there; keys to type with, never advice. */
function quickAmounts(min: Minor | undefined, max: Minor | undefined): readonly Minor[] {
  if (min === undefined || max === undefined || min <= 0) return []
  return [1, 2, 5, 10].map((factor) => min * factor).filter((amount) => amount <= max)
}

const unfold = (place: HTMLElement | null): void => place?.querySelector('details')?.setAttribute('open', '')

/** What was typed can be no code: its own form says so at the field. */
function putRight(place: HTMLElement | null): void {
  unfold(place)
  place?.querySelector('form')?.requestSubmit()
}

/** Nobody could be asked whether they want a bonus: what comes then is said, and can be declined (DEP-4). */
function BonusesUnknown({ flow, isWithout }: Pick<ChooseStepProps, 'flow'> & { readonly isWithout: boolean }) {
  const snapshot = useSelector(flow, (now) => now)
  const [retry, none] = [{ type: 'deposit.retry' }, { type: 'bonus.pick', bonusId: null }] as const
  return (
    <Notice tone="warn" title={<Trans>Your bonuses could not be loaded</Trans>}>
      <p>
        {isWithout ? (
          <Trans>No bonus comes with this deposit.</Trans>
        ) : (
          <Trans>If you continue, only a bonus that you said yes to before can come with this deposit.</Trans>
        )}
      </p>
      <div className={surface.row}>
        <Button size="sm" disabled={!snapshot.can(retry)} onClick={() => flow.send(retry)}>
          <Trans>Try again</Trans>
        </Button>
        <Button size="sm" disabled={isWithout || !snapshot.can(none)} onClick={() => flow.send(none)}>
          <Trans comment="Choice at a deposit: without a bonus.">No bonus</Trans>
        </Button>
      </div>
    </Notice>
  )
}
