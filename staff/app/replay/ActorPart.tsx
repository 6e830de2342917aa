import { charts } from 'virtual:charts'
import { memo, useMemo, useState } from 'react'
import * as surface from '#src/ui/Surface.css.ts'
import { Badge, Card, Notice } from '#src/ui/Surface.tsx'
import { Drawing } from '../charts/Drawing.tsx'
import { hashOf } from '../place.ts'
import * as staff from '../staff.css.ts'
import { transitionWords } from '../charts/transitionWords.ts'
import type { Change, Changes } from './difference.ts'
import * as styles from './replay.css.ts'
import type { Plain } from './plain.ts'
import { Data } from './StepDetails.tsx'
import type { ActorView } from './stepView.ts'
import { useDrawing } from '../charts/useDrawing.ts'
import { placeWords } from './words.ts'

/** The chosen actor at a step: its chart with what is active, the transition just taken, and what changed in its context. */
export function ActorPart({ actor }: { readonly actor: ActorView }) {
  return (
    <>
      <Card as="section" aria-labelledby="replay-chart">
        <h3 id="replay-chart">{placeWords(actor.place)}</h3>
        {actor.machine === null ? (
          <p>This is no machine, so it has no chart: {actor.source ?? 'it'} was started to ask or watch the outside.</p>
        ) : (
          <ChartOf actor={actor} machine={actor.machine} />
        )}
      </Card>
      <Card as="section" aria-labelledby="replay-context">
        <h3 id="replay-context">Context of {placeWords(actor.place)}</h3>
        <ChangeList changes={actor.changes} />
        <WholeContext context={actor.context} />
      </Card>
    </>
  )
}

/** Written out once somebody opens it: it may be long, and a jump shall not wait for it. */
function WholeContext({ context }: { readonly context: Plain }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={staff.summary}>The whole context after this step</summary>
      {isOpen ? <Data label="Context" value={context} /> : null}
    </details>
  )
}

// At most steps another event leaves the chart as it is.
const Chart = memo(Drawing)

function ChartOf({ actor, machine }: { readonly actor: ActorView; readonly machine: string }) {
  const svg = useDrawing(machine)
  const chart = charts.find(({ id }) => id === machine)
  const taken = actor.transitions.flatMap((id) => chart?.transitions.find((one) => one.id === id) ?? [])
  const [states, transitions] = [actor.active.join(' '), actor.transitions.join('\n')]
  // The same words are the same light: it is not put out and lit again at each step.
  const lit = useMemo(
    () => ({ states: states.split(' ').filter(Boolean), transitions: transitions.split('\n').filter(Boolean) }),
    [states, transitions],
  )
  return (
    <>
      <dl className={styles.facts}>
        <dt>Now in</dt>
        <dd>{actor.states.join(', ') || '–'}</dd>
        <dt>Before</dt>
        <dd>{actor.before.join(', ') || 'it was not there'}</dd>
        <dt>Just taken</dt>
        <dd>
          {taken.length === 0
            ? 'no transition'
            : taken.map((one) => (
                <div key={one.id}>
                  {one.source || machine}: {transitionWords(one)}
                </div>
              ))}
        </dd>
      </dl>
      {svg === 'failed' ? (
        <Notice tone="warn" title="There is no drawing of this machine">
          <p>This build does not know it, or its drawing could not be fetched.</p>
        </Notice>
      ) : (
        <Chart svg={svg} name={machine} state={null} lit={lit} />
      )}
      <p>
        <a className={staff.link} href={hashOf('charts', machine)}>
          The chart of {machine} by itself
        </a>
      </p>
    </>
  )
}

const changeWords: Readonly<Record<Change['kind'], string>> = { added: 'Added', removed: 'Removed', changed: 'Changed' }

function ChangeList({ changes: { shown, more } }: { readonly changes: Changes }) {
  if (shown.length === 0) return <p className={surface.muted}>Nothing in it changed in this step.</p>
  return (
    <ul className={styles.changes}>
      {shown.map(({ kind, path, before, after }) => (
        <li key={path}>
          <Badge tone={kind === 'removed' ? 'bad' : 'plain'}>{changeWords[kind]}</Badge>{' '}
          <code>{path || 'all of it'}</code>
          {': '}
          {before === null ? null : <code className={styles.before}>{before}</code>}
          {before !== null && after !== null ? ' → ' : null}
          {after === null ? null : <code>{after}</code>}
        </li>
      ))}
      {more > 0 ? <li className={surface.muted}>and {more} more</li> : null}
    </ul>
  )
}
