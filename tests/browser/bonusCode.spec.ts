import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { applicant, fillDetails, signsUp, signUpPanel } from './applicant.ts'
import { answerCookies, balanceOf, button, callsTo, flowOf, signedIn, typeLogin } from './people.ts'

test.use({
  expectedConsoleErrors: [
    '/rgs/',
    '/context/',
    '/player/cookies/consent',
    'Cross-Origin-Opener-Policy header has been ignored',
    'status of 409',
    // Details of a sign-up that are another player's.
    'status of 400 (Bad Request)',
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
  const picture = await flowOf(page, 'bonusCode').locator('svg[viewBox="30 20 140 120"]').boundingBox()
  expect(picture?.width, 'its picture is seen').toBeGreaterThan(100)
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

test('BON-6 BON-7 what a code opens says how it works, for how long, and where its stakes count, before it is claimed', async ({
  page,
  qa,
}) => {
  const sticky = {
    title: 'Sticky',
    bonusCode: 'STICK',
    stickiness: 'STICKY',
    lifetime: 3 * 24 * 60 * 60 * 1000,
    contributions: { byGameType: { roulette: 0.1 }, rest: 1 },
    excludedGames: ['penny-bank'],
  }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [sticky] }, codePage)
  await field(page).fill('STICK')
  await field(page).press('Enter')
  const offer = flowOf(page, 'bonusCode')
  await expect(offer).toContainText('Time to stake it3 days')
  await expect(offer).toContainText('This bonus is sticky: what it gave is for staking only.')
  await expect(offer.getByRole('row', { name: /Roulette/u })).toContainText('10%')
  await expect(offer).toContainText('can’t be staked in these games, and nothing counts there: Penny Bank.')
  expect(await violationsOf(page)).toEqual([])
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
  await expect(part).toContainText('It is given once you have won it in a tournament')
  await button(page, 'Opt in').click()
  await expect(part.getByRole('heading', { name: 'You are in', exact: true })).toBeVisible()
  await expect(part).toContainText('It is given once it is earned')
  await button(part, 'Use another code').click()
  await expect(field(page)).toBeFocused()
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
    await expect(tab.getByRole('alert').filter({ hasText: 'Partner code accepted' })).toBeVisible()
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

test('BON-7 RMB-3 a bonus whose time runs out over an open game is gone from its header at that moment, with its money, and it is said', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const brief = { title: 'Brief', standing: 'ACTIVE', amount: 2000, given: 2000, wrMultiplier: 1, lifetime: 600_000 }
  await signedIn(page, qa, { wallet: { main: 0 }, rewards: [brief] }, game)
  await button(page, 'Play now').click()
  await expect(spin(page)).toBeEnabled()
  const progress = page.getByRole('banner').getByRole('progressbar', { name: 'Progress of your bonus' })
  await expect(progress.first()).toBeVisible()
  await expect(balanceOf(page)).toContainText('€20.00')
  await qa.clock({ advanceMs: 601_000 })
  await page.clock.fastForward(602_000)
  await expect(progress).toHaveCount(0)
  await expect(balanceOf(page)).toContainText('€0.00')
  await expect(page.getByText('Your bonus has ended. Your transactions show what came of it.')).toBeVisible()
})

test('BON-7 RMB-14 a bonus that a round has wagered through is said to have ended, as what it takes back leaves the balance', async ({
  page,
  qa,
}) => {
  const done = {
    title: 'Nearly there',
    standing: 'ACTIVE',
    stickiness: 'STICKY',
    amount: 2000,
    given: 2000,
    wrMultiplier: 1,
    wagered: 1990,
  }
  await signedIn(page, qa, { wallet: { main: 0 }, rewards: [done] }, game)
  await button(page, 'Play now').click()
  await spin(page).click()
  await expect(page.getByText('Your bonus has ended. Your transactions show what came of it.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('banner').getByRole('progressbar', { name: 'Progress of your bonus' })).toHaveCount(0)
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
  await signsUp(page, qa)
  await button(page.getByRole('dialog', { name: 'Welcome, Aino' }), 'Look around').click({ timeout: 20_000 })
  await expect(balanceOf(page)).toBeVisible()
  // What the link was followed for is what the new player sees first.
  await expect(page).toHaveURL(/\/en-UN\/my-account\/rewards$/)
  // Their profile has come by now, and with it what might lead them on.
  await expect(page.getByRole('main').getByRole('article', { name: 'Your first evening, doubled' })).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/my-account\/rewards$/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('WELCOME')
  const reward = page.getByRole('main').getByRole('article', { name: 'Your first evening, doubled', exact: true })
  // Its code is known already: what is wanted now is the yes to its terms.
  await reward.getByRole('button', { name: /^Read the terms and decide/ }).click()
  await button(page, 'Yes, I agree').click()
  // A yes to its terms is a yes to it: it is chosen at the deposit.
  await reward.getByRole('link', { name: 'Deposit' }).click()
  await expect(page.getByRole('radio', { name: /Your first evening, doubled/u })).toBeChecked()
})

test('BON-6 REG-1 a code of a link that is followed in the middle of a sign-up goes with it: the details are sent once more', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN/signup')
  const panel = signUpPanel(page)
  const who = applicant()
  await fillDetails(panel, who)
  await expect(panel.getByLabel('Date of birth')).toBeVisible()
  await page.goto('/en-UN/signup?bonusCode=WELCOME')
  await expect(panel).toContainText('Your bonus code WELCOME goes with your sign-up.')
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
  await signsUp(page, qa, who)
  await button(page.getByRole('dialog', { name: 'Welcome, Aino' }), 'Look around').click({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/en-UN\/my-account\/rewards$/)
  await expect(page.getByRole('main').getByRole('article', { name: 'Your first evening, doubled' })).toBeVisible()
})

test('BON-6 GRD-9 DEP-4 a code of the cashier’s address is chosen there after a sign-up, too', async ({ page, qa }) => {
  await answerCookies(page)
  await page.goto('/en-UN/my-account/banking/deposit?bonusCode=WELCOME')
  await page.getByRole('main').getByRole('button', { name: 'Log in to go on' }).click()
  await button(page.getByRole('dialog'), 'Sign up').click()
  const panel = signUpPanel(page)
  await expect(panel).toContainText('Your bonus code WELCOME goes with your sign-up.')
  await signsUp(page, qa)
  await expect(page).toHaveURL(/\/banking\/deposit\?bonusCode=WELCOME$/, { timeout: 20_000 })
  await button(page.getByRole('dialog', { name: 'Welcome, Aino' }), 'Look around').click()
  await expect(page.getByRole('radio', { name: /Your first evening, doubled/u })).toBeChecked()
})

test('BON-6 REG-8 REG-12 a code of the link that opens nothing is named at the sign-up, and left out; what was typed stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await answerCookies(page)
  await page.goto('/en-UN/signup?bonusCode=TYPO')
  const panel = signUpPanel(page)
  await expect(panel).toContainText('Your bonus code TYPO goes with your sign-up.')
  const who = applicant()
  await fillDetails(panel, who)
  const alert = panel.getByRole('alert')
  await expect(alert).toContainText('Your bonus code TYPO can’t be used')
  await expect(alert).toContainText('This is no bonus code of ours.')
  await expect(alert, 'there is no field here to try it in').not.toContainText('try again')
  await expect(alert).toContainText('give a code later in your account, under Bonus code')
  await expect(alert).toContainText('you can sign up without it')
  await expect(alert).toBeInViewport()
  await expect(panel).not.toContainText('goes with your sign-up')
  await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
  expect(await violationsOf(page)).toEqual([])
  await button(panel, 'Continue').click()
  await expect(panel.getByLabel('Date of birth')).toBeVisible()
})

test('BON-6 GRD-9 NAV-7 a code stays with who goes from its page by the login to a sign-up, and from a sign-up to the login', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  await page.goto(`${codePage}?bonusCode=WELCOME`)
  await page.getByRole('main').getByRole('button', { name: 'Log in to go on' }).click()
  await button(page.getByRole('dialog'), 'Sign up').click()
  const panel = signUpPanel(page)
  await expect(panel).toContainText('Your bonus code WELCOME goes with your sign-up.')
  await signsUp(page, qa)
  // The sign-up has brought it: what it opened is among the rewards.
  await expect(page).toHaveURL(/\/en-UN\/my-account\/rewards$/, { timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('article', { name: 'Your first evening, doubled' })).toBeVisible()
})

for (const place of ['banner', 'main'] as const) {
  test(`BON-6 GRD-9 a visitor with a code in the address sees it named, and it goes along by Sign up of the ${place}`, async ({
    page,
    qa,
  }) => {
    await answerCookies(page)
    await page.goto(`${codePage}?bonusCode=WELCOME`)
    await expect(page.getByRole('main')).toContainText('Your bonus code WELCOME goes along, also if you sign up.')
    expect(await violationsOf(page)).toEqual([])
    await button(page.getByRole(place), 'Sign up').click()
    await expect(signUpPanel(page)).toContainText('Your bonus code WELCOME goes with your sign-up.')
    await signsUp(page, qa)
    await expect(page).toHaveURL(/\/en-UN\/my-account\/rewards$/, { timeout: 20_000 })
    await expect(page.getByRole('main').getByRole('article', { name: 'Your first evening, doubled' })).toBeVisible()
  })
}

test('GRD-1 BON-6 who must log in without a code is told of none', async ({ page }) => {
  await answerCookies(page)
  await page.goto(codePage)
  const main = page.getByRole('main')
  await expect(button(main, 'Log in to go on')).toBeVisible()
  await expect(main).not.toContainText('bonus code')
  await expect(button(main, 'Sign up')).toHaveCount(0)
})

test('BON-6 NAV-14 who wants to use another code goes on in its field, also beside the code of a partner', async ({
  page,
  qa,
}) => {
  const partner = { title: 'Partner bonus', standing: 'ACTIVE', partnerBonusCode: 'FRIEND', vertical: 'LIVE_CASINO' }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [spring, partner] }, `${codePage}?bonusCode=SPRING`)
  await field(page).press('Enter')
  await button(page, 'Use another code').click()
  await expect(field(page)).toBeFocused()
})

test('BON-6 GRD-9 who has an account and came by the code of a sign-up’s link logs in, and finds it in the field', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const taken = applicant()
  const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  await qa.changePlayer(player.playerId, { profile: { mobilePhone: taken.mobilePhone } })
  await page.goto('/en-UN/?bonusCode=WELCOME')
  await button(page.getByRole('banner'), 'Sign up').click()
  const panel = signUpPanel(page)
  await expect(panel).toContainText('Your bonus code WELCOME goes with your sign-up.')
  await fillDetails(panel, taken)
  await panel.getByRole('alert').getByRole('link', { name: 'Log in' }).click()
  await typeLogin(page, player)
  await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=WELCOME$/)
  await expect(field(page)).toHaveValue('WELCOME')
})

