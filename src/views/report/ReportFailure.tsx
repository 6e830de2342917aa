import { Plural, Trans } from '@lingui/react/macro'
import type { Problem } from '#machines/problem.ts'
import { Notice } from '#src/ui/Surface.tsx'
import * as styles from './report.css.ts'

/** Minutes after which the house takes reports again, from its `retry-after`; null where it has not said. */
const minutesOf = ({ status, code }: Problem): number | null =>
  status === 429 && Number(code) > 0 ? Math.ceil(Number(code) / 60) : null

/** Why a report did not arrive, and that nothing of it is lost (MOD-5). */
export function ReportFailure({ problem, note }: { readonly problem: Problem; readonly note: string }) {
  return (
    <>
      <Notice tone="bad" alert title={<Trans>The report did not arrive</Trans>}>
        <Why problem={problem} />
      </Notice>
      {note === '' ? null : (
        <p className={styles.muted}>
          <Trans>What you wrote is kept with it.</Trans>
        </p>
      )}
    </>
  )
}

function Why({ problem }: { readonly problem: Problem }) {
  const { kind, status } = problem
  const minutes = minutesOf(problem)
  if (minutes !== null)
    return (
      <Plural
        value={minutes}
        one="Many reports have come from here. Try again in # minute, or save it as a file."
        other="Many reports have come from here. Try again in # minutes, or save it as a file."
      />
    )
  if (status === 429) return <Trans>Many reports have come from here. Try again later, or save it as a file.</Trans>
  if (status === 413) return <Trans>It is too large to be sent. Save it as a file and hand it to support.</Trans>
  if (status === 400) return <Trans>It could not be read there. Save it as a file and hand it to support.</Trans>
  if (kind === 'network') return <Trans>There is no connection. Try again, or save it as a file.</Trans>
  return <Trans>We do not know whether it has arrived. Try again, it is not sent twice; or save it as a file.</Trans>
}
