import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'

/** A tab that is not built yet: says so, and what serves meanwhile. */
export function NotBuilt() {
  return <Replay />
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
