/** Numbers that are the same on every machine for the same text (mulberry32 over FNV-1a). */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number
  /** min ≤ n < max */
  between(min: number, max: number): number
  /** min ≤ whole n ≤ max */
  whole(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

/** 32-bit hash of a text, the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** A generator seeded by a text. Never for money or secrets. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)]
      if (found === undefined) throw new Error('Nothing to pick from an empty list')
      return found
    },
    chance: (probability) => next() < probability,
  }
}
