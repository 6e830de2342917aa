import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { resolvePath } from '#contract/locale.ts'
import { BrokenSite } from '#src/app/fallbacks.tsx'
import { WaitingLayout } from '#src/app/Layout.tsx'
import type { RouterContext } from '#src/app/router.ts'

// Every path that does not begin with an allowed locale goes to one that does, with the rest of it, query and hash (LOC-1).
export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, context }) => {
    const { redirect: canonical } = resolvePath(location.pathname, context.site.localeOptions)
    if (canonical === null) return
    const hash = location.hash && `#${location.hash}`
    throw redirect({ href: canonical + location.searchStr + hash, replace: true })
  },
  component: Outlet,
  // Of the first page of all: later ones are waited for within the site's frame.
  pendingComponent: WaitingLayout,
  errorComponent: BrokenSite,
})
