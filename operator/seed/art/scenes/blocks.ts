import { hsl, type Pen } from '../pen.ts'

/** The picture's size in its own units (the short side is 600) and where its figure stands. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  /** Half the figure's height. */
  readonly reach: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** Sky over the whole picture. */
export const sky = (p: Pen, f: Frame, turn = 0) =>
  `<rect width="${f.width}" height="${f.height}" fill="${p.linear(
    [
      [0, p.colours.sky[0]],
      [0.55, p.colours.sky[1]],
      [1, p.colours.sky[2]],
    ],
    turn,
    0,
    0.2,
    1,
  )}"/>`

/** Soft round light. */
export const glow = (p: Pen, x: number, y: number, radius: number, colour: string = p.colours.glow, strength = 0.85) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${p.radial([
    [0, colour, strength],
    [0.4, colour, strength * 0.45],
    [1, colour, 0],
  ])}"/>`

/** Rays that go out from behind the figure. */
export function rays(p: Pen, f: Frame, count = 14, opacity = 0.16, colour: string = p.colours.glow): string {
  const length = Math.hypot(f.width, f.height)
  const turn = p.random.between(0, 30)
  const fill = p.radial(
    [
      [0, colour, opacity * 2.2],
      [0.5, colour, opacity],
      [1, colour, 0],
    ],
    0.5,
    1,
    1,
  )
  const half = Math.tan((Math.PI / count) * 0.5) * length
  return Array.from(
    { length: count },
    (_, index) =>
      `<path d="M0 0L${round(-half)} ${round(-length)}L${round(half)} ${round(-length)}Z" fill="${fill}" transform="translate(${f.x} ${f.y}) rotate(${round(turn + (index * 360) / count)})"/>`,
  ).join('')
}

/** Small lights strewn over the upper part. */
export function stars(p: Pen, f: Frame, count: number, lowest = 0.7, colour = '#ffffff'): string {
  let text = ''
  for (let at = 0; at < count; at++) {
    const size = p.random.between(0.8, 3.2)
    text += p.dot(
      p.random.between(0, f.width),
      p.random.between(0, f.height * lowest),
      size,
      colour,
      round(p.random.between(0.3, 0.95)),
    )
  }
  return text
}

/** Moon or sun with its halo. */
export function orb(p: Pen, x: number, y: number, radius: number, colour: string, craters = false): string {
  const marks = craters
    ? p.dot(x - radius * 0.3, y - radius * 0.2, radius * 0.2, '#000', 0.08) +
      p.dot(x + radius * 0.28, y + radius * 0.24, radius * 0.27, '#000', 0.07) +
      p.dot(x + radius * 0.2, y - radius * 0.44, radius * 0.12, '#000', 0.07)
    : ''
  return (
    glow(p, x, y, radius * 2.6, colour, 0.6) +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${p.radial(
      [
        [0, '#ffffff'],
        [1, colour],
      ],
      0.35,
      0.35,
      0.8,
    )}"/>` +
    marks
  )
}

/** A ridge of hills or peaks: `rough` 0 is rolling, 1 jagged. Fills down to the picture's edge. */
export function ridge(p: Pen, f: Frame, level: number, height: number, colour: string, rough = 0, opacity = 1): string {
  const steps = rough > 0.5 ? 16 : 9
  const stride = f.width / steps
  const base = f.height * level
  const points = Array.from({ length: steps + 3 }, (_, index) => ({
    x: (index - 1) * stride,
    y: base - f.height * height * p.random.next() * (rough > 0.5 && index % 2 === 0 ? 0.4 : 1),
  }))
  let d = `M${-stride} ${f.height}L${round(points[0]!.x)} ${round(points[0]!.y)}`
  for (let at = 1; at < points.length; at++) {
    const from = points[at - 1]!
    const to = points[at]!
    const middle = (from.x + to.x) / 2
    d +=
      rough > 0.5
        ? `L${round(to.x)} ${round(to.y)}`
        : `C${round(middle)} ${round(from.y)} ${round(middle)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`
  }
  return `<path d="${d}L${f.width + stride} ${f.height}Z" fill="${colour}" opacity="${opacity}"/>`
}

/** A row of fir trees. */
export function firs(p: Pen, f: Frame, level: number, size: number, colour: string, spread = 1): string {
  let d = ''
  for (let x = -40; x < f.width + 40; x += size * p.random.between(0.34, 0.72) * spread) {
    const h = size * p.random.between(0.7, 1.35)
    const y = f.height * level + p.random.between(-8, 14)
    for (let tier = 0; tier < 3; tier++) {
      const top = y - h + tier * h * 0.25
      const half = h * (0.13 + tier * 0.075)
      d += `M${round(x)} ${round(top)}L${round(x + half)} ${round(top + h * 0.42)}L${round(x - half)} ${round(top + h * 0.42)}Z`
    }
  }
  return `<path d="${d}" fill="${colour}"/><rect y="${round(f.height * level - size * 0.16)}" width="${f.width}" height="${f.height}" fill="${colour}"/>`
}

