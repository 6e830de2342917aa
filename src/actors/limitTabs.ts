import { openTabs, type TabMessage } from './tabs.ts'

type Heard = () => void

let tell: ((message: TabMessage) => void) | null = null
const listeners = new Set<Heard>()

/** One line for hearing and telling: what a tab says on it, it does not hear itself. */
function line(): (message: TabMessage) => void {
  tell ??= openTabs((message) => {
    if (message.type === 'limitsChanged') for (const heard of listeners) heard()
  }).tell
  return tell
}

/** Tells the other tabs that a limit has changed: what they show and whether play is open there may be wrong by now. */
export const tellLimitsChanged = (): void => line()({ type: 'limitsChanged' })

/** Calls `heard` when another tab has changed a limit; gives the way to stop that. */
export function hearLimitsChanged(heard: Heard): () => void {
  line()
  listeners.add(heard)
  return () => listeners.delete(heard)
}
