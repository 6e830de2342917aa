import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { currencyFormats, isCurrency } from '#contract/money.ts'
import { deepLinkSchema, sportsProducts, type SportsProduct } from '#contract/sportsbook.ts'
import { defaultBrand, isBrandId, type BrandId } from '#contract/brands.ts'
import { ruledProduct } from '../bonus/rules.ts'
import { stakeableIn } from '../bonus/contributions.ts'
import { lostAmong } from '../bonus/stakes.ts'
import { PAGE_COLOURS } from '../brandColours.ts'
import type { Caller, Operator } from '../operator.ts'
import { pageLocaleOf } from '../pageLocale.ts'
import { hashOf } from '../play/launch.ts'
import { siteAround } from '../settings.ts'
import { errorAnswer, json, notFound, refusal } from '../wire/answers.ts'
import { readJson } from '../wire/body.ts'
import { brandFont } from '../wire/brandFonts.ts'
import { BetRefused, betOf, betsOf, moneyOf, boundsOf, MOST_LEGS, placeBet, settleDue, type BetRow } from './bets.ts'
import { secretOf } from './chance.ts'
import { FORGET_COOKIE, hasSessionCookie, playerContextOf, takeLink, type PlayerContext } from './contexts.ts'
import { contestOf, standingAt } from './contests.ts'
import { marketsAt, priceAt } from './markets.ts'
import { openNews, type News } from './news.ts'
import { contestNow, listNow, placesNow } from './offer.ts'
import { sportsNow } from './told.ts'
import { words } from './words.ts'

const PAGE = join(import.meta.dirname, 'page')
const FILES: Readonly<Record<string, string>> = {
  '/book.js': 'text/javascript',
  '/dom.js': 'text/javascript',
  '/fits.js': 'text/javascript',
  '/say.js': 'text/javascript',
  '/slip.js': 'text/javascript',
  '/text.js': 'text/javascript',
  '/book.css': 'text/css',
}

const product = v.picklist(sportsProducts)
/** Named so that no log shows them (SAF-12): what stands in the address of the frame, and what that frame alone knows. */
const openBody = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(200)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/u)),
})
const text = v.pipe(v.string(), v.maxLength(80))
const leg = v.strictObject({ event: text, market: text, outcome: text, odds: v.pipe(v.number(), v.safeInteger()) })
const legs = v.pipe(v.array(leg), v.maxLength(MOST_LEGS + 1))
const quoteBody = v.strictObject({ product, legs })
const betBody = v.strictObject({
  betId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/u)),
  stake: v.pipe(v.number(), v.safeInteger()),
  legs,
  isFree: v.optional(v.boolean()),
})
const flag = v.optional(v.picklist(['0', '1']), '0')
const offerQuery = v.pipe(
  v.object({ product, live: flag }),
  v.transform(({ product, live }) => ({ product, isLive: live === '1' })),
)
const betsQuery = v.object({ open: flag, before: v.optional(v.nullable(text), null) })

/** The sportsbook's own origin: its page, what that page asks, and the calls of the contract that go to its host (SPB-1). */
export interface SportsServer {
  /** `byContract` answers the calls of the contract, by their path on the site's own port. */
  handle(request: Request, caller: Caller, byContract: (request: Request) => Promise<Response>): Promise<Response>
}

const wrong = (message: string): Response => errorAnswer(400, 'error.validation', message)
/** What the page understands: a code of its own, and what belongs to it. */
const refused = (code: string, more: object = {}): Response => json({ code, ...more }, 409)
const bearer = (request: Request): string =>
  /^Bearer ([\w-]{16,128})$/u.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

/** A bet as its player's page shows it. */
const shownBet = (bet: BetRow, lost: ReadonlySet<string>) => {
  const { id, stake, currency, legs, placedAt, state, payout, isFree, assignmentId } = bet
  const shownLegs: object[] = []
  for (const { ending = null, ...rest } of legs) shownLegs.push({ ...rest, ending })
  return {
    id,
    stake,
    isFree,
    currency,
    placedAt,
    state,
    payout,
    ...moneyOf(bet, assignmentId !== null && lost.has(assignmentId)),
    legs: shownLegs,
  }
}

const brandAsked = (url: URL): BrandId => {
  const brand = url.searchParams.get('brand')
  return isBrandId(brand) ? brand : defaultBrand
}

