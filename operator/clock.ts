/** The operator's time in ms. QA moves it; tokens keep to real time unless they were moved too. */
export interface Clock {
  now(): number
  /** Time by which tokens age, ms. */
  tokenNow(): number
  /** How far `now` stands from the machine's time, ms. */
  readonly offset: { readonly now: number; readonly tokens: number }
  setOffset(offset: { readonly now: number; readonly tokens: number }): void
}

/** A clock over the machine's time. */
export function createClock(real: () => number = Date.now): Clock {
  let offset = { now: 0, tokens: 0 }
  return {
    now: () => real() + offset.now,
    tokenNow: () => real() + offset.tokens,
    get offset() {
      return offset
    },
    setOffset(next) {
      offset = { now: next.now, tokens: next.tokens }
    },
  }
}
