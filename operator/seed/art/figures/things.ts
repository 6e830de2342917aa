import { circlePath, hsl, type Pen, starPath } from '../pen.ts'

const ringedPlanet = (p: Pen) =>
  `<g transform="rotate(-18)">` +
  p.line('M-62-6C-120-2-128 26-92 32', 15) +
  `<path d="M-64-8C-124 0-124 26-70 32M64-8C124 0 124 26 70 32" fill="none" stroke="${p.tone('accent')}" stroke-width="13" stroke-linecap="round"/>` +
  p.oval(0, 0, 72, 72, 'main') +
  p.flat('M-70-18C-30-4 30-6 70-20L72-2C30 14-30 16-72 2Z', '#fff', 0.25) +
  p.flat('M-62 34C-20 48 24 46 62 32L50 52C20 64-20 64-50 52Z', '#000', 0.16) +
  p.gloss(-28, -40, 22, 12) +
  `<path d="M-70 32C-20 48 20 48 70 32" fill="none" stroke="${p.colours.ink}" stroke-width="21" stroke-linecap="round"/><path d="M-72 31C-20 48 20 48 72 31" fill="none" stroke="${p.tone('accent')}" stroke-width="13" stroke-linecap="round"/></g>` +
  p.oval(76, -66, 15, 15, 'pale', 4)

const rocket = (p: Pen) =>
  `<g transform="rotate(32)">` +
  p.flat('M-24 66C-30 96-10 104 0 136C10 104 30 96 24 66Z', '#ff9a2e') +
  p.flat('M-12 66C-14 86-4 92 0 112C4 92 14 86 12 66Z', '#fff3a0') +
  p.both(p.shape('M28 10C58 24 64 54 58 78L24 62Z', 'accent')) +
  p.shape('M0-108C36-78 46-34 40 10C38 36 32 54 26 68L-26 68C-32 54-38 36-40 10C-46-34-36-78 0-108Z', 'pale') +
  p.shape('M0-108C18-92 30-74 36-54C14-46-14-46-36-54C-30-74-18-92 0-108Z', 'red', 4) +
  p.oval(0, -14, 21, 21, 'gold') +
  p.oval(0, -14, 13, 13, 'sky', 4) +
  p.gloss(-5, -19, 5, 3) +
  p.line('M-38 30C-14 38 14 38 38 30', 5, p.colours.ink, 0.5) +
  p.shape('M-6 34L6 34L6 84L-6 84Z', 'accent', 4) +
  '</g>'

const astronaut = (p: Pen) =>
  p.shape('M-70 100C-74 56-46 40 0 40C46 40 74 56 70 100Z', 'pale') +
  p.shape('M-30 66L30 66L30 100L-30 100Z', 'steel', 4) +
  p.dot(-14, 80, 6, '#e5484d') +
  p.dot(4, 80, 6, '#46c06a') +
  p.oval(0, -20, 76, 74, 'pale') +
  p.both(p.oval(76, -18, 12, 22, 'accent', 4)) +
  p.shape('M-54-26C-54-62 54-62 54-26C56 18 30 30 0 30C-30 30-56 18-54-26Z', 'main') +
  p.flat('M-46-30C-44-52-8-54 10-52C-10-34-30-14-34 12C-44 2-48-14-46-30Z', '#fff', 0.45) +
  p.dot(28, 2, 7, '#fff', 0.7) +
  p.dot(14, 14, 4, '#fff', 0.6) +
  p.flat(starPath(24, -28, 12, 3, 4), '#fff', 0.9)

const saucer = (p: Pen) =>
  p.flat('M-34 30L-70 110L70 110L34 30Z', p.colours.glow, 0.35) +
  p.shape('M-48-16C-48-70 48-70 48-16Z', 'sky') +
  p.gloss(-18, -42, 10, 16, 24) +
  p.oval(0, -30, 15, 19, 'green', 4) +
  p.both(p.dot(6, -33, 4, '#0d1a10')) +
  p.shape('M-100 10C-100-12-50-22 0-22C50-22 100-12 100 10C100 30 50 42 0 42C-50 42-100 30-100 10Z', 'steel') +
  p.flat('M-96 4C-60-12 60-12 96 4C60-4-60-4-96 4Z', '#fff', 0.7) +
  [-68, -36, 0, 36, 68]
    .map((x, i) => p.oval(x, 18 + (Math.abs(x) < 40 ? 5 : 0), 9, 7, i % 2 === 0 ? 'accent' : 'gold', 3))
    .join('')

