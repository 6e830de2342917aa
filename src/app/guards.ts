import { isGarbled, resolvePath } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import { readLocal } from '#src/actors/storage.ts'
import { bonusCodePath, withCode } from '#src/views/codes/withCode.ts'
import { redirect } from '@tanstack/react-router'
import { type Situation, needsOf, needsProfile, showsOffers, type WayOut, wayOutOf } from './guardTable.ts'
import { isPayAndPlayOffered } from './payAndPlay.ts'
import { addressOf, codeAt, pathBelowLocale } from './paths.ts'
import type { SessionPort, SessionView } from './sessionPort.ts'
import type { Site } from './site.ts'

/** Longest wait for the profile of a player who has just come (ms); after it the machines alone decide. */
const profilePatience = 5000

/** States of the session in which it is being found out who is there. */
const unsettled = ['pending', 'signingOut', 'adopting'] as const
const isSettled = (view: SessionView) => !unsettled.some((state) => view.matches(state))

interface GuardInput {
  /** Why the router asks: on the way in, for who is there already, or ahead of a press. */
  readonly cause?: 'enter' | 'stay' | 'preload'
  readonly context: { readonly site: Site }
  readonly location: {
    readonly pathname: string
    readonly searchStr: string
    readonly search: unknown
    readonly state: { readonly from?: string; readonly bonusCode?: string }
  }
  readonly params: { readonly locale: string }
}

/** Waits until it is known who is there (GRD-2); a loader shows meanwhile. */
export async function settled({ session }: Site) {
  return (await until(session, isSettled, Infinity)).context
}

/** The session's view once it is as wanted, or as it is when the patience is over (ms). */
async function until(
  port: SessionPort,
  isWanted: (now: SessionView) => boolean,
  patience: number,
): Promise<SessionView> {
  await port.ready
  if (isWanted(port.view())) return port.view()
  return new Promise((resolve) => {
    const done = () => {
      leave()
      clearTimeout(timer)
      resolve(port.view())
    }
    const leave = port.subscribe(() => {
      if (isWanted(port.view())) done()
    })
    const timer = Number.isFinite(patience) ? setTimeout(done, patience) : undefined
  })
}

/** There is nothing to wait for where the site is closed: no profile comes, and no page is shown (GRD-8). */
const isProfileDecided = ({ context }: SessionView) =>
  context.profile !== null || context.player === null || context.blocks.access.length > 0

const waits = new WeakMap<object, Promise<unknown>>()

/** Waits for the profile of a player, once: routes within each other ask one after the other, and a profile may not come. */
async function profileOf(session: SessionPort, player: object): Promise<void> {
  let wait = waits.get(player)
  if (!wait) waits.set(player, (wait = until(session, isProfileDecided, profilePatience)))
  await wait
}

/** What the guards know now of who is at a path. */
function situationAt({ session, localeOptions }: Site, pathname: string): Situation {
  const { player, profile, blocks } = session.view().context
  const { locale } = resolvePath(pathname, localeOptions)
  return {
    player,
    profile,
    blocks,
    hasSportsbook: marketOf(locale.market).hasSportsbook,
    hasNewerTerms: readLocal('updatedTerms') === true,
  }
}

const ways: Readonly<Record<Exclude<WayOut, 'unauthorised' | 'login' | 'terms'>, string>> = {
  account: '/my-account/account',
  home: '/',
  liveLobby: '/live-casino-online',
  restricted: '/restricted',
}

/** The redirect for somebody who may not go where he wanted; those that ask to sign in, or to accept the terms, lead back to it (GRD-1, GRD-7, GRD-9). */
function redirectTo(way: WayOut, { cause, context, location, params }: GuardInput) {
  const from = pathBelowLocale(location.pathname, context.site.localeOptions) + location.searchStr
  if (way === 'unauthorised')
    return redirect({ to: '/$locale/401', params: { locale: params.locale }, state: { from }, replace: true })
  // A visitor who wants a table is asked to log in, and comes to it; whose sign-in ends at one is not (GAM-7).
  const isTable = way === 'liveLobby' && cause === 'enter'
  if (way === 'login' || isTable)
    return redirect({
      to: isTable ? '/$locale/live-casino-online/{-$id}' : '/$locale',
      params: { locale: params.locale },
      hash: 'login',
      state: { from },
      replace: true,
    })
  if (way === 'terms')
    return redirect({
      to: '/$locale/accept-terms-condition',
      params: { locale: params.locale },
      state: { from },
      replace: true,
    })
  // Who may claim none by hand may still have what a deposit earns by the code.
  if (way === 'account' && isForCashier(context.site, location))
    return redirect({
      href: addressOf(params.locale, `/my-account/banking/deposit${location.searchStr}`),
      replace: true,
    })
  // Who waits to be let in goes on to what was wanted once there is a player, be it from another tab (GRD-1).
  const wanted = way === 'home' ? (location.state.from ?? givenHere(cause, location)) : undefined
  return redirect({ href: addressOf(params.locale, wanted ?? ways[way]), replace: true })
}

