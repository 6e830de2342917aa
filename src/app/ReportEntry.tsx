import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useFlow } from './flows.ts'

/** On the pages of help: the way to show support what went wrong (MOD-5). Its place is there before the session is: nothing moves. */
export function ReportEntry() {
  const flow = useFlow('report')
  return (
    <Card as="section" className={surface.tight}>
      <h2 className={surface.sectionTitle}>
        <Trans>Something does not work?</Trans>
      </h2>
      <p>
        <Trans>
          Send us what happened in this browser in the last day. You see first what is in it, and get a reference to
          tell support.
        </Trans>
      </p>
      <div>
        <Button disabled={!flow} onClick={() => flow?.send({ type: 'report.open', reason: 'help' })}>
          <Trans>Send a report to support</Trans>
        </Button>
      </div>
    </Card>
  )
}
