import { hsl, type Pen, polygonPath, starPath } from '../pen.ts'
import {
  bokeh,
  clouds,
  firs,
  type Frame,
  fronds,
  glow,
  ground,
  orb,
  rays,
  ridge,
  sky,
  skyline,
  sparkles,
  stars,
  waves,
} from './blocks.ts'

/** What stands behind the figure, and what before it. */
export interface Scene {
  readonly back: string
  readonly front: string
}
type World = (p: Pen, f: Frame) => Scene

const at = (value: number) => Math.round(value)

const sea: World = (p, f) => {
  const shafts = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${at(f.width * (0.12 + i * 0.19))} -20l${at(p.random.between(-150, -60))} ${f.height}h${at(p.random.between(60, 130))}l${at(p.random.between(40, 90))} ${-f.height}Z" fill="${p.linear(
        [
          [0, '#fff', 0.3],
          [1, '#fff', 0],
        ],
      )}"/>`,
  ).join('')
  const weed = (x: number, h: number, colour: string) =>
    `<path d="M${at(x)} ${f.height}q${at(-34)} ${at(-h * 0.3)} 0 ${at(-h * 0.55)}t0 ${at(-h * 0.45)}q44 ${at(h * 0.24)} 20 ${at(h * 0.5)}t14 ${at(h * 0.5)}Z" fill="${colour}"/>`
  const coral = (x: number, s: number, hue: number) =>
    `<g transform="translate(${at(x)} ${f.height}) scale(${s})"><path d="M0 0C-6-40-30-50-34-84M-4-34C10-60 6-90 0-116M-2-20C30-40 40-66 38-98M-22-56L-52-72M24-50L54-62" fill="none" stroke="${hsl(hue, 78, 62)}" stroke-width="17" stroke-linecap="round"/></g>`
  const bubbles = Array.from({ length: 26 }, () => {
    const r = p.random.between(3, 15)
    const x = p.random.between(0, f.width)
    const y = p.random.between(0, f.height * 0.85)
    return (
      `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="#fff" opacity=".13" stroke="#fff" stroke-width="2"/>` +
      p.dot(x - r * 0.3, y - r * 0.3, r * 0.2, '#fff', 0.7)
    )
  }).join('')
  let front = ''
  for (let x = 0; x < f.width; x += p.random.between(38, 76))
    front += p.random.chance(0.5)
      ? weed(x, p.random.between(90, 230), ground(p, p.random.between(10, 22), 52))
      : coral(
          x,
          p.random.between(0.55, 1.05),
          p.random.pick([p.colours.hue.accent, p.colours.hue.main, p.colours.hue.accent + 30]),
        )
  return {
    back:
      sky(p, f).replace('x1="0"', 'x1="0"') +
      glow(p, f.width * 0.5, 0, f.width * 0.8, hsl(p.colours.hue.sky - 20, 80, 76), 0.6) +
      shafts +
      ridge(p, f, 0.86, 0.24, p.colours.far, 0, 0.5) +
      ridge(p, f, 0.95, 0.2, p.colours.mid, 0, 0.8) +
      bubbles +
      glow(p, f.x, f.y, f.reach * 1.5, p.colours.glow, 0.5),
    front: ridge(p, f, 1.0, 0.06, p.colours.near) + front,
  }
}

