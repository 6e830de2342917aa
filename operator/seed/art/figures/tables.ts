import { hsl, type Pen, polygonPath, starPath } from '../pen.ts'
import { bokeh, type Frame, glow, rays, sky, sparkles } from '../scenes/blocks.ts'

const at = (value: number) => Math.round(value * 10) / 10
const RED = '#c9283a'
const BLACK = '#17141f'

/** Order of the single-zero wheel. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const suit = {
  heart: 'M0 20C-30-4-26-24-12-24C-4-24 0-18 0-14C0-18 4-24 12-24C26-24 30-4 0 20Z',
  diamond: 'M0-26L18 0L0 26L-18 0Z',
  spade: 'M0-26C30-2 26 16 12 16C8 16 4 14 3 10L8 24H-8L-3 10C-4 14-8 16-12 16C-26 16-30-2 0-26Z',
  club: 'M0-26C12-26 15-12 8-6C20-10 28 8 16 15C10 18 5 15 3 11L7 24H-7L-3 11C-5 15-10 18-16 15C-28 8-20-10-8-6C-15-12-12-26 0-26Z',
} as const

function card(p: Pen, x: number, y: number, turn: number, kind: keyof typeof suit, size = 1): string {
  const colour = kind === 'heart' || kind === 'diamond' ? RED : BLACK
  const mark = (mx: number, my: number, scale: number) =>
    `<path transform="translate(${mx} ${my}) scale(${scale})" d="${suit[kind]}" fill="${colour}"/>`
  return `<g transform="translate(${at(x)} ${at(y)}) rotate(${turn}) scale(${size})"><rect x="-56" y="-82" width="118" height="170" rx="13" fill="#000" opacity=".3"/><rect x="-62" y="-88" width="118" height="170" rx="13" fill="${p.linear(
    [
      [0, '#ffffff'],
      [1, '#e9e4ee'],
    ],
  )}" stroke="#cfc8d6" stroke-width="2"/>${mark(-3, -3, 1.7)}${mark(-44, -66, 0.5)}<g transform="rotate(180 -3 -3)">${mark(-44, -66, 0.5)}</g></g>`
}

function chip(p: Pen, x: number, y: number, r: number, hue: number, pile = 1): string {
  const one = (cy: number) =>
    `<ellipse cx="${at(x)}" cy="${at(cy + r * 0.16)}" rx="${r}" ry="${r * 0.5}" fill="${hsl(hue, 60, 20)}"/><ellipse cx="${at(x)}" cy="${at(cy)}" rx="${r}" ry="${r * 0.5}" fill="${p.linear(
      [
        [0, hsl(hue, 76, 60)],
        [1, hsl(hue, 76, 38)],
      ],
    )}"/><ellipse cx="${at(x)}" cy="${at(cy)}" rx="${r * 0.84}" ry="${r * 0.4}" fill="none" stroke="#fff" stroke-width="${at(r * 0.15)}" stroke-dasharray="${at(r * 0.38)} ${at(r * 0.42)}" opacity=".92"/><ellipse cx="${at(x)}" cy="${at(cy)}" rx="${r * 0.55}" ry="${r * 0.26}" fill="${hsl(hue, 70, 46)}" stroke="#fff" stroke-width="2" opacity=".95"/>`
  return Array.from({ length: pile }, (_, i) => one(y - i * r * 0.24)).join('')
}

/** A studio behind the table: lights, curtain of slats, an arch. */
function studio(p: Pen, f: Frame): string {
  const { sky: hue, accent } = p.colours.hue
  const slats = Array.from(
    { length: Math.ceil(f.width / 34) },
    (_, i) =>
      `<rect x="${i * 34}" width="26" height="${at(f.height * 0.66)}" fill="${p.linear([
        [0, hsl(hue, 56, 10 + (i % 3) * 3)],
        [0.8, hsl(hue, 56, 24 + (i % 3) * 3)],
        [1, hsl(hue, 56, 12)],
      ])}"/>`,
  ).join('')
  const arch = (r: number, w: number, o: number) =>
    `<path d="M${at(f.x - r)} ${at(f.height * 0.7)}V${at(f.height * 0.36)}a${r} ${r} 0 0 1 ${r * 2} 0V${at(f.height * 0.7)}" fill="none" stroke="${hsl(accent, 90, 66)}" stroke-width="${w}" opacity="${o}"/>`
  const lamps = Array.from({ length: 5 }, (_, i) =>
    glow(p, f.width * (0.1 + i * 0.2), 18, 120, hsl(accent, 96, 78), 0.55),
  ).join('')
  return (
    sky(p, f) +
    slats +
    glow(p, f.x, f.height * 0.34, f.reach * 1.9, hsl(accent, 94, 68), 0.55) +
    arch(250, 20, 0.16) +
    arch(250, 6, 0.85) +
    arch(214, 3, 0.5) +
    lamps
  )
}

