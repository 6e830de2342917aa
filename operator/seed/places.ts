import { contentLanguage } from '#contract/locale.ts'
import { markets, type Market, type MarketId } from '#contract/markets.ts'

/** A market and one of its content languages. */
export interface Place {
  readonly market: Market
  readonly language: string
}

/** Every market that a brand is sold in, with each of its content languages; English is always among them. */
export const localesOf = (brandMarkets: readonly MarketId[]): readonly Place[] =>
  markets
    .filter(({ id }) => brandMarkets.includes(id))
    .flatMap((market) =>
      [...new Set(['en', ...market.languages.map((language) => contentLanguage(market.id, language))])].map(
        (language) => ({ market, language }),
      ),
    )

/** The file of a terms version: the page of the terms, in every language that the site is offered in. */
export const termsFiles = (brandMarkets: readonly MarketId[]) =>
  [...new Set(localesOf(brandMarkets).map(({ language }) => language))].map((language) => ({
    _key: language,
    language,
    url: 'terms',
  }))
