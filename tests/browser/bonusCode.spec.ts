import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { answerCookies, balanceOf, button, callsTo, flowOf, signedIn, typeLogin } from './people.ts'

test.use({
  expectedConsoleErrors: [
    '/rgs/',
    '/context/',
    '/player/cookies/consent',
    'Cross-Origin-Opener-Policy header has been ignored',
    'status of 409',
    'net::ERR',
  ],
})

const codePage = '/en-UN/my-account/bonus-code'
const field = (page: Page) => flowOf(page, 'bonusCode').getByRole('textbox', { name: 'Bonus code' })
const game = '/en-UN/online-casino/play/softswiss/penny-bank?mode=real'
const spin = (page: Page) => page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })

const spring = { title: 'Spring bonus', terms: 'Stake it ten times.', bonusCode: 'SPRING', consentRequired: true }
const winter = { title: 'Winter bonus', standing: 'ACTIVE', wagered: 2500 }

test('BON-6 SAF-4 a code of the address is looked at, agreed to and claimed once, by the keyboard alone', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [spring] }, `${codePage}?bonusCode=spring`)
  await expect(field(page)).toHaveValue('spring')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Spring bonus' })).toBeFocused()
  await expect(flowOf(page, 'bonusCode')).toContainText('Stake it ten times.')
  expect(await violationsOf(page)).toEqual([])
  await button(page, 'Claim').press('Enter')
  await expect(flowOf(page, 'bonusCode')).toContainText('Agree to the conditions')
  const agrees = page.getByLabel('I agree to the conditions of this bonus')
  await expect(agrees).toBeFocused()
  await agrees.press('Space')
  await button(page, 'Claim').press('Enter')
  await expect(page.getByRole('heading', { name: 'The bonus is yours' })).toBeVisible()
  expect(await callsTo(qa, 0, 'POST', '/bonus/manual-claim')).toHaveLength(1)
})

test('BON-3 RMB-14 what stands in the way is named with what is kept and lost, kept by default, and given up by a second yes', async ({
  page,
  qa,
}) => {
  await signedIn(
    page,
    qa,
    { wallet: { main: 5000 }, rewards: [{ ...spring, consentRequired: false }, winter] },
    codePage,
  )
  await field(page).fill('SPRING')
  await field(page).press('Enter')
  await button(page, 'Claim').click()
  const question = page.getByRole('dialog', { name: 'You have an active bonus already' })
  await expect(question).toContainText('Winter bonus')
  await expect(question).toContainText('You keep: your own money€50.00')
  await expect(question).toContainText('You lose: bonus money€10.00')
  await expect(question).toContainText('€25.00 of €100.00')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await button(page, 'Claim').click()
  await button(question, 'Forfeit it and go on').click()
  await expect(page.getByRole('heading', { name: 'The bonus is yours' })).toBeVisible()
})

test('BON-6 a wrong code says so at its field, and what was typed stays', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, codePage)
  await field(page).fill('NOTHING')
  await field(page).press('Enter')
  await expect(flowOf(page, 'bonusCode')).toContainText('This is no bonus code of ours.')
  await expect(field(page)).toHaveValue('NOTHING')
})

test('BON-6 GRD-9 a visitor with a code in the address logs in, and finds it in the field', async ({ page, qa }) => {
  await answerCookies(page)
  const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  await page.goto(`${codePage}?bonusCode=SPRING`)
  await page.getByRole('main').getByRole('button', { name: 'Log in to go on' }).click()
  await typeLogin(page, player)
  await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=SPRING$/)
  await expect(field(page)).toHaveValue('SPRING')
})

test('BON-6 what a code that gives nothing yet, or nothing to stake, has come to is said as it is', async ({
  page,
  qa,
}) => {
  const prize = { title: 'Prize', bonusCode: 'PRIZE', campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT' }
  const gift = { title: 'Gift', bonusCode: 'GIFT', wrMultiplier: 0 }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [prize, gift] }, codePage)
  const part = flowOf(page, 'bonusCode')
  await field(page).fill('PRIZE')
  await field(page).press('Enter')
  await button(page, 'Claim').click()
  await expect(part.getByRole('heading', { name: 'You are in.' })).toBeVisible()
  await expect(part).toContainText('It is given once it is earned')
  await button(part, 'Use another code').click()
  await field(page).fill('GIFT')
  await field(page).press('Enter')
  await button(page, 'Claim').click()
  await expect(part.getByRole('heading', { name: 'The bonus is yours' })).toBeVisible()
  await expect(part).toContainText('It is your own money now.')
  await expect(balanceOf(page)).toHaveText('€60.00')
})

test('BON-6 GRD-9 a code in the short address of the cashier goes along to it', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/deposit?bonusCode=SPRING')
  await expect(page).toHaveURL(/\/my-account\/banking\/deposit\?bonusCode=SPRING$/)
})

