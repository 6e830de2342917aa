import { readBonusCode } from '#contract/bonusCode.ts'
import type { Landing, SessionEmitted } from '#machines/events.ts'
import { bonusCodePath, withCode } from '#src/views/codes/withCode.ts'
import { showsOffers } from './guardTable.ts'
import { wayOutNow } from './guards.ts'
import { sayPaymentLeft } from './paymentLeft.ts'
import { addressOf, isCampaigned, landingPath, pathBelowLocale } from './paths.ts'
import { forgetPlayer } from './queryClient.ts'
import type { SiteRouter } from './router.ts'
import type { Session } from './session.ts'
import type { Site } from './site.ts'
import { sportsPageId } from './sportsPageId.ts'
import { leafStates } from '#src/ui/flowAttributes.ts'
import { accountForms } from '#src/actors/account.ts'
import { forgetFiles } from '#src/actors/keptFiles.ts'
import { begunForm } from '#src/actors/payAndPlayBegun.ts'
import { forgetDrafts, readLocal, readSession, watchLocal, writeSession } from '#src/actors/storage.ts'

/** Where a signed-out player is left: at the login for the reasons that were not his own wish. */
const toLogin: ReadonlySet<string> = new Set(['refused', 'expired', 'idle'])

/** Says that tracking failed to begin, as where its code is gone after a release: the page is whole without. */
export const trackingLost =
  ({ log }: Site['world']) =>
  (error: unknown): void =>
    log('tracking could not be begun', { error: String(error) })

const termsPath = '/accept-terms-condition'
const cashierPath = '/my-account/banking/deposit'

/**
 * Connects the session with the page around it: `<html data-session>`, the query cache, the guards, and where the page goes
 * when somebody signs in or out. Call once, before the session is started.
 */
