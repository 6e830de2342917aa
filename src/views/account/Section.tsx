import { Trans } from '@lingui/react/macro'
import { useId, type HTMLAttributes, type ReactNode } from 'react'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { FocusBack } from '#src/ui/FocusBack.tsx'
import { Card, Skeleton } from '#src/ui/Surface.tsx'
import * as styles from './account.css.ts'

interface SectionProps {
  readonly title: ReactNode
  /** The button beside the title. */
  readonly action?: ReactNode
  /** Its form is open: when it closes, the focus goes back to the button. */
  readonly isOpen?: boolean
  /** Attributes of the root, such as those of flowAttributes. */
  readonly root?: HTMLAttributes<HTMLElement>
  readonly children: ReactNode
}

/** One part of the account page, with its title and what can be done with it. */
export function Section({ title, action, isOpen = false, root, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} {...root}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle} tabIndex={-1}>
          {title}
        </h2>
        <FocusBack isOpen={isOpen}>{action}</FocusBack>
      </div>
      {children}
    </Card>
  )
}

// Leaving another form's field would show its error and move this button away from under the pointer.
const stayInField: ButtonProps['onMouseDown'] = (event) => event.preventDefault()

/** Opens the form of a part. */
export const ChangeButton = (props: ButtonProps) => <Button size="sm" {...props} onMouseDown={stayInField} />

/** Asks again for what a part could not load. It goes with its notice: the keyboard stays at the part, where Esc and Tab do what they should. */
export const RetryButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button
    size="sm"
    onClick={({ currentTarget }) => {
      currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus()
      onClick()
    }}
  >
    <Trans>Try again</Trans>
  </Button>
)

/** A term and what it is for this player; what is not known says so. */
export type Fact = readonly [term: ReactNode, value: ReactNode]

interface FactsProps {
  readonly facts: readonly Fact[] | null
  /** How many are expected, so that nothing below moves when they come. */
  readonly count: number
}

/** What is known, term by term; null while it is being loaded. */
export function Facts({ facts, count }: FactsProps) {
  if (!facts)
    return (
      <div className={styles.facts}>
        {Array.from({ length: count }, (_, at) => (
          <Skeleton key={at} height="2.9375rem" />
        ))}
      </div>
    )
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value], at) => (
        // The list of terms never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
