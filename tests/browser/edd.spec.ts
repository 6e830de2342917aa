import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { button, callsTo, lastCall, signedIn } from './people.ts'

const asked = { profile: { eddQuestionnaire: true, kycStatus: 'EDD_PENDING' } }
const ACCOUNT = '/en-UN/my-account/account'

test.use({ expectedConsoleErrors: ['/player/questionnaire', '/player/cookies/consent', '501 (Not Implemented)'] })

const modal = (page: Page) => page.getByRole('dialog', { name: 'Questions about your income' })

async function fill(page: Page): Promise<void> {
  await modal(page).getByLabel('Occupation', { exact: true }).selectOption('Education')
  await modal(page).getByLabel('Yearly income before tax').selectOption({ index: 2 })
  await modal(page).getByLabel('Where your money comes from').selectOption('Salary')
}

test('EDD-1 the questions open on a reminder, are remembered as put off, and wait in the account', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, asked, ACCOUNT)
  await expect(modal(page).getByText('The law asks us to know')).toBeVisible()
  await button(modal(page), 'Not now').click()
  await expect(modal(page)).toBeHidden()
  await page.reload()
  await expect(button(page, 'Answer the questions')).toBeVisible()
  await expect(modal(page)).toBeHidden()
  await button(page, 'Answer the questions').press('Enter')
  await expect(button(modal(page), 'Begin')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Answer the questions'), 'the keyboard goes on from where it was').toBeFocused()
})

test('EDD-1 nobody is asked without the flag, or when the answers are under review', async ({ page, qa }) => {
  await signedIn(page, qa, { profile: { eddQuestionnaire: true, kycStatus: 'EDD_UNDER_REVIEW' } }, ACCOUNT)
  await expect(page.getByText('Login email')).toBeVisible()
  await expect(modal(page)).toBeHidden()
})

test('EDD-2 what is missing is said on its field; the answers are sent once, and asked for no more', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, asked, ACCOUNT)
  await button(modal(page), 'Begin').click()
  await button(modal(page), 'Send answers').click()
  await expect(modal(page).getByText('Choose your occupation.')).toBeVisible()
  await expect(modal(page).getByText('Choose your yearly income.')).toBeVisible()
  await expect(modal(page).getByText('Choose where your money comes from.')).toBeVisible()
  await fill(page)
  await modal(page).getByLabel('Occupation', { exact: true }).selectOption('Other')
  await button(modal(page), 'Send answers').click()
  await expect(modal(page).getByText('Say it in your own words.')).toBeVisible()
  await modal(page).getByLabel('Which occupation?').fill('Lighthouse keeper')
  await modal(page)
    .getByLabel(/^Nationality/)
    .fill('Finnish')
  const since = await lastCall(qa)
  await button(modal(page), 'Send answers').click()
  await expect(modal(page)).toBeHidden()
  const [sent] = await callsTo(qa, since, 'POST', '/player/questionnaire/answer')
  expect(sent?.body).toMatchObject({ occupation: 'Lighthouse keeper', salaryRangeId: 2, sourceOfFunds: 'Salary' })
  await page.reload()
  await expect(page.getByText('Login email')).toBeVisible()
  await expect(button(page, 'Answer the questions')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('edd-prompted-players'))).toBeNull()
})

test('EDD-2 what was typed is found again after Esc, in no storage, and is gone after a reload', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, asked, ACCOUNT)
  await button(modal(page), 'Begin').click()
  await fill(page)
  await modal(page)
    .getByLabel(/^Nationality/)
    .fill('Lapp')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Lapp')
  await button(page, 'Answer the questions').click()
  await button(modal(page), 'Begin').click()
  await expect(modal(page).getByLabel('Occupation', { exact: true })).toHaveValue('Education')
  await expect(modal(page).getByLabel('Where your money comes from')).toHaveValue('Salary')
  await expect(modal(page).getByLabel(/^Nationality/)).toHaveValue('Lapp')
  await page.reload()
  await button(page, 'Answer the questions').click()
  await button(modal(page), 'Begin').click()
  await expect(modal(page).getByLabel(/^Nationality/)).toHaveValue('')
})

