import * as surface from '#src/ui/Surface.css.ts'
import { Notice } from '#src/ui/Surface.tsx'
import { legend } from '../../charts/legend.ts'
import type { Chart } from '../../charts/model.ts'
import { ChartExports } from './ChartExports.tsx'
import { Compare } from './Compare.tsx'
import { Drawing } from './Drawing.tsx'
import { Legend } from './Legend.tsx'
import { hashOf } from '../place.ts'
import { ChartRequirements, StateRequirements } from './Requirements.tsx'
import * as styles from '../staff.css.ts'
import { StatePictures } from '../reports/StatePictures.tsx'
import { transitionWords } from './transitionWords.ts'
import { useDrawing } from './useDrawing.ts'

/** One flow: its chart, how to read it, and the same in words. */
export function ChartPage({ chart, state }: { readonly chart: Chart; readonly state: string | null }) {
  const svg = useDrawing(chart.id)
  const chosen = chart.states.find(({ path }) => path === state && path !== '')
  return (
    <article className={surface.stack}>
      <p>
        <a className={styles.link} href={hashOf('charts')}>
          ← All charts
        </a>
      </p>
      <h2 className={surface.sectionTitle}>{chart.id}</h2>
      <p>{chart.description}</p>
      {state && !chosen ? <p>There is no state “{state}” in this flow.</p> : null}
      {chosen ? (
        <Notice title={chosen.path}>
          <p>{chosen.description}</p>
          <StateRequirements ids={chosen.requirements} />
          <StatePictures flow={chart.id} state={chosen.path} />
        </Notice>
      ) : null}
      {svg === 'failed' ? (
        <Notice tone="bad" alert title="The chart could not be fetched">
          <p>Reload the page; what it says stands below in words.</p>
        </Notice>
      ) : (
        <Drawing svg={svg} name={chart.id} state={chosen?.path ?? null} />
      )}
      <ChartExports chart={chart} svg={svg === 'failed' ? null : svg} />
      <Legend title="How to read it" signs={legend} />
      <ChartRequirements chart={chart} />
      <Words chart={chart} />
      <Compare chart={chart} />
    </article>
  )
}

function Words({ chart }: { readonly chart: Chart }) {
  return (
    <details>
      <summary className={styles.summary}>The same in words</summary>
      <div className={styles.words}>
        {chart.states.map((state) => (
          <section key={state.path} className={styles.stateWords}>
            <h3>
              {state.path ? (
                <a className={styles.link} href={hashOf('charts', chart.id, state.path)}>
                  {state.path}
                </a>
              ) : (
                'Everywhere in the flow'
              )}
            </h3>
            {state.path ? <p>{state.description}</p> : null}
            {state.requirements.length > 0 ? <p>Shows {state.requirements.join(', ')}.</p> : null}
            <ul>
              {chart.transitions
                .filter(({ source }) => source === state.path)
                .map((one) => (
                  <li key={one.id}>{transitionWords(one)}</li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
