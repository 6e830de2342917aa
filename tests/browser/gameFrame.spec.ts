import type { Frame, FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, flowOf, payByCard, signedIn } from './people.ts'

test.use({
  expectedConsoleErrors: [
    '/rgs/',
    '/context/',
    '/player/cookies/consent',
    '501 (Not Implemented)',
    'Cross-Origin-Opener-Policy header has been ignored',
    'net::ERR',
  ],
})

const address = (mode: 'demo' | 'real') => `/en-UN/online-casino/play/softswiss/penny-bank?mode=${mode}`
const game = (page: Page): FrameLocator => page.frameLocator('iframe[title]')
const spin = (page: Page): Locator => game(page).getByRole('button', { name: 'Spin', exact: true })
/** The running game's own state: ready, playing, paused. */
const gameState = (page: Page): Locator => game(page).locator('main.game')
const header = (page: Page): Locator => page.getByRole('banner')
const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
const menuItem = (page: Page, name: string): Locator =>
  button(sheet(page, 'Game menu').getByRole('listitem').first().locator('xpath=..'), name)

async function gameWindow(page: Page): Promise<Frame> {
  await expect(spin(page)).toBeEnabled()
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())
  if (!frame) throw new Error('no game is open')
  return frame
}

test('GAM-4 SAF-3 each view opens over the game, which stands still meanwhile; Escape closes and the keyboard is where it was', async ({
  page,
  qa,
}) => {
  test.setTimeout(120_000)
  await signedIn(page, qa, { wallet: { main: 5000, casinoBonus: 1000 } }, address('real'))
  await expect(spin(page)).toBeEnabled()
  const menu = button(header(page), 'Game menu')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page, 'Game menu')).toBeVisible()
  await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
  await expect(flowOf(page, 'gameFrame')).toHaveAttribute('data-state', /menu\.open\.initial open\.play\.paused/)
  const views = [
    ['My account', 'myAccount', 'MY_ACCOUNT', (at: Locator) => at.getByRole('heading', { name: 'Password' })],
    ['Rewards', 'reward', 'REWARD', (at: Locator) => at.getByText('This page is not built yet.')],
    ['Settings', 'settings', 'SETTINGS', (at: Locator) => at.getByLabel('Summary of play after')],
    [
      'Responsible gambling',
      'responsibleGambling',
      'RESPONSIBLE_GAMBLING',
      (at: Locator) => at.getByRole('region', { name: 'Deposit limits' }),
    ],
    ['Deposit', 'banking', 'BANKING', (at: Locator) => at.getByLabel('Amount')],
    ['Bonus code', 'bonusCode', 'BONUS_CODE', (at: Locator) => at.getByText('This page is not built yet.')],
  ] as const
  for (const [name, view, status, content] of views)
    await test.step(name, async () => {
      await menuItem(page, name).press('Enter')
      const dialog = sheet(page, name)
      await expect(content(dialog)).toBeVisible()
      await expect(dialog).toHaveAttribute('data-state', new RegExp(String.raw`menu\.open\.${view} open\.play\.paused`))
      await expect(dialog).toHaveAttribute('data-status', new RegExp(status))
      await expect(page.locator(':focus'), 'the keyboard stays within').toHaveCount(1)
      expect(await dialog.evaluate((at) => at.contains(document.activeElement))).toBe(true)
      await button(dialog, 'Game menu').press('Enter')
      await expect(sheet(page, 'Game menu')).toBeVisible()
      await expect(gameState(page)).toHaveAttribute('data-state', 'paused')
    })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
  await expect(gameState(page)).toHaveAttribute('data-state', 'ready')
  await expect(page).toHaveURL(/\/play\/softswiss\/penny-bank/)
})