test('BON-6 GRD-9 who closes the sign-up of a link and logs in instead comes to where its code is given', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  await page.goto('/en-UN/signup?bonusCode=spring')
  await button(signUpPanel(page), 'Close').click()
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, player)
  await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=spring$/)
  await expect(field(page)).toHaveValue('spring')
})

test('BON-6 BON-8 a code for cashback says what part comes back, at most how much, and how often it is counted', async ({
  page,
  qa,
}) => {
  const cashback = { percentage: 10, maximum: 5000, period: 'WEEK', booster: 1.5 }
  const weekly = { title: 'Calm week', bonusCode: 'CALM', cashback }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [weekly] }, codePage)
  await field(page).fill('CALM')
  await field(page).press('Enter')
  const part = flowOf(page, 'bonusCode')
  await expect(part.getByRole('heading', { name: 'Calm week' })).toBeVisible()
  await expect(part).toContainText('10% back')
  await expect(part).toContainText('€50')
  await expect(part).toContainText('by the week')
  await expect(part).toContainText('1.5 times as much')
  await expect(part).not.toContainText('Nothing: it is yours at once')
})

test('BON-6 DEP-4 a typed code that can be none is put right before anything is paid without it', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/my-account/banking/deposit')
  const deposit = flowOf(page, 'deposit')
  await deposit.getByText('I have a bonus code').click()
  await deposit.getByRole('textbox', { name: 'Bonus code' }).fill('SPRING TIME')
  await page.getByLabel('Amount').fill('20')
  await button(page.getByRole('main'), 'Continue').click()
  await expect(deposit).toContainText('A bonus code has no spaces inside.')
  await expect(deposit.getByRole('textbox', { name: 'Bonus code' })).toBeFocused()
  expect(await callsTo(qa, 0, 'POST', '/deposit/request')).toHaveLength(0)
})

