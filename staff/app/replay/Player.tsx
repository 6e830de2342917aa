import { memo, useCallback, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { recordKinds } from '#contract/eventLog.ts'
import { Field } from '#src/ui/Field.tsx'
import { ProgressBar } from '#src/ui/FileDrop.tsx'
import { Select } from '#src/ui/Select.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import { fetchDrawings } from '../charts/useDrawing.ts'
import { ActorPart } from './ActorPart.tsx'
import { type Bookmark, joined, keepBookmarks, keptBookmarks } from './bookmarks.ts'
import { BookmarksPart } from './BookmarksPart.tsx'
import { type Columns, rowOf } from './columns.ts'
import { CompareLogs } from './CompareLogs.tsx'
import { Controls } from './Controls.tsx'
import { PageAsSeen } from './PageAsSeen.tsx'
import { lifeless } from './find.ts'
import type { Progress } from './protocol.ts'
import * as styles from './replay.css.ts'
import { ActorsPart, EventPart, NotReplayed } from './StepDetails.tsx'
import { Timeline } from './Timeline.tsx'
import { usePlaying } from './usePlaying.ts'
import { useStepView } from './useStepView.ts'
import type { WorkerLine } from './workerLine.ts'
import { counted, placeWords, rowWords } from './words.ts'

// A step is shown when it is known; until then what stands there is not drawn once more.
const Event = memo(EventPart)
const Actors = memo(ActorsPart)
const Chosen = memo(ActorPart)
// What has nothing to do with the step is left alone by a jump.
const Search = memo(SearchFields)
const Compare = memo(CompareLogs)
const Seen = memo(PageAsSeen)

export interface PlayerProps {
  readonly line: WorkerLine
  readonly columns: Columns
  readonly progress: Progress
  /** Of the report, or what stands for a file. */
  readonly code: string
  readonly run: string
  readonly isCut: boolean
  /** Where a link leads, and what it brings along. It changes as another link is followed. */
  readonly target: { readonly step: number; readonly bookmarks: readonly Bookmark[] }
  readonly onStep: (step: number) => void
}

const CHECK = recordKinds.indexOf('check')

/** Whether the arrow keys are of no use where they were pressed: fields need them for their text, what scrolls for scrolling. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element) ||
  target.closest('input, select, textarea, [tabindex="0"]:not([role="listbox"])') === null

const within = (step: number, last: number): number => Math.max(0, Math.min(step, last))

/** One run, walked: its records, what each of them did, and the ways to move. */
export function Player(props: PlayerProps) {
  const { line, columns, progress, code, run, isCut, target } = props
  const { reached, isDone, parting } = progress
  const title = useId()
  // Whatever step is shown, nothing is asked for any more.
  useEffect(fetchDrawings, [])
  const [step, setStep] = useState(() => within(target.step, columns.count))
  const [place, setPlace] = useState<string | null>(null)
  const [bookmarks, setBookmarks] = useState(() => joined(keptBookmarks(run), target.bookmarks))
  const [areKept, setKept] = useState(true)
  const told = useEffectEvent(props.onStep)
  useEffect(() => told(step), [step])

  const playing = usePlaying(columns, step, reached, isDone, setStep)
  const [followed, setFollowed] = useState(target)
  if (followed !== target) {
    setFollowed(target)
    setStep(within(target.step, columns.count))
    setBookmarks(joined(bookmarks, target.bookmarks))
    playing.setPlaying(false)
  }
  const { view: newest, failure } = useStepView(line, step, place, step <= reached)
  // A jump that follows at once comes before what is still being drawn of this one.
  const view = useDeferredValue(newest)
  const search = useSearch(line)
  const marked = useMemo(() => new Set(bookmarks.map((one) => one.step)), [bookmarks])

  /** Whoever moves it by hand wants to stay there. */
  const { setPlaying } = playing
  const go = useCallback(
    (to: number) => {
      setPlaying(false)
      setStep(within(to, columns.count))
    },
    [setPlaying, columns],
  )
  const keep = (next: readonly Bookmark[]) => {
    setBookmarks(next)
    setKept(keepBookmarks(run, next))
  }
  const stands = useRef<HTMLElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!isFree(event.target) || stands.current?.checkVisibility() !== true) return
    event.preventDefault()
    go(step + by)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <section ref={stands} className={surface.stack} aria-labelledby={title}>
      <h3 id={title} className={surface.sectionTitle}>
        Step by step
      </h3>
      {isCut ? (
        <Notice tone="warn" title="The end of this run is missing">
          <p>The store for its log was full. What is here is exact; what the player did later was not recorded.</p>
        </Notice>
      ) : null}
      {parting ? (
        <Notice tone="bad" alert title={`The replay parts from the recording at record ${parting.row + 1}`}>
          <p>
            {parting.row < columns.count ? `${rowWords(rowOf(columns, parting.row))}: ` : ''}
            {parting.what}.
            {columns.kinds[parting.row] === CHECK ? ' It went wrong somewhere since the checksum before.' : ''} The{' '}
            {counted(reached, 'step')} before can be walked as they were; of later ones only the event is known.
          </p>
        </Notice>
      ) : null}
      {isDone ? null : (
        <>
          <ProgressBar label="How far the replay has come" value={columns.count === 0 ? 1 : reached / columns.count} />
          <p className={surface.muted}>
            {reached.toLocaleString('en-GB')} of {counted(columns.count, 'record')} replayed; what is replayed can be
            walked already.
          </p>
        </>
      )}
      <Card className={styles.controls}>
        <Controls
          columns={columns}
          step={step}
          speed={playing.speed}
          isPlaying={playing.isPlaying}
          pause={playing.pause}
          onStep={go}
          onPlay={playing.setPlaying}
          onSpeed={playing.setSpeed}
        />
      </Card>
      {failure === null ? null : (
        <Notice tone="bad" alert title="This step can not be shown">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={styles.desk}>
        <section className={surface.stack} aria-label="Timeline">
          <Search search={search} columns={columns} />
          <Timeline columns={columns} found={search.found} step={step} reached={reached} marked={marked} onStep={go} />
          <BookmarksPart
            code={code}
            run={run}
            step={step}
            bookmarks={bookmarks}
            areKept={areKept}
            onBookmarks={keep}
            onStep={go}
          />
        </section>
        <section className={surface.stack} aria-label="What happened in this step" data-step={view?.step}>
          <Seen line={line} step={step} />
          {view ? (
            <>
              <Event record={view.record} isReplayed={view.isReplayed} />
              {view.isReplayed ? (
                <>
                  <Actors view={view} place={place} onPlace={setPlace} />
                  {view.chosen ? (
                    <Chosen actor={view.chosen} />
                  ) : (
                    <Notice title="The chosen actor does not live in this step">
                      <p>Choose another one above, or go to a step in which it lives.</p>
                    </Notice>
                  )}
                </>
              ) : (
                <NotReplayed step={step} reached={reached} count={columns.count} parting={parting} onStep={go} />
              )}
            </>
          ) : (
            <output>Looking at the step</output>
          )}
        </section>
      </div>
      <Compare line={line} columns={columns} onStep={go} />
    </section>
  )
}

/** What is looked for in the records, and what was found; null: nothing is looked for. */
function useSearch(line: WorkerLine) {
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const [answer, setAnswer] = useState<{ readonly key: string; readonly found: Uint32Array } | null>(null)
  const wanted = useDeferredValue(text.trim())
  const key = `${place}\n${wanted}`
  const isWanted = wanted !== '' || place !== ''
  useEffect(() => {
    let isCurrent = true
    if (isWanted)
      line.ask('find', { text: wanted, place: place || null }).then(
        (found) => (isCurrent ? setAnswer({ key, found }) : undefined),
        // The line itself says when it is broken.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [line, wanted, place, key, isWanted])
  // What was found before stays until there is an answer, so that the list does not jump.
  return {
    text,
    setText,
    place,
    setPlace,
    isWanted,
    isCurrent: answer?.key === key,
    found: isWanted ? (answer?.found ?? null) : null,
  }
}

function SearchFields(props: { readonly search: ReturnType<typeof useSearch>; readonly columns: Columns }) {
  const { search, columns } = props
  const options = useMemo(
    () =>
      [...new Set(columns.places.map(lifeless))]
        .toSorted()
        .map((value) => ({ value, label: value === '.' ? 'session (all of it)' : placeWords(value) })),
    [columns],
  )
  return (
    <>
      <div className={styles.form}>
        <Field
          type="search"
          label="Search events, actors, data and pages"
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
        />
        <Select
          label="Actor"
          choose="All actors"
          options={options}
          value={search.place}
          onChange={(event) => search.setPlace(event.target.value)}
        />
      </div>
      <output className={surface.muted}>
        {search.isWanted
          ? search.isCurrent
            ? `${counted(search.found?.length ?? 0, 'record')} of ${columns.count.toLocaleString('en-GB')}`
            : 'Searching'
          : counted(columns.count, 'record')}
      </output>
    </>
  )
}
