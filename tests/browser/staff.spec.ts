import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { brandIds } from '#contract/brands.ts'
import { readCode } from '#contract/eventLog.ts'
import { allMachines } from '#staff/charts/allMachines.ts'
import { chartFile, readChartFile } from '#staff/charts/chartFile.ts'
import { chartOf, type ChartState } from '#staff/charts/model.ts'
import { type PathReport, reportFile } from '#staff/paths/pathReport.ts'
import type { Storyboard } from '#staff/paths/storyboard.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { button, signedIn } from './people.ts'
import { reportDialog, reportEntry } from './reporting.ts'

test.use({ expectedConsoleErrors: ['/player/cookies/consent', '/user-pool', '/staff/api/me'] })

const chart = (page: Page, flow: string) => page.getByRole('img', { name: `State chart of ${flow}`, exact: true })

test('MOD-2 a product owner finds a flow by plain words and opens its chart at the state that was found', async ({
  page,
}) => {
  await page.goto('/staff')
  await expect(page.getByRole('listitem').filter({ hasText: 'states,' })).toHaveCount(allMachines().length)

  await page.getByRole('searchbox', { name: /Search/ }).fill('five attempts')
  const results = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(results.first()).toHaveText('login')
  await page.getByRole('link', { name: 'afterSignUp.exhausted' }).click()
  await expect(page).toHaveURL(/#charts\/login\/afterSignUp\.exhausted$/)
  const state = chart(page, 'login').locator('[data-state="afterSignUp.exhausted"]')
  await expect(state).toHaveClass(/active/)
  await expect(state).toBeInViewport()

  await page.goBack()
  await expect(results.first()).toHaveText('login')

  // What the charts call otherwise is found too, and the page says what it has looked for.
  await page.getByRole('searchbox', { name: /Search/ }).fill('forgot password')
  await expect(page.getByText('0 charts with “forgot password”')).toBeVisible()
  await expect(page.getByText(/^Looked for as well: password reset, /)).toBeVisible()
  await expect(results.nth(1)).toHaveText('passwordReset')
})

test('MOD-2 a product owner finds by the id of a requirement where it shows, and reads what it asks for', async ({
  page,
}) => {
  await page.goto('/staff')
  const search = page.getByRole('searchbox', { name: /Search/ })
  await search.fill('lob-5')
  const main = page.getByRole('main')
  await expect(main.getByText('LOB-5 jackpots by game ids, live values (Not of a state of its own:')).toBeVisible()
  await expect(main.getByText('0 charts')).toBeVisible()

  await search.fill('rgt-4')
  await expect(main.getByText(/^RGT-4 idle modal before and logout at 30 min idle/)).toBeVisible()
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['idle'])
  await main.getByRole('link', { name: 'warning' }).press('Enter')
  const here = page.getByRole('list', { name: 'Requirements that show here' })
  await expect(here.getByRole('listitem')).toHaveText([/^RGT-4 idle modal/, /^SAF-3 never: a game running un-paused/])
  await expect(chart(page, 'idle').locator('[data-state="warning"] .id')).toHaveText(['RGT-4', 'SAF-3'])
  const all = page.getByRole('region', { name: 'Requirements that show in this flow' })
  await all.getByRole('listitem').filter({ hasText: 'SAF-6' }).getByRole('link', { name: 'expired' }).press('Enter')
  await expect(page).toHaveURL(/#charts\/idle\/expired$/)
})

test('MOD-2 a product owner sees on one map how all flows hang together, and goes from there to any chart by keyboard', async ({
  page,
}) => {
  await page.goto('/staff')
  const map = page.getByRole('group', { name: 'Map of all flows' })
  await expect(map.getByRole('link')).toHaveCount(allMachines().length)
  await expect(map.locator('[data-transition="deposit:verification"] text')).toHaveText(['verification wanted'])
  await expect(page.getByRole('region', { name: 'How to read the map' })).toContainText(
    'tag “visitor”lives then: Nobody is signed in.',
  )
  const deposit = map.getByRole('link', { name: /^deposit The player pays in/ })
  await deposit.focus()
  await expect(deposit).toBeInViewport()
  const arrow = map.locator('g.arrow[data-transition="deposit:verification"] path')
  const other = map.locator('g.arrow[data-transition="gameLaunch:gameFrame"] path')
  await deposit.hover()
  await expect(arrow).toHaveCSS('stroke', 'rgb(180, 83, 9)')
  await expect(other).not.toHaveCSS('stroke', 'rgb(180, 83, 9)')
  await page.keyboard.press('Enter')
  await expect(chart(page, 'deposit')).toBeVisible()
  await page.goBack()
  await expect(map).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('MOD-2 on a phone the map is a list: what each flow is for, when it lives, whom it tells', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/staff')
  const money = page.getByRole('region', { name: 'Money', exact: true })
  const deposit = money.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'deposit', exact: true }) })
  await expect(deposit).toContainText('player')
  await expect(deposit).toContainText('The player pays in')
  await expect(deposit).toContainText('verification wanted → verification')
  await expect(deposit).toContainText('request deposit')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  const map = page.getByRole('group', { name: 'Map of all flows' })
  await expect(map).toBeHidden()
  await page.getByText('All flows as a map').click()
  await expect(map).toBeVisible()
  await deposit.getByRole('link', { name: 'deposit', exact: true }).click()
  await expect(chart(page, 'deposit')).toBeVisible()
})