test('BON-6 DEP-4 a code that was typed and folded away is seen to be refused before anything is paid without it', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/my-account/banking/deposit')
  const deposit = flowOf(page, 'deposit')
  const fold = deposit.getByText('I have a bonus code')
  await fold.click()
  await deposit.getByRole('textbox', { name: 'Bonus code' }).fill('WRONGCODE')
  await fold.click()
  await expect(deposit.getByRole('textbox', { name: 'Bonus code' })).toBeHidden()
  await page.getByLabel('Amount').fill('20')
  await button(page.getByRole('main'), 'Continue').click()
  await expect(deposit.getByText('This is no bonus code of ours')).toBeVisible()
  expect(await callsTo(qa, 0, 'POST', '/deposit/request')).toHaveLength(0)
})

test('BON-6 GRD-9 who logs in on the home page with a campaign’s link comes to where its code is given', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  await page.goto('/en-UN?utm_source=mail&bonusCode=spring')
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, player)
  await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=spring$/)
  await expect(field(page)).toHaveValue('spring')
})

test('BON-6 GRD-9 SAF-2 a player who follows a campaign’s link to the home page comes to where its code is given; who may have none stays there', async ({
  page,
  qa,
}) => {
  const link = '/en-UN?utm_source=mail&bonusCode=spring'
  const player = await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [spring] }, link)
  await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=spring$/)
  await expect(field(page)).toHaveValue('spring')
  await qa.changePlayer(player.playerId, { profile: { permissions: { bonuses: false } } })
  await page.goto(link)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/?\?utm_source=mail&bonusCode=spring$/)
})

