import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { AppShell } from '#contract/appShell.ts'
import { tagOf, isReadable, type Locale } from '#contract/locale.ts'
import { kindOfPage } from '#contract/pagePaths.ts'
import type { BrandId } from '#contract/brands.ts'
import type { Settings } from '#contract/settings.ts'
import { handlers } from '../handlers.ts'
import type { CallRequest } from '../handler.ts'
import type { Caller, DocumentExtras, Operator } from '../operator.ts'
import { chatSnippetAt, gameOriginsAt, own, settingsFor, sportsOriginAt } from '../settings.ts'
import { errorAnswer, json, notFound } from '../wire/answers.ts'
import { appShells, installable } from './appShell.ts'
import { NO_FILES, pageChunks } from './chunks.ts'
import { forCrawlers, placeOf } from './forCrawlers.ts'
import { contentSecurityPolicy } from './csp.ts'
import { fillDocument } from './document.ts'
import { firstPaints } from './firstPaint.ts'
import { acceptedEncoding, gzipNow, staticFiles } from './files.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const BUILT = join(ROOT, 'dist', 'site')
const SERVER = join(ROOT, 'dist', 'server', 'firstPaint.js')
const STAFF = join(ROOT, 'dist', 'staff')
/** What the last runs of this checkout's path tests (MOD-3) and of its space check (MOD-4) have written. */
const RUN_REPORT = /^\/((?:model|space)-report)(\/.*)$/

/** How a page's HTML is made in development. */
export type DevelopmentHtml = ((url: string) => Promise<string>) | null

/**
 * Of the frame that draws a player's page again (MOD-6): it has no origin, keeps nothing, and asks nobody for anything but its own files,
 * whatever a log makes it show.
 */
const REPLAYED_PAGE = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A path as the file system reads it; `/` where it can not be read. */
function plainPath(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path))
  } catch {
    return '/'
  }
}

const REPORT_TYPES = { json: 'application/json; charset=utf-8', png: 'image/png', webp: 'image/webp' } as const

/** What the staff page looks for first, reports and storyboard. */
const MAY_BE_MISSING: ReadonlySet<string> = new Set(['/report.json', '/storyboard/index.json'])

/** A file of the last run, as it is at this moment: the next run writes over it. Null where there is none. */
async function runReport(folder: string, path: string): Promise<Response | null> {
  const kind = /^\/(?:[\w-]+\/)*[\w-]+\.(json|png|webp)$/.exec(path)?.[1] as keyof typeof REPORT_TYPES | undefined
  if (kind === undefined) return null
  const bytes = await readFile(join(ROOT, '.tmp', folder, path)).catch(() => null)
  const headers = { 'content-type': REPORT_TYPES[kind], 'cache-control': 'no-store' }
  if (bytes) return new Response(bytes, { headers })
  // That nothing was run or pictured here yet is no fault of who asks.
  return MAY_BE_MISSING.has(path) ? new Response(null, { status: 204 }) : null
}

