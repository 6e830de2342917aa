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

const EDGE = 8

// On a phone a panel that hangs on a button in the middle may be wider than the room beside it.
function keepInView(panel: HTMLElement | null): void {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const over = right + EDGE - document.documentElement.clientWidth
  if (left < EDGE) panel.style.translate = `${EDGE - left}px`
  else if (over > 0) panel.style.translate = `${-over}px`
}

/** A button that opens a small panel below it; Esc, a press beside it or leaving it by keyboard closes it. */
export function Popover({ button, buttonLabel, buttonClassName, label, align = 'end', children }: PopoverProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const place = root.current
    if (!open || !place) return undefined
    const outside = (event: Event) => {
      if (!place.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      opener.current?.focus()
    }
    // A choice in the panel closes it, as a menu does.
    const choice = (event: MouseEvent) => {
      if ((event.target as Element).closest('a, [data-closes]')) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    place.addEventListener('keydown', escape)
    place.addEventListener('click', choice)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      place.removeEventListener('keydown', escape)
      place.removeEventListener('click', choice)
    }
  }, [open])
  return (
    <div ref={root} className={styles.root}>
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
        <section id={id} ref={keepInView} aria-label={label} className={cx(styles.panel, styles.align[align])}>
          {children}
        </section>
      ) : null}
    </div>
  )
}
