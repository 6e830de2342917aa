import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as staff from '../staff.css.ts'
import { useStaffApi } from '../signIn/staffApi.ts'
import { askingWords, inTime } from './asking.ts'
import type { Columns } from './columns.ts'
import { FindReports } from './FindReports.tsx'
import { DropAnywhere, FileField, OpenFile } from './OpenFile.tsx'
import { Player } from './Player.tsx'
import type { Origin, Progress, ReportSummary } from './protocol.ts'
import * as styles from './replay.css.ts'
import { FILE, replayHash, type ReplayPlace, replayPlaceOf } from './replayPlace.ts'
import { RunList } from './RunList.tsx'
import { startLine, type WorkerLine } from './workerLine.ts'
import { counted, momentWords } from './words.ts'

type Phase =
  | { readonly is: 'nothing' }
  | { readonly is: 'reading'; readonly code: string; readonly name: string }
  | { readonly is: 'failed'; readonly why: string }
  | ({ readonly is: 'open' } & Opened)

interface Opened {
  /** Another one for each log that is opened. */
  readonly id: number
  readonly code: string
  readonly name: string
  readonly summary: ReportSummary
  readonly run: number | null
  readonly columns: Columns | null
}

/** Nothing of a run has been replayed yet. */
const atStart: Progress = { reached: 0, isDone: false, parting: null }

/** How long the address waits for the step to stand still, ms: browsers take only so many changes of it. */
const SETTLE = 400

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Support opens a player’s event log and sees, step by step, what happened (MOD-6). Out of sight it keeps what is open, and takes
 * no file that is dropped.
 */
