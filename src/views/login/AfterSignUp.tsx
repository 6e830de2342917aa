import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Notice, Steps } from '#src/ui/Surface.tsx'
import * as styles from './login.css.ts'
import { refusalWords } from './refusalWords.tsx'

/** A new player is signed in: visible attempts, and a way out (AUT-4). */
export function AfterSignUp({ flow }: { readonly flow: ActorRefFrom<typeof loginMachine> }) {
  const { go } = useNavigation()
  const snapshot = useSelector(flow, (now) => now)
  const { attempt, refusal } = snapshot.context
  const cancel = () => flow.send({ type: 'login.cancel' })
  const isExhausted = snapshot.matches({ afterSignUp: 'exhausted' })
  const why = refusal && refusal.kind !== 'unauthorised' ? refusalWords(refusal) : null
  const words = <Trans>attempt {attempt} of 5</Trans>
  return (
    <Dialog
      title={isExhausted ? <Trans>Your account is ready</Trans> : <Trans>Logging you in</Trans>}
      root={flowAttributes(snapshot) as object}
      actions={
        <>
          <Button disabled={!snapshot.can({ type: 'login.cancel' })} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          {isExhausted ? (
            <Button variant="primary" onClick={() => go('/#login', { replace: true, isDone: true })}>
              <Trans comment="Button: after a sign-up whose own sign-in has failed, to type email and password.">
                Log in by hand
              </Trans>
            </Button>
          ) : null}
        </>
      }
    >
      {isExhausted ? (
        <Notice tone="warn" alert title={why?.title}>
          {why?.text ?? (
            <p>
              <Trans>We could not log you in by ourselves yet. Log in with your email and password.</Trans>
            </p>
          )}
        </Notice>
      ) : (
        <>
          <div className={styles.waiting}>
            <Spinner />
            <p>
              <Trans>Your account is ready. It takes a moment until it can be used.</Trans>
            </p>
          </div>
          <Steps now={attempt} of={5} label={words} />
        </>
      )}
    </Dialog>
  )
}
