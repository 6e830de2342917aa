import { expect, test } from './fixtures.ts'
import { button, signedIn } from './people.ts'

test.use({
  viewport: { width: 375, height: 720 },
  expectedConsoleErrors: ['/player/cookies/consent', '501 (Not Implemented)', '404 (Not Found)'],
})

test('NAV-8 on a phone the row of account pages shows the page one is on, whole', async ({ page, qa }) => {
  await signedIn(page, qa, { profile: { firstLogin: false } })
  for (const [path, label] of [
    ['banking/withdraw', 'Withdraw'],
    ['gambling-limits', 'Gambling limits'],
    ['account', 'My account'],
  ] as const) {
    await page.goto(`/en-UN/my-account/${path}`)
    const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test('APP-9 on a phone amount and yes of a deposit stand below each other, as wide as the page', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { profile: { firstLogin: false } })
  await page.goto('/en-UN/my-account/banking/deposit')
  const widthOf = async (place: ReturnType<typeof page.getByLabel>) => (await place.boundingBox())?.width
  const amount = page.getByLabel('Amount')
  await expect(amount).toBeVisible()
  expect(await widthOf(button(page.getByRole('main'), 'Continue'))).toBe(await widthOf(amount))
})
