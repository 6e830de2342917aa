import { defaultBrand, isBrandId } from '#contract/brands.ts'
import { brandLooks } from '#brands/looks.ts'
import { hsl, type Pen } from './pen.ts'
import { seaFigures } from './figures/sea.ts'
import type { Recipe } from './reference.ts'
import type { Frame } from './scenes/blocks.ts'

const at = (value: number) => Math.round(value * 10) / 10

/** The brand's own picture: Halcyon's deep water at dusk, Marigold's cut-paper garden. The left half stays calm for words. */
export function drawHero(recipe: Recipe, p: Pen, f: Frame): string {
  return (own[recipe.figure] ?? house(recipe.figure))(p, f)
}

const own: Readonly<Record<string, (p: Pen, f: Frame) => string>> = { halcyon, marigold }

/** For a brand without a picture drawn for it: its own colours, and its mark as a sun. */
const house =
  (brand: string) =>
  (_: Pen, { width: w, height: h }: Frame): string => {
    const { mark, tokens } = brandLooks[isBrandId(brand) ? brand : defaultBrand]
    const { hero, heroDeep, accent, second } = tokens.color
    const middle = w > h * 1.3 ? w * 0.72 : w * 0.5
    const ring = (share: number, colour: string, opacity: number) =>
      `<circle cx="${at(middle)}" cy="${at(h * 0.46)}" r="${at(h * share)}" fill="${colour}" opacity="${opacity}"/>`
    const side = at(h * 0.36)
    return `<rect width="${w}" height="${h}" fill="${hero}"/>${ring(0.62, heroDeep, 0.6)}${ring(0.45, second, 0.35)}${ring(0.3, accent, 0.5)}<svg x="${at(middle - side / 2)}" y="${at(h * 0.46 - side / 2)}" width="${side}" height="${side}" viewBox="0 0 48 48">${mark}</svg>`
  }

