import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { accountCalls } from '#contract/account.ts'
import { passwordHasEmail, passwordHasEmailKey } from '#contract/fields.ts'
import type { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts'
import type { Problem } from '#machines/problem.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FormPassword, FormUsername } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { muted } from '#src/ui/Surface.css.ts'
import { EditForm, FormEnd, FormProblem } from '../account/EditForm.tsx'
import { ChangeButton, Section } from '../account/Section.tsx'
import { useMessage } from '../messages/useMessage.ts'
import { useProblem, type ShownProblem } from '../messages/useProblem.ts'

export interface PasswordSectionProps {
  readonly flow: ActorRefFrom<typeof passwordChangeMachine>
  /** The password must not contain its first part, and a password manager finds the entry by it. */
  readonly email: string
}

const fields = ['oldPassword', 'newPassword']

const isWrong: ShownProblem = { onFields: { oldPassword: 'error.old_password.incorrect' }, general: null }

/** A wrong old password stands on its field, whatever else was said (C8). */
function usePasswordProblem(problem: Problem | null): ShownProblem {
  const shown = useProblem(problem, fields)
  return useMemo(() => (problem?.code === 'error.old_password.incorrect' ? isWrong : shown), [problem, shown])
}

/** Changing the password (PRO-2); neither is kept anywhere (SAF-12). */
export function PasswordSection({ flow, email }: PasswordSectionProps) {
  const snapshot = useSelector(flow, (now) => now)
  const isIdle = snapshot.matches('idle')
  return (
    <Section
      title={<Trans>Password</Trans>}
      root={flowAttributes(snapshot) as object}
      isOpen={!isIdle}
      action={
        isIdle ? (
          <ChangeButton onClick={() => flow.send({ type: 'passwordChange.edit' })}>
            <Trans comment="Button: verb.">Change password</Trans>
          </ChangeButton>
        ) : null
      }
    >
      {isIdle ? (
        <p className={muted}>
          <Trans>When you change it, you stay logged in here and are logged out everywhere else.</Trans>
        </p>
      ) : (
        <PasswordForm flow={flow} email={email} />
      )}
    </Section>
  )
}

function PasswordForm({ flow, email }: PasswordSectionProps) {
  const { t } = useLingui()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const errors = usePasswordProblem(snapshot.context.problem)
  const schema = useMemo(
    () =>
      v.pipe(
        accountCalls.passwordChange.body,
        v.forward(
          v.partialCheck(
            [['newPassword']],
            ({ newPassword }) => !passwordHasEmail(newPassword, email),
            passwordHasEmailKey,
          ),
          ['newPassword'],
        ),
      ),
    [email],
  )
  const onCancel = snapshot.can({ type: 'passwordChange.cancel' })
    ? () => flow.send({ type: 'passwordChange.cancel' })
    : null
  return (
    <EditForm>
      <Form
        schema={schema}
        errorText={message}
        serverErrors={errors.onFields}
        defaultValues={{ oldPassword: '', newPassword: '' }}
        onSubmit={({ oldPassword, newPassword }) =>
          flow.send({ type: 'passwordChange.submit', oldPassword, password: newPassword })
        }
      >
        <FormProblem problem={errors.general} />
        {errors.general === 'error.password.attempts' ? (
          <p>
            <Link to="/reset-password">
              <Trans>Forgot your password?</Trans>
            </Link>
          </p>
        ) : null}
        <FormUsername email={email} />
        <FormPassword
          name="oldPassword"
          label={t({ message: 'Current password', comment: 'Label of a field.' })}
          autoComplete="current-password"
        />
        <FormPassword
          name="newPassword"
          label={t({ message: 'New password', comment: 'Label and title.' })}
          autoComplete="new-password"
          hint={t`8 to 64 characters, with a lower-case letter, an upper-case letter and a digit`}
          strength
        />
        <FormEnd isBusy={snapshot.hasTag('busy')} onCancel={onCancel} />
      </Form>
    </EditForm>
  )
}
