import type { Navigation } from '#src/ui/navigation.tsx'
import { bonusCodePath } from '#src/views/codes/withCode.ts'
import { addressOf, codeAt, withoutCode } from './paths.ts'
import type { SiteRouter } from './router.ts'

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//')

/**
 * Who goes on from the login, or the page that asks for it, to a sign-up, from one kind of it to the other, or from it to the login, comes to what they wanted once they
 * are signed in (GRD-9, GAM-7). It stands in the entry of the history, so that a reload keeps it, and no later sign-up has it.
 */
function wantedAt({ state: { location } }: SiteRouter, path: string): { from?: string; bonusCode?: string } {
  const { state, hash, searchStr } = location
  const given = codeAt(location)
  const isSigningUp = path.startsWith('/signup')
  if (hash !== 'login' && !isSigningUp && state.from === undefined)
    return given === undefined ? {} : { bonusCode: given }
  // The query of the reset can hold a secret, and a sign-up is no page to come back to.
  const here = isSigningUp || path === '/reset-password' ? null : path + searchStr
  const wanted = state.from ?? here
  const { redirectPath, bonusCode: ofPath } = withoutCode(wanted ?? '')
  const bonusCode = state.bonusCode ?? ofPath ?? given
  // The code of a sign-up's link, for who has an account, is given where codes are.
  const from = wanted === null ? bonusCode && bonusCodePath : redirectPath
  return { ...(from === undefined ? {} : { from }), ...(bonusCode === undefined ? {} : { bonusCode }) }
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
        const isOn =
          !options?.isDone && (/^\/signup(\/|$)/.test(to) || (to === '/#login' && path.startsWith('/signup')))
        const wanted = isOn ? wantedAt(router, path) : {}
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
