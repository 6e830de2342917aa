import { expect, test } from './fixtures.ts'
import { answerCookies, button, signedIn } from './people.ts'
import { becomesVisitor } from './signing.ts'

test.use({ expectedConsoleErrors: ['/api/v1/player/', '401 (Unauthorized)', 'WebSocket connection to', '/user-pool'] })

const PAGE = '/en-UN/responsible-gambling'

for (const [who, profile] of [
  ['under payout risk', { permissions: { payout: true } }],
  ['suspended at this brand', { suspended: true }],
] as const)
  test(`GRD-3 RGT-5 RGT-8 LIM-2 who is ${who} lowers a limit and takes a break on the page about responsible gambling`, async ({
    page,
    qa,
  }) => {
    await signedIn(page, qa, { profile, limits: { deposit: { D: { value: 9000 } } } })
    const shield = page.getByRole('banner').getByRole('link', { name: 'Responsible gambling' })
    await expect(shield).toHaveAttribute('href', PAGE)
    await shield.click()
    const limit = page
      .getByRole('main')
      .getByRole('region', { name: 'Deposit limits' })
      .getByRole('group', { name: 'Daily' })
    await limit.getByRole('button', { name: /^Change/ }).click()
    await limit.getByLabel('Amount').fill('40')
    await button(limit, 'Save').click()
    await expect(limit.locator('p').first()).toHaveText('€40.00')
    await button(page.getByRole('group', { name: 'Take a break' }), '1 day').click()
    const dialog = page.getByRole('dialog')
    await button(dialog, 'Continue').click()
    await button(dialog, 'Yes, begin now').click()
    await expect(page.getByRole('dialog', { name: 'Your break has begun' })).toBeVisible()
    await becomesVisitor(page)
    await expect(page.getByRole('region', { name: 'Deposit limits' })).toHaveCount(0)
  })

test('RGT-8 a visitor reads about responsible gambling, without tools that need a player', async ({ page }) => {
  await answerCookies(page)
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Deposit limits' })).toHaveCount(0)
})

test('RMB-8 GAM-1 in Britain a visitor is offered no demo, and elsewhere is', async ({ page }) => {
  await answerCookies(page)
  const demo = page.getByRole('main').locator('button', { hasText: 'Try demo' })
  await page.goto('/en-UN/online-casino')
  await expect(demo.first()).toBeAttached()
  await page.goto('/en-GG/online-casino')
  await expect(page.getByRole('main').locator('[data-flow="lobby"]').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached()
  await expect(demo).toHaveCount(0)
})
