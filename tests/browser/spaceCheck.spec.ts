import type { Page } from '@playwright/test'
import { explore, type Model } from '#model-tests/explore.ts'
import { oneDeposit, takesLostForRefused } from '#model-tests/oneDeposit.ts'
import { shipped } from '#model-tests/shipped.ts'
import { explorationOf } from '#model-tests/spaceReport.ts'
import { type SpaceExploration, spaceReportFile } from '#staff/space/spaceReport.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { button } from './people.ts'

const exploration = (name: string, model: Model): SpaceExploration =>
  explorationOf(
    name,
    { title: 'never two deposits in flight', ids: ['SAF-4'] },
    model,
    explore({ ...model, endsAtViolation: true }),
    'they never ask for a deposit',
  )
/** A seeded fault, and something of the shipped machines that is not so: of both the shortest way is found. */
const faulty = () =>
  exploration('SAF-4 seeded', { ...oneDeposit, root: shipped(['deposit'], { deposit: takesLostForRefused }) })
const exact = () =>
  exploration('SAF-4 shipped', {
    ...oneDeposit,
    root: shipped(['deposit']),
    invariants: { 'SAF-4 nobody ever pays': (view) => !view.has('./deposit/requestDeposit') },
  })
const sound = (): SpaceExploration => {
  const one = exact()
  return {
    ...one,
    name: 'SAF-4 sound',
    isComplete: true,
    unseen: [],
    invariants: one.invariants.filter(({ broken }) => broken === null),
  }
}

/** What the operator shows of the last run. */
const shows = (page: Page, ...explorations: readonly SpaceExploration[]) =>
  page.route('**/staff/space-report/report.json', (route) =>
    route.fulfill({ body: spaceReportFile(explorations, [{ word: 'SAF-4', at: 1 }]), contentType: 'application/json' }),
  )

const chart = (page: Page) => page.getByRole('region', { name: 'Chart of deposit' })

test('MOD-4 MOD-6 a tester reads what was explored, walks the way to a fault on the chart by keyboard, and Replay opens it as an event log', async ({
  page,
}) => {
  const example = faulty()
  await shows(page, sound(), example)
  await page.goto('/staff')
  await page.getByRole('link', { name: 'Space check' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 explorations' })).toContainText('1 broken')
  await expect(page.getByText('Only what has “SAF-4” in its title was explored here')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'SAF-4 seeded' })
  await expect(row).toContainText(example.states.toLocaleString('en-GB'))
  await expect(row).toContainText('1 broken')
  await expect(page.getByRole('row').filter({ hasText: 'SAF-4 sound' })).toContainText('all hold')
  expect(await violationsOf(page)).toEqual([])

  await row.getByRole('link').click()
  const must = page.getByRole('region', { name: 'What must hold' })
  await expect(must.getByRole('listitem').filter({ hasText: 'SAF-4' })).toContainText('broken')
  await expect(must.getByRole('listitem').filter({ hasText: 'SAF-4' })).toContainText('never more than one under way')
  await expect(must.getByRole('listitem').filter({ hasText: 'SAF-13' })).toContainText('holds')
  await expect(page.getByRole('region', { name: 'Left out, and why' })).toContainText('they never ask for a deposit')

  // The last step is the second payment; the way back to the first one is walked by keyboard.
  const way = page.getByRole('region', { name: 'A way to where it does not hold' })
  const steps = way.getByRole('listitem').getByRole('button')
  await expect(steps).toHaveCount(example.invariants.find(({ broken }) => broken)!.broken!.steps.length)
  await expect(steps.last()).toHaveAttribute('aria-current', 'step')
  await expect(chart(page).locator('[data-state="allowed.requesting"]')).toHaveClass(/active/)
  await expect(chart(page).locator('[data-transition*="deposit.confirm"].active').first()).toBeVisible()
  await steps.last().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(steps.nth(-2)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(-2)).toContainText('requestDeposit fails')
  await expect(chart(page).locator('[data-state="allowed.requesting"]')).not.toHaveClass(/active/)
  await way.getByRole('button', { name: 'session', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Chart of session' }).locator('[data-state="player"]')).toHaveClass(
    /active/,
  )
  expect(await violationsOf(page)).toEqual([])

  // The page has no such fault: its replay says where it parts, and walks what comes before.
  await expect(way).toContainText(/The shipped machines part from it at record \d+/)
  await button(way, 'Open it in Replay').click()
  await expect(page).toHaveURL(/#replay/)
  await expect(page.getByRole('heading', { name: 'Counter-example SAF-4 seeded.json' })).toBeFocused()
  await expect(page.getByText('by the space check; it is of no player')).toBeVisible()
  await expect(
    page.getByRole('alert').filter({ hasText: /The replay parts from the recording at record \d+/ }),
  ).toBeVisible()
})

test('MOD-4 MOD-6 where the machines are those that are shipped, Replay walks a counter-example to its end', async ({
  page,
}) => {
  const one = exact()
  const steps = one.invariants.find(({ broken }) => broken)!.broken!.steps.length - 1
  await shows(page, one)
  await page.goto('/staff#space/SAF-4%20shipped')
  await button(page, 'Open it in Replay').click()
  await page.getByRole('slider', { name: 'Step' }).fill(String(steps))
  await expect(
    page.getByRole('img', { name: 'State chart of deposit', exact: true }).locator('[data-state="allowed.requesting"]'),
  ).toHaveClass(/active/)
  await expect(page.getByText(/The replay parts from the recording/)).toHaveCount(0)

  // Another one that is handed over opens in its place.
  await page.goBack()
  const download = page.waitForEvent('download')
  await button(page, 'Save as an event log').click()
  expect((await download).suggestedFilename()).toBe('Counter-example SAF-4 shipped.json')
})

test('MOD-4 where nothing was explored it says how; a report of elsewhere is opened, and a wrong file says what it is not', async ({
  page,
}) => {
  await page.route('**/staff/space-report/**', (route) => route.fulfill({ status: 204 }))
  await page.goto('/staff#space')
  await expect(page.getByText('npm run test:space').first()).toBeVisible()
  const choose = (text: string) =>
    page
      .getByLabel(/Report of another checkout/)
      .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('{"form":"chart"}')
  await expect(page.getByRole('alert')).toContainText('This is not a report of the space check.')
  await choose(spaceReportFile([sound()]))
  await expect(page.getByText('everything holds')).toBeVisible()
})

test('MOD-4 the operator of a checkout shows what its last space check has written, and nothing else of that folder', async ({
  request,
}) => {
  expect([200, 204]).toContain((await request.get('/staff/space-report/report.json')).status())
  for (const path of ['/staff/space-report/none.json', '/staff/space-report/..%2fpackage.json', '/staff/space-report/'])
    expect((await request.get(path)).status(), path).toBe(404)
})
