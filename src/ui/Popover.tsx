import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  /** What is shown on the button. */
  readonly button: ReactNode
  readonly buttonLabel?: string
  readonly buttonClassName?: string
  /** The name of what opens. */
  readonly label: string
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/** A button that opens a small panel below it; Esc, a press beside it or leaving it by keyboard closes it. */
export function Popover({ button, buttonLabel, buttonClassName, label, align = 'end', children }: PopoverProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [open])
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-label={buttonLabel}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open ? (
        <div
          id={id}
          role="group"
          aria-label={label}
          className={cx(styles.panel, styles.align[align])}
          onClick={(event) => {
            if ((event.target as Element).closest('a, [data-closes]')) setOpen(false)
          }}
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}
