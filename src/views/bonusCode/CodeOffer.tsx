import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { boolean, object } from 'valibot'
import { acceptedField } from '#contract/fields.ts'
import { formatDate } from '#contract/locale.ts'
import { isCurrency, type Currency } from '#contract/money.ts'
import { newKey } from '#contract/newKey.ts'
import type { CodeReward } from '#machines/bonusCode/bonusCode.contract.ts'
import { wide } from '#src/ui/Button.css.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { FormCheckbox } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Card, Notice } from '#src/ui/Surface.tsx'
import { usePercent } from '#src/ui/usePercent.ts'
import * as surface from '#src/ui/Surface.css.ts'
import { withCode } from '../codes/withCode.ts'
import { Booster } from '../rewards/Booster.tsx'
import { HowItWorks, WhatCounts } from '../rewards/HowItWorks.tsx'
import { GivenUp } from '../rewards/KeptAndLost.tsx'
import { Period } from '../rewards/Period.tsx'
import { Days, TimeToUse } from '../rewards/TimeToUse.tsx'
import { NothingToStake, Wagering } from '../rewards/Wagering.tsx'
import * as styles from '../rewards/rewards.css.ts'
import { actionNames } from '../rewards/words.tsx'
import type { BonusCodeViewProps } from './BonusCodeView.tsx'

const unasked = object({ isAgreed: boolean() })
const asked = object({ isAgreed: acceptedField('error.bonus.conditions') })

/** What a code stands for, and claiming it: nothing is claimed before this was on the page (BON-6). */
export function CodeOffer({ flow }: Pick<BonusCodeViewProps, 'flow'>) {
  const { t } = useLingui()
  const snapshot = useSelector(flow, (now) => now)
  const { bonusCode, reward, hasChanged, givenUp } = snapshot.context
  const isBusy = !snapshot.matches('verified')
  const wantsYes = reward?.isConsentRequired === true
  const isToBeWon = reward?.isToBeWon === true
  const mustAgree = t`Agree to the conditions, or use another code.`
  return (
    <Card>
      <h2 className={styles.name}>{reward?.title ?? <Trans>The code {bonusCode} is valid</Trans>}</h2>
      {hasChanged && !isBusy ? (
        <Notice alert>
          <p>
            <Trans>The bonus that stood in the way has ended meanwhile. Claim once more.</Trans>
          </p>
        </Notice>
      ) : null}
      {givenUp.length > 0 && !isBusy ? (
        <Notice tone="warn" alert>
          <GivenUp titles={givenUp} />
        </Notice>
      ) : null}
      {reward ? <Offered reward={reward} /> : null}
      {reward?.isByDeposit === true ? (
        <>
          <p>
            <Trans>This bonus comes with your next deposit. Choose it there: nothing is claimed here.</Trans>
          </p>
          <div className={surface.row}>
            <ButtonLink
              to={withCode('/my-account/banking/deposit', bonusCode)}
              variant="primary"
              size="lg"
              className={wide}
            >
              <Trans>Deposit with this bonus</Trans>
            </ButtonLink>
            <Another flow={flow} isBusy={isBusy} />
          </div>
        </>
      ) : (
        <Form
          schema={wantsYes ? asked : unasked}
          label={t`Claim the bonus`}
          errorText={() => mustAgree}
          defaultValues={{ isAgreed: false as true }}
          onSubmit={({ isAgreed }) => flow.send({ type: 'manualClaim.confirm', isAgreed, idempotencyKey: newKey() })}
        >
          {isToBeWon ? (
            <p>
              <Trans comment="Of a code: its bonus is a prize.">
                It is given once you have won it in a tournament.
              </Trans>
            </p>
          ) : null}
          {wantsYes ? <FormCheckbox name="isAgreed" label={t`I agree to the conditions of this bonus`} /> : null}
          <div className={surface.row}>
            <Button type="submit" variant="primary" size="lg" className={wide} busy={isBusy}>
              {isToBeWon ? (
                actionNames.optInActivate
              ) : (
                <Trans comment="Button: verb, takes a reward that is offered.">Claim</Trans>
              )}
            </Button>
            <Another flow={flow} isBusy={isBusy} />
          </div>
        </Form>
      )}
    </Card>
  )
}

