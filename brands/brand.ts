import type { ComponentType } from 'react'
import type { MarketId } from '#contract/markets.ts'
import type { Currency } from '#contract/money.ts'

/** The two brands of this build; each is a folder here (LOC-14). */
export const brandIds = ['halcyon', 'marigold'] as const
export type BrandId = (typeof brandIds)[number]

/** True for a brand of this build. */
export function isBrandId(text: string): text is BrandId {
  return (brandIds as readonly string[]).includes(text)
}

/** What differs between brands besides the theme. */
export interface BrandOptions {
  /** Countries whose players can't register, per market (REG-4). */
  readonly removedFromRegistration: Readonly<Partial<Record<MarketId, readonly string[]>>>
  /** A not-found answer to a sign-in looks up a confirmation and tries again (AUT-5). */
  readonly confirmsUnknownPlayers: boolean
  readonly defaultCurrency: Currency
}

/** A brand as the page uses it; its module also brings its theme. */
export interface Brand {
  readonly id: BrandId
  readonly name: string
  readonly options: BrandOptions
  /** The mark alone, square. */
  readonly Mark: ComponentType<{ readonly size?: number }>
  /** Mark and name; `height` in px. */
  readonly Logo: ComponentType<{ readonly height?: number }>
  /** Drawn in the hero where the content brings no picture. */
  readonly HeroArt: ComponentType<{ readonly className?: string }>
  readonly scheme: 'dark' | 'light'
  /** Colour of the browser's own bar. */
  readonly themeColor: string
  readonly favicon: string
}
