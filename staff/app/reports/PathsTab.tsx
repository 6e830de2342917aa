import { charts } from 'virtual:charts'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import {
  bothWays,
  type FlowPaths,
  guardGap,
  guardGaps,
  partsOf,
  type PathReport,
  percentOf,
  readPathReport,
  seenOneWay,
  type WalkedPath,
  walkedWords,
  whyOneWay,
} from '../../paths/pathReport.ts'
import { noPaths } from '../../paths/noPaths.ts'
import { Drawing } from '../charts/Drawing.tsx'
import { hashOf, type Place } from '../place.ts'
import { eventWords } from '../replay/words.ts'
import { REPORT_FOLDER } from './reportFolder.ts'
import { RunReportPart } from './RunReportPart.tsx'
import * as styles from '../staff.css.ts'
import { transitionWords } from '../charts/transitionWords.ts'
import { useDrawing } from '../charts/useDrawing.ts'
import { useRunReport } from './useRunReport.ts'

/** What the last run of the path tests covered, missed and failed at (MOD-3): of this checkout, or of a file from elsewhere. */
export function PathsTab({ place }: { readonly place: Place }) {
  const { step, openFile } = useRunReport(REPORT_FOLDER, readPathReport)
  const flow = step.is === 'there' ? step.report.flows.find((one) => one.flow === place.flow) : undefined
  if (step.is === 'there' && flow) return <FlowPage key={flow.flow} flow={flow} hasFiles={step.hasFiles} />
  return (
    <RunReportPart
      title="Paths"
      about="Ways through each flow, made from its machine and walked in a browser against the real site and operator."
      none={none}
      step={step}
      onFile={openFile}
    >
      {(report) => (
        <>
          {place.flow === null ? null : <NoSuchFlow flow={place.flow} />}
          <Overview report={report} />
        </>
      )}
    </RunReportPart>
  )
}

/** Said where the address names a flow that the report does not have. */
const NoSuchFlow = ({ flow }: { readonly flow: string }) => (
  <Notice title={noPaths[flow] === undefined ? `“${flow}” is not in this report` : `There are no paths of ${flow}`}>
    <p>{noPaths[flow] ?? 'It was not walked yet, or there is no such flow. These are there:'}</p>
  </Notice>
)

const none = {
  title: 'No paths were walked here yet',
  where: 'In a checkout, with the site built:',
  commands: `npm run test:model                     every path of every flow
npm run test:model -- login            the paths of one flow
npm run test:model -- --only missed    only those that did not pass last time
npm run test:model -- --help           more and longer paths, and pictures`,
}

const passedOf = (paths: readonly WalkedPath[]): number => paths.filter(({ passed }) => passed === true).length

