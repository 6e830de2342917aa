import { hsl } from '../pen.ts'
import { clouds, firs, glow, ground, orb, ridge, sky, stars, waves } from './blocks.ts'
import { at, type World } from './scene.ts'

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

/** Scenes on and under water. */
export const waterWorlds = { sea, fishing, pirates, north } satisfies Readonly<Record<string, World>>
