import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { readCode } from '#contract/eventLog.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Field } from '#src/ui/Field.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import * as staff from '../staff.css.ts'
import { useStaffApi } from '../signIn/staffApi.ts'
import { type Alignment, type PairKind, pairKinds } from './align.ts'
import { askingWords, inTime } from './asking.ts'
import { type Columns, nextRow, rowOf } from './columns.ts'
import { FileField } from './OpenFile.tsx'
import type { Origin, ReportSummary } from './protocol.ts'
import * as styles from './replay.css.ts'
import { RunList } from './RunList.tsx'
import { VirtualListbox } from './VirtualListbox.tsx'
import type { WorkerLine } from './workerLine.ts'
import { counted, eventWords, kindWords, placeWords, rowWords, sinceWords } from './words.ts'

type Step =
  | { readonly is: 'nothing' }
  | { readonly is: 'busy'; readonly isReport: boolean; readonly words: string }
  | { readonly is: 'failed'; readonly why: string }
  | {
      readonly is: 'open'
      /** The operator gave it, and no file. */
      readonly isReport: boolean
      readonly name: string
      readonly summary: ReportSummary
      readonly run: number | null
      readonly beside: { readonly alignment: Alignment; readonly columns: Columns } | null
    }

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Lays the present run beside one of another log: the first difference is named, all are marked. */
export function CompareLogs(props: {
  readonly line: WorkerLine
  readonly columns: Columns
  readonly onStep: (step: number) => void
}) {
  const { line, columns, onStep } = props
  const api = useStaffApi()
  const [step, setStep] = useState<Step>({ is: 'nothing' })
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  const asked = useRef(0)
  const lay = async (
    of: { readonly isReport: boolean; readonly name: string },
    summary: ReportSummary,
    run: number,
  ) => {
    const own = asked.current
    setStep({ is: 'busy', isReport: of.isReport, words: 'Laying both beside each other' })
    const beside = await line.ask('align', { at: run })
    if (own === asked.current) setStep({ is: 'open', isReport: of.isReport, name: of.name, summary, run, beside })
  }
  const open = async (origin: Origin, name: string) => {
    const own = asked.current
    const of = { isReport: 'report' in origin, name }
    const summary = await line.ask('other', origin)
    if (own !== asked.current) return
    if (summary.runs.length === 1) await lay(of, summary, 0)
    else setStep({ is: 'open', ...of, summary, run: null, beside: null })
  }
  // Who signs out takes along what the operator gave them.
  const forget = useEffectEvent(() => {
    if ((step.is !== 'open' && step.is !== 'busy') || !step.isReport) return
    asked.current += 1
    setStep({ is: 'nothing' })
    line.ask('forgetOther', null).catch(() => {})
  })
  const isSignedIn = api !== null
  useEffect(() => {
    if (isSignedIn) return undefined
    const soon = setTimeout(() => forget())
    return () => clearTimeout(soon)
  }, [isSignedIn])
  // The other log lives no longer in the worker than here.
  useEffect(() => () => void line.ask('forgetOther', null).catch(() => {}), [line])
  const fail = (why: string) => setStep({ is: 'failed', why })
  /** Begins another comparison; answers whether it is still the last one. */
  const begin = (isReport: boolean, words: string) => {
    asked.current += 1
    const own = asked.current
    line.ask('forgetOther', null).catch(() => {})
    setStep({ is: 'busy', isReport, words })
    return () => own === asked.current
  }
  const openFile = (file: File) => {
    const isWanted = begin(false, `Reading ${file.name}`)
    open({ file }, file.name).catch((error: unknown) => (isWanted() ? fail(wordsOf(error)) : undefined))
  }
  const openCode = (event: FormEvent) => {
    event.preventDefault()
    const wanted = readCode(code)
    setWrong(wanted === null ? 'A code has eight letters and digits, as in 7K4M-2QXA.' : null)
    if (wanted === null || api === null) return
    const isWanted = begin(true, `Asking for ${wanted}`)
    inTime(api.readReport(wanted))
      .then(
        (report) => (isWanted() ? open({ report }, wanted) : undefined),
        (error: unknown) => {
          throw new Error(askingWords(error))
        },
      )
      .catch((error: unknown) => (isWanted() ? fail(wordsOf(error)) : undefined))
  }
  return (
    <Card as="section" aria-labelledby="replay-compare">
      <h3 id="replay-compare">Compare with another log</h3>
      <p className={surface.muted}>Records are laid beside each other by their actor, their kind and their event.</p>
      <div className={styles.form}>
        <FileField label="File of the other log" onFile={openFile} />
        {api === null ? null : (
          <form className={styles.form} onSubmit={openCode}>
            <Field
              label="Code of the other log"
              value={code}
              error={wrong}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit">Compare</Button>
          </form>
        )}
      </div>
      {step.is === 'busy' ? <output>{step.words}</output> : null}
      {step.is === 'failed' ? (
        <Notice tone="bad" alert title="The logs can not be compared">
          <p>{step.why}</p>
        </Notice>
      ) : null}
      {step.is === 'open' ? (
        <>
          {step.summary.runs.length > 1 ? (
            <RunList
              label={`Runs of ${step.name}`}
              runs={step.summary.runs}
              chosen={step.run}
              onRun={(run) => {
                lay(step, step.summary, run).catch((error: unknown) => fail(wordsOf(error)))
              }}
            />
          ) : null}
          {step.beside ? (
            <Beside
              name={step.name}
              own={columns}
              other={step.beside.columns}
              alignment={step.beside.alignment}
              onStep={onStep}
            />
          ) : null}
        </>
      ) : null}
    </Card>
  )
}

