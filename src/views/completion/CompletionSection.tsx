import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { contactRules } from '#contract/contactRules.ts'
import type { MarketId } from '#contract/markets.ts'
import type { completionMachine } from '#machines/completion/completion.machine.ts'
import type { AccountDetails } from '#machines/player.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { Form, type FormDraft } from '#src/ui/form/Form.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { row } from '#src/ui/Surface.css.ts'
import { Notice } from '#src/ui/Surface.tsx'
import { narrowForm } from '../account/account.css.ts'
import { FormEnd, FormProblem } from '../account/EditForm.tsx'
import { Section } from '../account/Section.tsx'
import { bonusCodePath, withCode } from '../codes/withCode.ts'
import { useMessage } from '../messages/useMessage.ts'
import { useProblem } from '../messages/useProblem.ts'
import { ContactInfoFields } from '../registration/ContactInfoFields.tsx'
import { contactInfoSchema, contactInfoShown } from '../registration/contactInfoSchema.ts'

export interface CompletionSectionProps {
  readonly flow: ActorRefFrom<typeof completionMachine>
  readonly market: MarketId
  /** The player's own. */
  readonly countryCode: string
  readonly details: AccountDetails
  readonly draft: FormDraft
  /** The bonus code that led here, for who may be given one. */
  readonly bonusCode: string | null
}

/** What the sign-up has left open, for a player who is not complete (REG-2, REG-10). */
export function CompletionSection(props: CompletionSectionProps) {
  const snapshot = useSelector(props.flow, (now) => now)
  return (
    <Section title={<Trans>Complete your registration</Trans>} root={flowAttributes(snapshot) as object}>
      {snapshot.matches('done') ? <Done bonusCode={props.bonusCode} /> : <ContactInfo {...props} />}
    </Section>
  )
}

function Done({ bonusCode }: Pick<CompletionSectionProps, 'bonusCode'>) {
  // Who may claim none by hand may still have what a deposit earns.
  const { isOpen } = useNavigation()
  return (
    <FocusOnMount>
      <Notice tone="good">
        <p>
          <Trans>Thank you. Your registration is complete: you can deposit and play.</Trans>
        </p>
        <div className={row}>
          {bonusCode === null || !isOpen(bonusCodePath) ? null : (
            <ButtonLink to={withCode(bonusCodePath, bonusCode)} variant="primary" size="sm">
              <Trans comment="Button: leads to where the code that brought the player here is given.">
                Use the code {bonusCode}
              </Trans>
            </ButtonLink>
          )}
          <ButtonLink to={withCode('/my-account/banking/deposit', bonusCode)} size="sm">
            <Trans>Deposit</Trans>
          </ButtonLink>
        </div>
      </Notice>
    </FocusOnMount>
  )
}

function ContactInfo({ flow, market, countryCode, details, draft }: CompletionSectionProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { problem, contactInfo } = snapshot.context
  const rules = useMemo(() => contactRules(market, countryCode), [market, countryCode])
  const schema = useMemo(() => contactInfoSchema(rules), [rules])
  const errors = useProblem(problem, contactInfoShown(rules))
  return (
    <>
      <Notice tone="warn">
        <p>
          <Trans>Before you can deposit and play for real money we need a little more from you.</Trans>
        </p>
      </Notice>
      <div className={narrowForm}>
        <Form
          schema={schema}
          label={t`Complete your registration`}
          errorText={message}
          serverErrors={errors.onFields}
          draft={draft}
          defaultValues={{
            dateOfBirth: contactInfo?.dateOfBirth ?? details.dateOfBirth ?? '',
            postalCode: contactInfo?.postalCode ?? details.postalCode ?? '',
            province: contactInfo?.province ?? details.province ?? '',
            cpf: contactInfo?.cpf ?? '',
          }}
          onSubmit={({ dateOfBirth, postalCode, province, cpf }) =>
            flow.send({
              type: 'completion.submit',
              contactInfo: { dateOfBirth, postalCode, province: province || null, cpf: cpf || null },
            })
          }
        >
          <FormProblem problem={errors.general} />
          <ContactInfoFields rules={rules} />
          <FormEnd isBusy={snapshot.hasTag('busy')} onCancel={null} />
        </Form>
      </div>
    </>
  )
}
