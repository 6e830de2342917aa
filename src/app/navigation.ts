import type { Navigation } from '#src/ui/navigation.tsx'
import { addressOf } from './paths.ts'
import type { SiteRouter } from './router.ts'

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//')

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
      } else if (isOurs(address)) void router.navigate({ href: address, replace })
      else window.location.assign(address)
    },
    preload: (to) => {
      const address = addressOf(segment, to)
      if (!isOurs(address)) return
      const { pathname } = new URL(address, window.location.origin)
      void router.preloadRoute({ to: pathname }).catch(() => {})
    },
  }
}
