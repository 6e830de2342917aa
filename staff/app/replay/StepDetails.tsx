import { cx } from '#src/ui/cx.ts'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as staff from '../staff.css.ts'
import type { Plain } from './plain.ts'
import type { Parting } from './stepIndex.ts'
import * as styles from './replay.css.ts'
import type { ActorLine, Outcome, RecordView, StepView } from './stepView.ts'
import { eventWords, isOwnName, kindWords, placeWords } from './words.ts'

/** The event of a step: what it was, to whom, with what; and what came of a question to the outside. */
export function EventPart(props: { readonly record: RecordView | null; readonly isReplayed: boolean }) {
  const { record, isReplayed } = props
  return (
    <Card as="section" aria-labelledby="replay-event">
      <h3 id="replay-event">Event</h3>
      {record === null ? (
        <p>The page was opened. Nothing has come in yet.</p>
      ) : record.kind === 'check' ? (
        <p>
          {isReplayed
            ? 'A checksum: in the replay the same states are active here as when it was recorded.'
            : 'A checksum: it says which states were active here when it was recorded. The replay does not come to the same.'}
        </p>
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>Event</dt>
            <dd>{isOwnName(record.type) ? <code>{record.type}</code> : eventWords(record.type)}</dd>
            <dt>How it came in</dt>
            <dd>{kindWords[record.kind]}</dd>
            <dt>To</dt>
            <dd>{record.to === null ? '–' : placeWords(record.to)}</dd>
            {record.from === null ? null : (
              <>
                <dt>From</dt>
                <dd>{placeWords(record.from)}</dd>
              </>
            )}
          </dl>
          {record.outcome ? <OutcomePart outcome={record.outcome} /> : null}
          {record.data === null ? (
            <p className={surface.muted}>It came without data.</p>
          ) : (
            <Data label="Data of the event" value={record.data} />
          )}
        </>
      )}
    </Card>
  )
}

function OutcomePart({ outcome }: { readonly outcome: Outcome }) {
  const { asked, by, result, error, input } = outcome
  const words = { ok: 'answered', failed: 'failed', said: 'said something' }[result]
  return (
    <Notice
      tone={result === 'failed' ? 'bad' : result === 'ok' ? 'good' : 'info'}
      title={`${asked} ${words}, asked by ${placeWords(by)}`}
    >
      {error ? (
        <p>
          {[
            error.kind && `kind ${error.kind}`,
            error.status && `status ${error.status}`,
            error.code && `code ${error.code}`,
          ]
            .filter(Boolean)
            .join(', ') || 'The error has neither kind nor status nor code.'}
          {error.message ? `: ${error.message}` : ''}
        </p>
      ) : null}
      {input === null ? null : (
        <details>
          <summary className={staff.summary}>What was asked</summary>
          <Data label={`What ${asked} was asked`} value={input} />
        </details>
      )}
    </Notice>
  )
}

/** Any value, written out. */
export function Data({ label, value }: { readonly label: string; readonly value: Plain }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
    <section className={styles.code} tabIndex={0} aria-label={label}>
      <pre className={styles.written}>{JSON.stringify(value, null, 2)}</pre>
    </section>
  )
}

/** Why a step can not be seen in full. */
export function NotReplayed(props: {
  readonly step: number
  readonly reached: number
  readonly count: number
  readonly parting: Parting | null
  readonly onStep: (step: number) => void
}) {
  const { reached, count, parting, onStep } = props
  if (parting)
    return (
      <Notice tone="warn" title="This step was not replayed">
        <p>
          The replay went another way at record {parting.row + 1}. Here the event is all that is known.{' '}
          <button type="button" className={surface.chip} onClick={() => onStep(reached)}>
            Go to the last exact step, {reached}
          </button>
        </p>
      </Notice>
    )
  return (
    <Notice title="The replay is on its way here">
      <p>
        {reached.toLocaleString('en-GB')} of {count.toLocaleString('en-GB')} records so far. The event stands here
        already.
      </p>
    </Notice>
  )
}

const stateWords = ({ machine, states, status }: ActorLine): string => {
  if (status !== 'active') return { done: 'has ended', stopped: 'was stopped', error: 'has failed' }[status] ?? status
  return machine === null ? 'at work' : states.join(', ')
}

/** Which actors live at a step; one of them is chosen, or whoever the event is about. */
export function ActorsPart(props: {
  readonly view: StepView
  readonly place: string | null
  readonly onPlace: (place: string | null) => void
}) {
  const { view, place, onPlace } = props
  return (
    <Card as="section" aria-labelledby="replay-actors">
      <h3 id="replay-actors">Actors that live now</h3>
      <p className={surface.muted}>
        {view.actors.length} actors. Those with an amber border changed in this step. Choose one to see its chart.
      </p>
      <ul className={styles.actors} aria-labelledby="replay-actors">
        <li>
          <button type="button" className={styles.actor} aria-pressed={place === null} onClick={() => onPlace(null)}>
            <span>Whoever the event is about</span>
          </button>
        </li>
        {view.actors.map((actor) => (
          <li key={actor.place}>
            <button
              type="button"
              className={cx(styles.actor, actor.isChanged && styles.changed)}
              aria-pressed={actor.place === place}
              onClick={() => onPlace(actor.place)}
            >
              <span>{placeWords(actor.place)}</span>
              <span className={surface.muted}>
                {stateWords(actor)}
                {actor.isNew ? ', new' : actor.isChanged ? ', changed' : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