test('BON-3 SAF-4 the answer to the forfeit for a code is lost: which bonus may be gone is said, and trying again ends right', async ({
  page,
  qa,
}) => {
  const wanted = { ...spring, consentRequired: false }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [wanted, winter] }, `${codePage}?bonusCode=SPRING`)
  await field(page).press('Enter')
  await button(page, 'Claim').click()
  await qa.fault({ method: 'PUT', path: '/api/v1/bonus/*', kind: 'late', times: 9 })
  await button(page, 'Forfeit it and go on').click()
  const part = flowOf(page, 'bonusCode')
  await expect(part).toContainText('We do not know whether this was done: Winter bonus')
  await qa.clearFaults()
  await button(part, 'Try again').click()
  await expect(part.getByRole('heading', { name: 'The bonus is yours' })).toBeVisible()
})

test('BON-6 what another tab has claimed by the same code, and a partner’s code that was given already, are told as had', async ({
  page,
  context,
  qa,
}) => {
  const rewards = [
    { ...spring, consentRequired: false },
    { title: 'Partner bonus', vertical: 'LIVE_CASINO', standing: 'ACTIVE', partnerBonusCode: 'FRIEND' },
  ]
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards }, `${codePage}?bonusCode=SPRING`)
  const other = await context.newPage()
  await other.goto(`${codePage}?bonusCode=SPRING`)
  for (const tab of [page, other]) {
    await field(tab).press('Enter')
    await expect(button(tab, 'Claim')).toBeVisible()
  }
  for (const tab of [other, page]) {
    await button(tab, 'Claim').click()
    await expect(tab.getByRole('heading', { name: 'The bonus is yours' })).toBeVisible()
  }
  for (const tab of [page, other]) await button(tab, 'Use another code').click()
  for (const tab of [page, other]) {
    const part = flowOf(tab, 'bonusCode').getByRole('region', { name: 'Partner bonus' })
    await part.getByRole('textbox', { name: 'Code of the partner' }).fill('friend')
  }
  for (const tab of [page, other]) {
    await button(flowOf(tab, 'bonusCode').getByRole('region', { name: 'Partner bonus' }), 'Give the code').click()
    await expect(tab.getByRole('alert').filter({ hasText: 'The code of the partner is taken' })).toBeVisible()
  }
})

test('BON-7 before a game opens it says how much counts to the bonus, until the player wants it no more', async ({
  page,
  qa,
}) => {
  const active = { ...winter, contributions: { byGameType: {}, rest: 0.5 } }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [active] }, game)
  const notice = page.getByRole('alert').filter({ hasText: 'Your bonus is active in this game' })
  await expect(notice).toContainText('50% of what you stake counts')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Don’t show this again for this bonus').check()
  await button(page, 'Play now').click()
  await expect(spin(page)).toBeEnabled()
  await page.reload()
  await expect(spin(page)).toBeEnabled()
  await expect(notice).toHaveCount(0)
})

test('BON-7 while it is played the header says what is still to stake, and says less after a round', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [winter] }, game)
  await button(page, 'Play now').click()
  await expect(spin(page)).toBeEnabled()
  const progress = page.getByRole('banner').getByRole('progressbar', { name: 'Progress of your bonus' }).first()
  await expect(progress).toHaveJSProperty('value', 2500)
  await spin(page).click()
  await expect(progress).not.toHaveJSProperty('value', 2500, { timeout: 20_000 })
})

test('SAF-2 who must see no bonus has no page for codes, and no place for one at the deposit', async ({ page, qa }) => {
  await signedIn(page, qa, { profile: { permissions: { bonuses: false } } }, codePage)
  await expect(page).toHaveURL(/\/my-account\/account$/)
  await page.goto('/en-UN/my-account/banking/deposit')
  await expect(page.getByLabel('Amount')).toBeVisible()
  await expect(page.getByText('I have a bonus code')).toHaveCount(0)
})

test('BON-6 DEP-4 who comes to the deposit by the link of a code has its bonus chosen; another code can be typed then', async ({
  page,
  qa,
}) => {
  const match = {
    title: 'Second half',
    terms: 'Half of it on top.',
    bonusCode: 'HALF',
    campaignCategory: 'TRIGGERED',
    deposit: { percent: 50, minimum: 4000, maximum: 10_000 },
  }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [match] }, codePage)
  await field(page).fill('HALF')
  await field(page).press('Enter')
  await button(page, 'Use another code').click()
  await expect(field(page)).toHaveValue('')
  await field(page).fill('HALF')
  await field(page).press('Enter')
  await page.getByRole('link', { name: 'Deposit with this bonus' }).click()
  await expect(page.getByRole('radio', { name: /Second half/ })).toBeChecked()
  await page.goto('/en-UN/my-account/banking/deposit')
  await expect(page.getByRole('radio', { name: /Second half/ })).not.toBeChecked()
})

