// What the demo content says, by stable keys, so that a text missing in a language, or one that nothing uses, does not compile.
// `{brand}` becomes the brand's name; `{€100}` an amount worth about so many euro, in the currency of whoever reads.

/** A static page. */
export interface PageWords {
  readonly title: string
  readonly lead: string
  readonly sections: readonly (readonly [title: string, ...paragraphs: string[]])[]
}
/** Every static page of the site (NAV-5). */
export type PageId =
  | 'privacy-policy'
  | 'terms'
  | 'age-restrictions'
  | 'bonus-terms'
  | 'betting-rules'
  | 'casino-rules'
  | 'responsible-gambling'
  | 'information'
  | 'contact-us'
  | 'contact-live-chat'
  | 'closed-account'
export type PageTexts = Readonly<Record<PageId, PageWords>>

export type PromotionCategoryId = 'welcome' | 'casino' | 'live-casino' | 'sports' | 'tournaments'
/** A promotion; `body` by paragraphs. What it promises is what a campaign (`bonus/seed.ts`) or a tournament gives: it promises nothing else. */
export interface PromotionWords {
  readonly title: string
  readonly summary: string
  readonly body: readonly string[]
  readonly terms: string
  readonly button: string
}
export type PromotionId =
  | 'first-evening'
  | 'second-helping'
  | 'friday-spins'
  | 'calm-cashback'
  | 'new-games'
  | 'jackpot-games'
  | 'front-row'
  | 'golden-wheel'
  | 'saturday-free-bet'
  | 'odds-you-saw'
  | 'slow-race'
  | 'weekend-tables'

/** A campaign of the house, as the player's rewards show it (BON-1). */
export interface CampaignWords {
  readonly title: string
  readonly description: string
  readonly terms: string | null
}
export type CampaignId =
  | 'first-evening'
  | 'friday-spins'
  | 'front-row'
  | 'calm-cashback'
  | 'saturday-free-bet'
  | 'second-helping'

/** A banner or a box: what stands on it, and on its button. */
export type CallToAction = readonly [title: string, text: string, button: string]

/** What the house offers. */
export interface OfferTexts {
  readonly promotionCategories: Readonly<Record<PromotionCategoryId, string>>
  readonly promotions: Readonly<Record<PromotionId, PromotionWords>>
  readonly campaigns: Readonly<Record<CampaignId, CampaignWords>>
  readonly tournaments: Readonly<Record<'slow-race' | 'weekend-tables', readonly [name: string, description: string]>>
  readonly boxes: Readonly<Record<'slow-race' | 'weekend-tables' | 'limits' | 'live-limits', CallToAction>>
}

/** What differs between the brands: the home page and its four banners. */
export interface BrandWords {
  readonly headline: string
  readonly lead: string
  readonly home: readonly [CallToAction, CallToAction, CallToAction, CallToAction]
}
export type BannerPage =
  | 'sport-base'
  | 'live-betting'
  | 'bet-history'
  | 'casino-lobby'
  | 'live-casino'
  | 'live-casino-table'
  | 'promotions-home'
export type CategoryId =
  | 'popular'
  | 'new'
  | 'slots'
  | 'jackpots'
  | 'adventures'
  | 'sea'
  | 'animals'
  | 'mythology'
  | 'classics'
  | 'easy-going'
  | 'tables'
  | 'video-poker'
  | 'instant'
  | 'hidden-gems'
  | 'live-popular'
  | 'roulette'
  | 'blackjack'
  | 'baccarat'
  | 'game-shows'
  | 'live-poker'
  | 'live-dice'
export type OccupationId =
  | 'office-and-administration'
  | 'health-and-care'
  | 'education'
  | 'trade-and-retail'
  | 'construction'
  | 'transport'
  | 'hotels-and-restaurants'
  | 'information-technology'
  | 'industry'
  | 'public-service'
  | 'arts-and-media'
  | 'farming-and-forestry'
  | 'self-employed'
  | 'student'
  | 'retired'
  | 'between-jobs'
  | 'other'
export type SourceOfFundsId =
  | 'salary'
  | 'own-business'
  | 'savings'
  | 'pension'
  | 'sale-of-property'
  | 'investments'
  | 'inheritance'
  | 'winnings'
  | 'family-support'
  | 'other'

/** The site around pages and offers. */
export interface SiteTexts {
  readonly brands: Readonly<Record<'halcyon' | 'marigold', BrandWords>>
  readonly banners: Readonly<Record<BannerPage, CallToAction>>
  readonly home: {
    readonly title: string
    /** Said after the lead of the brand where the page is shared or found. */
    readonly invitation: string
    readonly verticals: Readonly<Record<'casino' | 'live-casino' | 'sports', readonly [title: string, text: string]>>
  }
  readonly categories: Readonly<Record<CategoryId, string>>
  /** A game's description is a mood and how such a game works. */
  readonly games: {
    readonly moods: readonly [string, string, string, string, string, string]
    readonly slot: string
    readonly other: string
    readonly live: string
  }
  readonly footer: {
    readonly groups: Readonly<Record<'play' | 'help' | 'rules' | 'safer', string>>
    /** Labels by the path that they lead to. */
    readonly links: Readonly<Record<FooterPath, string>>
    /** `{age}`: years that the market asks for. */
    readonly legal: string
    readonly safer: string
  }
  readonly licence: { readonly authority: string; readonly text: string }
  readonly payments: {
    readonly title: string
    readonly lead: string
    readonly card: string
    readonly atOnce: string
    readonly withinAnHour: string
    readonly free: string
  }
  /** Search texts of pages without a document of their own (NAV-14). */
  readonly seo: Readonly<Record<SeoPage, readonly [title: string, description: string]>>
  readonly loyalty: {
    readonly title: string
    readonly lead: string
    readonly text: string
    readonly levels: Readonly<
      Record<'guest' | 'regular' | 'friend' | 'host', readonly [name: string, ...perks: string[]]>
    >
  }
  readonly landing: {
    readonly title: string
    readonly text: string
    readonly link: string
    readonly description: string
  }
  readonly occupations: Readonly<Record<OccupationId, string>>
  readonly sourcesOfFunds: Readonly<Record<SourceOfFundsId, string>>
}
export type FooterPath =
  | 'online-casino'
  | 'live-casino-online'
  | 'sportsbook'
  | 'promotions'
  | 'loyalty'
  | 'contact-us'
  | 'contact-live-chat'
  | 'payment-methods'
  | 'information'
  | 'terms'
  | 'bonus-terms'
  | 'casino-rules'
  | 'betting-rules'
  | 'privacy-policy'
  | 'age-restrictions'
  | 'responsible-gambling'
  | 'my-account/gambling-limits'
export type SeoPage = 'casino' | 'live-casino' | 'sportsbook' | 'promotions' | 'loyalty' | 'payment-methods'

/** All that is said in one language. */
export interface SeedTexts extends OfferTexts, SiteTexts {
  readonly pages: PageTexts
}
