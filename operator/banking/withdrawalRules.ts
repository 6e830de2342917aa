import { day, hour } from '#contract/constants.ts'
import type { CheckResult } from '#contract/deposit.ts'
import { hasQuestions } from '#contract/edd.ts'
import type { Currency, Minor } from '#contract/money.ts'
import { roundUnit } from '#contract/roundUnit.ts'

/** Periods in which withdrawals are counted, by the calendar in UTC. */
export type Duration = 'D' | 'W' | 'M'

interface Rule {
  /** In round units of the currency. */
  readonly limit: number
  readonly duration: Duration
}

const usual: Rule = { limit: 10_000, duration: 'W' }
/** What may be withdrawn, where a market has another rule than the usual one (WDR-1). */
const byMarket: Readonly<Record<string, Rule>> = {
  GG: { limit: 5000, duration: 'D' },
  BR: { limit: 20_000, duration: 'M' },
  TR: { limit: 20_000, duration: 'M' },
}

/** All that is ever paid out before the house knows where a player's money comes from, round units (EDD). */
const KNOWN_LIMIT = 50_000
const KNOWN: ReadonlySet<string> = new Set(['ENHANCED', 'ENHANCED KYC', 'NOT_REQUIRED'])

/** How long a withdrawal waits, and can be taken back, before it is paid, ms. */
export const PAY_AFTER = hour

/**
 * How often a player may take a withdrawal back within a day. Taking winnings back again and again is a known sign of harm; one
 * mistake, or two, can be mended.
 */
export const MAX_CANCELLATIONS = 3
export const CANCELLATION_PERIOD = day

/** What a market allows to be withdrawn in its period. */
export function withdrawalRule(market: string, currency: Currency): { limit: Minor; duration: Duration } {
  const { limit, duration } = byMarket[market] ?? usual
  return { limit: limit * roundUnit(currency), duration }
}

/** What may be withdrawn altogether at a level of the check of who the player is; null for no limit. */
export const levelLimit = (kycStatus: string, currency: Currency): Minor | null =>
  KNOWN.has(kycStatus) ? null : KNOWN_LIMIT * roundUnit(currency)

/** Start of the running period, ms; weeks begin on Monday. */
export function periodStart(duration: Duration, now: number): number {
  const at = new Date(now)
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (duration === 'M') return Date.UTC(year, month, 1)
  if (duration === 'D') return Date.UTC(year, month, date)
  return Date.UTC(year, month, date - ((at.getUTCDay() + 6) % 7))
}

/** What the level says of documents: a proof of identity and of address come before the first withdrawal, as the deposit announces (RMB-10). */
export function levelResult(player: { readonly kycStatus: string; readonly eddQuestionnaire: boolean }): CheckResult {
  switch (player.kycStatus) {
    case 'NOT_VERIFIED':
    case 'DATA_VERIFIED':
    case 'PENDING_EXPIRED':
      return 'DOCUMENTS_REQUIRED'
    case 'EDD_PENDING':
      // Questions that nobody asks are none that the player could answer: the house is at work, or has papers asked for.
      return hasQuestions(player) ? 'DOCUMENTS_REQUIRED' : 'DOCUMENTS_UNDER_REVIEW'
    case 'PENDING':
    case 'EDD_UNDER_REVIEW':
      return 'DOCUMENTS_UNDER_REVIEW'
    default:
      return 'SUCCESS'
  }
}
