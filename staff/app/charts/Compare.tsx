import { useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Card, Notice } from '#src/ui/Surface.tsx'
import { readChartFile } from '../../charts/chartFile.ts'
import { changesIn, compareCharts, type Comparison } from '../../charts/compare.ts'
import type { Chart } from '../../charts/model.ts'
import { Drawing } from './Drawing.tsx'
import * as styles from '../staff.css.ts'
import { transitionWords } from './transitionWords.ts'

interface Compared {
  readonly name: string
  readonly comparison: Comparison
  readonly svg: string
}
type Step =
  | { readonly is: 'nothing' | 'drawing' }
  | { readonly is: 'failed'; readonly why: string }
  | ({ readonly is: 'done' } & Compared)

/** A chart file is some kB; what is far larger is none, and would only stop the page. */
const LARGEST = 5_000_000

/** Reads the file of an earlier version and draws both as one. The layout is fetched for it alone. Rejects with what is wrong with the file. */
async function compareWith(file: File, chart: Chart): Promise<Compared> {
  if (file.size > LARGEST) throw new Error('This file is too large to be that of a chart.')
  const before = readChartFile(await file.text())
  if (before.id !== chart.id) throw new Error(`This is the chart of ${before.id}, not of ${chart.id}.`)
  const comparison = compareCharts(before, chart)
  const [{ layOut }, { svgOf }] = await Promise.all([import('../../charts/layout.ts'), import('../../charts/svg.ts')])
  return { name: file.name, comparison, svg: svgOf(await layOut(comparison.chart), comparison) }
}

const words = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const

/** Lays this version of a chart over an earlier one, and says what is different. */
export function Compare({ chart }: { readonly chart: Chart }) {
  const [step, setStep] = useState<Step>({ is: 'nothing' })
  // Of two files chosen one after the other the later one counts, whichever is drawn first.
  const turn = useRef(0)
  return (
    <Card as="section" aria-labelledby="compare-title">
      <h3 id="compare-title">Compare with an earlier version</h3>
      <p>
        Choose the chart file of that version: one that was saved here, or one of any revision, which{' '}
        <code>npm run diagrams -- --at REVISION</code> writes.
      </p>
      <div className={styles.tools}>
        <label className={styles.fileLabel}>
          <span>Chart file</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // The same file can be chosen again once it was mended.
              event.target.value = ''
              if (!file) return
              setStep({ is: 'drawing' })
              turn.current += 1
              const mine = turn.current
              const show = (next: Step) => (mine === turn.current ? setStep(next) : undefined)
              compareWith(file, chart).then(
                (compared) => show({ is: 'done', ...compared }),
                (error: unknown) => show({ is: 'failed', why: error instanceof Error ? error.message : String(error) }),
              )
            }}
          />
        </label>
        {step.is === 'done' ? (
          <Button size="sm" onClick={() => setStep({ is: 'nothing' })}>
            Close the comparison
          </Button>
        ) : null}
      </div>
      {step.is === 'drawing' ? <output>Drawing both versions</output> : null}
      {step.is === 'failed' ? (
        <Notice tone="bad" alert title="The versions can not be compared">
          <p>{step.why}</p>
        </Notice>
      ) : null}
      {step.is === 'done' ? <Differences {...step} id={chart.id} /> : null}
    </Card>
  )
}

function Differences({ name, comparison, svg, id }: Compared & { readonly id: string }) {
  const changes = changesIn(comparison)
  return (
    <>
      <output>
        {changes.length === 0
          ? `Nothing is different from ${name}.`
          : `${changes.length === 1 ? '1 difference' : `${changes.length} differences`} from ${name}: green is new, red is gone, amber has changed.`}
      </output>
      {changes.length === 0 ? null : (
        <>
          <ul className={styles.matches}>
            {changes.map(({ change, state, transition }) => (
              <li key={state ? `state ${state.path}` : transition?.id}>
                <strong>{words[change]}:</strong>{' '}
                {state
                  ? `${state.path || id}. ${state.description ?? ''}`
                  : `${transition?.source || id}: ${transition ? transitionWords(transition) : ''}`}
              </li>
            ))}
          </ul>
          <Drawing svg={svg} name={`${id} beside ${name}`} state={null} />
        </>
      )}
    </>
  )
}