test('BON-6 GRD-9 a campaign’s link may lead anywhere else: its code is given as soon as who follows it is a player', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  await page.goto('/en-UN/promotions?bonusCode=spring')
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, player)
  await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=spring$/)
  await expect(field(page)).toHaveValue('spring')
  for (const path of ['my-account/rewards', 'online-casino']) {
    await page.goto(`/en-UN/${path}?bonusCode=spring`)
    await expect(page, path).toHaveURL(/\/my-account\/bonus-code\?bonusCode=spring$/)
  }
  // What is law, or stands in a game, is left as it is.
  await page.goto('/en-UN/terms?bonusCode=spring')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/terms\?bonusCode=spring$/)
})

test('BON-6 NAV-7 who logged in on a campaign’s link and goes back is at home, and stays there', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  await page.goto('/en-UN?bonusCode=spring')
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, player)
  await expect(field(page)).toHaveValue('spring')
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/en-UN\/?\?bonusCode=spring$/)
  await page.goto('/en-UN?bonusCode=%20')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).not.toHaveURL(/bonus-code/)
})

test('BON-6 APP-5 a code of the cashier’s address that can be none is put right at its field', async ({ page, qa }) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/my-account/banking/deposit?bonusCode=SPRING%20TIME')
  const typed = flowOf(page, 'deposit').getByRole('textbox', { name: 'Bonus code' })
  await expect(typed).toHaveValue('SPRING TIME')
  await typed.press('Enter')
  await expect(flowOf(page, 'deposit')).toContainText('A bonus code has no spaces inside.')
  // Nor was it asked for by itself as the page came.
  await expect(flowOf(page, 'deposit').getByRole('alert')).toHaveCount(0)
  expect(await callsTo(qa, 0, 'POST', '/bonus/code/validate')).toHaveLength(0)
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
  const typed = part.getByRole('textbox', { name: 'Code of the partner' })
  await expect(typed).toHaveAccessibleDescription(/This is no bonus code of ours/u)
  await expect(typed).toBeFocused()
  await expect(button(part, 'Not now')).toHaveCount(0)
  // Nor does it keep a code of the player's own from being looked at.
  await field(page).fill('NOTHING')
  await button(flowOf(page, 'bonusCode'), 'Check the code').click()
  await expect(field(page)).toHaveAccessibleDescription(/This is no bonus code of ours/u)
  await typed.fill('friend')
  await button(part, 'Give the code').press('Enter')
  await expect(part).toHaveCount(0)
  // Its part has gone from below; what is said of it has not gone above the window.
  await expect(page.getByRole('alert').filter({ hasText: 'Partner code accepted' })).toBeInViewport()
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
  await expect(page.getByRole('alert').filter({ hasText: 'Partner code accepted' })).toBeFocused()
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
  // The keyboard, and the window with it, go on where the code has had its effect.
  await expect(bonus).toBeFocused()
  await expect(bonus).toBeInViewport()
  await expect(page.getByText('Deposit at least: €40')).toBeVisible()
  await page.getByLabel('Amount').fill('25.00')
  await button(page, 'Continue').click()
  await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  expect(await callsTo(qa, 0, 'POST', '/wallet/deposit/request')).toHaveLength(0)
})

