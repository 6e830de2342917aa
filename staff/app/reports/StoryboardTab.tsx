import { useLayoutEffect, useRef, useState } from 'react'
import { charts } from 'virtual:charts'
import { brandFacts } from '#brands/facts.ts'
import { isBrandId } from '#contract/brands.ts'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import { type BoardFlow, type BoardState, type Picture, picturesOf, type Storyboard } from '../../paths/storyboard.ts'
import { hashOf, type Place } from '../place.ts'
import * as styles from '../staff.css.ts'
import { addressOf, commandFor, useBoard } from './useBoard.ts'

/** A phone's window is narrower than this, px: more of its pictures stand side by side. */
const DESK = 768

/** The product in pictures (MOD-2): each state of a flow as players see it, by brand and width, taken as the path tests walk. */
export function StoryboardTab({ place }: { readonly place: Place }) {
  const found = useBoard()
  const flow = found.is === 'there' ? found.board.flows.find((one) => one.flow === place.flow) : undefined
  if (flow) return <FlowBoard key={flow.flow} flow={flow} chosen={place.state} />
  return (
    <section className={surface.stack}>
      <h2 className={surface.sectionTitle}>Storyboard</h2>
      <p className={surface.muted}>
        Each state of each flow as players see it, in every brand, on a phone and on a desk. The pictures were taken by
        the path tests, the first time that they came to the state.
      </p>
      {found.is === 'looking' ? <output>Looking for pictures</output> : null}
      {found.is === 'failed' ? (
        <Notice tone="bad" alert title="The storyboard can not be shown">
          <p>{found.why}</p>
          <HowTo />
        </Notice>
      ) : null}
      {found.is === 'none' ? (
        <Notice title="No pictures were taken here yet">
          <HowTo />
        </Notice>
      ) : null}
      {found.is === 'there' && place.flow ? (
        <Notice tone="warn" title={`There are no pictures of “${place.flow}”`}>
          <HowTo {...(charts.some(({ id }) => id === place.flow) ? { flow: place.flow } : {})} />
        </Notice>
      ) : null}
      {found.is === 'there' ? <Flows board={found.board} /> : null}
    </section>
  )
}

function HowTo({ flow }: { readonly flow?: string }) {
  return (
    <>
      <p>In a checkout, with the site built (all flows take the better part of an hour):</p>
      <pre className={styles.code}>{commandFor(flow)}</pre>
      <p>Then open this page again.</p>
    </>
  )
}

const isPictured = ({ pictures }: BoardState): boolean => pictures.length > 0

function Flows({ board: { flows } }: { readonly board: Storyboard }) {
  return (
    <ul className={styles.list}>
      {flows.map(({ flow, at, states }) => (
        <Card as="li" key={flow}>
          <a className={styles.flowLink} href={hashOf('storyboard', flow)}>
            {flow}
          </a>
          <p className={surface.muted}>
            {states.filter(isPictured).length} of {states.length} states, {new Date(at).toLocaleString('en-GB')}
          </p>
        </Card>
      ))}
    </ul>
  )
}

const brandName = (id: string): string => (isBrandId(id) ? brandFacts[id].name : id)

function FlowBoard({ flow, chosen }: { readonly flow: BoardFlow; readonly chosen: string | null }) {
  const all = flow.states.flatMap(({ pictures }) => pictures)
  const brands = [...new Set(all.map(({ brand }) => brand))]
  const widths = [...new Set(all.map(({ width }) => width))]
  const [brand, setBrand] = useState(brands[0])
  const [width, setWidth] = useState(widths[0])
  const chosenStates = chosen === null ? [] : picturesOf(flow, chosen).map(({ state }) => state)
  return (
    <article className={surface.stack}>
      <p>
        <a className={styles.link} href={hashOf('storyboard')}>
          ← All flows in pictures
        </a>
      </p>
      <h2 className={surface.sectionTitle}>Storyboard of {flow.flow}</h2>
      <p>
        {flow.states.filter(isPictured).length} of {flow.states.length} states, taken{' '}
        {new Date(flow.at).toLocaleString('en-GB')}.{' '}
        <a className={styles.link} href={hashOf('charts', flow.flow)}>
          Its chart
        </a>
      </p>
      {chosen !== null && chosenStates.length === 0 ? <p>There is no state “{chosen}” in these pictures.</p> : null}
      <fieldset className={styles.tools} aria-label="Brand and width">
        {brands.map((one) => (
          <button
            key={one}
            type="button"
            className={surface.chip}
            aria-pressed={one === brand}
            onClick={() => setBrand(one)}
          >
            {brandName(one)}
          </button>
        ))}
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            className={surface.chip}
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {one} px
          </button>
        ))}
      </fieldset>
      <ul className={styles.board[(width ?? 0) < DESK ? 'narrow' : 'wide']}>
        {flow.states.filter(isPictured).map((one) => (
          <Shot
            key={one.state}
            flow={flow.flow}
            state={one.state}
            picture={one.pictures.find((picture) => picture.brand === brand && picture.width === width) ?? null}
            isChosen={chosenStates[0] === one.state}
          />
        ))}
      </ul>
      <Unpictured flow={flow} />
    </article>
  )
}

/** One state: its picture, and its words in the chart. */
function Shot({
  flow,
  state,
  picture,
  isChosen,
}: {
  readonly flow: string
  readonly state: string
  readonly picture: Picture | null
  readonly isChosen: boolean
}) {
  const element = useRef<HTMLLIElement>(null)
  const description = charts.find(({ id }) => id === flow)?.states.find(({ path }) => path === state)?.description
  useLayoutEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'start' })
  }, [isChosen])
  return (
    <li ref={element} className={isChosen ? styles.chosenShot : styles.shot} aria-current={isChosen || undefined}>
      <h3>
        <a className={styles.link} href={hashOf('charts', flow, state)}>
          {state}
        </a>
      </h3>
      {description ? <p className={surface.small}>{description}</p> : null}
      {picture ? (
        <Photo key={picture.file} flow={flow} state={state} picture={picture} />
      ) : (
        <Notice tone="warn" title="Not in this brand and width">
          <p>The page could not be brought to show it so when the pictures were taken.</p>
        </Notice>
      )}
    </li>
  )
}

function Photo({ flow, state, picture }: { readonly flow: string; readonly state: string; readonly picture: Picture }) {
  const { file, width, height, brand } = picture
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing)
    return (
      <Notice tone="bad" title="The picture can not be shown">
        <p>
          {file} is not there any more, or is no picture. Take it again: <code>{commandFor(flow)}</code>
        </p>
      </Notice>
    )
  return (
    <a href={addressOf(file)} target="_blank" rel="noreferrer">
      <img
        src={addressOf(file)}
        width={width}
        height={height}
        loading="lazy"
        alt={`${flow} in the state ${state}, ${brandName(brand)} at ${width} px`}
        onError={() => setIsMissing(true)}
      />
    </a>
  )
}

function Unpictured({ flow }: { readonly flow: BoardFlow }) {
  const none = flow.states.filter((one) => !isPictured(one))
  if (none.length === 0) return null
  return (
    <Card as="section">
      <h3>States without a picture</h3>
      <ul className={styles.matches}>
        {none.map(({ state, why }) => (
          <li key={state}>
            <a className={styles.link} href={hashOf('charts', flow.flow, state)}>
              {state}
            </a>
            : {why ?? 'Nothing is known of it.'}
          </li>
        ))}
      </ul>
    </Card>
  )
}
