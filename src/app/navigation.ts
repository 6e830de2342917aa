import type { Navigation } from '#src/ui/navigation.tsx'
import { addressOf } from './paths.ts'
import type { SiteRouter } from './router.ts'

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//')

/**
 * Who goes on from the login to a sign-up, or from one kind of it to the other, comes to what they wanted once they are signed in
 * (GRD-9, GAM-7). It stands in the entry of the history, so that a reload keeps it, and no later sign-up has it.
 */
function wantedAt({ state: { location } }: SiteRouter, path: string): { from?: string; bonusCode?: string } {
  const { from, bonusCode } = location.state
  const isSigningUp = path.startsWith('/signup')
  if (location.hash !== 'login' && !isSigningUp) return {}
  // The query of the reset can hold a secret, and a sign-up is no page to come back to.
  const here = isSigningUp || path === '/reset-password' ? undefined : path + location.searchStr
  const wanted = from ?? here
  return { ...(wanted === undefined ? {} : { from: wanted }), ...(bonusCode === undefined ? {} : { bonusCode }) }
}

/** How views leave a page: locale-relative paths go through the router, everything else through the browser. */
export function navigationOf(router: SiteRouter, segment: string, path: string): Navigation {
  return {
    path,
    isOpen: () => true,
    href: (to) => addressOf(segment, to),
    go: (to, options) => {
      const address = addressOf(segment, to)
      const replace = options?.replace ?? false
      if (to.startsWith('#')) {
        void router.navigate({
          to: '.',
          hash: to.slice(1),
          search: true,
          replace,
          state: (before) => ({ ...before, panel: true }),
          resetScroll: false,
          hashScrollIntoView: false,
        })
      } else if (isOurs(address)) {
        const wanted = /^\/signup(\/|$)/.test(to) ? wantedAt(router, path) : {}
        void router.navigate({ href: address, replace, state: wanted })
      } else window.location.assign(address)
    },
    preload: (to) => {
      const address = addressOf(segment, to)
      if (!isOurs(address)) return
      const { pathname } = new URL(address, window.location.origin)
      void router.preloadRoute({ to: pathname }).catch(() => {})
    },
  }
}