const tombs: World = (p, f) => {
  const pyramid = (x: number, base: number, w: number, lit: string, shade: string) =>
    `<path d="M${at(x)} ${at(base - w * 0.66)}L${at(x + w * 0.2)} ${at(base)}L${at(x - w / 2)} ${at(base)}Z" fill="${lit}"/><path d="M${at(x)} ${at(base - w * 0.66)}L${at(x + w / 2)} ${at(base)}L${at(x + w * 0.2)} ${at(base)}Z" fill="${shade}"/>`
  const base = f.height * 0.8
  const glyphs = [
    'M-8-12L8-12L8 12L-8 12Z',
    'M0-14L10 12L-10 12Z',
    'M-12 0C-4-12 4-12 12 0C4 10-4 10-12 0Z',
    'M-12 8L-4-8L4 8L12-8',
    'M0-14L0 14M-8-6L8-6',
  ]
  const pillar = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)"><path d="M0 0H96V${f.height}H0Z" fill="${p.linear(
      [
        [0, ground(p, 22, 46)],
        [0.6, ground(p, 34, 50)],
        [1, ground(p, 14, 50)],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M0 30H108V54H0ZM0 ${f.height - 90}H112V${f.height}H0Z" fill="${ground(p, 40, 60)}"/>${Array.from({ length: Math.floor(f.height / 74) - 2 }, (_, i) => `<path transform="translate(50 ${110 + i * 74}) scale(1.5)" d="${glyphs[(i + Math.round(x)) % glyphs.length]}" fill="none" stroke="${ground(p, 62, 70)}" stroke-width="3.5"/>`).join('')}</g>`
  return {
    back:
      sky(p, f) +
      stars(p, f, p.colours.light === 'night' ? 70 : 10, 0.5) +
      orb(p, f.x + p.random.between(-60, 60), f.y - f.reach * 0.5, 120, hsl(p.colours.hue.accent, 95, 74)) +
      rays(p, f, 16, 0.12) +
      pyramid(f.width * 0.2, base, 360, ground(p, 52, 54), ground(p, 30, 50)) +
      pyramid(f.width * 0.78, base, 460, ground(p, 58, 58), ground(p, 34, 52)) +
      ridge(p, f, 0.86, 0.08, ground(p, 44, 56)) +
      ridge(p, f, 0.96, 0.1, ground(p, 26, 52)),
    front: pillar(-30, 1) + pillar(f.width + 30, -1),
  }
}

const forest: World = (p, f) => {
  const aurora =
    p.colours.light === 'night'
      ? [0, 1, 2]
          .map(
            (i) =>
              `<path d="M-40 ${at(f.height * (0.2 + i * 0.07))}C${at(f.width * 0.3)} ${at(f.height * (0.02 + i * 0.1))} ${at(f.width * 0.6)} ${at(f.height * (0.38 + i * 0.02))} ${f.width + 40} ${at(f.height * (0.1 + i * 0.08))}L${f.width + 40} ${at(f.height * 0.5)}L-40 ${at(f.height * 0.58)}Z" fill="${p.linear(
                [
                  [0, hsl(p.colours.hue.accent + i * 30, 90, 64), 0.5],
                  [1, hsl(p.colours.hue.accent + i * 30, 90, 64), 0],
                ],
              )}"/>`,
          )
          .join('')
      : ''
  const trunk = (x: number, w: number) =>
    `<path d="M${at(x)} 0C${at(x + w * 0.2)} ${f.height * 0.4} ${at(x - w * 0.2)} ${f.height * 0.7} ${at(x - w * 0.7)} ${f.height}H${at(x + w * 1.7)}C${at(x + w)} ${f.height * 0.7} ${at(x + w * 0.8)} ${f.height * 0.4} ${at(x + w)} 0Z" fill="${p.colours.near}"/>`
  const flies = Array.from({ length: 16 }, () => {
    const x = p.random.between(0, f.width)
    const y = p.random.between(f.height * 0.45, f.height)
    return glow(p, x, y, 16, p.colours.glow, 0.8) + p.dot(x, y, 3, '#fff')
  }).join('')
  return {
    back:
      sky(p, f) +
      aurora +
      stars(p, f, p.colours.light === 'night' ? 60 : 0, 0.4) +
      orb(p, f.x + 30, f.y - f.reach * 0.3, 135, p.colours.glow, true) +
      ridge(p, f, 0.72, 0.3, p.colours.far, 1, 0.7) +
      firs(p, f, 0.8, 170, p.colours.mid) +
      glow(p, f.x, f.y + 60, f.reach * 1.4, p.colours.glow, 0.35),
    front: firs(p, f, 1.02, 150, p.colours.near, 1.5) + trunk(-30, 64) + trunk(f.width - 34, 64) + flies,
  }
}

const orchard: World = (p, f) => {
  const bunting = Array.from(
    { length: Math.ceil(f.width / 70) + 1 },
    (_, i) =>
      `<path d="M${i * 70 - 20} ${at(18 + Math.sin(i * 0.9) * 12)}h52l-26 56Z" fill="${hsl(p.colours.hue.accent + i * 47, 82, 62)}"/>`,
  ).join('')
  const sun = Array.from(
    { length: 24 },
    (_, i) =>
      `<path transform="translate(${f.x} ${f.y}) rotate(${i * 15})" d="M0 0L-40-${at(f.height)}L40-${at(f.height)}Z" fill="#fff" opacity="${i % 2 === 0 ? 0.2 : 0}"/>`,
  ).join('')
  const crate =
    `<path d="M-20 ${f.height - 96}H${f.width + 20}V${f.height}H-20Z" fill="${hsl(28, 54, 40)}"/>` +
    [0, 1]
      .map(
        (i) =>
          `<path d="M-20 ${f.height - 92 + i * 48}H${f.width + 20}v38H-20Z" fill="${p.linear([
            [0, hsl(32, 60, 58)],
            [1, hsl(26, 54, 42)],
          ])}"/>`,
      )
      .join('')
  const small = Array.from({ length: 14 }, (_, i) => {
    const x = p.random.between(0, f.width)
    const r = p.random.between(26, 44)
    const hue = [2, 28, 52, 96, 320][i % 5]!
    return `<circle cx="${at(x)}" cy="${at(f.height - 84 - p.random.between(0, 46))}" r="${at(r)}" fill="${p.radial(
      [
        [0, hsl(hue + 14, 96, 74)],
        [0.6, hsl(hue, 88, 54)],
        [1, hsl(hue - 10, 84, 34)],
      ],
      0.35,
      0.3,
      0.8,
    )}"/>`
  }).join('')
  return {
    back:
      sky(p, f) +
      sun +
      glow(p, f.x, f.y, f.reach * 1.7, '#fff6c8', 0.9) +
      ridge(p, f, 0.82, 0.2, hsl(104, 46, 52)) +
      ridge(p, f, 0.92, 0.16, hsl(112, 48, 38)) +
      bunting,
    front: small + crate,
  }
}

const space: World = (p, f) => {
  const nebula = Array.from({ length: 7 }, (_, i) =>
    glow(
      p,
      p.random.between(0, f.width),
      p.random.between(0, f.height),
      p.random.between(160, 340),
      hsl([p.colours.hue.main, p.colours.hue.accent, p.colours.hue.sky + 40][i % 3]!, 85, 58),
      0.42,
    ),
  ).join('')
  const moon = (x: number, y: number, r: number, hue: number) =>
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${p.radial(
      [
        [0, hsl(hue, 60, 80)],
        [0.55, hsl(hue, 55, 52)],
        [1, hsl(hue, 60, 18)],
      ],
      0.3,
      0.3,
      0.9,
    )}"/>`
  const comet = `<g transform="translate(${at(f.width * p.random.between(0.1, 0.9))} ${at(f.height * 0.16)}) rotate(28)"><path d="M0-5L-190 0L0 5Z" fill="${p.linear(
    [
      [0, '#fff', 0],
      [1, '#fff', 0.9],
    ],
    0,
    0,
    1,
    0,
  )}"/>${p.dot(0, 0, 6, '#fff')}</g>`
  const surface =
    `<path d="M${-f.width * 0.2} ${f.height}Q${f.width / 2} ${at(f.height * 0.76)} ${f.width * 1.2} ${f.height}Z" fill="${p.linear(
      [
        [0, hsl(p.colours.hue.ground, 50, 44)],
        [1, hsl(p.colours.hue.ground, 60, 10)],
      ],
    )}"/>` +
    Array.from({ length: 9 }, () => {
      const x = p.random.between(0, f.width)
      return `<ellipse cx="${at(x)}" cy="${at(f.height - p.random.between(6, 60))}" rx="${at(p.random.between(12, 40))}" ry="${at(p.random.between(4, 10))}" fill="#000" opacity=".25"/>`
    }).join('')
  return {
    back:
      sky(p, f) +
      nebula +
      stars(p, f, 130, 1) +
      comet +
      moon(f.width * 0.14, f.height * 0.22, 62, p.colours.hue.accent) +
      moon(f.width * 0.86, f.height * 0.66, 34, p.colours.hue.sky) +
      glow(p, f.x, f.y, f.reach * 1.35, p.colours.glow, 0.45),
    front: surface,
  }
}

const dragons: World = (p, f) => {
  const castle = (x: number, base: number, s: number, colour: string) =>
    `<g transform="translate(${at(x)} ${at(base)}) scale(${s})" fill="${colour}"><path d="M-90 0V-90H-70V-110H-58V-90H-40V-160L-22-200L-4-160V-100H14V-118H26V-100H44V-130L58-160L72-130V0Z"/></g>`
  const embers = Array.from({ length: 44 }, () =>
    p.dot(
      p.random.between(0, f.width),
      p.random.between(f.height * 0.15, f.height),
      p.random.between(1.4, 5),
      hsl(p.random.between(18, 48), 100, 62),
      0.85,
    ),
  ).join('')
  return {
    back:
      sky(p, f) +
      glow(p, f.x, f.height * 0.85, f.width * 0.9, hsl(20, 95, 56), 0.75) +
      clouds(p, f, 6, p.colours.sky[0], 0.5, 0.4) +
      ridge(p, f, 0.74, 0.34, p.colours.far, 1, 0.7) +
      castle(f.width * 0.84, f.height * 0.72, 1.25, p.colours.mid) +
      ridge(p, f, 0.88, 0.26, p.colours.mid, 1) +
      glow(p, f.x, f.y, f.reach * 1.5, p.colours.glow, 0.6),
    front: ridge(p, f, 1.02, 0.16, p.colours.near, 1) + embers,
  }
}

const jewels: World = (p, f) => {
  const tile = Array.from({ length: Math.ceil(f.width / 80) + 1 }, (_, i) =>
    Array.from(
      { length: Math.ceil(f.height / 80) + 1 },
      (_, j) =>
        `<path d="${polygonPath(i * 80 + (j % 2) * 40, j * 70, 44, 4)}" fill="${hsl(p.colours.hue.sky, 60, 12 + ((i * 7 + j * 5) % 4) * 4)}"/>`,
    ).join(''),
  ).join('')
  const gems = Array.from({ length: 16 }, (_, i) => {
    const x = p.random.between(-10, f.width)
    const r = p.random.between(24, 58)
    const hue = (i * 67 + p.colours.hue.main) % 360
    const y = f.height - p.random.between(-10, 66)
    return `<path d="${polygonPath(x, y, r, 6, p.random.between(0, 60))}" fill="${p.linear([
      [0, hsl(hue, 90, 78)],
      [0.5, hsl(hue, 85, 54)],
      [1, hsl(hue - 16, 85, 32)],
    ])}"/><path d="${polygonPath(x, y, r * 0.55, 6, p.random.between(0, 60))}" fill="#fff" opacity=".28"/>`
  }).join('')
  return {
    back:
      sky(p, f) +
      `<g opacity=".75">${tile}</g>` +
      rays(p, f, 18, 0.22) +
      glow(p, f.x, f.y, f.reach * 1.6, p.colours.glow, 0.85) +
      bokeh(p, f, 22, [p.colours.glow, '#ffffff']),
    front: gems + sparkles(p, f, 12),
  }
}

const west: World = (p, f) => {
  const mesa = (x: number, w: number, h: number, base: number, colour: string, lit: string) =>
    `<path d="M${at(x - w / 2)} ${at(base)}L${at(x - w * 0.38)} ${at(base - h * 0.4)}L${at(x - w * 0.34)} ${at(base - h)}H${at(x + w * 0.3)}L${at(x + w * 0.36)} ${at(base - h * 0.36)}L${at(x + w / 2)} ${at(base)}Z" fill="${colour}"/><path d="M${at(x - w * 0.34)} ${at(base - h)}H${at(x + w * 0.3)}L${at(x + w * 0.29)} ${at(base - h * 0.84)}H${at(x - w * 0.35)}Z" fill="${lit}"/>`
  const saguaro = (x: number, s: number) =>
    `<path transform="translate(${at(x)} ${f.height + 6}) scale(${s})" d="M-14 0V-74C-46-72-52-92-50-122C-48-134-32-134-30-122C-30-108-28-102-14-102V-170C-14-196 14-196 14-170V-84C30-84 32-92 32-108C34-122 50-120 50-108C52-78 42-58 14-58V0Z" fill="${p.colours.near}"/>`
  return {
    back:
      sky(p, f) +
      orb(p, f.x - 20, f.y - f.reach * 0.1, 165, hsl(p.colours.hue.accent, 98, 70)) +
      clouds(p, f, 5, '#fff', 0.25, 0.35) +
      mesa(f.width * 0.16, 240, 240, f.height * 0.8, p.colours.far, ground(p, 62, 60)) +
      mesa(f.width * 0.88, 300, 320, f.height * 0.82, ground(p, 40, 52), ground(p, 58, 60)) +
      ridge(p, f, 0.86, 0.07, ground(p, 44, 60)) +
      ridge(p, f, 0.95, 0.08, ground(p, 30, 58)),
    front: ridge(p, f, 1.02, 0.07, p.colours.near) + saguaro(f.width * 0.09, 1.05) + saguaro(f.width * 0.93, 0.8),
  }
}

const candy: World = (p, f) => {
  const stripes = Array.from(
    { length: 16 },
    (_, i) =>
      `<path transform="translate(${f.x} ${f.y}) rotate(${i * 22.5})" d="M0 0L-90-${at(f.height)}L90-${at(f.height)}Z" fill="#fff" opacity="${i % 2 === 0 ? 0.22 : 0}"/>`,
  ).join('')
  const hill = (level: number, hue: number, light: number) => ridge(p, f, level, 0.18, hsl(hue, 78, light))
  const pop = (x: number, y: number, r: number, hue: number) =>
    `<path d="M${at(x)} ${at(y)}V${f.height}" stroke="#fff" stroke-width="9"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${hsl(hue, 84, 66)}"/><path d="M${at(x)} ${at(y)}m0-${at(r * 0.62)}a${at(r * 0.62)} ${at(r * 0.62)} 0 1 1-${at(r * 0.6)} ${at(r * 0.5)}a${at(r * 0.36)} ${at(r * 0.36)} 0 1 1 ${at(r * 0.66)}-${at(r * 0.1)}" fill="none" stroke="#fff" stroke-width="${at(r * 0.17)}" stroke-linecap="round"/>`
  const drops = Array.from(
    { length: 20 },
    (_, i) =>
      `<rect x="${at(p.random.between(0, f.width))}" y="${at(p.random.between(0, f.height * 0.8))}" width="20" height="8" rx="4" transform="rotate(${i * 31} ${f.x} ${f.y})" fill="${hsl(i * 53, 90, 72)}" opacity=".8"/>`,
  ).join('')
  return {
    back:
      sky(p, f) +
      stripes +
      drops +
      glow(p, f.x, f.y, f.reach * 1.6, '#ffffff', 0.8) +
      clouds(p, f, 4, '#fff', 0.7, 0.3) +
      hill(0.82, p.colours.hue.ground, 72) +
      hill(0.9, p.colours.hue.ground + 30, 64) +
      pop(f.width * 0.1, f.height * 0.66, 52, p.colours.hue.main) +
      pop(f.width * 0.9, f.height * 0.6, 60, p.colours.hue.accent),
    front:
      hill(1.0, p.colours.hue.ground - 24, 56) +
      Array.from(
        { length: 10 },
        (_, i) =>
          `<circle cx="${at((i + 0.5) * (f.width / 10) + p.random.between(-14, 14))}" cy="${at(f.height - p.random.between(2, 26))}" r="${at(p.random.between(18, 34))}" fill="${p.radial(
            [
              [0, '#fff'],
              [0.25, hsl(i * 61, 90, 76)],
              [1, hsl(i * 61, 80, 52)],
            ],
            0.35,
            0.3,
            0.75,
          )}"/>`,
      ).join(''),
  }
}

const olympus: World = (p, f) => {
  const column = (x: number) =>
    `<g transform="translate(${at(x)} 0)"><path d="M-40 60H40V${f.height}H-40Z" fill="${p.linear(
      [
        [0, '#fff', 0.95],
        [0.5, hsl(p.colours.hue.sky + 10, 30, 90)],
        [1, hsl(p.colours.hue.sky, 34, 52)],
      ],
      0,
      0,
      1,
      0,
    )}"/>${[-24, -8, 8, 24].map((d) => `<path d="M${d} 66V${f.height}" stroke="${hsl(p.colours.hue.sky, 30, 50)}" stroke-width="4" opacity=".4"/>`).join('')}<path d="M-60 20H60V44L40 64H-40L-60 44Z" fill="${hsl(44, 80, 70)}"/><path d="M-64 0H64V22H-64Z" fill="${hsl(40, 74, 56)}"/></g>`
  return {
    back:
      sky(p, f) +
      rays(p, f, 14, 0.24, '#fff8dc') +
      glow(p, f.x, f.y, f.reach * 1.7, '#fff5cc', 0.85) +
      clouds(p, f, 9, '#ffffff', 0.6, 0.6) +
      ridge(p, f, 0.86, 0.3, p.colours.far, 1, 0.45),
    front:
      column(22) +
      column(f.width - 22) +
      Array.from(
        { length: 12 },
        (_, i) =>
          `<circle cx="${at((i / 11) * f.width)}" cy="${at(f.height + 6 - p.random.between(0, 30))}" r="${at(p.random.between(44, 84))}" fill="#fff" opacity=".86"/>`,
      ).join(''),
  }
}

const jungle: World = (p, f) => ({
  back:
    sky(p, f) +
    glow(p, f.x, f.y - 40, f.reach * 2, p.colours.glow, 0.85) +
    rays(p, f, 10, 0.14, '#fffbd0') +
    ridge(p, f, 0.7, 0.3, p.colours.far, 0, 0.6) +
    ridge(p, f, 0.86, 0.28, p.colours.mid, 0, 0.85) +
    fronds(p, f, hsl(p.colours.hue.ground + 10, 46, 30), hsl(p.colours.hue.ground, 50, 48)),
  front:
    fronds(
      p,
      { ...f, height: f.height * 1.06 },
      hsl(p.colours.hue.ground - 8, 52, 17),
      hsl(p.colours.hue.ground, 50, 34),
      false,
    ) +
    Array.from(
      { length: 5 },
      (_, i) =>
        `<g transform="translate(${at(f.width * (0.06 + i * 0.22))} ${at(f.height - p.random.between(6, 44))})">${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-17" rx="10" ry="17" transform="rotate(${a})" fill="${hsl(p.colours.hue.accent + i * 26, 88, 66)}"/>`).join('')}<circle r="8" fill="#ffe27a"/></g>`,
    ).join('') +
    `<path d="M${at(f.width * 0.2)} -10C${at(f.width * 0.24)} ${at(f.height * 0.2)} ${at(f.width * 0.06)} ${at(f.height * 0.24)} ${at(f.width * 0.1)} ${at(f.height * 0.46)}" fill="none" stroke="${p.colours.near}" stroke-width="9"/>`,
})

const racing: World = (p, f) => {
  const road =
    `<path d="M${at(f.width * 0.42)} ${at(f.height * 0.62)}H${at(f.width * 0.58)}L${at(f.width * 1.35)} ${f.height}H${at(-f.width * 0.35)}Z" fill="${p.linear(
      [
        [0, '#3a3d4d'],
        [1, '#14151d'],
      ],
    )}"/>` +
    [0, 1, 2, 3]
      .map((i) => {
        const a = 0.64 + i * i * 0.032 + i * 0.02
        const b = a + 0.02 + i * 0.018
        const w = (y: number) => 4 + (y - 0.62) * 46
        return `<path d="M${at(f.width / 2 - w(a))} ${at(f.height * a)}h${at(w(a) * 2)}L${at(f.width / 2 + w(b))} ${at(f.height * b)}h${at(-w(b) * 2)}Z" fill="#fff" opacity=".9"/>`
      })
      .join('')
  const flag = (x: number, flip: number) =>
    `<g transform="translate(${at(x)} 26) scale(${flip} 1) rotate(12)">${Array.from({ length: 5 }, (_, i) => Array.from({ length: 4 }, (_, j) => `<rect x="${i * 30}" y="${j * 30 + Math.round(Math.sin(i) * 8)}" width="31" height="31" fill="${(i + j) % 2 === 0 ? '#fff' : '#14151d'}"/>`).join('')).join('')}</g>`
  const speed = Array.from({ length: 26 }, () => {
    const y = p.random.between(0, f.height * 0.6)
    return `<path d="M${at(p.random.between(-100, f.width))} ${at(y)}h${at(p.random.between(60, 220))}" stroke="${p.random.pick(['#fff', p.colours.glow])}" stroke-width="${at(p.random.between(2, 5))}" opacity=".35" stroke-linecap="round"/>`
  }).join('')
  return {
    back:
      sky(p, f) +
      orb(p, f.width / 2, f.height * 0.56, 140, p.colours.glow) +
      skyline(p, f, 0.64, p.colours.mid, p.colours.glow, 0.3) +
      `<rect y="${at(f.height * 0.62)}" width="${f.width}" height="${f.height}" fill="${p.colours.near}"/>` +
      road +
      speed +
      glow(p, f.x, f.y, f.reach * 1.3, p.colours.glow, 0.35),
    front: flag(-10, 1) + flag(f.width + 10, -1),
  }
}

