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

/** The colours and letters of a page that stands in a frame of the site, for whichever brand is around it. */
export const PAGE_COLOURS = brandVariables({
  canvas: ({ tokens }) => tokens.color.canvas,
  surface: ({ tokens }) => tokens.color.surface,
  raised: ({ tokens }) => tokens.color.raised,
  sunken: ({ tokens }) => tokens.color.sunken,
  // Such pages are dense: a brand that draws thick lines has thin ones here.
  line: ({ tokens, hairline }) => hairline ?? tokens.color.line,
  strong: ({ tokens }) => tokens.color.lineStrong,
  ink: ({ tokens }) => tokens.color.text,
  soft: ({ tokens }) => tokens.color.muted,
  accent: ({ tokens }) => tokens.color.accent,
  edge: ({ tokens }) => tokens.color.accentEdge,
  on: ({ tokens }) => tokens.color.onAccent,
  link: ({ tokens }) => tokens.color.link,
  focus: ({ tokens }) => tokens.color.focus,
  good: ({ tokens }) => tokens.color.good,
  bad: ({ tokens }) => tokens.color.bad,
  width: ({ tokens }) => tokens.line.thin,
  letters: ({ tokens }) => tokens.font.body.replaceAll(' Variable', ''),
})
