import { expect, test } from 'vitest'
import { contentDocuments, contentProblems, isContentType } from '#contract/content.ts'
import { contentQueries } from '#contract/content-queries-all.ts'
import { datasets } from '#operator/seed/dataset.ts'

test('CON-3 every document of the demo content fits the schema of its type, and every type is there', () => {
  for (const documents of datasets().byName.values()) {
    const problems = documents.flatMap((document) =>
      contentProblems(document).map((problem) => ({ document, problem })),
    )
    expect(problems).toEqual([])
    const types = new Set(documents.map(({ _type }) => _type).filter((type) => isContentType(type)))
    expect([...types].toSorted()).toEqual(Object.keys(contentDocuments).toSorted())
  }
})

test('a document that does not fit names the path of its misfit', () => {
  const provider = { _type: 'provider', providerId: 'relax', type: 'studio', title: 'Relax' }
  expect(contentProblems(provider).map(({ path }) => path)).toEqual(['type'])
  expect(contentProblems({ _type: 'unknown' }).map(({ path }) => path)).toEqual(['_type'])
})

/** What section 7 of the sources says is asked of the content service, and the query that answers it here. */
const asked: Readonly<Record<string, readonly (keyof typeof contentQueries)[]>> = {
  'landing page html by slug and language': ['landingPage'],
  'terms version: latest, all by creation date, newer than a given one': ['termsLatest', 'termsVersions', 'termsNewer'],
  'home page with banners, verticals and facelift banners by market and language': ['home'],
  'market payment-method banners': ['paymentBanners'],
  'languages per market': ['marketLanguages'],
  'active markets with flag': ['markets'],
  'static page url by pageId, and static page by url': ['staticPageUrl', 'staticPage', 'staticPages'],
  'signup bonus call-to-action': ['signupBonus'],
  'VIP page by market': ['vipPage'],
  occupations: ['occupations'],
  'EDD source of funds': ['sourcesOfFunds'],
  'payment methods page per market route': ['paymentMethods'],
  'live-casino lists filtered by available providers and channel': ['liveTables'],
  'registration pages': ['signupBonus', 'payAndPlayBanner'],
  'SEO text': ['seo'],
  licenses: ['licences'],
  'footer and footer toggles': ['footer', 'footerToggles'],
  'live-chat flag': ['liveChatDisabled'],
  'casino settings': ['casinoSettings'],
  categories: ['categories', 'lobbyRows', 'categoryGames'],
  'games (by name, by provider)': [
    'games',
    'game',
    'gameByProvider',
    'gamesByIds',
    'gamesByName',
    'gamesByProvider',
    'winnerGames',
    'jackpotGames',
  ],
  providers: ['providers', 'maintenance'],
  banners: ['banners'],
  tournaments: ['tournaments', 'boxes'],
  'game category icons': ['categoryIcons'],
  'promotions (pages of P2)': ['promotions', 'promotionCategory', 'promotion'],
}

test('CON-1 every content query that the sources name has one here, and no query is there that they do not', () => {
  // That each answers, from the indexes as from the whole dataset, and fits its result: operator/content/narrow.test.ts.
  expect(Object.values(asked).filter((names) => names.some((name) => !(name in contentQueries)))).toEqual([])
  expect([...new Set(Object.values(asked).flat())].toSorted()).toEqual(Object.keys(contentQueries).toSorted())
  // Whatever a market shows or says is asked by market or language, or says where it is meant for.
  const byPlace = [
    'home',
    'footer',
    'banners',
    'boxes',
    'promotions',
    'staticPage',
    'signupBonus',
    'vipPage',
    'paymentMethods',
    'seo',
  ] as const
  for (const name of byPlace) expect([name, ...contentQueries[name].params]).toContain('market')
})