export function ReplayTab(props: {
  readonly hash: string
  readonly isShown: boolean
  /** A log that another part of the page gives to be opened. */
  readonly handed: File | null
}) {
  const { hash, isShown, handed } = props
  const [line, setLine] = useState<WorkerLine>(startLine)
  const api = useStaffApi()
  const [phase, setPhase] = useState<Phase>({ is: 'nothing' })
  const [progress, setProgress] = useState<Progress>(atStart)
  const [broken, setBroken] = useState<string | null>(null)
  const [target, setTarget] = useState<ReplayPlace>(() => replayPlaceOf(hash))
  const asked = useRef(0)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    line.listen({ onProgress: setProgress, onFailure: setBroken })
    return () => line.end()
  }, [line])

  const choose = async (opened: Opened, run: number, isWanted: () => boolean) => {
    setProgress(atStart)
    const columns = await line.ask('run', { at: run })
    if (isWanted()) setPhase({ is: 'open', ...opened, run, columns })
  }
  const open = async (origin: Origin, code: string, name: string, isWanted: () => boolean) => {
    const summary = await line.ask('open', origin)
    if (!isWanted()) return
    const linked = summary.runs.findIndex(({ run }) => run === target.run)
    const opened = { id: asked.current, code, name, summary, run: null, columns: null }
    if (linked >= 0 || summary.runs.length === 1) await choose(opened, Math.max(0, linked), isWanted)
    else setPhase({ is: 'open', ...opened })
  }
  /** What was open goes from the worker's memory too, whether or not another one comes. */
  const letGo = () => {
    line.ask('forget', null).catch(() => {})
  }
  /** What was opened last counts: an earlier answer that comes late is let go. */
  const begin = (code: string, name: string, work: (isWanted: () => boolean) => Promise<void>) => {
    asked.current += 1
    const own = asked.current
    const isWanted = () => own === asked.current
    letGo()
    setPhase({ is: 'reading', code, name })
    work(isWanted).catch((error: unknown) => {
      if (isWanted()) setPhase({ is: 'failed', why: wordsOf(error) })
    })
  }
  const openFile = (file: File) => begin(FILE, file.name, (isWanted) => open({ file }, FILE, file.name, isWanted))
  const take = useEffectEvent(openFile)
  useEffect(() => {
    if (handed === null) return undefined
    // Once the tab is in sight: its heading takes the focus.
    const soon = setTimeout(() => take(handed))
    return () => clearTimeout(soon)
  }, [handed])
  const openCode = (code: string) =>
    begin(code, code, async (isWanted) => {
      if (api === null) throw new Error('Reports are kept by the operator: sign in first, or open the file of a log.')
      const report = await inTime(api.readReport(code)).catch((error: unknown) => {
        throw new Error(askingWords(error))
      })
      // What was asked for later may stand there already.
      if (isWanted()) await open({ report }, code, code, isWanted)
    })

  const chooseRun = (opened: Opened, run: number) => {
    asked.current += 1
    const own = asked.current
    choose(opened, run, () => own === asked.current).catch((error: unknown) =>
      setPhase({ is: 'failed', why: wordsOf(error) }),
    )
  }
  const follow = useEffectEvent((place: ReplayPlace, canAsk: boolean) => {
    // The tab itself leads to no step: what is open stays where it is.
    if (place.code === null) return
    setTarget(place)
    if (place.code === FILE) return
    if (phase.is === 'open' && phase.code === place.code) {
      const run = phase.summary.runs.findIndex((one) => one.run === place.run)
      if (run >= 0 && run !== phase.run) chooseRun(phase, run)
    } else if (canAsk) openCode(place.code)
  })
  const written = useRef('')
  const isSignedIn = api !== null
  useEffect(() => {
    // The address that the page has written itself leads nowhere new.
    if (hash !== written.current) follow(replayPlaceOf(hash), isSignedIn)
  }, [hash, isSignedIn])

  /** Whoever signs out leaves the computer to somebody else: a player's report goes with them, from the worker's memory too. */
  const forget = useEffectEvent(() => {
    if ((phase.is !== 'open' && phase.is !== 'reading') || phase.code === FILE) return
    asked.current += 1
    setPhase({ is: 'nothing' })
    setProgress(atStart)
    setLine(startLine())
  })
  useEffect(() => {
    if (isSignedIn) return undefined
    const soon = setTimeout(() => forget())
    return () => clearTimeout(soon)
  }, [isSignedIn])

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const write = (opened: Opened, step: number) => {
    const run = opened.summary.runs[opened.run ?? -1]?.run
    if (run === undefined) return
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      // Meanwhile somebody may have gone to another tab.
      if (!window.location.hash.startsWith('#replay')) return
      written.current = replayHash(opened.code, run, step)
      history.replaceState(history.state, '', written.current)
    }, SETTLE)
  }

  return (
    <section className={surface.stack} aria-labelledby="replay-title">
      <h2 id="replay-title" ref={heading} tabIndex={-1} className={surface.sectionTitle}>
        Replay
      </h2>
      {broken === null ? null : (
        <Notice tone="bad" alert title="The replay has failed">
          <p>{broken}. Reload the page and open the log again.</p>
        </Notice>
      )}
      {phase.is === 'open' ? (
        <>
          {isShown ? <DropAnywhere onFile={openFile} /> : null}
          <Report
            opened={phase}
            target={target}
            onRun={(run) => chooseRun(phase, run)}
            onFile={openFile}
            onClose={() => {
              asked.current += 1
              letGo()
              setPhase({ is: 'nothing' })
              // The button goes with the log.
              heading.current?.focus()
            }}
          />
          {phase.columns && phase.run !== null ? (
            <Player
              key={`${phase.id} ${phase.run}`}
              line={line}
              columns={phase.columns}
              progress={progress}
              code={phase.code}
              run={phase.summary.runs[phase.run]?.run ?? ''}
              isCut={phase.summary.runs[phase.run]?.isCut ?? false}
              target={target.run === phase.summary.runs[phase.run]?.run ? target : elsewhere}
              onStep={(step) => write(phase, step)}
            />
          ) : null}
        </>
      ) : (
        <>
          <p className={surface.muted}>
            A player’s event log, played again by the machines of this page: nothing is sent anywhere meanwhile. Logs
            hold no passwords, codes or personal data; in their place stand texts of the same length.
          </p>
          <Opening phase={phase} target={target} isSignedIn={isSignedIn} />
          <Card>{isShown ? <OpenFile onFile={openFile} /> : null}</Card>
          {api ? (
            <FindReports api={api} onCode={openCode} />
          ) : (
            <Notice>
              <p>Reports that players have sent are kept by the operator: they can be searched by who is signed in.</p>
            </Notice>
          )}
        </>
      )}
    </section>
  )
}

