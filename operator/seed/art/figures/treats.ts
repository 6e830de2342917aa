import { circlePath, hsl, type Pen, polygonPath, starPath } from '../pen.ts'

const leaf = (p: Pen, x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${p.shape('M0 0C14-26 44-30 62-16C50 10 20 18 0 0Z', 'green', 4)}${p.line('M4-1C22-8 40-12 54-14', 3, p.colours.ink, 0.4)}</g>`

const cherries = (p: Pen) =>
  p.line('M-40 20C-30-30 0-60 22-84M42 30C40-20 34-56 22-84', 9) +
  p.line('M-40 20C-30-30 0-60 22-84M42 30C40-20 34-56 22-84', 4, '#7fbf4d') +
  leaf(p, 22, -84, -6, 1.2) +
  p.oval(-44, 48, 46, 46, 'red') +
  p.oval(46, 54, 42, 42, 'red') +
  p.gloss(-60, 28, 13, 8) +
  p.gloss(32, 36, 12, 7) +
  p.line('M-52 8Q-42 16-32 8M36 16Q44 22 54 16', 4, p.colours.ink, 0.5)

const citrus = (p: Pen) => {
  const wedge = Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45 + 22})">${p.flat('M0-12C10-26 22-46 20-56C12-66-12-66-20-56C-22-46-10-26 0-12Z', hsl(p.colours.hue.accent, 95, 66))}${p.flat('M0-22C4-34 8-46 6-54L-10-55C-12-48-6-34 0-22Z', '#fff', 0.35)}</g>`,
  ).join('')
  return (
    p.oval(0, 6, 88, 88, 'accent') +
    p.oval(0, 6, 74, 74, 'pale', 0) +
    `<g transform="translate(0 6)">${wedge}</g>` +
    leaf(p, 30, -74, -24, 1.1) +
    p.dot(-52, -50, 8, '#fff', 0.6)
  )
}

const grapes = (p: Pen) => {
  const rows: [number, number][] = [
    [-52, -30],
    [-17, -36],
    [18, -36],
    [52, -30],
    [-36, 0],
    [0, -4],
    [36, 0],
    [-19, 30],
    [19, 30],
    [0, 62],
  ]
  return (
    p.line('M0-50C-2-70 6-84 16-94', 10) +
    leaf(p, 4, -62, -170, 1.1) +
    leaf(p, 6, -62, -10, 1.1) +
    rows.map(([x, y]) => p.oval(x, y, 25, 25, 'main') + p.gloss(x - 8, y - 9, 7, 4)).join('')
  )
}

