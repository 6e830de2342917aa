import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { noCaptcha } from '#contract/constants.ts'
import { contactRules } from '#contract/contactRules.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormUnsent } from '#src/ui/form/FormUnsent.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useMessage } from '../messages/useMessage.ts'
import { ContactInfoFields } from './ContactInfoFields.tsx'
import { contactInfoSchema, contactInfoShown } from './contactInfoSchema.ts'
import type { RegistrationPanelProps } from './RegistrationPanel.tsx'
import { useServerErrors } from './serverErrors.ts'
import { tellUnsent } from './unsent.ts'
import { StepProblem } from './StepProblem.tsx'

/** Second step: date of birth, postal code, and province or CPF where the player’s country asks (REG-10). */
export function ContactInfoStep({ flow, market, drafts }: RegistrationPanelProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const countryCode = context.details?.countryCode ?? context.countryCode
  const rules = useMemo(() => contactRules(market.id, countryCode), [market, countryCode])
  const schema = useMemo(() => contactInfoSchema(rules), [rules])
  const errors = useServerErrors(context, contactInfoShown(rules))
  const isBusy = snapshot.hasTag('busy')
  const before = context.contactInfo
  return (
    <Form
      schema={schema}
      label={t({ message: 'Contact info', comment: 'Step of the sign-up: address and phone.' })}
      errorText={message}
      serverErrors={errors.onFields}
      draft={drafts.contactInfo}
      defaultValues={{
        dateOfBirth: before?.dateOfBirth ?? '',
        postalCode: before?.postalCode ?? '',
        province: before?.province ?? '',
        cpf: before?.cpf ?? '',
      }}
      onSubmit={({ dateOfBirth, postalCode, province, cpf }) =>
        flow.send({
          type: 'contactInfo.submit',
          captchaToken: noCaptcha,
          contactInfo: { dateOfBirth, postalCode, province: province || null, cpf: cpf || null },
        })
      }
    >
      <StepProblem error={errors.general} />
      <FormUnsent sent={before} onTell={(isUnsent) => tellUnsent(flow, isUnsent)} />
      <ContactInfoFields rules={rules} />
      <div className={surface.spread}>
        <Button
          size="lg"
          disabled={!snapshot.can({ type: 'step.back' })}
          onClick={() => flow.send({ type: 'step.back' })}
        >
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  )
}
