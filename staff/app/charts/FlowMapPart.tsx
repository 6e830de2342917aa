import type { ReactNode } from 'react'
import { charts, map } from 'virtual:charts'
import * as surface from '#src/ui/Surface.css.ts'
import { Badge, Card, Notice } from '#src/ui/Surface.tsx'
import { mapLegend } from '../../charts/legend.ts'
import type { MappedFlow } from '../../charts/map.ts'
import { eventWords } from '../../charts/words.ts'
import { Drawing } from './Drawing.tsx'
import { Legend } from './Legend.tsx'
import { hashOf } from '../place.ts'
import * as styles from '../staff.css.ts'
import { useDrawing } from './useDrawing.ts'

/** Below this width the drawing would be a stamp: it waits folded, and the list says the same. */
const WIDE = '(min-width: 768px)'

/** All flows at once, drawn and as a list: what each is for, when it lives, what it tells which others and what it uses. */
export function FlowMapPart() {
  return (
    <>
      <details open={window.matchMedia(WIDE).matches}>
        <summary className={styles.summary}>All flows as a map</summary>
        <MapDrawing />
      </details>
      <FlowSection name="The session: it starts every flow and carries what they tell each other">
        <FlowCard {...map.session} />
      </FlowSection>
      {map.areas.map(({ id, name, flows }) => (
        <FlowSection key={id} name={name}>
          {flows.map((flow) => (
            <FlowCard key={flow.id} {...flow} />
          ))}
        </FlowSection>
      ))}
    </>
  )
}

function MapDrawing() {
  const svg = useDrawing('map')
  return (
    <div className={`${surface.stack} ${styles.unfolded}`}>
      {svg === 'failed' ? (
        <Notice tone="bad" alert title="The map could not be fetched">
          <p>Reload the page; what it says stands below as a list.</p>
        </Notice>
      ) : (
        <Drawing svg={svg} name="all flows" state={null} />
      )}
      <Legend title="How to read the map" signs={mapLegend(map)} />
    </div>
  )
}

function FlowSection({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={surface.stack} aria-label={name}>
      <h3>{name}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

function FlowLinks({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 ? ', ' : ''}
      <a className={styles.link} href={hashOf('charts', id)}>
        {id}
      </a>
    </span>
  ))
}

type Shown = Omit<MappedFlow, 'lives'> & Partial<Pick<MappedFlow, 'lives'>>

function FlowCard({ id, description, lives, uses, tells, hears }: Shown) {
  const chart = charts.find((one) => one.id === id)
  return (
    <Card as="li">
      <h4 className={surface.row}>
        <a className={styles.flowLink} href={hashOf('charts', id)}>
          {id}
        </a>
        {lives === undefined ? null : <Badge>{lives}</Badge>}
      </h4>
      <p>{description}</p>
      <dl className={styles.facts}>
        {uses.length > 0 ? (
          <>
            <dt>Uses</dt>
            <dd>{uses.join(', ')}</dd>
          </>
        ) : null}
        {tells.length > 0 ? <dt>Tells</dt> : null}
        {tells.map(({ says, to }) => (
          <dd key={says}>
            {eventWords(says)} → {to.length > 0 ? <FlowLinks ids={to} /> : 'the session'}
          </dd>
        ))}
        {hears.length > 0 ? (
          <>
            <dt>Is told by</dt>
            <dd>
              <FlowLinks ids={[...new Set(hears.map(({ from }) => from))]} />
            </dd>
          </>
        ) : null}
      </dl>
      {chart ? (
        <p className={`${surface.small} ${surface.muted}`}>
          {chart.states.length - 1} states, {chart.transitions.length} transitions
        </p>
      ) : null}
    </Card>
  )
}