const sheriff = (p: Pen) =>
  p.shape(starPath(0, 4, 100, 50, 6), 'gold', 6) +
  Array.from(
    { length: 6 },
    (_, i) => `<g transform="translate(0 4) rotate(${i * 60})">${p.oval(0, -98, 11, 11, 'gold', 4)}</g>`,
  ).join('') +
  p.oval(0, 4, 46, 46, 'gold', 4) +
  p.oval(0, 4, 36, 36, 'main', 4) +
  p.shape(starPath(0, 4, 28, 12, 5), 'pale', 3) +
  p.gloss(-30, -28, 20, 6, -40, 0.5)

const hat = (p: Pen) =>
  p.shape(
    'M-106 18C-74 30-62 24-50 14C-54-30-44-66-26-70C-12-72-8-62 0-60C8-62 12-72 26-70C44-66 54-30 50 14C62 24 74 30 106 18C100 50 52 66 0 66C-52 66-100 50-106 18Z',
    'wood',
  ) +
  p.shape('M-52 0C-20 12 20 12 52 0L50 22C20 34-20 34-50 22Z', 'red', 4) +
  p.oval(0, 18, 10, 10, 'gold', 3) +
  p.flat('M-38-20C-36-44-30-58-22-60C-28-44-30-30-30-14Z', '#fff', 0.25) +
  p.line('M-96 30C-50 56 50 56 96 30', 4, p.colours.ink, 0.35)

const cactus = (p: Pen) =>
  p.shape(
    'M-22 90L-22 40C-66 46-84 20-80-22C-78-40-54-40-52-22C-52 0-46 10-22 8L-22-60C-22-98 22-98 22-60L22 26C46 28 52 14 52-8C54-28 78-28 80-8C82 36 62 62 22 58L22 90Z',
    'green',
  ) +
  p.line('M-8-70L-8 84M8-70L8 84M-68-26C-68 12-58 26-34 26M66-10C66 28 56 42 34 42', 4, '#fff', 0.28) +
  p.shape('M0-106L9-92L24-96L18-82L0-76L-18-82L-24-96L-9-92Z', 'rose', 4) +
  p.shape('M-64 90C-50 76 50 76 64 90C60 100-60 100-64 90Z', 'gold', 4)

const car = (p: Pen) =>
  p.shape('M-106 34C-108 10-92 2-66-4C-46-34-20-44 14-44C44-44 60-24 72-4C96 0 108 12 106 36Z', 'main') +
  p.shape('M-50-6C-36-28-16-34-2-34L-2-6Z', 'sky', 4) +
  p.shape('M8-34C34-34 46-22 56-6L8-6Z', 'sky', 4) +
  p.flat('M-100 20C-60 10 60 10 104 22L104 28C60 18-60 18-102 28Z', '#fff', 0.5) +
  p.shape('M84 6C96 6 104 12 105 20L88 18Z', 'gold', 3) +
  p.both(p.oval(58, 38, 27, 27, 'dark') + p.oval(58, 38, 14, 14, 'steel', 4) + p.dot(58, 38, 4, p.colours.ink)) +
  p.shape('M-104-20L-66-20L-62-8L-92-6Z', 'accent', 4) +
  p.oval(14, 12, 17, 15, 'pale', 4) +
  p.flat(starPath(14, 12, 11, 5, 5), p.colours.ink)

const racer = (p: Pen) =>
  p.shape('M-78 60C-96-40-50-88 10-86C66-84 92-40 90 10L90 46C60 52 40 56 34 78C0 92-50 88-78 60Z', 'main') +
  p.shape('M-10-22C20-44 70-40 90-6L90 30C60 38 20 38-4 24C-20 10-22-8-10-22Z', 'dark') +
  p.flat('M0-16C24-32 54-30 70-16C46-20 22-14 6 6C-4 0-6-8 0-16Z', '#fff', 0.5) +
  p.flat('M-66-26C-50-64-10-78 26-74C-10-66-36-44-48-8Z', '#fff', 0.85) +
  p.shape('M-82 62C-50 84 0 84 34 76L28 96C-10 104-60 100-80 84Z', 'accent', 4) +
  p.oval(-34, 26, 24, 24, 'pale', 4) +
  p.line('M-36 12L-36 40M-36 12L-44 20', 7)

