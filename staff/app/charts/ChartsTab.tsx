import { useDeferredValue, useState } from 'react'
import { charts } from 'virtual:charts'
import { Field } from '#src/ui/Field.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card } from '#src/ui/Surface.tsx'
import { ChartPage } from './ChartPage.tsx'
import { FlowMapPart } from './FlowMapPart.tsx'
import { meaningsOf, searchByMeaning } from './meaning.ts'
import { hashOf, type Place } from '../place.ts'
import { SoughtRequirement } from './Requirements.tsx'
import { type Found, searchCharts } from './search.ts'
import * as styles from '../staff.css.ts'
import { transitionWords } from './transitionWords.ts'

/** How many finds of one chart are listed. */
const SHOWN = 6

/** The charts of all machines: a list that can be searched, and the one that was chosen. */
export function ChartsTab({ place }: { readonly place: Place }) {
  // Kept here, so that the way back leads to what was found.
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const chart = charts.find(({ id }) => id === place.flow)
  if (chart) return <ChartPage key={`${chart.id} ${place.state ?? ''}`} chart={chart} state={place.state} />
  return (
    <section className={surface.stack}>
      <h2 className={surface.sectionTitle}>Charts</h2>
      {place.flow ? <p>There is no flow “{place.flow}”. These are all there are:</p> : null}
      <p className={surface.muted}>
        What may happen in the product, drawn from the machines that run. Each flow is one machine; the session is the
        root of all.
      </p>
      <div className={styles.search}>
        <Field
          type="search"
          label="Search flows, states and events"
          hint="In plain words (attempts, failed, after 60 s, forgot password, captured), or the id of a requirement (RGT-4)"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {wanted.trim() === '' ? <FlowMapPart /> : <Results text={wanted} />}
    </section>
  )
}

function Results({ text }: { readonly text: string }) {
  const found = searchCharts(charts, text)
  const meant = searchByMeaning(charts, text, found)
  const others = meaningsOf(text).flatMap((meaning) => meaning.others)
  return (
    <>
      <SoughtRequirement text={text} />
      <output className={surface.muted}>
        {countWords(found.length)}
        {` with “${text.trim()}”`}
        {meant.length > 0 ? `, ${countWords(meant.length)} that mean it in other words` : null}
      </output>
      <FoundList found={found} />
      {meant.length > 0 ? (
        <>
          <h3 className={surface.sectionTitle}>In other words</h3>
          {others.length > 0 ? (
            <p className={surface.muted}>Looked for as well: {[...new Set(others)].join(', ')}.</p>
          ) : null}
          <FoundList found={meant} />
        </>
      ) : null}
    </>
  )
}

const countWords = (count: number): string => (count === 1 ? '1 chart' : `${count} charts`)

function FoundList({ found }: { readonly found: readonly Found[] }) {
  if (found.length === 0) return null
  return (
    <ul className={styles.list}>
      {found.map((one) => (
        <Card as="li" key={one.chart.id}>
          <FoundChart found={one} />
        </Card>
      ))}
    </ul>
  )
}

function FoundChart({ found: { chart, states, transitions } }: { readonly found: Found }) {
  const finds = [
    ...states.map(({ path, description }) => ({ id: path, state: path, label: path, more: description ?? '' })),
    ...transitions.map((one) => ({
      id: one.id,
      state: one.source,
      label: one.source || chart.id,
      more: transitionWords(one),
    })),
  ]
  return (
    <>
      <h3>
        <a className={styles.flowLink} href={hashOf('charts', chart.id)}>
          {chart.id}
        </a>
      </h3>
      <p>{chart.description}</p>
      {finds.length > 0 ? (
        <ul className={styles.matches}>
          {finds.slice(0, SHOWN).map(({ id, state, label, more }) => (
            <li key={id}>
              <a className={styles.link} href={hashOf('charts', chart.id, ...(state ? [state] : []))}>
                {label}
              </a>{' '}
              {more}
            </li>
          ))}
          {finds.length > SHOWN ? <li className={surface.muted}>and {finds.length - SHOWN} more</li> : null}
        </ul>
      ) : null}
      <p className={`${surface.small} ${surface.muted}`}>
        {chart.states.length - 1} states, {chart.transitions.length} transitions
      </p>
    </>
  )
}
