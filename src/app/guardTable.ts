import type { PlayBlock } from '#machines/events.ts'
import type { Area } from '#machines/player.ts'
import { withholds } from '#machines/rewards/withholds.ts'
import type { SessionContext } from '#machines/session/session.contract.ts'

/** Who is there, and what the guards know of them. */
export type Standing = Pick<SessionContext, 'player' | 'profile' | 'blocks'>

/** What the guards decide by. */
export interface Situation extends Standing {
  /** The market offers a sportsbook. */
  readonly hasSportsbook: boolean
  /** Newer terms than the accepted ones wait for the player's yes (GRD-7). */
  readonly hasNewerTerms: boolean
}

/** Where a guard leads; all below the locale. `unauthorised` and `login` remember the page that was wanted. */
export type WayOut = 'unauthorised' | 'login' | 'account' | 'home' | 'liveLobby' | 'terms' | 'restricted'

/** A player who pays out at a risk, or is suspended at this brand (GRD-3, GRD-4). */
export const isAtRisk = ({ player, profile }: Standing): boolean =>
  profile?.isPlayerRiskPayout === true || profile?.isPlayerMultibrandSuspended === true || player?.suspended === true

/** Blocks under which no area of play is offered; a limit that is reached leaves the lobbies open. */
const closing: ReadonlySet<PlayBlock> = new Set<PlayBlock>(['timeout', 'selfExcluded', 'suspended', 'payoutRisk'])
const isBlocked = (standing: Standing): boolean =>
  isAtRisk(standing) ||
  Object.values(standing.blocks)
    .flat()
    .some((reason) => closing.has(reason))

/** Areas count as open for a visitor, and for a player whose profile has not come yet (GRD-6). */
export const isAreaOpen = (standing: Standing, area: Area): boolean =>
  standing.player === null || (!isBlocked(standing) && standing.profile?.areas[area] !== false)

/** Bonuses and marketing: never for a player in a break, in exclusion, at risk, or whose profile has bonuses off (RGT-7, SAF-2). */
export function showsOffers(context: Standing): boolean {
  const { player, profile, blocks } = context
  if (player === null) return true
  // Until the profile has come nothing is promised.
  if (profile === null || isAtRisk(context) || !profile.areas.bonuses) return false
  return !withholds(Object.values(blocks).flat())
}

interface Condition {
  readonly holds: (situation: Situation) => boolean
  readonly otherwise: WayOut
  /** The profile decides: the guard waits for it. */
  readonly isOfProfile?: true
}

const area = (name: Area): Condition => ({
  holds: (situation) => isAreaOpen(situation, name),
  otherwise: 'home',
  isOfProfile: true,
})

/** What a route may ask for, and where to for whom it does not hold. */
export const conditions = {
  player: { holds: ({ player }) => player !== null, otherwise: 'unauthorised' },
  playerOrLogin: { holds: ({ player }) => player !== null, otherwise: 'login' },
  playerOrLiveLobby: { holds: ({ player }) => player !== null, otherwise: 'liveLobby' },
  visitor: { holds: ({ player }) => player === null, otherwise: 'home' },
  unblocked: { holds: (situation) => !isAtRisk(situation), otherwise: 'account', isOfProfile: true },
  bonuses: {
    holds: (situation) => situation.profile === null || showsOffers(situation),
    otherwise: 'account',
    isOfProfile: true,
  },
  deposit: { holds: ({ profile }) => profile?.areas.deposit !== false, otherwise: 'account', isOfProfile: true },
  withdrawal: { holds: ({ profile }) => profile?.areas.withdrawal !== false, otherwise: 'account', isOfProfile: true },
  // Whose profile has not come is kept waiting by the pages themselves: they show nothing until then.
  offers: {
    holds: (situation) => situation.profile === null || showsOffers(situation),
    otherwise: 'home',
  },
  manualClaim: {
    holds: ({ profile }) => profile?.isAllowManualClaim !== false,
    otherwise: 'account',
    isOfProfile: true,
  },
  casino: area('casino'),
  liveCasino: area('liveCasino'),
  virtualSports: area('virtualSports'),
  sports: {
    holds: (situation) =>
      situation.hasSportsbook &&
      isAreaOpen(situation, 'sports') &&
      situation.profile?.isPlayerHaveSportbookAccess !== false,
    otherwise: 'home',
    isOfProfile: true,
  },
  currentTerms: { holds: ({ player, hasNewerTerms }) => player === null || !hasNewerTerms, otherwise: 'terms' },
  offeredHere: { holds: () => false, otherwise: 'restricted' },
} as const satisfies Record<string, Condition>