const tyre = (p: Pen) =>
  p.oval(0, 0, 94, 94, 'dark') +
  Array.from(
    { length: 20 },
    (_, i) => `<rect x="-6" y="-96" width="12" height="16" fill="${p.colours.ink}" transform="rotate(${i * 18})"/>`,
  ).join('') +
  p.oval(0, 0, 66, 66, 'steel') +
  p.oval(0, 0, 56, 56, 'main', 4) +
  Array.from(
    { length: 5 },
    (_, i) => `<g transform="rotate(${i * 72})">${p.shape('M-9-14L-15-54L15-54L9-14Z', 'steel', 4)}</g>`,
  ).join('') +
  p.oval(0, 0, 19, 19, 'gold', 4) +
  p.line('M-78-30A84 84 0 0 1-20-80', 6, '#fff', 0.6)

const detective = (p: Pen) =>
  p.shape('M-86 100C-80 66-50 54-30 48L30 48C50 54 80 66 86 100Z', 'dark') +
  p.shape('M-30 44L0 82L30 44L16 30L-16 30Z', 'pale', 4) +
  p.shape('M-6 58L6 58L10 98L-10 98Z', 'red', 4) +
  p.shape('M-42-20C-42 30-20 56 0 56C20 56 42 30 42-20Z', 'pale') +
  p.flat('M-42-20L42-20C42-4 40 8 36 16C10-2-10-2-36 16C-40 8-42-4-42-20Z', '#0d0812', 0.75) +
  p.both(p.dot(17, 2, 5, '#ffe9a0')) +
  p.line('M-12 36Q2 40 14 34', 5) +
  p.shape(
    'M-92-12C-70-4-56-6-48-14C-52-56-44-80-26-84C-12-86-8-78 0-76C8-78 12-86 26-84C44-80 52-56 48-14C56-6 70-4 92-12C88 12 46 10 0 10C-46 10-88 12-92-12Z',
    'main',
  ) +
  p.shape('M-50-28C-20-18 20-18 50-28L49-10C20 2-20 2-49-10Z', 'accent', 4)

const magnifier = (p: Pen) =>
  `<g transform="rotate(-42)">` +
  p.shape('M-13 56L13 56L16 116L-16 116Z', 'wood') +
  p.shape('M-11 44L11 44L11 62L-11 62Z', 'gold', 4) +
  p.oval(0, -18, 72, 72, 'gold', 6) +
  `<circle cy="-18" r="56" fill="${p.radial([
    [0, '#ffffff', 0.95],
    [0.7, p.colours.glow, 0.55],
    [1, p.colours.glow, 0.25],
  ])}" stroke="${p.colours.ink}" stroke-width="5"/></g>` +
  `<g transform="translate(-12 -12)">` +
  [0, 1, 2, 3]
    .map((i) =>
      p.line(
        `M${-24 + i * 3} ${18 - i}A${24 - i * 6} ${30 - i * 7} 0 0 1 ${24 - i * 3} ${18 - i}`,
        5,
        p.colours.ink,
        0.85,
      ),
    )
    .join('') +
  p.line('M0 10L0 26', 5) +
  '</g>' +
  p.line('M-54-42A56 56 0 0 1-26-66', 6, '#fff', 0.95)

const lantern = (p: Pen) =>
  p.line('M0-104L0-76', 6) +
  `<circle r="104" fill="${p.radial([
    [0, '#fff1b8', 0.8],
    [1, '#ffb84a', 0],
  ])}"/>` +
  p.shape('M-28-78L28-78L28-62L-28-62ZM-28 58L28 58L28 74L-28 74Z', 'gold', 4) +
  p.oval(0, -2, 82, 62, 'red') +
  p.line(
    'M-48-50C-64-20-64 16-48 46M-18-62C-24-20-24 16-18 58M18-62C24-20 24 16 18 58M48-50C64-20 64 16 48 46',
    4,
    '#ffd86b',
    0.9,
  ) +
  p.gloss(-44, -26, 10, 20, 22, 0.4) +
  p.shape(circlePath(0, -2, 24), 'gold', 4) +
  p.flat('M-9-11L9-11L9 7L-9 7ZM-4-6L-4 2L4 2L4-6Z', '#a3231f') +
  [-14, 0, 14].map((x) => p.line(`M${x} 74L${x} 104`, 5, '#ffb02e')).join('')

