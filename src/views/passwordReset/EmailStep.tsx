import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { object } from 'valibot'
import { noCaptcha } from '#contract/constants.ts'
import { resetRequestFields } from '#contract/passwordReset.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormField, FormRadioCards } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { PasswordResetPanelProps } from './PasswordResetPanel.tsx'

const emailSchema = object(resetRequestFields)
const next = { type: 'step.next' } as const

/** First step: whose password it is, and how to reach that player. */
export function EmailStep({ flow, draft }: Pick<PasswordResetPanelProps, 'flow' | 'draft'>) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { email, channel, problem } = snapshot.context
  return (
    <Form
      schema={emailSchema}
      label={t`Set a new password`}
      errorText={message}
      draft={draft}
      defaultValues={{ email, channel }}
      onSubmit={(values) => flow.send({ type: 'email.submit', ...values, captchaToken: noCaptcha })}
    >
      {snapshot.matches({ open: { email: 'failed' } }) ? (
        <Notice tone="bad" alert>
          <p>{message(problemKey(problem))}</p>
        </Notice>
      ) : null}
      <FormField
        name="email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormRadioCards
        // None of their words is in the name of the field above: it is found by a part of it.
        name="channel"
        legend={<Trans>How shall we reach you?</Trans>}
        cards={[
          {
            value: 'sms',
            title: <Trans>By SMS</Trans>,
            text: <Trans>Six digits to the phone of your account</Trans>,
          },
          {
            value: 'email',
            title: <Trans>By link</Trans>,
            text: <Trans>To your mailbox; it works once, for 30 minutes</Trans>,
          },
        ]}
      />
      <Button type="submit" variant="primary" size="lg" block busy={snapshot.hasTag('busy')}>
        <Trans>Continue</Trans>
      </Button>
      {snapshot.can(next) ? (
        <Button variant="quiet" onClick={() => flow.send(next)}>
          <Trans>I have got my code</Trans>
        </Button>
      ) : null}
    </Form>
  )
}