/** Felt with a rail, seen from the player's seat. */
function felt(p: Pen, f: Frame, level = 0.64): string {
  const { ground, accent } = p.colours.hue
  const y = f.height * level
  const w = f.width
  return `<path d="M${-w * 0.2} ${f.height}C${-w * 0.05} ${at(y)} ${at(w * 0.2)} ${at(y - 22)} ${w / 2} ${at(y - 22)}S${at(w * 1.05)} ${at(y)} ${w * 1.2} ${f.height}Z" fill="${hsl(26, 50, 20)}"/><path d="M${-w * 0.16} ${f.height}C0 ${at(y + 24)} ${at(w * 0.22)} ${at(y)} ${w / 2} ${at(y)}S${w} ${at(y + 24)} ${w * 1.16} ${f.height}Z" fill="${p.radial(
    [
      [0, hsl(ground, 64, 40)],
      [1, hsl(ground, 70, 17)],
    ],
    0.5,
    0.2,
    0.8,
  )}"/><path d="M${-w * 0.02} ${f.height}C${at(w * 0.12)} ${at(y + 70)} ${at(w * 0.3)} ${at(y + 40)} ${w / 2} ${at(y + 40)}S${at(w * 0.88)} ${at(y + 70)} ${w * 1.02} ${f.height}" fill="none" stroke="${hsl(accent, 84, 66)}" stroke-width="4" opacity=".7"/>`
}

function rouletteWheel(p: Pen, x: number, y: number, r: number, squash = 1): string {
  const step = 360 / WHEEL.length
  const pocket = (number: number, index: number) => {
    const [a, b] = [index * step, (index + 1) * step].map((angle) => ((angle - 90) * Math.PI) / 180) as [number, number]
    const point = (angle: number, radius: number) => `${at(Math.cos(angle) * radius)} ${at(Math.sin(angle) * radius)}`
    const colour = number === 0 ? '#178a4c' : index % 2 === 1 ? RED : BLACK
    return `<path d="M${point(a, 84)}A84 84 0 0 1 ${point(b, 84)}L${point(b, 52)}A52 52 0 0 0 ${point(a, 52)}Z" fill="${colour}" stroke="#e9c877" stroke-width=".9"/>`
  }
  const turn = p.random.whole(0, 359)
  return `<g transform="translate(${at(x)} ${at(y)}) scale(${at(r) / 100} ${(r * squash) / 100})"><circle r="104" cy="6" fill="#000" opacity=".4"/><circle r="100" fill="${p.radial(
    [
      [0, hsl(24, 60, 40)],
      [0.85, hsl(22, 62, 24)],
      [1, hsl(20, 64, 12)],
    ],
  )}"/><circle r="92" fill="none" stroke="#e9c877" stroke-width="3"/><circle r="86" fill="${hsl(22, 50, 16)}"/><g transform="rotate(${turn})">${WHEEL.map(pocket).join('')}</g><circle r="52" fill="${p.radial(
    [
      [0, hsl(30, 64, 52)],
      [1, hsl(22, 60, 20)],
    ],
  )}" stroke="#e9c877" stroke-width="2"/>${[0, 45, 90, 135].map((a) => `<path transform="rotate(${a + turn})" d="M-3-46H3V46H-3Z" fill="#e9c877" opacity=".85"/>`).join('')}<circle r="17" fill="${p.radial(
    [
      [0, '#fff6d8'],
      [0.5, '#e9c877'],
      [1, '#8c6320'],
    ],
    0.35,
    0.3,
    0.8,
  )}"/><circle r="7" fill="#fff3c8"/><g transform="rotate(${turn + 70})"><circle cy="-75" r="6.4" fill="#000" opacity=".35" cx="1.5"/><circle cy="-76" r="6" fill="${p.radial(
    [
      [0, '#ffffff'],
      [1, '#b9bcc9'],
    ],
    0.35,
    0.3,
    0.8,
  )}"/></g><path d="M-84-46A96 96 0 0 1-30-90" stroke="#fff" stroke-width="5" fill="none" opacity=".35" stroke-linecap="round"/></g>`
}

