import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import * as styles from './Surface.css.ts'

interface StateProps {
  readonly title: ReactNode
  readonly art?: ReactNode
  /** Buttons and links: what to do next. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
  readonly heading?: 'h1' | 'h2' | 'h3'
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, art, actions, children, heading: Heading = 'h2' }: StateProps) {
  return (
    <div className={cx(styles.state, Heading === 'h1' && styles.statePage)}>
      {art ? <div className={styles.stateArt}>{art}</div> : null}
      <Heading className={styles.sectionTitle}>{title}</Heading>
      {children ? <div className={styles.muted}>{children}</div> : null}
      {actions ? <div className={styles.stateActions}>{actions}</div> : null}
    </div>
  )
}

/** Something failed, and what to do about it; read out at once. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  )
}

/** Says loudly that a part is not built yet. `part` names it. */
export function NotBuiltYet({
  part,
  actions,
  heading: Heading = 'h1',
}: {
  readonly part: ReactNode
  readonly actions?: ReactNode
  readonly heading?: 'h1' | 'h2'
}) {
  return (
    <div className={cx(styles.state, styles.loud)}>
      <Heading className={styles.sectionTitle}>{part}</Heading>
      <p>
        <strong>
          <Trans>This page is not built yet.</Trans>
        </strong>
      </p>
      <p className={styles.muted}>
        <Trans>Nothing you could do here has any effect, so nothing is offered.</Trans>
      </p>
      {actions ? <div className={styles.stateActions}>{actions}</div> : null}
    </div>
  )
}
