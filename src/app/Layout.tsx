import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { payAndPlayCallback } from '#contract/payAndPlayBuild.ts'
import { marketOf } from '#contract/markets.ts'
import type { ActorOf } from '#machines/directory.ts'
import { type Locale, numberLocale, resolvePath, tagOf } from '#contract/locale.ts'
import { isFramed } from '#src/actors/payAndPlayCallback.ts'
import { footerOptions } from '#src/queries/first.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { NavigationProvider, useNavigation } from '#src/ui/navigation.tsx'
import { SiteProvider } from '#src/ui/site.tsx'
import { balanceSoon } from '#src/views/frame/frame.css.ts'
import { SiteFrame } from '#src/views/frame/SiteFrame.tsx'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useApp } from './AppContext.tsx'
import { Waiting } from './fallbacks.tsx'
import { Fence } from './Fence.tsx'
import { houseNow } from './houseClock.ts'
import { useFlow, useSession } from './flows.ts'
import { part } from './part.tsx'
import { kept } from './keptLobbyParts.ts'
import { gateOf } from './guardTable.ts'
import { MaintenanceHere } from './MaintenanceHere.tsx'
import { navigationOf } from './navigation.ts'
import { Announcer } from './Announcer.tsx'
import { pathBelowLocale } from './paths.ts'
import { hasIdTokenCookie } from '#src/actors/storage.ts'
import { framePlayerOf, isOffered, offeredTo } from './standing.ts'

const AccessView = part(() => import('#src/views/access/AccessView.tsx').then(({ AccessView }) => AccessView))
const WalletSlot = part(() => import('./WalletSlot.tsx').then(({ WalletSlot }) => WalletSlot))
// The panels talk with the machines, so they come with them.
const Overlays = part(() => import('./Overlays.tsx').then(({ Overlays }) => Overlays))
// It is opened by a press, and comes with the panels.
const MenuDrawer = part(() => import('#src/views/frame/MenuDrawer.tsx').then((file) => file.MenuDrawer))
// At the foot of the page: names of countries need not be known before anything is seen.
const FooterChoices = part(() => import('./FooterChoices.tsx').then((file) => file.FooterChoices))
const nothing = () => null
/** A part that comes in a file of its own: without it the rest stands, and it is sought again. */
const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <Fence fallback={nothing} isQuiet>
    <Suspense>{children}</Suspense>
  </Fence>
)
/** Nothing else stands on the page: it says that it is coming, or does not. */
const noticeWaits = () => (
  <main>
    <Waiting />
  </main>
)
/** Pressed before its file is there, the menu says that it is coming. */
const menuWaits = (
  <Coming>
    <Trans comment="Said while something is being loaded.">Loading</Trans>
  </Coming>
)
const balanceWaits = () => <span className={balanceSoon} />

// It comes with the machines, which a lobby is nothing without.
const KeptPart = part(() => import('./Kept.tsx').then(({ Kept }) => Kept))

/** Everything around a page: navigation, access, header, footer, and what may stand over it. */
export const Layout = () => <Surroundings isWaiting={false} />

/** The same around the first page while its guard takes its time, with nothing over it yet (GRD-2). */
export const WaitingLayout = () => <Surroundings isWaiting />

function Surroundings({ isWaiting }: Pick<PlaceProps, 'isWaiting'>) {
  const { settings, localeOptions, world } = useApp()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  // Of the address, not of the route: the layout stays mounted when the locale changes.
  const locale = useMemo(() => resolvePath(pathname, localeOptions).locale, [pathname, localeOptions])
  const path = pathBelowLocale(pathname, localeOptions)
  const navigation = useMemo(() => navigationOf(router, locale.segment, path), [router, locale.segment, path])
  // While its texts are on their way the page stands in English.
  const { locales } = useLingui().i18n
  useEffect(() => {
    document.documentElement.lang = locales === 'en' ? 'en' : tagOf(locale.language)
  }, [locale.language, locales])
  // The same for as long as it stands: another one would begin anew.
  const Kept = useMemo(() => kept.Kept ?? KeptPart, [])
  const imageBase = `${settings.content.host}/images/${settings.content.dataset}/`
  const site = useMemo(
    () => ({
      numberLocale: numberLocale(locale),
      imageBase,
      now: () => houseNow(world),
    }),
    [locale, imageBase, world],
  )
  return (
    <NavigationProvider value={navigation}>
      <SiteProvider value={site}>
        <Gate path={path} locale={locale} isWaiting={isWaiting} />
        {isWaiting ? null : (
          <Quiet>
            <Kept path={path} />
          </Quiet>
        )}
      </SiteProvider>
    </NavigationProvider>
  )
}

