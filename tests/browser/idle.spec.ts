import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { balanceOf, button, signedIn } from './people.ts'
import { becomesVisitor, loginPanel } from './signing.ts'

test.use({ expectedConsoleErrors: ['/player/cookies/consent', '401 (Unauthorized)', 'WebSocket connection to'] })

const question = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })
/** In two steps: timers that fall due within one are drawn once. */
const passes = async (page: Page, minutes: number): Promise<void> => {
  await page.context().clock.fastForward((minutes * 60 - 1) * 1000)
  await page.context().clock.fastForward(1000)
}

test('RGT-4 after 27 minutes the question counts down and says so now and then; at 30 minutes nobody is signed in', async ({
  page,
  qa,
}) => {
  await page.context().clock.install()
  await signedIn(page, qa)
  await passes(page, 26)
  await expect(question(page)).toHaveCount(0)
  await passes(page, 1)
  const left = question(page).getByRole('timer')
  const said = question(page).getByRole('status')
  await expect(left).toHaveText(/^(3:00|2:5\d)$/)
  await expect(said).toHaveText('You are logged out in 3 minutes.')
  expect(await violationsOf(page)).toEqual([])
  await passes(page, 1)
  await expect(left).toHaveText(/^(2:00|1:5\d)$/)
  await expect(said).toHaveText('You are logged out in 2 minutes.')
  await passes(page, 1)
  await expect(said).toHaveText('You are logged out in 1 minute.')
  await passes(page, 0.5)
  await expect(left).toHaveText(/^0:[32]\d$/)
  await expect(said).toHaveText('You are logged out in 30 seconds.')
  await passes(page, 0.5)
  await becomesVisitor(page)
  await expect(question(page)).toHaveCount(0)
  await expect(loginPanel(page)).toBeVisible()
})

test('RGT-4 SAF-6 all tabs are one: who does something in one is asked in none, one answer counts in all, and half an hour ends all', async ({
  page,
  qa,
}) => {
  await page.context().clock.install()
  await signedIn(page, qa)
  const other = await page.context().newPage()
  await other.goto('/en-UN/terms')
  await expect(balanceOf(other)).toBeVisible()
  await passes(page, 20)
  await other.keyboard.press('Shift')
  await passes(page, 20)
  await expect(question(page)).toHaveCount(0)
  await expect(question(other)).toHaveCount(0)
  await passes(page, 8)
  await expect(question(page)).toBeVisible()
  await expect(question(other)).toBeVisible()
  await button(question(other), 'Stay logged in').press('Enter')
  await expect(question(other)).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)
  await passes(page, 26)
  await expect(question(page)).toHaveCount(0)
  await passes(page, 4)
  await becomesVisitor(page)
  await becomesVisitor(other)
})

test('RGT-4 SAF-9 Tab past the last button, to the browser and back, is no answer', async ({ page, qa }) => {
  await page.context().clock.install()
  await signedIn(page, qa)
  await passes(page, 27)
  await expect(button(question(page), 'Stay logged in')).toBeFocused()
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab')
    await passes(page, 0.1)
  }
  await expect(question(page)).toBeVisible()
  await button(question(page), 'Stay logged in').press('Enter')
  await expect(question(page)).toHaveCount(0)
})