const koi = (p: Pen) =>
  `<g transform="rotate(-24)">` +
  p.shape('M-64 6C-84-24-112-22-118-40C-122-6-124 20-108 48C-100 36-82 26-64 14Z', 'pale') +
  p.shape('M-2-34C10-66 40-66 48-54C40-42 32-34 26-30Z', 'red', 4) +
  p.shape('M0 36C6 66 30 74 42 62C36 50 30 40 24 34Z', 'red', 4) +
  p.shape('M94 0C76-40 20-50-24-32C-46-22-60-8-68 8C-54 24-40 34-20 38C24 48 76 40 94 0Z', 'pale') +
  p.flat(
    'M60-36C40-44 16-44 6-36C10-14 44-10 60-36ZM-20-30C-38-24-52-12-62 2C-40 14-14 0-20-30ZM22 40C6 42-8 40-18 36C-8 18 20 20 22 40Z',
    hsl(p.colours.hue.main, 88, 54),
  ) +
  p.eye(64, -10, 9) +
  p.line('M92 4C100 14 108 14 112 10M90-2C100-6 108-4 112-8', 4) +
  [-30, -8, 14].map((x) => p.line(`M${x} -10q10 10 0 22`, 3.5, p.colours.ink, 0.25)).join('') +
  '</g>'

const fan = (p: Pen) =>
  Array.from(
    { length: 11 },
    (_, i) =>
      `<g transform="translate(0 70) rotate(${-75 + i * 15})">${p.shape('M-5 0L5 0L20-142C12-150-12-150-20-142Z', i % 2 === 0 ? 'main' : 'red', 4)}</g>`,
  ).join('') +
  Array.from(
    { length: 11 },
    (_, i) =>
      `<g transform="translate(0 70) rotate(${-75 + i * 15})">${p.dot(0, -118, 8, '#ffe08a')}${p.dot(0, -96, 4, '#fff', 0.7)}</g>`,
  ).join('') +
  p.oval(0, 70, 14, 14, 'gold') +
  p.line('M0 84L0 104', 6, '#ffb02e')

const luckyCat = (p: Pen) =>
  p.shape('M-62 98C-80 60-70 24-44 10L44 10C70 24 80 60 62 98Z', 'pale') +
  p.shape('M56-70C60-92 88-92 88-68C90-30 82 10 56 34L38 14C54-4 58-40 56-70Z', 'pale') +
  p.shape('M-66-24L-62-88L-28-66C-10-72 10-72 28-66L62-88L66-24C66 14 34 28 0 28C-34 28-66 14-66-24Z', 'pale') +
  p.both(p.flat('M56-76L52-48L36-60Z', '#f2737d')) +
  p.both(p.line('M16-22Q27-34 38-22', 6) + p.dot(44, -4, 9, '#ff9aa5', 0.6)) +
  p.line('M-10 0Q-5 8 0 0Q5 8 10 0', 4) +
  p.flat('M-5-9L5-9L0-2Z', '#e2442f') +
  p.shape('M-50 20C-20 36 20 36 50 20L52 34C20 50-20 50-52 34Z', 'red', 4) +
  p.oval(0, 44, 13, 13, 'gold', 4) +
  p.shape('M-34 60C-20 52 20 52 34 60L34 96L-34 96Z', 'gold', 4) +
  p.line('M-16 72L16 72M0 64L0 90M-12 82L12 82', 4, '#8a5a10')

const pumpkin = (p: Pen) =>
  p.shape('M-8-62C-10-84 4-96 22-94C14-86 12-76 14-62Z', 'green', 4) +
  p.oval(-52, 14, 46, 66, 'gold') +
  p.oval(52, 14, 46, 66, 'gold') +
  p.oval(0, 14, 56, 74, 'gold') +
  p.line('M-28-52C-44-20-44 50-26 80M28-52C44-20 44 50 26 80', 4, p.colours.ink, 0.35) +
  p.both(p.flat('M20-2L56-22L58 14Z', '#2a0a12') + p.flat('M30-2L52-14L53 8Z', '#ffe66b')) +
  p.flat('M-60 34C-20 50 20 50 60 34C48 78 20 70 16 62L6 74L-6 62L-16 72C-30 74-52 66-60 34Z', '#2a0a12') +
  p.flat('M-46 46C-16 56 16 56 46 46C38 64 24 62 18 56L6 66L-8 56L-18 64C-30 64-40 58-46 46Z', '#ffe66b') +
  p.gloss(-50, -22, 8, 20, 14, 0.4)

