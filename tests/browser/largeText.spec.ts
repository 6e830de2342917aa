import type { Page } from '@playwright/test'
import { cutTexts } from './cutTexts.ts'
import { expect, test } from './fixtures.ts'
import { comesSignedIn, withoutCookieQuestion } from './signing.ts'

const forVisitors = ['', 'online-casino', 'live-casino-online', 'sportsbook', 'promotions', 'signup']
const forPlayers = [
  'my-account/account',
  'my-account/banking',
  'my-account/banking/deposit',
  'my-account/gambling-limits',
  'my-account/rewards',
]

/** The browser's own text size, as a person sets it: WCAG 1.4.4 asks for twice, 1.4.10 for 320 px at the usual. */
const sizes = [
  { text: '200%', width: 375, at: 'en-UN' },
  { text: '200%', width: 375, at: 'fi-UN' },
  { text: '100%', width: 320, at: 'en-UN' },
] as const

test.use({ expectedConsoleErrors: ['404 (Not Found)'] })

const withTextSize = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((size) => {
    if (window.top !== window) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size} !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, text)

/** Nothing stands beside the window, where it could not be had without scrolling sideways. */
async function staysInWindow(page: Page, path: string): Promise<void> {
  const beside = async () => [
    ...(await cutTexts(page)).filter((line) => /^(is wider than|lies beside)/.test(line)),
    ...(await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`] : []
    })),
  ]
  await expect.poll(beside, { message: `/${path}` }).toEqual([])
}

/** The way home is seen and can be pressed, and so is the deposit: nothing of the header lies over the rest of it. */
async function headerIsWhole(page: Page): Promise<void> {
  const covered = () =>
    page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest('[aria-hidden]'))
          .flatMap((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const spots = [left + 4, (left + right) / 2, right - 4].map((x) =>
              document.elementFromPoint(x, (top + bottom) / 2),
            )
            return spots.every((spot) => spot && one.contains(spot)) ? [] : [one.ariaLabel ?? one.textContent]
          }),
      )
  await expect.poll(covered, { message: 'covered in the header' }).toEqual([])
}

for (const { text, width, at } of sizes)
  test(`APP-9 no page of ${at} is wider than a window of ${width} px with the text at ${text}`, async ({
    page,
    qa,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await withoutCookieQuestion(page)
    await withTextSize(page, text)
    for (const path of forVisitors) {
      await page.goto(`/${at}/${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-session', /visitor/)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('font-size', text === '200%' ? '32px' : '16px')
      await staysInWindow(page, path)
    }
    await page.goto(`/${at}/404`)
    await headerIsWhole(page)
    const player = await qa.player({ profile: { firstLogin: false }, wallet: { main: 1_234_567_890 } })
    await comesSignedIn(page, player, `/${at}/404`)
    await expect(page.getByRole('banner').getByRole('button', { name: /^(Deposit|Talletus)$/ })).toBeVisible()
    await headerIsWhole(page)
    for (const path of forPlayers) {
      await page.goto(`/${at}/${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-session', /player/)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await staysInWindow(page, path)
    }
  })
