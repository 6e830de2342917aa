import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hasNewerRelease, releaseOffer, watchesReleases } from './newerRelease.ts'
import { button } from './people.ts'
import { comesSignedIn, loginPanel, withoutCookieQuestion } from './signing.ts'

// A new version is offered, and loaded, only while nothing is under way that it would break: and then it is.

const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })
const isOld = (page: Page) => page.evaluate(() => (window as { isOld?: boolean }).isOld === true).catch(() => true)

test('SAF-13 what begins while the new version is fetched is not reloaded away, and the reload is made up for', async ({
  page,
}) => {
  await withoutCookieQuestion(page)
  await page.goto('/en-UN/404')
  await expect(logIn(page)).toBeVisible()
  await page.evaluate(() => ((window as { isOld?: boolean }).isOld = true))
  await hasNewerRelease(page)
  await watchesReleases(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/release.json?reload', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await button(releaseOffer(page), 'Reload').click()
  await expect(releaseOffer(page)).toContainText('Loading the new version')
  await logIn(page).click()
  await expect(loginPanel(page)).toBeVisible()
  letGo()
  await expect(releaseOffer(page)).toHaveCount(0)
  await loginPanel(page).getByLabel('Email').fill('anna@example.org')
  expect(await isOld(page)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await button(loginPanel(page), 'Close').click()
  await expect.poll(() => isOld(page)).toBe(false)
})

test('SAF-13 CHT-1 a chat that is open keeps the new version waiting; a closed one, and frames that nobody sees, do not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.top !== window) return
    localStorage.setItem('cookie-consent-options', '{"performanceFunctional":true}')
    localStorage.setItem('cookie-consent-accepted', 'true')
    localStorage.setItem('market', '"UN"')
  })
  await page.goto('/en-UN/contact-live-chat')
  await button(page.getByRole('main'), 'Start the chat').click()
  const writes = page.frameLocator('#support-chat iframe').getByRole('textbox', { name: 'Your message' })
  await expect(writes).toBeFocused()
  // As trackers bring them.
  await page.evaluate(() => {
    for (const look of ['display:none', 'width:1px;height:1px', 'position:absolute;left:-9999px'])
      document.body.append(Object.assign(document.createElement('iframe'), { style: look }))
  })
  await hasNewerRelease(page)
  await watchesReleases(page)
  await expect(page.locator('#support-chat')).toBeVisible()
  await expect(releaseOffer(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('#support-chat')).toBeHidden()
  await expect(releaseOffer(page)).toBeVisible()
  await button(page.getByRole('main'), 'Start the chat').click()
  await expect(releaseOffer(page)).toHaveCount(0)
})

test('SAF-13 fields that the page fills in are nobody’s work; what a player changes keeps the new version waiting until it is saved', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('/player/cookies/consent', '/player/marketing_preferences')
  await withoutCookieQuestion(page)
  await page.clock.install()
  await comesSignedIn(page, await qa.player({ profile: { firstLogin: false } }), '/en-UN/my-account/account')
  const form = page.getByRole('form', { name: 'What you want to hear from us' })
  const choice = form.getByRole('checkbox', { name: 'By email' }).first()
  await expect(choice).toBeVisible()
  const changes = button(page.getByRole('main'), 'Change address')
  await changes.click()
  await page.getByLabel('Street and house number').fill('Rantatie 1')
  await page.getByLabel('Postal code').fill('20100')
  await page.getByLabel('City').fill('Turku')
  await page.getByRole('heading', { level: 1 }).click()
  await hasNewerRelease(page)
  await watchesReleases(page)
  await expect(releaseOffer(page)).toHaveCount(0)
  await page.getByLabel('City').press('Enter')
  await expect(changes).toBeVisible()
  await expect(releaseOffer(page)).toBeVisible()
  await changes.click()
  await expect(page.getByLabel('City')).toHaveValue('Turku')
  // The form has taken the focus as it opened: who is at it is about to type.
  await page.getByRole('heading', { level: 1 }).click()
  for (let looks = 0; looks < 3; looks += 1) await page.clock.fastForward(1000)
  await expect(releaseOffer(page)).toBeVisible()

  await choice.click()
  await expect(releaseOffer(page)).toHaveCount(0)
  await choice.click()
  await expect(releaseOffer(page)).toBeVisible()
  await choice.click()
  await expect(releaseOffer(page)).toHaveCount(0)
  await qa.fault({
    method: 'PATCH',
    path: '/api/v1/player/marketing_preferences',
    kind: 'status',
    status: 500,
    body: {},
  })
  await button(form, 'Save my choices').click()
  await expect(form.getByRole('alert')).toBeVisible()
  // However often it is looked at.
  for (let looks = 0; looks < 4; looks += 1) await page.clock.fastForward(1000)
  await expect(releaseOffer(page)).toHaveCount(0)
  await qa.clearFaults()
  await button(form, 'Save my choices').click()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(releaseOffer(page)).toBeVisible()
  await expect(choice).toBeChecked()
})
