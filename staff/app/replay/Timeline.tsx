import { cx } from '#src/ui/cx.ts'
import * as surface from '#src/ui/Surface.css.ts'
import { type Columns, nextRow, rowOf } from './columns.ts'
import * as styles from './replay.css.ts'
import { VirtualListbox } from './VirtualListbox.tsx'
import { clockWords, eventWords, kindWords, placeWords, sinceWords } from './words.ts'

const ROW = 58

/** All records of a run, or those that were found; the present step is chosen in it. */
export function Timeline(props: {
  readonly columns: Columns
  /** Rows to show; null: all, and the start before them. */
  readonly found: Uint32Array | null
  readonly step: number
  /** Steps after it have not been replayed. */
  readonly reached: number
  /** Steps with a bookmark. */
  readonly marked: ReadonlySet<number>
  readonly onStep: (step: number) => void
}) {
  const { columns, found, step, reached, marked, onStep } = props
  const stepAt = (at: number): number => (found ? (found[at] ?? 0) + 1 : at)
  // The present step, or the last one before it that was found.
  const near = found ? indexBefore(found, step) : step
  return (
    <VirtualListbox
      label="Records"
      className={styles.rows}
      count={found ? found.length : columns.count + 1}
      rowHeight={ROW}
      near={near}
      isChosen={stepAt(near) === step && near >= 0}
      onChoose={(at) => onStep(stepAt(at))}
      classOf={(at) => {
        const one = stepAt(at)
        return cx(styles.row, one > reached && styles.unknown, one > 0 && columns.errors[one - 1] === 1 && styles.wrong)
      }}
    >
      {(at) => <RecordRow columns={columns} step={stepAt(at)} isMarked={marked.has(stepAt(at))} />}
    </VirtualListbox>
  )
}

function indexBefore(found: Uint32Array, step: number): number {
  const row = nextRow(found, step, -1)
  return row === null ? -1 : found.indexOf(row)
}

/** Where the player came to at a step, and what the page did not get then; nothing where they stayed. */
function pageWords({ pages, losses }: Columns, step: number): string {
  const [address, loss] = [pages.get(step), losses.get(step)]
  return (address === undefined ? '' : ` · now at ${address}`) + (loss === undefined ? '' : ` · ${loss}`)
}

function RecordRow(props: { readonly columns: Columns; readonly step: number; readonly isMarked: boolean }) {
  const { columns, step, isMarked } = props
  const mark = isMarked ? '★ ' : ''
  if (step === 0)
    return (
      <>
        <span className={styles.time}>{sinceWords(0)}</span>
        <span className={styles.line}>{mark}The page was opened</span>
        <span className={cx(styles.time, surface.muted)}>{clockWords(columns.startedAt)}</span>
        <span className={cx(styles.line, surface.muted)}>session{pageWords(columns, 0)}</span>
      </>
    )
  const { kind, type, place, since, isError } = rowOf(columns, step - 1)
  // What a page did not get stands beside it, in words of its own.
  const isOwnError = isError && columns.ownErrors.has(step - 1)
  return (
    <>
      <span className={styles.time}>{sinceWords(since)}</span>
      <span className={styles.line}>
        {mark}
        <strong>{isOwnError ? `${kindWords[kind]}, error` : kindWords[kind]}</strong>{' '}
        {kind === 'check' ? 'of the active states' : eventWords(type)}
      </span>
      <span className={cx(styles.time, surface.muted)}>{clockWords(columns.startedAt + since)}</span>
      <span className={cx(styles.line, surface.muted)}>
        {place === null ? 'all actors' : placeWords(place)}
        {pageWords(columns, step)}
      </span>
    </>
  )
}
