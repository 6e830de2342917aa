import { circlePath, type Pen, starPath } from '../pen.ts'

const scarab = (p: Pen) =>
  p.both(p.line('M40-20L82-46L90-30M48 14L92 14L98 30M40 44L76 70L74 88', 9)) +
  p.both(
    p.shape('M10-20C60-70 110-40 104-8C80-20 50-6 14 10Z', 'accent', 4) +
      p.line('M24-14C54-40 84-36 96-20M22-4C50-22 74-22 88-18', 3, p.colours.ink, 0.4),
  ) +
  p.shape('M0-40C50-40 62 0 54 40C46 74 20 90 0 90C-20 90-46 74-54 40C-62 0-50-40 0-40Z', 'main') +
  p.line('M0-14L0 88', 5) +
  p.line('M-50-8C-20 2 20 2 50-8', 5) +
  p.shape('M-30-36C-34-62-16-74 0-74C16-74 34-62 30-36C14-28-14-28-30-36Z', 'dark') +
  p.oval(0, -90, 22, 22, 'red', 5) +
  p.gloss(-6, -97, 7, 4) +
  p.gloss(-28, 20, 8, 26, 12, 0.4) +
  p.both(p.dot(14, -54, 4, '#fff'))

const sunEye = (p: Pen) =>
  p.shape('M-98-6C-64-50-4-58 42-40C70-30 88-14 100 2C60 34-40 44-98-6Z', 'pale') +
  p.oval(0, -4, 38, 38, 'main') +
  p.dot(0, -4, 19, p.colours.ink) +
  p.dot(-10, -16, 8, '#fff') +
  p.shape('M-104-48C-50-92 40-92 104-30C40-66-50-66-104-48Z', 'accent') +
  p.shape('M-10 32C-6 60-14 80-30 98C-12 94 8 74 8 32Z', 'accent', 4) +
  p.line('M22 28C44 56 70 76 92 62C106 50 92 34 80 44', 15) +
  `<path d="M22 28C44 56 70 76 92 62C106 50 92 34 80 44" fill="none" stroke="${p.tone('accent')}" stroke-width="8" stroke-linecap="round"/>`

const pharaoh = (p: Pen) =>
  p.shape('M0-94C60-94 78-50 84 10C88 44 96 70 92 96L-92 96C-96 70-88 44-84 10C-78-50-60-94 0-94Z', 'gold') +
  [-66, -42, -18, 6, 30, 54, 78]
    .map((y) =>
      p.both(
        p.line(`M${46 + Math.max(0, (y + 60) / 7)} ${y}L${58 + Math.max(0, (y + 66) / 5)} ${y + 8}`, 11, '#27509c'),
      ),
    )
    .join('') +
  p.shape('M0-62C40-62 50-30 48 6C46 44 24 70 0 70C-24 70-46 44-48 6C-50-30-40-62 0-62Z', 'gold') +
  p.shape('M-56-58C-30-84 30-84 56-58C30-68-30-68-56-58Z', 'main', 4) +
  p.both(
    p.flat('M8-6C20-20 40-16 48-8C38 4 20 6 8-6Z', '#fff') +
      p.dot(27, -7, 7, '#120a14') +
      p.line('M6-6C20-22 42-18 56-4M8-28C22-38 38-34 46-26', 5, '#1d2f63'),
  ) +
  p.line('M-6 4L-8 26Q0 32 8 26L6 4', 4, p.colours.ink, 0.6) +
  p.line('M-16 44Q0 52 16 44', 6, '#8a3a1c') +
  p.shape('M-12 70L12 70L9 100L-9 100Z', 'main', 4) +
  p.shape('M-9-88C-20-104 20-104 9-88L6-64L-6-64Z', 'accent', 4) +
  p.gloss(-24, -40, 8, 14, 20, 0.4)

