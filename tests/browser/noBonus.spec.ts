import type { Page } from '@playwright/test'
import { PAGE_PATHS } from '#contract/pagePaths.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, signedIn } from './people.ts'
import { becomesVisitor, loginPanel, sendLogin } from './signing.ts'

test.use({
  expectedConsoleErrors: [
    '/player/cookies/consent',
    'Cross-Origin-Opener-Policy header has been ignored',
    // Pages that are closed to who looks, and games that are not opened for them.
    '/context/',
    '/rgs/',
    '/sb/',
    '/auth/session/create',
    '/user-pool',
    'status of 401',
    'status of 404',
    'status of 409',
  ],
})

/** A word that stands in nothing but these campaigns. */
const WORD = 'Zephyrine'
/** One campaign of each kind, each in a state that would be shown. */
const rewards = [
  { title: `${WORD} to claim`, bonusCode: 'ZEPHYR', standing: 'ELIGIBLE' },
  { title: `${WORD} active`, vertical: 'CASINO', standing: 'ACTIVE', given: 1000, wagered: 100 },
  {
    title: `${WORD} back`,
    cashback: { percentage: 10, maximum: 5000, period: 'WEEK', booster: null },
    standing: 'ACTIVE',
  },
  {
    title: `${WORD} spins`,
    bonusType: 'FREE_SPINS',
    vertical: 'LIVE_CASINO',
    freeSpins: { gameId: 'penny-bank', spins: 10, spinValue: 10 },
    standing: 'ELIGIBLE',
  },
  { title: `${WORD} sports`, vertical: 'SPORTS', bonusType: 'FREE_BET', standing: 'ELIGIBLE' },
  {
    title: `${WORD} on top`,
    campaignCategory: 'OPT_IN',
    deposit: { percent: 50, minimum: 1000, maximum: 10_000 },
    standing: 'ELIGIBLE',
  },
]
/** What was told of one of them. */
const messages = [{ title: `${WORD} waits`, text: `${WORD} is there for you.`, isOffer: true }]

/** Every page of the router, with something in place of each parameter. */
const addresses = PAGE_PATHS.flatMap((path) => {
  const filled = path
    .replace('/online-casino/play/$provider/{-$id}', '/online-casino/play/softswiss/penny-bank')
    .replace('/live-casino-online/play/$provider', '/live-casino-online/play/evolution?game=kelp-room-roulette')
    .replace('/landing/$id', '/landing/welcome')
    .replace('$category', 'casino')
    .replace(/\/\{-\$\w+\}/gu, '')
    .replace('/$page', '/privacy-policy')
    .replaceAll(/\$\w+/gu, 'first')
  return [filled]
})
/** Texts of law, and a game's own words for itself: they speak of bonuses to everybody. */
const isLaw = (path: string) => /privacy|terms|payment-methods|contact|welcome|\/play\//u.test(path)

/** What is no offer: money that is held stands in the wallet's own words, and mail can be chosen or refused by everybody. */
const noOffers: ReadonlySet<string> = new Set(['Casino bonus', 'Sports bonus', 'Live casino bonus', 'Bonus offers'])
/** What has happened to the player's money is told to them whatever else is closed (RMB-6). */
const isHistory = (path: string) => path.endsWith('/transactions')

/** What of bonuses and marketing a page shows; nothing is right. */
async function bonusesOn(page: Page, path: string): Promise<string[]> {
  const body = await page.locator('body').innerText()
  const links = await page
    .locator('a[href*="/my-account/rewards"], a[href*="/my-account/bonus-code"], a[href*="/promotions"]')
    .evaluateAll((all) => all.map((link) => `link ${link.getAttribute('href') ?? ''}`))
  const main = (await page.locator('main').first().innerText()).split('\n')
  return [
    ...(body.includes(WORD) && !isHistory(path) ? [`${WORD} in the text`] : []),
    ...links,
    ...(isLaw(path) || isHistory(path)
      ? []
      : main.filter((line) => /bonus|reward|cashback|free spin/iu.test(line) && !noOffers.has(line.trim()))),
  ].map((what) => `${path}: ${what}`)
}

