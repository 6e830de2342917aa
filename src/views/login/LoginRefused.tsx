import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { LoginRefusal, RefusalKind } from '#machines/login/login.contract.ts'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { FocusOnMount } from '#src/ui/FocusOnMount.tsx'
import { ErrorState } from '#src/ui/States.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { ErrorArt, type ErrorPicture } from '../errors/ErrorArt.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { refusalWords } from './refusalWords.tsx'

/** What stands for the form where typing again would not help; a wrong e-mail or password leaves the form open. */
type ScreenKind = Exclude<RefusalKind, 'unauthorised'>

const pictures: Readonly<Record<ScreenKind, ErrorPicture>> = {
  timeout: 'break',
  cooling: 'break',
  excluded: '403',
  excludedIndefinitely: '403',
  attemptsExceeded: '401',
  blacklisted: '403',
  closed: '403',
}

export interface LoginRefusedProps {
  readonly flow: ActorRefFrom<typeof loginMachine>
  readonly refusal: LoginRefusal & { readonly kind: ScreenKind }
}

/** Why the player may not come in, alone in the panel, with days and time left and what to do next (AUT-6, AUT-7). */
export function LoginRefused({ flow, refusal }: LoginRefusedProps) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { title, text } = refusalWords(refusal)
  const isStarting = snapshot.matches({ open: 'startingCooling' })
  const { problem } = snapshot.context
  const cooling = { type: 'cooling.request' } as const
  const back = { type: 'error.reset' } as const
  return (
    <FocusOnMount key={refusal.kind}>
      <ErrorState
        heading="h3"
        art={<ErrorArt picture={pictures[refusal.kind]} />}
        title={title}
        actions={
          <>
            {/* First, so that it has the focus: a second press of Enter on the form must not ask for a break. */}
            <Button variant="primary" disabled={!snapshot.can(back)} onClick={() => flow.send(back)}>
              <Trans>Back</Trans>
            </Button>
            {isStarting || snapshot.can(cooling) ? (
              <Button busy={isStarting} onClick={() => flow.send(cooling)}>
                <Trans>Cool off for one more day</Trans>
              </Button>
            ) : null}
            <Elsewhere kind={refusal.kind} />
          </>
        }
      >
        {text}
        {problem && !isStarting ? (
          <Notice
            tone="bad"
            title={
              problem.kind === 'status' ? (
                <Trans>Your cooling off has not begun</Trans>
              ) : (
                <Trans>We do not know whether your cooling off has begun</Trans>
              )
            }
          >
            <p>{message(problemKey(problem))}</p>
          </Notice>
        ) : null}
      </ErrorState>
    </FocusOnMount>
  )
}

/** Where help is; the words of the other screens lead there by themselves. */
function Elsewhere({ kind }: { readonly kind: ScreenKind }) {
  if (kind === 'timeout' || kind === 'cooling')
    return (
      <ButtonLink to="/responsible-gambling">
        <Trans>Responsible gambling</Trans>
      </ButtonLink>
    )
  if (kind === 'excluded' || kind === 'excludedIndefinitely')
    return (
      <ButtonLink to="/contact-live-chat">
        <Trans>Ask support</Trans>
      </ButtonLink>
    )
  return null
}
