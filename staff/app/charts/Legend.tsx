import { Card } from '#src/ui/Surface.tsx'
import * as styles from '../staff.css.ts'

/** How a drawing is read: each sign with its meaning. */
export function Legend({
  title,
  signs,
}: {
  readonly title: string
  readonly signs: readonly (readonly [string, string])[]
}) {
  return (
    <Card as="section" aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.legend}>
        {signs.map(([sign, meaning]) => (
          <div key={sign} style={{ display: 'contents' }}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