const catIdol = (p: Pen) =>
  p.shape('M-44 94C-60 50-50 10-34-8L-46-78L-18-52C-6-58 6-58 18-52L46-78L34-8C50 10 60 50 44 94Z', 'dark') +
  p.both(
    p.flat('M6-26C14-36 28-34 32-24C24-16 12-16 6-26Z', '#ffd84a') + p.flat('M18-34L22-26L18-17L14-26Z', '#120a14'),
  ) +
  p.line('M-5-10L0-5L5-10M0-5L0 2', 4, '#ffd84a') +
  p.shape('M-38 8C-16 24 16 24 38 8L44 26C18 42-18 42-44 26Z', 'gold', 4) +
  p.oval(0, 34, 11, 13, 'main', 4) +
  p.line('M-16 60L-16 94M16 60L16 94', 4, '#ffd84a', 0.35) +
  p.both(p.shape('M40-66L24-50L34-44Z', 'gold', 0)) +
  p.gloss(-32, 54, 5, 22, 6, 0.25)

const temple = (p: Pen) =>
  `<circle cx="0" cy="-10" r="96" fill="${p.radial([
    [0, '#fff8d8', 0.85],
    [1, p.colours.glow, 0],
  ])}"/>` +
  p.shape('M-96-30L0-88L96-30Z', 'pale') +
  p.shape('M-60-36L0-72L60-36Z', 'accent', 3) +
  p.shape('M-92-30L92-30L92-12L-92-12Z', 'pale', 4) +
  [-74, -37, 0, 37, 74]
    .map(
      (x) =>
        p.shape(`M${x - 12}-12L${x + 12}-12L${x + 10} 62L${x - 10} 62Z`, 'pale', 4) +
        p.line(`M${x - 4}-6L${x - 4} 58M${x + 4}-6L${x + 4} 58`, 2.5, p.colours.ink, 0.25),
    )
    .join('') +
  p.shape('M-98 62L98 62L98 76L-98 76ZM-108 78L108 78L108 94L-108 94Z', 'pale', 4) +
  p.shape(starPath(0, -50, 12, 5, 5), 'gold', 2)

const hoplite = (p: Pen) =>
  p.shape('M-70-40C-84-96-10-118 40-96C80-80 100-30 92 30C72 10 66-20 48-44C20-72-40-66-70-40Z', 'red') +
  [-40, -16, 10, 34, 56]
    .map((x, i) => p.line(`M${x} ${-92 + Math.abs(i - 1.6) * 7}L${x - 4} ${-62 + i * 4}`, 3, p.colours.ink, 0.4))
    .join('') +
  p.shape(
    'M-60-32C-40-72 40-72 60-22C68 10 66 50 52 90L16 96L10 26L30 6L-4 2L-12 24L-10 92L-44 76C-62 40-70 0-60-32Z',
    'gold',
  ) +
  p.flat('M-12 24L-4 2L30 6L10 26L14 94L-10 92Z', '#1a0c14') +
  p.line('M-52 6C-40-6-20-8-4 2M62 4L30 6', 5) +
  p.gloss(-38, -22, 9, 20, 24, 0.5) +
  p.dot(6, 14, 5, '#ffe9a8', 0.9)

const bolt = (p: Pen) =>
  `<circle r="98" fill="${p.radial([
    [0, '#ffffff', 0.9],
    [0.4, p.colours.glow, 0.55],
    [1, p.colours.glow, 0],
  ])}"/>` +
  p.both(
    p.line('M20 70C70 60 92 10 78-46', 6, '#d8a928') +
      [
        [86, -40],
        [90, -14],
        [84, 14],
        [70, 40],
        [48, 60],
      ]
        .map(
          ([x, y], i) =>
            `<ellipse cx="${x}" cy="${y}" rx="9" ry="20" transform="rotate(${30 + i * 22} ${x} ${y})" fill="${p.tone('gold')}" stroke="${p.colours.ink}" stroke-width="4"/>`,
        )
        .join(''),
  ) +
  p.shape('M20-98L-44 8L-6 8L-26 98L50-22L10-22L44-98Z', 'accent', 6) +
  p.flat('M16-88L-28 0L-14 0L26-88Z', '#fff', 0.6)