test('MOD-2 a chart opens by its address, is the one of docs/statecharts, and can be zoomed', async ({ page }) => {
  await page.goto('/staff#charts/login')
  const drawn = chart(page, 'login')
  await expect(drawn).toBeVisible()
  const kept = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'statecharts', 'login.svg'), 'utf8')
  expect(await drawn.evaluate((svg) => svg.querySelectorAll('[data-transition]').length)).toBe(
    kept.match(/data-transition=/g)?.length,
  )
  const width = async () => (await drawn.boundingBox())?.width ?? 0
  const fitted = await width()
  expect(fitted).toBeLessThan(1280)
  await page.getByRole('button', { name: 'Full size' }).click()
  await expect.poll(width).toBeGreaterThan(fitted * 2)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await expect(page.getByText('70 %')).toBeVisible()
  await page.getByRole('button', { name: 'Fit width' }).click()
  await expect.poll(width).toBeCloseTo(fitted, 0)

  await page.goto('/staff#charts/nothing')
  await expect(page.getByText('There is no flow “nothing”')).toBeVisible()
})

test('MOD-2 a chart is moved by dragging it and made larger by wheel, key and button, around what is looked at', async ({
  page,
}) => {
  await page.goto('/staff#charts/deposit')
  await expect(chart(page, 'deposit')).toBeVisible()
  const paper = page.getByRole('region', { name: 'Chart of deposit' })
  await expect(paper).toHaveAttribute('aria-keyshortcuts', 'Plus - 0')
  await button(page, 'Full size').click()
  await expect(page.getByText('100 %')).toBeVisible()
  await paper.scrollIntoViewIfNeeded()
  await paper.evaluate((element) => element.scrollTo(300, 300))
  const box = (await paper.boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const scrolled = () => paper.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])

  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 60, middle.y - 40, { steps: 4 })
  await page.mouse.up()
  expect(await scrolled()).toEqual([360, 340])
  expect(await page.evaluate(() => String(getSelection()))).toBe('')

  /** Where in the chart a point of the window lies, as parts of its width and height. */
  const partAt = async (x: number, y: number) => {
    const drawn = (await chart(page, 'deposit').boundingBox())!
    return [(x - drawn.x) / drawn.width, (y - drawn.y) / drawn.height]
  }
  const stays = async (x: number, y: number, before: number[]) => {
    const after = await partAt(x, y)
    for (const side of [0, 1]) expect(after[side]).toBeCloseTo(before[side]!, 2)
  }
  const pointed = { x: box.x + box.width / 4, y: box.y + box.height / 4 }
  await page.mouse.move(pointed.x, pointed.y)
  let before = await partAt(pointed.x, pointed.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect(page.getByText('128 %')).toBeVisible()
  await stays(pointed.x, pointed.y, before)

  before = await partAt(middle.x, middle.y)
  await paper.focus()
  await page.keyboard.press('+')
  await expect(page.getByText('140 %')).toBeVisible()
  await stays(middle.x, middle.y, before)
  await page.keyboard.press('-')
  await expect(page.getByText('100 %')).toBeVisible()
  await stays(middle.x, middle.y, before)
  await button(page, 'Larger').click()
  await expect(page.getByText('140 %')).toBeVisible()
  await stays(middle.x, middle.y, before)
  await paper.focus()
  await page.keyboard.press('0')
  await expect(button(page, 'Fit width')).toHaveAttribute('aria-pressed', 'true')
})

