/** The brands of this build, the first one the default; each is a folder of `brands/` (LOC-14). `npm run new:brand` adds to it. */
export const brandIds = ['halcyon', 'marigold'] as const
export type BrandId = (typeof brandIds)[number]

/** The brand of a start that names none. */
export const defaultBrand: BrandId = brandIds[0]

/** True for a brand of this build. */
export function isBrandId(text: unknown): text is BrandId {
  return (brandIds as readonly unknown[]).includes(text)
}
