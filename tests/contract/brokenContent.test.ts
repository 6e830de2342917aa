import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { contentDocuments, contentProblems } from '#contract/content.ts'
import { contentQueries } from '#contract/content-queries-all.ts'
import { type ContentDocument, DocumentSet } from '#operator/content/documents.ts'
import { runQuery } from '#operator/content/query.ts'
import { datasetOf } from '#operator/seed/dataset.ts'
import { brandSeeds } from '#operator/seed/siteDocuments.ts'
import { ApiError } from '#src/actors/apiError.ts'
import { readContent } from '#src/actors/content.ts'

const params: Readonly<Record<string, unknown>> = {
  market: 'UN',
  language: 'en',
  country: 'FI',
  without: 'creedroomz',
  channel: 'web',
  size: 31,
  lobby: 'casino',
  name: 'a',
  category: 'popular',
  from: 0,
  to: 16,
  provider: 'evolution',
  tag: '',
  url: 'terms',
  pageId: 'terms',
  version: '0.1',
}

/** A few documents of each type stand for thousands. */
const OF_A_TYPE = 4
const pick = (documents: readonly ContentDocument[]): readonly ContentDocument[] => {
  const seen = new Map<string, number>()
  return documents.filter(({ _type, language, market }) => {
    if ((language ?? 'en') !== 'en' || (market ?? 'UN') !== 'UN') return false
    seen.set(_type, (seen.get(_type) ?? 0) + 1)
    return seen.get(_type)! <= (_type === 'staticPage' || _type === 'category' ? 40 : OF_A_TYPE)
  })
}
let documents: readonly ContentDocument[]
beforeAll(() => {
  documents = pick(datasetOf(brandSeeds[0]!))
})

/** What editors, imports and scripts leave behind. */
const BAD: readonly unknown[] = [
  null,
  7,
  'not this',
  {},
  { _ref: 'nobody', _type: 'reference' },
  [null, 7, {}],
  'x'.repeat(20_000),
]

type Name = keyof typeof contentQueries

/** Answers that cannot do without a field: what they are for is in it. Pages without them show that they could not be had, or nothing. */
const NOTHING_WITHOUT: ReadonlySet<string> = new Set([
  'home homePage.market',
  'home homePage.language',
  'footer footer.market',
  'footer footer.language',
  'jackpotGames game.gameId',
  // Words that bind are read whole or not at all.
  'termsVersions termsVersion.version',
  'termsNewer termsVersion.version',
  'termsVersions termsVersion.publishedAt',
  'termsLatest termsVersion.publishedAt',
  'termsVersions termsVersion.files',
  'termsNewer termsVersion.files',
  'occupations choiceList.name',
  'occupations choiceList.language',
  'occupations choiceList.items',
  'seo seo.title',
  'seo seo.description',
  'signupBonus signupBonus.title',
  'signupBonus signupBonus.description',
  'signupBonus signupBonus.smsMaxAttempts',
  'payAndPlayBanner payAndPlayBanner.title',
  'payAndPlayBanner payAndPlayBanner.description',
  'vipPage vipPage.title',
  'paymentMethods paymentMethodsPage.title',
  'paymentBanners paymentMethodsPage.methods',
  'casinoSettings casinoSettings.newForDays',
  'marketLanguages market.languages',
])

/** Queries that ask for documents of a type, by its name or through a reference. */
const askersOf = (type: string) =>
  Object.entries(contentQueries).filter(
    ([name, { query }]) =>
      query.includes(`"${type}"`) || (query.includes('->') && (name === 'home' || type === 'licence')),
  ) as [Name, (typeof contentQueries)[Name]][]

test.each(Object.keys(contentDocuments))(
  'CON-1 APP-4 a field of a %s that is missing, of another type, dangling or huge costs its own block only, and the log says which',
  async (type) => {
    const mine = documents.find(({ _type }) => _type === type)
    const lost = new Set<string>()
    const wrong: string[] = []
    for (const field of Object.keys(mine ?? {}).filter((one) => !one.startsWith('_'))) {
      for (const bad of BAD) {
        const changed = { ...mine!, [field]: bad }
        const set = new DocumentSet(documents.map((one) => (one === mine ? changed : one)))
        for (const [name, query] of askersOf(type)) {
          const own = Object.fromEntries(query.params.map((param) => [param, params[param] ?? mine?.[param] ?? 'x']))
          const raw = await runQuery(set, query.query, own)
          const logged: unknown[] = []
          const problem = await readContent(query, raw, (_, detail) => logged.push(detail['field'])).then(
            () => null,
            (error: unknown) => error,
          )
          // Anything but an answer that could not be read would be a crash of the page.
          if (problem instanceof ApiError) lost.add(`${name} ${type}.${field}`)
          else if (problem !== null)
            wrong.push(
              `${name} ${type}.${field}: ${problem instanceof Error ? problem.message : JSON.stringify(problem)}`,
            )
          if (!v.safeParse(query.result, raw).success && logged.length === 0)
            wrong.push(`${name} ${field}: nothing logged`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect([...lost].filter((one) => !NOTHING_WITHOUT.has(one))).toEqual([])
  },
)

test.each([
  ['banner', 'banners', ['authorized', 'targetAudience', 'startDate', 'endDate']],
  ['contentBox', 'boxes', ['authorized', 'targetAudience', 'startsAt', 'endsAt']],
  ['promotion', 'promotions', ['authorized', 'targetAudience', 'startDate', 'endDate']],
] as const)(
  'CON-2 a %s that does not say rightly who sees it, and when, is shown to nobody',
  async (type, name, fields) => {
    const mine = documents.find(({ _type }) => _type === type)
    const query = contentQueries[name]
    const own = Object.fromEntries(query.params.map((param) => [param, params[param] ?? mine?.[param]]))
    const idsWith = async (change: object): Promise<readonly string[]> => {
      const changed = { ...mine!, ...change }
      const set = new DocumentSet(documents.map((one) => (one === mine ? changed : one)))
      const read = await readContent(query, await runQuery(set, query.query, own), () => {}).catch(() => [])
      const items: readonly { readonly id: string }[] = 'promotions' in read ? read.promotions : read
      return items.map(({ id }) => id)
    }
    const { _id: id } = mine!
    expect(await idsWith({})).toContain(id)
    const shown: unknown[] = []
    for (const field of fields)
      for (const bad of BAD) {
        const changed = { ...mine!, [field]: bad }
        const isMisfit = contentProblems(changed).some(({ path }) => path.startsWith(field))
        if (isMisfit && (await idsWith(changed)).includes(id)) shown.push([field, bad])
      }
    expect(shown).toEqual([])
  },
)