test('BON-6 REG-11 a code of the link goes with the sign-up, and its bonus stands among the new player’s rewards', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/signup?bonusCode=WELCOME')
  const panel = signUpPanel(page)
  await expect(panel).toContainText('Your bonus code WELCOME goes with your sign-up.')
  const who = applicant()
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  const code = panel.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()
  await code.fill((await qa.inbox(who.mobilePhone))[0]?.code ?? '')
  await button(panel, 'Continue').click()
  await button(page.getByRole('dialog', { name: 'Welcome, Aino' }), 'Look around').click({ timeout: 20_000 })
  await expect(balanceOf(page)).toBeVisible()
  await page.goto('/en-UN/my-account/rewards')
  const reward = page.getByRole('main').getByRole('article', { name: 'Your first evening, doubled', exact: true })
  // Its code is known already: what is wanted now is the yes to its terms.
  await reward.getByRole('button', { name: /^Read the terms and decide/ }).click()
  await button(page, 'Yes, I agree').click()
  await expect(reward.getByRole('link', { name: 'Deposit' })).toBeVisible()
})

test('BON-6 the code of a partner is given to the bonus that wants one, once, and a wrong one says so', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 375, height: 500 })
  const rewards = [{ title: 'Partner bonus', standing: 'ACTIVE', partnerBonusCode: 'FRIEND' }]
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards }, codePage)
  const part = flowOf(page, 'bonusCode').getByRole('region', { name: 'Partner bonus' })
  await part.getByRole('textbox', { name: 'Code of the partner' }).fill('NOBODY')
  await button(part, 'Give the code').click()
  await expect(part.getByRole('alert')).toContainText('The code was not taken')
  await expect(button(part, 'Try again')).toHaveCount(0)
  await part.getByRole('textbox', { name: 'Code of the partner' }).fill('friend')
  await button(part, 'Give the code').press('Enter')
  await expect(part).toHaveCount(0)
  // Its part has gone from below; what is said of it has not gone above the window.
  await expect(page.getByRole('alert').filter({ hasText: 'The code of the partner is taken' })).toBeInViewport()
  await page.reload()
  await expect(field(page)).toBeVisible()
  await expect(part).toHaveCount(0)
})

test('BON-6 NAV-14 with two partners, what is said of the first code takes the focus, not the heading of the other', async ({
  page,
  qa,
}) => {
  const waiting = { standing: 'ACTIVE' } as const
  const rewards = [
    { ...waiting, title: 'Partner bonus', partnerBonusCode: 'FRIEND' },
    { ...waiting, title: 'Club bonus', partnerBonusCode: 'CLUB', vertical: 'LIVE_CASINO' },
  ]
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards }, codePage)
  const part = (name: string) => flowOf(page, 'bonusCode').getByRole('region', { name })
  await part('Partner bonus').getByRole('textbox', { name: 'Code of the partner' }).fill('friend')
  await button(part('Partner bonus'), 'Give the code').press('Enter')
  await expect(part('Partner bonus')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'The code of the partner is taken' })).toBeFocused()
  await expect(part('Club bonus')).toBeVisible()
})

test('BON-7 in a game that the bonus excludes it says that nothing counts, and without a bonus it says nothing', async ({
  page,
  qa,
}) => {
  const player = await signedIn(
    page,
    qa,
    { wallet: { main: 5000 }, rewards: [{ ...winter, excludedGames: ['penny-bank'] }] },
    game,
  )
  const notice = page.getByRole('alert').filter({ hasText: 'Your bonus does not count in this game' })
  await expect(notice).toBeVisible()
  await button(page, 'Play now').click()
  await spin(page).click()
  await expect
    .poll(async () =>
      (await qa.ledger(player.playerId)).filter(({ kind }) => kind === 'BET').map(({ wallet }) => wallet),
    )
    .toEqual(['main'])
  await qa.changePlayer(player.playerId, { rewards: [] })
  await page.reload()
  await expect(spin(page)).toBeEnabled()
  await expect(notice).toHaveCount(0)
})

test('DEP-4 BON-6 a code at the deposit opens its bonus, which is chosen, and its least deposit is kept to', async ({
  page,
  qa,
}) => {
  const match = {
    title: 'Second half',
    terms: 'Half of it on top.',
    bonusCode: 'HALF',
    campaignCategory: 'TRIGGERED',
    deposit: { percent: 50, minimum: 4000, maximum: 10_000 },
  }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [match] }, '/en-UN/my-account/banking/deposit')
  await page.getByText('I have a bonus code').click()
  await page.getByRole('textbox', { name: 'Bonus code' }).fill('half')
  await page.getByRole('textbox', { name: 'Bonus code' }).press('Enter')
  const bonus = page.getByRole('radio', { name: /Second half/ })
  await expect(bonus).toBeChecked()
  await expect(page.getByText('From €40')).toBeVisible()
  await page.getByLabel('Amount').fill('25.00')
  await button(page, 'Continue').click()
  await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  expect(await callsTo(qa, 0, 'POST', '/wallet/deposit/request')).toHaveLength(0)
})