const lyre = (p: Pen) =>
  p.line('M-20 40L-20-62M-7 44L-7-64M7 44L7-64M20 40L20-62', 3, '#fff6d0') +
  p.both(
    p.shape(
      'M10 90C-4 84 4 62 26 62C60 62 40 10 42-20C44-50 62-78 86-70C96-66 96-48 82-48C66-50 60-30 60-8C62 40 70 92 10 90Z',
      'gold',
    ),
  ) +
  p.shape('M-62-58L62-58L62-44L-62-44Z', 'accent', 4) +
  p.shape('M-36 60C-20 44 20 44 36 60C40 84 20 96 0 96C-20 96-40 84-36 60Z', 'gold') +
  p.oval(0, 72, 10, 10, 'main', 4)

const longship = (p: Pen) =>
  p.line('M0-92L0 40', 8) +
  p.shape('M-58-78L58-78C66-40 60-10 52 12C20 24-20 24-52 12C-60-10-66-40-58-78Z', 'pale') +
  [-42, -14, 14, 42]
    .map((x) => p.flat(`M${x - 8}-77L${x + 8}-77L${x * 0.95 + 8} 15L${x * 0.95 - 8} 15Z`, '#c8342e'))
    .join('') +
  p.line('M-58-78L58-78C66-40 60-10 52 12C20 24-20 24-52 12C-60-10-66-40-58-78Z', 5) +
  p.shape(
    'M-98-36C-110-46-104-64-90-60C-78-56-84-42-90-40C-92 0-80 30-56 36L56 36C84 28 96-6 92-52C104-48 110-34 104-6C98 50 60 80 0 80C-60 80-98 40-98-36Z',
    'wood',
  ) +
  [-48, -16, 16, 48]
    .map((x, i) => p.oval(x, 44, 15, 15, i % 2 === 0 ? 'accent' : 'main', 4) + p.oval(x, 44, 5, 5, 'gold', 2))
    .join('')

const hornHelm = (p: Pen) =>
  p.both(
    p.shape('M44-16C80-14 96-48 84-92C114-56 108 10 52 16Z', 'pale') +
      p.line('M88-72L98-66M86-44L100-38', 4, p.colours.ink, 0.4),
  ) +
  p.shape('M-60 20C-64-50-30-82 0-82C30-82 64-50 60 20Z', 'steel') +
  p.shape('M-10-82L10-82L12 10L-12 10Z', 'gold', 4) +
  p.shape('M-66 10L66 10L66 32L-66 32Z', 'gold', 4) +
  p.shape('M-12 32L12 32L8 78L0 88L-8 78Z', 'gold', 4) +
  p.both(
    p.flat('M16 36C34 32 50 38 54 46C44 58 24 56 16 36Z', '#1a0c14') +
      p.dot(36, 45, 5, '#ffe9a8') +
      p.shape('M60 32L62 84L34 96L40 62Z', 'steel', 4),
  ) +
  [-48, -28, 28, 48].map((x) => p.dot(x, 21, 4, p.colours.ink)).join('') +
  p.gloss(-32, -38, 8, 20, 22, 0.5)

const axes = (p: Pen) =>
  `<g transform="rotate(38)">${p.shape('M-7-70L7-70L7 100L-7 100Z', 'wood', 4)}${p.shape('M4-82C30-82 56-92 70-70C58-52 58-36 70-18C52-4 26-22 4-26Z', 'steel')}</g>` +
  `<g transform="rotate(-38) scale(-1 1)">${p.shape('M-7-70L7-70L7 100L-7 100Z', 'wood', 4)}${p.shape('M4-82C30-82 56-92 70-70C58-52 58-36 70-18C52-4 26-22 4-26Z', 'steel')}</g>` +
  p.oval(0, 10, 46, 46, 'main') +
  p.oval(0, 10, 30, 30, 'accent', 4) +
  p.oval(0, 10, 12, 12, 'gold', 4) +
  p.line('M0-36L0 56M-46 10L46 10', 4, p.colours.ink, 0.4) +
  p.flat(circlePath(-18, -10, 9), '#fff', 0.25)

/** Figures of old peoples: tombs, Olympus, the north. */
export const oldFigures = { scarab, sunEye, pharaoh, catIdol, temple, hoplite, bolt, lyre, longship, hornHelm, axes }