/** A code that was to be given by hand by who may give none so, and may have bonuses. */
function isForCashier({ session, localeOptions }: Site, location: GuardInput['location']): boolean {
  const { context } = session.view()
  const isHere = pathBelowLocale(location.pathname, localeOptions) === bonusCodePath
  return (
    isHere && codeAt(location) !== undefined && context.profile?.isAllowManualClaim === false && showsOffers(context)
  )
}

/** The code of a sign-up's link that a player follows who has an account and is signed in already is given where codes are (GRD-9). */
function givenHere(cause: GuardInput['cause'], location: GuardInput['location']): string | undefined {
  const code = codeAt(location)
  return cause === 'enter' && code !== undefined && location.pathname.includes('/signup')
    ? withCode(bonusCodePath, code)
    : undefined
}

/** What the router gives besides; not in the type of the input, since its own is made of all routes, those it guards among them. */
interface Matched {
  readonly matches: readonly { readonly pathname: string }[]
}

const depthOf = (pathname: string): number => pathname.split('/').filter(Boolean).length

/**
 * Whether a part of the address is left that no page takes, or stands for no characters: it is missing for everybody, and nobody
 * need come in for that (NAV-6).
 */
const isMissing = (input: GuardInput): boolean => {
  const { matches, location } = input as GuardInput & Matched
  if (isGarbled(location.pathname)) return true
  return depthOf(matches.at(-1)?.pathname ?? '') < depthOf(location.pathname)
}

/** Lets in whom the table lets in; waits until it is known who is there, and for the profile where that decides. */
export async function guard(input: GuardInput): Promise<void> {
  const { site } = input.context
  const path = pathBelowLocale(input.location.pathname, site.localeOptions)
  if (needsOf(path).length === 0 || isMissing(input)) return
  const { player } = await settled(site)
  if (player && needsProfile(path)) await profileOf(site.session, player)
  const way = wayOutOf(path, situationAt(site, input.location.pathname))
  if (way) throw redirectTo(way, input)
}

/** Where the player who is there now is led from a path that is open to him no more; null where he may stay (GRD-12). */
export function wayOutNow(site: Site, pathname: string): WayOut | null {
  const view = site.session.view()
  // Who signs in or out is led by the wiring, with the words for it.
  if (!isSettled(view) || view.context.player === null) return null
  return wayOutOf(pathBelowLocale(pathname, site.localeOptions), situationAt(site, pathname))
}

/** What is decided by what is known now, so that no page waits for it: offers to who must see none, newer terms, what is offered to nobody. */
export function guardAtOnce(input: GuardInput): void {
  const { site } = input.context
  const path = pathBelowLocale(input.location.pathname, site.localeOptions)
  const way = wayOutOf(path, situationAt(site, input.location.pathname))
  const isOffer = way === 'home' && needsOf(path).includes('offers')
  // Where a path is offered to nobody it does not matter who is there.
  if (way === 'restricted' || ((way === 'terms' || isOffer) && isSettled(site.session.view())))
    throw redirectTo(way, input)
}

/** The same guard: what these pages ask for stands in the table (GRD-3). */
export const requireUnblocked = guard
/** The same guard: what these pages ask for stands in the table (GRD-3). */
export const requireManualClaim = guard
/** The same guard: what these pages ask for stands in the table (NAV-1). */
export const requireVisitor = guard

/** Where pay and play is not in the build, or not for this visitor, the sign-up is the usual one (NAV-2). */
export async function requirePayAndPlay({ context, location, params }: GuardInput): Promise<void> {
  if (await isPayAndPlayOffered(context.site)) return
  // A code of the address, and where the visitor wanted to, go along.
  const { searchStr, state } = location
  throw redirect({ href: addressOf(params.locale, `/signup${searchStr}`), state, replace: true })
}
