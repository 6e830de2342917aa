import { defaultLocale, resolvePath } from '#contract/locale.ts'
import { marketIds } from '#contract/markets.ts'
import { reportMachine } from '#machines/report/report.machine.ts'
import { rawReport } from '#src/actors/keptReport.ts'
import { lateActors } from '#src/actors/late.ts'
import { reportWork, type ReportSite } from '#src/actors/report.ts'
import { createUserPool } from '#src/actors/userPool.ts'
import { Button } from '#src/ui/Button.tsx'
import { ReportView } from '#src/views/report/ReportView.tsx'
import { Trans } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { createEmptyActor } from 'xstate'
import { readFirstDocument } from './firstDocument.ts'

/** Where not even the settings have come the report can still be saved. */
const unsettled: ReportSite['settings'] = {
  eventLogUrl: null,
  brand: 'unknown',
  userPool: { endpoint: '', userPoolId: '', clientId: '' },
}

/** From the document alone: what the site was made of may be what broke. */
async function workOfDocument() {
  const settings = await readFirstDocument().then(
    (first) => first.settings,
    () => unsettled,
  )
  return reportWork({
    settings,
    locale: (resolvePath(location.pathname, { openedMarkets: marketIds }).locale ?? defaultLocale).segment,
    now: Date.now,
    tokens: () => createUserPool({ settings: settings.userPool, now: Date.now }).fresh(),
  })
}

const logic = reportMachine.provide({
  actors: lateActors(workOfDocument, ['readLog', 'sendReport', 'saveReport', 'deleteLog']),
})
const input = { parentRef: createEmptyActor() }

/** On a crash screen, where the session may be dead: the same flow, for itself (MOD-5). */
export function CrashReport() {
  const flow = useActorRef(logic, { input })
  const isOpen = useSelector(flow, (now) => !now.matches('closed'))
  return (
    <>
      <Button onClick={() => flow.send({ type: 'report.open', reason: 'crash' })}>
        <Trans>Send a report to support</Trans>
      </Button>
      {isOpen ? <ReportView flow={flow} rawOf={rawReport} /> : null}
    </>
  )
}
