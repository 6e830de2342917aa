import type { BrandId } from '#contract/brands.ts'
import type { Brand } from './brand.ts'

/** How each brand is fetched; only the chosen one's code, styles and font load. */
export const brands: Readonly<Record<BrandId, () => Promise<Brand>>> = {
  halcyon: async () => (await import('./halcyon/brand.tsx')).halcyon,
  marigold: async () => (await import('./marigold/brand.tsx')).marigold,
}
