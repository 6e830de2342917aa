import * as surface from '#src/ui/Surface.css.ts'
import type { RunLine } from './protocol.ts'
import * as styles from './replay.css.ts'
import { counted, momentWords, pauseWords } from './words.ts'

/** The page lives of a report, oldest first; one is chosen. */
export function RunList(props: {
  readonly label: string
  readonly runs: readonly RunLine[]
  readonly chosen: number | null
  readonly onRun: (at: number) => void
}) {
  return (
    <ul className={styles.runs} aria-label={props.label}>
      {props.runs.map((one, at) => (
        <li key={one.run}>
          <button
            type="button"
            className={styles.run}
            aria-pressed={at === props.chosen}
            onClick={() => props.onRun(at)}
          >
            <span>{momentWords(one.startedAt)}</span>
            <span className={surface.muted}>
              {counted(one.records, 'record')} in {pauseWords(one.lastsMs)}, {counted(one.errors, 'error')}
              {one.isCut ? ', its end is missing' : ''}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