test('BON-7 what the notice of one share hides says nothing of a game in which nothing counts', async ({
  page,
  qa,
}) => {
  const active = { ...winter, contributions: { byGameType: { slots: 1 }, rest: 0 } }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [active] }, game)
  await page.getByLabel('Don’t show this again for this bonus').check()
  await button(page, 'Play now').click()
  await expect(spin(page)).toBeEnabled()
  await page.goto('/en-UN/online-casino/play/softswiss/harbour-roulette?mode=real')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nothing counts towards your bonus in this game' }),
  ).toContainText('no stake counts towards your bonus')
})

test('BON-7 while nothing is to be staked for a bonus, no game says that stakes count towards it', async ({
  page,
  qa,
}) => {
  const spins = { gameId: 'lantern-row', spins: 10, spinValue: 20 }
  const active = { title: 'Spins', freeSpins: spins, wrMultiplier: 20, standing: 'ACTIVE' }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [active] }, game)
  await expect(spin(page)).toBeEnabled()
  await expect(page.getByText('counts towards your active bonus')).toHaveCount(0)
})

test('BON-7 GAM-4 a bonus claimed over a running game that does nothing for it says so over the game', async ({
  page,
  qa,
}) => {
  const gift = { title: 'Gift', bonusCode: 'GIFT', excludedGames: ['penny-bank'] }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [gift] }, game)
  await expect(spin(page)).toBeEnabled()
  await button(page, 'Game menu').click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Rewards', exact: true }).click()
  await modal.getByRole('link', { name: 'Bonus code', exact: true }).click()
  await modal.getByRole('textbox', { name: 'Bonus code' }).fill('GIFT')
  await modal.getByRole('textbox', { name: 'Bonus code' }).press('Enter')
  await modal.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(modal.getByRole('heading', { name: 'The bonus is yours' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toContainText('Bonus: not in this game', { timeout: 15_000 })
})

test('BON-7 GAM-4 a bonus claimed over a running game in which a share of each stake counts says the share over the game, as it does when the game is opened with it', async ({
  page,
  qa,
}) => {
  const gift = { title: 'Gift', contributions: { byGameType: { slots: 0.5 }, rest: 1 } }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [gift] }, game)
  await expect(spin(page)).toBeEnabled()
  const header = page.getByRole('banner')
  await expect(header).not.toContainText('Bonus:')
  await button(page, 'Game menu').click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Rewards', exact: true }).click()
  await modal.getByRole('button', { name: 'Claim Gift', exact: true }).click()
  await expect(modal.getByText('It is yours now, and active.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header).toContainText('Bonus: 50% counts', { timeout: 15_000 })
  await expect(header).not.toContainText('still to stake')
  await expect(header).toContainText('€100.00 to go')
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: '50% of what you stake counts' })).toBeVisible()
  await button(page, 'Play now').click()
  await expect(header).toContainText('Bonus: 50% counts')
})

