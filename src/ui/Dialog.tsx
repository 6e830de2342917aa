import { useLingui } from '@lingui/react/macro'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import * as styles from './Dialog.css.ts'
import { CloseIcon } from './icons.tsx'
import { keepFocus } from './keepFocus.ts'

export interface DialogProps {
  readonly title: ReactNode
  /** Left out where the person must answer: then neither Esc nor a press beside it closes it. */
  readonly onClose?: (() => void) | undefined
  readonly shape?: keyof typeof styles.shape
  /** Buttons in a row at the foot. */
  readonly actions?: ReactNode
  /** Attributes of the root, such as those of flowAttributes. */
  readonly root?: HTMLAttributes<HTMLElement>
  readonly children: ReactNode
}

/** The second press of a double click on what opened it comes within this time, ms: it means nothing to the dialog. */
const FIRST_MOMENT = 500

/** A modal over the page on the platform's own dialog: it holds the focus, and gives it back when it goes. Mounted is open. */
export function Dialog({ title, onClose, shape = 'modal', actions, root, children }: DialogProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLDialogElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const before = useRef<Element>(null)
  const openedAt = useRef(0)
  // Before the effects of what it holds: nothing within can take the focus until it is open.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    before.current = document.activeElement
    dialog.showModal()
    openedAt.current = performance.now()
    takeFocus(dialog, dialog.querySelector('[data-first], input:not([type=checkbox], [hidden]), select'))
  }, [])
  useEffect(() => {
    const dialog = ref.current
    return () => {
      dialog?.close()
      const opener = before.current
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
      // What opened it is gone: the dialog below has the keyboard again, or Esc would do nothing there.
      else {
        const below = [...document.querySelectorAll('dialog:modal')].at(-1)
        const next = below?.querySelector<HTMLElement>('[data-first], button') ?? document.getElementById('main')
        next?.focus({ preventScroll: true })
      }
    }
  }, [])
  useLayoutEffect(() => {
    const buttons = foot.current
    if (buttons === null || typeof ResizeObserver === 'undefined') return undefined
    // Its width changes with the window, its height with a late font or larger text.
    const seen = new ResizeObserver(() => pile(buttons))
    seen.observe(buttons)
    for (const button of buttons.children) seen.observe(button)
    pile(buttons)
    return () => seen.disconnect()
  })
  // A step that takes the pressed button with it leaves the focus nowhere, where neither Esc nor Tab do what they should.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog?.open || document.activeElement !== document.body) return
    if ([...document.querySelectorAll('dialog:modal')].at(-1) !== dialog) return
    const next = dialog.querySelector<HTMLElement>('[data-first], input:not([type=checkbox], [hidden]), select')
    // Never to the button that closes it: who presses Enter twice would lose the step.
    takeFocus(dialog, next ?? dialog.querySelector('h2'))
  })
  // Its open state is the machine's: the browser only asks.
  function ask(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    onClose?.()
  }
  return (
    // What stands beside a form moves with its errors too; the press is the button's own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={cx(styles.dialog, styles.shape[shape])}
      aria-labelledby={titleId}
      {...{ closedby: 'none' }}
      onCancel={ask}
      onMouseDown={keepFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') ask(event)
      }}
      onPointerDown={(event) => {
        if (event.target !== ref.current || event.timeStamp - openedAt.current < FIRST_MOMENT) return
        if (isBeside(event.currentTarget, event)) onClose?.()
      }}
      {...root}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {onClose ? (
          <span className={styles.close}>
            <IconButton label={t({ message: 'Close', comment: 'Button: verb, closes a dialog.' })} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </span>
        ) : null}
      </div>
      <div className={styles.body}>{children}</div>
      {actions ? (
        <div ref={foot} className={styles.foot}>
          {actions}
        </div>
      ) : null}
    </dialog>
  )
}

/** Buttons that do not all fit beside each other would stand as a ragged heap. */
function pile(foot: HTMLElement): void {
  delete foot.dataset['piled']
  const rows = new Set([...foot.children].map((button) => (button as HTMLElement).offsetTop))
  if (rows.size > 1) foot.dataset['piled'] = ''
}

/** Brings what it focuses into sight within the body only: the title stays, on a low window too. */
function takeFocus(dialog: HTMLElement, element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  if (element?.closest(`.${styles.body}`)) element.scrollIntoView({ block: 'nearest' })
  // The browser's own first focus may have scrolled it already.
  dialog.scrollTop = 0
}

function isBeside(dialog: HTMLElement, at: { readonly clientX: number; readonly clientY: number }): boolean {
  const box = dialog.getBoundingClientRect()
  return at.clientX < box.left || at.clientX > box.right || at.clientY < box.top || at.clientY > box.bottom
}
