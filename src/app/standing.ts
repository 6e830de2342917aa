import type { Market } from '#contract/markets.ts'
import type { FramePlayer, Offered } from '#src/views/frame/player.ts'
import { conditions, isAreaOpen, isAtRisk, needsOf, showsOffers, type Standing, wayOutOf } from './guardTable.ts'

/**
 * Areas that menus offer: those of the market, less what the profile closes; all of the market's for a visitor (GRD-6, GRD-12). `isComing`:
 * it is not known yet who is here, and somebody has signed in in this browser: no offer is linked to (SAF-2).
 */
export function offeredTo(context: Standing, market: Market, isComing = false): Offered {
  const situation = { ...context, hasSportsbook: market.hasSportsbook, hasNewerTerms: false }
  return {
    casino: isAreaOpen(context, 'casino'),
    liveCasino: isAreaOpen(context, 'liveCasino'),
    sports: conditions.sports.holds(situation),
    virtualSports: isAreaOpen(context, 'virtualSports'),
    promotions: !isComing && showsOffers(context),
  }
}

/** Whether a page is offered by menus, the footer and home; to a visitor all are, who is asked to log in on the way (GRD-12). */
export function isOffered(context: Standing, market: Market, path: string, isComing = false): boolean {
  const isOffer = needsOf(path).includes('offers')
  if (context.player === null) return !(isComing && isOffer)
  const situation = { ...context, hasSportsbook: market.hasSportsbook, hasNewerTerms: false }
  // No offer is linked to before it is known whether there may be any.
  return wayOutOf(path, situation) === null && (showsOffers(context) || !isOffer)
}

/** What the frame shows of a signed-in player; null for a visitor. `inbox`: the platform has one. */
export function framePlayerOf(context: Standing, { inbox }: { readonly inbox: boolean }): FramePlayer | null {
  const { player, profile } = context
  if (!player) return null
  const closed = {
    payout: false,
    casino: false,
    liveCasino: false,
    sports: false,
    virtualSports: false,
    bonuses: false,
    deposit: false,
    withdrawal: false,
  }
  const mayDeposit = profile !== null && profile.areas.deposit && profile.areas.payout && !isAtRisk(context)
  const situation = { ...context, hasSportsbook: true, hasNewerTerms: false }
  return {
    email: player.email,
    isKnown: profile !== null,
    areas: profile?.areas ?? closed,
    mayDeposit,
    // A platform without an inbox has no page of it (PRO-5).
    mayOpen: (path) => wayOutOf(path, situation) === null && (inbox || path !== '/my-account/inbox'),
  }
}

/**
 * Whether play for money is offered: to a visitor (who is asked to sign in), and to a player whom nothing blocks (SAF-1,
 * RGT-7). What blocks is known once the profile has come; until then nothing is offered.
 */
export const mayPlayReal = ({ player, profile, blocks }: Standing): boolean =>
  player === null || (profile !== null && Object.values(blocks).every((reasons) => reasons.length === 0))