const fishing: World = (p, f) => {
  const reeds = (x: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const dx = x + i * 17 + p.random.between(-6, 6)
      const h = p.random.between(150, 300)
      return (
        `<path d="M${at(dx)} ${f.height}Q${at(dx + 8)} ${at(f.height - h / 2)} ${at(dx + p.random.between(-16, 16))} ${at(f.height - h)}" fill="none" stroke="${p.colours.near}" stroke-width="6"/>` +
        (i % 2 === 0
          ? `<rect x="${at(dx - 5)}" y="${at(f.height - h - 10)}" width="14" height="52" rx="7" fill="${hsl(24, 50, 24)}"/>`
          : '')
      )
    }).join('')
  const rings = [1, 1.6, 2.3]
    .map(
      (s) =>
        `<ellipse cx="${f.x}" cy="${at(f.y + f.reach * 0.85)}" rx="${at(f.reach * 0.6 * s)}" ry="${at(f.reach * 0.13 * s)}" fill="none" stroke="#fff" stroke-width="4" opacity="${0.5 / s}"/>`,
    )
    .join('')
  return {
    back:
      sky(p, f) +
      orb(p, f.width * 0.72, f.height * 0.22, 76, hsl(p.colours.hue.accent, 96, 74)) +
      clouds(p, f, 5, '#fff', 0.5, 0.3) +
      ridge(p, f, 0.5, 0.22, p.colours.far, 1, 0.75) +
      firs(p, f, 0.54, 80, p.colours.mid) +
      `<rect y="${at(f.height * 0.54)}" width="${f.width}" height="${f.height}" fill="${p.linear([
        [0, hsl(p.colours.hue.sky, 66, 64)],
        [1, hsl(p.colours.hue.sky, 70, 22)],
      ])}"/>` +
      waves(p, f, 0.6, 5, hsl(p.colours.hue.sky - 6, 70, 34), 0.6) +
      rings +
      glow(p, f.x, f.y, f.reach * 1.2, '#fff', 0.4),
    front: reeds(-10) + reeds(f.width - 112),
  }
}