/** Where the link that was followed has nothing to do with the run that is open. */
const elsewhere: ReplayPlace = { code: null, run: null, step: 0, bookmarks: [] }

/** How the opening goes, and what a link still needs. */
function Opening(props: { readonly phase: Phase; readonly target: ReplayPlace; readonly isSignedIn: boolean }) {
  const { phase, target, isSignedIn } = props
  return (
    <>
      {phase.is === 'reading' ? <output>Opening {phase.name}</output> : null}
      {phase.is === 'failed' ? (
        <Notice tone="bad" alert title="The log can not be opened">
          <p>{phase.why}</p>
        </Notice>
      ) : null}
      {phase.is === 'nothing' && target.code === FILE ? (
        <Notice title={`This link leads to step ${target.step} of a log that came from a file`}>
          <p>A link can not hold it: open that file, and the replay goes to the step.</p>
        </Notice>
      ) : null}
      {phase.is === 'nothing' && target.code !== null && target.code !== FILE && !isSignedIn ? (
        <Notice title={`This link leads to step ${target.step} of report ${target.code}`}>
          <p>Sign in to open it, or open the file of that log.</p>
        </Notice>
      ) : null}
    </>
  )
}

const reasons = {
  help: 'the player asked for help',
  crash: 'the page had failed',
  example: 'by the space check; it is of no player',
} as const

/** What was opened: where it comes from, and its runs. */
function Report(props: {
  readonly opened: Opened
  readonly target: ReplayPlace
  readonly onRun: (run: number) => void
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}) {
  const { opened, target, onRun, onFile, onClose } = props
  const { summary, name } = opened
  const { place } = summary
  const isExample = summary.reason === 'example'
  const own = import.meta.env.SITE_BUILD as unknown
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed to open it is gone.
  useEffect(() => heading.current?.focus(), [])
  const isOwnMissing = target.run !== null && !summary.runs.some(({ run }) => run === target.run)
  return (
    <Card as="section" aria-labelledby="replay-report">
      <h3 id="replay-report" ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <dl className={styles.facts}>
        <dt>{isExample ? 'Made' : 'Sent'}</dt>
        <dd>
          {isExample ? '' : `${momentWords(summary.sentAt)}, since `}
          {reasons[summary.reason]}
        </dd>
        {isExample ? null : (
          <>
            <dt>From</dt>
            <dd>
              {place.brand}, {place.locale}, {place.path}, window of {place.viewport.width} × {place.viewport.height} px
            </dd>
            <dt>Build</dt>
            <dd>{place.build || 'not named'}</dd>
          </>
        )}
        <dt>Note</dt>
        <dd>{summary.note ?? 'none'}</dd>
      </dl>
      {!isExample && typeof own === 'string' && own !== '' && own !== place.build ? (
        <Notice tone="warn" title="It was recorded by another build">
          <p>
            The log is of build {place.build || 'without a name'}, this page of {own}. It is replayed as far as it is
            exact; where the machines have changed since, the replay says at which record it parts.
          </p>
        </Notice>
      ) : null}
      {isOwnMissing ? (
        <Notice tone="warn" title="The link leads to a run that is not in this log">
          <p>Choose another file, or a run of this one.</p>
        </Notice>
      ) : null}
      <p>{counted(summary.runs.length, 'page life', 'page lives')}; choose the one to replay:</p>
      <RunList label="Runs" runs={summary.runs} chosen={opened.run} onRun={onRun} />
      <div className={staff.tools}>
        <FileField label="Open another file" onFile={onFile} />
        <Button size="sm" onClick={onClose}>
          Close this log
        </Button>
      </div>
    </Card>
  )
}