function showWheel(p: Pen, x: number, y: number, r: number): string {
  const parts = 18
  const point = (angle: number, radius: number) => `${at(Math.cos(angle) * radius)} ${at(Math.sin(angle) * radius)}`
  const wedge = (_: unknown, i: number) => {
    const [a, b] = [(i / parts) * Math.PI * 2, ((i + 1) / parts) * Math.PI * 2]
    return `<path d="M0 0L${point(a, 88)}A88 88 0 0 1 ${point(b, 88)}Z" fill="${hsl([p.colours.hue.main, p.colours.hue.accent, p.colours.hue.sky + 60, p.colours.hue.main + 120][i % 4]!, 82, i % 2 === 0 ? 56 : 44)}" stroke="#fff" stroke-opacity=".5"/>`
  }
  const bulbs = Array.from(
    { length: 24 },
    (_, i) =>
      `<circle cx="${at(Math.cos((i / 24) * Math.PI * 2) * 95)}" cy="${at(Math.sin((i / 24) * Math.PI * 2) * 95)}" r="3.6" fill="${i % 2 === 0 ? '#fff7cf' : '#ffcf4d'}"/>`,
  ).join('')
  return `<g transform="translate(${at(x)} ${at(y)}) scale(${at(r) / 100})"><circle r="104" cy="5" fill="#000" opacity=".35"/><circle r="102" fill="${p.linear(
    [
      [0, '#ffe9a6'],
      [0.5, '#d99a2b'],
      [1, '#8a5514'],
    ],
  )}"/><circle r="90" fill="#1a1020"/><g transform="rotate(${p.random.whole(0, 359)})">${Array.from({ length: parts }, wedge).join('')}</g>${bulbs}<circle r="26" fill="${p.linear(
    [
      [0, '#ffe9a6'],
      [1, '#b97a1e'],
    ],
  )}" stroke="#5b3710" stroke-width="3"/><path d="${starPath(0, 0, 18, 8, 5)}" fill="#fff8dc"/><path d="M-15-116H15L0-78Z" fill="#fff" stroke="#5b3710" stroke-width="4" stroke-linejoin="round"/></g>`
}

function die(p: Pen, x: number, y: number, s: number, hue: number, pips: readonly [number, number, number]): string {
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
    3: [
      [-0.55, -0.55],
      [0, 0],
      [0.55, 0.55],
    ],
    4: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
    5: [
      [-0.55, -0.55],
      [0.55, -0.55],
      [0, 0],
      [-0.55, 0.55],
      [0.55, 0.55],
    ],
    6: [
      [-0.5, -0.6],
      [0.5, -0.6],
      [-0.5, 0],
      [0.5, 0],
      [-0.5, 0.6],
      [0.5, 0.6],
    ],
  }
  const face = (count: number, matrix: string, light: number) =>
    `<g transform="matrix(${matrix})"><rect x="-50" y="-50" width="100" height="100" rx="15" fill="${p.linear([
      [0, hsl(hue, 76, light + 8)],
      [1, hsl(hue, 78, light - 10)],
    ])}" stroke="${hsl(hue, 60, 14)}" stroke-width="4"/>${spots[count]!.map(([a, b]) => `<circle cx="${a * 56}" cy="${b * 56}" r="10.5" fill="#fff"/>`).join('')}</g>`
  return `<g transform="translate(${at(x)} ${at(y)}) scale(${s})"><ellipse cy="104" rx="104" ry="22" fill="#000" opacity=".35"/>${face(pips[0], '.866 .5 -.866 .5 0 -50', 66)}${face(pips[1], '.866 .5 0 1 -43.3 25', 52)}${face(pips[2], '.866 -.5 0 1 43.3 25', 38)}</g>`
}

type TableScene = (pen: Pen, frame: Frame, live: boolean) => string
const backdrop = (p: Pen, f: Frame, live: boolean) =>
  live
    ? studio(p, f)
    : sky(p, f) +
      rays(p, f, 16, 0.16) +
      glow(p, f.x, f.y, f.reach * 1.8, p.colours.glow, 0.6) +
      bokeh(p, f, 20, [p.colours.glow, '#ffffff'])

const roulette: TableScene = (p, f, live) => {
  const chips =
    chip(p, f.x - f.reach * 1.02, f.height * 0.86, 40, 350, 3) +
    chip(p, f.x + f.reach * 1.0, f.height * 0.88, 38, 214, 4) +
    chip(p, f.x + f.reach * 0.62, f.height * 0.93, 36, 44, 2)
  return (
    backdrop(p, f, live) +
    felt(p, f, live ? 0.58 : 0.72) +
    (live ? rouletteWheel(p, f.x, f.height * 0.55, f.reach * 1.06, 0.72) : rouletteWheel(p, f.x, f.y, f.reach * 1.12)) +
    chips
  )
}

