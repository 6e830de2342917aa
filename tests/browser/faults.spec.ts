import type { Locator, Page } from '@playwright/test'
import type { Fault, Qa } from '../support/qa.ts'
import { applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, flowOf, openDeposit, payByCard, signedIn, typeLogin } from './people.ts'

// Each call of the first journey goes wrong in every way a call can: the page ends in a state of its own, says something,
// offers a way on, and that way works. What was seen is printed as a table.

const KINDS = [
  { name: 'status 500', kind: 'status', status: 500 },
  { name: 'status 429', kind: 'status', status: 429 },
  { name: 'drop', kind: 'drop' },
  { name: 'hang', kind: 'hang' },
  { name: 'malformed', kind: 'malformed' },
  { name: 'late', kind: 'late' },
] as const
type Kind = (typeof KINDS)[number]['name']

const TIMEOUT = 15_000
const SMS_WAIT = 61_000
const isCut = (kind: Kind): boolean => kind === 'drop' || kind === 'late'

interface Sequence {
  readonly call: string
  readonly fault: Pick<Fault, 'method' | 'path' | 'match'>
  /** What the person does that makes the call. */
  readonly act: (kind: Kind) => Promise<unknown>
  /** What stands on the page then; answers the words. Throws where that is no defined state. */
  readonly ends: (kind: Kind) => Promise<string>
  /** The way on, taken; afterwards the call can be made again. Left out where acting again is the way. */
  readonly goOn?: (kind: Kind) => Promise<unknown>
}

const rows: { call: string; kind: string; page: string }[] = []

/**
 * Lets one call go wrong; answers what moves the page's clock past its time-out where it hangs. The browser itself sends a
 * request again when a kept connection is cut under it, so a cut stands until `clearFaults`.
 */
async function setFault(
  page: Page,
  qa: Qa,
  fault: Sequence['fault'],
  name: Kind,
  how: Pick<Fault, 'kind' | 'status'>,
): Promise<() => Promise<void>> {
  const pattern = new RegExp(`^${fault.path.replaceAll('*', '.*')}$`)
  const before = (await qa.calls()).at(-1)?.n ?? 0
  await qa.fault({ ...fault, ...how, ...(isCut(name) ? { times: 1000 } : {}) })
  return async () => {
    if (name !== 'hang') return
    await expect
      .poll(async () => (await qa.calls(before)).some((one) => one.status === 0 && pattern.test(one.path)), {
        message: 'the call is under way',
      })
      .toBe(true)
    await page.clock.fastForward(TIMEOUT)
  }
}

/** Runs through all kinds on one page. */
async function goesWrong(page: Page, qa: Qa, { call, fault, act, ends, goOn }: Sequence): Promise<void> {
  for (const { name, ...how } of KINDS) {
    await test.step(`${call}: ${name}`, async () => {
      const passTime = await setFault(page, qa, fault, name, how)
      await act(name)
      await passTime()
      rows.push({ call, kind: name, page: await ends(name) })
      await qa.clearFaults()
      await goOn?.(name)
    })
  }
}

test.beforeEach(() => void (rows.length = 0))
test.afterEach(() => {
  for (const { call, kind, page } of rows) console.log(`  ${call.padEnd(24)} ${kind.padEnd(11)} ${page}`)
})

test.use({
  expectedConsoleErrors: [
    '/games/my-games',
    '/player/registration',
    '/user-pool',
    '/player/wallet',
    '/cashier/',
    '/content/',
    '/context/',
    '/player/cookies/consent',
    '501 (Not Implemented)',
  ],
})

/** The words of an element, on one line. */
const wordsOf = async (place: Locator): Promise<string> => {
  await expect(place).toBeVisible()
  return (await place.innerText()).replaceAll(/\s+/g, ' ').trim().slice(0, 110)
}