export type ConditionName = keyof typeof conditions

/** The table: route → conditions, in this order; the first route that a path begins with counts (GRD-1 to GRD-6, GRD-12). */
export const guardTable: readonly { readonly route: string; readonly needs: readonly ConditionName[] }[] = [
  { route: '/my-account/banking/deposit', needs: ['player', 'unblocked', 'deposit'] },
  { route: '/my-account/banking/withdraw', needs: ['player', 'withdrawal'] },
  { route: '/my-account/rewards', needs: ['player', 'unblocked', 'bonuses'] },
  { route: '/my-account/bonus-code', needs: ['player', 'unblocked', 'bonuses', 'manualClaim'] },
  { route: '/my-account/inbox', needs: ['player', 'unblocked'] },
  { route: '/my-account/gambling-limits', needs: ['player', 'unblocked'] },
  { route: '/my-account', needs: ['player'] },
  { route: '/accept-terms-condition', needs: ['player'] },
  { route: '/deposit', needs: ['playerOrLogin', 'deposit'] },
  { route: '/online-casino', needs: ['casino'] },
  { route: '/live-casino-online/play', needs: ['playerOrLiveLobby', 'liveCasino'] },
  { route: '/live-casino-online', needs: ['liveCasino'] },
  { route: '/sportsbook', needs: ['sports'] },
  { route: '/virtual-sports', needs: ['virtualSports'] },
  { route: '/promotions', needs: ['offers'] },
  { route: '/promo', needs: ['offers'] },
  { route: '/landing', needs: ['offers'] },
  { route: '/loyalty', needs: ['offers'] },
  { route: '/signup', needs: ['visitor'] },
  { route: '/sms-max-attempts', needs: ['visitor'] },
  { route: '/401', needs: ['visitor'] },
]

const beginsWith = (path: string, route: string): boolean => path === route || path.startsWith(`${route}/`)

/** Paths that newer terms leave open: home, the account, the terms themselves (GRD-7), and the tools of safe play (GRD-3). */
const isTermsExempt = (path: string): boolean =>
  path === '/' || path === '/responsible-gambling' || /my-account|accept-terms-condition/.test(path)

/** Everything that a path below the locale asks for. */
export function needsOf(path: string): readonly ConditionName[] {
  const row = guardTable.find(({ route }) => beginsWith(path, route))
  return [
    ...(path !== '/restricted' && path.includes('/restricted') ? (['offeredHere'] as const) : []),
    ...(row?.needs ?? []),
    ...(isTermsExempt(path) ? [] : (['currentTerms'] as const)),
  ]
}

/** Whether the guard of a path must know the profile. */
export const needsProfile = (path: string): boolean =>
  needsOf(path).some((name) => (conditions[name] as Condition).isOfProfile === true)

/** Where a path leads for somebody who may not go there; null for whoever may. Menus ask the same (GRD-12). */
export function wayOutOf(path: string, situation: Situation): WayOut | null {
  const refused = needsOf(path).find((name) => !conditions[name].holds(situation))
  return refused === undefined ? null : conditions[refused].otherwise
}

/** What stands in place of the site, by the state of the access flow (GRD-8). */
export function gateOf(
  path: string,
  access: 'first' | 'checking' | 'open' | 'restricted' | 'maintenance' | 'failed',
  isOpenAtFirst: boolean,
): 'site' | 'notice' | 'nothing' {
  // The flow reads the document's answer a moment later: the page need not wait for it, nor vanish meanwhile.
  const isOpen = access === 'open' || (access === 'first' && isOpenAtFirst)
  if (isOpen || path === '/signup/callback') return 'site'
  return access === 'first' ? 'nothing' : 'notice'
}
