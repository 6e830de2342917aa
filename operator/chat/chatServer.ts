import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { knownEmailField } from '#contract/fields.ts'
import { CallError } from '../handler.ts'
import type { Caller, Operator } from '../operator.ts'
import { brandAt } from '../player/placement.ts'
import { siteAround } from '../settings.ts'
import { errorAnswer, json, notFound, refusal } from '../wire/answers.ts'
import { readJson } from '../wire/body.ts'
import { brandFont } from '../wire/brandFonts.ts'
import { createNewsLines } from '../wire/newsLines.ts'
import { readChatToken } from './chatToken.ts'
import {
  holderKey,
  isSomebodyThere,
  longestMessage,
  markRead,
  readConversation,
  visitorOf,
  writeMessage,
  type Holder,
} from './conversations.ts'
import { chatLanguageOf, chatTag, chatWords } from './words.ts'

const PAGE = join(import.meta.dirname, 'page')
const FILES: Readonly<Record<string, string>> = {
  '/line.js': 'text/javascript',
  '/view.js': 'text/javascript',
  '/widget.js': 'text/javascript',
  '/widget.css': 'text/css',
}
/** Largest body of a call, bytes: a message of the longest kind in any script, and what goes with it. */
const MAX_BODY = 24 * 1024

/** Messages a minute of one person, and of one address: a household does not notice them. */
const LIMITS = { person: { points: 20, duration: 60 }, address: { points: 90, duration: 60 } } as const
/** Anything else that one address asks a minute. */
const ASKED = { points: 600, duration: 60 }

const secretField = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u))
const locale = v.pipe(v.string(), v.maxLength(20))
/** Fields of the conversation: few and short ones. */
const fields = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/u)), v.pipe(v.string(), v.maxLength(100))),
  v.check((all) => Object.keys(all).length <= 10),
)
const openBody = v.strictObject({ locale, fields: v.optional(fields, {}) })
const messageBody = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/u)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestMessage)),
  locale,
  email: v.optional(knownEmailField),
  fields: v.optional(fields, {}),
})
const readBodySchema = v.strictObject({ upTo: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

/** The support chat's own origin: the snippet for the site, the page in its frame, and what that page asks (CHT-1). */
export interface ChatServer {
  /** `isLimited`: whether this caller's calls are counted. */
  handle(request: Request, caller: Caller, isLimited: boolean): Promise<Response>
}

type Route = (request: Request, url: URL) => Promise<Response>

const wrong = (message: string): CallError => new CallError(400, 'error.validation', message)
const over = (): CallError => new CallError(401, 'token.expired', 'This conversation is over')
const tooMany = (ms: number): Response =>
  errorAnswer(429, 'error.too_many_requests', 'Too many messages', undefined, {
    'retry-after': String(Math.max(1, Math.ceil(ms / 1000))),
  })

async function bodyOf<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  const read = v.safeParse(schema, await readJson(request, MAX_BODY))
  if (read.success) return read.output
  throw wrong(`${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message}`)
}

/** One of the page's own files. */
const file = async (name: string, type: string): Promise<Response> =>
  new Response(await readFile(join(PAGE, name)), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })

/** Milliseconds until this may be asked again; 0 where it may now. */
const wait = (limiter: RateLimiterMemory, key: string): Promise<number> =>
  limiter.consume(key).then(
    () => 0,
    (refused: { msBeforeNext?: number }) => refused.msBeforeNext ?? 1000,
  )