function halcyon(p: Pen, f: Frame): string {
  const { width: w, height: h } = f
  const light = w > h * 1.3 ? w * 0.7 : w * 0.5
  const shafts = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M${at(light - 300 + i * 110)} -10L${at(light - 560 + i * 190)} ${h}h${at(50 + i * 14)}L${at(light - 250 + i * 110)} -10Z" fill="${p.linear(
        [
          [0, '#c9fff4', 0.3],
          [1, '#c9fff4', 0],
        ],
      )}"/>`,
  ).join('')
  const swell = (level: number, colour: string, opacity: number, length: number) => {
    let d = `M-40 ${at(h * level)}`
    const lift = p.random.between(18, 40)
    for (let x = -40; x < w + length; x += length) d += `c${length * 0.3} ${-lift} ${length * 0.7} ${lift} ${length} 0`
    return `<path d="${d}V${h}H-40Z" fill="${colour}" opacity="${opacity}"/>`
  }
  const coral = (x: number, s: number, hue: number) => {
    const stroke = p.linear([
      [0, hsl(hue, 92, 74)],
      [1, hsl(hue - 8, 78, 48)],
    ])
    return `<g transform="translate(${at(x)} ${h + 8}) scale(${at(s)})" fill="none" stroke="${stroke}" stroke-width="17" stroke-linecap="round"><path d="M0 0C-4-60-34-80-38-140M-6-50C20-90 14-130 4-180M0-30C44-66 52-110 48-160M-30-92L-70-122M-36-128L-58-168M12-118L36-150M50-112L84-138"/></g>`
  }
  const fan = (x: number, s: number, hue: number) =>
    `<g transform="translate(${at(x)} ${h + 6}) scale(${at(s)})">${Array.from({ length: 11 }, (_, i) => `<path transform="rotate(${-60 + i * 12})" d="M0 0C-16-70-14-120 0-170C14-120 16-70 0 0Z" fill="${hsl(hue + i * 2, 82, 58 + (i % 2) * 6)}" opacity=".82"/>`).join('')}</g>`
  const weed = (x: number, tall: number, colour: string) =>
    `<path d="M${at(x)} ${h}C${at(x - 34)} ${at(h - tall * 0.4)} ${at(x + 30)} ${at(h - tall * 0.6)} ${at(x + 4)} ${at(h - tall)}C${at(x + 50)} ${at(h - tall * 0.56)} ${at(x - 4)} ${at(h - tall * 0.4)} ${at(x + 22)} ${h}Z" fill="${colour}"/>`
  const shoal = Array.from({ length: 16 }, () => {
    const x = light + p.random.between(-330, 300)
    const y = h * p.random.between(0.16, 0.56)
    const s = p.random.between(0.35, 0.85)
    return `<path transform="translate(${at(x)} ${at(y)}) scale(${at(s * 10) / 10}) rotate(-6)" d="M0 0C16-14 40-14 54 0C40 14 16 14 0 0L-18-12V12Z" fill="#ffd9b8" opacity="${at(0.35 + s * 0.6)}"/>`
  }).join('')
  const motes = Array.from({ length: 60 }, () => {
    const x = p.random.between(0, w)
    const y = p.random.between(0, h)
    const r = p.random.between(1, 5)
    return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="#dffff7" opacity="${at(p.random.between(0.1, 0.5))}"/>`
  }).join('')
  let reef = ''
  const start = w > h * 1.3 ? w * 0.36 : 0
  for (let x = start; x < w + 40; x += p.random.between(52, 96)) {
    const near = Math.max(0.25, 1 - Math.abs(x - light) / (w * 0.5))
    const kind = p.random.next()
    reef +=
      kind < 0.42
        ? coral(x, 0.55 + near * 0.85, p.random.pick([8, 14, 348, 22]))
        : kind < 0.62
          ? fan(x, 0.4 + near * 0.6, p.random.pick([330, 16, 36]))
          : weed(x, 110 + near * 190, hsl(176, 58, p.random.between(15, 26)))
  }
  let calm = ''
  for (let x = -10; x < start + 60; x += p.random.between(50, 90))
    calm += weed(x, p.random.between(50, 130), hsl(190, 60, 9))
  const glowAt = (x: number, y: number, r: number, colour: string, o: number) =>
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${p.radial([
      [0, colour, o],
      [0.45, colour, o * 0.4],
      [1, colour, 0],
    ])}"/>`
  const whale = `<g transform="translate(${at(light - 10)} ${at(h * 0.37)}) scale(1.62) rotate(-7)">${seaFigures.whale(p)}</g>`
  return (
    `<rect width="${w}" height="${h}" fill="${p.linear([
      [0, '#0f5a66'],
      [0.34, '#0a3f50'],
      [0.72, '#06263a'],
      [1, '#041522'],
    ])}"/>` +
    glowAt(light, 0, h * 0.95, '#7df0dc', 0.55) +
    shafts +
    swell(0.62, '#07344a', 0.55, 420) +
    glowAt(light, h * 0.98, h * 0.72, '#ff8a6b', 0.6) +
    swell(0.76, '#062b3e', 0.7, 360) +
    shoal +
    whale +
    motes +
    swell(0.9, '#052233', 0.9, 300) +
    calm +
    reef
  )
}

function marigold(p: Pen, f: Frame): string {
  const { width: w, height: h } = f
  const wide = w > h * 1.3
  const cut = (d: string, colour: string, lift = 7) =>
    `<path d="${d}" transform="translate(${lift * 0.5} ${lift})" fill="#5b3a1a" opacity=".16"/><path d="${d}" fill="${colour}"/>`
  const petal = (length: number, width: number) =>
    `M0 0C${-width} ${at(-length * 0.3)} ${at(-width * 1.1)} ${at(-length * 0.92)} ${at(-width * 0.3)} ${-length}L0 ${at(-length * 0.9)}L${at(width * 0.3)} ${-length}C${at(width * 1.1)} ${at(-length * 0.92)} ${width} ${at(-length * 0.3)} 0 0Z`
  const bloom = (x: number, y: number, r: number, hue: number) => {
    const ring = (count: number, length: number, light: number, turn: number) =>
      Array.from(
        { length: count },
        (_, i) =>
          `<g transform="rotate(${at(turn + (i * 360) / count)})"><path d="${petal(length, length * 0.34)}" transform="translate(0 4)" fill="#5b2a08" opacity=".13"/><path d="${petal(length, length * 0.34)}" fill="${hsl(hue + (i % 2) * 4, 94, light + (i % 2) * 3)}"/></g>`,
      ).join('')
    return `<g transform="translate(${at(x)} ${at(y)}) rotate(${p.random.whole(0, 30)})">${ring(14, r, 53, 0)}${ring(12, r * 0.76, 57, 13)}${ring(10, r * 0.54, 49, 4)}${ring(8, r * 0.34, 60, 20)}<circle r="${at(r * 0.13)}" fill="${hsl(hue - 14, 84, 34)}"/></g>`
  }
  const stem = (x: number, y: number, sway: number) =>
    `<path d="M${at(x)} ${at(y)}C${at(x + sway)} ${at(y + (h - y) * 0.4)} ${at(x - sway)} ${at(y + (h - y) * 0.7)} ${at(x + sway * 0.4)} ${h + 20}" fill="none" stroke="#2d6b4a" stroke-width="12" stroke-linecap="round"/>`
  const leaf = (x: number, y: number, turn: number, s: number, colour: string) =>
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${turn}) scale(${at(s * 10) / 10})">${cut('M0 0C30-46 100-54 150-16C110 26 40 30 0 0Z', colour, 5)}<path d="M6-2C50-18 96-22 136-16" fill="none" stroke="#fff" stroke-width="3" opacity=".35"/></g>`
  const spots = wide
    ? [
        [0.66, 0.42, 128, 34],
        [0.84, 0.27, 96, 26],
        [0.9, 0.66, 118, 40],
        [0.56, 0.76, 84, 22],
        [0.75, 0.84, 96, 44],
        [0.99, 0.4, 76, 32],
      ]
    : [
        [0.5, 0.34, 140, 34],
        [0.82, 0.2, 82, 26],
        [0.18, 0.24, 76, 42],
        [0.8, 0.58, 96, 40],
        [0.2, 0.6, 100, 24],
        [0.5, 0.82, 84, 44],
      ]
  const blooms = spots.map(([x, y, r, hue]) => ({ x: x! * w, y: y! * h, r: r!, hue: hue! }))
  const sun = { x: w * (wide ? 0.74 : 0.5), y: h * 0.46 }
  const grain = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${at(p.random.between(0, w))}" cy="${at(p.random.between(0, h))}" r="${at(p.random.between(0.8, 2))}" fill="#a86f2c" opacity=".16"/>`,
  ).join('')
  const confetti = Array.from(
    { length: 26 },
    (_, i) =>
      `<g transform="translate(${at(p.random.between(wide ? w * 0.44 : 0, w))} ${at(p.random.between(0, h))}) rotate(${i * 47})">${i % 3 === 0 ? '<circle r="8" fill="#e4572e"/>' : i % 3 === 1 ? '<path d="M-9-9L9-9L0 9Z" fill="#2b7a78"/>' : '<rect x="-9" y="-4" width="20" height="8" rx="4" fill="#f2a5b8"/>'}</g>`,
  ).join('')
  const hills =
    cut(
      `M-20 ${at(h * 0.86)}C${at(w * 0.25)} ${at(h * 0.74)} ${at(w * 0.5)} ${at(h * 0.96)} ${w + 20} ${at(h * 0.76)}V${h + 20}H-20Z`,
      '#f6c67a',
    ) +
    cut(
      `M-20 ${at(h * 0.95)}C${at(w * 0.3)} ${at(h * 0.86)} ${at(w * 0.66)} ${h} ${w + 20} ${at(h * 0.87)}V${h + 20}H-20Z`,
      '#e99a54',
    )
  const bird = `<g transform="translate(${at(sun.x - (wide ? 330 : 190))} ${at(h * (wide ? 0.26 : 0.12))}) scale(1.1)">${cut('M0 20C20-16 66-16 84 14L110 8L88 32C76 62 26 62 0 20Z', '#2b7a78')}${cut('M24 22C40-2 66 0 70 6C66 30 44 40 24 22Z', '#1f5d63', 4)}<circle cx="78" cy="16" r="4" fill="#fff"/></g>`
  const leaves = blooms
    .flatMap(({ x, y, r }, i) => [
      leaf(x, y + r * 0.7, i % 2 === 0 ? 24 : 150, 0.9, '#3f8f5f'),
      leaf(x, y + r * 0.9, i % 2 === 0 ? 160 : 20, 0.75, '#2d6b4a'),
    ])
    .join('')
  return (
    `<rect width="${w}" height="${h}" fill="${p.linear([
      [0, '#fff6e3'],
      [1, '#fdebc8'],
    ])}"/>` +
    cut(`M${at(sun.x - 250)} ${at(sun.y)}a250 250 0 1 0 500 0a250 250 0 1 0-500 0Z`, '#ffdf9a', 9) +
    cut(`M${at(sun.x - 190)} ${at(sun.y)}a190 190 0 1 0 380 0a190 190 0 1 0-380 0Z`, '#ffd071', 6) +
    grain +
    hills +
    confetti +
    blooms.map(({ x, y }, i) => stem(x, y, i % 2 === 0 ? 30 : -30)).join('') +
    leaves +
    blooms.map(({ x, y, r, hue }) => bloom(x, y, r, hue)).join('') +
    bird
  )
}