const melon = (p: Pen) =>
  p.shape('M-98-40L98-40C98 30 54 84 0 84C-54 84-98 30-98-40Z', 'green') +
  p.flat('M-84-40L84-40C84 24 46 70 0 70C-46 70-84 24-84-40Z', '#e8ffd2') +
  p.flat('M-74-40L74-40C74 18 40 60 0 60C-40 60-74 18-74-40Z', '#f4475b') +
  p.flat('M-74-40L74-40L72-22L-72-22Z', '#fff', 0.2) +
  [
    [-40, -10],
    [-14, -16],
    [14, -10],
    [42, -14],
    [-26, 16],
    [2, 20],
    [28, 14],
    [2, 44],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4.5" ry="8" fill="#2b0c14"/>`)
    .join('') +
  p.line('M-98-40L98-40', 6)

const plum = (p: Pen) =>
  p.line('M4-50C2-70 8-84 18-94', 10) +
  leaf(p, 6, -58, -14, 1.2) +
  p.shape('M0-54C50-70 88-30 82 16C76 62 36 90 0 86C-36 90-76 62-82 16C-88-30-50-70 0-54Z', 'main') +
  p.line('M0-54C-20-20-20 30 0 70', 5, p.colours.ink, 0.35) +
  p.gloss(36, -16, 12, 24, -20, 0.4) +
  p.gloss(-46, -20, 8, 16, 20, 0.25)

const brilliant = (p: Pen) => {
  const glass = (d: string, opacity: number) => p.flat(d, '#fff', opacity)
  return (
    p.shape('M-58-66L58-66L98-18L0 90L-98-18Z', 'main', 6) +
    glass('M-58-66L-30-18L-98-18Z', 0.45) +
    glass('M-58-66L0-66L-30-18Z', 0.2) +
    glass('M0-66L30-18L-30-18Z', 0.55) +
    glass('M58-66L98-18L30-18Z', 0.15) +
    glass('M-30-18L30-18L0 90Z', 0.28) +
    p.flat('M30-18L98-18L0 90Z', '#000', 0.16) +
    p.line('M-98-18L98-18M-58-66L-30-18L0-66L30-18L58-66M-30-18L0 90L30-18', 3.5, '#fff', 0.75) +
    p.line('M-58-66L58-66L98-18L0 90L-98-18Z', 6) +
    p.flat(starPath(-46, -48, 26, 5, 4), '#fff', 0.95) +
    p.flat(starPath(58, 8, 15, 3, 4), '#fff', 0.9)
  )
}

const emerald = (p: Pen) =>
  p.shape('M-44-92L44-92L78-58L78 58L44 92L-44 92L-78 58L-78-58Z', 'green', 6) +
  p.flat('M-26-60L26-60L48-38L48 38L26 60L-26 60L-48 38L-48-38Z', '#fff', 0.3) +
  p.flat('M-44-92L44-92L26-60L-26-60Z', '#fff', 0.5) +
  p.flat('M-78-58L-44-92L-26-60L-48-38Z', '#fff', 0.25) +
  p.flat('M44 92L-44 92L-26 60L26 60Z', '#000', 0.22) +
  p.flat('M78 58L78-58L48-38L48 38Z', '#000', 0.12) +
  p.line(
    'M-44-92L-26-60L26-60L44-92M78-58L48-38L48 38L78 58M44 92L26 60L-26 60L-44 92M-78 58L-48 38L-48-38L-78-58M-26-60L-48-38M26-60L48-38M48 38L26 60M-48 38L-26 60',
    3,
    '#fff',
    0.6,
  ) +
  p.flat(starPath(-40, -64, 24, 5, 4), '#fff', 0.95)

const crown = (p: Pen) =>
  p.shape('M-84 60L-98-40L-48 4L0-76L48 4L98-40L84 60Z', 'gold', 6) +
  p.shape('M-86 56L86 56L82 86L-82 86Z', 'gold') +
  p.oval(-98, -46, 12, 12, 'red', 4) +
  p.oval(98, -46, 12, 12, 'red', 4) +
  p.oval(0, -82, 15, 15, 'accent', 4) +
  p.shape(polygonPath(0, 26, 20, 6), 'main', 4) +
  p.oval(-48, 36, 11, 11, 'accent', 4) +
  p.oval(48, 36, 11, 11, 'accent', 4) +
  [-60, -30, 0, 30, 60].map((x) => p.dot(x, 71, 6, '#fff8dc')).join('') +
  p.flat('M-78 52L-88-22L-70-4L-64 52Z', '#fff', 0.35)

const heartGem = (p: Pen) =>
  p.shape(
    'M0 90C-60 44-98 8-98-30C-98-64-72-84-46-84C-24-84-8-72 0-54C8-72 24-84 46-84C72-84 98-64 98-30C98 8 60 44 0 90Z',
    'red',
    6,
  ) +
  p.flat('M0-54L-34-24L0 88C-60 44-98 8-98-30Z', '#fff', 0.16) +
  p.flat('M-46-84C-24-84-8-72 0-54L-34-24L-84-52C-76-72-60-84-46-84Z', '#fff', 0.42) +
  p.flat('M0-54L34-24L0 88L-34-24Z', '#fff', 0.26) +
  p.line('M-84-52L-34-24L0-54L34-24L84-52M-34-24L0 88L34-24', 3.5, '#fff', 0.6) +
  p.flat(starPath(-50, -54, 24, 5, 4), '#fff', 0.95)

const lollipop = (p: Pen) =>
  p.shape('M-7 20L7 20L7 108L-7 108Z', 'pale', 4) +
  p.oval(0, -22, 76, 76, 'main') +
  Array.from(
    { length: 6 },
    (_, i) =>
      `<g transform="translate(0 -22) rotate(${i * 60})">${p.flat('M0 0C30-10 56-34 52-52C66-40 74-24 73-4C56 12 24 12 0 0Z', '#fff', 0.9)}</g>`,
  ).join('') +
  p.oval(0, -22, 14, 14, 'accent', 4) +
  p.gloss(-34, -64, 18, 8) +
  p.line(circlePath(0, -22, 76), 6) +
  p.both(p.shape('M4 62C26 44 48 50 50 66C48 82 24 82 4 66Z', 'accent', 4))

const cupcake = (p: Pen) =>
  p.shape('M-62 20L62 20L46 94L-46 94Z', 'accent') +
  [-36, -12, 12, 36].map((x) => p.line(`M${x * 1.2} 24L${x * 0.92} 92`, 5, p.colours.ink, 0.35)).join('') +
  p.shape(
    'M-80 22C-96-6-70-24-58-24C-66-52-38-64-26-60C-22-84 22-84 26-60C38-64 66-52 58-24C70-24 96-6 80 22C60 38 40 24 20 32C0 40-40 22-80 22Z',
    'rose',
  ) +
  p.flat('M-66 2C-40 14 0 12 40-2C20 20-40 26-66 2ZM-42-34C-20-26 10-28 34-42C16-18-28-16-42-34Z', '#fff', 0.45) +
  p.oval(0, -82, 17, 17, 'red', 5) +
  p.gloss(-6, -88, 5, 3) +
  [
    [-44, -4],
    [-10, -44],
    [28, -20],
    [52, 8],
    [4, 4],
    [-24, -22],
  ]
    .map(
      ([x, y], i) =>
        `<rect x="${x}" y="${y}" width="14" height="6" rx="3" transform="rotate(${i * 50} ${x} ${y})" fill="${hsl(i * 62, 90, 62)}"/>`,
    )
    .join('')

const donut = (p: Pen) =>
  p.oval(0, 8, 92, 88, 'wood') +
  p.shape(
    'M0-86C52-86 88-50 86-6C84 14 70 10 62 24C54 40 36 30 24 44C12 58-14 44-28 48C-44 52-48 30-64 26C-82 20-88 2-86-14C-82-58-48-86 0-86Z',
    'main',
  ) +
  p.oval(0, -4, 30, 27, 'wood') +
  p.flat('M-26-2C-22-22 22-22 26-2C18-12-18-12-26-2Z', '#000', 0.4) +
  [
    [-60, -28],
    [-40, -58],
    [-6, -68],
    [32, -58],
    [60, -30],
    [62, 0],
    [-62, 4],
    [-40, 28],
    [38, 18],
    [14, -46],
    [-30, -34],
  ]
    .map(
      ([x, y], i) =>
        `<rect x="${x! - 9}" y="${y! - 3.5}" width="18" height="7" rx="3.5" transform="rotate(${i * 47} ${x} ${y})" fill="${hsl(i * 55 + 20, 95, i % 2 === 0 ? 85 : 62)}"/>`,
    )
    .join('') +
  p.gloss(-44, -46, 22, 7, -40, 0.4)

const gummy = (p: Pen) =>
  p.both(p.oval(38, -76, 20, 20, 'main') + p.oval(52, 8, 20, 30, 'main', 5, -24) + p.oval(34, 76, 26, 24, 'main')) +
  p.shape(
    'M-50-40C-54-80 54-80 50-40C48-20 40-14 40-6C62 20 56 76 0 78C-56 76-62 20-40-6C-40-14-48-20-50-40Z',
    'main',
  ) +
  p.oval(0, 32, 30, 34, 'pale', 0) +
  p.both(p.dot(20, -44, 7, '#1b0a12') + p.dot(18, -47, 2.5, '#fff')) +
  p.oval(0, -28, 13, 9, 'dark', 3) +
  p.line('M-10-14Q0-6 10-14', 4) +
  p.gloss(-30, -58, 12, 6) +
  p.gloss(-18, 14, 6, 14, 14, 0.5)

const clover = (p: Pen) =>
  p.line('M4 10C8 50 24 76 44 96', 15) +
  p.line('M4 10C8 50 24 76 44 96', 7, '#5fbf4a') +
  [45, 135, 225, 315]
    .map(
      (a) =>
        `<g transform="rotate(${a} 0 0)">${p.shape('M0-6C-14-30-58-30-56-62C-54-86-22-94 0-72C22-94 54-86 56-62C58-30 14-30 0-6Z', 'green')}${p.line('M0-14L0-60', 3.5, '#fff', 0.35)}</g>`,
    )
    .join('') +
  p.oval(0, 0, 11, 11, 'gold', 4)

const potOfGold = (p: Pen) =>
  [-44, -16, 14, 42, -30, 0, 28]
    .map((x, i) => p.oval(x, i < 4 ? -20 : -38, 24, 20, 'gold', 4) + p.dot(x, i < 4 ? -22 : -40, 6, '#fff6c8', 0.7))
    .join('') +
  p.shape('M-86-16L86-16L82 6C98 50 70 90 0 90C-70 90-98 50-82 6Z', 'dark') +
  p.shape('M-92-18L92-18L92 4L-92 4Z', 'dark') +
  p.gloss(-52, 42, 9, 24, 14, 0.3) +
  `<g transform="translate(8 46) scale(.42)">${clover(p)}</g>` +
  p.flat(starPath(-50, -46, 18, 4, 4), '#fff') +
  p.flat(starPath(44, -60, 14, 3, 4), '#fff')

const horseshoe = (p: Pen) =>
  p.shape(
    'M-52 90L-84 90C-104 10-88-92 0-92C88-92 104 10 84 90L52 90C64 20 58-46 0-46C-58-46-64 20-52 90Z',
    'gold',
    6,
  ) +
  [
    [-74, 56],
    [-76, 10],
    [-60, -44],
    [0, -70],
    [60, -44],
    [76, 10],
    [74, 56],
  ]
    .map(([x, y]) => p.dot(x!, y!, 6.5, p.colours.ink))
    .join('') +
  p.line('M-78 70C-88 10-70-70-10-80', 4, '#fff', 0.55) +
  `<g transform="translate(0 44) scale(.5)">${p.shape(starPath(0, 0, 62, 26, 5), 'red', 8)}</g>`

/** Figures to eat, wear and wish for: orchard, candy, jewels, luck. */
export const treatFigures = {
  cherries,
  citrus,
  grapes,
  melon,
  plum,
  brilliant,
  emerald,
  crown,
  heartGem,
  lollipop,
  cupcake,
  donut,
  gummy,
  clover,
  potOfGold,
  horseshoe,
}