function Overview({ report }: { readonly report: PathReport }) {
  const { at, strategy, flows } = report
  const parts = partsOf(report)
  const failed = flows.flatMap(({ paths }) => paths).filter(({ passed }) => passed === false).length
  const all = flows.flatMap(({ paths }) => paths).length
  return (
    <>
      <output>
        {passedOf(flows.flatMap(({ paths }) => paths))} of {all} paths passed{failed > 0 ? `, ${failed} failed` : ''}.
        Walked {new Date(at).toLocaleString('en-GB')}, made by the strategy “{strategy}”.
      </output>
      {parts.length > 0 ? (
        <Notice tone="warn" title="This is not one whole run">
          <p>{parts.join(' ')}</p>
          <p>When each flow was walked, and on which build, stands in its row.</p>
        </Notice>
      ) : null}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Flow', 'Paths passed', 'States', 'Transitions', 'Guards both ways', 'Left out', 'Walked', 'Build'].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {flows.map(({ flow, walked, paths, states, transitions, guards, leftOut }) => (
              <tr key={flow}>
                <th scope="row">
                  <a className={styles.link} href={hashOf('paths', flow)}>
                    {flow}
                  </a>
                </th>
                <td>
                  {passedOf(paths)} of {paths.length}
                </td>
                <td>{percentOf(states)} %</td>
                <td>{percentOf(transitions)} %</td>
                <td>{guardCount(guards)}</td>
                <td>{leftOut.length}</td>
                <td>{walked === null ? '–' : new Date(walked.to).toLocaleString('en-GB')}</td>
                <td>{walked?.builds.join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <WithoutPaths />
    </>
  )
}

/** Flows of which there is nothing to walk, and why. */
const WithoutPaths = () => (
  <Card as="section" aria-label="Without paths of their own">
    <h3>Without paths of their own</h3>
    <ul className={styles.matches}>
      {Object.entries(noPaths).map(([flow, why]) => (
        <li key={flow}>
          <a className={styles.link} href={hashOf('charts', flow)}>
            {flow}
          </a>
          : {why}
        </li>
      ))}
    </ul>
  </Card>
)

/** How many were seen both ways; who reads it sees whether the others are accounted for. */
function guardCount(guards: FlowPaths['guards']): string {
  const gaps = guardGaps(guards).length
  const count = `${bothWays(guards).length} of ${guards.length}`
  return gaps > 0 ? `${count}, ${gaps} missing` : count
}

/** One flow: its chart with what is covered green and what is missed red, and each path as steps that a tester can follow. */
function FlowPage({ flow, hasFiles }: { readonly flow: FlowPaths; readonly hasFiles: boolean }) {
  const chart = charts.find(({ id }) => id === flow.flow)
  const svg = useDrawing(flow.flow)
  const wordsOf = (id: string): string => {
    const transition = chart?.transitions.find((one) => one.id === id)
    return transition ? `${transition.source || flow.flow}: ${transitionWords(transition)}` : untoldWords(flow.flow, id)
  }
  const missed = [
    ...flow.states.missed.map((id) => ({ id, words: id })),
    ...flow.transitions.missed.map((id) => ({ id, words: wordsOf(id) })),
  ]
  return (
    <article className={surface.stack}>
      <p>
        <a className={styles.link} href={hashOf('paths')}>
          ← All paths
        </a>
      </p>
      <h2 className={surface.sectionTitle}>Paths of {flow.flow}</h2>
      <p>
        {passedOf(flow.paths)} of {flow.paths.length} paths passed; {percentOf(flow.states)} % of states,{' '}
        {percentOf(flow.transitions)} % of transitions; {bothWays(flow.guards).length} of {flow.guards.length} guards
        seen both ways.{flow.without === null ? '' : ` Not walked: ${flow.without}.`}
      </p>
      {flow.walked === null ? null : <p>{walkedWords(flow.walked)}</p>}
      <p>
        <a className={styles.link} href={hashOf('storyboard', flow.flow)}>
          The same in pictures
        </a>
      </p>
      {chart && svg !== 'failed' ? (
        <Drawing svg={svg} name={flow.flow} state={null} marks={marksOf(flow)} />
      ) : (
        <Notice tone="warn" title="This page has no chart of this flow" />
      )}
      <Listed title="Missed" items={missed} />
      <Listed
        title="Guards not seen both ways"
        items={guardGaps(flow.guards).map((guard) => ({
          id: guard.id,
          words: `${wordsOf(guard.id)}: ${guardGap(guard)}`,
        }))}
      />
      <section className={surface.stack} aria-label="Each path">
        {flow.paths.map((path, at) => (
          <PathSteps key={path.title} path={path} number={at + 1} hasFiles={hasFiles} />
        ))}
      </section>
      <Listed
        title="Guards seen true only, and why"
        items={seenOneWay(flow.guards).map((guard) => ({
          id: guard.id,
          words: `${wordsOf(guard.id)}: ${whyOneWay(guard)}`,
        }))}
      />
      <Listed
        title="Left out, and why"
        items={flow.leftOut.map(({ id, why }) => ({ id, words: `${wordsOf(id)}: ${why}` }))}
      />
    </article>
  )
}

/** What has no transition on the chart, such as the end of a flow from outside: `state:event`. */
function untoldWords(flow: string, id: string): string {
  const at = id.indexOf(':')
  return at < 0 ? id : `${id.slice(0, at) || flow}: ${eventWords(id.slice(at + 1))}`
}

/** A list under a title; nothing where it is empty. */
function Listed({
  title,
  items,
}: {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly words: string }[]
}) {
  if (items.length === 0) return null
  return (
    <Card as="section">
      <h3>{title}</h3>
      <ul className={styles.matches}>
        {items.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </Card>
  )
}

const marksOf = ({ states, transitions }: FlowPaths): ReadonlyMap<string, string> =>
  new Map([
    ...states.covered.map((id) => [`[data-state="${CSS.escape(id)}"]`, 'covered'] as const),
    ...states.missed.map((id) => [`[data-state="${CSS.escape(id)}"]`, 'missed'] as const),
    ...transitions.covered.map((id) => [`[data-transition="${CSS.escape(id)}"]`, 'covered'] as const),
    ...transitions.missed.map((id) => [`[data-transition="${CSS.escape(id)}"]`, 'missed'] as const),
  ])

const wentAs = { true: 'passed', false: 'failed', null: 'not walked' } as const

function PathSteps({
  path: { steps, variant, passed, failure },
  number,
  hasFiles,
}: {
  readonly path: WalkedPath
  readonly number: number
  readonly hasFiles: boolean
}) {
  return (
    <details open={passed === false}>
      <summary className={styles.summary}>
        Path {number}, {wentAs[`${passed}`]}: {steps.length === 1 ? '1 step' : `${steps.length} steps`}, {variant}
      </summary>
      <ol className={styles.steps}>
        <li value={0} aria-current={failure?.step === 0 ? 'step' : undefined}>
          Open the page as {variant}.
        </li>
        {steps.map(({ name, leadsTo }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same step may come twice in a path, and none ever moves
          <li key={`${at} ${name}`} value={at + 1} aria-current={failure?.step === at + 1 ? 'step' : undefined}>
            {name} <span className={surface.muted}>→ {leadsTo}</span>
          </li>
        ))}
      </ol>
      {failure ? (
        <Notice
          tone="bad"
          title={failure.step === 0 ? 'It failed as the page was opened' : `It failed at step ${failure.step}`}
        >
          <p>
            The page should have shown {failure.expected || 'nothing'}, and showed {failure.shown ?? 'nothing of it'}.
          </p>
          <pre className={styles.code}>{failure.problem}</pre>
          {hasFiles && failure.log ? (
            <p>
              <a className={styles.link} href={`${REPORT_FOLDER}/${failure.log}`} download>
                Its event log, which Replay opens
              </a>
            </p>
          ) : null}
          {hasFiles && failure.picture ? (
            <img
              className={styles.picture}
              src={`${REPORT_FOLDER}/${failure.picture}`}
              alt="The page at that moment"
              loading="lazy"
            />
          ) : null}
        </Notice>
      ) : null}
    </details>
  )
}
