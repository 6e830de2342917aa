import { randomFrom } from '../random.ts'
import { animalFigures } from './figures/animals.ts'
import { oldFigures } from './figures/old.ts'
import { seaFigures } from './figures/sea.ts'
import { tableScenes } from './figures/tables.ts'
import { thingFigures } from './figures/things.ts'
import { treatFigures } from './figures/treats.ts'
import { drawHero } from './hero.ts'
import { drawMark } from './mark.ts'
import { palette, Pen } from './pen.ts'
import type { Recipe } from './reference.ts'
import { type Frame, vignette } from './scenes/blocks.ts'
import { schemes } from './schemes.ts'
import { worlds } from './scenes/worlds.ts'
import { SYMBOL } from './symbols.ts'

const figures: Readonly<Record<string, (pen: Pen) => string>> = {
  ...seaFigures,
  ...oldFigures,
  ...animalFigures,
  ...treatFigures,
  ...thingFigures,
}

/** Length of the short side in the picture's own units. */
const SHORT = 600

/** Kinds of picture that can be drawn. */
export const isDrawable = ({ kind, figure }: Recipe): boolean =>
  kind === 'mark' || kind === 'hero' || kind in tableScenes || (kind in worlds && figure in figures)

/** A picture as SVG text for a width-to-height ratio; the same recipe and ratio always give the same text. */
export function drawPicture(recipe: Recipe, ratio: number): string {
  const shape = Math.min(5, Math.max(0.3, ratio))
  const width = Math.round(shape >= 1 ? SHORT * shape : SHORT)
  const height = Math.round(shape >= 1 ? SHORT : SHORT / shape)
  const random = randomFrom(`${recipe.kind} ${recipe.key}`)
  const world = recipe.kind.startsWith(SYMBOL) ? recipe.kind.slice(SYMBOL.length) : recipe.kind
  const choices = schemes[world] ?? schemes['default']!
  const scheme = random.pick(choices)
  // A turn of some degrees keeps games of one scheme apart without leaving its mood.
  const turn = random.between(-9, 9)
  const pen = new Pen(
    palette([scheme[0] + turn, scheme[1] + turn, scheme[2] + turn * 1.4, scheme[3] - turn, scheme[4]]),
    random,
  )
  const frame = frameOf(width, height)
  const body = drawBody(recipe, pen, frame)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pen.defs}${body}</svg>`
}

function frameOf(width: number, height: number): Frame {
  const wide = width / height > 1.5
  const tall = height / width > 1.15
  const reach = SHORT * (wide ? 0.35 : 0.36)
  return {
    width,
    height,
    x: Math.round(width * (wide ? 0.68 : 0.5)),
    y: Math.round(height * (tall ? 0.45 : 0.47)),
    reach,
  }
}

function drawBody(recipe: Recipe, pen: Pen, frame: Frame): string {
  if (recipe.kind.startsWith(SYMBOL)) {
    const middle = `translate(${frame.width / 2} ${frame.height / 2}) scale(${(SHORT * 0.42) / 100})`
    return `<g transform="${middle}">${figures[recipe.figure]?.(pen) ?? ''}</g>`
  }
  if (recipe.kind === 'mark') return drawMark(recipe, pen, frame)
  if (recipe.kind === 'hero') return drawHero(recipe, pen, frame)
  const table = tableScenes[recipe.kind]
  if (table) return table(pen, frame, recipe.figure === 'live') + vignette(pen, frame)
  const world = worlds[recipe.kind] ?? worlds['jewels']!
  const { back, front } = world(pen, frame)
  const figure = figures[recipe.figure]?.(pen) ?? ''
  const mirrored = pen.random.chance(0.5) ? -1 : 1
  const tilt = pen.random.between(-7, 7)
  const scale = (frame.reach / 100) * pen.random.between(0.94, 1.06)
  const shadow = `<ellipse cx="${frame.x}" cy="${frame.y + frame.reach * 1.02}" rx="${frame.reach * 0.8}" ry="${frame.reach * 0.12}" fill="#000" opacity=".22"/>`
  const placed = `<g transform="translate(${frame.x} ${frame.y}) rotate(${tilt.toFixed(1)}) scale(${(scale * mirrored).toFixed(3)} ${scale.toFixed(3)})">${figure}</g>`
  return back + shadow + placed + front + vignette(pen, frame)
}
