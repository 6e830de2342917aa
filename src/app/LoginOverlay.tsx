import type { loginMachine } from '#machines/login/login.machine.ts'
import { LoginPanel } from '#src/views/login/LoginPanel.tsx'
import type { ActorRefFrom } from 'xstate'
import { useFormDraft } from './formDraft.ts'
import { useHasPayAndPlay } from './usePayAndPlay.ts'

const fields = ['email']

interface LoginOverlayProps {
  readonly flow: ActorRefFrom<typeof loginMachine>
  readonly onClose: () => void
}

/** The login panel with what it reads. */
export function LoginOverlay({ flow, onClose }: LoginOverlayProps) {
  const draft = useFormDraft('login', fields)
  return <LoginPanel flow={flow} draft={draft} hasPayAndPlay={useHasPayAndPlay()} onClose={onClose} />
}
