import { useLingui } from '@lingui/react/macro'
import type { HTMLAttributes, ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx'
import * as styles from './Toast.css.ts'

export type ToastTone = keyof typeof styles.tone

/** The place of toasts: above the page, read out as they come. */
export function Toasts({ children, ...root }: HTMLAttributes<HTMLElement>) {
  const { t } = useLingui()
  return (
    <section
      {...root}
      className={styles.place}
      aria-label={t({ message: 'Notifications', comment: 'Name of the area of short notices for screen readers.' })}
    >
      {children}
    </section>
  )
}

export interface ToastProps {
  readonly tone: ToastTone
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/** One short message; a swipe to the side or its button sends it away (APP-3). */
export function Toast({ tone, onDismiss, children }: ToastProps) {
  const { t } = useLingui()
  return (
    <div
      className={cx(styles.toast, styles.tone[tone])}
      role={tone === 'good' ? 'status' : 'alert'}
      onPointerDown={(event) => {
        if (event.pointerType !== 'touch') return
        const { clientX: from, currentTarget: toast } = event
        const end = (up: PointerEvent) => {
          toast.removeEventListener('pointerup', end)
          if (Math.abs(up.clientX - from) > 60) onDismiss()
        }
        toast.addEventListener('pointerup', end)
      }}
    >
      {tone === 'good' ? <CheckIcon /> : <AlertIcon />}
      <span className={styles.words}>{children}</span>
      <IconButton
        label={t({ message: 'Dismiss', comment: 'Button: verb, closes a short notice.' })}
        onClick={onDismiss}
      >
        <CloseIcon size={18} />
      </IconButton>
    </div>
  )
}