const noir: World = (p, f) => {
  const rain = Array.from({ length: 60 }, () => {
    const x = p.random.between(0, f.width + 100)
    const y = p.random.between(-40, f.height)
    return `<path d="M${at(x)} ${at(y)}l-12 46" stroke="#fff" stroke-width="2" opacity=".22"/>`
  }).join('')
  const lamp = (x: number) =>
    `<path d="M${at(x)} ${f.height}V${at(f.height * 0.34)}q0-40 40-40" fill="none" stroke="${p.colours.near}" stroke-width="11"/>` +
    glow(p, x + 46, f.height * 0.31, 110, '#ffe6a3', 0.9) +
    `<path d="M${at(x + 24)} ${at(f.height * 0.3)}h44l-10-22h-24Z" fill="${p.colours.near}"/>`
  return {
    back:
      sky(p, f) +
      orb(p, f.x + 40, f.y - f.reach * 0.45, 130, hsl(p.colours.hue.accent, 70, 86), true) +
      skyline(p, f, 0.8, p.colours.far, p.colours.glow, 0.5) +
      skyline(p, f, 0.92, p.colours.mid, hsl(p.colours.hue.accent, 90, 66), 0.42) +
      `<path d="M${at(f.width * 0.1)} 0L${at(f.x - 220)} ${f.height}H${at(f.x + 220)}L${at(f.width * 0.3)} 0Z" fill="${p.linear(
        [
          [0, '#fff', 0.32],
          [1, '#fff', 0],
        ],
      )}"/>`,
    front: skyline(p, f, 1.1, p.colours.near, p.colours.glow, 0.16) + lamp(26) + rain,
  }
}

