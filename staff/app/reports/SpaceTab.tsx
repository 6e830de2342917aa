import * as surface from '#src/ui/Surface.css.ts'
import { Badge, Card, Notice } from '#src/ui/Surface.tsx'
import {
  brokenOf,
  type CheckedInvariant,
  isSound,
  outcomeWords,
  readSpaceReport,
  type SpaceExploration,
  spaceParts,
  type SpaceReport,
} from '../../space/spaceReport.ts'
import { CounterExample } from './CounterExample.tsx'
import { hashOf, type Place } from '../place.ts'
import { counted } from '../replay/words.ts'
import { RunReportPart } from './RunReportPart.tsx'
import * as styles from '../staff.css.ts'
import { useRunReport } from './useRunReport.ts'

/** Where the operator of a checkout shows what its last `npm run test:space` has written. */
const SPACE_FOLDER = '/staff/space-report'

type OnReplay = (log: File) => void

/** What must never happen, looked for in every state that the shipped machines can come into together (MOD-4). */
export function SpaceTab({ place, onReplay }: { readonly place: Place; readonly onReplay: OnReplay }) {
  const { step, openFile } = useRunReport(SPACE_FOLDER, readSpaceReport)
  const one = step.is === 'there' ? step.report.explorations.find(({ name }) => name === place.flow) : undefined
  const isEmpty = step.is === 'there' && step.report.explorations.length === 0
  if (one) return <ExplorationPage key={one.name} one={one} onReplay={onReplay} />
  return (
    <RunReportPart
      title="Space check"
      about="What must never happen, looked for in every state that the machines can come into together: whatever a person does, whatever is answered and however long it takes."
      none={none}
      step={isEmpty ? { is: 'none' } : step}
      onFile={openFile}
    >
      {(report) => <Overview report={report} />}
    </RunReportPart>
  )
}

const none = {
  title: 'Nothing was explored here yet',
  where: 'In a checkout:',
  commands: `npm run test:space               every exploration
npm run test:space -- deposit    those with this word in their title`,
}

const sumOf = (all: readonly SpaceExploration[], key: 'states' | 'transitions'): number =>
  all.reduce((sum, one) => sum + one[key], 0)

function Overview({ report }: { readonly report: SpaceReport }) {
  const { explorations } = report
  const parts = spaceParts(report)
  const broken = explorations.flatMap(brokenOf)
  const unsure = explorations.filter((one) => brokenOf(one).length === 0 && !isSound(one)).length
  const at = Math.min(...explorations.map((one) => one.at))
  return (
    <>
      <output>
        {counted(explorations.length, 'exploration')}, {counted(sumOf(explorations, 'states'), 'state')},{' '}
        {counted(sumOf(explorations, 'transitions'), 'transition')}:{' '}
        {broken.length > 0 ? `${broken.length} broken` : 'everything holds'}
        {unsure > 0 ? `, ${unsure} not proven` : ''}; explored from {new Date(at).toLocaleString('en-GB')}.
      </output>
      {parts.length > 0 ? (
        <Notice tone="warn" title="This is not one whole run">
          <p>{parts.join(' ')}</p>
          <p>When each was explored, and at which revision, stands in its row.</p>
        </Notice>
      ) : null}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {explorations
              .toSorted((a, b) => Number(isSound(a)) - Number(isSound(b)))
              .map((one) => (
                <tr key={one.name}>
                  <th scope="row">
                    <a className={styles.link} href={hashOf('space', one.name)}>
                      {one.name}
                    </a>
                  </th>
                  <td>
                    <Badge tone={isSound(one) ? 'plain' : 'bad'}>{outcomeWords(one)}</Badge>
                  </td>
                  <td>
                    <div className={styles.ids}>
                      {idsOf(one).map((id) => (
                        <span key={id}>{id}</span>
                      ))}
                    </div>
                  </td>
                  <td>{one.states.toLocaleString('en-GB')}</td>
                  <td>{one.transitions.toLocaleString('en-GB')}</td>
                  <td>{counted(one.leftOut.flows.length, 'flow')}</td>
                  <td>{secondsOf(one)}</td>
                  <td>{new Date(one.at).toLocaleString('en-GB')}</td>
                  <td>{one.revision ?? '–'}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const columns = [
  'Exploration',
  'What must hold',
  'Requirements',
  'States',
  'Transitions',
  'Left out',
  'Time',
  'Explored',
  'Revision',
]

const idsOf = ({ ids, invariants }: SpaceExploration): readonly string[] => [
  ...new Set([...ids, ...invariants.flatMap((one) => one.ids)]),
]

const secondsOf = ({ ms }: SpaceExploration): string => `${(ms / 1000).toFixed(1)} s`

/** One exploration: what had to hold, what was looked at and what was not, and the way to where something does not hold. */
function ExplorationPage({ one, onReplay }: { readonly one: SpaceExploration; readonly onReplay: OnReplay }) {
  const { name, title, leftOut, flows, unseen } = one
  return (
    <article className={surface.stack}>
      <p>
        <a className={styles.link} href={hashOf('space')}>
          ← All explorations
        </a>
      </p>
      <h2 className={surface.sectionTitle}>{name}</h2>
      <p>{title}</p>
      <p>{countWords(one)}</p>
      {unseen.length > 0 ? (
        <Notice tone="warn" title="Never seen, so that nothing is proven of it">
          <p>{unseen.join(', ')}</p>
        </Notice>
      ) : null}
      <Card as="section" aria-label="What must hold">
        <h3>What must hold</h3>
        <ul className={styles.matches}>
          {one.invariants.map((invariant) => (
            <InvariantLine key={invariant.name} invariant={invariant} />
          ))}
        </ul>
      </Card>
      {brokenOf(one).map(({ name: invariant, words, broken }) =>
        broken ? (
          <CounterExample key={invariant} name={name} words={words} example={broken} onReplay={onReplay} />
        ) : null,
      )}
      <Card as="section" aria-label="Left out, and why">
        <h3>Left out, and why</h3>
        <p>
          {leftOut.flows.length === 0 ? 'No flow' : leftOut.flows.join(', ')}: {leftOut.why}.
        </p>
        {flows.length > 0 ? (
          <p>
            Explored as they are shipped, with the session:{' '}
            {flows.map((flow, at) => (
              <span key={flow}>
                {at > 0 ? ', ' : ''}
                <a className={styles.link} href={hashOf('charts', flow)}>
                  {flow}
                </a>
              </span>
            ))}
            .
          </p>
        ) : null}
      </Card>
    </article>
  )
}

function countWords(one: SpaceExploration): string {
  const { states, transitions, depth, audited, unsound, isComplete, countedAs, at, revision } = one
  const seen = `${states.toLocaleString('en-GB')} ${countedAs ?? 'states'}, ${counted(transitions, 'transition')}`
  const far = depth > 0 ? `, ${depth} steps from the start at most` : ''
  const all = isComplete ? '' : '. It was stopped there: not every state was seen'
  const again =
    audited > 0
      ? ` ${counted(audited, 'state')} that were taken for others were looked at again; ${unsound} differed.`
      : ''
  return `${seen}${far}, in ${secondsOf(one)}${all}.${again} Explored ${new Date(at).toLocaleString('en-GB')}${revision === null ? '' : ` at revision ${revision}`}.`
}

const InvariantLine = ({ invariant: { ids, words, broken } }: { readonly invariant: CheckedInvariant }) => (
  <li>
    <Badge tone={broken ? 'bad' : 'plain'}>{broken ? 'broken' : 'holds'}</Badge> <b>{ids.join(' ')}</b> {words}
  </li>
)
