/**
 * How paths are made of a machine. `shortest`: as few as take every transition. `simple`: every way that comes to no
 * state twice. `n-switch`: also every row of n + 1 transitions that can follow each other; n = 1 are all pairs.
 */
export type Strategy =
  | { readonly is: 'shortest' }
  | { readonly is: 'simple' }
  | { readonly is: 'n-switch'; readonly n: number }

/** Names of all strategies, as `--strategy` takes them. */
export const strategyNames = ['shortest', 'simple', 'n-switch'] as const

/** What stands where nobody has chosen. */
export const shortest: Strategy = { is: 'shortest' }

/** Longer rows are more than a browser walks in a night. */
const longestRow = 3

/** Reads what was asked for: a name of `strategyNames` and, of `n-switch` alone, n. Throws in words for whoever has typed it. */
export function readStrategy(name: string, n?: string): Strategy {
  const is = strategyNames.find((one) => one === name)
  if (is === undefined) throw new Error(`There is no strategy "${name}"; there are ${strategyNames.join(', ')}.`)
  if (is !== 'n-switch') {
    if (n !== undefined) throw new Error(`--n belongs to --strategy n-switch, not to ${is}.`)
    return { is }
  }
  const length = Number(n ?? '1')
  if (!Number.isInteger(length) || length < 1 || length > longestRow)
    throw new Error(`--n is a whole number from 1 to ${longestRow}, not "${n}".`)
  return { is, n: length }
}

/** A strategy as its report and the command's variables name it; `strategyNamed` reads it back. */
export const nameOf = (strategy: Strategy): string =>
  strategy.is === 'n-switch' ? `n-switch ${strategy.n}` : strategy.is

/** The strategy of a name that `nameOf` has given. Throws when it is none. */
export function strategyNamed(text: string): Strategy {
  const [name = '', n] = text.split(' ')
  return readStrategy(name, n)
}