/** What a button of the page saves. */
async function saved(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('group', { name: 'Save the chart' }).getByRole('button', { name, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('MOD-2 a chart is saved as a picture, as text for other tools, and as a file', async ({ page }) => {
  await page.goto('/staff#charts/login')
  await expect(chart(page, 'login')).toBeVisible()
  const svg = await saved(page, 'SVG')
  expect(svg.name).toBe('login.svg')
  expect(svg.bytes.toString()).toBe(
    readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'statecharts', 'login.svg'), 'utf8'),
  )
  const png = await saved(page, 'PNG')
  expect(png.name).toBe('login.png')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  // Width and height stand in the head of the file.
  const drawn = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.bytes.toString())
  expect(png.bytes.readUInt32BE(16) / png.bytes.readUInt32BE(20)).toBeCloseTo(
    Number(drawn?.[1]) / Number(drawn?.[2]),
    1,
  )
  const scxml = await saved(page, 'SCXML')
  expect(scxml.name).toBe('login.scxml')
  const wrong = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
    scxml.bytes.toString(),
  )
  expect(wrong).toBeNull()
  const mermaid = await saved(page, 'Mermaid')
  expect([mermaid.name, mermaid.bytes.toString().split('\n')[3]]).toEqual(['login.mmd', 'stateDiagram-v2'])
  const file = await saved(page, 'Chart file')
  expect([file.name, readChartFile(file.bytes.toString()).id]).toEqual(['login.json', 'login'])
})

