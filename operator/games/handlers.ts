import type { Handlers } from '../handler.ts'

/** Calls of this area; one that is missing answers 501 with its name. */
export const gamesHandlers = {} satisfies Handlers
