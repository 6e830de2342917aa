/** How a chart is read: each sign with its meaning. */
export const legend: readonly (readonly [string, string])[] = [
  ['black dot', 'where a state begins'],
  ['double frame', 'an end'],
  ['dashed frame', 'regions that are active side by side'],
  ['solid arrow', 'an event, or an answer'],
  ['dashed arrow', 'happens by itself after that time'],
  ['red arrow', 'something failed'],
  ['[blue]', 'only if'],
  ['/ words', 'what is done on the way'],
  ['small blue tag', 'a requirement that shows here'],
  ['H, H*', 'back to where one was (H* in full depth)'],
]
