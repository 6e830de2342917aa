import type { PromotionCategoryId, PromotionId } from './texts/shape.ts'

/** Where a promotion stands, and who sees it; its words are in `texts/`. */
interface Offer {
  readonly slug: PromotionId
  readonly category: PromotionCategoryId
  readonly tags: readonly string[]
  /** Where its button leads. */
  readonly path: string
  readonly art: readonly [kind: string, figure: string]
  readonly authorized: 'AUTHORIZED' | 'BOTH' | 'NOT_AUTHORIZED'
  readonly groups?: readonly string[]
}

/** Categories of the promotions page (NAV-4). */
export const offerCategories: readonly { readonly slug: PromotionCategoryId; readonly tags: readonly string[] }[] = [
  { slug: 'welcome', tags: ['first-deposit'] },
  { slug: 'casino', tags: ['free-spins', 'cashback', 'new-games'] },
  { slug: 'live-casino', tags: ['tables', 'cashback'] },
  { slug: 'sports', tags: ['free-bet', 'boost'] },
  { slug: 'tournaments', tags: ['weekly'] },
]

/** Promotions of the seed. */
export const offers: readonly Offer[] = [
  {
    slug: 'first-evening',
    category: 'welcome',
    tags: ['first-deposit'],
    path: 'signup',
    art: ['candy', 'cupcake'],
    authorized: 'NOT_AUTHORIZED',
  },
  {
    slug: 'second-helping',
    category: 'welcome',
    tags: ['first-deposit'],
    path: 'my-account/banking/deposit',
    art: ['orchard', 'melon'],
    authorized: 'AUTHORIZED',
    groups: ['1'],
  },
  {
    slug: 'tuesday-spins',
    category: 'casino',
    tags: ['free-spins'],
    path: 'online-casino',
    art: ['lanterns', 'lantern'],
    authorized: 'BOTH',
  },
  {
    slug: 'calm-cashback',
    category: 'casino',
    tags: ['cashback'],
    path: 'online-casino',
    art: ['sea', 'whale'],
    authorized: 'BOTH',
  },
  {
    slug: 'new-on-friday',
    category: 'casino',
    tags: ['new-games'],
    path: 'online-casino/new',
    art: ['space', 'rocket'],
    authorized: 'BOTH',
  },
  {
    slug: 'jackpot-hour',
    category: 'casino',
    tags: ['free-spins'],
    path: 'online-casino/jackpots',
    art: ['jewels', 'crown'],
    authorized: 'BOTH',
  },
  {
    slug: 'table-talk',
    category: 'live-casino',
    tags: ['tables'],
    path: 'live-casino-online',
    art: ['blackjack', 'blackjack'],
    authorized: 'BOTH',
  },
  {
    slug: 'golden-wheel',
    category: 'live-casino',
    tags: ['tables', 'cashback'],
    path: 'live-casino-online/roulette',
    art: ['roulette', 'roulette'],
    authorized: 'BOTH',
  },
  {
    slug: 'saturday-free-bet',
    category: 'sports',
    tags: ['free-bet'],
    path: 'sportsbook',
    art: ['racing', 'tyre'],
    authorized: 'BOTH',
  },
  {
    slug: 'underdog-boost',
    category: 'sports',
    tags: ['boost'],
    path: 'sportsbook',
    art: ['forest', 'fox'],
    authorized: 'BOTH',
  },
  {
    slug: 'slow-race',
    category: 'tournaments',
    tags: ['weekly'],
    path: 'online-casino/popular',
    art: ['winter', 'penguin'],
    authorized: 'BOTH',
  },
  {
    slug: 'high-tide',
    category: 'tournaments',
    tags: ['weekly'],
    path: 'online-casino/sea',
    art: ['sea', 'shell'],
    authorized: 'BOTH',
  },
]
