import * as surface from '#src/ui/Surface.css.ts'
import { Notice } from '#src/ui/Surface.tsx'
import type { ReactNode } from 'react'
import * as styles from '../staff.css.ts'
import type { RunReport } from './useRunReport.ts'

interface RunReportPartProps<Report> {
  readonly title: string
  /** What was run. */
  readonly about: ReactNode
  /** Said while nothing was, with the commands for it. */
  readonly none: { readonly title: string; readonly where: string; readonly commands: string }
  readonly step: RunReport<Report>
  readonly onFile: (file: File) => Promise<void>
  readonly children: (report: Report) => ReactNode
}

/** The report of a run in this checkout, or of another checkout's as a file. */
export function RunReportPart<Report>({ title, about, onFile, ...body }: RunReportPartProps<Report>) {
  return (
    <section className={surface.stack}>
      <h2 className={surface.sectionTitle}>{title}</h2>
      <p className={surface.muted}>{about}</p>
      <ReportFile onFile={onFile} />
      <Body {...body} />
    </section>
  )
}

function Body<Report>({ step, none, children }: Pick<RunReportPartProps<Report>, 'step' | 'none' | 'children'>) {
  if (step.is === 'looking') return <output>Looking for a report</output>
  if (step.is === 'failed')
    return (
      <Notice tone="bad" alert title="The report can not be shown">
        <p>{step.why}</p>
      </Notice>
    )
  if (step.is === 'none')
    return (
      <Notice title={none.title}>
        <p>{none.where}</p>
        <pre className={styles.code}>{none.commands}</pre>
        <p>Then open this page again.</p>
      </Notice>
    )
  return children(step.report)
}

const ReportFile = ({ onFile }: { readonly onFile: (file: File) => Promise<void> }) => (
  <label className={styles.fileLabel}>
    <span>Report of another checkout (report.json)</span>
    <input
      type="file"
      accept=".json,application/json"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        // The same file can be chosen again.
        event.target.value = ''
        if (file) void onFile(file)
      }}
    />
  </label>
)
