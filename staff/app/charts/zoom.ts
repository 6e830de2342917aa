/** How large a chart is shown: fitted to its paper, or a factor of its own size. */
export type Zoom = 'width' | 'whole' | number

/** Sizes in px. */
interface Size {
  readonly width: number
  readonly height: number
}

const STEPS = [0.1, 0.15, 0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 3]

/** A drawing's own size; 1 by 1 for what is no drawing. */
export function sizeOf(svg: string): Size {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)
  return { width: Number(box?.[1] ?? 1), height: Number(box?.[2] ?? 1) }
}

/** The factor at which a chart is drawn in a room. A fitted one is never larger than its own size. */
export function zoomed(zoom: Zoom, natural: Size, room: Size): number {
  if (typeof zoom === 'number') return zoom
  const wide = room.width / natural.width
  return Math.min(1, zoom === 'width' ? wide : Math.min(wide, room.height / natural.height))
}

/** The next larger (1) or smaller (-1) factor. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  return direction === 1
    ? (STEPS.find((step) => step > scale + 0.005) ?? STEPS.at(-1)!)
    : (STEPS.findLast((step) => step < scale - 0.005) ?? STEPS[0]!)
}

/** The size after a turn of the wheel by so many px, between the smallest and the largest one. */
export const turned = (scale: number, by: number): number =>
  Math.min(STEPS.at(-1)!, Math.max(STEPS[0]!, scale * Math.exp(-Math.max(-200, Math.min(200, by)) / 400)))

/** A point of a drawing, as parts of its width and height, and where in the window it is to stay. */
export interface Anchor {
  readonly part: { readonly x: number; readonly y: number }
  readonly at: { readonly x: number; readonly y: number }
}

/** The point that lies at a place of the window; null: in the middle of the paper. */
export function anchorAt(paper: Element, place: Anchor['at'] | null): Anchor | null {
  const drawn = paper.firstElementChild?.getBoundingClientRect()
  if (!drawn || drawn.width === 0 || drawn.height === 0) return null
  const here = paper.getBoundingClientRect()
  const at = place ?? { x: here.left + paper.clientWidth / 2, y: here.top + paper.clientHeight / 2 }
  return { at, part: { x: (at.x - drawn.left) / drawn.width, y: (at.y - drawn.top) / drawn.height } }
}

/** Moves the paper until the point lies where it lay. */
export function keepAnchor(paper: Element, { part, at }: Anchor): void {
  const drawn = paper.firstElementChild?.getBoundingClientRect()
  if (drawn) paper.scrollBy(drawn.left + part.x * drawn.width - at.x, drawn.top + part.y * drawn.height - at.y)
}