const ghost = (p: Pen) =>
  p.shape(
    'M0-92C52-92 72-50 70 0C70 40 78 70 84 92C66 100 58 84 44 84C30 84 26 100 8 98C-8 98-14 84-30 84C-46 84-60 100-84 90C-76 66-70 40-70 0C-72-50-52-92 0-92Z',
    'pale',
  ) +
  p.both(
    p.flat('M24-48C36-48 42-34 42-20C42-8 34-2 24-2C16-2 10-10 10-22C10-38 16-48 24-48Z', '#1c1026') +
      p.dot(22, -32, 5, '#fff') +
      p.dot(50, 8, 10, '#ff9ab8', 0.6),
  ) +
  p.oval(0, 20, 14, 18, 'dark', 3) +
  p.both(p.shape('M66 0C92-2 98 18 88 34C76 40 66 30 64 20Z', 'pale', 4)) +
  p.gloss(-34, -58, 9, 20, 22, 0.8)

const witchCat = (p: Pen) =>
  p.shape('M44 94C92 90 104 40 80 10C70 0 60 14 70 24C82 44 66 70 40 70Z', 'dark') +
  p.shape('M-52 98C-60 50-40 26-34 14L34 14C44 30 60 56 50 98Z', 'dark') +
  p.shape('M-58-8L-54-64L-22-40C-8-44 8-44 22-40L54-64L58-8C56 26 26 36 0 36C-26 36-56 26-58-8Z', 'dark') +
  p.both(
    p.flat('M8-8C18-26 40-22 46-8C36 6 18 6 8-8Z', '#c9f24b') +
      p.flat('M28-20C32-12 32-4 28 2C24-4 24-12 28-20Z', '#0c0610'),
  ) +
  p.flat('M-5 10L5 10L0 17Z', '#ff9aa5') +
  p.both(p.line('M16 16L52 10M16 20L50 24', 3, '#fff', 0.6)) +
  p.shape(
    'M-64-44C-30-34 30-34 64-44C58-32 30-26 0-26C-30-26-58-32-64-44ZM-34-40L12-112L34-40C10-34-10-34-34-40Z',
    'main',
    5,
  ) +
  p.shape('M-30-50C-10-44 10-44 31-50L34-40C10-34-10-34-34-40Z', 'gold', 3)

const discoBall = (p: Pen) => {
  const tiles = []
  for (let row = -4; row <= 4; row++) {
    const y = row * 17
    const half = Math.sqrt(78 * 78 - y * y)
    for (let col = -4; col <= 4; col++) {
      const x = (col / 4.6) * half
      const light = 34 + ((row * 7 + col * 13 + 70) % 5) * 13
      tiles.push(
        `<rect x="${(x - half / 10.4).toFixed(1)}" y="${y - 7.5}" width="${(half / 5.2).toFixed(1)}" height="15" rx="2" fill="${hsl((row + col) % 3 === 0 ? p.colours.hue.accent : p.colours.hue.main, 80, light)}"/>`,
      )
    }
  }
  return (
    p.line('M0-110L0-80', 6, '#e8e8f0') +
    p.oval(0, 0, 86, 86, 'dark') +
    tiles.join('') +
    p.line(circlePath(0, 0, 86), 6) +
    p.flat(starPath(-34, -36, 42, 6, 4), '#fff', 0.95) +
    p.flat(starPath(46, 26, 22, 4, 4), '#fff', 0.9) +
    p.shape('M-14-92L14-92L14-80L-14-80Z', 'gold', 4)
  )
}

const microphone = (p: Pen) =>
  `<g transform="rotate(34)">` +
  p.shape('M-18-6L18-6L11 104L-11 104Z', 'dark') +
  p.shape('M-26-14L26-14L22 4L-22 4Z', 'gold', 4) +
  p.oval(0, -52, 46, 46, 'steel') +
  p.line(
    'M-42-66C-14-54 14-54 42-66M-46-50C-14-38 14-38 46-50M-40-32C-14-22 14-22 40-32M-22-92C-32-66-32-40-22-14M0-98L0-8M22-92C32-66 32-40 22-14',
    3,
    p.colours.ink,
    0.5,
  ) +
  p.gloss(-18, -72, 12, 7) +
  p.oval(0, 28, 6, 9, 'red', 3) +
  '</g>'

