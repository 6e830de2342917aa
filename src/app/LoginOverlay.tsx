import type { loginMachine } from '#machines/login/login.machine.ts'
import { LoginPanel } from '#src/views/login/LoginPanel.tsx'
import type { ActorRefFrom } from 'xstate'
import { useHasPayAndPlay } from './usePayAndPlay.ts'

interface LoginOverlayProps {
  readonly flow: ActorRefFrom<typeof loginMachine>
  readonly onClose: () => void
}

/** The login panel with what it reads. */
export function LoginOverlay({ flow, onClose }: LoginOverlayProps) {
  return <LoginPanel flow={flow} hasPayAndPlay={useHasPayAndPlay()} onClose={onClose} />
}