test('SAF-2 BON-8 a running game takes its offer of free spins back with the news that bonuses are off', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  const spins = { title: 'Spins', freeSpins: { gameId: 'penny-bank', spins: 10, spinValue: 20 }, standing: 'ACTIVE' }
  const { playerId } = await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [spins] }, game)
  const free = page.frameLocator('iframe[title]').getByRole('button', { name: /^Free spin/u })
  await expect(free).toBeEnabled()
  await expect(page.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/u)
  // From here on no clock of the page asks for anything: the news alone brings it.
  await page.clock.pauseAt(Date.now() + 1000)
  await qa.changePlayer(playerId, { profile: { permissions: { bonuses: false } } })
  await expect(spin(page)).toBeEnabled()
  await expect(free).toHaveCount(0)
})

test('BON-6 a code whose deposit is still to come is not told as used: it is chosen at the deposit', async ({
  page,
  qa,
}) => {
  const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
  const noted = { title: 'Half on top', bonusCode: 'HALF', campaignCategory: 'OPT_IN', deposit, standing: 'OPEN' }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [noted] }, `${codePage}?bonusCode=HALF`)
  await field(page).press('Enter')
  await expect(flowOf(page, 'bonusCode')).toContainText('This bonus comes with your next deposit.')
  await page.getByRole('link', { name: 'Deposit with this bonus' }).click()
  await expect(page.getByRole('radio', { name: /Half on top/u })).toBeChecked()
  await expect(flowOf(page, 'deposit')).not.toContainText('You have used this bonus code already.')
})

test('BON-6 DEP-4 a code that was typed at the deposit is looked at before anything is paid without it', async ({
  page,
  qa,
}) => {
  const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
  const half = { title: 'Half on top', bonusCode: 'HALF', campaignCategory: 'TRIGGERED', deposit }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [half] }, '/en-UN/my-account/banking/deposit')
  const part = flowOf(page, 'deposit')
  await part.getByText('I have a bonus code').click()
  await part.getByRole('textbox', { name: 'Bonus code' }).fill('half')
  await part.getByRole('textbox', { name: 'Amount', exact: true }).fill('25')
  await button(part, 'Continue').click()
  await expect(page.getByRole('radio', { name: /Half on top/u })).toBeChecked()
  expect(await callsTo(qa, 0, 'POST', '/deposit/request')).toHaveLength(0)
  await part.getByRole('textbox', { name: 'Bonus code' }).fill('nothing')
  await button(part, 'Continue').click()
  await expect(part).toContainText('This is no bonus code of ours.')
  expect(await callsTo(qa, 0, 'POST', '/deposit/request')).toHaveLength(0)
  // Said once: who goes on pays with what is chosen.
  await button(part, 'Continue').click()
  await expect(page.frameLocator('iframe[title="Payment"]').getByLabel('CVC')).toBeVisible()
})

