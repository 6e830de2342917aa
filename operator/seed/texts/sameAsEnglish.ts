import type { SeedLanguage } from './texts.ts'

/** Words that are the same in a language as in English: the names of games, and what the trade there calls as we do. */
export const sameAsEnglish: Readonly<Partial<Record<SeedLanguage, RegExp>>> = {
  fi: /^(Blackjack|Baccarat|Chat)$/,
  no: /^(Casino|Live casino|Sport|Blackjack|Baccarat|Poker|Chat)$/,
  de: /^(Casino|Jackpots|Roulette|Blackjack|Baccarat|Poker|Transport|Chat)$/,
  fr: /^(Casino|Sports|Jackpots|Roulette|Blackjack|Poker|Promotions|Chat)$/,
  caf: /^(Casino|Sports|Jackpots|Roulette|Blackjack|Poker|Promotions)$/,
  es: /^(Casino|Jackpots|Blackjack|Chat)$/,
  pt: /^(Casino|Jackpots|Blackjack|Chat)$/,
  br: /^(Jackpots|Blackjack|Chat)$/,
  tl: /^(Casino|Live casino|Live chat|Sports|Loyalty|Video poker|Roulette|Blackjack|Baccarat|Poker|Wagering)$/,
  tr: /^(Casino|Video poker|Blackjack|Poker)$/,
  pl: /^(Sport|Blackjack|Poker)$/,
}
