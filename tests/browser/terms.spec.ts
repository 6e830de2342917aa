import { expect, test } from './fixtures.ts'
import { answerCookies, button, callsTo, lastCall, typeLogin } from './people.ts'

test.use({
  expectedConsoleErrors: ['/player/cookies/consent', '501 (Not Implemented)', '/update_term_and_condition_version'],
})

test('GRD-7 GRD-9 PRO-6 APP-5 newer terms come first after signing in, close other pages, and lead back once accepted', async ({
  page,
  qa,
}) => {
  const account = await qa.player({ terms: '1.0' })
  const since = await lastCall(qa)
  await answerCookies(page)
  await page.goto('/en-UN/age-restrictions#login')
  await typeLogin(page, account)
  await expect(page.getByRole('heading', { name: 'New terms and conditions' })).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/accept-terms-condition$/)
  await expect(page.getByText('Version 2.0')).toBeVisible()
  // The file of the version, in the language of the page.
  await expect(page.getByRole('region', { name: 'Text of the terms' })).toContainText('Terms and conditions')
  const flag = () => page.evaluate(() => localStorage.getItem('updated-terms'))
  expect(await flag()).toBe('true')
  await page.goto('/en-UN/my-account/account')
  await expect(page).toHaveURL(/my-account\/account$/)
  await page.goto('/en-UN/bonus-terms')
  await expect(page).toHaveURL(/accept-terms-condition$/)
  // A refusal that the page has no words for bears its code, for support.
  await qa.fault({
    method: 'POST',
    path: '/api/v1/player/update_term_and_condition_version',
    kind: 'status',
    status: 400,
    body: { status: 400, code: 'error.terms.withdrawn', message: 'This version has been withdrawn' },
  })
  await button(page, 'Accept').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again. (error.terms.withdrawn)' })).toBeVisible()
  await button(page, 'Accept').click()
  await expect(page).toHaveURL(/\/en-UN\/bonus-terms$/)
  expect(await flag()).toBeNull()
  const accepted = (await callsTo(qa, since, 'POST', '/update_term_and_condition_version')).at(-1)
  expect(accepted).toMatchObject({ status: 200, body: { version: '2.0' } })
  // The next version is noticed at the next look.
  await qa.world({ termsVersion: '9.0' })
  await page.reload()
  await expect(page.getByText('Version 9.0')).toBeVisible()
  // Who reads the site in Finnish accepts Finnish terms.
  await page.goto('/fi-UN/accept-terms-condition')
  await expect(page.getByRole('region').filter({ hasText: 'Kuka saa pelata' })).toContainText('Käyttöehdot')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/fi-UN$/)
})
