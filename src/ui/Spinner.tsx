import type { ReactNode } from 'react'
import * as styles from './Spinner.css.ts'

/** A turning ring, silent to screen readers. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />
}

/** A place that waits; its words are read out. */
export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <output className={styles.loading}>
      <Spinner />
      <span>{children}</span>
    </output>
  )
}
