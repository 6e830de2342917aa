import type { Locale, LocaleOptions } from '#contract/locale.ts'
import { imageAddress } from '#contract/content-queries.ts'
import { alternatesOf, localePath, shareLocaleOf } from '#contract/pageHead.ts'
import type { PageSeo } from '../content/pageSeo.ts'

/** A page whose head is written. */
export interface HeadAsked {
  /** Scheme and host that the site is known by. */
  readonly origin: string
  readonly locale: Locale
  readonly options: LocaleOptions
  /** The brand's name. */
  readonly brand: string
  readonly seo: PageSeo
  /** Whether there is such a page at all. */
  readonly isPage: boolean
  readonly images: { readonly host: string; readonly dataset: string }
}

/** Title and tags of a document's head. */
export interface PageHead {
  readonly title: string
  readonly description: string | null
  readonly tags: readonly string[]
}

/** Text that stands in an attribute or element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`
const link = (rel: string, href: string, hreflang?: string): string =>
  `<link rel="${rel}"${hreflang === undefined ? '' : ` hreflang="${hreflang}"`} href="${escaped(href)}">`

/** The proportions that sites which show shared links cut to; drawn at double size, as all pictures are. */
const SHARED = { width: 600, height: 315 }

/** What a crawler reads without running anything: title, description, the page's one address, its languages, and how a link to it is shown (NAV-14). */
export function pageHead({ origin, locale, options, brand, seo, isPage, images }: HeadAsked): PageHead {
  const name = seo.title ?? ''
  const title = name === '' ? brand : name.includes(brand) ? name : `${name} · ${brand}`
  const { description } = seo
  const at = isPage ? seo.path : null
  // Of what nobody should find no address is given either: it would be asked for.
  if (at === null) return { title, description, tags: [meta('name', 'robots', 'noindex')] }
  const address = origin + localePath(locale, at)
  const picture = seo.image && imageAddress(images.host, images.dataset, seo.image, SHARED.width, SHARED.height)
  const shared = picture ? new URL(picture.replace(/&fm=webp$/, '&fm=jpg'), origin).href : null
  return {
    title,
    description,
    tags: [
      link('canonical', address),
      ...alternatesOf(at, options, seo.has).map(({ hreflang, path }) => link('alternate', origin + path, hreflang)),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', brand),
      meta('property', 'og:locale', shareLocaleOf(locale)),
      meta('property', 'og:url', address),
      meta('property', 'og:title', title),
      ...(description === null ? [] : [meta('property', 'og:description', description)]),
      ...(shared === null
        ? []
        : [
            meta('property', 'og:image', shared),
            meta('property', 'og:image:width', String(SHARED.width * 2)),
            meta('property', 'og:image:height', String(SHARED.height * 2)),
          ]),
      // The rest of a card is read from the tags above.
      meta('name', 'twitter:card', shared === null ? 'summary' : 'summary_large_image'),
    ],
  }
}
