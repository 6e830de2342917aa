import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as staff from '../staff.css.ts'
import { type Columns, nextRow, rowOf } from './columns.ts'
import { type Speed, speeds } from './playing.ts'
import * as styles from './replay.css.ts'
import { counted, rowWords, sinceWords } from './words.ts'

const speedWords = (speed: Speed): string => (speed === 'fastest' ? 'As fast as it goes' : `${speed}×`)

/** The present step in one sentence. */
export function stepWords(columns: Columns, step: number): string {
  if (step === 0) return `Start of ${counted(columns.count, 'record')}`
  const row = rowOf(columns, step - 1)
  const error = row.isError ? ', an error' : ''
  return `Step ${step} of ${columns.count}, at ${sinceWords(row.since)}: ${rowWords(row)}${error}`
}

/** The row of an error before or after a step, as a step; null: there is none. */
const errorStep = (columns: Columns, step: number, direction: 1 | -1): number | null => {
  const row = nextRow(columns.errorRows, step - 1, direction)
  return row === null ? null : row + 1
}

/** What moves a replay: slider, steps, play, and the ways to errors. */
export function Controls(props: {
  readonly columns: Columns
  readonly step: number
  readonly speed: Speed
  readonly isPlaying: boolean
  /** A pause that is being shortened, said. */
  readonly pause: string | null
  readonly onStep: (step: number) => void
  readonly onPlay: (isPlaying: boolean) => void
  readonly onSpeed: (speed: Speed) => void
}) {
  const { columns, step, speed, isPlaying, pause, onStep, onPlay, onSpeed } = props
  const before = errorStep(columns, step, -1)
  const after = errorStep(columns, step, 1)
  const words = stepWords(columns, step)
  const isAtEnd = step >= columns.count
  return (
    <>
      <input
        className={styles.slider}
        type="range"
        aria-label="Step"
        aria-valuetext={words}
        min={0}
        max={columns.count}
        value={step}
        onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
      />
      <div className={staff.tools}>
        <Button size="sm" onClick={() => onStep(step - 1)} reason={step === 0 ? 'This is the start.' : null}>
          ← Step back
        </Button>
        <Button
          size="sm"
          variant="primary"
          onClick={() => onPlay(!isPlaying)}
          reason={isAtEnd && !isPlaying ? 'This is the end.' : null}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button size="sm" onClick={() => onStep(step + 1)} reason={isAtEnd ? 'This is the end.' : null}>
          Step forward →
        </Button>
        <Button
          size="sm"
          onClick={() => onStep(before ?? step)}
          reason={before === null ? 'There is no error before.' : null}
        >
          Previous error
        </Button>
        <Button
          size="sm"
          onClick={() => onStep(after ?? step)}
          reason={after === null ? 'There is no error after.' : null}
        >
          Next error
        </Button>
        <span className={surface.muted}>{counted(columns.errorRows.length, 'error')}</span>
        <fieldset className={styles.speeds}>
          <legend className={styles.speedLegend}>Speed</legend>
          {speeds.map((one) => (
            <button
              key={one}
              type="button"
              className={surface.chip}
              aria-pressed={one === speed}
              onClick={() => onSpeed(one)}
            >
              {speedWords(one)}
            </button>
          ))}
        </fieldset>
      </div>
      {/* While it plays, a voice that reads each step would never come to its end. */}
      <output aria-live={isPlaying ? 'off' : 'polite'}>{words}</output>
      {pause === null ? null : <p className={surface.muted}>{pause}</p>}
    </>
  )
}
