import type { FlowMap } from './map.ts'

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

/** How the map is read: each sign with its meaning. */
export const mapLegend = ({ lifetimes }: FlowMap): readonly (readonly [string, string])[] => [
  [
    'large frame',
    'the session: it starts every flow within it and carries what they tell each other; none of them knows another',
  ],
  ['frame in it', 'what its flows are for'],
  ['box', 'one flow, with what it is about; its arrows light up under the pointer, and it leads to the flow’s chart'],
  ...lifetimes.map(({ name, description }) => [`tag “${name}”`, `lives then: ${description}`] as const),
  ['arrow', 'what one flow tells another, by way of the session'],
  ['uses …', 'what is done for it outside: calls of the operator, live lines, the browser’s store'],
  ['tells …', 'what it says to so many flows, or so many say to that one, that arrows would hide all others'],
]
