import type { Random } from '../random.ts'

/** Light of a scene. */
export type Light = 'night' | 'dusk' | 'day'
/** Hues (degrees) of a scene: sky, ground, the figure, its second colour; and its light. */
export type Scheme = readonly [sky: number, ground: number, main: number, accent: number, light: Light]
/** Fills of figures; each is a gradient from lit to shaded. */
export type Tone = 'main' | 'accent' | 'gold' | 'pale' | 'dark' | 'red' | 'green' | 'wood' | 'steel' | 'sky' | 'rose'

/** `#rrggbb` of hue (degrees), saturation and lightness (percent). */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100
  const l = lightness / 100
  const channel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

const n = (value: number) => String(Math.round(value * 10) / 10)

/** Colours of a scene worked out from its scheme. */
export interface Palette {
  readonly sky: readonly [string, string, string]
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly glow: string
  readonly ink: string
  readonly hue: { readonly sky: number; readonly ground: number; readonly main: number; readonly accent: number }
  readonly light: Light
}

const LIGHTS = {
  night: { sky: [9, 20, 40], far: 32, mid: 19, near: 8, glow: 72, saturation: 62 },
  dusk: { sky: [24, 46, 70], far: 46, mid: 29, near: 13, glow: 84, saturation: 66 },
  day: { sky: [48, 66, 86], far: 62, mid: 44, near: 24, glow: 95, saturation: 64 },
} as const

/** The palette of a scheme. */
export function palette([sky, ground, main, accent, light]: Scheme): Palette {
  const { sky: skies, far, mid, near, glow, saturation } = LIGHTS[light]
  return {
    sky: [hsl(sky, saturation, skies[0]), hsl(sky - 8, saturation, skies[1]), hsl(sky - 26, saturation + 6, skies[2])],
    far: hsl(ground + 8, saturation - 22, far),
    mid: hsl(ground, saturation - 12, mid),
    near: hsl(ground - 6, saturation - 6, near),
    glow: hsl(accent, 92, glow),
    ink: hsl(main, 48, 11),
    hue: { sky, ground, main, accent },
    light,
  }
}

/** Draws SVG text: figures in a box of -100…100, scenes in the picture's own units. */
export class Pen {
  readonly colours: Palette
  readonly random: Random
  readonly #defs: string[] = []
  readonly #tones = new Set<Tone>()
  #count = 0

  constructor(colours: Palette, random: Random) {
    this.colours = colours
    this.random = random
  }

  /** Everything referred to by `url(#…)`. */
  get defs(): string {
    return `<defs>${this.#defs.join('')}</defs>`
  }

  #stops(stops: readonly (readonly [number, string, number?])[]) {
    return stops
      .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join('')
  }

  /** Linear gradient from (x1,y1) to (x2,y2) of the shape's box; answers its fill. */
  linear(stops: readonly (readonly [number, string, number?])[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const id = `l${this.#count++}`
    this.#defs.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** Radial gradient in the shape's box; answers its fill. */
  radial(stops: readonly (readonly [number, string, number?])[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = `r${this.#count++}`
    this.#defs.push(`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`)
    return `url(#${id})`
  }

  /** Fill of a tone. */
  tone(tone: Tone): string {
    if (!this.#tones.has(tone)) {
      this.#tones.add(tone)
      const [lit, body, shade] = this.#toneColours(tone)
      this.#defs.push(
        `<linearGradient id="t-${tone}" x1=".25" y1="0" x2=".6" y2="1">${this.#stops([
          [0, lit],
          [0.48, body],
          [1, shade],
        ])}</linearGradient>`,
      )
    }
    return `url(#t-${tone})`
  }

  #toneColours(tone: Tone): readonly [string, string, string] {
    const { main, accent, sky } = this.colours.hue
    const ramp = (hue: number, s: number, a: number, b: number, c: number) =>
      [hsl(hue + 12, s, a), hsl(hue, s, b), hsl(hue - 14, s, c)] as const
    switch (tone) {
      case 'main':
        return ramp(main, 82, 72, 55, 36)
      case 'accent':
        return ramp(accent, 90, 76, 60, 42)
      case 'gold':
        return [hsl(50, 98, 78), hsl(40, 92, 56), hsl(26, 84, 38)]
      case 'pale':
        return [hsl(main + 20, 60, 98), hsl(main + 10, 50, 90), hsl(main, 44, 74)]
      case 'dark':
        return [hsl(main, 36, 34), hsl(main, 40, 21), hsl(main, 46, 12)]
      case 'red':
        return ramp(356, 84, 70, 54, 34)
      case 'green':
        return ramp(128, 56, 64, 44, 26)
      case 'wood':
        return ramp(26, 58, 58, 40, 24)
      case 'steel':
        return [hsl(212, 26, 92), hsl(214, 20, 68), hsl(220, 24, 42)]
      case 'sky':
        return ramp(sky, 70, 84, 66, 46)
    }
    return ramp(336, 84, 82, 70, 52)
  }

  /** A path in a tone, with the figure's outline. */
  shape(d: string, tone: Tone, stroke = 5): string {
    return `<path d="${d}" fill="${this.tone(tone)}"${this.#outline(stroke)}/>`
  }

  /** An ellipse in a tone, with the figure's outline. */
  oval(x: number, y: number, rx: number, ry: number, tone: Tone, stroke = 5, turn = 0): string {
    const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${this.tone(tone)}"${this.#outline(stroke)}${turned}/>`
  }

  #outline(width: number) {
    return width > 0
      ? ` stroke="${this.colours.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
      : ''
  }

  /** A line without fill; the outline's colour unless another is named. */
  line(d: string, width = 5, colour: string = this.colours.ink, opacity = 1): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
  }

  /** A flat path. */
  flat(d: string, colour: string, opacity = 1): string {
    return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`
  }

  /** A flat circle. */
  dot(x: number, y: number, r: number, colour: string, opacity = 1): string {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" opacity="${n(opacity * 10) === '0' ? 0.05 : opacity}"/>`
  }

  /** Light lying on a rounded thing. */
  gloss(x: number, y: number, rx: number, ry: number, turn = -25, opacity = 0.45): string {
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}" transform="rotate(${turn} ${x} ${y})"/>`
  }

  /** An eye that looks out of the picture. */
  eye(x: number, y: number, r: number, iris: string = this.colours.ink): string {
    return (
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="${this.colours.ink}" stroke-width="4"/>` +
      this.dot(x + r * 0.12, y + r * 0.1, r * 0.6, iris) +
      this.dot(x + r * 0.12, y + r * 0.1, r * 0.34, '#120a14') +
      this.dot(x - r * 0.16, y - r * 0.26, r * 0.24, '#fff')
    )
  }

  /** The same drawing mirrored at the vertical axis beside itself. */
  both(drawing: string): string {
    return `${drawing}<g transform="scale(-1 1)">${drawing}</g>`
  }
}

/** `x,y` list of a regular star with `points` tips. */
export function starPath(x: number, y: number, outer: number, inner: number, points: number, turn = -90): string {
  const at = (index: number) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`
  }
  return `M${Array.from({ length: points * 2 }, (_, index) => at(index)).join('L')}Z`
}

/** Polygon with `sides` corners. */
export function polygonPath(x: number, y: number, radius: number, sides: number, turn = -90): string {
  const at = (index: number) => {
    const angle = ((turn + (index * 360) / sides) * Math.PI) / 180
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`
  }
  return `M${Array.from({ length: sides }, (_, index) => at(index)).join('L')}Z`
}

/** A circle as a path, so that it can be filled by tone or cut. */
export const circlePath = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
