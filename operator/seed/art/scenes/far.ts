import { hsl } from '../pen.ts'
import { bokeh, clouds, glow, ground, orb, ridge, sky, sparkles, stars } from './blocks.ts'
import { at, type World } from './scene.ts'

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

/** Scenes of places one goes to for fun. */
export const farWorlds = { space, west, candy, disco } satisfies Readonly<Record<string, World>>
