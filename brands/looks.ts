import type { BrandId } from '#contract/brands.ts'
import type { BrandLook } from './brand.ts'
import { icon as halcyonIcon, mark as halcyonMark } from './halcyon/mark.ts'
import { tokens as halcyonTokens } from './halcyon/tokens.ts'
import { icon as marigoldIcon, mark as marigoldMark } from './marigold/mark.ts'
import { hairline as marigoldHairline, tokens as marigoldTokens } from './marigold/tokens.ts'

/**
 * Colours and mark of every brand at once, for what is drawn outside the page: icons, the manifest, the pages of the operator's own.
 * The page itself loads its own brand's alone (`index.ts`).
 */
export const brandLooks: Readonly<Record<BrandId, BrandLook>> = {
  halcyon: { mark: halcyonMark, icon: halcyonIcon, tokens: halcyonTokens },
  marigold: { mark: marigoldMark, icon: marigoldIcon, tokens: marigoldTokens, hairline: marigoldHairline },
}