/** Pages whose business bonuses are: these are looked at for whoever else may have none. */
const closest = [
  '',
  '/my-account/rewards',
  '/my-account/rewards/active',
  '/my-account/bonus-code',
  '/my-account/banking/deposit',
  '/my-account/inbox',
  '/promotions',
]
for (const [who, profile, paths] of [
  ['a payout risk', { permissions: { payout: true } }, addresses],
  ['a suspended player', { suspended: true }, addresses],
  ['a player whose bonuses are off', { permissions: { bonuses: false } }, addresses],
  ['a player under review', { state: 'RESTRICTED' }, closest],
  ['a player barred by the check of who they are', { kycStatus: 'SUSPENDED' }, closest],
] as const)
  test(`SAF-2 BON-1 no page shows ${who} any bonus, reward, code or banner, and none is asked for by a claim`, async ({
    page,
    qa,
  }) => {
    test.setTimeout(240_000)
    const money = { main: 5000, casinoBonus: 1000, sportsBonus: 1000 }
    const at = { profile: { firstLogin: false, ...profile }, wallet: money, rewards, messages }
    const player = await signedIn(page, qa, at)
    const found: string[] = []
    for (const path of paths) {
      const isKnown = page.waitForResponse((answer) => answer.url().endsWith('/player/profile') && answer.ok())
      await page.goto(`/en-UN${path}`)
      await expect(page.locator('html')).toHaveAttribute('data-session', /player/u)
      await isKnown
      await expect(page.locator('main').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      // The answer has come; what is drawn of it follows in a moment.
      await expect
        .poll(async () => (await bonusesOn(page, path)).length, { timeout: 3000 })
        .toBe(0)
        .catch(async () => found.push(...(await bonusesOn(page, path))))
    }
    expect([...new Set(found)]).toEqual([])
    const asked = (await qa.calls()).filter(({ method, path }) => method !== 'GET' && path.includes('/bonus/'))
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([])
    expect((await qa.ledger(player.playerId)).filter(({ kind }) => kind === 'FORFEIT')).toEqual([])
  })

test('SAF-2 BON-1 the same crawl finds what a player who may have bonuses is offered', async ({ page, qa }) => {
  await signedIn(page, qa, { profile: { firstLogin: false }, rewards, messages })
  const found: string[] = []
  for (const path of ['/my-account/rewards', '/my-account/rewards/active', '/my-account/inbox']) {
    await page.goto(`/en-UN${path}`)
    await expect(page.getByText(WORD).first()).toBeVisible()
    found.push(...(await bonusesOn(page, path)))
  }
  expect(found).toContain(`/my-account/rewards: ${WORD} in the text`)
  expect(found).toContain(`/my-account/rewards/active: ${WORD} in the text`)
  expect(found).toContain(`/my-account/inbox: ${WORD} in the text`)
  expect(found.some((what) => what.includes('link /en-UN/my-account/rewards'))).toBe(true)
})

for (const [what, exclusion, refusal] of [
  ['a timeout', { kind: 'TIMEOUT', days: 7 }, /break/u],
  ['a self-exclusion', { kind: 'SELF_EXCLUDED' }, 'You have excluded yourself'],
] as const)
  test(`SAF-2 RGT-7 BON-1 with ${what} open tabs lose every reward at once, and the sign-in is refused`, async ({
    page,
    context,
    qa,
  }) => {
    const player = await signedIn(page, qa, { profile: { firstLogin: false }, rewards }, '/en-UN/my-account/rewards')
    await expect(page.getByText(WORD).first()).toBeVisible()
    const other = await context.newPage()
    await other.goto('/en-UN/my-account/rewards/active')
    await expect(other.getByText(WORD).first()).toBeVisible()
    await qa.changePlayer(player.playerId, { exclusion })
    for (const tab of [page, other]) {
      await becomesVisitor(tab)
      await expect(tab.getByText(WORD)).toHaveCount(0)
    }
    await answerCookies(page)
    await page.goto('/en-UN#login')
    await sendLogin(page, player)
    await expect(loginPanel(page).getByRole('alert')).toContainText(refusal)
    await becomesVisitor(page)
  })

for (const [what, exclusion, told] of [
  ['a timeout', { kind: 'TIMEOUT', days: 7 }, /break/u],
  ['a self-exclusion', { kind: 'SELF_EXCLUDED' }, /exclu/u],
] as const)
  test(`SAF-2 RGT-7 RMB-9 in a tab without a socket ${what} is told of on the page that offers nothing`, async ({
    page,
    qa,
  }) => {
    const player = await signedIn(page, qa, { profile: { firstLogin: false }, rewards }, '/en-UN/my-account/rewards')
    await expect(page.getByText(WORD).first()).toBeVisible()
    await qa.sockets(player.playerId, 'refuse')
    await qa.sockets(player.playerId, 'close')
    await qa.changePlayer(player.playerId, { exclusion })
    // Its next look at the profile is refused.
    await expect(page).toHaveURL(/\/en-UN\/responsible-gambling$/u)
    await expect(page.getByRole('dialog', { name: told })).toBeVisible()
    await becomesVisitor(page)
    await expect(page.getByText(WORD)).toHaveCount(0)
    await expect(loginPanel(page)).toHaveCount(0)
  })

for (const [path, exclusion] of [
  ['', { kind: 'SELF_EXCLUDED' }],
  ['/promotions', { kind: 'TIMEOUT', days: 7 }],
  ['/my-account/rewards', { kind: 'SELF_EXCLUDED' }],
] as const)
  test(`SAF-2 RGT-7 RMB-9 who opens ${path || 'the site'} again while signed in is told of the break or exclusion that has begun meanwhile`, async ({
    page,
    qa,
  }) => {
    const player = await signedIn(page, qa, { profile: { firstLogin: false }, rewards })
    await page.goto('about:blank')
    await qa.changePlayer(player.playerId, { exclusion })
    await page.goto(`/en-UN${path}`)
    await expect(page).toHaveURL(/\/en-UN\/responsible-gambling$/u)
    await expect(page.getByRole('dialog')).toBeVisible()
    await becomesVisitor(page)
    await expect(loginPanel(page)).toHaveCount(0)
  })

test('SAF-2 GRD-6 no offer is linked to before it is known who is here, where somebody has signed in', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, { profile: { firstLogin: false, permissions: { bonuses: false } } })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const link of document.querySelectorAll('a[href*="/promotions"], a[href$="/loyalty"]'))
        if (link.checkVisibility())
          seen.push(`${link.getAttribute('href')} ${document.documentElement.dataset['session']}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // What the session needs comes late, and the page stands without it for a while.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.continue()
  })
  for (const path of ['/online-casino', '/live-casino-online', '/my-account/account']) {
    await page.goto(`/en-UN${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-session', /player/u)
    await expect(page.locator('main').first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), path).toEqual([])
  }
})