test('BON-6 DEP-4 a typed code whose check was lost is checked again before anything is paid without it', async ({
  page,
  qa,
}) => {
  const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
  const half = { title: 'Half on top', bonusCode: 'HALF', campaignCategory: 'TRIGGERED', deposit }
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [half] }, '/en-UN/my-account/banking/deposit')
  const part = flowOf(page, 'deposit')
  await part.getByText('I have a bonus code').click()
  await part.getByRole('textbox', { name: 'Bonus code' }).fill('half')
  await part.getByRole('textbox', { name: 'Amount', exact: true }).fill('25')
  await page.route('**/bonus/code/validate', (route) => route.abort(), { times: 1 })
  await button(part, 'Continue').click()
  await expect(part).toContainText('There is no connection')
  await button(part, 'Continue').click()
  await expect(page.getByRole('radio', { name: /Half on top/u })).toBeChecked()
  expect(await callsTo(qa, 0, 'POST', '/deposit/request')).toHaveLength(0)
})

test('BON-6 DEP-4 a code of the cashier’s link whose check was lost is checked again before anything is paid without it', async ({
  page,
  qa,
}) => {
  const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
  const half = { title: 'Half on top', bonusCode: 'HALF', campaignCategory: 'TRIGGERED', deposit }
  await page.route('**/bonus/code/validate', (route) => route.abort(), { times: 1 })
  const link = '/en-UN/my-account/banking/deposit?bonusCode=HALF'
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [half] }, link)
  const part = flowOf(page, 'deposit')
  await expect(part).toContainText('There is no connection')
  await part.getByRole('textbox', { name: 'Amount', exact: true }).fill('25')
  await button(part, 'Continue').click()
  await expect(page.getByRole('radio', { name: /Half on top/u })).toBeChecked()
  expect(await callsTo(qa, 0, 'POST', '/deposit/request')).toHaveLength(0)
})

test('DEP-4 BON-1 a bonus at the deposit says what it gives and asks in figures, whatever its words leave out', async ({
  page,
  qa,
}) => {
  const deposit = { percent: 50, minimum: 1000, maximum: 10_000 }
  const rewards = [
    { title: 'Half on top', campaignCategory: 'TRIGGERED', deposit, maxWin: 5000, stickiness: 'STICKY' },
    { title: 'Gift', campaignCategory: 'TRIGGERED', deposit, wrMultiplier: 0, vertical: 'SPORTS' },
    {
      title: 'Spins',
      campaignCategory: 'TRIGGERED',
      triggerEvent: 'DEPOSIT',
      wrMultiplier: 0,
      freeSpins: { gameId: 'penny-bank', spins: 10, spinValue: 20 },
    },
  ]
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards }, '/en-UN/my-account/banking/deposit')
  const choice = (title: string) => page.getByRole('main').locator('label').filter({ hasText: title })
  await expect(choice('Half on top')).toContainText('50% of your deposit, up to €100')
  await expect(choice('Half on top')).toContainText('To stake: 10 times what it gives')
  await expect(choice('Half on top')).toContainText('Most it can pay: €50')
  await expect(choice('Half on top')).toContainText('Sticky: what it gave is for staking only')
  await expect(choice('Gift')).toContainText('What it gives is your own money at once')
  await expect(choice('Gift')).not.toContainText('Sticky')
  await expect(choice('Spins')).toContainText('10 free spins')
  await expect(choice('Spins')).toContainText('What you win with it is yours at once.')
  await expect(choice('Spins')).not.toContainText('your own money at once')
})

