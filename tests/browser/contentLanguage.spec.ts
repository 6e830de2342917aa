import type { Page } from '@playwright/test'
import { HOUSE_CAMPAIGNS } from '#operator/bonus/seed.ts'
import { seedTexts } from '#operator/seed/texts/texts.ts'
import { expect, test } from './fixtures.ts'
import { signedIn } from './people.ts'
import { withoutCookieQuestion } from './signing.ts'

test.use({ expectedConsoleErrors: ['/player/cookies/consent', 'Cross-Origin-Opener-Policy header has been ignored'] })

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap((one) => textsIn(one))
      : []

/** What the content says in English and not in Finnish: none of it may be read on a Finnish page. */
const finnish = new Set(textsIn(seedTexts.fi))
const english = new Set(textsIn(seedTexts.en).filter((text) => !finnish.has(text)))
const linesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
const main = (page: Page) => page.getByRole('main')
/** What a campaign of the house is, for a player of the test's own. */
const planOf = (id: string) => HOUSE_CAMPAIGNS.find((campaign) => campaign.id === id)!.plan
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ')

test('LOC-13 CON-1 a Finn reads home, lobby, promotions, pages and the footer in Finnish, and nothing of the content in English', async ({
  page,
}) => {
  await withoutCookieQuestion(page)
  const pages = [
    ['', 'Pelaa tyynillä vesillä'],
    ['/online-casino', 'Leppoisat'],
    ['/live-casino-online', 'Ruletti'],
    ['/promotions', 'Kerroin, jonka näit'],
    ['/promotions/welcome/first-evening', 'valitse bonus kassalla ja talleta vähintään €10'],
    ['/online-casino/play/softswiss/penny-bank', 'Kaksikymmentä voittolinjaa'],
    ['/responsible-gambling', 'Pidä pelitauko'],
    ['/payment-methods', 'Heti'],
  ] as const
  for (const [path, words] of pages) {
    await page.goto(`/fi-FI${path}`)
    await expect(page.getByText(words).first(), path).toBeVisible()
    // A game's page has no footer.
    if (!path.includes('/play/')) {
      await expect(page.getByRole('contentinfo')).toContainText('on tarkoitettu vähintään 18-vuotiaille')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Bonusehdot' })).toBeVisible()
    }
    expect(
      (await linesOf(page)).filter((line) => english.has(line)),
      path,
    ).toEqual([])
  }
})

test('CON-1 an editor’s words for one language stand in that language alone, and amounts are the market’s own', async ({
  page,
  operator,
}) => {
  await withoutCookieQuestion(page)
  const set = { 'translations.fi.title': 'Toimituksen otsikko' }
  const answer = await fetch(`${operator.origin}/content/v1/data/mutate/halcyon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id: 'promotion-calm-cashback', set } }] }),
  })
  expect(answer.status).toBe(200)
  const titles = [
    ['fi-FI', 'Toimituksen otsikko', 'Enintään €50'],
    ['en-FI', 'Calm cashback', 'At most €50'],
    ['en-GG', 'Calm cashback', 'At most £50'],
    ['pt-BR', 'Cashback tranquilo', 'No máximo R$ 250'],
    ['fr-CA', 'Remise tranquille', '$50 au plus'],
  ] as const
  for (const [at, title, terms] of titles) {
    await page.goto(`/${at}/promotions/casino/calm-cashback`)
    await expect(page.getByRole('heading', { level: 1 }), at).toHaveText(title)
    expect(plain(await main(page).innerText()), at).toContain(terms)
  }
})

test('BON-1 RMB-6 LOC-13 a player’s rewards, and what they have booked, are told in the player’s language and currency', async ({
  page,
  qa,
}) => {
  await signedIn(
    page,
    qa,
    {
      profile: { countryCode: 'NO', market: 'NO', currency: 'NOK', language: 'no', firstLogin: false },
      wallet: { main: 50_000 },
      rewards: [planOf('calm-cashback'), { ...planOf('front-row'), standing: 'ACTIVE' }],
    },
    '/no-NO/my-account/rewards',
  )
  const cashback = main(page).getByRole('article', { name: 'Rolig cashback' })
  await expect(cashback).toContainText('Fem prosent av det du taper på casinospill')
  expect(plain(await cashback.innerText())).not.toContain('Net loss')
  await page.goto('/no-NO/my-account/rewards/active')
  const seat = main(page).getByRole('article', { name: 'En plass på første rad' })
  await expect(seat).toContainText(/100\s?kr å spille for ved livebordene våre/u)
  await page.goto('/no-NO/my-account/banking/transactions')
  await expect(
    main(page)
      .getByText(/En plass på første rad/)
      .first(),
  ).toBeVisible()
})