for (const [what, change] of [
  ['a payout risk comes up', { profile: { permissions: { payout: true } } }],
  ['the account is suspended', { profile: { suspended: true } }],
  ['bonuses are taken off', { profile: { permissions: { bonuses: false } } }],
] as const)
  test(`SAF-2 BON-1 when ${what} open tabs lose every reward at once`, async ({ page, context, qa }) => {
    const at = { profile: { firstLogin: false }, wallet: { main: 5000 }, rewards, messages }
    const player = await signedIn(page, qa, at, '/en-UN/my-account/rewards')
    await expect(page.getByText(WORD).first()).toBeVisible()
    const others: Page[] = []
    for (const path of [
      '/my-account/banking/deposit',
      '/my-account/inbox',
      '/my-account/bonus-code?bonusCode=ZEPHYR',
    ]) {
      const tab = await context.newPage()
      others.push(tab)
      await tab.goto(`/en-UN${path}`)
      if (path.includes('ZEPHYR')) await tab.getByRole('button', { name: 'Check the code' }).click()
      await expect(tab.getByText(WORD).first()).toBeVisible()
    }
    await qa.changePlayer(player.playerId, change)
    await expect(page.getByText(WORD)).toHaveCount(0)
    await expect(page).toHaveURL(/\/my-account\/account$/u)
    for (const tab of others) await expect(tab.getByText(WORD), tab.url()).toHaveCount(0)
  })