const north: World = (p, f) => ({
  back:
    sky(p, f) +
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M-20 ${at(f.height * (0.1 + i * 0.09))}C${at(f.width * 0.3)} ${at(f.height * (0.3 - i * 0.05))} ${at(f.width * 0.5)} ${at(f.height * (0.02 + i * 0.1))} ${f.width + 20} ${at(f.height * (0.2 + i * 0.05))}V${at(f.height * 0.52)}H-20Z" fill="${p.linear(
            [
              [0, hsl(p.colours.hue.accent + i * 34, 88, 66), 0.5],
              [1, hsl(p.colours.hue.accent, 88, 66), 0],
            ],
          )}"/>`,
      )
      .join('') +
    stars(p, f, 50, 0.45) +
    ridge(p, f, 0.68, 0.36, hsl(p.colours.hue.ground, 26, 60), 1, 0.8) +
    ridge(p, f, 0.76, 0.26, p.colours.mid, 1) +
    `<rect y="${at(f.height * 0.74)}" width="${f.width}" height="${f.height}" fill="${hsl(p.colours.hue.sky, 52, 26)}"/>` +
    waves(p, f, 0.78, 4, hsl(p.colours.hue.sky, 58, 18), 0.8) +
    glow(p, f.x, f.y, f.reach * 1.5, p.colours.glow, 0.55),
  front:
    waves(p, f, 0.93, 2, hsl(p.colours.hue.sky, 60, 12), 1) +
    Array.from({ length: 34 }, () =>
      p.dot(p.random.between(0, f.width), p.random.between(0, f.height), p.random.between(1.5, 5), '#fff', 0.75),
    ).join(''),
})

