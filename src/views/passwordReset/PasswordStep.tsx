import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { check, object, pipe } from 'valibot'
import { passwordField, passwordHasEmail, passwordHasEmailKey } from '#contract/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { FormPassword, FormUsername } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { PasswordResetPanelProps } from './PasswordResetPanel.tsx'

const back = { type: 'step.back' } as const

/** Third step: the new password. */
export function PasswordStep({ flow }: Pick<PasswordResetPanelProps, 'flow'>) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { email, problem } = snapshot.context
  const schema = useMemo(
    () =>
      object({
        password: pipe(
          passwordField,
          check((typed) => !passwordHasEmail(typed, email), passwordHasEmailKey),
        ),
      }),
    [email],
  )
  const onField = useMemo(() => {
    const refused = problem?.validationErrors.find(({ field }) => field === 'password')
    return refused ? { password: refused.code } : null
  }, [problem])
  const isBusy = snapshot.hasTag('busy')
  return (
    <Form
      schema={schema}
      label={t`New password`}
      errorText={message}
      serverErrors={onField}
      defaultValues={{ password: '' }}
      onSubmit={({ password }) => flow.send({ type: 'password.submit', password })}
    >
      <p>
        <Trans>
          Choose a new password for <strong className={surface.unbroken}>{email}</strong>. You will be logged out
          everywhere else.
        </Trans>
      </p>
      {snapshot.matches({ open: { password: 'failed' } }) && onField === null ? (
        <Notice tone="bad" alert>
          <p>{message(problemKey(problem))}</p>
        </Notice>
      ) : null}
      <FormUsername email={email} />
      <FormPassword
        name="password"
        label={t`Password`}
        autoComplete="new-password"
        strength
        hint={t`8 to 64 characters, with a lower-case letter, an upper-case letter and a digit`}
      />
      <div className={surface.spread}>
        <Button size="lg" disabled={!isBusy && !snapshot.can(back)} onClick={() => flow.send(back)}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={isBusy}>
          <Trans>Set the password</Trans>
        </Button>
      </div>
    </Form>
  )
}