interface PlaceProps {
  readonly path: string
  readonly locale: Locale
  /** The page itself is not there yet. */
  readonly isWaiting: boolean
}

function subscribeTo(actor: ActorOf<'access'>, listener: () => void): () => void {
  const subscription = actor.subscribe(listener)
  return () => subscription.unsubscribe()
}

/** `first` while nothing but the document has said anything yet; else the state of the flow. */
function accessState(access: ActorOf<'access'> | null) {
  if (!access) return 'first'
  const { value, context } = access.getSnapshot()
  return value === 'checking' && context.station === null ? 'first' : value
}

/** Nothing of the site before access is resolved, in the document or by the flow; except on the sign-up callback (GRD-8). */
function Gate({ path, locale, isWaiting }: PlaceProps) {
  const { isOpenAtFirst, session, brand } = useApp()
  const access = useFlow('access')
  const subscribe = (listener: () => void) => (access ? subscribeTo(access, listener) : session.subscribe(listener))
  const state = useSyncExternalStore(subscribe, () => accessState(access))
  // The payment's frame comes back here: the page around it does the rest.
  if (path === payAndPlayCallback && isFramed()) return isWaiting ? <Waiting /> : <Outlet />
  const gate = gateOf(path, state, isOpenAtFirst)
  if (gate === 'site') return <Frame path={path} locale={locale} isWaiting={isWaiting} />
  return access && gate === 'notice' ? (
    <Fence fallback={noticeWaits} isQuiet>
      <Suspense fallback={noticeWaits()}>
        <AccessView flow={access} brand={brand} />
      </Suspense>
    </Fence>
  ) : null
}

/** Editors write paths with and without the first slash. */
const plainPath = (to: string): string => `/${to.replace(/^\//, '').replace(/[?#].*$/, '')}`

function Frame({ path, locale, isWaiting }: PlaceProps) {
  const { brand, world, session, settings } = useApp()
  // A game that is unknown or broken brings no frame of its own.
  const isGame = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1)
      return page?.staticData.header === 'game' && page.status !== 'notFound' && page.status !== 'error'
    },
  })
  const context = useSession((now) => now.context)
  const isPending = useSession((now) => now.matches('pending'))
  const isComing = isPending && hasIdTokenCookie()
  const footer = useQuery(footerOptions(world))
  const consent = useFlow('cookieConsent')
  const hasSession = session.current !== null
  const around = useNavigation()
  const navigation = useMemo(
    () => ({
      ...around,
      isOpen: (to: string) => isOffered(context, marketOf(locale.market), plainPath(to), isComing),
    }),
    [around, context, isComing, locale.market],
  )
  const player = isPending ? undefined : framePlayerOf(context, settings.capabilities)
  const offered = offeredTo(context, marketOf(locale.market), isComing)
  const onLogOut = () => session.current?.send({ type: 'session.signOut', reason: 'player' })
  const page = isWaiting ? (
    <Waiting />
  ) : (
    <MaintenanceHere>
      <Outlet />
    </MaintenanceHere>
  )
  const overlays = isWaiting ? null : (
    <>
      <Announcer />
      {hasSession ? (
        <Quiet>
          <Overlays path={path} isGame={isGame} />
        </Quiet>
      ) : null}
    </>
  )
  if (isGame) {
    return (
      <>
        {page}
        {overlays}
      </>
    )
  }
  return (
    <NavigationProvider value={navigation}>
      <SiteFrame
        brand={brand}
        player={player}
        offered={offered}
        balance={
          context.player ? (
            <Fence fallback={balanceWaits} isQuiet>
              <Suspense fallback={balanceWaits()}>
                <WalletSlot />
              </Suspense>
            </Fence>
          ) : null
        }
        footer={footer.data ?? null}
        choices={
          <Quiet>
            <FooterChoices />
          </Quiet>
        }
        onSearch={() => {
          // Who is at a lobby already is led to its field, and keeps what stands there (LOB-2).
          const field = document.querySelector<HTMLElement>('search input')
          if (field) field.focus()
          else around.go('/online-casino?search=')
        }}
        onLogOut={onLogOut}
        onCookieSettings={() => consent?.send({ type: 'consent.reopen' })}
        renderMenu={(onClose) => (
          <Fence fallback={nothing} isQuiet>
            <Suspense fallback={menuWaits}>
              <MenuDrawer player={player} offered={offered} onLogOut={onLogOut} onClose={onClose} />
            </Suspense>
          </Fence>
        )}
        overlays={overlays}
      >
        {page}
      </SiteFrame>
    </NavigationProvider>
  )
}
