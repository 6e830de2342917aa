import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import * as styles from './Button.css.ts'
import { cx } from './cx.ts'
import { Link, type LinkProps } from './Link.tsx'
import { Spinner } from './Spinner.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Variant = keyof typeof styles.variant
type Size = keyof typeof styles.size

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant
  readonly size?: Size
  /** Fills the width of its place. */
  readonly block?: boolean
  /** Shows a spinner and ignores presses, but keeps the focus. */
  readonly busy?: boolean
  /** Why it can't be pressed now; it stays reachable by keyboard and says so. */
  readonly reason?: ReactNode
  readonly icon?: ReactNode
}

// Pressing it would leave the form's field first, whose error then moves the button away from under the pointer.
const stayInField = (event: MouseEvent) => event.preventDefault()

/** A button. Give `disabled` from `!snapshot.can(event)`. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', block, busy = false, reason, icon, className, children, ...rest } = props
  const reasonId = useId()
  const held = busy || Boolean(reason)
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (held) event.preventDefault()
    else rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      onMouseDown={rest.type === 'submit' ? stayInField : undefined}
      {...rest}
      className={cx(styles.base, styles.size[size], styles.variant[variant], block && styles.block, className)}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {busy ? (
        <span className={styles.busySpinner}>
          <Spinner />
        </span>
      ) : null}
      {icon ? <span className={cx(busy && styles.busyLabel)}>{icon}</span> : null}
      <span style={busy ? { opacity: 0 } : undefined}>{children}</span>
      {reason ? (
        <VisuallyHidden>
          <span id={reasonId} aria-hidden>
            {reason}
          </span>
        </VisuallyHidden>
      ) : null}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink(
  props: LinkProps & {
    readonly variant?: Variant
    readonly size?: Size
    readonly block?: boolean
    readonly icon?: ReactNode
  },
) {
  const { variant = 'secondary', size = 'md', block, icon, className, children, ...rest } = props
  return (
    <Link
      {...rest}
      look="bare"
      className={cx(styles.base, styles.size[size], styles.variant[variant], block && styles.block, className)}
    >
      {icon}
      {children}
    </Link>
  )
}

/** A button with an icon only; `label` is its name. */
export function IconButton(props: ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }) {
  const { label, className, ...rest } = props
  return <button type="button" {...rest} aria-label={label} title={label} className={cx(styles.icon, className)} />
}
