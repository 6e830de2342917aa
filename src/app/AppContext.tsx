import { createContext, useContext, type ReactNode } from 'react'
import type { Site } from './site.ts'

const AppContext = createContext<Site | null>(null)

/** Gives the page its one site: session, client, brand. */
export function AppProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <AppContext value={site}>{children}</AppContext>
}

/** The one site of the page. Throws outside an AppProvider. */
export function useApp(): Site {
  const site = useContext(AppContext)
  if (!site) throw new Error('Put an <AppProvider> around the page')
  return site
}
