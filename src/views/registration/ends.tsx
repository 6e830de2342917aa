import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { object } from 'valibot'
import type { ActorRefFrom } from 'xstate'
import { minute, timers } from '#contract/constants.ts'
import { loginPasswordField } from '#contract/fields.ts'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FormPassword, FormUsername } from '#src/ui/form/fields.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { RegistrationPanelProps } from './RegistrationPanel.tsx'
import { useServerErrors } from './serverErrors.ts'

interface EndProps {
  readonly flow: ActorRefFrom<typeof registrationMachine>
}

/** The account exists already: log in, reset the password, or start again (REG-12). */
export function Duplicated({ flow }: EndProps) {
  const { go } = useNavigation()
  const snapshot = useSelector(flow, (now) => now)
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="401" />}
      title={<Trans>You have an account already</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={() => go('/#login')}>
            <Trans>Log in</Trans>
          </Button>
          <ButtonLink to="/reset-password">
            <Trans>Set a new password</Trans>
          </ButtonLink>
          <Button
            disabled={!snapshot.can({ type: 'registration.restart' })}
            onClick={() => flow.send({ type: 'registration.restart' })}
          >
            <Trans>Start again</Trans>
          </Button>
        </>
      }
    >
      <Trans>Someone with this email or phone number is registered. Each person may have one account.</Trans>
    </EmptyState>
  )
}

/** The country is not served (REG-12). */
export function Unsupported({ flow, onClose }: EndProps & { readonly onClose: () => void }) {
  const snapshot = useSelector(flow, (now) => now)
  return (
    <EmptyState
      heading="h3"
      art={<ErrorArt picture="region-blocked" />}
      title={<Trans>We are not in your country yet</Trans>}
      actions={
        <>
          <Button
            variant="primary"
            disabled={!snapshot.can({ type: 'step.back' })}
            onClick={() => flow.send({ type: 'step.back' })}
          >
            <Trans>Back</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Look around</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        We may only open accounts for people who live where we hold a licence. You can still try our games in demo.
      </Trans>
    </EmptyState>
  )
}

const minutes = timers.requestWindow / minute

/** Too many codes or tries; all that was typed is gone (REG-7). */
export function MaxAttempts({ flow }: EndProps) {
  const { go } = useNavigation()
  const snapshot = useSelector(flow, (now) => now)
  return (
    <section {...flowAttributes(snapshot)}>
      <EmptyState
        heading="h1"
        art={<ErrorArt picture="403" />}
        title={<Trans>Too many tries</Trans>}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => {
                flow.send({ type: 'registration.restart' })
                go('/signup')
              }}
            >
              <Trans>Start again</Trans>
            </Button>
            <Button onClick={() => go('/')}>
              <Trans>Leave</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          For safety we have cleared what you typed. You can ask for the next code in {minutes} minutes at the latest;
          then start again with the right phone number.
        </Trans>
      </EmptyState>
    </section>
  )
}

const passwordSchema = object({ password: loginPasswordField })
const passwordFields = ['password'] as const

/** A reload has dropped the password, which is never kept: it is asked for once more. */
export function PasswordAgain({ flow, drafts }: Pick<RegistrationPanelProps, 'flow' | 'drafts'>) {
  const { t } = useLingui()
  const message = useMessage()
  const context = useSelector(flow, (now) => now.context)
  const errors = useServerErrors(context, passwordFields)
  return (
    <Form
      schema={passwordSchema}
      label={t`Log in`}
      errorText={message}
      serverErrors={errors.onFields}
      defaultValues={{ password: '' }}
      onSubmit={({ password }) => flow.send({ type: 'password.submit', password })}
    >
      <p>
        <Trans>Your account is ready. We never store your password, so please type it once more to log in.</Trans>
      </p>
      <p>
        <strong>{context.details?.email}</strong>
      </p>
      <FormUsername email={context.details?.email ?? ''} />
      <FormPassword name="password" label={t`Password`} autoComplete="current-password" />
      <p className={surface.small}>
        <Link to="/reset-password">
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
      <Button type="submit" variant="primary" size="lg" block>
        <Trans>Continue</Trans>
      </Button>
      <Button
        variant="quiet"
        block
        onClick={() => {
          // Nor is what this one typed left for whoever signs up next.
          drafts.details.write({})
          drafts.contactInfo.write({})
          flow.send({ type: 'registration.restart' })
        }}
      >
        <Trans>Start again</Trans>
      </Button>
    </Form>
  )
}

/** The account is made; signing in follows by itself (AUT-4), unless that has been given up. */
export function Complete({ isSignInGivenUp }: { readonly isSignInGivenUp: boolean }) {
  return (
    <EmptyState
      heading="h3"
      title={<Trans>Welcome! Your account is ready.</Trans>}
      art={isSignInGivenUp ? <ErrorArt picture="done" /> : <Spinner />}
    >
      {isSignInGivenUp ? (
        <Trans>We could not log you in by ourselves yet. Log in with your email and password.</Trans>
      ) : (
        <Trans>We are logging you in.</Trans>
      )}
    </EmptyState>
  )
}
