import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import type { Tab } from './place.ts'
import * as styles from './staff.css.ts'

/** A tab that is not built yet: says so, and what serves meanwhile. */
export function NotBuilt({ tab }: { readonly tab: Exclude<Tab, 'charts'> }) {
  return tab === 'paths' ? <Paths /> : <Replay />
}

function Paths() {
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

function Replay() {
  return (
    <Card as="section">
      <h2 className={surface.sectionTitle}>Replay</h2>
      <Notice tone="warn" title="This tab is not built yet">
        <p>
          It will play a player’s session again, step by step. It needs staff sign-in and a way to send a log first.
        </p>
      </Notice>
      <p>
        What is there: every page records its own event log, without passwords, codes or personal data, in that
        browser’s IndexedDB (database <code>event-log</code>): at most 24 hours and 5 MB. Nothing of it is sent
        anywhere.
      </p>
      <p>
        Replaying works in code and is held by tests: <code>npx vitest run staff/replay</code>.
      </p>
    </Card>
  )
}