test('REG-8 SAF-9 each call of the sign-up may fail in every way and the sign-up is finished all the same', async ({
  page,
  qa,
}) => {
  test.setTimeout(180_000)
  await page.clock.install()
  await answerCookies(page)
  const registration = '/api/v1/player/registration'
  const panel = signUpPanel(page)
  const flow = flowOf(page, 'registration')
  const notice = panel.getByRole('alert')
  const send = () => button(panel, 'Continue').click()
  const who = applicant()
  await page.goto('/en-UN/signup')

  let first = true
  await goesWrong(page, qa, {
    call: 'registrationSubmit',
    fault: { method: 'POST', path: registration },
    act: () => {
      const filled = first ? fillDetails(panel, who) : send()
      first = false
      return filled
    },
    ends: async (kind) => {
      if (kind === 'late') {
        // The account was made though its answer was lost; sent again, the visitor goes on with that very account.
        await expect(flow).toHaveAttribute('data-state', 'open.details.failed')
        await qa.clearFaults()
        await send()
        await expect(flow).toHaveAttribute('data-status', 'ContactInfo')
        return wordsOf(panel.getByRole('button', { name: 'Continue' }))
      }
      await expect(flow).toHaveAttribute('data-state', 'open.details.failed')
      await expect(panel.getByLabel('Email', { exact: true })).toHaveValue(who.email)
      return wordsOf(notice)
    },
  })
  const { phoneBody } = await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('draft:registration') ?? '{}') as {
      values?: { details?: { phoneBody: string } }
    }
    return { phoneBody: draft.values?.details?.phoneBody ?? '' }
  })
  const codes = () => qa.inbox(`+358${phoneBody}`)

  first = true
  await goesWrong(page, qa, {
    call: 'registrationUpdate',
    fault: { method: 'PUT', path: registration },
    act: () => {
      const filled = first ? fillContactInfo(panel) : send()
      first = false
      return filled
    },
    ends: async () => {
      await expect(flow).toHaveAttribute('data-state', 'open.contactInfo.failed')
      await expect(panel.getByLabel('Postal code')).toHaveValue('00100')
      return wordsOf(notice)
    },
  })

  first = true
  await goesWrong(page, qa, {
    call: 'sms_request',
    fault: { method: 'POST', path: `${registration}/sms_request` },
    act: () => {
      const sent = first ? send() : button(panel, 'Send the code again').click()
      first = false
      return sent
    },
    ends: async () => {
      await expect(flow).toHaveAttribute('data-status', /FAIL_SEND/)
      await expect(button(panel, 'Send the code again')).toBeEnabled()
      return wordsOf(notice)
    },
  })
  await qa.clock({ advanceMs: SMS_WAIT })
  await button(panel, 'Send the code again').click()
  const code = panel.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()

  await goesWrong(page, qa, {
    call: 'sms_verification',
    fault: { method: 'POST', path: `${registration}/sms_verification` },
    act: async () => {
      await code.fill((await codes())[0]?.code ?? '')
      await send()
    },
    ends: async () => {
      // None of these is a wrong code, so none counts as a try.
      await expect(flow).toHaveAttribute('data-state', /code\.unanswered/)
      await expect(code).toBeEnabled()
      return wordsOf(notice.or(panel.locator('[id$="error"], [id$="problem"]')).first())
    },
  })
  await test.step('the code was used up by the lost answer: a new one finishes the sign-up', async () => {
    await qa.clock({ advanceMs: SMS_WAIT })
    await page.clock.fastForward(SMS_WAIT)
    await button(panel, 'Send a new code').click()
    await expect(code).toHaveValue('')
    await code.fill((await codes())[0]?.code ?? '')
    await send()
    await expect(balanceOf(page)).toHaveText('€0.00', { timeout: 20_000 })
  })
})

test('AUT-3 SAF-9 the user pool may fail in every way: the panel says so and the next try signs in', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await answerCookies(page)
  const account = await qa.player({ wallet: { main: 100 } })
  const flow = flowOf(page, 'login')
  await page.goto('/en-UN/terms#login')
  await goesWrong(page, qa, {
    call: 'InitiateAuth',
    fault: { method: 'POST', path: '/user-pool*', match: { header: 'InitiateAuth' } },
    act: () => typeLogin(page, account),
    ends: async () => {
      await expect(flow).not.toHaveAttribute('data-state', /signingIn|busy/)
      return wordsOf(page.getByRole('dialog').getByRole('alert'))
    },
  })
  await typeLogin(page, account)
  await expect(balanceOf(page)).toHaveText('€1.00')
})