/** Puts the chat's origin together. */
export function createChatServer(operator: Operator): ChatServer {
  const lines = createNewsLines('message')
  operator.bus.on('chat-news', ({ holder }) => lines.tell(holder))
  operator.bus.onGap(() => lines.tellAll())
  const limits = {
    person: new RateLimiterMemory({ keyPrefix: 'chat-person', ...LIMITS.person }),
    address: new RateLimiterMemory({ keyPrefix: 'chat-address', ...LIMITS.address }),
    asked: new RateLimiterMemory({ keyPrefix: 'chat-asked', ...ASKED }),
  }
  const siteOf = (hostname: string): string => siteAround(operator.settings, operator.origins.site, hostname, 'chat')

  /** Who asks; null without a proof. Throws CallError 401 for one that proves nothing (any more): nobody is taken for somebody else. */
  const asking = async (request: Request): Promise<Holder | null> => {
    const given = /^Bearer (\S{1,2000})$/u.exec(request.headers.get('authorization') ?? '')?.[1]
    if (given === undefined) return null
    if (v.is(secretField, given)) return visitorOf(given)
    const bearer = await readChatToken(operator, given, Math.floor(operator.clock.tokenNow() / 1000))
    // The sign-in may have ended since: its conversation ends with it, in every page that still has the token.
    if (!bearer || !(await operator.userPool.isLiving(bearer))) throw over()
    return { kind: 'player', playerId: bearer.playerId }
  }
  const holderOf = async (request: Request): Promise<Holder> => {
    const holder = await asking(request)
    if (!holder) throw over()
    return holder
  }
  /** Fields that name another player than the one who proves to be one are not taken over. */
  const fieldsOf = (given: Readonly<Record<string, string>>, holder: Holder): Readonly<Record<string, string>> => {
    const name = operator.settings.site.chatPlayerField
    const { [name]: claimed, ...rest } = given
    const isTheirs = holder.kind === 'player' && claimed === String(holder.playerId)
    return isTheirs ? { ...rest, [name]: claimed } : rest
  }

  const page = async (url: URL): Promise<Response> => {
    const html = await readFile(join(PAGE, 'widget.html'), 'utf8')
    const language = chatLanguageOf(url.searchParams.get('lang') ?? 'en')
    const told: Readonly<Record<string, string>> = {
      site: siteOf(url.hostname),
      brand: brandAt(operator, url.origin),
      lang: chatTag[language],
      title: chatWords[language].title,
      words: JSON.stringify(chatWords[language]).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    }
    return new Response(
      html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => told[name] ?? ''),
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          // One site alone may show the chat, and what is written in it reaches nobody else (SAF-11).
          'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOf(url.hostname)}`,
        },
      },
    )
  }
  const routes: Readonly<Record<string, Route>> = {
    'GET /snippet.js': async (_request, url) =>
      url.searchParams.get('key') === operator.settings.site.chatKey
        ? file('snippet.js', 'text/javascript')
        : notFound(),
    'GET /widget': (_request, url) => page(url),
    'POST /chat/open': async (request) => {
      const holder = await asking(request)
      const { locale: wanted } = await bodyOf(request, openBody)
      const language = chatLanguageOf(wanted)
      const secret = holder ? null : randomBytes(32).toString('base64url')
      const { messages, unread, hasEmail } = await readConversation(operator, holder ?? visitorOf(secret!))
      const isStaffed = isSomebodyThere(operator)
      return json({
        visitor: secret,
        isPlayer: holder?.kind === 'player',
        isStaffed,
        needsEmail: holder?.kind !== 'player' && !isStaffed && !hasEmail,
        messages,
        unread,
        longest: longestMessage,
        lang: chatTag[language],
        words: chatWords[language],
      })
    },
    'GET /chat/messages': async (request, url) => {
      const after = url.searchParams.get('after') ?? '0'
      if (!/^\d{1,15}$/u.test(after)) throw wrong('after: the number of a message')
      const { messages, unread } = await readConversation(operator, await holderOf(request), Number(after))
      return json({ messages, unread })
    },
    'POST /chat/messages': async (request) => {
      const holder = await holderOf(request)
      const { locale: wanted, fields: given, ...message } = await bodyOf(request, messageBody)
      await writeMessage(operator, holder, {
        ...message,
        language: chatLanguageOf(wanted),
        fields: fieldsOf(given, holder),
      })
      return json({ id: message.id }, 201)
    },
    'POST /chat/read': async (request) => {
      const holder = await holderOf(request)
      await markRead(operator, holder, (await bodyOf(request, readBodySchema)).upTo)
      return new Response(null, { status: 204 })
    },
    'GET /chat/news': async (request) => lines.of(holderKey(await holderOf(request)), request.signal),
  }

  const waitFor = async (request: Request, pathname: string, { ip }: Caller): Promise<number> => {
    if (request.method !== 'POST' || pathname !== '/chat/messages') return wait(limits.asked, ip)
    const holder = await asking(request)
    const ofPerson = holder ? await wait(limits.person, holderKey(holder)) : 0
    return ofPerson > 0 ? ofPerson : wait(limits.address, ip)
  }

  return {
    async handle(request, caller, isLimited) {
      const url = new URL(request.url)
      const { pathname } = url
      try {
        const route = routes[`${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`]
        if (route) {
          const ms = isLimited ? await waitFor(request, pathname, caller) : 0
          return ms > 0 ? tooMany(ms) : await route(request, url)
        }
        if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
        const type = FILES[pathname]
        if (type) return await file(pathname.slice(1), type)
        return (await brandFont(pathname)) ?? notFound()
      } catch (error) {
        const answer = refusal(error)
        if (answer) return answer
        throw error
      }
    },
  }
}