test('SAF-2 NAV-3 NAV-4 a page that is an offer shows nothing of it to a player before their profile has come, and to a visitor at once', async ({
  page,
  qa,
}) => {
  const offers = ['/promo/first-evening', '/loyalty', '/landing/welcome-aboard', '/promotions/casino/friday-spins']
  await answerCookies(page)
  const titles: string[] = []
  for (const path of offers) {
    await page.goto(`/en-UN${path}`)
    titles.push(await page.getByRole('main').getByRole('heading', { level: 1 }).innerText())
  }
  await signedIn(page, qa, { profile: { firstLogin: false, permissions: { bonuses: false } } })
  // All that has ever stood on the page, however briefly.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('main')?.innerText ?? ''
      if (!seen.includes(text)) seen.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  for (const [at, path] of offers.entries()) {
    const profile = Promise.withResolvers<void>()
    await page.route('**/player/profile', async (route) => {
      await profile.promise
      await route.continue()
    })
    await page.goto(`/en-UN${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-session', /player/u)
    await expect(page.getByRole('main')).toContainText('Loading')
    profile.resolve()
    await expect(page, path).toHaveURL(/\/en-UN$/u)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.filter((text) => text.includes(titles[at]!))).toEqual([])
    await page.unroute('**/player/profile')
  }
})

test('SAF-2 GAM-4 what stands open of rewards over a running game goes as bonuses are taken off', async ({
  page,
  qa,
}) => {
  const game = '/en-UN/online-casino/play/softswiss/penny-bank?mode=real'
  const waiting = { profile: { firstLogin: false }, wallet: { main: 5000 }, rewards: [{ title: `${WORD} gift` }] }
  const player = await signedIn(page, qa, waiting, game)
  await page.getByRole('button', { name: 'Game menu' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Rewards', exact: true }).click()
  await expect(modal.getByText(WORD).first()).toBeVisible()
  await qa.changePlayer(player.playerId, { profile: { permissions: { bonuses: false } } })
  await expect(modal).toHaveCount(0)
  await page.getByRole('button', { name: 'Game menu' }).click()
  await expect(modal).toBeVisible()
  await expect(modal.getByText('Rewards')).toHaveCount(0)
})

test('SAF-2 SPB-2 BON-8 an open game and the open sportsbook show nothing of bonuses once these are taken off, and show them again', async ({
  page,
  context,
  qa,
}) => {
  const at = {
    profile: { firstLogin: false },
    wallet: { main: 5000 },
    rewards: ['CASINO', 'SPORTS'].map((vertical) => ({
      title: `${WORD} ${vertical}`,
      vertical,
      standing: 'ACTIVE',
      given: 1234,
    })),
  }
  const player = await signedIn(page, qa, at, '/en-UN/online-casino/play/softswiss/penny-bank?mode=real')
  await page.getByRole('button', { name: 'Play now' }).click()
  const bets = await context.newPage()
  await bets.goto('/en-UN/sportsbook')
  const shown = [page, bets].map((tab) => tab.frameLocator('iframe[title]').getByText('€12.34'))
  for (const bonus of shown) await expect(bonus.first()).toBeVisible()
  for (const tab of [page, bets])
    await expect(tab.locator('[data-flow="wallet"]').first()).toHaveAttribute('data-state', /connected\.open/)
  await qa.changePlayer(player.playerId, { profile: { permissions: { bonuses: false } } })
  // Sooner than a frame asks by itself.
  for (const bonus of shown) await expect(bonus).toHaveCount(0, { timeout: 5000 })
  await qa.changePlayer(player.playerId, { profile: { permissions: { bonuses: true } } })
  for (const bonus of shown) await expect(bonus.first()).toBeVisible({ timeout: 5000 })
})
