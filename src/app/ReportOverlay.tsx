import type { ActorOf } from '#machines/directory.ts'
import { rawReport } from '#src/actors/keptReport.ts'
import { ReportView } from '#src/views/report/ReportView.tsx'

/** The report to support over whatever page it was asked for on (MOD-5). */
export const ReportOverlay = ({ flow }: { readonly flow: ActorOf<'report'> }) => (
  <ReportView flow={flow} rawOf={rawReport} />
)
