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
  { slug: 'live-casino', tags: ['tables'] },
  { slug: 'sports', tags: ['free-bet'] },
  { slug: 'tournaments', tags: ['weekly'] },
]

/** Promotions of the seed. */
export const offers: readonly Offer[] = [
  {
    slug: 'first-evening',
    category: 'welcome',
    tags: ['first-deposit'],
    path: 'signup?bonusCode=WELCOME',
    art: ['candy', 'cupcake'],
    authorized: 'NOT_AUTHORIZED',
  },
  {
    slug: 'second-helping',
    category: 'welcome',
    tags: [],
    path: 'my-account/banking/deposit',
    art: ['orchard', 'melon'],
    authorized: 'AUTHORIZED',
    groups: ['1'],
  },
  {
    slug: 'friday-spins',
    category: 'casino',
    tags: ['free-spins'],
    path: 'my-account/rewards',
    art: ['sea', 'shell'],
    authorized: 'BOTH',
  },
  {
    slug: 'calm-cashback',
    category: 'casino',
    tags: ['cashback'],
    path: 'my-account/rewards',
    art: ['sea', 'whale'],
    authorized: 'BOTH',
  },
  {
    slug: 'new-games',
    category: 'casino',
    tags: ['new-games'],
    path: 'online-casino/new',
    art: ['space', 'rocket'],
    authorized: 'BOTH',
  },
  {
    slug: 'jackpot-games',
    category: 'casino',
    tags: [],
    path: 'online-casino/jackpots',
    art: ['jewels', 'crown'],
    authorized: 'BOTH',
  },
  {
    slug: 'front-row',
    category: 'live-casino',
    tags: ['tables'],
    path: 'my-account/rewards',
    art: ['blackjack', 'live'],
    authorized: 'BOTH',
  },
  {
    slug: 'golden-wheel',
    category: 'live-casino',
    tags: ['tables'],
    path: 'live-casino-online/roulette',
    art: ['roulette', 'live'],
    authorized: 'BOTH',
  },
  {
    slug: 'saturday-free-bet',
    category: 'sports',
    tags: ['free-bet'],
    path: 'my-account/rewards',
    art: ['racing', 'tyre'],
    authorized: 'BOTH',
  },
  {
    slug: 'odds-you-saw',
    category: 'sports',
    tags: [],
    path: 'sportsbook',
    art: ['forest', 'fox'],
    authorized: 'BOTH',
  },
  {
    slug: 'slow-race',
    category: 'tournaments',
    tags: ['weekly'],
    path: 'online-casino/easy-going',
    art: ['winter', 'penguin'],
    authorized: 'BOTH',
  },
  {
    slug: 'weekend-tables',
    category: 'tournaments',
    tags: ['weekly'],
    path: 'online-casino/tables',
    art: ['roulette', 'roulette'],
    authorized: 'BOTH',
  },
]
