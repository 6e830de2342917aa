import { timers } from '#contract/constants.ts'
import type { ReactNode } from 'react'
import * as styles from './Coming.css.ts'
import { Loading } from './Spinner.tsx'
import { useIsLong } from './useIsLong.ts'

interface ComingProps {
  /** Said meanwhile. */
  readonly children: ReactNode
  /** What stands there once it has taken so long that it may never come; without it, the same as before. */
  readonly late?: ReactNode
}

/** A dialog whose code is on its way: that it was asked for is seen, and so is that it does not come. */
export function Coming({ children, late }: ComingProps) {
  return (
    <div className={styles.coming}>
      <div className={styles.box}>{(useIsLong(timers.codePatience) && late) || <Loading>{children}</Loading>}</div>
    </div>
  )
}
