import type { SnapshotFrom } from 'xstate'
import type { gameLaunchMachine } from '#machines/gameLaunch/gameLaunch.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { Replay } from '#staff/replay/replayer.ts'
import { applicant, fillContactInfo, fillDetails, signUpPanel } from './applicant.ts'
import { logsOf } from './eventLog.ts'
import { expect, test } from './fixtures.ts'
import { answerCookies, balanceOf, button, flowOf, openDeposit, payByCard, signInAt, typeLogin } from './people.ts'

test.use({ expectedConsoleErrors: ['/user-pool', '/player/', '501 (Not Implemented)', 'net::ERR'] })

test('MOD-5 SAF-12 what a person did in the real page lies in the log to the last moment, replays exactly, and holds no secret', async ({
  page,
  qa,
}) => {
  test.setTimeout(120_000)
  const who = applicant()
  // Under the sign-up, which stands over all, the cookie question cannot be answered.
  await page.goto('/en-UN/')
  await button(page, 'Reject').click()
  await button(page.getByRole('banner'), 'Sign up').click()
  const panel = signUpPanel(page)
  await fillDetails(panel, who)
  await fillContactInfo(panel)
  await panel.getByLabel('Code', { exact: true }).fill('000000')
  await button(panel, 'Continue').click()
  await expect(flowOf(page, 'registration')).toHaveAttribute('data-status', /FAIL_VERIFY/)
  const code = (await qa.inbox(who.mobilePhone))[0]?.code ?? ''
  await panel.getByLabel('Code', { exact: true }).fill(code)
  await button(panel, 'Continue').click()
  await expect(balanceOf(page)).toHaveText('€0.00', { timeout: 20_000 })
  await button(page.getByRole('dialog', { name: /^Welcome/ }), 'Close').click()
  await qa.fault({ method: 'POST', path: '/api/v1/player/wallet/deposit/request', kind: 'late' })
  await openDeposit(page)
  await page.getByLabel('Amount').fill('50.00')
  await button(page.getByRole('main'), 'Continue').click()
  await payByCard(page)
  await expect(balanceOf(page)).toHaveText('€50.00')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  await button(page.getByRole('banner'), 'Log in').click()
  await typeLogin(page, { playerId: 0, email: who.email, password: 'Not-His-Pass1' })
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')

  const [log] = await logsOf(page)
  const sent = log!.records.filter(([, kind]) => kind === 'sent').map((record) => record[5])
  expect(sent.at(-1), 'what was done just before the page went').toBe('login.close')
  const written = JSON.stringify(log)
  for (const secret of [who.password, 'Not-His-Pass1', code, who.email, who.phoneBody, 'Testaaja', 'eyJ'])
    expect(written.includes(secret), secret).toBe(false)
  // A card's number, and what a method is called by its end; four digits alone stand in many a hash.
  expect(written).not.toMatch(/4242 ?4242|• ?4242/)
  const replay = new Replay(sessionMachine, log!).start().runTo()
  expect(replay.position).toBe(log!.records.length)
  expect(replay.root.getSnapshot().value).toBe('visitor')
})

/** What a replay shows of the game: each leaf of the launch it came to, with how it was wanted, once in a row. */
function launchesIn(log: SessionLog): string[] {
  const shown: string[] = []
  const replay = new Replay(sessionMachine, log, {
    onSnapshot({ place, snapshot }) {
      if (place !== './gameLaunch') return
      const { value, context } = snapshot as SnapshotFrom<typeof gameLaunchMachine>
      const { mode = '', gameId = '' } = context.wanted ?? {}
      const state = typeof value === 'string' ? value : Object.keys(value)[0]
      const now = [state, gameId, mode].filter(Boolean).join(' ')
      if (shown.at(-1) !== now) shown.push(now)
    },
  })
  expect(replay.start().runTo().position).toBe(log.records.length)
  return shown
}

test('MOD-5 SAF-12 GAM-1 what a person played replays as they saw it, demo and money apart, and the log holds no address or key of a game', async ({
  page,
  qa,
}) => {
  test.setTimeout(120_000)
  const account = await qa.player({ wallet: { main: 5000 } })
  await answerCookies(page)
  const secrets: string[] = []
  page.on('response', async (answer) => {
    if (/\/softswiss\/context\/|\/rgs\/session$/.test(answer.url()))
      // A picture's name is content's, and known to everybody.
      secrets.push(...((await answer.text()).replaceAll(/image-[\w-]+/g, '').match(/[\w-]{32}/g) ?? []))
  })
  const game = '/en-UN/online-casino/play/softswiss/penny-bank'
  const frame = page.frameLocator('iframe[title]')
  const plays = async () => {
    await frame.getByRole('button', { name: 'Spin', exact: true }).click()
    await expect(frame.locator('main.game')).toHaveAttribute('data-state', 'ready')
  }
  // What is recorded is stored within a second, without the page being left.
  const played = async () =>
    (await logsOf(page)).filter(({ records }) => records.some((record) => record[5] === 'game.named'))
  await page.goto(`${game}?mode=demo`)
  await plays()
  const demo = ['idle', 'requesting penny-bank demo', 'launched penny-bank demo']
  await expect.poll(async () => (await played()).map(launchesIn)).toEqual([demo])
  await signInAt(page, `${game}?mode=real`, account)
  await plays()
  // Play is closed by the operator while the game runs.
  await qa.changePlayer(account.playerId, { profile: { kycStatus: 'RESTRICTED' } })
  await expect(page.locator('iframe[title]')).toHaveCount(0)
  await expect
    .poll(async () => (await played()).map(launchesIn))
    .toEqual([
      demo,
      [
        'idle',
        'needsSignIn penny-bank real',
        'waiting penny-bank real',
        'deciding penny-bank real',
        'lookingAtBonus penny-bank real',
        'requesting penny-bank real',
        'launched penny-bank real',
        'blocked penny-bank real',
      ],
    ])
  const logs = await played()
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((secret) => JSON.stringify(logs).includes(secret))).toEqual([])
  // The settings of the site name its hosts, to everybody.
  const scenes = logs.flatMap((log) => log.scenes ?? []).filter(([, , kind]) => kind !== 'site')
  const written = logs.map(({ input, paths, records }) => [input, paths, records])
  expect(JSON.stringify([scenes, written])).not.toMatch(/https?:/)
})
