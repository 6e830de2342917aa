import { circlePath, type Pen, starPath } from '../pen.ts'

const octopus = (p: Pen) => {
  const arm = (d: string) => p.line(d, 27, p.colours.ink) + p.line(d, 18, '#0000')
  const arms = [
    'M-46 30C-92 34-100 74-70 84C-56 88-50 74-62 70',
    'M-30 44C-56 70-56 98-30 96C-16 94-18 78-30 80',
    'M-8 48C-14 80-6 104 14 96',
    'M46 30C92 34 100 74 70 84C56 88 50 74 62 70',
    'M30 44C56 70 60 98 36 96',
  ]
  return (
    arms
      .map(
        (d) =>
          arm(d) + `<path d="${d}" fill="none" stroke="${p.tone('main')}" stroke-width="19" stroke-linecap="round"/>`,
      )
      .join('') +
    p.shape(
      'M0-92C54-92 74-54 66-16C62 10 66 30 52 46C30 60-30 60-52 46C-66 30-62 10-66-16C-74-54-54-92 0-92Z',
      'main',
    ) +
    p.gloss(-30, -58, 20, 11) +
    p.dot(30, -64, 6, '#fff', 0.3) +
    p.dot(44, -48, 4, '#fff', 0.3) +
    p.eye(-24, -2, 19) +
    p.eye(24, -2, 19) +
    p.line('M-14 28Q0 40 14 28', 5) +
    p.dot(-46, 22, 9, '#ff7d8c', 0.5) +
    p.dot(46, 22, 9, '#ff7d8c', 0.5)
  )
}

const whale = (p: Pen) =>
  p.line('M-18-62C-26-84-44-84-48-74M-18-62C-14-88 6-90 10-78', 8, '#fff', 0.85) +
  p.shape('M66 8C78-6 76-30 66-48C84-46 94-40 98-28C102-42 112-50 126-50C126-24 112 2 92 14Z', 'main') +
  p.shape('M-98 6C-98-40-56-62-8-58C40-54 60-22 70 6C78 8 88 8 94 12C84 56 34 78-16 76C-66 74-98 46-98 6Z', 'main') +
  p.flat('M-95 16C-70 30-30 34 10 28C26 26 34 34 30 46C14 66-30 74-52 68C-78 60-92 42-95 16Z', '#fff', 0.8) +
  [-78, -60, -42, -24, -6]
    .map((x) => p.line(`M${x} ${x < -60 ? 30 : 34}L${x + 8} ${x < -60 ? 52 : 66}`, 3, p.colours.ink, 0.35))
    .join('') +
  p.shape('M6 34C22 40 40 56 36 78C16 76-4 60-6 40Z', 'dark', 4) +
  p.eye(-56, 0, 12) +
  p.gloss(-44, -38, 30, 9, -12)

const angler = (p: Pen) =>
  p.line('M-14-56C-20-96 34-108 52-74', 6) +
  `<circle cx="54" cy="-66" r="40" fill="${p.radial([
    [0, '#fffbe0', 1],
    [0.35, p.colours.glow, 0.7],
    [1, p.colours.glow, 0],
  ])}"/>` +
  p.dot(54, -66, 11, '#fffef0') +
  p.shape('M-62 4C-80-14-98-30-100-44C-104-10-104 20-98 48C-88 40-74 30-62 18Z', 'accent') +
  p.shape('M82 8C70-44 14-66-26-52C-62-38-74-6-66 26C-56 62-12 82 32 70C46 66 58 58 66 50Z', 'main') +
  p.flat('M84 10C60 2 30 8 16 22C32 44 56 54 72 46C84 34 88 20 84 10Z', '#2a0713') +
  p.flat('M82 6L74 20L66 4L56 20L48 6L40 22L32 12L28 24L16 22C30 4 60-4 82 6Z', '#fff') +
  p.flat('M72 48L66 32L58 49L50 34L42 46L34 34L28 40C42 54 60 56 72 48Z', '#fff') +
  p.eye(14, -18, 20) +
  p.shape('M-20 30C-44 34-52 52-44 66C-22 64-8 50-8 36Z', 'accent', 4) +
  p.gloss(-20, -38, 22, 8, -18)

const shell = (p: Pen) =>
  p.shape(
    'M0 74C-46 70-96 20-92-28C-74-22-70-30-70-46C-50-36-42-48-40-66C-22-50-12-58 0-80C12-58 22-50 40-66C42-48 50-36 70-46C70-30 74-22 92-28C96 20 46 70 0 74Z',
    'main',
  ) +
  ['M0 70L0-70', 'M-8 70L-38-54', 'M8 70L38-54', 'M-14 68L-66-34', 'M14 68L66-34', 'M-20 66L-86-16', 'M20 66L86-16']
    .map((d) => p.line(d, 4, p.colours.ink, 0.35))
    .join('') +
  p.shape('M-30 62L30 62L22 92L-22 92Z', 'accent') +
  `<circle cx="0" cy="24" r="34" fill="${p.radial(
    [
      [0, '#ffffff'],
      [0.5, '#fdeef7'],
      [1, '#c6a9cf'],
    ],
    0.36,
    0.32,
    0.75,
  )}" stroke="${p.colours.ink}" stroke-width="5"/>` +
  p.gloss(-12, 10, 10, 6)

