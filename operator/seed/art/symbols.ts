import { type Theme, vocabulary } from '../vocabulary.ts'
import { artReference } from './reference.ts'

/** Kind of a picture that shows one figure of a world on nothing. */
export const SYMBOL = 'symbol'

// Wild, four rich ones, three plain ones, scatter: a world's own figures are the rich ones.
const FILLERS = ['horseshoe', 'clover', 'compass', 'lantern']

/** Image references of the nine symbols of a slot, by symbol number. */
export function symbolReferences(world: string): readonly string[] {
  const figures = Object.hasOwn(vocabulary, world) ? vocabulary[world as Theme].figures : []
  const rich = [...figures, ...FILLERS.filter((figure) => !figures.includes(figure))].slice(0, 4)
  return ['crown', ...rich, 'heartGem', 'emerald', 'brilliant', 'potOfGold'].map((figure) =>
    artReference(`${SYMBOL}${world}`, figure, world, 300, 300),
  )
}
