import { Card } from '#src/ui/Surface.tsx'
import { signDrawing } from '../../charts/signs.ts'
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
            <dt className={styles.sign}>
              <Sign sign={sign} />
              {sign}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** A sign as it stands on the chart; nothing where words alone tell it. */
function Sign({ sign }: { readonly sign: string }) {
  const drawing = signDrawing(sign)
  // Drawn by signs.ts, of nothing that comes from elsewhere.
  // oxlint-disable-next-line react/no-danger
  return drawing === null ? null : <span className={styles.drawnSign} dangerouslySetInnerHTML={{ __html: drawing }} />
}
