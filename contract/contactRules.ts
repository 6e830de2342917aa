import { marketForCountry } from './locale.ts'
import { adultAgeOf, marketOf, type Market, type MarketId } from './markets.ts'

/** What a new player is asked for beside date of birth and postal code, and how old they must be (REG-10). */
export interface ContactRules {
  readonly extra: Market['registrationExtra']
  /** Years somebody of this province, where there is one, must have lived. */
  readonly adultAge: (province?: string) => number
}

/** Years where a country asks for more than the market that its players come to (decisions: 21 where the country asks). */
const agesOfCountries: Readonly<Record<string, number>> = { BE: 21, EE: 21, GR: 21, LT: 21 }

/**
 * The rules of a sign-up, the same on both sides of the wire. They are those of the player's country, whichever market the sign-up
 * was opened in; of the ages the strictest counts.
 */
export function contactRules(market: MarketId, countryCode: string): ContactRules {
  const own = marketOf(marketForCountry(countryCode))
  return {
    extra: own.registrationExtra,
    adultAge: (province) =>
      Math.max(adultAgeOf(marketOf(market), province), adultAgeOf(own, province), agesOfCountries[countryCode] ?? 0),
  }
}