const fish = (p: Pen) =>
  p.shape('M-58 2C-78-28-100-40-108-36C-100-14-100 16-108 40C-98 44-78 30-58 6Z', 'accent') +
  p.shape('M-20-48C0-82 40-80 52-64C44-52 34-46 30-40Z', 'accent') +
  p.shape('M-10 44C0 72 24 78 36 68C32 56 26 48 20 42Z', 'accent') +
  p.shape('M96 4C72-44 10-64-34-40C-52-30-62-12-66 2C-62 16-52 32-34 42C10 64 72 48 96 4Z', 'main') +
  p.flat('M96 4C80 36 20 54-30 34C10 36 50 28 96 4Z', '#fff', 0.35) +
  [-30, -10, 10].map((x) => p.line(`M${x} -18Q${x + 14} 2 ${x} 22`, 5, p.colours.ink, 0.3)).join('') +
  p.line('M40-34Q26 2 40 36', 5, p.colours.ink, 0.45) +
  p.eye(62, -8, 14) +
  p.line('M92 12Q82 22 72 20', 5) +
  p.gloss(0, -34, 34, 7, -8)

const boat = (p: Pen) =>
  p.line('M-8-86L-8 34', 8) +
  p.shape('M2-84C44-64 62-20 60 18L2 18Z', 'pale') +
  p.shape('M-18-66C-48-40-58-10-60 18L-18 18Z', 'accent') +
  p.shape('M-92 32L92 32C84 62 64 78 40 78L-44 78C-68 78-86 58-92 32Z', 'red') +
  p.flat('M-88 42L88 42L84 52L-84 52Z', '#fff', 0.85) +
  p.shape('M-8-88L22-80L-8-70Z', 'gold', 4)

const lure = (p: Pen) =>
  p.line('M6-100C6-60-8-54-8-40', 4, '#fff', 0.7) +
  p.oval(-8, -14, 30, 34, 'red') +
  p.flat('M-38-12C-38 30 22 30 22-12Z', '#fff') +
  p.line('M-38-13L22-13', 5) +
  p.oval(-8, -52, 8, 8, 'gold', 4) +
  p.gloss(-20, -30, 7, 12, 20) +
  p.line('M-8 24L-8 62C-8 96 42 96 42 62L42 54', 10) +
  p.line('M-8 24L-8 62C-8 96 42 96 42 62L42 54', 4, '#dfe6ee') +
  p.flat('M42 46L30 66L46 62Z', '#dfe6ee')

const compass = (p: Pen) =>
  p.oval(0, 0, 92, 92, 'gold') +
  p.oval(0, 0, 74, 74, 'pale', 4) +
  p.oval(0, 0, 74, 74, 'sky', 0) +
  p.shape(starPath(0, 0, 70, 15, 4), 'pale', 4) +
  p.shape(starPath(0, 0, 42, 13, 4, -45), 'gold', 3) +
  p.shape('M0-70L13 0L-13 0Z', 'red', 4) +
  p.oval(0, 0, 9, 9, 'gold', 3) +
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${p.dot(0, -83, 4, p.colours.ink)}</g>`).join('') +
  p.gloss(-34, -44, 26, 8, -45, 0.35)

const galleon = (p: Pen) =>
  p.line('M-44-70L-44 36M10-92L10 36M60-60L60 36', 7) +
  p.shape('M-74-62C-58-54-32-54-18-62C-24-40-24-22-18-8C-34-2-58-2-74-8C-64-24-64-44-74-62Z', 'pale') +
  p.shape('M-22-84C-4-76 24-76 44-84C36-54 36-30 44-6C22 2-4 2-22-6C-12-28-12-56-22-84Z', 'pale') +
  p.shape('M42-52C54-46 72-46 84-52C78-34 78-20 84-4C72 0 54 0 42-4C48-18 48-36 42-52Z', 'pale') +
  p.flat(circlePath(11, -46, 15), p.colours.ink) +
  p.dot(5, -48, 4, '#fff') +
  p.dot(17, -48, 4, '#fff') +
  p.line('M4-36L18-36', 3, '#fff') +
  p.shape('M10-94L34-88L10-82Z', 'red', 3) +
  p.shape('M-98 12L-78 22L76 22L84 4L100 4C98 40 84 76 58 78L-52 78C-80 76-94 44-98 12Z', 'wood') +
  [-50, -18, 14, 46].map((x) => p.oval(x, 46, 9, 9, 'gold', 4) + p.dot(x, 46, 5, '#150a10')).join('') +
  p.line('M-86 34L82 34', 4, p.colours.ink, 0.5)

const chest = (p: Pen) =>
  `<circle cx="0" cy="-6" r="86" fill="${p.radial([
    [0, '#fff3b0', 0.9],
    [1, '#ffd75a', 0],
  ])}"/>` +
  p.shape('M-80-8C-84-64-50-84 0-84C50-84 84-64 80-8Z', 'wood') +
  p.shape('M-12-84L12-84L12-8L-12-8Z', 'gold', 4) +
  [-54, -30, -6, 20, 46].map((x, i) => p.oval(x, -2 - (i % 2) * 10, 20, 20, 'gold', 4)).join('') +
  p.shape(starPath(30, -20, 16, 9, 3), 'accent', 3) +
  p.shape('M-86 8L86 8L78 82L-78 82Z', 'wood') +
  p.line('M-84 26L84 26M-80 58L80 58', 4, p.colours.ink, 0.4) +
  p.shape('M-64 8L-44 8L-42 82L-60 82Z', 'gold', 4) +
  p.shape('M64 8L44 8L42 82L60 82Z', 'gold', 4) +
  p.oval(0, 34, 17, 17, 'gold') +
  p.dot(0, 31, 5, p.colours.ink) +
  p.line('M0 32L0 42', 5)

/** Figures of the water: for the deep sea, fishing and pirate scenes. */
export const seaFigures = { octopus, whale, angler, shell, fish, boat, lure, compass, galleon, chest }
