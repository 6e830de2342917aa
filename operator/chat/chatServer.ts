import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { knownEmailField } from '#contract/fields.ts'
import { CallError } from '../handler.ts'
import type { Caller, Operator } from '../operator.ts'
import { isChatAnswered } from '../settings.ts'
import { errorAnswer, json, notFound, refusal } from '../wire/answers.ts'
import { readJson } from '../wire/body.ts'
import { isSameSecret } from '../wire/caller.ts'
import { createChatLimits, TooMany, type Gate } from './chatLimits.ts'
import { createChatLines } from './chatLines.ts'
import { chatFile, chatPage } from './chatPage.ts'
import { readChatToken, type ChatBearer } from './chatToken.ts'
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
import { answerAsSupport, supportAnswerSchema, supportInbox } from './support.ts'
import { chatLanguageOf, chatTag, chatWords } from './words.ts'

/** Largest body of a call, bytes: a message of the longest kind in any script, and what goes with it. */
const MAX_BODY = 24 * 1024

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
const conversationId = v.pipe(v.string(), v.uuid())
const readBodySchema = v.strictObject({ upTo: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

/** The support chat's own origin: the snippet for the site, the page in its frame, and what that page asks (CHT-1). */
export interface ChatServer {
  /** `isLimited`: whether this caller's calls are counted. */
  handle(request: Request, caller: Caller, isLimited: boolean): Promise<Response>
}

/** How a call came: `gate` is what its address still may. */
interface Asked {
  readonly request: Request
  readonly url: URL
  readonly ip: string
  readonly isLimited: boolean
  readonly gate: Gate
}
type Route = (asked: Asked) => Promise<Response>

/** Who has proven to be whom; `bearer` is a player's, by the token that they showed. */
interface Asking {
  readonly holder: Holder
  readonly bearer: ChatBearer | null
}

const wrong = (message: string): CallError => new CallError(400, 'error.validation', message)
const over = (): CallError => new CallError(401, 'token.expired', 'This conversation is over')
const nothingHere = (): CallError => new CallError(404, 'error.not_found', 'Nothing is here')
const tooMany = (ms: number): Response =>
  errorAnswer(429, 'error.too_many_requests', 'Too many messages', undefined, {
    'retry-after': String(Math.max(1, Math.ceil(ms / 1000))),
  })

async function bodyOf<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  const read = v.safeParse(schema, await readJson(request, MAX_BODY))
  if (read.success) return read.output
  throw wrong(`${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message}`)
}

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (\S{1,2000})$/u.exec(request.headers.get('authorization') ?? '')?.[1]

/** Puts the chat's origin together. */
export function createChatServer(operator: Operator): ChatServer {
  const { settings } = operator
  const lines = createChatLines(operator)
  const gateOf = createChatLimits()

  /** Who asks; null without a proof. Throws CallError 401 for one that proves nothing (any more): nobody is taken for somebody else. */
  const asking = async ({ request, gate }: Asked): Promise<Asking | null> => {
    const given = bearerOf(request)
    if (given === undefined) return null
    await gate.proves()
    if (v.is(secretField, given)) return { holder: visitorOf(given), bearer: null }
    const bearer = await readChatToken(operator, given, Math.floor(operator.clock.tokenNow() / 1000))
    // The sign-in may have ended since: its conversation ends with it, in every page that still has the token.
    if (bearer && (await operator.userPool.isLiving(bearer)))
      return { holder: { kind: 'player', playerId: bearer.playerId }, bearer }
    await gate.wasRefused()
    throw over()
  }
  const proven = async (asked: Asked): Promise<Asking> => {
    const who = await asking(asked)
    if (!who) throw over()
    return who
  }
  /** Only whoever has the token that was set at start; without one there is no such address. */
  const asSupport = async ({ request, gate }: Asked): Promise<void> => {
    if (settings.chatToken === null) throw nothingHere()
    await gate.proves()
    if (isSameSecret(bearerOf(request) ?? '', settings.chatToken)) return
    await gate.wasRefused()
    throw new CallError(401, 'error.forbidden', 'The token of support is needed (CHAT_TOKEN)')
  }
  /** Where the house has switched its chat off nobody begins or goes on; what was written is still read. */
  const whileOn =
    (route: Route): Route =>
    async (asked) => {
      if (await operator.content.isChatOff(asked.url.hostname)) throw nothingHere()
      return route(asked)
    }
  /** Fields that name another player than the one who proves to be one are not taken over. */
  const fieldsOf = (given: Readonly<Record<string, string>>, holder: Holder): Readonly<Record<string, string>> => {
    const name = settings.site.chatPlayerField
    const { [name]: claimed, ...rest } = given
    const isTheirs = holder.kind === 'player' && claimed === String(holder.playerId)
    return isTheirs ? { ...rest, [name]: claimed } : rest
  }

  const routes: Readonly<Record<string, Route>> = {
    'GET /snippet.js': whileOn(async ({ url }) =>
      url.searchParams.get('key') === settings.site.chatKey
        ? ((await chatFile('/snippet.js')) ?? notFound())
        : notFound(),
    ),
    'GET /widget': whileOn(({ url }) => chatPage(operator, url)),
    'POST /chat/open': whileOn(async (asked) => {
      const who = await asking(asked)
      const { locale: wanted } = await bodyOf(asked.request, openBody)
      const language = chatLanguageOf(wanted)
      const secret = who ? null : randomBytes(32).toString('base64url')
      const isPlayer = who?.holder.kind === 'player'
      const { messages, unread, hasEmail } = await readConversation(operator, who?.holder ?? visitorOf(secret!))
      const isStaffed = isSomebodyThere(operator)
      return json({
        visitor: secret,
        isPlayer,
        isStaffed,
        needsEmail: !isPlayer && !isStaffed && !hasEmail,
        messages,
        unread,
        longest: longestMessage,
        lang: chatTag[language],
        words: chatWords[language],
      })
    }),
    'GET /chat/messages': async (asked) => {
      const after = asked.url.searchParams.get('after') ?? '0'
      if (!/^\d{1,15}$/u.test(after)) throw wrong('after: the number of a message')
      const { holder } = await proven(asked)
      const { messages, unread } = await readConversation(operator, holder, Number(after))
      return json({ messages, unread })
    },
    'POST /chat/messages': whileOn(async (asked) => {
      const { holder } = await proven(asked)
      await asked.gate.writesAs(holderKey(holder))
      const { locale: wanted, fields: given, ...message } = await bodyOf(asked.request, messageBody)
      await writeMessage(operator, holder, {
        ...message,
        language: chatLanguageOf(wanted),
        fields: fieldsOf(given, holder),
      })
      return json({ id: message.id }, 201)
    }),
    'POST /chat/read': async (asked) => {
      const { holder } = await proven(asked)
      await markRead(operator, holder, (await bodyOf(asked.request, readBodySchema)).upTo)
      return new Response(null, { status: 204 })
    },
    'GET /chat/news': async (asked) => {
      const { request, ip, isLimited } = asked
      const { holder, bearer } = await proven(asked)
      return lines.open({ holder: holderKey(holder), ip, bearer }, request.signal, isLimited) ?? tooMany(60_000)
    },
    'GET /chat/inbox': async (asked) => {
      await asSupport(asked)
      const behind = asked.url.searchParams.get('behind')
      if (behind !== null && !v.is(conversationId, behind)) throw wrong('behind: the conversationId of a conversation')
      return json(await supportInbox(operator, behind))
    },
    'POST /chat/inbox': async (asked) => {
      await asSupport(asked)
      return json(await answerAsSupport(operator, await bodyOf(asked.request, supportAnswerSchema)))
    },
  }

  return {
    async handle(request, { ip }, isLimited) {
      // Nobody could read it: there is no chat here at all.
      if (!isChatAnswered(settings)) return notFound()
      const url = new URL(request.url)
      const { pathname } = url
      try {
        const route = routes[`${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`]
        if (route) {
          const gate = gateOf(ip, isLimited)
          await gate.asks()
          if (pathname === '/chat/messages' && request.method === 'POST') await gate.sends()
          return await route({ request, url, ip, isLimited, gate })
        }
        if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
        return (await chatFile(pathname)) ?? notFound()
      } catch (error) {
        const answer = error instanceof TooMany ? tooMany(error.ms) : refusal(error)
        if (answer) return answer
        throw error
      }
    },
  }
}
