/** Place of the last entry at or before a step in a list that is in the order of its steps; -1 where all come later. */
export function lastUpTo<Entry>(list: readonly Entry[], step: number, stepOf: (entry: Entry) => number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (stepOf(list[middle]!) <= step) low = middle + 1
    else high = middle
  }
  return low - 1
}
