import { expect, test } from './fixtures.ts'
import { button, signedIn } from './people.ts'

test.use({ expectedConsoleErrors: ['/player/cookies/consent', '/player/inbox', '501 (Not Implemented)'] })

test('PRO-5 the inbox lists messages newest first, opens one by its address, and keeps what was read', async ({
  page,
  qa,
}) => {
  const messages = Array.from({ length: 12 }, (_, at) => ({
    title: `Message ${at + 1}`,
    text: `This is what message ${at + 1} says.`,
    path: at === 11 ? '/my-account/account' : null,
  }))
  await signedIn(page, qa, { messages })
  await page.goto('/en-UN/my-account/account')
  const menu = page.getByRole('navigation', { name: 'Account' })
  await menu.getByRole('link', { name: 'Inbox' }).click()
  const inbox = page.locator('[data-flow="inbox"]')
  const rows = inbox.getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText('Message 12')
  await expect(inbox).toContainText('12 messages are not read yet')
  await button(inbox, 'Show older messages').click()
  await expect(rows).toHaveCount(12)
  await expect(rows.last()).toContainText('Message 1')
  await expect(button(inbox, 'Show older messages')).toHaveCount(0)

  await rows.first().getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/inbox\/notifications\/[\da-f-]{36}$/)
  await expect(inbox.getByRole('article')).toContainText('This is what message 12 says.')
  const address = page.url()
  await expect(button(inbox, 'Mark as unread')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(12)
  await expect(inbox).toContainText('11 messages are not read yet')
  await page.goto(address)
  await button(inbox, 'Mark as unread').click()
  await expect(inbox).toContainText('Not read')
  await inbox.getByRole('link', { name: 'All messages' }).click()
  await expect(inbox).toContainText('12 messages are not read yet')

  // A list that cannot be shown, here for a date that is none, is asked for again.
  const unread = { id: 'm', title: 'Hello', text: '', sentAt: 'last week', read: false }
  const body = { messages: [unread], unread: 1, position: null }
  await qa.fault({ method: 'GET', path: '/api/v1/player/inbox', kind: 'status', status: 200, body, times: 1000 })
  await page.reload()
  await expect(button(inbox, 'Try again')).toBeVisible()
  await qa.clearFaults()
  await button(inbox, 'Try again').click()
  await expect(rows).toHaveCount(10)

  // Somebody else's message is not there.
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  const endless = { title: 'endless'.repeat(28), text: 'unbroken'.repeat(25), path: null }
  await signedIn(page, qa, { messages: [endless] }, '/en-UN/terms')
  await page.goto(address)
  await expect(inbox).toContainText('This message is not there')
  await expect(inbox).not.toContainText('message 12')
  // Nor is one whose address no message can have.
  for (const id of ['%00', 'a'.repeat(101)]) {
    await page.goto(`/en-UN/my-account/inbox/notifications/${id}`)
    await expect(inbox).toContainText('This message is not there')
  }

  // Words without a blank stay on a phone's page.
  const excess = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  await page.setViewportSize({ width: 375, height: 800 })
  await inbox.getByRole('link', { name: 'To your messages' }).click()
  await expect(rows).toHaveCount(1)
  expect(await excess()).toBeLessThanOrEqual(0)
  await rows.getByRole('link').click()
  await expect(inbox.getByRole('article')).toContainText(endless.text)
  expect(await excess()).toBeLessThanOrEqual(0)
})
