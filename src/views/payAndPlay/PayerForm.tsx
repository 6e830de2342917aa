import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { contactRules } from '#contract/contactRules.ts'
import type { FieldProblem } from '#machines/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormField, FormPhone } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { Conditions } from '../registration/Conditions.tsx'
import { ContactInfoFields } from '../registration/ContactInfoFields.tsx'
import { contactInfoFields, contactInfoShown } from '../registration/contactInfoSchema.ts'
import { usePhonePrefixes } from '../registration/useCountryLists.ts'
import { useServerErrors } from '../registration/serverErrors.ts'
import type { PayAndPlayPanelProps } from './PayAndPlayPanel.tsx'
import { payerFields, payerSchema } from './payerSchema.ts'

const SAME_INFO = 'error.same.customer.info.detected'

/** The number is one value at the wire, and two fields here. */
const onFormField = (one: FieldProblem): FieldProblem =>
  one.field === 'mobilePhone'
    ? { ...one, field: 'phoneBody', code: one.code === SAME_INFO ? 'error.phone.taken' : one.code }
    : one

/** What the bank does not know of a new player; the money is taken when it is in (PNP-2, PNP-3). */
export function PayerForm({
  flow,
  market,
  countryCode,
  phonePrefix,
  languageCode,
  termsAddress,
  drafts,
}: PayAndPlayPanelProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { problem, details } = snapshot.context
  const rules = useMemo(() => contactRules(market.id, countryCode), [market, countryCode])
  const schema = useMemo(() => payerSchema(rules), [rules])
  const hidden = contactInfoFields.filter((name) => !contactInfoShown(rules).includes(name))
  const shown = payerFields.filter((name) => !hidden.some((one) => one === name))
  const onForm = useMemo(
    () => problem && { ...problem, validationErrors: problem.validationErrors.map(onFormField) },
    [problem],
  )
  const { onFields } = useServerErrors({ problem: onForm, error: null }, shown)
  const phone = usePhonePrefixes(countryCode)
  const isTaken = problem?.code === 'player_already_exists'
  return (
    <Form
      schema={schema}
      label={t({ message: 'Your details', comment: 'Step of the sign-up: name, e-mail and so on.' })}
      errorText={message}
      serverErrors={onFields}
      draft={drafts.payer}
      defaultValues={{
        email: details?.email ?? '',
        phonePrefix: details?.phonePrefix ?? phonePrefix,
        phoneBody: details?.phoneBody ?? '',
        dateOfBirth: details?.dateOfBirth ?? '',
        postalCode: details?.postalCode ?? '',
        province: details?.province ?? '',
        cpf: details?.cpf ?? '',
        termsAndConditions: (details?.termsAndConditions ?? false) as true,
        cookiePolicyAccepted: (details?.cookiePolicyAccepted ?? false) as true,
        marketingOptIn: details?.marketingOptIn ?? false,
      }}
      onSubmit={({ province, cpf, ...typed }) =>
        flow.send({
          type: 'details.submit',
          details: {
            ...typed,
            allConditions: typed.termsAndConditions && typed.cookiePolicyAccepted,
            province: province || null,
            cpf: cpf || null,
            languageCode,
          },
        })
      }
    >
      <Notice tone="good">
        <p>
          <Trans>Your bank has approved the payment. It is taken when this form is in, and only then.</Trans>
        </p>
      </Notice>
      {problem ? (
        <Notice tone="bad" alert>
          <p>
            {isTaken ? (
              <Trans>
                You have an account with this email already, or a sign-up that was not finished.{' '}
                <Link to="/#login">Log in</Link>, <Link to="/signup">finish the sign-up</Link> with its password, or use
                another email here. An unfinished sign-up frees its email after half an hour. Nothing is taken for now.
              </Trans>
            ) : (
              message(onFields === null ? problemKey(problem) : 'error.validation')
            )}
          </p>
          {problem.code === SAME_INFO ? (
            <p>
              <Link to="/#login">
                <Trans>Log in</Trans>
              </Link>
              {' · '}
              <Link to="/contact-live-chat">
                <Trans>Ask support</Trans>
              </Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <FormField
        name="email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPhone prefixName="phonePrefix" bodyName="phoneBody" {...phone} />
      <ContactInfoFields rules={rules} />
      <Conditions termsAddress={termsAddress} />
      <Button type="submit" variant="primary" size="lg" block busy={snapshot.hasTag('busy')}>
        <Trans>Continue</Trans>
      </Button>
    </Form>
  )
}
