import { hsl } from '../pen.ts'
import { clouds, glow, orb, ridge, sky, skyline } from './blocks.ts'
import { at, type World } from './scene.ts'

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

/** Scenes among houses, by day and night. */
export const townWorlds = { racing, noir, lanterns, spooky } satisfies Readonly<Record<string, World>>
