import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { CallError } from '../handler.ts'
import type { Caller, GameServers, Operator } from '../operator.ts'
import { storedCurrency } from '../player/placement.ts'
import { answerImage } from '../seed/art/serve.ts'
import { symbolReferences } from '../seed/art/symbols.ts'
import { siteAround } from '../settings.ts'
import { readJson } from '../wire/body.ts'
import { json, notFound, refusal } from '../wire/answers.ts'
import { inCurrency, stakesOffered } from './engines/engine.ts'
import { engineFor } from './engines/forGame.ts'
import { boundsIn, gameOf } from './gameOf.ts'
import { GameRefusal } from './gameRefusal.ts'
import { isShared, liveTable, settleRound } from './live.ts'
import { moneyWriting } from './moneyWriting.ts'
import { markSeen, playRound, type RoundRow, unseenRound } from './rounds.ts'
import { balanceOf, openSession, sessionOf } from './sessions.ts'
import { tellIn, textLanguage, textsIn, type TextKey, type TextLanguage } from './texts/texts.ts'

const PAGE = join(import.meta.dirname, 'page')
const FILES: Readonly<Record<string, string>> = {
  '/game.js': 'text/javascript',
  '/clock.js': 'text/javascript',
  '/frame.js': 'text/javascript',
  '/slot.js': 'text/javascript',
  '/tables.js': 'text/javascript',
  '/live.js': 'text/javascript',
  '/words.js': 'text/javascript',
  '/game.css': 'text/css',
}

// Any text: one that is no token of ours opens nothing, and is told so in words for the player.
const launchBody = v.strictObject({ token: v.string() })
const roundBody = v.strictObject({
  roundId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/u)),
  stakes: v.record(v.string(), v.number()),
  n: v.optional(v.pipe(v.number(), v.safeInteger())),
  isFreeSpin: v.optional(v.boolean()),
})
const seenBody = v.strictObject({ roundId: v.string() })

/** The language that a game's page speaks: it says so with whatever it asks for. */
const languageOf = (request: Request): TextLanguage =>
  textLanguage(request.headers.get('accept-language')?.split(/[,;]/u)[0] ?? '')

/** The page in a language: with its own words, and with those that its scripts say. It is whole before any session is open, or refused. */
const written = (html: string, language: TextLanguage): string => {
  const tell = tellIn(language)
  return html
    .replace('{{language}}', language)
    .replace('{{texts}}', () => JSON.stringify(textsIn(language)))
    .replaceAll(/\{\{(\w+)\}\}/gu, (_, key) => tell(key as TextKey))
}

const bearer = (request: Request): string =>
  /^Bearer ([\w-]{16,128})$/u.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
const body = async <S extends v.GenericSchema>(schema: S, request: Request): Promise<v.InferOutput<S>> => {
  const read = v.safeParse(schema, await readJson(request))
  if (read.success) return read.output
  throw new CallError(400, 'error.validation', `${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message}`)
}

/** The two game origins: the page of a demo game, and the game server that decides its rounds (GAM-1, GAM-3). */
export function createGameServers(operator: Operator): GameServers {
  const images = join(operator.settings.dataDir, 'images')

  const routes: Readonly<Record<string, (request: Request, caller: Caller) => Promise<Response>>> = {
    'POST /rgs/session': async (request) => {
      const { session, key } = await openSession(operator, (await body(launchBody, request)).token)
      const game = await gameOf(operator, session.gameId)
      if (!game) throw new GameRefusal(404, 'error.game.not_available', 'notAvailable')
      const currency = storedCurrency(session.currency)
      const engine = inCurrency(engineFor(game), currency)
      const unseen = await unseenRound(operator, session)
      const open = unseen && (await settleRound(operator, unseen))
      return json({
        key,
        mode: session.mode,
        language: session.language,
        currency: session.currency,
        money: moneyWriting(session.currency, session.language),
        ...(await balanceOf(operator, session)),
        game: {
          id: game.gameId,
          label: game.label,
          gameType: game.gameType,
          image: game.image,
          symbols: engine.kind === 'slot' ? symbolReferences(/^image-([a-zA-Z]+)_/u.exec(game.image)?.[1] ?? '') : [],
        },
        engine: {
          kind: engine.kind,
          spots: engine.spots,
          unit: engine.unit,
          stakes: stakesOffered(engine, boundsIn(game, currency)),
          returnToPlayer: engine.returnToPlayer,
          table: engine.table,
        },
        // An interrupted round is shown to its end before anything else (RMB-12).
        interrupted: open && !('pending' in open.shown) ? roundAnswer(open) : null,
        // Everybody at a live table plays the same round.
        isShared: isShared(game),
      })
    },
    'POST /rgs/round': async (request, caller) => {
      const session = await sessionOf(operator, bearer(request))
      return json(roundAnswer(await playRound(operator, session, await body(roundBody, request), caller)))
    },
    'POST /rgs/seen': async (request) => {
      const session = await sessionOf(operator, bearer(request))
      await markSeen(operator, session, (await body(seenBody, request)).roundId)
      return new Response(null, { status: 204 })
    },
    'GET /rgs/live': async (request) => {
      const session = await sessionOf(operator, bearer(request))
      const game = await gameOf(operator, session.gameId)
      const unseen = await unseenRound(operator, session)
      const mine = unseen && (await settleRound(operator, unseen))
      if (!game || !isShared(game)) throw new GameRefusal(404, 'error.game.not_available', 'tableClosed')
      return json({ ...(await liveTable(operator, session, game)), mine: mine ? roundAnswer(mine) : null })
    },
    'GET /rgs/balance': async (request) => {
      const session = await sessionOf(operator, bearer(request))
      return json(await balanceOf(operator, session))
    },
  }

  const page = async (hostname: string, language: TextLanguage): Promise<Response> => {
    const html = await readFile(join(PAGE, 'game.html'), 'utf8')
    // The page answers this one parent only, the site at its own host name; that is said here and checked in the page (SAF-11).
    const site = siteAround(operator.settings, operator.origins.site, hostname)
    return new Response(written(html.replace('{{site}}', site), language), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${site}`,
      },
    })
  }

  return {
    async handle(request, _origin, caller) {
      const { hostname, pathname, searchParams } = new URL(request.url)
      const route = routes[`${request.method} ${pathname}`]
      try {
        if (route) return await route(request, caller)
        if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
        if (/^\/play\/[\w-]{1,80}$/u.test(pathname))
          return await page(hostname, textLanguage(searchParams.get('language') ?? ''))
        const image = /^\/images\/([^/]+)$/u.exec(pathname)
        if (image) return await answerImage(request, image[1]!, searchParams, images)
        const type = FILES[pathname]
        if (!type) return notFound()
        return new Response(await readFile(join(PAGE, pathname.slice(1))), {
          headers: {
            'content-type': `${type}; charset=utf-8`,
            'cache-control': 'no-cache',
            'x-content-type-options': 'nosniff',
          },
        })
      } catch (error) {
        const answer = refusal(error instanceof GameRefusal ? error.in(languageOf(request)) : error)
        if (answer) return answer
        throw error
      }
    },
  }
}

const roundAnswer = ({ id, stake, win, stakes, shown, balance, bonusBalance, isFreeSpin, spinsLeft }: RoundRow) => ({
  roundId: id,
  stake,
  win,
  stakes,
  shown,
  balance,
  bonus: bonusBalance,
  isFreeSpin,
  spinsLeft,
})
