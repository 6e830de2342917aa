import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

/** The first stop of the Tab key: jumps over the header to `#main`. */
export function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        // The hash is the site's own (`#login`), so the jump must not change it.
        event.preventDefault()
        document.querySelector<HTMLElement>('#main')?.focus()
      }}
    >
      {children}
    </a>
  )
}
