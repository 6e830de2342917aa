import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { Notice } from '#src/ui/Surface.tsx'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { refusalWords } from './refusalWords.tsx'

/** Why the sign-in failed, where another try with the form can help (AUT-6, RMB-11). */
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
  if (!refusal || !snapshot.matches({ open: { refused: 'unauthorised' } })) return null
  const { title, text } = refusalWords(refusal)
  return (
    <Notice tone="bad" alert title={title}>
      {text}
    </Notice>
  )
}
