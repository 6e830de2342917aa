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
