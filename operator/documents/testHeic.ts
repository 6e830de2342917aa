// The smallest HEIC file: nothing here writes one, so a picture of 16 × 16 points without compression is put together by hand.

/** Bits, most significant first, and HEVC's numbers of variable length. */
class Bits {
  readonly #bits: number[] = []
  u(value: number, count: number): this {
    for (let at = count - 1; at >= 0; at--) this.#bits.push(Math.floor(value / 2 ** at) % 2)
    return this
  }
  ue(...values: number[]): this {
    for (const value of values) {
      const length = Math.floor(Math.log2(value + 1))
      this.u(0, length).u(value + 1, length + 1)
    }
    return this
  }
  align(): this {
    while (this.#bits.length % 8 !== 0) this.#bits.push(0)
    return this
  }
  /** The end of a parameter set: a one, then zeros. */
  end(): Buffer {
    return this.u(1, 1).align().bytes()
  }
  bytes(): Buffer {
    const bytes = Buffer.alloc(this.#bits.length / 8)
    for (const [at, bit] of this.#bits.entries()) bytes[at >> 3]! |= bit << (7 - (at & 7))
    return bytes
  }
}

/** A unit with its header; no three bytes in it may look like the start of another one. */
function unit(type: number, body: Buffer): Buffer {
  const safe: number[] = []
  for (const byte of body) {
    if (byte <= 3 && safe.at(-1) === 0 && safe.at(-2) === 0) safe.push(3)
    safe.push(byte)
  }
  return Buffer.from([type << 1, 1, ...safe])
}

/** Main Still Picture, level 1. */
const profile = (bits: Bits): Bits => bits.u(3, 8).u(0x70000000, 32).u(0x9, 4).u(0, 44).u(30, 8)

const parameterSets = (side: number) =>
  [
    [
      32,
      profile(new Bits().u(0, 4).u(3, 2).u(0, 6).u(0, 3).u(1, 1).u(0xffff, 16))
        .u(1, 1)
        .ue(0, 0, 0)
        .u(0, 6)
        .ue(0)
        .u(0, 2),
    ],
    [
      33,
      profile(new Bits().u(0, 4).u(0, 3).u(1, 1))
        .ue(0, 1, side, side)
        .u(0, 1)
        .ue(0, 0, 4)
        .u(1, 1)
        .ue(0, 0, 0, 1, 0, 0, 2, 0, 0)
        // Samples may stand as they are (pcm), in blocks of 16.
        .u(0b0001, 4)
        .u(0x77, 8)
        .ue(1, 0)
        .u(1, 1)
        .ue(0)
        .u(0, 5),
    ],
    [34, new Bits().ue(0, 0).u(0, 7).ue(0, 0, 0).u(0, 3).ue(0, 0).u(0, 7).u(0b101, 3).u(0, 2).ue(0).u(0, 2)],
  ] as const

/** One block whose samples stand as they are: luma, then both chromas, all of one value. */
function slice(luma: number): Buffer {
  const bits = new Bits().u(0b10, 2).ue(0, 2, 0).u(1, 1).align()
  // What the arithmetic coder writes for "whole block, as it stands", and at the end for "the last one".
  terminated(bits, 270)
  bits.align()
  for (let at = 0; at < 256; at++) bits.u(luma, 8)
  for (let at = 0; at < 128; at++) bits.u(128, 8)
  terminated(bits, 510)
  return bits.align().bytes()
}

/** The arithmetic coder's end, from a range on: its seven steps and the three last bits. */
function terminated(bits: Bits, from: number): void {
  let low = from - 2
  let isFirst = true
  let waiting = 0
  const put = (bit: number): void => {
    if (!isFirst) bits.u(bit, 1)
    isFirst = false
    for (; waiting > 0; waiting--) bits.u(1 - bit, 1)
  }
  for (let step = 0; step < 7; step++) {
    if (low < 256) put(0)
    else if (low >= 512) {
      low -= 512
      put(1)
    } else {
      low -= 256
      waiting += 1
    }
    low <<= 1
  }
  put((low >> 9) & 1)
  bits.u(((low >> 7) & 3) | 1, 2)
}

const number = (value: number, bytes: number): Buffer => new Bits().u(value, bytes * 8).bytes()
const box = (name: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(name, 'latin1'), body])
}
const full = (name: string, version: number, ...parts: (Buffer | string)[]): Buffer =>
  box(name, number(version * 2 ** 24, 4), ...parts)

/** How a file differs from the plain photo. */
export interface HeicLies {
  /** Points that the coded picture has on each side, whatever the file says. */
  readonly coded?: number
  /** Points that the file says each picture has on each side. */
  readonly said?: number
  /** Points of the whole on each side, where it is put together from tiles; the file says nothing of it. */
  readonly grid?: number
  /** How many tiles that has on each side, all of them the same coded picture; 1 without grid. */
  readonly tiles?: number
  /** How many pictures the file holds, each as good as the first. */
  readonly items?: number
}

/** A grey HEIC picture of 16 × 16 points unless told otherwise, as a phone's camera names its files. */
export function heicPhoto({ coded = 16, said = 16, grid, tiles = 1, items = 1 }: HeicLies = {}): Buffer {
  const arrays = parameterSets(coded).map(([type, body]) => {
    const one = unit(type, body.end())
    return Buffer.concat([Buffer.from([0x80 | type, 0, 1]), number(one.length, 2), one])
  })
  const config = Buffer.from('0103700000009000000000001ef000fcfdf8f800000f03', 'hex')
  const picture = unit(19, slice(150))
  const coding = Buffer.concat([number(picture.length, 4), picture])
  // The plan of a grid: rows and columns less one, then the size of the whole.
  const plan = Buffer.from([0, 1, tiles - 1, tiles - 1, ...number(grid ?? 0, 4), ...number(grid ?? 0, 4)])
  const pictures = Array.from({ length: Math.max(items, grid === undefined ? 1 : tiles * tiles) }, (_, at) => at + 1)
  const whole = pictures.length + 1
  const named = grid === undefined ? pictures : [...pictures, whole]
  const type = box('ftyp', 'heic', number(0, 4), 'mif1heic')
  const meta = (offset: number): Buffer =>
    full(
      'meta',
      0,
      full('hdlr', 0, number(0, 4), 'pict', Buffer.alloc(13)),
      full('pitm', 0, number(grid === undefined ? 1 : whole, 2)),
      full(
        'iloc',
        0,
        number(0x4400, 2),
        number(named.length, 2),
        ...named.flatMap((item) => [
          number(item, 2),
          number(0, 2),
          number(1, 2),
          number(item === whole ? offset + coding.length : offset, 4),
          number(item === whole ? plan.length : coding.length, 4),
        ]),
      ),
      full(
        'iinf',
        0,
        number(named.length, 2),
        ...named.map((item) =>
          box(
            'infe',
            number(2 * 2 ** 24 + (grid === undefined || item === whole ? 0 : 1), 4),
            number(item, 2),
            number(0, 2),
            item === whole ? 'grid\0' : 'hvc1\0',
          ),
        ),
      ),
      ...(grid === undefined
        ? []
        : [
            full(
              'iref',
              0,
              box('dimg', number(whole, 2), number(tiles * tiles, 2), ...pictures.map((item) => number(item, 2))),
            ),
          ]),
      box(
        'iprp',
        box('ipco', box('hvcC', config, ...arrays), full('ispe', 0, number(said, 4), number(said, 4))),
        full(
          'ipma',
          0,
          number(named.length, 4),
          ...named.flatMap((item) => [number(item, 2), Buffer.from(item === whole ? [1, 0x02] : [2, 0x81, 0x02])]),
        ),
      ),
    )
  const offset = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(offset), box('mdat', coding, plan)])
}
