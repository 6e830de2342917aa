import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import type { CounterExample as Example, SpaceStep } from '../../space/spaceReport.ts'
import { Drawing } from '../charts/Drawing.tsx'
import { save } from '../charts/exports.ts'
import { counted } from '../replay/words.ts'
import * as styles from '../staff.css.ts'
import { useDrawing } from '../charts/useDrawing.ts'

/** Flows that are there at any step, in their order; the session is told of last. */
const flowsOf = (steps: readonly SpaceStep[]): readonly string[] =>
  [...new Set(steps.flatMap(({ flows }) => flows.map(({ flow }) => flow)))].toSorted(
    (a, b) => Number(a === 'session') - Number(b === 'session'),
  )

/** What the last step has moved tells most of what went wrong. */
const movedLast = (steps: readonly SpaceStep[]): string | undefined =>
  steps.at(-1)?.flows.findLast(({ transitions }) => transitions.length > 0)?.flow

/** A shortest way to where something does not hold, step by step on the charts, and as a log for the replay. */
export function CounterExample(props: {
  /** Of the exploration. */
  readonly name: string
  /** What should have held. */
  readonly words: string
  readonly example: Example
  readonly onReplay: (log: File) => void
}) {
  const { name, words, example, onReplay } = props
  const { steps, log, logNote } = example
  const flows = flowsOf(steps)
  const [at, setAt] = useState(steps.length - 1)
  const [flow, setFlow] = useState(movedLast(steps) ?? flows[0] ?? null)
  const file = () => new File([JSON.stringify(log)], `Counter-example ${name}.json`, { type: 'application/json' })
  return (
    <Card as="section" aria-label="A way to where it does not hold">
      <Notice tone="bad" title={`Broken in ${counted(steps.length - 1, 'step')}, a shortest way`}>
        <p>{words}</p>
      </Notice>
      <ol className={styles.steps} start={0}>
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same step may come twice, and none ever moves
          <li key={`${place} ${step.words}`}>
            <button
              type="button"
              className={styles.step}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => setAt(place)}
            >
              {step.words}
              {step.data === null ? null : <code className={styles.stepData}>{step.data}</code>}
            </button>
          </li>
        ))}
      </ol>
      {flow === null ? null : <Lit step={steps[at]} flows={flows} flow={flow} onFlow={setFlow} />}
      {logNote === null ? null : <p className={surface.muted}>{logNote}</p>}
      {log === null ? null : (
        <div className={styles.tools}>
          <Button variant="primary" size="sm" onClick={() => onReplay(file())}>
            Open it in Replay
          </Button>
          <Button size="sm" onClick={() => save(file(), file().name)}>
            Save as an event log
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Where one flow stands at a step, on its chart. */
function Lit(props: {
  readonly step: SpaceStep | undefined
  readonly flows: readonly string[]
  readonly flow: string
  readonly onFlow: (flow: string) => void
}) {
  const { step, flows, flow, onFlow } = props
  const svg = useDrawing(flow)
  const here = step?.flows.find((one) => one.flow === flow)
  return (
    <>
      <div className={styles.tools}>
        {flows.map((one) => (
          <button
            key={one}
            type="button"
            className={surface.chip}
            aria-pressed={one === flow}
            onClick={() => onFlow(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <output>
        {flow} {here ? `is in ${here.states.at(-1) ?? 'its only state'}` : 'does not live'} after this step
      </output>
      {svg === 'failed' ? (
        <Notice tone="warn" title="This page has no chart of this flow" />
      ) : (
        <Drawing svg={svg} name={flow} state={null} lit={here ?? nowhere} />
      )}
    </>
  )
}

const nowhere = { states: [], transitions: [] }