const luck: World = (p, f) => {
  const arc = ['#ff5d5d', '#ffa24d', '#ffe14d', '#6bd66b', '#4da3ff', '#9a6bff']
    .map(
      (colour, i) =>
        `<circle cx="${f.x}" cy="${at(f.height * 0.82)}" r="${at(f.reach * 1.85 - i * 17)}" fill="none" stroke="${colour}" stroke-width="18" opacity=".72"/>`,
    )
    .join('')
  const clover = (x: number, y: number, s: number) =>
    `<g transform="translate(${at(x)} ${at(y)}) scale(${s})">${[45, 135, 225, 315].map((a) => `<path transform="rotate(${a})" d="M0 0C-8-12-22-12-22-26C-20-36-8-38 0-28C8-38 20-36 22-26C22-12 8-12 0 0Z" fill="${hsl(p.random.between(118, 140), 52, 34)}"/>`).join('')}</g>`
  return {
    back:
      sky(p, f) +
      clouds(p, f, 6, '#fff', 0.7, 0.35) +
      arc +
      ridge(p, f, 0.82, 0.16, hsl(126, 44, 56)) +
      ridge(p, f, 0.9, 0.14, hsl(132, 48, 42)) +
      glow(p, f.x, f.y, f.reach * 1.45, '#fff8c2', 0.85),
    front:
      ridge(p, f, 1, 0.08, hsl(136, 52, 22)) +
      Array.from({ length: 18 }, () =>
        clover(p.random.between(0, f.width), f.height - p.random.between(0, 74), p.random.between(0.7, 1.5)),
      ).join('') +
      sparkles(p, f, 8, '#fff6b0'),
  }
}

