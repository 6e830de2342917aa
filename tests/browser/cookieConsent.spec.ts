import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { balanceOf, button, callsTo, lastCall, typeLogin } from './people.ts'

test.use({ expectedConsoleErrors: ['/player/cookies/consent', '501 (Not Implemented)'] })

interface Marks {
  dataLayer?: { event: string }[]
  fingerprints?: number
}
const seen = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], fingerprints = 0 } = globalThis as Marks
    return { events: dataLayer.map(({ event }) => event), fingerprints }
  })

/** The fraud script, which counts how often it is asked; the market is chosen already. */
const script = () => {
  localStorage.setItem('market', '"UN"')
  const page = globalThis as Marks & { IGLOO?: object }
  page.IGLOO = {
    getBlackbox: () => {
      page.fingerprints = (page.fingerprints ?? 0) + 1
      return { blackbox: 'device-1' }
    },
  }
}

test('COO-1 COO-2 APP-11 categories are chosen in detail, nothing of a refused one is used, and the choice is the player’s and can be changed', async ({
  page,
  qa,
  browser,
}) => {
  await qa.world({ flags: { tracking: true } })
  const account = await qa.player()
  await page.addInitScript(script)
  await page.goto('/en-UN/terms')
  const banner = page.getByRole('region', { name: 'Cookies' })
  const settings = page.getByRole('dialog', { name: 'Cookie settings' })
  const footer = page.getByRole('contentinfo')
  await expect(button(banner, 'Reject')).toBeVisible()
  // The footer opens the details while the question stands, with nothing ticked beforehand; leaving them answers nothing.
  await button(footer, 'Cookie settings').click()
  await expect(settings.getByRole('checkbox', { name: /Needed/ })).toBeDisabled()
  for (const name of [/Performance/, /Marketing/])
    await expect(settings.getByRole('checkbox', { name })).not.toBeChecked()
  await button(settings, 'Leave as it is').click()
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent-accepted'))).toBeNull()

  await button(footer, 'Cookie settings').click()
  await settings.getByRole('checkbox', { name: /Marketing/ }).check()
  const since = await lastCall(qa)
  await button(settings, 'Accept').click()
  await expect(settings).toBeHidden()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(footer).toBeVisible()
  await expect(banner).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await typeLogin(page, account)
  await expect(balanceOf(page)).toBeVisible()
  // Marketing was allowed, the device check was not.
  await expect.poll(() => seen(page)).toEqual({ events: ['loginComplete'], fingerprints: 0 })
  const saves = () => callsTo(qa, since, 'PATCH', '/player/cookies/consent')
  await expect.poll(async () => (await saves()).length).toBe(2)
  expect((await saves()).map(({ body }) => body)).toMatchObject([
    { options: { performanceFunctional: false, marketing: true }, version: '1' },
    { options: { performanceFunctional: false, marketing: true }, version: '1' },
  ])

  await button(footer, 'Cookie settings').click()
  await settings.getByRole('checkbox', { name: /Performance/ }).check()
  await button(settings, 'Accept').click()
  await expect.poll(async () => (await saves()).length).toBe(3)

  // A refusal given later in another browser, before logging in, outlives the player's older yes.
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await other.addInitScript(script)
  const origins = new Set<string>()
  other.on('request', (request) => origins.add(new URL(request.url()).origin))
  await other.goto('/en-UN/terms')
  await button(other.getByRole('region', { name: 'Cookies' }), 'Reject').click()
  await expect.poll(async () => (await saves()).length).toBe(4)
  await other.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await typeLogin(other, account)
  await expect(balanceOf(other)).toBeVisible()
  await expect.poll(async () => (await saves()).length).toBe(5)
  expect((await saves()).at(-1)?.body).toMatchObject({ options: { performanceFunctional: false, marketing: false } })
  expect(await seen(other)).toEqual({ events: [], fingerprints: 0 })
  // The first browser learns the player's newest answer.
  await page.reload()
  await expect(balanceOf(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cookie-consent-options')))
    .toContain('"performanceFunctional":false,"marketing":false')
  await button(footer, 'Cookie settings').click()
  for (const name of [/Performance/, /Marketing/])
    await expect(settings.getByRole('checkbox', { name })).not.toBeChecked()
  // Another tab of this browser knows at once what is answered here, and the other way round.
  const tab = await page.context().newPage()
  // What the player has answered is asked for first: until then the machine takes no other wish.
  const known = tab.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes('/player/cookies/consent'),
  )
  await tab.goto('/en-UN/404')
  await known
  const settingsThere = tab.getByRole('dialog', { name: 'Cookie settings' })
  const openThere = () => button(tab.getByRole('contentinfo'), 'Cookie settings').click()
  await openThere()
  await expect(settingsThere.getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked()
  await settings.getByRole('checkbox', { name: /Marketing/ }).check()
  await button(settings, 'Accept').click()
  await expect(settingsThere).toBeHidden()
  await openThere()
  await expect(settingsThere.getByRole('checkbox', { name: /Marketing/ })).toBeChecked()
  await button(settingsThere, 'Reject').click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cookie-consent-options')))
    .toContain('"marketing":false')
  await button(footer, 'Cookie settings').click()
  await expect(settings.getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked()
  await tab.close()
  const kept = () => page.evaluate(() => localStorage.getItem('cookie-consent-options'))
  const allowsMarketing = async () => {
    await settings.getByRole('checkbox', { name: /Marketing/ }).check()
    await button(settings, 'Accept').click()
    await expect.poll(kept).toMatch(/"marketing":true.*"isSent":true/)
  }
  await allowsMarketing()
  // What the player has refused elsewhere meanwhile counts before the login is told to anybody.
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Log out' }).click()
  const sentBefore = (await saves()).length
  await button(other.getByRole('contentinfo'), 'Cookie settings').click()
  await button(other.getByRole('dialog', { name: 'Cookie settings' }), 'Reject').click()
  await expect.poll(async () => (await saves()).length).toBe(sentBefore + 1)
  await header.getByRole('button', { name: 'Log in' }).click()
  await typeLogin(page, account)
  await expect(balanceOf(page)).toBeVisible()
  await expect.poll(kept).toContain('"marketing":false')
  expect(await seen(page)).toMatchObject({ events: [] })
  await button(footer, 'Cookie settings').click()
  await allowsMarketing()
  // Whoever logs in here next and has never answered is asked: this player's yes is none of theirs, not even at the login.
  await header.getByRole('button', { name: 'Log out' }).click()
  await header.getByRole('button', { name: 'Log in' }).click()
  const sent = (await saves()).length
  await typeLogin(page, await qa.player())
  await expect(balanceOf(page)).toBeVisible()
  await expect(button(banner, 'Reject')).toBeVisible()
  for (const box of await banner.getByRole('checkbox').all())
    if (await box.isEnabled()) await expect(box).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent-accepted'))).toBeNull()
  expect(await seen(page)).toMatchObject({ events: [] })
  expect(await saves()).toHaveLength(sent)
  // Where a page of each kind was open and somebody signed in, all came from the site itself.
  for (const path of [
    '/en-UN',
    '/en-UN/online-casino',
    '/en-UN/contact-live-chat',
    '/en-UN/my-account/banking/deposit',
  ]) {
    await other.goto(path)
    await expect(balanceOf(other)).toBeVisible()
  }
  expect([...origins]).toEqual([new URL(page.url()).origin])
  expect(await seen(other)).toEqual({ events: [], fingerprints: 0 })
  await other.context().close()
})