/** Lines of waves down to the bottom. */
export function waves(p: Pen, f: Frame, level: number, rows: number, from: string, opacity = 0.85): string {
  let text = ''
  for (let row = 0; row < rows; row++) {
    const y = f.height * (level + ((1 - level) * row) / rows)
    const length = 90 + row * 26
    const shift = p.random.between(-length, 0)
    let d = `M${round(shift)} ${round(y)}`
    for (let x = shift; x < f.width + length; x += length)
      d += `q${length / 4} ${-12 - row * 4} ${length / 2} 0t${length / 2} 0`
    text += `<path d="${d}L${f.width + length * 2} ${f.height}L${-length * 2} ${f.height}Z" fill="${from}" opacity="${round(opacity * (0.35 + (0.65 * (row + 1)) / rows))}"/>`
  }
  return text
}

/** Out-of-focus lights. */
export function bokeh(p: Pen, f: Frame, count: number, colours: readonly string[]): string {
  let text = ''
  for (let at = 0; at < count; at++) {
    const radius = p.random.between(8, 54)
    text += `<circle cx="${round(p.random.between(0, f.width))}" cy="${round(p.random.between(0, f.height))}" r="${round(radius)}" fill="${p.random.pick(colours)}" opacity="${round(p.random.between(0.07, 0.26) * 10) / 10 || 0.1}"/>`
  }
  return text
}

/** Flat-bottomed clouds. */
export function clouds(p: Pen, f: Frame, count: number, colour: string, opacity = 0.7, lowest = 0.5): string {
  let text = ''
  for (let at = 0; at < count; at++) {
    const x = p.random.between(-60, f.width)
    const y = p.random.between(f.height * 0.04, f.height * lowest)
    const s = p.random.between(0.5, 1.3)
    text += `<path transform="translate(${round(x)} ${round(y)}) scale(${round(s)})" d="M0 50C-26 50-30 18-4 16C0-10 40-16 52 6C70-12 106-2 104 22C130 20 134 50 112 50Z" fill="${colour}" opacity="${opacity}"/>`
  }
  return text
}

/** Sparkles: four-pointed lights. */
export function sparkles(p: Pen, f: Frame, count: number, colour = '#ffffff', spread = 1.25): string {
  let text = ''
  for (let at = 0; at < count; at++) {
    const angle = p.random.between(0, Math.PI * 2)
    const distance = f.reach * p.random.between(0.75, spread)
    const size = p.random.between(8, 24)
    const x = round(f.x + Math.cos(angle) * distance)
    const y = round(f.y + Math.sin(angle) * distance)
    text += `<path transform="translate(${x} ${y}) scale(${round(size / 10)})" d="M0-10C1-2 2-1 10 0C2 1 1 2 0 10C-1 2-2 1-10 0C-2-1-1-2 0-10Z" fill="${colour}" opacity="${round(p.random.between(0.6, 1))}"/>`
  }
  return text
}

/** Big leaves that frame the picture from the sides. */
export function fronds(p: Pen, f: Frame, colour: string, vein: string, top = true): string {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size)})"><path d="M0 0C40-60 120-80 200-30C150 40 60 50 0 0Z" fill="${colour}"/><path d="M0 0C60-20 120-34 190-30M50-16L70-52M90-26L112-58M60-12L84 22M104-22L128 8" fill="none" stroke="${vein}" stroke-width="4" opacity=".55"/></g>`
  let text = ''
  for (const side of [0, 1]) {
    for (let at = 0; at < 4; at++) {
      const y = f.height * (0.62 + at * 0.13) + p.random.between(-20, 20)
      text += leaf(
        side === 0 ? -30 : f.width + 30,
        y,
        side === 0 ? p.random.between(-50, 10) : 180 + p.random.between(-10, 50),
        p.random.between(0.8, 1.35),
      )
    }
    if (top)
      for (let at = 0; at < 3; at++)
        text += leaf(
          side === 0 ? -20 : f.width + 20,
          f.height * at * 0.1 - 10,
          side === 0 ? p.random.between(10, 50) : 180 - p.random.between(10, 50),
          p.random.between(0.7, 1.1),
        )
  }
  return text
}

/** Blocks of a city with lit windows. */
export function skyline(p: Pen, f: Frame, level: number, colour: string, lit: string, tallest = 0.42): string {
  let text = ''
  for (let x = -10; x < f.width;) {
    const width = p.random.between(44, 96)
    const height = f.height * tallest * p.random.between(0.4, 1)
    const y = f.height * level - height
    text += `<rect x="${round(x)}" y="${round(y)}" width="${round(width + 1)}" height="${round(f.height)}" fill="${colour}"/>`
    if (p.random.chance(0.3))
      text += `<rect x="${round(x + width / 2 - 2)}" y="${round(y - 34)}" width="4" height="36" fill="${colour}"/>`
    for (let wy = y + 14; wy < f.height * level + 60; wy += 24)
      for (let wx = x + 10; wx < x + width - 12; wx += 18)
        if (p.random.chance(0.34))
          text += `<rect x="${round(wx)}" y="${round(wy)}" width="8" height="12" fill="${lit}" opacity="${round(p.random.between(0.4, 0.95))}"/>`
    x += width
  }
  return text
}

/** Darkness at the foot and the corners, where titles and labels may lie. */
export const vignette = (p: Pen, f: Frame) =>
  `<rect width="${f.width}" height="${f.height}" fill="${p.linear([
    [0, '#000', 0.12],
    [0.3, '#000', 0],
    [0.72, p.colours.ink, 0],
    [1, p.colours.ink, 0.78],
  ])}"/>`

/** A shade lighter or darker than the ground. */
export const ground = (p: Pen, lightness: number, saturation = 40, shift = 0) =>
  hsl(p.colours.hue.ground + shift, saturation, lightness)