function Another({ flow, isBusy }: Pick<BonusCodeViewProps, 'flow'> & { readonly isBusy: boolean }) {
  return (
    <Button size="lg" className={wide} disabled={isBusy} onClick={() => flow.send({ type: 'bonusCode.again' })}>
      <Trans>Use another code</Trans>
    </Button>
  )
}

/** What a bonus gives, what it asks for, and until when. */
function Offered({ reward }: { readonly reward: CodeReward }) {
  const { amount, cashback, maxWin, wrMultiplier, spins, endedAt, depositMinimum, depositPercent, isByDeposit } = reward
  const percent = usePercent()
  const { daysToUse } = reward
  const isWagered = cashback === null && (wrMultiplier ?? 0) > 0
  const currency: Currency = reward.currency !== null && isCurrency(reward.currency) ? reward.currency : 'EUR'
  const money = (minor: number) => <Money amount={minor} currency={currency} decimals="short" />
  return (
    <>
      {reward.description === '' ? null : <p>{reward.description}</p>}
      <dl className={styles.terms}>
        {amount === null || amount === 0 ? null : (
          <Fact
            term={
              isByDeposit ? (
                <Trans>Bonus up to</Trans>
              ) : reward.kind === 'freeBet' ? (
                <Trans comment="Kind of sports reward: one bet that costs the player nothing.">Free bet</Trans>
              ) : (
                <Trans comment="Noun: kind of transaction, or heading.">Bonus</Trans>
              )
            }
          >
            {money(amount)}
          </Fact>
        )}
        {spins === null ? null : (
          <Fact term={<Trans comment="Kind of casino reward.">Free spins</Trans>}>
            <Plural value={spins.count} one="# free spin" other="# free spins" />, {spins.gameName}
          </Fact>
        )}
        {cashback === null ? null : (
          <>
            <Fact term={<Trans comment="Kind of reward: part of the losses comes back.">Cashback</Trans>}>
              <Back percent={percent(cashback.percentage / 100)} />
            </Fact>
            {cashback.maximum === null ? null : (
              <Fact term={<Trans comment="Label before the highest amount of cashback.">At most</Trans>}>
                {money(cashback.maximum)}
              </Fact>
            )}
            {cashback.booster === null || cashback.booster === 1 ? null : (
              <Fact term={<Trans comment="Kind of cashback reward that rises in steps.">Booster</Trans>}>
                <Booster times={cashback.booster} />
              </Fact>
            )}
            <Fact term={<Trans comment="Label before how often cashback is worked out: daily, weekly.">Counted</Trans>}>
              <Period period={cashback.period} />
            </Fact>
          </>
        )}
        {depositPercent === null ? null : (
          <Fact term={<Trans>Of your deposit</Trans>}>{percent(depositPercent / 100)}</Fact>
        )}
        {depositMinimum === null ? null : <Fact term={<Trans>Deposit at least</Trans>}>{money(depositMinimum)}</Fact>}
        {wrMultiplier === null || cashback !== null ? null : (
          <Fact term={<Trans comment="Label before the amount that is still to be wagered.">To stake</Trans>}>
            {wrMultiplier === 0 ? (
              <NothingToStake kind={reward.kind} />
            ) : (
              <Wagering kind={reward.kind} wrMultiplier={wrMultiplier} />
            )}
          </Fact>
        )}
        {maxWin === null ? null : <Fact term={<Trans>Most it can pay</Trans>}>{money(maxWin)}</Fact>}
        {typeof daysToUse !== 'number' ? null : (
          <Fact term={<TimeToUse isWagered={isWagered} />}>
            <Days days={daysToUse} />
          </Fact>
        )}
        {endedAt === null ? null : <Fact term={<Trans>To be claimed until</Trans>}>{formatDate(endedAt)}</Fact>}
      </dl>
      {wrMultiplier === null && cashback === null ? null : (
        <HowItWorks bonus={{ ...reward, isCashback: cashback !== null, isWagered, currency }} />
      )}
      {isWagered ? <WhatCounts {...reward} /> : null}
      {reward.terms === null || reward.terms === '' ? null : (
        <div className={surface.tight}>
          <h3>
            <Trans comment="Heading: conditions of a bonus or of the sign-up.">Conditions</Trans>
          </h3>
          <p className={styles.conditions}>{reward.terms}</p>
        </div>
      )}
    </>
  )
}

const Back = ({ percent }: { readonly percent: string }) => (
  <Trans comment="Cashback: this part of the losses comes back, e.g. 10 % back.">{percent} back</Trans>
)

function Fact({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
