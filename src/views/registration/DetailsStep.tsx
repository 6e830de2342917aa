import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { registrationCountries } from '#contract/countries.ts'
import { noCaptcha } from '#contract/constants.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldPair, FormField, FormPassword, FormPhone, FormSelect } from '#src/ui/form/fields.tsx'
import { NotToBeMissed } from '#src/ui/NotToBeMissed.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { FormUnsent } from '#src/ui/form/FormUnsent.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { isOfBonusCode, type Problem } from '#machines/problem.ts'
import { isUnknownCode, useCodeProblem } from '../bonusCode/useCodeWords.ts'
import { useMessage } from '../messages/useMessage.ts'
import { PayAndPlayHint } from '../payAndPlay/PayAndPlayHint.tsx'
import { Conditions } from './Conditions.tsx'
import { detailsFields, detailsSchema, notListed } from './detailsSchema.ts'
import type { RegistrationPanelProps } from './RegistrationPanel.tsx'
import { useCountryOptions, usePhonePrefixes } from './useCountryLists.ts'
import { useServerErrors } from './serverErrors.ts'
import { tellUnsent } from './unsent.ts'
import { StepProblem } from './StepProblem.tsx'

/** First step: e-mail, password, name, country, phone and consents. */
export function DetailsStep(props: RegistrationPanelProps) {
  const { flow, market, removals, languageCode, termsVersion, bonusCode, isBonusCodeDropped, hasPayAndPlay, drafts } =
    props
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const errors = useServerErrors(context, detailsFields)
  const isBusy = snapshot.hasTag('busy')
  const offered = useMemo(() => registrationCountries(market, removals), [market, removals])
  const countryOptions = useCountryOptions(offered)
  const country = offered.find(({ code }) => code === context.countryCode) ?? offered[0]
  const phone = usePhonePrefixes(country?.code ?? null)
  const home = country?.isd ? `+${country.isd}` : undefined
  const before = context.details
  return (
    <Form
      schema={detailsSchema}
      label={t`Your details`}
      errorText={message}
      serverErrors={errors.onFields}
      draft={drafts.details}
      defaultValues={{
        email: before?.email ?? '',
        password: '',
        firstName: before?.firstName ?? '',
        lastName: before?.lastName ?? '',
        countryCode: country?.code ?? '',
        phonePrefix: before?.phonePrefix ?? home ?? '+358',
        phoneBody: before?.phoneBody ?? '',
        termsAndConditions: (before?.termsAndConditions ?? false) as true,
        cookiePolicyAccepted: (before?.cookiePolicyAccepted ?? false) as true,
        marketingOptIn: before?.marketingOptIn ?? false,
      }}
      onChange={({ countryCode = '' }) => {
        const isSupported = countryCode !== notListed
        const pick = { type: 'country.pick', countryCode, isSupported } as const
        if (countryCode !== flow.getSnapshot().context.countryCode && flow.getSnapshot().can(pick)) flow.send(pick)
      }}
      onSubmit={({ password, ...details }) =>
        flow.send({
          type: 'details.submit',
          password,
          captchaToken: noCaptcha,
          details: {
            ...details,
            allConditions: details.termsAndConditions && details.cookiePolicyAccepted,
            languageCode,
            marketCode: market.id,
            termsAndConditionsAcceptedVersion: termsVersion,
            bonusCode,
          },
        })
      }
    >
      {isBonusCodeDropped ? (
        <Notice tone="warn">
          <Trans>
            The bonus code of your link is not a valid one, so we have left it out. You can sign up without it.
          </Trans>
        </Notice>
      ) : null}
      {context.refusedCode === null ? null : <CodeRefused code={context.refusedCode} problem={context.problem} />}
      {isOfBonusCode(context.problem) ? null : <StepProblem error={errors.general} />}
      <FormUnsent sent={before && { ...before, password: '' }} onTell={(isUnsent) => tellUnsent(flow, isUnsent)} />
      <FormField
        name="email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword
        name="password"
        label={t`Password`}
        autoComplete="new-password"
        hint={t`8 to 64 characters, with a lower-case letter, an upper-case letter and a digit`}
        strength
      />
      <FieldPair>
        <FormField
          name="firstName"
          label={t({ message: 'First name', comment: 'Label of a field: given name.' })}
          autoComplete="given-name"
        />
        <FormField
          name="lastName"
          label={t({ message: 'Last name', comment: 'Label of a field: family name.' })}
          autoComplete="family-name"
        />
      </FieldPair>
      <FormSelect
        name="countryCode"
        label={t({ message: 'Country', comment: 'Label of a field: country of residence.' })}
        autoComplete="country"
        options={[...countryOptions, { value: notListed, label: t`My country is not listed` }]}
      />
      <FormPhone
        prefixName="phonePrefix"
        bodyName="phoneBody"
        hint={t`We may send a code to it`}
        home={home}
        {...phone}
      />
      <Conditions termsAddress={props.termsAddress} />
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
      {hasPayAndPlay ? <PayAndPlayHint /> : null}
    </Form>
  )
}

/** Said for as long as the sign-up goes on without the code; why, while that is the last that was answered. */
function CodeRefused({ code, problem }: { readonly code: string; readonly problem: Problem | null }) {
  const words = useCodeProblem()
  return (
    <NotToBeMissed>
      <Notice
        tone="warn"
        alert
        title={
          <Trans>
            Your bonus code <strong>{code}</strong> can’t be used
          </Trans>
        }
      >
        {isOfBonusCode(problem) ? (
          <p>{isUnknownCode(problem) ? <Trans>This is no bonus code of ours.</Trans> : words(problem)}</p>
        ) : null}
        <p>
          <Trans comment="“Bonus code” is the name of a page of the account.">
            We have left it out: you can sign up without it, and give a code later in your account, under Bonus code.
          </Trans>
        </p>
      </Notice>
    </NotToBeMissed>
  )
}
