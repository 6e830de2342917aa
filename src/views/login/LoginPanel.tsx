import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { object } from 'valibot'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { knownEmailField, loginPasswordField } from '#contract/fields.ts'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { FormField, FormPassword } from '#src/ui/form/fields.tsx'
import { Form, type FormDraft } from '#src/ui/form/Form.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useMessage } from '../messages/useMessage.ts'
import { PayAndPlayHint } from '../payAndPlay/PayAndPlayHint.tsx'
import { AfterSignUp } from './AfterSignUp.tsx'
import { LoginProblem } from './LoginProblem.tsx'
import { LoginRefused, type LoginRefusedProps } from './LoginRefused.tsx'

export interface LoginPanelProps {
  readonly flow: ActorRefFrom<typeof loginMachine>
  /** Keeps the e-mail that is being typed, through a reload. */
  readonly draft?: FormDraft | undefined
  /** Pay and play is offered here. */
  readonly hasPayAndPlay: boolean
  /** Takes `#login` off the address; the flow is closed by the route that sees it go. */
  readonly onClose: () => void
}

const loginSchema = object({ email: knownEmailField, password: loginPasswordField })

/** The login panel at `#login`, and the sign-in that follows a sign-up (NAV-7, AUT-3, AUT-4, AUT-6). */
export function LoginPanel({ flow, draft, hasPayAndPlay, onClose }: LoginPanelProps) {
  const snapshot = useSelector(flow, (now) => now)
  if (snapshot.matches('afterSignUp')) return <AfterSignUp flow={flow} />
  const refusal = screenOf(snapshot)
  return (
    <Dialog title={<Trans>Log in</Trans>} shape="panel" root={flowAttributes(snapshot) as object} onClose={onClose}>
      {snapshot.matches('succeeded') ? (
        <Notice tone="good">
          <Trans>You are logged in.</Trans>
        </Notice>
      ) : refusal ? (
        <LoginRefused flow={flow} refusal={refusal} />
      ) : (
        <LoginForm flow={flow} draft={draft} hasPayAndPlay={hasPayAndPlay} />
      )}
    </Dialog>
  )
}

/** The refusal that has a screen of its own; a wrong e-mail or password leaves the form open. */
function screenOf(snapshot: SnapshotFrom<typeof loginMachine>): LoginRefusedProps['refusal'] | null {
  const { refusal } = snapshot.context
  const isRefused = snapshot.matches({ open: 'refused' }) || snapshot.matches({ open: 'startingCooling' })
  if (!refusal || !isRefused) return null
  const { kind, ...rest } = refusal
  return kind === 'unauthorised' ? null : { ...rest, kind }
}

function LoginForm({ flow, draft, hasPayAndPlay }: Omit<LoginPanelProps, 'onClose'>) {
  const { t } = useLingui()
  const { go } = useNavigation()
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const { content, email } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      {content === 'afterReset' ? (
        <Notice tone="good">
          <Trans>Your password has been changed. Log in with the new one.</Trans>
        </Notice>
      ) : null}
      {content === 'returnToGame' ? (
        <Notice>
          <Trans>Log in to play with money. You come back to your game.</Trans>
        </Notice>
      ) : null}
      {content === 'sessionEnded' ? (
        <Notice tone="warn">
          <Trans>Your session has ended. Please log in again.</Trans>
        </Notice>
      ) : null}
      <LoginProblem flow={flow} />
      <Form
        schema={loginSchema}
        defaultValues={{ email, password: '' }}
        errorText={message}
        label={t`Log in`}
        draft={draft}
        onChange={() => {
          if (flow.getSnapshot().can({ type: 'error.reset' })) flow.send({ type: 'error.reset' })
        }}
        onSubmit={(values) => flow.send({ type: 'login.submit', ...values })}
      >
        <FormField
          name="email"
          label={t({ message: 'Email', comment: 'Label of a field: e-mail address.' })}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormPassword
          name="password"
          label={t({ message: 'Password', comment: 'Label of a field.' })}
          autoComplete="current-password"
        />
        <p className={surface.small}>
          <Link to="/reset-password">
            <Trans>Forgot your password?</Trans>
          </Link>
        </p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={isBusy}
          disabled={!isBusy && !snapshot.can({ type: 'login.submit', email: '', password: '' })}
        >
          <Trans>Log in</Trans>
        </Button>
      </Form>
      <p className={surface.spread}>
        <span className={surface.muted}>
          <Trans comment="Before the button to sign up.">New here?</Trans>
        </span>
        <Button variant="secondary" onClick={() => go('/signup')}>
          <Trans>Sign up</Trans>
        </Button>
      </p>
      {hasPayAndPlay ? <PayAndPlayHint /> : null}
    </>
  )
}
