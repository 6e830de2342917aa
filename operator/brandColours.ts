import { brandIds, type BrandId } from '#contract/brands.ts'
import { brandFacts } from '#brands/facts.ts'
import { brandLooks } from '#brands/looks.ts'
import type { BrandLook } from '#brands/brand.ts'

/** The mark of a brand as an SVG element, `size` px wide. */
export const markSvg = (brand: BrandId, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 48 48" aria-hidden="true">${brandLooks[brand].mark}</svg>`

/**
 * CSS variables of every brand for a page of the operator's own, which bears `data-brand`: the first brand's stand at the root.
 * `named` gives each variable's value from a brand's look.
 */
export const brandVariables = (named: Readonly<Record<string, (look: BrandLook) => string>>): string =>
  brandIds
    .map((id, at) => {
      const values = Object.entries(named).map(([name, of]) => `--${name}:${of(brandLooks[id])};`)
      return `${at === 0 ? ':root' : `[data-brand=${id}]`}{${values.join('')}color-scheme:${brandFacts[id].scheme}}`
    })
    .join('\n')