const lanterns: World = (p, f) => {
  const lamp = (x: number, y: number, s: number) =>
    `<g transform="translate(${at(x)} ${at(y)}) scale(${s})"><path d="M0-400V-40" stroke="${p.colours.near}" stroke-width="3"/>${glow(p, 0, 0, 100, '#ffc65c', 0.65)}<ellipse rx="44" ry="36" fill="${p.radial(
      [
        [0, '#ffd98a'],
        [0.6, '#ef5a3c'],
        [1, '#a81f22'],
      ],
    )}"/><path d="M-20-40H20V-32H-20ZM-20 32H20V40H-20Z" fill="#f2b63c"/><path d="M0 40V72" stroke="#f2b63c" stroke-width="4"/></g>`
  const roof = (x: number, base: number, s: number, colour: string) =>
    `<g transform="translate(${at(x)} ${at(base)}) scale(${s})" fill="${colour}"><path d="M-150-40C-110-44-70-66-50-96H50C70-66 110-44 150-40L140-26H-140ZM-100-100C-76-106-54-124-40-146H40C54-124 76-106 100-100L92-90H-92ZM-96-30H-76V60H-96ZM76-30H96V60H76ZM-60-30H60V60H-60Z"/></g>`
  const scale = Array.from({ length: Math.ceil(f.width / 56) + 1 }, (_, i) =>
    [0, 1, 2]
      .map(
        (j) =>
          `<path d="M${i * 56 - 28 + (j % 2) * 28} ${f.height - 66 + j * 30}a28 28 0 0 1 56 0Z" fill="${p.colours.near}" stroke="${p.colours.mid}" stroke-width="5"/>`,
      )
      .join(''),
  ).join('')
  return {
    back:
      sky(p, f) +
      orb(p, f.x, f.y - 20, 210, hsl(p.colours.hue.accent, 92, 78), true) +
      clouds(p, f, 5, p.colours.glow, 0.25, 0.6) +
      roof(f.width * 0.12, f.height * 0.88, 1.25, p.colours.mid) +
      roof(f.width * 0.92, f.height * 0.92, 1.5, p.colours.mid) +
      lamp(f.width * 0.14, f.height * 0.3, 0.9) +
      lamp(f.width * 0.88, f.height * 0.2, 1.05) +
      lamp(f.width * 0.76, f.height * 0.06, 0.6),
    front:
      scale +
      Array.from(
        { length: 18 },
        () =>
          `<path transform="translate(${at(p.random.between(0, f.width))} ${at(p.random.between(0, f.height))}) rotate(${at(p.random.between(0, 360))})" d="M0-9C8-9 10 4 0 10C-10 4-8-9 0-9Z" fill="#ffc1d3" opacity=".9"/>`,
      ).join(''),
  }
}

const spooky: World = (p, f) => {
  const house = `<g transform="translate(${at(f.width * 0.82)} ${at(f.height * 0.84)}) scale(1.5)"><path d="M-90 0V-110L-50-160L-12-112V-190L16-230L44-190V-104L66-124L92-96V0Z" fill="${p.colours.mid}"/>${[
    [-60, -84],
    [8, -150],
    [8, -80],
    [60, -62],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}h18v26h-18Z" fill="${p.colours.glow}"/>`)
    .join('')}</g>`
  const bat = (x: number, y: number, s: number) =>
    `<path transform="translate(${at(x)} ${at(y)}) scale(${s})" d="M0 0C8-18 30-26 52-16C40-8 42 6 34 10C26 2 16 6 10 14L0 8L-10 14C-16 6-26 2-34 10C-42 6-40-8-52-16C-30-26-8-18 0 0Z" fill="${p.colours.near}"/>`
  const branch = (flip: number, x: number) =>
    `<path transform="translate(${x} 0) scale(${flip} 1)" d="M0 120C60 130 90 90 130 96M40 128C70 160 90 150 120 176M70 112C86 80 110 76 128 50M0 60C40 60 60 30 96 20" fill="none" stroke="${p.colours.near}" stroke-width="13" stroke-linecap="round"/>`
  return {
    back:
      sky(p, f) +
      orb(p, f.x - 20, f.y - f.reach * 0.25, 190, hsl(p.colours.hue.accent, 90, 78), true) +
      clouds(p, f, 5, p.colours.sky[0], 0.5, 0.5) +
      ridge(p, f, 0.82, 0.14, p.colours.far) +
      house +
      ridge(p, f, 0.94, 0.12, p.colours.mid) +
      bat(f.width * 0.2, f.height * 0.2, 1.2) +
      bat(f.width * 0.78, f.height * 0.13, 0.9) +
      bat(f.width * 0.34, f.height * 0.09, 0.6),
    front:
      branch(1, -10) +
      branch(-1, f.width + 10) +
      Array.from({ length: 8 }, (_, i) => {
        const x = (i + 0.5) * (f.width / 8) + p.random.between(-20, 20)
        return p.random.chance(0.6)
          ? `<path d="M${at(x - 24)} ${f.height}V${at(f.height - 56)}a24 24 0 0 1 48 0V${f.height}Z" fill="${p.colours.near}"/>`
          : `<path d="M${at(x)} ${f.height}V${at(f.height - 76)}M${at(x - 20)} ${at(f.height - 52)}h40" stroke="${p.colours.near}" stroke-width="14"/>`
      }).join('') +
      `<rect y="${f.height - 14}" width="${f.width}" height="14" fill="${p.colours.near}"/>` +
      `<ellipse cx="${f.width / 2}" cy="${f.height}" rx="${f.width * 0.7}" ry="60" fill="${p.radial([
        [0, '#fff', 0.4],
        [1, '#fff', 0],
      ])}"/>`,
  }
}

