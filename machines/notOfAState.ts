import type { RequirementId } from './requirements.ts'

/** Groups of the register that are about no flow, each with where they live instead. */
export const groupsOfNoFlow: Readonly<Record<string, string>> = {
  LOC: 'Language, market and money are worked out from the address and the market’s data, before any flow lives.',
  NAV: 'An address and its page: the routes, which show what the flows say.',
  CON: 'Content is a query of the page that shows it.',
  MOD: 'About the charts, the tests and the recording themselves, not about what a player meets.',
}

const GUARD = 'A guard of the routes: it reads the states of the session and the profile, and has none of its own.'
const QUERY = 'A query of the page: nothing waits for it, and nothing follows from it.'
const FRAME = 'The frame of every page, whatever the flows are in.'

/** Requirements of the other groups that no state shows, each with the reason. A test holds that they and the states make up the register. */
export const notOfAState: Readonly<Partial<Record<RequirementId, string>>> = {
  'GRD-1': GUARD,
  'GRD-3': GUARD,
  'GRD-4': GUARD,
  'GRD-5': GUARD,
  'APP-1': 'The crash screens stand where the flows do not live any more.',
  'APP-2': 'The router’s own fallback, where the flows do not live any more.',
  'APP-4': 'The catalogue of error texts: each flow that fails keeps the key of one of them.',
  'APP-7': 'A table of what the browser may keep; the actors of many flows write it.',
  'APP-8': 'How long queries of pages are kept.',
  'APP-9': FRAME,
  'APP-10': FRAME,
  'APP-11': 'Trackers listen to the session from outside; no flow knows of them.',
  'APP-12': 'Sent along with calls by the actors that make them.',
  'APP-13': 'Headers of every call, whichever flow makes it.',
  'APP-15': 'Rules that are computed from country and time.',
  'REG-11': 'Content beside the sign-up, the same in each of its steps.',
  'KYC-5': 'Told by the profile: the pages and the checks of deposit and withdrawal read it there.',
  'LOB-3': 'The list of games is filtered by country, device and audience before anybody looks at it.',
  'LOB-5': QUERY,
  'LOB-6': QUERY,
  'LOB-7': QUERY,
  'LOB-8': QUERY,
}
