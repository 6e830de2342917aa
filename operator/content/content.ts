import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { providerLeftOut } from '#contract/providers.ts'
import type { Caller, ContentService, Operator } from '../operator.ts'
import { answerImage } from '../seed/art/serve.ts'
import { documentExtras } from './firstContent.ts'
import { hasPage } from './hasPage.ts'
import { mutateBody, MutationError } from './mutate.ts'
import { pageSeo } from './pageSeo.ts'
import { siteGames, sitePages } from './sitePages.ts'
import { QueryError } from './queryError.ts'
import { ContentStore } from './store.ts'
import { worldGames } from '../seed/worldGames.ts'
import { worldTerms } from '../seed/worldTerms.ts'
import { own, settingsFor } from '../settings.ts'
import { readBody } from '../wire/body.ts'
import { isSameSecret } from '../wire/caller.ts'

/** Longest query text and body taken; a page's own queries stay far below. */
const MAX_QUERY = 16_384
const MAX_BODY = 4 * 1024 * 1024
/** Shared caches may keep an answer for a minute; a browser asks each time and is told 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60'

/** Environment variable with the bearer token that may mutate; unset means that only callers of this machine may, where QA is on. */
const MUTATE_TOKEN = 'CONTENT_TOKEN'

/** The content service: GROQ over the documents of a brand's dataset, mutations, and images (CON-1). */
export async function createContent(operator: Operator): Promise<ContentService & { readonly store: ContentStore }> {
  const imageFolder = join(operator.settings.dataDir, 'images')
  const mutateToken = process.env[MUTATE_TOKEN] ?? ''
  let { games, termsVersion } = operator.world.get()
  const store = new ContentStore(operator, () => [
    ...worldGames(games),
    ...worldTerms(termsVersion, operator.clock.now()),
  ])
  operator.bus.on('content-changed', () => store.invalidate())
  operator.bus.onGap(() => store.invalidate())
  operator.world.onChange((world) => {
    if (world.games === games && world.termsVersion === termsVersion) return
    ;({ games, termsVersion } = world)
    store.invalidate()
  })

  const leftOut = () => providerLeftOut({ ...operator.settings.site.flags, ...operator.world.get().flags })

  return {
    store,
    documentExtras: (page) => documentExtras(store, operator, page),
    hasPage: (page) => hasPage(store, operator.clock.now(), page),
    isChatOff: async (hostname) => {
      const { content } = settingsFor(operator.settings.site, hostname)
      if (content.host !== own.contentHost) return false
      const found = await store.dataset(content.dataset)
      return found?.documents.ofType('casinoSettings')[0]?.['disableLiveChat'] === true
    },
    pageSeo: async ({ dataset, ...page }) => {
      const found = await store.dataset(dataset)
      return found && pageSeo(found, operator.clock.now(), { ...page, without: leftOut() })
    },
    sitemap: async (dataset) => {
      const found = await store.dataset(dataset)
      return (
        found && {
          pages: (asked) => sitePages(found, operator.clock.now(), asked),
          games: (market) => siteGames(found.documents, market, leftOut()),
        }
      )
    },
    handle: async (request, { isLocal }: Caller) => {
      const url = new URL(request.url)
      const image = /^\/content\/images\/([\w-]+)\/([^/]+)$/u.exec(url.pathname)
      if (image) return answerImage(request, image[2]!, url.searchParams, imageFolder)
      const path = /^\/content\/v[\w-]+\/data\/(query|mutate|doc)\/([\w-]+)(?:\/([^/]+))?$/u.exec(url.pathname)
      if (!path) return failure(404, 'notFound', 'There is no such address in the content service')
      const [, action, dataset, rest] = path as unknown as [string, string, string, string | undefined]
      try {
        if (action === 'mutate') return await mutate(request, dataset, isLocal)
        if (action === 'doc') return await documents(dataset, rest ?? '')
        return await query(request, url, dataset)
      } catch (error) {
        if (error instanceof QueryError) return failure(400, 'queryParseError', error.message)
        if (error instanceof MutationError) return failure(error.status, 'mutationError', error.message)
        throw error
      }
    },
  }

  async function query(request: Request, url: URL, dataset: string): Promise<Response> {
    const started = performance.now()
    const asked = request.method === 'POST' ? await posted(request) : fromAddress(url)
    if (asked.query.length > MAX_QUERY) throw new QueryError(`A query may have at most ${MAX_QUERY} characters`)
    const found = await store.dataset(dataset)
    if (!found) return failure(404, 'projectNotFound', `There is no dataset "${dataset}"`)
    const answer = await found.cache.answer(asked.query, asked.params, operator.clock.now())
    const headers = { 'cache-control': CACHE_CONTROL, etag: answer.etag, ...CROSS_ORIGIN }
    if (request.headers.get('if-none-match') === answer.etag) return new Response(null, { status: 304, headers })
    const ms = Math.round(performance.now() - started)
    return new Response(`{"result":${answer.json},"syncTags":[],"ms":${ms}}`, {
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    })
  }

  async function mutate(request: Request, dataset: string, isLocal: boolean): Promise<Response> {
    if (request.method !== 'POST') return failure(405, 'methodNotAllowed', 'Mutations are posted')
    const token = /^Bearer (.+)$/u.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    // As with the other calls of QA: only from this very machine without a token.
    const allowed = (operator.settings.qa && isLocal) || (mutateToken !== '' && isSameSecret(token, mutateToken))
    if (!allowed) return failure(401, 'unauthorized', 'A token is needed to change content')
    const found = await store.dataset(dataset)
    if (!found) return failure(404, 'projectNotFound', `There is no dataset "${dataset}"`)
    const body = v.safeParse(mutateBody, await json(request))
    if (!body.success)
      return failure(400, 'validationError', `${v.getDotPath(body.issues[0]) ?? 'body'}: ${body.issues[0].message}`)
    const results = await store.mutate(dataset, body.output.mutations)
    await operator.bus.publish('content-changed', {})
    const params = new URL(request.url).searchParams
    return Response.json({
      transactionId: body.output.transactionId ?? randomUUID(),
      results: results.map(({ id, operation, document }) =>
        params.get('returnDocuments') === 'true' && document ? { id, operation, document } : { id, operation },
      ),
    })
  }

  async function documents(dataset: string, encodedIds: string): Promise<Response> {
    let ids: string
    try {
      ids = decodeURIComponent(encodedIds)
    } catch {
      throw new QueryError('The document ids are not percent-encoded rightly')
    }
    const found = await store.dataset(dataset)
    if (!found) return failure(404, 'projectNotFound', `There is no dataset "${dataset}"`)
    const wanted = ids.split(',').flatMap((id) => found.documents.byId(id) ?? [])
    return Response.json({ documents: wanted, omitted: [] }, { headers: CROSS_ORIGIN })
  }
}

const CROSS_ORIGIN = { 'access-control-allow-origin': '*' }

interface Asked {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
}

/** `?query=…&$name=<JSON>`: parameters are JSON values. Throws QueryError naming the wrong one. */
function fromAddress(url: URL): Asked {
  const query = url.searchParams.get('query')
  if (!query) throw new QueryError('The parameter "query" is missing')
  const params: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw new QueryError(`The parameter "${name}" is no JSON value`)
    }
  }
  return { query, params }
}

const postedQuery = v.object({ query: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })

async function posted(request: Request): Promise<Asked> {
  const body = v.safeParse(postedQuery, await json(request))
  if (!body.success) throw new QueryError('The body needs "query", and "params" where the query has some')
  return body.output
}

async function json(request: Request): Promise<unknown> {
  const text = (await readBody(request, MAX_BODY)).toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new QueryError('The body is no JSON')
  }
}

const failure = (status: number, type: string, description: string): Response =>
  Response.json(
    { statusCode: status, error: { type, description }, message: description },
    { status, headers: CROSS_ORIGIN },
  )
