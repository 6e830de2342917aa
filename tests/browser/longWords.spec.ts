import type { Page } from '@playwright/test'
import { cutTexts } from './cutTexts.ts'
import { expect, test } from './fixtures.ts'
import { comesSignedIn, withoutCookieQuestion } from './signing.ts'

// The longest words are Finnish and German, the widest letters Japanese, the longest sentences Portuguese.
const places = [
  { at: 'fi-UN', profile: { countryCode: 'FI', market: 'UN', currency: 'EUR' } },
  { at: 'de-JJ', profile: { countryCode: 'DE', market: 'JJ', currency: 'EUR' } },
  { at: 'ja-JP', profile: { countryCode: 'JP', market: 'JP', currency: 'EUR' } },
  { at: 'pt-PT', profile: { countryCode: 'PT', market: 'PT', currency: 'EUR' } },
] as const

const forVisitors = ['', 'live-casino-online', 'sportsbook', 'promotions', 'signup']
const forPlayers = [
  'online-casino',
  'my-account/account',
  'my-account/banking/deposit',
  'my-account/gambling-limits',
  'my-account/rewards',
]

test.use({ expectedConsoleErrors: ['404 (Not Found)'] })

/** All can be read at every width; titles of games, which a tile cuts with an ellipsis and says in full to those who listen, are left out. */
async function allReadable(page: Page, path: string): Promise<void> {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    // Rows of games are laid out anew a moment after the window has changed.
    await expect.poll(() => cutTexts(page, 'article *'), { message: `/${path} at ${width} px` }).toEqual([])
  }
}

for (const { at, profile } of places) {
  test(`LOC-13 APP-9 nothing is cut off, hangs out of its button or lies beside the window in ${at} at 375 and 320 px`, async ({
    page,
    qa,
  }) => {
    test.setTimeout(180_000)
    await withoutCookieQuestion(page)
    // Their places are kept whatever is in them.
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    await page.route('**/content/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
    await qa.world({ flags: { marketJp: true } })
    for (const path of forVisitors) {
      await page.goto(`/${at}/${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await allReadable(page, path)
    }
    const player = await qa.player({ profile: { ...profile, firstLogin: false }, wallet: { main: 1_234_550 } })
    await comesSignedIn(page, player, `/${at}/404`)
    for (const path of forPlayers) {
      await page.goto(`/${at}/${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-session', /player/)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await allReadable(page, path)
    }
  })
}

test('LOC-13 what is cut off, hangs out or lies beside the window is found out', async ({ page }) => {
  await withoutCookieQuestion(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/en-UN/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await cutTexts(page, 'article *')).toEqual([])
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      `<p style="white-space:nowrap;width:60px;overflow:hidden">Selbstausschlussverfahren</p>
       <button style="width:60px;white-space:nowrap">Einzahlungslimit festlegen</button>
       <p style="white-space:nowrap;position:relative;left:200px">Vastuullinen pelaaminen</p>
       <input style="width:60px" placeholder="Pesquisar jogos de casino">
       <div style="height:5000px"></div>
       <div style="content-visibility:auto"><p style="width:400px;text-align:end">Kaukana alhaalla</p></div>`,
    )
  })
  expect((await cutTexts(page, 'article *')).map((line) => line.replace(/ \S+:/, ':'))).toEqual(
    expect.arrayContaining([
      'is cut off by: Selbstausschlussverfahren',
      'hangs out of: Einzahlungslimit festlegen',
      'lies beside the window: Vastuullinen pelaaminen',
      'has no room for its hint: Pesquisar jogos de casino',
      'lies beside the window: Kaukana alhaalla',
    ]),
  )
  // What the browser skips is looked at as it will be seen, and is skipped again afterwards.
  const far = page.getByText('Kaukana alhaalla').locator('..')
  await expect(far).toHaveAttribute('style', 'content-visibility: auto;')
})
