import type { PageId } from '#contract/constants.ts'
import { resolvePath } from '#contract/locale.ts'
import { createRouter } from '@tanstack/react-router'
import { CrashedPage, MissingPage, Waiting } from './fallbacks.tsx'
import { routeTree } from './routeTree.gen.ts'
import { restoreScroll } from './scroll.ts'
import type { Site } from './site.ts'

/** What every route finds in its context. */
export interface RouterContext {
  readonly site: Site
}

// Addresses are the sources' own: plain texts, so that a code such as 0123 is not read as a number.
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))
const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** What the router is made of, wherever its addresses come from. */
export const routerOptions = (site: Site) =>
  ({
    routeTree,
    // The guards compare letter by letter too: a path of other letters is another path, and there is no such page.
    caseSensitive: true,
    context: { site } satisfies RouterContext,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: false,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: CrashedPage,
    // What even the fallbacks break at is answered by crash screen 1, not by the library's own words (APP-1).
    disableGlobalCatchBoundary: true,
    defaultNotFoundComponent: MissingPage,
  }) as const

/** The one router of the page. Data is read through the query client, so the router itself caches nothing. */
export function createSiteRouter(site: Site) {
  // As the root does, but before any route is looked for: none is found for a path with empty parts, or that cannot be decoded.
  const { pathname, search, hash } = location
  const { redirect } = resolvePath(pathname, site.localeOptions)
  if (redirect !== null) history.replaceState(history.state, '', redirect + search + hash)
  const router = createRouter(routerOptions(site))
  restoreScroll(router)
  return router
}

/** The router with the site's routes. */
export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
  interface HistoryState {
    /** The path, without locale, that a visitor was kept from (GRD-1). */
    from?: string
    /** Carried to the page after sign-in (GRD-9). */
    bonusCode?: string
    /** The login panel says that the session has ended (GRD-11, AUT-9). */
    ended?: boolean
    /** The login panel says that the new password holds (GRD-10). */
    reset?: boolean
    /** The panel of the fragment was opened on this very page, so Back closes it (NAV-7). */
    panel?: boolean
    /** Step of the sign-up that this entry stands for, from 2; the first has none (REG-1). */
    signUpStep?: number
  }
  interface StaticDataRouteOption {
    /** `game` shows the game header (NAV-13). */
    header?: 'default' | 'game'
    /** Page id for banners, tracking and content (NAV-12). */
    pageId?: PageId
  }
}