test('BON-6 DEP-4 SAF-9 where codes can not be looked at, the player is told that they would pay without one, and may', async ({
  page,
  qa,
}) => {
  await page.route('**/bonus/code/validate', (route) => route.abort())
  const link = '/en-UN/my-account/banking/deposit?bonusCode=HALF'
  await signedIn(page, qa, { wallet: { main: 5000 } }, link)
  const part = flowOf(page, 'deposit')
  await expect(part).toContainText('There is no connection')
  await part.getByRole('textbox', { name: 'Amount', exact: true }).fill('25')
  await expect(part).not.toContainText('you pay without one')
  await button(part, 'Continue').click()
  await expect(part).toContainText('No bonus is chosen now: if you continue, you pay without one.')
  expect(await callsTo(qa, 0, 'POST', '/deposit/request')).toHaveLength(0)
  await button(part, 'Continue').click()
  await expect(page.frameLocator('iframe[title="Payment"]').getByLabel('CVC')).toBeVisible()
})

for (const [how, lookAround] of Object.entries({
  'goes to other pages': async () => {},
  'goes to other pages and loads one anew': async (page: Page) => {
    await page.reload()
  },
}))
  test(`BON-6 GRD-9 a visitor who came by a campaign’s link and ${how} before they log in comes to where its code is given, once`, async ({
    page,
    qa,
  }) => {
    await answerCookies(page)
    const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
    await page.goto('/en-UN?bonusCode=spring')
    await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
    await expect(page).toHaveURL(/\/en-UN\/promotions$/)
    await lookAround(page)
    await button(page.getByRole('banner'), 'Log in').click()
    await typeLogin(page, player)
    await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=spring$/)
    await expect(field(page)).toHaveValue('spring')
    await page.goto('/en-UN/promotions')
    await expect(balanceOf(page)).toBeVisible()
    await expect(page).toHaveURL(/\/en-UN\/promotions$/)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('spring')
  })

test('BON-6 GRD-9 a visitor who came by a campaign’s link, looks around and signs up finds its code in the sign-up', async ({
  page,
}) => {
  await answerCookies(page)
  await page.goto('/en-UN?bonusCode=WELCOME')
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
  await expect(page).toHaveURL(/\/en-UN\/promotions$/)
  await button(page.getByRole('banner'), 'Sign up').click()
  await expect(signUpPanel(page)).toContainText('Your bonus code WELCOME goes with your sign-up.')
})

test('BON-6 GRD-9 SAF-7 a campaign’s code waits for who logs in over a page that does nothing with it, is given once, and is not for who comes after', async ({
  page,
  qa,
}) => {
  await answerCookies(page)
  const player = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  const next = await qa.player({ wallet: { main: 5000 }, rewards: [spring] })
  await page.goto('/en-UN?bonusCode=spring')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto('/en-UN/loyalty')
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, player)
  await expect(page).toHaveURL(/\/en-UN\/loyalty/)
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
  await expect(page).toHaveURL(/\/my-account\/bonus-code\?bonusCode=spring$/)
  await expect(field(page)).toHaveValue('spring')
  await page.goto('/en-UN/promotions')
  await expect(page).toHaveURL(/\/en-UN\/promotions$/)
  await button(page.getByRole('banner'), 'Log out').click()
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, next)
  await expect(balanceOf(page)).toBeVisible()
  await expect(page).not.toHaveURL(/bonus/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('spring')
})

test('BON-7 who gives the bonus of a running game up themselves is not told that it has ended', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 }, rewards: [winter] }, game)
  await button(page, 'Play now').click()
  const progress = page.getByRole('banner').getByRole('progressbar', { name: 'Progress of your bonus' })
  await expect(progress.first()).toBeVisible()
  await button(page, 'Game menu').click()
  await page.getByRole('dialog').getByText('Rewards').click()
  await button(page.getByRole('dialog'), 'Active').click()
  await button(page, 'Forfeit Winter bonus').click()
  await button(page, 'Forfeit and lose it').click()
  await expect(progress).toHaveCount(0)
  await expect(page.getByText('Your bonus has ended.')).toHaveCount(0)
})