test('DEP-1 DEP-4 DEP-6 SAF-9 each call of a deposit may fail in every way and money is paid in once', async ({
  page,
  qa,
}) => {
  test.setTimeout(180_000)
  await page.clock.install()
  const { playerId } = await signedIn(page, qa)
  const wallet = '/api/v1/player/wallet/deposit'
  const flow = flowOf(page, 'deposit')
  const main = page.getByRole('main')
  const cashier = page.frameLocator('iframe[title="Payment"]')
  let first = true
  const startOr = (again: () => Promise<void>) => () => {
    const started = first ? openDeposit(page) : again()
    first = false
    return started
  }

  await goesWrong(page, qa, {
    call: 'deposit check',
    fault: { method: 'POST', path: `${wallet}/check` },
    act: startOr(() => button(main, 'Try again').click()),
    ends: async () => {
      await expect(flow).toHaveAttribute('data-status', 'ERROR')
      return wordsOf(main.getByText('Nothing has been charged.'))
    },
  })
  await goesWrong(page, qa, {
    call: 'deposit methods',
    fault: { method: 'GET', path: `${wallet}/methods` },
    act: () => button(main, 'Try again').click(),
    ends: async () => {
      await expect(flow).toHaveAttribute('data-state', 'allowed.methodsFailed')
      await expect(button(main, 'Try again')).toBeEnabled()
      return wordsOf(flow)
    },
  })
  await button(main, 'Try again').click()

  await goesWrong(page, qa, {
    call: 'deposit request',
    fault: { method: 'POST', path: `${wallet}/request` },
    act: async () => {
      await page.getByLabel('Amount').fill('20')
      await button(main, 'Continue').click()
    },
    ends: async (kind) => {
      if (kind === 'status 429') {
        await expect(flow).toHaveAttribute('data-state', 'allowed.requestFailed')
        return wordsOf(main.getByRole('alert'))
      }
      // The payment may exist: it is looked up by its key, and found or made once.
      if (isCut(kind)) {
        await expect(main.getByText('Your payment is being confirmed. It is not sent again.')).toBeVisible()
        await qa.clearFaults()
      }
      await expect(cashier.getByLabel('Card number')).toBeVisible()
      return 'looked up by its key: the payment page is open'
    },
    goOn: async (kind) => {
      if (kind === 'status 429') return
      await button(main, 'Cancel the payment').click()
      await button(main, 'Start again').click()
    },
  })
  await goesWrong(page, qa, {
    call: 'deposit status',
    fault: { method: 'GET', path: `${wallet}/*-*` },
    act: async () => {
      await page.getByLabel('Amount').fill('20')
      await button(main, 'Continue').click()
      await payByCard(page, 'refused')
    },
    ends: async () => {
      const words = await wordsOf(main.getByText('Your payment is being confirmed.'))
      await expect(flow).toHaveAttribute('data-state', 'allowed.waitingForOutcome')
      await qa.clearFaults()
      await page.clock.fastForward(3000)
      await expect(flow).toHaveAttribute('data-status', 'FAILED')
      return `${words} Then: refused`
    },
    goOn: () => button(main, 'Try another way').click(),
  })
  // The payment page stands in a frame of its own: what it says is all that a payer sees.
  await qa.fault({ method: 'GET', path: '/cashier/*-*', kind: 'status', status: 500 })
  await page.getByLabel('Amount').fill('20')
  await button(main, 'Continue').click()
  await expect(cashier.getByText('Something went wrong on our side.')).toBeVisible()
  await cashier.getByRole('link', { name: 'Try again' }).click()
  for (const kind of ['status', 'malformed', 'drop', 'hang'] as const) {
    await qa.fault({
      method: 'POST',
      path: '/cashier/*',
      kind,
      times: 9,
      ...(kind === 'status' ? { status: 500 } : {}),
    })
    await payByCard(page)
    await page.clock.fastForward(kind === 'hang' ? 20_000 : 0)
    await expect(cashier.getByRole('alert'), kind).toHaveText(
      'We could not tell whether that went through. Please try again: nothing is paid twice.',
    )
    await expect(cashier.getByLabel('Card number')).not.toBeEmpty()
    await qa.clearFaults()
    await cashier.getByRole('alert').evaluate((words) => words.remove())
  }
  await payByCard(page)
  await expect(balanceOf(page)).toHaveText('€20.00')
  const booked = (await qa.ledger(playerId)).filter(({ kind, wallet: name }) => kind === 'DEPOSIT' && name === 'main')
  expect(booked.map(({ amount }) => amount)).toEqual([2000])
})

