import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as styles from './staff.css.ts'

/** A tab that is not built yet: says so, and what serves meanwhile. */
export function NotBuilt() {
  return (
    <Card as="section">
      <h2 className={surface.sectionTitle}>Paths</h2>
      <Notice tone="warn" title="This tab is not built yet">
        <p>It will show which paths of a flow were walked in the browser, and which states and arrows they missed.</p>
      </Notice>
      <p>Meanwhile, in a checkout:</p>
      <pre className={styles.code}>
        {`npm run test:model                     every path of every flow that has a path model
npm run test:model -- login            the paths of one flow
npm run test:model -- --only missed    only those that did not pass last time`}
      </pre>
      <p>
        At its end it prints what was covered and missed, and writes a report with lit charts to{' '}
        <code>.tmp/model-report/index.html</code>.
      </p>
    </Card>
  )
}
