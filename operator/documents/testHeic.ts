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

const parameterSets = [
  [
    32,
    profile(new Bits().u(0, 4).u(3, 2).u(0, 6).u(0, 3).u(1, 1).u(0xffff, 16)).u(1, 1).ue(0, 0, 0).u(0, 6).ue(0).u(0, 2),
  ],
  [
    33,
    profile(new Bits().u(0, 4).u(0, 3).u(1, 1))
      .ue(0, 1, 16, 16)
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

/** A grey HEIC picture of 16 × 16 points, as a phone's camera names its files. */
export function heicPhoto(): Buffer {
  const arrays = parameterSets.map(([type, body]) => {
    const one = unit(type, body.end())
    return Buffer.concat([Buffer.from([0x80 | type, 0, 1]), number(one.length, 2), one])
  })
  const config = Buffer.from('0103700000009000000000001ef000fcfdf8f800000f03', 'hex')
  const picture = unit(19, slice(150))
  const data = Buffer.concat([number(picture.length, 4), picture])
  const type = box('ftyp', 'heic', number(0, 4), 'mif1heic')
  const meta = (offset: number): Buffer =>
    full(
      'meta',
      0,
      full('hdlr', 0, number(0, 4), 'pict', Buffer.alloc(13)),
      full('pitm', 0, number(1, 2)),
      full(
        'iloc',
        0,
        number(0x4400, 2),
        number(1, 2),
        number(1, 2),
        number(0, 2),
        number(1, 2),
        number(offset, 4),
        number(data.length, 4),
      ),
      full('iinf', 0, number(1, 2), full('infe', 2, number(1, 2), number(0, 2), 'hvc1\0')),
      box(
        'iprp',
        box('ipco', box('hvcC', config, ...arrays), full('ispe', 0, number(16, 4), number(16, 4))),
        full('ipma', 0, number(1, 4), number(1, 2), Buffer.from([2, 0x81, 0x02])),
      ),
    )
  const offset = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(offset), box('mdat', data)])
}
