import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { refusalWords } from './refusalWords.tsx'

/** Why the sign-in failed, each with its own words and what to do next (AUT-6, AUT-7, RMB-11). */
export function LoginProblem({ flow }: { readonly flow: ActorRefFrom<typeof loginMachine> }) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const { refusal, problem } = snapshot.context
  if (snapshot.matches({ open: 'failed' })) {
    return (
      <Notice tone="bad" alert title={<Trans>We could not log you in</Trans>}>
        <p>{message(problemKey(problem))}</p>
      </Notice>
    )
  }
  if (!refusal || !(snapshot.matches({ open: 'refused' }) || snapshot.matches({ open: 'startingCooling' }))) return null
  const cooling = { type: 'cooling.request' } as const
  const isStarting = snapshot.matches({ open: 'startingCooling' })
  const { title, text } = refusalWords(refusal)
  const isBreak = refusal.kind !== 'unauthorised'
  return (
    <Notice tone={isBreak ? 'warn' : 'bad'} alert title={title}>
      {text}
      {isStarting || snapshot.can(cooling) ? (
        <p>
          <Button size="sm" busy={isStarting} onClick={() => flow.send(cooling)}>
            <Trans>Cool off for one more day</Trans>
          </Button>
        </p>
      ) : null}
    </Notice>
  )
}
