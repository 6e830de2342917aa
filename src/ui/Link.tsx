import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import * as styles from './Link.css.ts'
import { useNavigation } from './navigation.tsx'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Locale-relative path, `#…` or a whole address. */
  readonly to: string
  /** `text` is underlined; `bare` leaves looks to the caller. */
  readonly look?: 'text' | 'bare'
  /** A whole address opened beside the page. */
  readonly newTab?: boolean
  readonly children: ReactNode
}

/** A link of the site; plain clicks stay in the page, all others are the browser's. */
export function Link({ to, look = 'text', newTab = false, className, onClick, children, ...rest }: LinkProps) {
  const navigation = useNavigation()
  const outside = newTab || /^[a-z]+:/i.test(to)
  const current = !outside && to === navigation.path
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || outside || !plain) return
    event.preventDefault()
    navigation.go(to)
  }
  const near = outside ? undefined : () => navigation.preload?.(to)
  return (
    <a
      {...rest}
      href={navigation.href(to)}
      className={cx(look === 'text' && styles.text, className)}
      aria-current={'aria-current' in rest ? rest['aria-current'] : current ? 'page' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      onClick={follow}
      onPointerEnter={near}
      onFocus={near}
    >
      {children}
    </a>
  )
}