test('MOD-2 two versions of a chart are laid over each other, with what was added and removed in colour and in words', async ({
  page,
}) => {
  const found = allMachines().find(({ id }) => id === 'terms')
  const now = found && chartOf(found)
  if (!now) throw new Error('there is no machine for terms')
  const gone = now.states.find(({ type }) => type === 'atomic')
  // An earlier version that lacked a state of today, and had one that is gone.
  const asBefore = (state: ChartState): ChartState =>
    state.path === gone?.parent
      ? { ...state, initial: null, children: [...state.children.filter((path) => path !== gone.path), 'attic'] }
      : state
  const attic = { path: 'attic', key: 'attic', parent: '', children: [], type: 'atomic', initial: null } as const
  const earlier = {
    ...now,
    states: [...now.states.filter(({ path }) => path !== gone?.path).map(asBefore), { ...now.states[1]!, ...attic }],
    transitions: now.transitions.filter(
      ({ source, targets }) => source !== gone?.path && !targets.includes(gone?.path ?? ''),
    ),
  }
  const choose = (name: string, text: string) =>
    page.getByLabel('Chart file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.goto('/staff#charts/terms')
  await expect(chart(page, 'terms')).toBeVisible()
  const failed = page.getByRole('alert').filter({ hasText: 'The versions can not be compared' })
  await choose('notes.txt', 'hello')
  await expect(failed).toContainText('This file is no JSON.')
  await choose('login.json', chartFile({ ...now, id: 'login' }))
  await expect(failed).toContainText('This is the chart of login, not of terms.')
  await choose('today.json', chartFile(now))
  await expect(page.getByText('Nothing is different from today.json.')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await choose('march.json', chartFile(earlier))
  const part = page.getByRole('region', { name: 'Compare with an earlier version' })
  await expect(part.getByText(/differences from march\.json/)).toBeVisible()
  await expect(
    part
      .getByRole('listitem')
      .filter({ hasText: `Added: ${gone?.path}` })
      .first(),
  ).toBeVisible()
  await expect(part.getByRole('listitem').filter({ hasText: 'Removed: attic' })).toBeVisible()
  const drawn = part.locator('[data-flow="terms"]')
  await expect(drawn.locator('[data-state="attic"]')).toHaveClass(/removed/)
  await expect(drawn.locator(`[data-state="${gone?.path}"]`)).toHaveClass(/added/)
  expect(await violationsOf(page)).toEqual([])
  await part.getByRole('button', { name: 'Close the comparison' }).click()
  await expect(drawn).toHaveCount(0)
})

const walked: PathReport = {
  form: 'path-report',
  version: 2,
  at: Date.parse('2026-11-26T09:00:00Z'),
  strategy: 'n-switch 1',
  known: ['terms', 'login'],
  flows: [
    {
      flow: 'terms',
      walked: {
        from: Date.parse('2026-11-26T08:59:00Z'),
        to: Date.parse('2026-11-26T09:00:00Z'),
        builds: ['abcdef012345'],
        strategy: 'n-switch 1',
      },
      paths: [
        {
          title: 'one',
          variant: 'a player',
          steps: [
            { name: 'loadTerms: newer ones', leadsTo: 'outdated' },
            { name: 'accepts', leadsTo: 'accepting' },
          ],
          passed: false,
          failure: {
            step: 2,
            expected: 'accepting',
            shown: 'outdated',
            problem: 'The button stayed as it was.',
            picture: 'paths/terms-1.png',
            log: 'paths/terms-1-log.json',
          },
        },
        {
          title: 'two',
          variant: 'a player',
          steps: [{ name: 'loadTerms: none', leadsTo: 'current' }],
          passed: true,
          failure: null,
        },
      ],
      states: { covered: ['current'], missed: ['accepting'] },
      transitions: { covered: [], missed: [] },
      leftOut: [{ id: ':xstate.stop', why: 'Nothing outside stops it' }],
      guards: [
        { id: 'outdated:terms.accept', true: true, false: true, withheld: false, without: null },
        { id: 'outdated:profile.changed', true: true, false: false, withheld: true, without: null },
        { id: 'acceptFailed:terms.accept', true: true, false: false, withheld: false, without: 'The button goes' },
        { id: 'acceptFailed:profile.changed', true: true, false: false, withheld: false, without: null },
      ],
      without: '3 of the 9 simple paths are cut at 4 steps, where they would go on',
    },
  ],
}

test('MOD-3 a tester reads what was walked: covered and missed parts on the chart, each path in steps, and where one failed', async ({
  page,
}) => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.route('**/staff/model-report/**', (route) =>
    route.request().url().endsWith('report.json')
      ? route.fulfill({ body: reportFile(walked), contentType: 'application/json' })
      : route.fulfill({ body: picture, contentType: 'image/png' }),
  )
  await page.goto('/staff#paths')
  await expect(page.getByText('1 of 2 paths passed, 1 failed.')).toBeVisible()
  await expect(page.getByText('made by the strategy “n-switch 1”')).toBeVisible()
  await expect(page.getByText('It is of 1 of 2 flows. Not walked: login.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'terms' })).toContainText('abcdef012345')
  await expect(page.getByRole('region', { name: 'Without paths of their own' })).toContainText('session')
  await expect(page.getByRole('row').filter({ hasText: 'terms' })).toContainText('50 %')
  await expect(page.getByRole('row').filter({ hasText: 'terms' })).toContainText('1 of 2')
  await expect(page.getByRole('row').filter({ hasText: 'terms' })).toContainText('1 of 4, 1 missing')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'terms', exact: true }).click()
  await expect(page).toHaveURL(/#paths\/terms$/)
  const drawn = chart(page, 'terms')
  await expect(drawn.locator('[data-state="current"]')).toHaveClass(/covered/)
  await expect(page.getByText('Not walked: 3 of the 9 simple paths are cut at 4 steps')).toBeVisible()
  const listed = (title: string) =>
    page.getByRole('heading', { name: title, exact: true }).locator('..').getByRole('listitem')
  await expect(listed('Guards not seen both ways')).toHaveText([/its guard was seen true only$/])
  await expect(listed('Guards seen true only, and why')).toHaveText([
    /the page switches the control off, and no path tries$/,
    /The button goes$/,
  ])
  const failed = page.getByRole('group').filter({ hasText: 'Path 1, failed' })
  await expect(failed.getByRole('listitem')).toHaveCount(3)
  await expect(failed.locator('[aria-current="step"]')).toContainText('accepts')
  await expect(failed).toContainText('It failed at step 2')
  await expect(failed).toContainText('should have shown accepting, and showed outdated')
  await expect(failed.getByRole('img', { name: 'The page at that moment' })).toBeVisible()
  await expect(failed.getByRole('link', { name: /event log/ })).toHaveAttribute('href', /terms-1-log\.json$/)
  await expect(page.getByText('Nothing outside stops it')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('MOD-3 where no paths were walked it says how; a report of elsewhere is opened, and a wrong file says what it is not', async ({
  page,
}) => {
  await page.route('**/staff/model-report/**', (route) => route.fulfill({ status: 204 }))
  await page.goto('/staff')
  await page.getByRole('link', { name: 'Paths' }).click()
  await expect(page.getByText('npm run test:model').first()).toBeVisible()
  const choose = (name: string, text: string) =>
    page
      .getByLabel(/Report of another checkout/)
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('report.json', '{"form":"chart"}')
  await expect(page.getByRole('alert')).toContainText('This is not a report of paths.')
  await choose('report.json', reportFile(walked))
  await expect(page.getByText('1 of 2 paths passed, 1 failed.')).toBeVisible()
})

/** A state of the terms in both brands and widths; one of the pictures is not there. */
const board: Storyboard = {
  form: 'storyboard',
  version: 1,
  flows: [
    {
      flow: 'terms',
      at: Date.parse('2026-11-26T09:00:00Z'),
      states: [
        { state: 'checking', pictures: [], why: 'Nothing of the flow is on the page in this state.' },
        {
          state: 'outdated',
          why: null,
          pictures: brandIds.flatMap((brand) => [
            { brand, width: 375, height: 812, file: `terms/${brand}-375/outdated.webp` },
            { brand, width: 1440, height: 900, file: `terms/${brand}-1440/outdated.webp` },
          ]),
        },
        {
          state: 'accepting',
          why: null,
          pictures: [{ brand: brandIds[0], width: 375, height: 812, file: 'terms/gone.webp' }],
        },
      ],
    },
  ],
}

test('MOD-2 MOD-3 a product owner sees each state of a flow as players do, by brand and width, and comes there from its chart', async ({
  page,
}) => {
  const picture = await sharp({ create: { width: 375, height: 812, channels: 3, background: '#246' } })
    .webp()
    .toBuffer()
  await page.route('**/staff/model-report/**', (route) => {
    const url = route.request().url()
    if (url.endsWith('index.json'))
      return route.fulfill({ body: JSON.stringify(board), contentType: 'application/json' })
    return url.endsWith('gone.webp')
      ? route.fulfill({ body: 'no picture', contentType: 'image/webp' })
      : route.fulfill({ body: picture, contentType: 'image/webp' })
  })
  await page.goto('/staff#charts/terms/checking')
  await expect(page.getByText('No picture: Nothing of the flow is on the page in this state.')).toBeVisible()
  await page.goto('/staff#charts/terms/outdated')
  await page.getByRole('link', { name: 'See it as players do' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#storyboard\/terms\/outdated$/)
  const shot = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'outdated' }) })
  await expect(shot).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('img', { name: 'terms in the state outdated, Halcyon at 375 px' })).toBeVisible()
  await page.getByRole('button', { name: 'Marigold' }).click()
  await page.getByRole('button', { name: '1440 px' }).click()
  const shown = page.getByRole('img', { name: 'terms in the state outdated, Marigold at 1440 px' })
  await expect(shown).toHaveAttribute('src', /marigold-1440\/outdated\.webp$/)
  await expect(page.getByText('Not in this brand and width')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'checking: Nothing of the flow' })).toBeVisible()
  await page.getByRole('button', { name: 'Halcyon' }).click()
  await page.getByRole('button', { name: '375 px' }).click()
  await expect(page.getByText('terms/gone.webp is not there any more, or is no picture.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'All flows in pictures' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'terms' })).toContainText('2 of 3 states')
  await page.goto('/staff#storyboard/login')
  await expect(page.getByText('There are no pictures of “login”')).toBeVisible()
  await expect(page.getByText('npm run test:model -- login --storyboard')).toBeVisible()
})

test('MOD-2 MOD-3 where no pictures were taken the page says how; an index that can not be read says why', async ({
  page,
}) => {
  let index = { status: 204, body: '' }
  await page.route('**/staff/model-report/**', (route) => route.fulfill(index))
  await page.goto('/staff#storyboard')
  await expect(page.getByText('No pictures were taken here yet')).toBeVisible()
  await expect(page.getByText('npm run test:model -- --storyboard')).toBeVisible()
  await page.goto('/staff#charts/login/closed')
  await expect(page.getByText('npm run test:model -- login --storyboard')).toBeVisible()
  index = { status: 200, body: JSON.stringify({ ...board, flows: [{ flow: 'terms', at: 'today' }] }) }
  await page.goto('/staff#storyboard')
  await expect(page.getByRole('alert')).toContainText('The index of the storyboard can not be read: flows.0.at')
})

test('MOD-6 SAF-12 staff sign in by themselves: a wrong password and a player are refused, a reload keeps them, signed out nothing is left', async ({
  page,
  qa,
}) => {
  const { email, password } = await qa.staff()
  const player = await qa.player()
  const signIn = async (who: { email: string; password: string }) => {
    await page.getByLabel('Email').fill(who.email)
    await page.getByLabel('Password').fill(who.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  const refused = page.getByRole('alert').filter({ hasText: 'You are not signed in' })
  const kept = () => page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
  await page.goto('/staff#replay')
  await signIn({ email, password: 'Not-Theirs-1' })
  await expect(refused).toContainText('E-mail or password is not right.')
  await signIn(player)
  await expect(refused).toContainText('This is not an account of staff.')
  expect(await kept()).not.toContain('idToken')
  await signIn({ email, password })
  await expect(page.getByText(`Signed in as ${email}`)).toBeFocused()
  await page.reload()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await kept()).not.toContain('Cognito')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('MOD-6 staff whose sign-in has ended elsewhere are told so with the form to sign in again', async ({
  page,
  qa,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('/staff/api/reports')
  const { email, password } = await qa.staff()
  await page.goto('/staff#replay')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
  await page.route('**/staff/api/reports?*', (route) => route.fulfill({ status: 401, json: {} }))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your sign-in is over' })).toBeVisible()
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Cognito')
})

test('MOD-5 MOD-6 a player sends a report, and staff find it by its reference and open it', async ({
  page,
  qa,
  browser,
}) => {
  await signedIn(page, qa, { wallet: { main: 5000 } }, '/en-UN/terms')
  await reportEntry(page).click()
  const dialog = reportDialog(page)
  await dialog.getByLabel(/What went wrong/).fill('The wheel stood still')
  await button(dialog, 'Send').click()
  const code = (await dialog.locator('strong').textContent()) ?? ''
  expect(readCode(code)).toBe(code)

  const desk = await browser.newPage({ baseURL: new URL(page.url()).origin })
  const { email, password } = await qa.staff()
  await desk.goto('/staff#replay')
  await desk.getByLabel('Email').fill(email)
  await desk.getByLabel('Password').fill(password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk.getByText(`Signed in as ${email}`)).toBeVisible()
  await desk.getByLabel('Code', { exact: true }).fill(code.toLowerCase().replace('-', ' '))
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  const found = desk.getByRole('listitem').filter({ hasText: code })
  await expect(found).toContainText('The wheel stood still')
  await expect(found).toContainText('/terms')
  await button(desk, `Open ${code}`).click()
  await expect(desk).toHaveURL(new RegExp(`#replay/${code}`))
  await expect(desk.getByRole('heading', { name: 'Step by step' })).toBeVisible()
  await expect(desk.getByRole('listbox', { name: 'Records' }).getByRole('option').first()).toBeVisible()
  // Whoever comes to the computer next finds nothing of it.
  await button(desk, 'Sign out').click()
  await expect(desk.getByRole('heading', { name: 'Staff sign-in' })).toBeFocused()
  await expect(desk.getByRole('listbox', { name: 'Records' })).toHaveCount(0)
  await expect(desk.getByText('The wheel stood still')).toHaveCount(0)
  await desk.close()
})

test('the staff page asks for nothing but its own files', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/staff#charts/deposit')
  await expect(chart(page, 'deposit')).toBeVisible()
  expect(asked.filter((path) => path !== '/staff' && !path.startsWith('/staff/assets/'))).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const)
  test(`the staff page is accessible at ${width} px and never wider than its window`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const [hash, title] of [
      ['#charts', 'Charts'],
      ['#charts/login/open.refused.timeout', 'login'],
      ['#paths', 'Paths'],
      ['#storyboard', 'Storyboard'],
      ['#space', 'Space check'],
      ['#replay', 'Replay'],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`/staff${hash}`)
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
      if (hash.includes('login')) await expect(chart(page, 'login')).toBeVisible()
      expect(await violationsOf(page), hash).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(width)
    }
  })

test('an address of the staff page that does not exist is not found', async ({ page }) => {
  for (const path of ['/staff/nothing', '/staff/assets/nothing.js'])
    expect((await page.request.get(path)).status(), path).toBe(404)
  expect((await page.request.get('/staff/')).status()).toBe(200)
})