type Route = (request: Request, url: URL, caller: Caller) => Promise<Response>

/** Puts the sportsbook's origin together. */
export function createSportsServer(operator: Operator): SportsServer {
  const news: News = openNews(operator)
  const siteOf = (hostname: string): string => siteAround(operator.settings, operator.origins.site, hostname, 'sports')
  const now = (): Promise<number> => sportsNow(operator)

  const page = async (url: URL): Promise<Response> => {
    const html = await readFile(join(PAGE, 'book.html'), 'utf8')
    const site = siteOf(url.hostname)
    const brand = brandAsked(url)
    const locale = pageLocaleOf(url.searchParams.get('lang') ?? 'en')
    const told: Readonly<Record<string, string>> = {
      site,
      brand,
      lang: locale.tag,
      title: words[locale.language].title,
      loading: words[locale.language].loading,
    }
    return new Response(
      html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => told[name] ?? ''),
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          // One site alone may show the book, and the book tells nobody else anything (SAF-11).
          'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${site}`,
        },
      },
    )
  }

  /** Asks for the player's context; a session that is over is told as such, and nothing else of it. */
  const asPlayer =
    (work: (context: PlayerContext, request: Request, url: URL, caller: Caller) => Promise<Response>): Route =>
    async (request, url, caller) => {
      const context = await playerContextOf(operator, bearer(request))
      return context ? work(context, request, url, caller) : refused('sessionOver')
    }

  /** Bets as their player's page shows them. */
  const shownBets = async (bets: readonly BetRow[]) => {
    const lost = await lostAmong(
      operator,
      bets.flatMap(({ assignmentId }) => assignmentId ?? []),
    )
    return bets.map((bet) => shownBet(bet, lost))
  }

  /** What can be staked: own money, and what of a bonus is there beside it. */
  const balanceOf = async (playerId: number, product: SportsProduct) => {
    const balance = (await operator.ledger.walletOf(playerId))?.balances.main ?? 0
    const { money, spins } = await stakeableIn(operator, playerId, 'SPORTS', ruledProduct(product))
    return { balance, bonus: money, freeBet: spins?.value ?? null }
  }

  const routes: Readonly<Record<string, Route>> = {
    'POST /sb/open': async (request) => {
      const read = v.safeParse(openBody, await readJson(request))
      if (!read.success) return wrong('token: a text, and secret: 16 to 64 letters are needed')
      const cookies = request.headers.get('cookie')
      const { token: link, secret } = read.output
      const taken = await takeLink(operator, { link, secret, cookies })
      if (!taken) return refused('sessionOver')
      const { context, key } = taken
      const locale = pageLocaleOf(context.language)
      const format = isCurrency(context.currency) ? currencyFormats[context.currency] : currencyFormats.EUR
      const answer = json({
        key,
        product: context.product,
        isPlayer: context.playerId !== null,
        // Tells the page one sign-in from another, and nothing of it (SAF-7).
        whose: context.signInId === null ? null : hashOf(`slip of ${context.signInId}`),
        currency: context.currency,
        money: { ...format, tag: locale.numbers },
        ...(context.playerId === null ? { balance: null } : await balanceOf(context.playerId, context.product)),
        bounds: boundsOf(context.currency),
        words: words[locale.language],
      })
      // Nobody is signed in here any more: what the browser kept of a player goes (SAF-7).
      if (context.playerId === null && hasSessionCookie(cookies)) answer.headers.append('set-cookie', FORGET_COOKIE)
      return answer
    },
    'GET /sb/offer': async (_request, url) => {
      const query = Object.fromEntries(url.searchParams)
      const read = v.safeParse(offerQuery, query)
      const place = v.safeParse(deepLinkSchema, query)
      if (!read.success || !place.success) return wrong('This is no place of the offer')
      const secret = await secretOf(operator)
      const at = await now()
      const list = listNow(secret, { ...read.output, ...place.output }, at)
      const places = placesNow(secret, read.output.product, at)
      return json({ now: at, places, contests: list?.contests ?? [], total: list?.total ?? 0, isKnown: list !== null })
    },
    'GET /sb/event': async (_request, url) => {
      const read = v.safeParse(v.object({ product, id: text }), Object.fromEntries(url.searchParams))
      if (!read.success) return wrong('An event and its product are needed')
      const secret = await secretOf(operator)
      const at = await now()
      const places = placesNow(secret, read.output.product, at)
      return json({ now: at, places, contest: contestNow(secret, read.output.product, read.output.id, at) })
    },
    'POST /sb/quote': async (request) => {
      const read = v.safeParse(quoteBody, await readJson(request))
      if (!read.success) return wrong('This is no bet')
      const secret = await secretOf(operator)
      const at = await now()
      const odds = read.output.legs.map(({ event, market, outcome }) => {
        const contest = contestOf(secret, event)
        if (!contest || contest.sport.product !== read.output.product) return null
        if (contest.startsAt - at > contest.sport.ahead) return null
        return priceAt(marketsAt(secret, contest, standingAt(contest, at), at), market, outcome)
      })
      return json({ odds })
    },
    'POST /sb/bets': asPlayer(async (context, request, _url, caller) => {
      const read = v.safeParse(betBody, await readJson(request))
      if (!read.success) return wrong('This is no bet')
      try {
        const bet = await placeBet(operator, context, read.output, caller)
        const [shown] = await shownBets([bet])
        return json({ bet: shown, ...(await balanceOf(context.playerId, context.product)) })
      } catch (error) {
        if (!(error instanceof BetRefused)) throw error
        const { code, ...more } = error.refusal
        return code === 'signedOut' ? refused('sessionOver') : refused(code, more)
      }
    }),
    'GET /sb/bets': asPlayer(async ({ playerId, product }, _request, url) => {
      const read = v.safeParse(betsQuery, Object.fromEntries(url.searchParams))
      if (!read.success) return wrong('This is no page of bets')
      // Whoever looks at their bets is answered with what is due; the job is for those who don't.
      await settleDue(operator, playerId)
      const { open, before } = read.output
      const { bets, hasMore } = await betsOf(operator, playerId, { product, isOpen: open === '1', before })
      return json({ bets: await shownBets(bets), hasMore, ...(await balanceOf(playerId, product)) })
    }),
    'GET /sb/bet': asPlayer(async ({ playerId }, _request, url) => {
      const read = v.safeParse(v.object({ id: text }), Object.fromEntries(url.searchParams))
      if (!read.success) return wrong('The id of a bet is needed')
      const bet = await betOf(operator, playerId, read.output.id)
      return json({ bet: bet && (await shownBets([bet]))[0] })
    }),
    'GET /sb/balance': asPlayer(async ({ playerId, product }) => json(await balanceOf(playerId, product))),
    'GET /sb/news': asPlayer(async ({ playerId }, request) => news.of(playerId, request.signal)),
  }

  /** The site's page calls this host from its own origin: nobody else's page may, and with cookies (SPB-1). */
  const crossing = (request: Request, hostname: string): Readonly<Record<string, string>> | null => {
    const origin = request.headers.get('origin')
    if (origin === null) return {}
    return origin === siteOf(hostname)
      ? { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' }
      : null
  }

  const byContractHere = async (
    request: Request,
    url: URL,
    byContract: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    const allowed = crossing(request, url.hostname)
    if (!allowed) return errorAnswer(403, 'error.forbidden', 'Another site may not send this')
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          ...allowed,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
          'access-control-max-age': '600',
        },
      })
    const answer = await byContract(request)
    for (const [name, value] of Object.entries(allowed)) answer.headers.set(name, value)
    return answer
  }

  return {
    async handle(request, caller, byContract) {
      const url = new URL(request.url)
      const { pathname } = url
      try {
        if (/^\/(auth|webhooks)\//u.test(pathname)) return await byContractHere(request, url, byContract)
        const route = routes[`${request.method} ${pathname}`]
        if (route) return await route(request, url, caller)
        if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
        if (/^\/book(\/[a-z0-9-]{1,80}){0,4}$/u.test(pathname)) return await page(url)
        const font = await brandFont(pathname)
        if (font) return font
        const type = FILES[pathname]
        if (!type) return notFound()
        const text = await readFile(join(PAGE, pathname.slice(1)), 'utf8')
        return new Response(type === 'text/css' ? `${PAGE_COLOURS}\n${text}` : text, {
          headers: {
            'content-type': `${type}; charset=utf-8`,
            'cache-control': 'no-cache',
            'x-content-type-options': 'nosniff',
          },
        })
      } catch (error) {
        const answer = refusal(error)
        if (answer) return answer
        throw error
      }
    },
  }
}