export function wire(session: Session, site: Site, router: SiteRouter): void {
  const { queryClient, localeOptions, world } = site
  const go = (to: string, state?: { from?: string; ended?: boolean }) =>
    router.navigate({ href: addressOf(world.locale().segment, to), ...(state ? { state } : {}) })
  const here = () => pathBelowLocale(router.state.location.pathname, localeOptions)

  // What page this is, by the trade's ids: for tracking, and for whoever tests (NAV-12).
  const sayPage = () => {
    const match = router.state.matches.findLast(({ staticData }) => staticData.pageId)
    const id = match?.staticData.pageId
    if (id === undefined) delete document.documentElement.dataset['page']
    // One route leads to all places of the sportsbook.
    else if (id === 'sport-base' && match && 'category' in match.params)
      document.documentElement.dataset['page'] = sportsPageId(match.params.category)
    else document.documentElement.dataset['page'] = id
  }
  sayPage()
  router.subscribe('onResolved', () => {
    sayPage()
    giveCode()
  })

  let player: number | null = null
  /** The entry of the history that the last sign-in has led to, its guards included; null once somebody else may be there. */
  let landedAt: number | null = null
  /** The code of the address that the page for codes was last shown with. */
  let given = ''
  const entry = () => {
    const { __TSR_index: at } = router.history.location.state
    return at
  }
  let wasVisitor = false
  let hasNewerTerms = readLocal('updatedTerms') === true
  let { profile, blocks } = session.getSnapshot().context
  session.subscribe((snapshot) => {
    document.documentElement.dataset['session'] = leafStates(snapshot.value).join(' ')
    const { context } = snapshot
    const now = context.player?.playerId ?? null
    const isSameStanding = context.profile === profile && context.blocks === blocks
    const isFirstWord = profile === null
    profile = context.profile
    blocks = context.blocks
    if (now === player) {
      // Only now it is known that nobody is signed in.
      if (!wasVisitor && snapshot.matches('visitor')) noteCode()
      wasVisitor = snapshot.matches('visitor')
      if (isSameStanding) return
      leaveWhatHasClosed()
      if (isFirstWord) giveCode()
      return
    }
    // Another player, or none: nothing read for the one before may be shown again (SAF-7).
    forgetPlayer(queryClient)
    forgetFiles()
    // What led a visitor here is given once they are signed in; nobody after them has come by it, though its address may stand there still.
    if (player !== null) writeSession('followedCode', null)
    if (player !== null) given = codeHere()
    player = now
    wasVisitor = snapshot.matches('visitor')
    void router.invalidate()
  })

  /** What the profile or a block has closed meanwhile is left at once; elsewhere nothing is disturbed (GRD-3, GRD-4, GRD-12). */
  function leaveWhatHasClosed(): void {
    const way = wayOutNow(site, router.state.location.pathname)
    if (way === null) return
    if (way !== 'terms')
      session.send({ type: 'toast.show', toast: { severity: 'warning', key: 'player.area.closed', timer: 10_000 } })
    void router.invalidate()
  }

  const codeHere = () => (router.state.location.search as { readonly bonusCode?: string }).bonusCode?.trim() ?? ''
  /** A visitor may look around before they come in. A sign-up takes the code of its address itself. */
  function noteCode(): void {
    const code = codeHere()
    if (session.getSnapshot().matches('visitor') && code !== '' && code !== given && here() !== '/signup')
      writeSession('followedCode', code)
  }

  /** Pages that campaigns lead to do nothing with the code of their link: a player who may have what it opens is led to where it is given (BON-6, GRD-9). */
  function giveCode(): void {
    const code = codeHere()
    const { context } = session.getSnapshot()
    noteCode()
    if (code !== '' && (here() === bonusCodePath || (here() === cashierPath && context.player !== null))) {
      given = code
      if (context.player !== null) writeSession('followedCode', null)
    }
    const wanted =
      code === '' ? (readBonusCode((readSession('followedCode') ?? undefined) as string | undefined) ?? '') : code
    // Who has been there and goes back is let go.
    if (wanted === '' || wanted === given || !isCampaigned(here()) || context.profile === null || !showsOffers(context))
      return
    // Once: where its page is not open to them they come back from it.
    given = wanted
    writeSession('followedCode', null)
    const href = addressOf(world.locale().segment, withCode(bonusCodePath, wanted))
    void router.navigate({ href, replace: true })
  }

  session.on('session.signedIn', ({ playerId: comer, way, landing }) => {
    // It went with the sign-up: pay and play takes none, and what led there waits still.
    if (way === 'signUp') writeSession('followedCode', null)
    if (site.settings.flags.tracking)
      onceConsentIsSettled(comer, () => {
        import('./tracking.ts').then((it) => it.trackLogin(site, way)).catch(trackingLost(world))
      })
    if (way === 'otherTab') sayPaymentLeft(site, here())
    if (way === 'restored') sayLanguageUnkept()
    // What a visitor or another player has typed in this tab is not for who is there now (SAF-7); a reload keeps one's own.
    const playerId = session.getSnapshot().context.player?.playerId ?? null
    const isOwn = way === 'restored' && readSession('draftsOf') === playerId
    // It led somebody here who has been signed in in this tab before.
    if (way === 'restored' && !isOwn && readSession('draftsOf') !== null) writeSession('followedCode', null)
    forgetDrafts([begunForm, ...(isOwn ? Object.values(accountForms) : [])])
    writeSession('draftsOf', playerId)
    if (way === 'restored' || way === 'otherTab') return leaveLogin()
    // In place of the panel's own entry: Back must not lead to a panel that is not there any more.
    const replace = router.state.location.hash === 'login'
    land(landing, replace)
    landedAt = entry()
  })
  watchLocal(() => {
    const isAsked = readLocal('updatedTerms') === true
    if (isAsked === hasNewerTerms) return
    hasNewerTerms = isAsked
    const from = here() + router.state.location.searchStr
    // After signing in newer terms come first, wherever one lands; later on the guards decide page by page (GRD-7, GRD-9).
    if (isAsked && entry() === landedAt) void go(termsPath, { from })
    else void router.invalidate()
  })
  session.on('session.signedOut', ({ reason, begun }: Extract<SessionEmitted, { type: 'session.signedOut' }>) => {
    forgetPlayer(queryClient)
    landedAt = null
    hasNewerTerms = false
    const isPrivate = /^\/(my-account|accept-terms-condition)/.test(here())
    // With its query: a live table is named there; on the page of a reset it is the key (SAF-12).
    const from = here() === '/reset-password' ? here() : here() + router.state.location.searchStr
    if (toLogin.has(reason)) void go('/#login', { from, ended: true })
    // Who leaves in order to set a new password is left at it.
    // A break or exclusion leaves every page, in every tab, for one that offers nothing: no game (SAF-1), no bonus (SAF-2).
    else if (begun) void go('/responsible-gambling')
    else if ((reason !== 'otherTab' || isPrivate) && here() !== '/reset-password') void go('/')
  })
  session.on('game.signInWanted', ({ landing }) => openLogin(landing))

  /** What the player allows is known when their own answer was fetched, sent, or could not be (COO-2); not at all once they have left. */
  function onceConsentIsSettled(comer: number, then: () => void): void {
    const told = session.on('consent.changed', () => {
      const consent = session.getSnapshot().children.cookieConsent?.getSnapshot()
      const isThere = consent?.context.playerId === comer
      if (isThere && !consent.matches('settled') && !consent.matches('asking')) return
      told.unsubscribe()
      if (isThere) then()
    })
  }

  function openLogin(landing: Landing): void {
    void router.navigate({
      to: '.',
      search: true,
      hash: 'login',
      resetScroll: false,
      hashScrollIntoView: false,
      // Over the page it was asked for at: closing it goes back there (NAV-7).
      state: {
        panel: true,
        ...(landing.redirectPath === null ? {} : { from: landing.redirectPath }),
        ...(landing.bonusCode === null ? {} : { bonusCode: landing.bonusCode }),
      },
    })
  }

  /** The page before this one could not keep the language that this one is shown in (LOC-11). */
  function sayLanguageUnkept(): void {
    if (readSession('languageUnkept') !== true) return
    writeSession('languageUnkept', null)
    session.send({ type: 'toast.show', toast: { severity: 'warning', key: 'player.language.unkept', timer: 10_000 } })
  }

  /** Who signs in over a page stays at their place on it (LOC-2). */
  function land(landing: Landing, replace: boolean): void {
    const href = addressOf(world.locale().segment, landingPath(landing))
    const isHere = href.split(/[?#]/)[0] === router.state.location.pathname
    void router.navigate({ href, replace, resetScroll: !isHere })
  }

  function leaveLogin(): void {
    const { hash, state } = router.state.location
    if (hash !== 'login') return
    // What was wanted before the login was asked for is there for the player who has come in another tab, too (GRD-9).
    if (state.from) {
      const landing = { redirectPath: state.from, bonusCode: state.bonusCode ?? null }
      return land(landing, true)
    }
    void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }
}
