import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useWatch } from 'react-hook-form'
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
        isWordy
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
            title: <Trans comment="Password reset by a link in an e-mail.">By link</Trans>,
            text: <Trans>To your mailbox; it works once, for 30 minutes</Trans>,
          },
        ]}
      />
      <Button type="submit" variant="primary" size="lg" block busy={snapshot.hasTag('busy')}>
        <Trans>Continue</Trans>
      </Button>
      <HasCode flow={flow} />
    </Form>
  )
}

/** On to the code that was sent; there is none yet for another e-mail than was asked for. */
function HasCode({ flow }: Pick<PasswordResetPanelProps, 'flow'>) {
  const snapshot = useSelector(flow, (now) => now)
  const typed = useWatch<{ email: string }, 'email'>({ name: 'email' })
  const next = { type: 'step.next', email: typed.trim() } as const
  if (typed.trim() !== snapshot.context.email || !snapshot.can(next)) return null
  return (
    <Button variant="quiet" onClick={() => flow.send(next)}>
      <Trans>I have got my code</Trans>
    </Button>
  )
}