const pairWords: Readonly<Record<PairKind, string>> = {
  same: 'alike',
  data: 'other data',
  left: 'only here',
  right: 'only there',
}
const kindAt = ({ kinds }: Alignment, at: number): PairKind => pairKinds[kinds[at] ?? 0] ?? 'same'

function differenceWords(alignment: Alignment, at: number, own: Columns, other: Columns, name: string): string {
  const [left, right] = [alignment.left[at] ?? -1, alignment.right[at] ?? -1]
  const kind = kindAt(alignment, at)
  if (kind === 'left') return `record ${left + 1} is only in this log: ${rowWords(rowOf(own, left))}`
  if (kind === 'right') return `record ${right + 1} is only in ${name}: ${rowWords(rowOf(other, right))}`
  return `record ${left + 1} here and ${right + 1} in ${name} hold other data: ${rowWords(rowOf(own, left))}`
}

function Beside(props: {
  readonly name: string
  readonly own: Columns
  readonly other: Columns
  readonly alignment: Alignment
  readonly onStep: (step: number) => void
}) {
  const { name, own, other, alignment, onStep } = props
  const { different, count } = alignment
  const [at, setAt] = useState(different[0] ?? 0)
  const go = (next: number) => {
    setAt(next)
    const left = alignment.left[next] ?? -1
    if (left >= 0) onStep(left + 1)
  }
  const [before, after] = [nextRow(different, at, -1), nextRow(different, at, 1)]
  return (
    <>
      <output>
        {different.length === 0
          ? `Nothing is different from ${name}.`
          : `${counted(different.length, 'difference')} from ${name}. The first one: ${differenceWords(alignment, different[0]!, own, other, name)}.`}
      </output>
      {different.length === 0 ? null : (
        <div className={staff.tools}>
          <Button
            size="sm"
            reason={before === null ? 'There is no difference before.' : null}
            onClick={() => go(before ?? at)}
          >
            Previous difference
          </Button>
          <Button
            size="sm"
            reason={after === null ? 'There is no difference after.' : null}
            onClick={() => go(after ?? at)}
          >
            Next difference
          </Button>
          <span className={surface.muted}>
            {kindAt(alignment, at) === 'same' ? '' : differenceWords(alignment, at, own, other, name)}
          </span>
        </div>
      )}
      <VirtualListbox
        label={`This log beside ${name}`}
        className={styles.lowRows}
        count={count}
        rowHeight={58}
        near={at}
        isChosen
        onChoose={go}
        classOf={(row) => cx(styles.pair, styles.pairKind[kindAt(alignment, row)])}
      >
        {(row) => (
          <>
            <span className={styles.line}>{pairWords[kindAt(alignment, row)]}</span>
            <Half columns={own} row={alignment.left[row] ?? -1} />
            <Half columns={other} row={alignment.right[row] ?? -1} />
          </>
        )}
      </VirtualListbox>
    </>
  )
}

function Half({ columns, row }: { readonly columns: Columns; readonly row: number }) {
  if (row < 0) return <span className={surface.muted}>–</span>
  const { kind, type, place, since } = rowOf(columns, row)
  return (
    <span style={{ minWidth: 0, display: 'grid' }}>
      <span className={styles.line}>
        {kindWords[kind]} {eventWords(type)}
      </span>
      <span className={cx(styles.line, surface.muted)}>
        {sinceWords(since)} {place === null ? '' : placeWords(place)}
      </span>
    </span>
  )
}