/** Serves the built site: files, and for every page path the one document with its first data inside. */
export function createSite(operator: Operator, developmentHtml: DevelopmentHtml) {
  const built = staticFiles(BUILT)
  const staff = staticFiles(STAFF)
  const draw = firstPaints({ server: SERVER, locales: join(BUILT, 'locales') })
  const shellOf = appShells({ server: SERVER, locales: join(BUILT, 'locales') })
  const installed = installable({ shellOf, built })
  const page = join(BUILT, 'index.html')
  let template = { at: 0, html: '' }
  const sheets = new Map<string, string>()
  let chunks: ReturnType<typeof pageChunks> = null
  if (!developmentHtml && !existsSync(page))
    operator.log.error('site.not-built', {
      message: 'dist/site is missing: run `npm run build`; page paths answer 503 until then',
    })

  const html = async (url: string): Promise<string | null> => {
    if (developmentHtml) return developmentHtml(url)
    const found = statSync(page, { throwIfNoEntry: false })
    if (!found) return null
    if (found.mtimeMs !== template.at) {
      template = { at: found.mtimeMs, html: readFileSync(page, 'utf8') }
      chunks = pageChunks(BUILT)
    }
    return template.html
  }

  /** Texts of the built stylesheets: a few kB, which cost less in the document than another way to the server and back. */
  const stylesOf = (files: readonly string[]): ReadonlyMap<string, string> =>
    new Map(
      files.map((file) => {
        const text = sheets.get(file) ?? readFileSync(join(BUILT, file), 'utf8')
        sheets.set(file, text)
        return [file, text]
      }),
    )

  /** The settings of the host's brand, with the flags that QA changed. */
  const settings = (url: URL): Settings => {
    const gameOrigins = gameOriginsAt(operator.settings, url.hostname)
    const shown = {
      ...settingsFor(operator.settings.site, url.hostname),
      gameOrigins,
      sportsbookHost: sportsOriginAt(operator.settings, url.hostname),
      chatSnippetUrl: chatSnippetAt(operator.settings, url.hostname),
    }
    const changed = Object.entries(operator.world.get().flags).filter(([name]) => name in shown.flags)
    return changed.length === 0 ? shown : { ...shown, flags: { ...shown.flags, ...Object.fromEntries(changed) } }
  }

  const crawlers = forCrawlers(operator, settings)

  /** The access context as its call would answer; the page asks itself when it cannot be had, or is another platform's to say. */
  const access = async (caller: Caller, origin: string, shown: Settings): Promise<unknown> => {
    if (shown.accessHost !== own.accessHost) return null
    const request = {
      ip: caller.ip,
      userAgent: caller.userAgent,
      origin,
      player: null,
      accessToken: null,
      idempotencyKey: null,
      countryHeader: null,
    }
    try {
      return (await handlers.accessContext?.(request as unknown as CallRequest<'accessContext'>, operator)) ?? null
    } catch (error) {
      operator.log.warn('site.access-not-inlined', { error })
      return null
    }
  }

  const extras = async (url: URL, request: Request, shown: Settings): Promise<DocumentExtras | null> => {
    if (shown.content.host !== own.contentHost) return null
    const { locale, rest } = placeOf(url, shown)
    try {
      return await operator.content.documentExtras({
        path: rest,
        market: locale.market,
        language: locale.language,
        dataset: shown.content.dataset,
        channel: isPhone(request) ? 'mobile' : 'web',
      })
    } catch (error) {
      operator.log.warn('site.first-content-not-inlined', { path: url.pathname, error })
      return null
    }
  }

  /** The first view, where the site is open: before that is known nothing of it is shown (GRD-8). */
  const drawn = async (request: Request, url: URL, shown: Settings, given: Given): Promise<string | null> => {
    const { restricted, maintenance } = (given.access ?? {}) as { restricted?: unknown; maintenance?: unknown }
    if (developmentHtml || restricted !== false || maintenance !== false || !given.first?.content) return null
    // A game that starts at once shows no card before it.
    if (url.searchParams.has('mode')) return null
    try {
      return await draw({
        settings: shown,
        pathname: url.pathname,
        content: given.first.content,
        language: placeOf(url, shown).locale.language,
        isKnown: /(?:^|;\s*)id-token=[^;]/.test(request.headers.get('cookie') ?? ''),
      })
    } catch (error) {
      operator.log.warn('site.first-paint-not-drawn', { path: url.pathname, error })
      return null
    }
  }

  /** 404 for what is no page of the site, so that crawlers and caches are told what a person reads (LOC-1, NAV-6). */
  const statusOf = async (url: URL, shown: Settings): Promise<200 | 404> => {
    const { locale, rest } = placeOf(url, shown)
    if (kindOfPage(rest) === 'unknown' || !isReadable(url.pathname)) return 404
    // What another content service holds is not known here: the page itself says what is missing.
    if (shown.content.host !== own.contentHost) return 200
    try {
      const { market, language } = locale
      const page = { path: rest, search: url.searchParams, market, language, dataset: shown.content.dataset }
      return (await operator.content.hasPage({ ...page, hasCreedroomz: shown.flags.creedroomz })) ? 200 : 404
    } catch (error) {
      operator.log.warn('site.page-not-looked-up', { path: url.pathname, error })
      return 200
    }
  }

  /** What is said where the page's code does not come, or may not run; a page goes out without it rather than not at all. */
  const shell = async (brand: BrandId, { segment, language }: Locale): Promise<AppShell | null> => {
    try {
      return developmentHtml ? null : await shellOf(brand, segment, language)
    } catch (error) {
      operator.log.warn('site.crash-screen-not-drawn', { error })
      return null
    }
  }

  const document = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const source = await html(url.pathname + url.search)
    if (source === null)
      return new Response('The site is not built. Run "npm run build" (npm start does it by itself).', {
        status: 503,
        headers: { 'content-type': 'text/plain' },
      })
    const shown = settings(url)
    const { locale, rest } = placeOf(url, shown)
    const [accessContext, first, status, seo, spoken] = await Promise.all([
      access(caller, url.origin, shown),
      extras(url, request, shown),
      statusOf(url, shown),
      crawlers.wordsOf(url, shown),
      shell(shown.brand, locale),
    ])
    const files = chunks?.(rest, shown.brand, locale.language) ?? NO_FILES
    const text = fillDocument(source, {
      language: tagOf(locale.language),
      segment: locale.segment,
      crash: spoken?.crash ?? null,
      noScript: spoken?.noScript ?? null,
      head: crawlers.headOf(request, url, shown, seo, status === 200),
      settings: shown,
      access: accessContext,
      extras: first,
      firstPaint: await drawn(request, url, shown, { access: accessContext, first }),
      styles: stylesOf(files.styles),
      files,
    })
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      ...(developmentHtml ? {} : { 'content-security-policy': contentSecurityPolicy(shown, url.host) }),
    }
    if (!acceptedEncoding(request.headers.get('accept-encoding'))) return new Response(text, { status, headers })
    return new Response(new Uint8Array(await gzipNow(text)), {
      status,
      headers: { ...headers, 'content-encoding': 'gzip' },
    })
  }

  const replayedPage = async (request: Request, path: string): Promise<Response> => {
    const file = await staff.answer(request, path === '/page/' ? '/page/index.html' : path)
    if (!file) return notFound()
    const { status, body } = file
    const headers = new Headers(file.headers)
    headers.set('content-security-policy', REPLAYED_PAGE)
    // Who has no origin asks as a stranger, for its own files too; they are the same for everybody.
    headers.set('access-control-allow-origin', '*')
    return new Response(body, { status, headers })
  }

  const staffPage = async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    const path = url.pathname.replace(/^\/staff\/?/, '/')
    // Where QA is on only: elsewhere nobody has run any tests.
    const [, folder, file] = operator.settings.qa ? (RUN_REPORT.exec(path) ?? []) : []
    if (folder && file) return (caller.isLocal ? await runReport(folder, file) : null) ?? notFound()
    // However its address is written.
    const plain = plainPath(path)
    if (plain.startsWith('/page/')) return replayedPage(request, plain)
    if (path !== '/') return (await staff.answer(request, path)) ?? notFound()
    const found = (await staff.answer(request, '/index.html')) ?? (await built.answer(request, '/staff/index.html'))
    return (
      found ??
      errorAnswer(501, 'error.not_implemented', 'NOT_BUILT: the staff page is not in dist; run `npm run build`')
    )
  }

  return async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
    if (url.pathname === '/settings.json') return json(settings(url))
    const told = await crawlers.answer(request, url)
    if (told) return told
    if (url.pathname === '/staff' || url.pathname.startsWith('/staff/')) return staffPage(request, url, caller)
    const shell = await installed(request, url, settings(url))
    if (shell) return shell
    const isPage = url.pathname === '/index.html' || !/\.[a-z0-9]{1,12}$/i.test(url.pathname)
    if (!isPage || url.pathname.startsWith('/assets/') || url.pathname.startsWith('/locales/')) {
      const file = await built.answer(request, url.pathname)
      if (file || !isForPerson(request)) return file ?? notFound()
    }
    return document(request, url, caller)
  }
}

interface Given {
  readonly access: unknown
  readonly first: DocumentExtras | null
}

/** Asked for as a page to read, not by a page for its own use: what is missing is then told in the site's words (NAV-6). */
const isForPerson = ({ headers }: Request): boolean => (headers.get('accept') ?? '').includes('text/html')

/** As the browser tells of itself; a page that finds its window wider or narrower asks for what it lacks. */
const isPhone = ({ headers }: Request): boolean =>
  headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/.test(headers.get('user-agent') ?? '')
