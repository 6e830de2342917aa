import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { comesSignedIn, loginPanel, withoutCookieQuestion } from './signing.ts'

test.beforeEach(({ page }) => withoutCookieQuestion(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/** What an editor does: straight into the content service. */
const edits = async (request: APIRequestContext, ...mutations: readonly object[]): Promise<void> => {
  const answer = await request.post('/content/v1/data/mutate/halcyon', { data: { mutations } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** What of the head tells search engines and shared links of a page; the document's own, or as the page keeps it. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const { head } = document
    const { origin } = location
    const one = (selector: string, attribute: string) =>
      head.querySelectorAll(selector).length > 1
        ? 'twice'
        : (head.querySelector(selector)?.getAttribute(attribute) ?? null)
    const path = (address: string | null) => address && address.replace(origin, '')
    return {
      title: document.title,
      description: one('meta[name="description"]', 'content'),
      canonical: path(one('link[rel="canonical"]', 'href')),
      robots: one('meta[name="robots"]', 'content'),
      shared: one('meta[property="og:title"]', 'content'),
      sharedAt: path(one('meta[property="og:url"]', 'content')),
      languages: document.querySelectorAll('link[rel="alternate"]').length,
      french: path(one('link[hreflang="fr-CA"]', 'href')),
      everybody: path(one('link[hreflang="x-default"]', 'href')),
    }
  })

const markets = [
  ['en-UN', 'en', 'en', '€5,000'],
  ['no-NO', 'nb-NO', 'no', '50 000 kr'],
  ['fr-CA', 'fr-CA', 'caf', '$5 000'],
  ['en-CA', 'en-CA', 'ca', '$5,000'],
  ['pt-BR', 'pt-BR', 'br', 'R$ 25.000'],
  ['es-PE', 'es-PE', 'pe', 'S/ 25,000'],
  ['en-IN', 'en-IN', 'inen', '₹5,00,000'],
  ['tl-PH', 'fil', 'tl', '₱250,000'],
] as const

test('LOC-3 LOC-9 LOC-10 LOC-13 in a market the page names its language, loads that language’s texts and no other, and writes its money', async ({
  page,
}) => {
  for (const [segment, lang, language, amount] of markets) {
    const texts: string[] = []
    const note = (request: { url(): string }) => {
      const found = /\/locales\/(\w+)\/default\.json/.exec(request.url())?.[1]
      if (found) texts.push(found)
    }
    page.on('request', note)
    const document = await page.goto(`/${segment}/payment-methods`)
    expect(await document?.text(), segment).toContain(` lang="${lang}"`)
    await expect(page.locator('html'), segment).toHaveAttribute('lang', lang)
    const table = page.getByRole('main').getByRole('table')
    await expect(table, segment).toContainText(/\d/)
    expect(plain(await table.innerText()), segment).toContain(amount)
    expect(texts, segment).toEqual(language === 'en' ? [] : [language])
    page.off('request', note)
  }
})

test('LOC-11 LOC-13 countries are named in the language of the page: in the market switch and among the provinces of an address', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('/player/cookies/consent')
  await page.goto('/fi-UN/terms')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Maa ja kieli').click()
  const named = (await footer.locator('a[hreflang]').allInnerTexts()).map((text) => text.split(' · ')[0])
  expect(named).toContain('Alankomaat / Ranska')
  expect(named).toContain('Iso-Britannia')
  expect(named[0]).toBe('Kansainvälinen')
  expect(named.slice(4)).toEqual(named.slice(4).toSorted((a = '', b = '') => a.localeCompare(b, 'fi')))
  await expect(footer.getByRole('link', { name: 'Saksa · Deutsch' }).locator('[lang="de"]')).toHaveText('Deutsch')

  const canadian = { countryCode: 'CA', market: 'CA', currency: 'CAD', language: 'caf', firstLogin: false }
  await comesSignedIn(page, await qa.player({ profile: canadian }))
  await page.goto('/fr-CA/my-account/account')
  await page.getByRole('button', { name: /province/i }).click()
  await expect(page.getByRole('option', { name: 'Colombie-Britannique' })).toBeAttached()
  await expect(page.getByRole('option', { name: 'British Columbia' })).toHaveCount(0)
})

test('NAV-3 the loyalty page of a market, a promotion by its slug, a landing page and the way to deposit', async ({
  page,
  request,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('404 (Not Found)')
  await edits(
    request,
    {
      create: {
        _id: 'vip-ca',
        _type: 'vipPage',
        market: 'CA',
        language: 'ca',
        title: 'The northern circle',
        lead: 'For regulars in Canada.',
        levels: [{ name: 'Moose', points: 1234, perks: ['A nod', 'A hat'] }],
        html: '<p>Points stay.</p><script>alert(1)</script>',
      },
    },
    {
      create: {
        _id: 'landing-plain',
        _type: 'landingPage',
        language: 'en',
        slug: { current: 'plain' },
        title: 'Plainly',
        html: '<p>Words alone</p>',
      },
    },
    { create: { _id: 'landing-bare', _type: 'landingPage', language: 'en', slug: { current: 'bare' }, title: 'Bare' } },
  )
  await page.goto('/en-CA/loyalty')
  await expect(heading(page)).toHaveText('The northern circle')
  const level = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Moose' }) })
  await expect(level).toContainText('from 1,234 points')
  await expect(level.getByRole('listitem')).toHaveText(['A nod', 'A hat'])
  await expect(page.getByRole('main')).toContainText('Points stay.')
  await expect(page.getByRole('main')).not.toContainText('alert')
  // Every other market has the page of all.
  await page.goto('/en-UN/loyalty')
  await expect(heading(page)).toHaveText('The Halcyon circle')
  await expect(page.getByRole('main')).toContainText('from the first day')
  // Its other levels are given by the house: content names no points for them.
  await expect(page.getByRole('heading', { name: 'Host' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/from [\d,]+ points/)

  await page.goto('/en-UN/promo/calm-cashback')
  await expect(heading(page)).toHaveText('Calm cashback')
  await expect(page.getByRole('heading', { name: 'Terms of this promotion' })).toBeVisible()
  expect((await headOf(page)).canonical).toBe('/en-UN/promotions/casino/calm-cashback')

  await page.goto('/en-UN/landing/welcome-aboard')
  await expect(heading(page)).toHaveText('Welcome aboard')
  await page.goto('/en-UN/landing/plain')
  await expect(heading(page)).toHaveText('Plainly')
  for (const path of ['/landing/bare', '/landing/zz', '/promo/zz']) {
    expect((await page.goto(`/en-UN${path}`))?.status(), path).toBe(404)
    await expect(heading(page), path).toHaveText('Page not found')
  }

  await page.goto('/en-UN/deposit')
  await expect(loginPanel(page)).toBeVisible()
})

test('NAV-4 promotions: all of them, those of a category and of a tag in it, and one with its terms', async ({
  page,
}) => {
  await page.goto('/en-UN/promotions')
  const main = page.getByRole('main')
  const titles = main.getByRole('listitem').getByRole('link')
  await expect(titles.filter({ hasText: 'Calm cashback' })).toBeVisible()
  const all = await titles.count()
  await main.getByRole('link', { name: 'Casino', exact: true }).click()
  await expect(page).toHaveURL(/\/promotions\/casino$/)
  await expect(heading(page)).toHaveText('Casino')
  await expect(titles.filter({ hasText: 'A seat in the front row' })).toHaveCount(0)
  expect(await titles.count()).toBeLessThan(all)
  await main.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'Cashback' }).click()
  await expect(page).toHaveURL(/\/promotions\/casino\/tag\/cashback$/)
  await expect(titles).toHaveCount(1)
  await titles.click()
  await expect(page).toHaveURL(/\/promotions\/casino\/calm-cashback$/)
  await expect(heading(page)).toHaveText('Calm cashback')
  await expect(main).toContainText('At most €50')
})

const texts = [
  'privacy-policy',
  'terms',
  'age-restrictions',
  'payment-methods',
  'bonus-terms',
  'betting-rules',
  'casino-rules',
  'responsible-gambling',
  'information',
  'contact-us',
]

test('NAV-5 every page of text is content’s, one that an editor adds is there at once, and the terms give way to the footer’s own', async ({
  page,
  request,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('404 (Not Found)')
  for (const path of texts) {
    const answer = await page.goto(`/en-UN/${path}`)
    expect(answer?.status(), path).toBe(200)
    await expect(heading(page), path).toHaveCount(1)
    // What search engines are told is what stands there.
    const title = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '')?.[1]
    expect(title?.replace('&amp;', '&'), path).toBe(`${await heading(page).innerText()} | Halcyon`)
  }
  const own = { _type: 'staticPage', market: 'NZ', language: 'nz', kind: 'contact' }
  const words = { title: 'Ring us', lead: 'Day and night.', html: '<p>From Auckland to Bluff</p>', sections: [] }
  await edits(
    request,
    { create: { _id: 'ring', ...own, pageId: 'ring-us', url: 'ring-us', ...words } },
    { create: { _id: 'own-terms', ...own, pageId: 'our-terms', url: 'our-terms', ...words, title: 'Our own terms' } },
    {
      patch: {
        id: 'footer-NZ-en',
        set: {
          ownTerms: true,
          groups: [
            { _key: 'a', title: 'Rules', links: [{ _key: 'b', label: 'Terms of New Zealand', path: 'our-terms' }] },
          ],
        },
      },
    },
    {
      patch: {
        id: 'termsVersion-2-0',
        set: {
          files: [
            { _key: 'nz', language: 'nz', url: 'our-terms' },
            { _key: 'en', language: 'en', url: 'terms' },
          ],
        },
      },
    },
  )
  await page.goto('/en-NZ/ring-us')
  await expect(heading(page)).toHaveText('Ring us')
  await expect(page.getByRole('main')).toContainText('From Auckland to Bluff')
  expect((await request.get('/en-UN/ring-us')).status()).toBe(404)

  expect((await page.goto('/en-NZ/terms'))?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page not found')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of New Zealand' }).click()
  await expect(heading(page)).toHaveText('Our own terms')
  expect((await request.get('/en-UN/terms')).status()).toBe(200)
  await page.goto('/en-NZ/signup')
  const accepted = page.getByRole('dialog', { name: 'Sign up' }).getByRole('link', { name: 'terms and conditions' })
  await expect(accepted).toHaveAttribute('href', '/en-NZ/our-terms', { timeout: 20_000 })
})

test('NAV-14 a page’s head is content’s in its document, and stays true when another page is gone to', async ({
  page,
  request,
}) => {
  await edits(request, {
    patch: {
      id: 'staticPage-information-en',
      set: { seo: { title: 'Who we are', description: 'A house.', noIndex: true } },
    },
  })
  // As a crawler reads it, without running anything.
  const served = await (await request.get('/en-UN/promotions')).text()
  expect(served).toContain('<title>Promotions | Halcyon</title>')
  expect(served.match(/<meta name="description"/g)).toHaveLength(1)
  expect(served).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/en-UN\/promotions">/)
  expect(served).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(await (await request.get('/en-UN/my-account/account')).text()).toContain('name="robots" content="noindex"')

  await page.goto('/en-UN/promotions')
  // What the page calls itself stands there until what content calls it has come.
  await expect.poll(() => headOf(page)).toMatchObject({ title: 'Promotions | Halcyon' })
  const first = await headOf(page)
  expect(first).toMatchObject({
    canonical: '/en-UN/promotions',
    robots: null,
    languages: 25,
    french: '/fr-CA/promotions',
    everybody: '/en-UN/promotions',
  })
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await link('Casino rules').click()
  await expect(heading(page)).toHaveText('Casino rules')
  await expect
    .poll(() => headOf(page))
    .toEqual({
      title: 'Casino rules | Halcyon',
      description: 'Fair games, and how to tell.',
      canonical: '/en-UN/casino-rules',
      robots: null,
      shared: 'Casino rules | Halcyon',
      sharedAt: '/en-UN/casino-rules',
      languages: 25,
      french: '/fr-CA/casino-rules',
      everybody: '/en-UN/casino-rules',
    })
  await link('About us').click()
  await expect
    .poll(() => headOf(page))
    .toMatchObject({ title: 'Who we are · Halcyon', robots: 'noindex', canonical: null, languages: 0 })
  await link('Set a limit').click()
  await expect(page).toHaveURL(/\/401$/)
  await expect
    .poll(() => headOf(page))
    .toMatchObject({ description: null, robots: 'noindex', canonical: null, shared: null })
  await page.goBack()
  await expect(heading(page)).toHaveText(/About/)
  await link('Promotions').click()
  await expect.poll(() => headOf(page)).toEqual(first)
})

test('NAV-14 what a page says of itself stands while a panel opens over it, and is its own however late the head’s code comes', async ({
  page,
  request,
}) => {
  const told = { _type: 'staticPage', market: 'UN', language: 'en', pageId: 'told', kind: 'information', title: 'Told' }
  const html = '<p><a href="/promo/calm-cashback">To the cashback</a></p>'
  await edits(request, { create: { ...told, _id: 'told', url: 'told', html } })
  const late = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/\/behind-[^/]+\.js$/)
  await page.route(/\/behind-[^/]+\.js$/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/en-UN/told')
  await asked
  await page.getByRole('link', { name: 'To the cashback' }).click()
  await expect(heading(page)).toHaveText('Calm cashback')
  late.resolve()
  const offer = {
    robots: null,
    canonical: '/en-UN/promotions/casino/calm-cashback',
    french: '/fr-CA/promotions/casino/calm-cashback',
  }
  await expect.poll(() => headOf(page)).toMatchObject(offer)
  const before = await headOf(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(loginPanel(page)).toBeVisible()
  await expect(page).toHaveURL(/#login$/)
  expect(await headOf(page)).toEqual(before)
})

test('NAV-4 LOC-3 a promotion of another market is no page here, nor on the home page, and is one there', async ({
  page,
  request,
}) => {
  await edits(request, { patch: { id: 'promotion-calm-cashback', set: { markets: ['FI'] } } })
  const path = 'promotions/casino/calm-cashback'
  const answers = await Promise.all([request.get(`/en-UN/${path}`), request.get(`/en-FI/${path}`)])
  expect(answers.map((answer) => answer.status())).toEqual([404, 200])
  await page.goto('/en-UN')
  const offers = page.getByRole('region', { name: 'Promotions' })
  await expect(offers.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Calm cashback/ })).toHaveCount(0)
  await page.goto('/en-FI')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Calm cashback/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('Calm cashback')
})
