import type { EventLog } from './attach.ts'

/** The log of this page's session, null where none was begun. It stands alone: a page that is broken finds it without the site. */
export const recorded: { log: EventLog | null } = { log: null }
