import { appShellAddress } from '#contract/appShell.ts'
import { imageAddress, seoQuery } from '#contract/content-queries.ts'
import { resolvePath, type Locale } from '#contract/locale.ts'
import { alternatesOf, canonicalPath, localePath, seoPageOf, shareLocaleOf } from '#contract/pageHead.ts'
import { placeOf } from '#src/queries/first.ts'
import { contentOptions } from '#src/queries/options.ts'
import { titles } from './head.ts'
import type { SiteRouter } from './router.ts'
import type { Site } from './site.ts'

/** Tags that tell of a page; the rest of the head is the document's. */
const OURS =
  'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[name="twitter:card"],meta[property^="og:"]'
/** As the operator draws it into its documents. */
const SHARED = { width: 600, height: 315 }

interface Told {
  readonly locale: Locale
  readonly rest: string
  readonly title: string
  readonly description: string | null
  readonly image: string | null
  readonly isHidden: boolean
  readonly path: string | null
}

function element(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
const property = (name: string, content: string) => element('meta', { property: name, content })

function tagsOf({ settings, localeOptions, brand }: Site, told: Told): HTMLElement[] {
  const { locale, title, description, image } = told
  const at = told.isHidden ? null : told.path
  if (at === null) return [element('meta', { name: 'robots', content: 'noindex' })]
  const address = location.origin + localePath(locale, at)
  const { host, dataset } = settings.content
  const picture =
    image && imageAddress(host, dataset, image, SHARED.width, SHARED.height).replace(/&fm=webp$/, '&fm=jpg')
  return [
    element('link', { rel: 'canonical', href: address }),
    ...alternatesOf(at, localeOptions).map(({ hreflang, path }) =>
      element('link', { rel: 'alternate', hreflang, href: location.origin + path }),
    ),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', shareLocaleOf(locale)),
    property('og:url', address),
    property('og:title', title),
    ...(description === null ? [] : [property('og:description', description)]),
    ...(picture ? [property('og:image', new URL(picture, location.origin).href)] : []),
    element('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
  ]
}

function show(site: Site, told: Told): void {
  document.title = told.title
  // Another market's page installs another market's site.
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', appShellAddress(told.locale.segment, 'site.webmanifest'))
  document.querySelector('meta[name="description"]')?.remove()
  for (const old of document.head.querySelectorAll(OURS)) old.remove()
  const described =
    told.description === null ? [] : [element('meta', { name: 'description', content: told.description })]
  document.head.append(...described, ...tagsOf(site, told))
}

/** Path that the document was asked for by, whatever the page has made of its address since. */
function documentPath(): string {
  const [asked] = performance.getEntriesByType('navigation')
  return asked && URL.canParse(asked.name) ? new URL(asked.name).pathname : location.pathname
}

const placeIn = ({ locale, rest }: Pick<ReturnType<typeof resolvePath>, 'locale' | 'rest'>): string =>
  `${locale.segment} ${rest}`

/**
 * Keeps the head true when another page is gone to (NAV-14): the first one's came with the document. A page's own words, or those that
 * content has for it; which markets lack a page only the operator knows, whose documents are what crawlers read.
 */
export function keepHead(site: Site, router: SiteRouter): void {
  const here = () => resolvePath(location.pathname, site.localeOptions)
  // The page that the document stands for is told of by the operator; another may be shown by the time that this file has come.
  let kept: string | null = placeIn(resolvePath(documentPath(), site.localeOptions))
  let turn = 0

  const tell = async (): Promise<void> => {
    const mine = ++turn
    const { locale, rest } = here()
    const said = titles.own ? titles.said : null
    const page = seoPageOf(rest)
    // What content cannot say is called as the page calls itself.
    // An address below a page that content speaks of may be of none.
    const seo =
      page && !isMissing(router)
        ? await site.queryClient
            .fetchQuery(contentOptions(site.world.content, 'seo', seoQuery, { ...placeOf(site.world), page }))
            .catch(() => null)
        : null
    if (mine !== turn) return
    const own = said?.title ?? document.title
    const words = seo && (said?.part === undefined ? seo.title : `${said.part} · ${seo.title}`)
    const title = words === null ? own : words.includes(site.brand.name) ? words : `${words} · ${site.brand.name}`
    if (placeIn({ locale, rest }) === kept) {
      document.title = title
      return
    }
    kept = null
    show(site, {
      locale,
      rest,
      title,
      description: seo?.description ?? said?.description ?? null,
      image: seo?.image ?? said?.image ?? null,
      isHidden: said?.noIndex === true || seo?.noIndex === true || isMissing(router),
      path: said?.path ?? canonicalPath(rest),
    })
  }
  titles.told = () => void tell()
  router.subscribe('onRendered', () => void tell())
  void tell()
}

/** The page that is shown says that there is none, or is broken. */
const isMissing = ({ state }: SiteRouter): boolean =>
  state.matches.some(
    // The library says this of a path without any route, but not in its types.
    (match) => ['notFound', 'error'].includes(match.status) || (match as { globalNotFound?: boolean }).globalNotFound,
  )