const vinyl = (p: Pen) =>
  p.oval(0, 0, 96, 96, 'dark') +
  [84, 74, 64, 54].map((r) => p.line(circlePath(0, 0, r), 2, '#fff', 0.16)).join('') +
  p.flat('M0 0L-60-74A96 96 0 0 1 0-96ZM0 0L60 74A96 96 0 0 1 0 96Z', '#fff', 0.14) +
  p.oval(0, 0, 38, 38, 'main', 4) +
  p.oval(0, 0, 22, 22, 'accent', 3) +
  p.dot(0, 0, 6, p.colours.ink) +
  `<g transform="translate(34 -34)">${p.shape('M8-62L54-74L54-56L18-46L18 8C18 28-14 32-14 14C-14 0 0-4 8 0Z', 'gold')}</g>`

const penguin = (p: Pen) =>
  p.both(p.shape('M58-10C88 10 92 46 82 66C66 58 56 40 54 20Z', 'dark', 4)) +
  p.shape('M0-92C46-92 60-50 62-6C72 30 62 92 0 92C-62 92-72 30-62-6C-60-50-46-92 0-92Z', 'dark') +
  p.shape(
    'M0-52C18-66 44-60 42-30C40-10 54 12 52 36C48 72 24 84 0 84C-24 84-48 72-52 36C-54 12-40-10-42-30C-44-60-18-66 0-52Z',
    'pale',
    0,
  ) +
  p.both(p.eye(18, -38, 11) + p.shape('M8 86L44 82L48 98L6 98Z', 'gold', 4)) +
  p.shape('M-15-24L15-24L0-6Z', 'gold', 4) +
  p.shape('M-60-4C-20 12 20 12 60-4L62 14C20 30-20 30-62 14Z', 'red', 4) +
  p.shape('M24 14L44 8L48 60L30 62Z', 'red', 4)

const snowman = (p: Pen) =>
  p.line('M-50 6L-96-26M-80-16L-94-8M50 6L96-26M80-16L92-6', 8) +
  p.oval(0, 56, 62, 48, 'pale') +
  p.oval(0, -10, 48, 44, 'pale') +
  p.oval(0, -58, 36, 34, 'pale') +
  p.shape('M-38-80L38-80L38-70L-38-70ZM-26-80L-22-116L22-116L26-80Z', 'dark', 4) +
  p.flat('M-25-90L25-90L26-80L-26-80Z', '#e2442f') +
  p.both(p.dot(13, -64, 5, p.colours.ink)) +
  p.shape('M0-58L38-50L0-48Z', 'gold', 3) +
  p.line('M-14-40Q0-32 14-40', 4) +
  [0, 22, 50].map((y) => p.dot(0, y, 6, p.colours.ink)).join('') +
  p.shape('M-40-30C-14-18 14-18 40-30L42-16C14-4-14-4-42-16Z', 'main', 4) +
  p.shape('M-30-14L-12-10L-18 30L-36 26Z', 'main', 4)

const snowflake = (p: Pen) => {
  const arm = 'M0 0L0-92M0-60L-22-80M0-60L22-80M0-34L-20-50M0-34L20-50'
  return (
    `<circle r="100" fill="${p.radial([
      [0, '#ffffff', 0.7],
      [1, p.colours.glow, 0],
    ])}"/>` +
    [0, 60, 120, 180, 240, 300].map((a) => `<g transform="rotate(${a})">${p.line(arm, 19)}</g>`).join('') +
    [0, 60, 120, 180, 240, 300]
      .map(
        (a) =>
          `<g transform="rotate(${a})"><path d="${arm}" fill="none" stroke="${p.tone('pale')}" stroke-width="10" stroke-linecap="round"/></g>`,
      )
      .join('') +
    p.shape(starPath(0, 0, 26, 15, 6), 'accent', 4)
  )
}

/** Figures of the sky, the road, the night and the seasons. */
export const thingFigures = {
  ringedPlanet,
  rocket,
  astronaut,
  saucer,
  sheriff,
  hat,
  cactus,
  car,
  racer,
  tyre,
  detective,
  magnifier,
  lantern,
  koi,
  fan,
  luckyCat,
  pumpkin,
  ghost,
  witchCat,
  discoBall,
  microphone,
  vinyl,
  penguin,
  snowman,
  snowflake,
}
