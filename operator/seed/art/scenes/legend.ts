import { hsl, polygonPath } from '../pen.ts'
import { bokeh, clouds, glow, ground, orb, rays, ridge, sky, sparkles, stars } from './blocks.ts'
import { at, type World } from './scene.ts'

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

/** Scenes of old stories. */
export const legendWorlds = { tombs, olympus, dragons, jewels } satisfies Readonly<Record<string, World>>