test('WAL-3 SAF-14 the balance call may fail in every way: the sign stands until it is right again', async ({
  page,
  qa,
}) => {
  await page.clock.install()
  await signedIn(page, qa, { wallet: { main: 4200 } })
  const header = page.getByRole('banner')
  const flow = flowOf(page, 'wallet')
  await expect(flow).toHaveAttribute('data-status', 'success')
  await page.clock.pauseAt(Date.now() + 1000)
  await goesWrong(page, qa, {
    call: 'wallet balance',
    fault: { method: 'GET', path: '/api/v1/player/wallet/balance' },
    act: () => page.clock.runFor(20_000),
    ends: async () => {
      await expect(flow).toHaveAttribute('data-status', 'error')
      await expect(balanceOf(page)).toHaveText('€42.00')
      // The details stay open from one time to the next.
      const sign = header.getByText('This may not be up to date')
      if (!(await sign.isVisible())) await button(header, 'Wallet details, not up to date').click()
      return wordsOf(sign)
    },
    goOn: async () => {
      await button(header, 'Ask again').click()
      await expect(flow).toHaveAttribute('data-status', 'success')
    },
  })
})

test('GAM-1 SAF-9 a launch may fail in every way, for play money and for money: it is said and tried again', async ({
  page,
  qa,
  operator,
}) => {
  test.setTimeout(120_000)
  await page.clock.install()
  const settings = (await (await fetch(`${operator.origin}/settings.json`)).json()) as { content: { dataset: string } }
  const query = '*[_type == "game" && gameProvider == "softswiss" && demo == true][0]{gameId}'
  const address = `${operator.origin}/content/v1/data/query/${settings.content.dataset}?query=${encodeURIComponent(query)}`
  const { gameId } = ((await (await fetch(address)).json()) as { result: { gameId: string } }).result
  const game = `/en-UN/online-casino/play/softswiss/${gameId}`
  await signedIn(page, qa, { wallet: { main: 5000 } }, game)
  const main = page.getByRole('main')
  const flow = flowOf(page, 'gameLaunch')
  for (const [mode, name] of [
    ['demo', 'Try demo'],
    ['real', 'Play'],
  ] as const) {
    await test.step(mode, async () => {
      await page.goto(game)
      let first = true
      await goesWrong(page, qa, {
        call: `launch ${mode}`,
        fault: { method: 'POST', path: `/api/v1/softswiss/context/${mode}` },
        act: () => {
          const pressed = button(main, first ? name : 'Try again').click()
          first = false
          return pressed
        },
        ends: async () => {
          await expect(flow).toHaveAttribute('data-status', 'error')
          await expect(button(main, 'Try again')).toBeEnabled()
          return wordsOf(main.getByRole('alert'))
        },
      })
      await button(main, 'Try again').click()
      await expect(page.frameLocator('iframe[title]').getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
    })
  }
})

test('LOB-1 SAF-9 a lobby whose lists all failed is whole again after one press', async ({ page, qa }) => {
  await page.goto('/en-UN/404')
  await qa.fault({ method: 'GET', path: '/content/*', kind: 'drop', times: 30 })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live casino' }).click()
  const again = button(page.getByRole('main'), 'Try again')
  await expect(again).toBeVisible()
  await qa.clearFaults()
  await again.click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('LOB-4 SAF-9 a game that could not be added to the player’s own says so, and is added by the next press', async ({
  page,
  qa,
}) => {
  await signedIn(page, qa, {}, '/en-UN/online-casino')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^My games/ })
    .first()
  await page.getByRole('main').getByRole('article').first().hover()
  await qa.fault({ method: 'POST', path: '/api/v1/*', kind: 'status', status: 500 })
  await heart.click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(/try again/i)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('CON-1 SAF-9 the home page’s content may fail in every way: the page says so and shows itself when asked again', async ({
  page,
  qa,
}) => {
  test.setTimeout(90_000)
  await answerCookies(page)
  const main = page.getByRole('main')
  let first = true
  for (const { name, ...how } of KINDS) {
    await test.step(name, async () => {
      // A pointer over a link reads its page ahead, so one bad answer would never be seen.
      await qa.fault({ method: 'GET', path: '/content/*', match: { query: 'faceliftBanners' }, times: 1000, ...how })
      if (first) await page.goto('/en-UN/terms')
      // Once it is asked for, what stands on the page is no longer the end of the time before.
      const asked = page.waitForRequest((request) => request.url().includes('faceliftBanners'))
      await (first ? page.getByRole('banner').getByRole('link').first() : button(main, 'Try again')).click()
      await asked
      // A pointer that rests on a link reads its page ahead, and a good answer would come in between.
      await page.mouse.move(5, 500)
      first = false
      // No test moves the clock of fetch itself: a call that hangs takes its 15 s.
      await expect(button(main, 'Try again')).toBeEnabled({ timeout: 20_000 })
      await qa.clearFaults()
      rows.push({ call: 'content home', kind: name, page: await wordsOf(main.getByRole('heading').first()) })
    })
  }
  await button(main, 'Try again').click()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('CON-1 LOB-6 APP-4 a bet or a date that an editor mistyped is left out and named in the log: the pages around it stand', async ({
  page,
  operator,
}) => {
  const { content } = (await (await fetch(`${operator.origin}/settings.json`)).json()) as {
    content: { dataset: string }
  }
  const service = `${operator.origin}/content/v2024-01-01/data`
  const set = async (type: string, filter: string, fields: object) => {
    const query = encodeURIComponent(`*[_type == "${type}" && ${filter}]._id`)
    const answer = await fetch(`${service}/query/${content.dataset}?query=${query}`)
    const { result } = (await answer.json()) as { result: string[] }
    const mutations = result.map((id) => ({ patch: { id, set: fields } }))
    const body = JSON.stringify({ mutations })
    await fetch(`${service}/mutate/${content.dataset}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  }
  await set('game', 'label == "Amber Roulette"', { betLimits: [{ min: 0.125, max: 100, currency: 'EUR' }] })
  await set('staticPage', 'pageId == "age-restrictions"', { updatedOn: 'last week' })
  const method = { deposit: true, withdrawal: true, min: 10, max: 100, time: 'At once', fee: 'None' }
  const methods = [
    { ...method, id: 'odd', label: 'Odd', min: 0.125 },
    { ...method, id: 'even', label: 'Even' },
  ]
  await set('paymentMethodsPage', 'market == "UN"', { methods })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await answerCookies(page)
  const main = page.getByRole('main')
  for (const [path, field, amounts] of [
    ['/en-UN', /"tables\.\d+\.betLimits\.0\.min"/, 0],
    // There the table itself says which bets it takes.
    ['/en-UN/live-casino-online', /"\d+\.betLimits\.0\.min"/, 2],
  ] as const) {
    await page.goto(path)
    // The lobby shows its list of tables once somebody searches it.
    if (path !== '/en-UN') await page.getByRole('searchbox').fill('Roulette')
    await expect(main.getByRole('article').getByText('€').first()).toBeVisible()
    const tile = main.getByRole('article').filter({ hasText: 'Amber Roulette' }).first()
    await tile.scrollIntoViewIfNeeded()
    await expect(tile).toBeVisible()
    await expect(tile.getByText('€')).toHaveCount(amounts)
    expect(said.some((text) => field.test(text))).toBe(true)
    said.length = 0
  }
  await page.goto('/en-UN/payment-methods')
  await expect(main.getByRole('row')).toHaveText([/Amounts/, /^Even/])
  expect(said.some((text) => text.includes('"methods.0.min"'))).toBe(true)
  await page.goto('/en-UN/age-restrictions')
  await expect(main.getByRole('heading', { level: 1, name: /age/i })).toBeVisible()
  await expect(main.getByText('Last changed')).toHaveCount(0)
  expect(said.some((text) => text.includes('"updatedAt"'))).toBe(true)
})
