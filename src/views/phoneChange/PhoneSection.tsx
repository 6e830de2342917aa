import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { accountCalls } from '#contract/account.ts'
import { parsePhone } from '#contract/phone.ts'
import type { phoneChangeMachine } from '#machines/phoneChange/phoneChange.machine.ts'
import type { AccountDetails } from '#machines/player.ts'
import type { Problem } from '#machines/problem.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FormPhone } from '#src/ui/form/fields.tsx'
import { Form, type FormDraft } from '#src/ui/form/Form.tsx'
import { EditForm, FormEnd, FormProblem } from '../account/EditForm.tsx'
import { ChangeButton, Facts, Section, type Fact } from '../account/Section.tsx'
import { useMessage } from '../messages/useMessage.ts'
import { useProblem, type ShownProblem } from '../messages/useProblem.ts'
import { usePhonePrefixes } from '../registration/useCountryLists.ts'
import { CodePopup } from './CodePopup.tsx'

export interface PhoneSectionProps {
  readonly flow: ActorRefFrom<typeof phoneChangeMachine>
  /** Null while the profile is being loaded. */
  readonly details: AccountDetails | null
  /** Dialling code that is chosen where the player has no phone yet. */
  readonly homePrefix: string
  /** The player's own. */
  readonly countryCode: string | null
  readonly draft: FormDraft
  /** Called off: what was typed is not kept. */
  readonly onCancel: () => void
}

/** Names of the fields, as the server calls them too. */
export const phoneFields = ['phonePrefix', 'phoneBody'] as const

// The contract's own rule, and the one between its two fields (REG-9).
const phoneSchema = v.pipe(
  accountCalls.phoneChange.body,
  v.forward(
    v.partialCheck(
      [['phonePrefix'], ['phoneBody']],
      ({ phonePrefix, phoneBody }) => parsePhone(phonePrefix, phoneBody) !== null,
      'error.phone.invalid',
    ),
    ['phoneBody'],
  ),
)

const onNumber = (code: string): ShownProblem => ({ onFields: { phoneBody: code }, general: null })
const unreachable = onNumber('error.vonage.validation')
const anothers = onNumber('error.phone.taken')

/** A number that no message can reach, or that is another player's, stands on its field, whatever else was said (C8). */
function usePhoneProblem(problem: Problem | null): ShownProblem {
  const shown = useProblem(problem, phoneFields)
  return useMemo(() => {
    if (problem?.code === 'error.vonage.phone.invalid') return unreachable
    return problem?.code === 'error.same.customer.info.detected' ? anothers : shown
  }, [problem, shown])
}

/** The phone, its change, and the popup for the code (PRO-3). */
export function PhoneSection(props: PhoneSectionProps) {
  const { flow, details } = props
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const facts: readonly Fact[] | null = details && [
    [
      t({ message: 'Mobile phone', comment: 'Label of a field.' }),
      details.phoneBody === null ? message('No data') : `${details.phonePrefix ?? ''} ${details.phoneBody}`,
    ],
    ...(details.phoneBody === null
      ? []
      : [
          [
            t({
              message: 'Confirmed by SMS',
              comment: 'Label before yes or no: whether the phone number was confirmed by a code.',
            }),
            details.phoneVerified
              ? t`Yes`
              : t({ message: 'Not yet', comment: 'The phone number is not verified yet.' }),
          ] as const,
        ]),
  ]
  const isIdle = snapshot.matches('idle')
  return (
    <Section
      title={<Trans comment="Heading: phone number of the account.">Phone</Trans>}
      root={flowAttributes(snapshot) as object}
      isOpen={!isIdle}
      action={
        isIdle && details ? (
          <ChangeButton onClick={() => flow.send({ type: 'phone.edit' })}>
            <Trans comment="Button: verb, changes the phone number.">Change phone</Trans>
          </ChangeButton>
        ) : null
      }
    >
      {isIdle ? <Facts facts={facts} count={2} /> : <PhoneForm {...props} />}
      {snapshot.matches('popup') ? <CodePopup flow={flow} /> : null}
    </Section>
  )
}

function PhoneForm({ flow, details, homePrefix, countryCode, draft, onCancel }: PhoneSectionProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const errors = usePhoneProblem(snapshot.matches('failed') ? context.problem : null)
  const isOpen = !snapshot.matches('popup')
  const phone = usePhonePrefixes(countryCode)
  const cancel = () => {
    onCancel()
    flow.send({ type: 'phone.cancel' })
  }
  return (
    <EditForm>
      <Form
        schema={phoneSchema}
        errorText={message}
        serverErrors={errors.onFields}
        draft={draft}
        defaultValues={{
          phonePrefix: context.phonePrefix || (details?.phonePrefix ?? homePrefix),
          phoneBody: context.phoneBody,
        }}
        onSubmit={(phone) => flow.send({ type: 'phone.submit', ...phone })}
      >
        <FormProblem problem={errors.general} />
        <FormPhone prefixName="phonePrefix" bodyName="phoneBody" hint={t`We send a code to it`} {...phone} />
        <FormEnd
          isBusy={snapshot.matches('submitting')}
          send={<Trans>Send the code</Trans>}
          onCancel={isOpen && snapshot.can({ type: 'phone.cancel' }) ? cancel : null}
        />
      </Form>
    </EditForm>
  )
}
