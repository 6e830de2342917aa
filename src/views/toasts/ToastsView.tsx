import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { Toast, Toasts, type ToastTone } from '#src/ui/Toast.tsx'
import { useWords } from '../account/useWords.ts'
import { useMessage } from '../messages/useMessage.ts'

const tones: Readonly<Record<string, ToastTone>> = {
  success: 'good',
  error: 'bad',
  warning: 'warn',
  warningValue: 'warn',
}

/** The message that is being shown; the others wait their turn (APP-3). */
export function ToastsView({ flow }: { readonly flow: ActorRefFrom<typeof toastsMachine> }) {
  const snapshot = useSelector(flow, (now) => now)
  const message = useMessage()
  const words = useWords()
  const [toast] = snapshot.context.queue
  return (
    <Toasts {...flowAttributes(snapshot)}>
      {toast ? (
        <div
          onPointerEnter={() => flow.send({ type: 'toast.hold' })}
          onPointerLeave={() => flow.send({ type: 'toast.release' })}
          onFocus={() => flow.send({ type: 'toast.hold' })}
          onBlur={() => flow.send({ type: 'toast.release' })}
        >
          <Toast
            key={toast.id}
            tone={tones[toast.severity] ?? 'warn'}
            onDismiss={() => flow.send({ type: 'toast.dismiss', id: toast.id })}
          >
            {toast.message ?? message(toast.key)}
            {toast.signIn ? ` ${words.signIn(toast.signIn)}` : null}
            {toast.value ? ` ${toast.value}` : null}
          </Toast>
        </div>
      ) : null}
    </Toasts>
  )
}
