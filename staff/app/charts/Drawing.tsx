import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from '../staff.css.ts'
import { useDragging } from './useDragging.ts'
import { anchorAt, type Anchor, keepAnchor, sizeOf, turned, type Zoom, zoomed, zoomStep } from './zoom.ts'

/** Moves the paper only: the page stays where the person has it. */
function bringIntoView(paper: HTMLElement | null, state: string): void {
  const found = paper?.querySelector(`[data-state="${CSS.escape(state)}"]`)?.getBoundingClientRect()
  const here = paper?.getBoundingClientRect()
  if (!paper || !found || !here) return
  paper.scrollBy({
    left: found.left + found.width / 2 - here.left - here.width / 2,
    top: found.top + found.height / 2 - here.top - here.height / 2,
  })
}

/** States and transitions of a chart, as its drawing names them. */
export interface Lit {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

/** Brings what is lit last, the innermost state, into view where it is out of sight. */
function followLight(paper: HTMLElement | null, { states }: Lit): void {
  const state = states.at(-1)
  const found = state ? paper?.querySelector(`[data-state="${CSS.escape(state)}"]`)?.getBoundingClientRect() : null
  const here = paper?.getBoundingClientRect()
  if (!state || !found || !here) return
  const isSeen =
    found.left >= here.left && found.right <= here.right && found.top >= here.top && found.bottom <= here.bottom
  if (!isSeen) bringIntoView(paper, state)
}

/** A chart on its paper, moved by dragging, with zoom by button, key and wheel; a chosen state is lit and brought into view, and so is what is lit besides. */
export function Drawing(props: {
  /** Null while it is fetched. */
  readonly svg: string | null
  readonly name: string
  /** Dot path of the state to light. */
  readonly state: string | null
  /** What else is lit, as in a replay. The same object for the same light. */
  readonly lit?: Lit
  /** Classes for parts of the drawing, by their selector. */
  readonly marks?: ReadonlyMap<string, string>
}) {
  const { svg, name, state, lit, marks } = props
  const paper = useRef<HTMLElement>(null)
  /** What must stay where it is while the size changes. */
  const anchor = useRef<Anchor | null>(null)
  /** A size that a person has chosen: the paper is not moved from what they look at. */
  const chosen = useRef<number | null>(null)
  const followedAt = useRef(0)
  const [zoom, setZoom] = useState<Zoom>(state ? 1 : lit ? 0.7 : 'width')
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const natural = sizeOf(svg ?? '')
  const scale = zoomed(zoom, natural, room)
  useDragging(paper)

  /** To another size around a point of the window; around the middle of the paper where none is given. */
  const zoomTo = (to: number, at: { readonly x: number; readonly y: number } | null = null) => {
    anchor.current = paper.current && to !== scale ? anchorAt(paper.current, at) : null
    chosen.current = to
    setZoom(to)
  }
  const step = (direction: 1 | -1) => zoomTo(zoomStep(scale, direction))
  const fit = (to: Zoom) => {
    anchor.current = null
    chosen.current = null
    setZoom(to)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-') step(-1)
    else if (event.key === '0') fit('width')
    else return
    event.preventDefault()
  })
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    // The browser would make the whole page larger.
    event.preventDefault()
    zoomTo(turned(scale, event.deltaY), { x: event.clientX, y: event.clientY })
  })
  useEffect(() => {
    const element = paper.current
    const wheel = (event: WheelEvent) => onWheel(event)
    const key = (event: KeyboardEvent) => onKey(event)
    // React's own listener may not keep the browser from zooming.
    element?.addEventListener('wheel', wheel, { passive: false })
    element?.addEventListener('keydown', key)
    return () => {
      element?.removeEventListener('wheel', wheel)
      element?.removeEventListener('keydown', key)
    }
  }, [])
  useLayoutEffect(() => {
    if (paper.current && anchor.current) keepAnchor(paper.current, anchor.current)
    anchor.current = null
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the drawing is as large as this says
  }, [scale])

  useLayoutEffect(() => {
    const element = paper.current
    if (!element) return undefined
    const measure = () =>
      setRoom({
        width: element.clientWidth,
        // As high as the paper may become, not as it is: that follows from the drawing.
        height: Number.parseFloat(getComputedStyle(element).maxHeight),
      })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const found = svg && state ? paper.current?.querySelector(`[data-state="${CSS.escape(state)}"]`) : null
    found?.classList.add('active')
    return () => found?.classList.remove('active')
  }, [state, svg])
  useEffect(() => {
    if (svg === null || marks === undefined) return undefined
    const marked = [...marks].flatMap(([selector, word]) =>
      [...(paper.current?.querySelectorAll(selector) ?? [])].map((element) => [element, word] as const),
    )
    for (const [element, word] of marked) element.classList.add(word)
    return () => {
      for (const [element, word] of marked) element.classList.remove(word)
    }
  }, [marks, svg])
  useEffect(() => {
    if (!svg || !lit) return undefined
    const selector = [
      ...lit.states.map((one) => `[data-state="${CSS.escape(one)}"]`),
      ...lit.transitions.map((one) => `[data-transition="${CSS.escape(one)}"]`),
    ].join()
    const found = selector && paper.current ? [...paper.current.querySelectorAll(selector)] : []
    for (const one of found) one.classList.add('active')
    return () => found.forEach((one) => one.classList.remove('active'))
  }, [lit, svg])
  useEffect(() => {
    // Another size by hand keeps the place that is looked at; what is lit next is followed again.
    const isByHand = followedAt.current !== scale && chosen.current === scale
    followedAt.current = scale
    if (svg && lit && scale > 0 && !isByHand) followLight(paper.current, lit)
  }, [lit, svg, scale])
  useEffect(() => {
    // At any other size than the present one the state would lie elsewhere.
    if (svg && state && scale > 0 && chosen.current !== scale) bringIntoView(paper.current, state)
  }, [state, svg, scale])

  return (
    <>
      <div className={styles.tools}>
        <Button size="sm" onClick={() => step(-1)} aria-label="Smaller">
          −
        </Button>
        <output className={styles.level}>{Math.round(scale * 100)} %</output>
        <Button size="sm" onClick={() => step(1)} aria-label="Larger">
          +
        </Button>
        <button type="button" className={surface.chip} aria-pressed={zoom === 'width'} onClick={() => fit('width')}>
          Fit width
        </button>
        <button type="button" className={surface.chip} aria-pressed={zoom === 'whole'} onClick={() => fit('whole')}>
          Whole chart
        </button>
        <button type="button" className={surface.chip} aria-pressed={zoom === 1} onClick={() => zoomTo(1)}>
          Full size
        </button>
      </div>
      {/* Once it has the focus, the arrow keys move the paper, and + − 0 change its size. */}
      <section
        ref={paper}
        className={styles.paper}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
        tabIndex={0}
        aria-label={`Chart of ${name}`}
        aria-busy={svg === null}
        aria-keyshortcuts="Plus - 0"
      >
        {svg ? (
          <div
            className={styles.drawing}
            style={{ width: natural.width * scale, height: natural.height * scale }}
            // Drawn by svg.ts, at the build or here: every word in it is escaped there.
            // oxlint-disable-next-line react/no-danger
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        ) : null}
      </section>
    </>
  )
}
