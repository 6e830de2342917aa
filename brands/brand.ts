import type { ComponentType } from 'react'
import type { BrandId } from '#contract/brands.ts'
import type { MarketId } from '#contract/markets.ts'
import type { Currency } from '#contract/money.ts'
import type { Tokens } from '#src/ui/tokens.ts'

/** What a brand is, as data: `brands/{id}/facts.ts`. */
export interface BrandFacts {
  readonly id: BrandId
  readonly name: string
  /** Under the icon of a home screen: at most 12 letters. */
  readonly shortName: string
  /** Where the brand is sold (LOC-3). */
  readonly markets: readonly MarketId[]
  readonly options: BrandOptions
  readonly scheme: 'dark' | 'light'
}

/** What differs between brands besides the theme. */
export interface BrandOptions {
  /** Countries whose players can't register, per market (REG-4). */
  readonly removedFromRegistration: Readonly<Partial<Record<MarketId, readonly string[]>>>
  /** A not-found answer to a sign-in looks up a confirmation and tries again (AUT-5). */
  readonly confirmsUnknownPlayers: boolean
  readonly defaultCurrency: Currency
}

/** How a brand looks, as data: its colours, and its mark as SVG within a square of 48. */
export interface BrandLook {
  readonly tokens: Tokens
  readonly mark: string
  /** The same on a ground that fills the square, with what matters in the middle 80 %: home screens cut icons to their own shape. */
  readonly icon: string
  /** Colour of lines within dense tables, where it is not the theme's own `line`. */
  readonly hairline?: string
}

/** A brand as the page uses it; its module also brings its theme. */
export interface Brand extends BrandFacts {
  /** The mark alone, square. */
  readonly Mark: ComponentType<{ readonly size?: number }>
  /** Mark and name; `height` in px. */
  readonly Logo: ComponentType<{ readonly height?: number }>
  /** Drawn in the hero where the content brings no picture. */
  readonly HeroArt: ComponentType<{ readonly className?: string }>
  /** Colour of the browser's own bar. */
  readonly themeColor: string
}
