import { hsl, starPath } from '../pen.ts'
import { clouds, firs, fronds, glow, orb, rays, ridge, sky, sparkles, stars } from './blocks.ts'
import { at, type World } from './scene.ts'

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

/** Scenes out of doors. */
export const natureWorlds = { forest, orchard, jungle, luck, winter } satisfies Readonly<Record<string, World>>