const pirates: World = (p, f) => {
  const palm = (x: number, flip: number) =>
    `<g transform="translate(${at(x)} ${f.height}) scale(${flip} 1)"><path d="M0 0C10-90 30-160 74-220" fill="none" stroke="${p.colours.near}" stroke-width="22"/>${[-150, -110, -60, -20, 20].map((a) => `<path transform="translate(74 -220) rotate(${a})" d="M0 0C40-34 90-30 130 10C80 0 40 6 0 0Z" fill="${p.colours.near}"/>`).join('')}</g>`
  return {
    back:
      sky(p, f) +
      orb(p, f.x, f.y, 170, hsl(p.colours.hue.accent, 96, 76)) +
      clouds(p, f, 7, '#fff', 0.5, 0.45) +
      ridge(p, f, 0.7, 0.12, p.colours.far, 0, 0.7) +
      `<rect y="${at(f.height * 0.68)}" width="${f.width}" height="${f.height}" fill="${p.linear([
        [0, hsl(p.colours.hue.sky, 66, 52)],
        [1, hsl(p.colours.hue.sky, 74, 18)],
      ])}"/>` +
      waves(p, f, 0.72, 5, hsl(p.colours.hue.sky, 72, 28), 0.75),
    front:
      waves(p, f, 0.9, 2, hsl(p.colours.hue.sky, 76, 16), 1) +
      palm(-26, 1) +
      palm(f.width + 26, -1) +
      Array.from(
        { length: 10 },
        () =>
          `<ellipse cx="${at(p.random.between(0, f.width))}" cy="${at(f.height - p.random.between(0, 30))}" rx="17" ry="12" fill="${p.radial(
            [
              [0, '#fff3b0'],
              [1, '#d8921f'],
            ],
          )}"/>`,
      ).join(''),
  }
}

const disco: World = (p, f) => {
  const beams = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M${at(f.x)} ${at(f.y - f.reach * 0.3)}L${at((i - 0.4) * (f.width / 8))} ${f.height}h${at(f.width / 9)}Z" fill="${p.linear(
        [
          [0, hsl(p.colours.hue.main + i * 40, 95, 70), 0.6],
          [1, hsl(p.colours.hue.main + i * 40, 95, 60), 0.05],
        ],
      )}"/>`,
  ).join('')
  const floor = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 4 }, (_, j) => {
      const y0 = f.height * (0.8 + j * 0.05)
      const y1 = f.height * (0.85 + j * 0.05)
      const x = (k: number, y: number) =>
        f.width / 2 + (k - 4.5) * (f.width / 9) * (0.75 + ((y - f.height * 0.8) / f.height) * 3.4)
      return `<path d="M${at(x(i, y0))} ${at(y0)}H${at(x(i + 1, y0))}L${at(x(i + 1, y1))} ${at(y1)}H${at(x(i, y1))}Z" fill="${hsl(p.colours.hue.accent + (i * 3 + j * 7) * 29, 86, (i + j) % 2 === 0 ? 56 : 24)}"/>`
    }).join(''),
  ).join('')
  return {
    back:
      sky(p, f) +
      bokeh(p, f, 34, [p.colours.glow, hsl(p.colours.hue.main, 95, 68), '#ffffff']) +
      beams +
      floor +
      glow(p, f.x, f.y, f.reach * 1.5, p.colours.glow, 0.6),
    front:
      sparkles(p, f, 16) +
      Array.from(
        { length: 40 },
        (_, i) =>
          `<rect x="${at(p.random.between(0, f.width))}" y="${at(p.random.between(0, f.height))}" width="9" height="14" transform="rotate(${i * 37})" transform-origin="${f.x} ${f.y}" fill="${hsl(i * 47, 92, 68)}" opacity=".75"/>`,
      ).join(''),
  }
}

const winter: World = (p, f) => {
  const cabin = `<g transform="translate(${at(f.width * 0.18)} ${at(f.height * 0.86)}) scale(1.2)"><path d="M-70 0V-64H70V0Z" fill="${hsl(22, 48, 28)}"/><path d="M-92-58L0-128L92-58L80-46L0-104L-80-46Z" fill="#fff"/><path d="M-74-56L0-110L74-56Z" fill="${hsl(20, 50, 34)}"/><path d="M-44-44h28v28h-28ZM16-44h28v28h-28Z" fill="#ffd772"/></g>`
  return {
    back:
      sky(p, f) +
      stars(p, f, 40, 0.4) +
      orb(p, f.width * 0.8, f.height * 0.16, 56, '#fff6dc', true) +
      ridge(p, f, 0.7, 0.36, hsl(p.colours.hue.ground, 36, 76), 1, 0.75) +
      firs(p, f, 0.82, 120, p.colours.mid) +
      ridge(p, f, 0.9, 0.12, hsl(p.colours.hue.ground, 44, 88)) +
      cabin +
      glow(p, f.x, f.y, f.reach * 1.35, '#ffffff', 0.6),
    front:
      ridge(p, f, 1.0, 0.1, '#ffffff') +
      Array.from({ length: 70 }, () =>
        p.dot(p.random.between(0, f.width), p.random.between(0, f.height), p.random.between(1.5, 6.5), '#fff', 0.85),
      ).join('') +
      `<path d="${starPath(f.width * 0.1, f.height * 0.12, 30, 8, 6)}" fill="#fff" opacity=".5"/>`,
  }
}

/** Scenes by world. */
export const worlds: Readonly<Record<string, World>> = {
  sea,
  tombs,
  forest,
  orchard,
  space,
  dragons,
  jewels,
  west,
  candy,
  olympus,
  jungle,
  racing,
  fishing,
  noir,
  north,
  luck,
  lanterns,
  spooky,
  pirates,
  disco,
  winter,
}