test('EDD-2 sent with several things missing, the first wrong field on the page gets the focus, also one that came up late', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, asked, ACCOUNT)
  await button(modal(page), 'Begin').click()
  await modal(page).getByLabel('Occupation', { exact: true }).selectOption('Other')
  await button(modal(page), 'Send answers').click()
  await expect(modal(page).getByText('Choose your yearly income.')).toBeVisible()
  await expect(modal(page).getByLabel('Which occupation?')).toBeFocused()
})

test('EDD-2 SAF-9 an answer that was refused stays in the form with the reason on its field, and can be sent again', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, asked, ACCOUNT)
  await button(modal(page), 'Begin').click()
  await fill(page)
  const code = 'error.edd.occupation'
  const body = {
    status: 400,
    code: 'error.validation',
    message: 'no',
    validationErrors: [
      { objectName: 'edd', field: 'occupation', rejectedValue: 'Education', status: 400, message: code, code },
    ],
  }
  const path = '/api/v1/player/questionnaire/answer'
  await qa.fault({ method: 'POST', path, kind: 'status', status: 400, body })
  await button(modal(page), 'Send answers').click()
  await expect(modal(page).getByText('Choose your occupation.')).toBeVisible()
  await modal(page).getByLabel('Occupation', { exact: true }).selectOption('Retired')
  await qa.fault({ method: 'POST', path, kind: 'status', status: 500 })
  await button(modal(page), 'Send answers').click()
  await expect(modal(page).getByText('We could not tell whether your answers arrived')).toBeVisible()
  await expect(modal(page).getByLabel('Occupation', { exact: true })).toHaveValue('Retired')
  await button(modal(page), 'Send answers').click()
  await expect(modal(page)).toBeHidden()
})

test('EDD-1 WDR-1 a withdrawal that waits for the answers leads to them over its page, and Esc leads back', async ({
  page,
  qa,
}) => {
  await signedIn(
    page,
    qa,
    {
      ...asked,
      wallet: { main: 10_000 },
      documents: [
        { type: 'PROOF_OF_ID', status: 'VERIFIED' },
        { type: 'PROOF_OF_ADDRESS', status: 'VERIFIED' },
      ],
    },
    '/en-UN/my-account/banking/withdraw',
  )
  await button(modal(page), 'Not now').click()
  const main = page.getByRole('main')
  await expect(main.getByText('Upload documents')).toBeHidden()
  await button(main, 'Answer the questions').click()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(main.getByRole('heading', { name: 'Please answer our questions first' })).toBeVisible()
  await expect(button(main, 'Answer the questions')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(modal(page), 'Begin').click()
  await fill(page)
  await button(modal(page), 'Send answers').click()
  await expect(modal(page)).toBeHidden()
  await expect(main.getByRole('heading', { name: 'We are looking at your answers' })).toBeVisible()
})

test('EDD-1 WDR-1 a withdrawal that waits for answers says so, and goes on by itself once they are given', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { ...asked, wallet: { main: 10_000 } }, '/en-UN/my-account/banking/withdraw')
  await button(modal(page), 'Not now').click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Please answer our questions first' })).toBeVisible()
  await expect(main.getByText('Upload documents')).toBeHidden()
  const other = await page.context().newPage()
  await other.goto(ACCOUNT)
  await button(other, 'Answer the questions').click()
  await button(modal(other), 'Begin').click()
  await fill(other)
  await button(modal(other), 'Send answers').click()
  await expect(modal(other)).toBeHidden()
  await expect(main.getByRole('heading', { name: 'We are looking at your answers' })).toBeVisible()
})

test('EDD-1 EDD-2 questions that are answered in one tab close in the other, and it says why', async ({ page, qa }) => {
  await signedIn(page, qa, asked, ACCOUNT)
  await button(modal(page), 'Begin').click()
  const other = await page.context().newPage()
  await other.goto(ACCOUNT)
  await button(modal(other), 'Begin').click()
  await fill(page)
  await button(modal(page), 'Send answers').click()
  await expect(modal(page)).toBeHidden()
  await expect(modal(other)).toBeHidden()
  await expect(other.getByText('These questions need no answer any more.')).toBeVisible()
})