const blackjack: TableScene = (p, f, live) => {
  const y = live ? f.height * 0.56 : f.y
  const s = f.reach / 128
  const [a, b] = p.random.chance(0.5) ? (['spade', 'heart'] as const) : (['diamond', 'club'] as const)
  return (
    backdrop(p, f, live) +
    felt(p, f, live ? 0.52 : 0.66) +
    card(p, f.x - 62 * s, y + 8 * s, -15, a, s * 1.18) +
    card(p, f.x + 58 * s, y - 8 * s, 11, b, s * 1.18) +
    chip(p, f.x - f.reach * 0.98, f.height * 0.86, 42, p.colours.hue.main, 4) +
    chip(p, f.x + f.reach * 0.98, f.height * 0.84, 42, p.colours.hue.accent, 5) +
    chip(p, f.x + f.reach * 0.5, f.height * 0.92, 38, 214, 2) +
    sparkles(p, f, 6)
  )
}

const baccarat: TableScene = (p, f, live) => {
  const y = live ? f.height * 0.5 : f.y - 10
  const s = f.reach / 150
  const trio = (x: number, marks: readonly (keyof typeof suit)[]) =>
    marks.map((mark, i) => card(p, x + (i - 1) * 62 * s, y + Math.abs(i - 1) * 14 * s, (i - 1) * 13, mark, s)).join('')
  const fan = Array.from(
    { length: 9 },
    (_, i) =>
      `<path transform="translate(${f.x} ${at(y + 210 * s)}) rotate(${-64 + i * 16})" d="M-6 0H6L30-250Q0-268-30-250Z" fill="${hsl(p.colours.hue.main, 78, i % 2 === 0 ? 42 : 34)}" stroke="#e9c877" stroke-width="3"/>`,
  ).join('')
  return (
    backdrop(p, f, live) +
    felt(p, f, live ? 0.56 : 0.7) +
    `<g opacity=".92">${fan}</g>` +
    trio(f.x, ['heart', 'spade', 'diamond']) +
    chip(p, f.x - f.reach * 0.8, f.height * 0.87, 42, 350, 4) +
    chip(p, f.x + f.reach * 0.8, f.height * 0.87, 42, 214, 4)
  )
}

const poker: TableScene = (p, f, live) => {
  const y = live ? f.height * 0.6 : f.y + f.reach * 0.5
  const s = f.reach / 138
  const hand = (['spade', 'heart', 'club', 'diamond', 'spade'] as const)
    .map(
      (mark, i) =>
        `<g transform="translate(${f.x} ${at(y + 130 * s)}) rotate(${-38 + i * 19}) translate(0 ${at(-150 * s)})">${card(p, 0, 0, 0, mark, s * 1.02)}</g>`,
    )
    .join('')
  return (
    backdrop(p, f, live) +
    felt(p, f, live ? 0.58 : 0.72) +
    hand +
    chip(p, f.x - f.reach * 1.0, f.height * 0.9, 40, p.colours.hue.main, 5) +
    chip(p, f.x + f.reach * 1.0, f.height * 0.9, 40, p.colours.hue.accent, 3)
  )
}

const wheel: TableScene = (p, f, live) =>
  backdrop(p, f, live) +
  (live ? felt(p, f, 0.84) : '') +
  bokeh(p, f, 26, [p.colours.glow, hsl(p.colours.hue.main, 90, 66), '#fff']) +
  showWheel(p, f.x, f.y + 4, f.reach * 1.14) +
  sparkles(p, f, 14, '#fff2b8', 1.5)

const dice: TableScene = (p, f, live) => {
  const s = f.reach / 150
  return (
    backdrop(p, f, live) +
    felt(p, f, live ? 0.58 : 0.7) +
    die(p, f.x - 84 * s, f.y + 40 * s, s * 0.98, p.colours.hue.main, [5, 3, 1]) +
    `<g transform="rotate(12 ${f.x} ${f.y})">${die(p, f.x + 92 * s, f.y - 46 * s, s * 0.9, p.colours.hue.accent, [6, 2, 4])}</g>` +
    chip(p, f.x + f.reach * 0.8, f.height * 0.9, 40, 350, 3) +
    `<path d="${polygonPath(f.x - f.reach * 0.94, f.height * 0.2, 26, 4)}" fill="#fff" opacity=".14"/>` +
    sparkles(p, f, 9)
  )
}

/** Scenes of table games, in a studio when live. */
export const tableScenes: Readonly<Record<string, TableScene>> = { roulette, blackjack, baccarat, poker, wheel, dice }
