import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { allMachines } from '#staff/charts/allMachines.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const chart = (page: Page, flow: string) => page.getByRole('img', { name: `State chart of ${flow}`, exact: true })

test('a product owner finds a flow by plain words and opens its chart at the state that was found', async ({
  page,
}) => {
  await page.goto('/staff')
  await expect(page.getByText('nothing of any player')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'states,' })).toHaveCount(allMachines().length)

  await page.getByRole('searchbox', { name: /Search/ }).fill('five attempts')
  const results = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(results).toHaveText(['login'])
  await page.getByRole('link', { name: 'afterSignUp.exhausted' }).click()
  await expect(page).toHaveURL(/#charts\/login\/afterSignUp\.exhausted$/)
  const state = chart(page, 'login').locator('[data-state="afterSignUp.exhausted"]')
  await expect(state).toHaveClass(/active/)
  await expect(state).toBeInViewport()

  await page.goBack()
  await expect(results).toHaveText(['login'])
})

test('a chart opens by its address, is the one of docs/statecharts, and can be zoomed', async ({ page }) => {
  await page.goto('/staff#charts/login')
  const drawn = chart(page, 'login')
  await expect(drawn).toBeVisible()
  const kept = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'statecharts', 'login.svg'), 'utf8')
  expect(await drawn.evaluate((svg) => svg.querySelectorAll('[data-transition]').length)).toBe(
    kept.match(/data-transition=/g)?.length,
  )
  const width = async () => (await drawn.boundingBox())?.width ?? 0
  const fitted = await width()
  expect(fitted).toBeLessThan(1280)
  await page.getByRole('button', { name: 'Full size' }).click()
  await expect.poll(width).toBeGreaterThan(fitted * 2)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await expect(page.getByText('70 %')).toBeVisible()
  await page.getByRole('button', { name: 'Fit width' }).click()
  await expect.poll(width).toBeCloseTo(fitted, 0)

  await page.goto('/staff#charts/nothing')
  await expect(page.getByText('There is no flow “nothing”')).toBeVisible()
})

test('Paths and Replay say that they are not built, and what serves meanwhile', async ({ page }) => {
  await page.goto('/staff')
  await page.getByRole('link', { name: 'Paths' }).click()
  await expect(page.getByText('This tab is not built yet')).toBeVisible()
  await expect(page.getByText('npm run test:model').first()).toBeVisible()
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByText('This tab is not built yet')).toBeVisible()
  await expect(page.getByText('npx vitest run staff/replay')).toBeVisible()
})

test('the staff page asks for nothing but its own files', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/staff#charts/deposit')
  await expect(chart(page, 'deposit')).toBeVisible()
  expect(asked.filter((path) => path !== '/staff' && !path.startsWith('/staff/assets/'))).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const)
  test(`the staff page is accessible at ${width} px and never wider than its window`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const hash of ['#charts', '#charts/login/open.refused.timeout', '#paths', '#replay']) {
      await page.goto('about:blank')
      await page.goto(`/staff${hash}`)
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      if (hash.includes('login')) await expect(chart(page, 'login')).toBeVisible()
      expect(await violationsOf(page), hash).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(width)
    }
  })

test('an address of the staff page that does not exist is not found', async ({ page }) => {
  for (const path of ['/staff/nothing', '/staff/assets/nothing.js'])
    expect((await page.request.get(path)).status(), path).toBe(404)
  expect((await page.request.get('/staff/')).status()).toBe(200)
})
