import type { ProfileSummary } from '#machines/player.ts'
import { redirect } from '@tanstack/react-router'
import { payAndPlayBuild } from './payAndPlay.ts'
import { addressOf, pathBelowLocale } from './paths.ts'
import type { SessionPort, SessionView } from './sessionPort.ts'
import type { Site } from './site.ts'

/** Longest wait for the profile of a player who has just come (ms); after it the machines alone decide. */
const profilePatience = 5000

/** States of the session in which it is being found out who is there. */
const unsettled = ['pending', 'signingOut', 'adopting'] as const
const isSettled = (view: SessionView) => !unsettled.some((state) => view.matches(state))

interface GuardInput {
  readonly context: { readonly site: Site }
  readonly location: { readonly pathname: string; readonly searchStr: string }
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

const isProfileKnown = ({ context }: SessionView) => context.profile !== null || context.player === null

/** The profile of the player, or null for a visitor and when it does not come in time. */
async function profileOf({ session }: Site): Promise<ProfileSummary | null> {
  return (await until(session, isProfileKnown, profilePatience)).context.profile
}

const away = (locale: string, to: string) => redirect({ href: addressOf(locale, to), replace: true })

/** Sends a visitor to the 401 page, with the page he wanted in navigation state (GRD-1). */
export async function requirePlayer({ context, location, params }: GuardInput): Promise<void> {
  const { player } = await settled(context.site)
  if (player) return
  const from = pathBelowLocale(location.pathname, context.site.localeOptions) + location.searchStr
  throw redirect({ to: '/$locale/401', params: { locale: params.locale }, state: { from }, replace: true })
}

/** Keeps payout-risk and multibrand-suspended players from pages that pay or reward; they go to their account (GRD-3). */
export async function requireUnblocked(input: GuardInput): Promise<void> {
  await requirePlayer(input)
  const profile = await profileOf(input.context.site)
  const { player } = await settled(input.context.site)
  if (profile?.isPlayerRiskPayout || profile?.isPlayerMultibrandSuspended || player?.suspended) {
    throw away(input.params.locale, '/my-account/account')
  }
}

/** As `requireUnblocked`, and manual claim must be allowed (GRD-3). */
export async function requireManualClaim(input: GuardInput): Promise<void> {
  await requireUnblocked(input)
  const profile = await profileOf(input.context.site)
  if (profile && !profile.isAllowManualClaim) throw away(input.params.locale, '/my-account/account')
}

/** Casino, live casino and sportsbook lead home for whom they are closed; they count as open for a visitor (GRD-4, GRD-6). */
export async function requireArea(
  input: GuardInput,
  area: 'casino' | 'liveCasino' | 'sports' | 'virtualSports',
): Promise<void> {
  const { player } = await settled(input.context.site)
  if (!player) return
  const profile = await profileOf(input.context.site)
  const isBlocked = profile?.isPlayerRiskPayout || profile?.isPlayerMultibrandSuspended || player.suspended
  const isClosed = profile?.areas[area] === false
  const hasNoBook = area === 'sports' && profile?.isPlayerHaveSportbookAccess === false
  if (isBlocked || isClosed || hasNoBook) throw away(input.params.locale, '/')
}

/** Live tables are for signed-in players; a visitor goes to the live lobby (GRD-5). */
export async function requirePlayerForLive({ context, params }: GuardInput): Promise<void> {
  const { player } = await settled(context.site)
  if (!player) throw away(params.locale, '/live-casino-online')
}

/** Opens the login panel over the home page for a visitor, and comes back to `to` after it. */
export async function requirePlayerOrLogin({ context, params }: GuardInput, to: string): Promise<void> {
  const { player } = await settled(context.site)
  if (player) return
  throw redirect({
    to: '/$locale',
    params: { locale: params.locale },
    hash: 'login',
    state: { from: to },
    replace: true,
  })
}

/** Pages for visitors alone, such as sign-up: a player goes home. */
export async function requireVisitor({ context, params }: GuardInput): Promise<void> {
  const { player } = await settled(context.site)
  if (player) throw away(params.locale, '/')
}

/** Without pay and play in the build its sign-up is the usual one (NAV-2). */
export function requirePayAndPlay({ params }: Pick<GuardInput, 'params'>): void {
  if (!payAndPlayBuild.isOn) throw away(params.locale, '/signup')
}
