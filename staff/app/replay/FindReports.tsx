import { useRef, useState, type FormEvent } from 'react'
import type { ReportLine } from '#contract/eventLog.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Badge, Card, Notice } from '#src/ui/Surface.tsx'
import * as staff from '../staff.css.ts'
import type { ReportQuery, StaffApi } from '../signIn/staffApi.ts'
import { askingWords, inTime } from './asking.ts'
import { type QueryErrors, readQuery, type TypedQuery } from './reportQuery.ts'
import * as styles from './replay.css.ts'
import { counted, momentWords } from './words.ts'

type Found =
  | { readonly is: 'nothing' | 'asking' }
  | { readonly is: 'failed'; readonly why: string }
  | {
      readonly is: 'found'
      readonly query: ReportQuery
      readonly reports: readonly ReportLine[]
      readonly hasMore: boolean
      readonly isAsking: boolean
      readonly trouble: string | null
    }

const reasons: Readonly<Record<ReportLine['reason'], string>> = {
  help: 'The player asked for help',
  crash: 'The page had failed',
  example: 'The space check worked it out',
}

/** Reports that players have sent, searched at the operator. */
export function FindReports({ api, onCode }: { readonly api: StaffApi; readonly onCode: (code: string) => void }) {
  const [typed, setTyped] = useState<TypedQuery>({ code: '', player: '', from: '', to: '' })
  const [errors, setErrors] = useState<QueryErrors>({})
  const [found, setFound] = useState<Found>({ is: 'nothing' })
  const asked = useRef(0)
  const field = (name: keyof TypedQuery) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  /** Only the last question's answer is shown. */
  const ask = (query: ReportQuery, known: readonly ReportLine[]) => {
    asked.current += 1
    const own = asked.current
    const show = (next: Found) => (own === asked.current ? setFound(next) : undefined)
    const before = known.at(-1)?.sentAt
    setFound(
      before === undefined
        ? { is: 'asking' }
        : { is: 'found', query, reports: known, hasMore: true, isAsking: true, trouble: null },
    )
    inTime(api.listReports({ ...query, ...(before === undefined ? {} : { before }) })).then(
      ({ reports, hasMore }) =>
        show({ is: 'found', query, reports: [...known, ...reports], hasMore, isAsking: false, trouble: null }),
      (error: unknown) => {
        const why = askingWords(error)
        // What was found before stays.
        if (known.length === 0) show({ is: 'failed', why })
        else show({ is: 'found', query, reports: known, hasMore: true, isAsking: false, trouble: why })
      },
    )
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const read = readQuery(typed)
    setErrors('errors' in read ? read.errors : {})
    if ('query' in read) ask(read.query, [])
  }
  return (
    <Card as="section" aria-labelledby="find-reports">
      <h3 id="find-reports">Reports that players have sent</h3>
      <form className={styles.form} onSubmit={search} noValidate>
        <Field
          label="Code"
          hint="Eight letters and digits, as the player reads them out"
          autoComplete="off"
          {...field('code')}
        />
        <Field label="Player number" inputMode="numeric" autoComplete="off" {...field('player')} />
        <Field label="From day" type="date" {...field('from')} />
        <Field label="To day" type="date" {...field('to')} />
        <Button type="submit" variant="primary" busy={found.is === 'asking'}>
          Search
        </Button>
      </form>
      {found.is === 'asking' ? <output>Searching</output> : null}
      {found.is === 'failed' ? (
        <Notice tone="bad" alert title="The reports could not be had">
          <p>{found.why}</p>
        </Notice>
      ) : null}
      {found.is === 'found' ? (
        <>
          <output>
            {found.reports.length === 0
              ? 'No report fits. They are kept for a time only.'
              : `${counted(found.reports.length, 'report')}${found.hasMore ? ' so far' : ''}`}
          </output>
          <ul className={staff.list} aria-label="Reports">
            {found.reports.map((report) => (
              <Card as="li" key={report.code}>
                <ReportPart report={report} onCode={onCode} />
              </Card>
            ))}
          </ul>
          {found.trouble === null ? null : (
            <Notice tone="bad" alert title="No more could be had">
              <p>{found.trouble}</p>
            </Notice>
          )}
          {found.hasMore ? (
            <Button busy={found.isAsking} onClick={() => ask(found.query, found.reports)}>
              Older ones
            </Button>
          ) : null}
        </>
      ) : null}
    </Card>
  )
}

function ReportPart({ report, onCode }: { readonly report: ReportLine; readonly onCode: (code: string) => void }) {
  return (
    <>
      <h4>
        {report.code} <Badge tone={report.reason === 'crash' ? 'bad' : 'plain'}>{reasons[report.reason]}</Badge>
      </h4>
      <dl className={styles.facts}>
        <dt>Player</dt>
        <dd>{report.playerId ?? 'nobody was signed in'}</dd>
        <dt>Sent</dt>
        <dd>{momentWords(report.sentAt)}</dd>
        <dt>Place</dt>
        <dd>
          {report.brand}, {report.locale}, {report.path}
        </dd>
        <dt>Holds</dt>
        <dd>
          {counted(report.records, 'record')} of {counted(report.runs, 'page')}
        </dd>
        <dt>Note</dt>
        <dd>{report.note ?? <span className={surface.muted}>none</span>}</dd>
      </dl>
      <Button onClick={() => onCode(report.code)} aria-label={`Open ${report.code}`}>
        Open
      </Button>
    </>
  )
}
