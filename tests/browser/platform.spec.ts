import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestOperator } from '../support/operator.ts'
import { startPlatform } from '../support/platform.ts'
import { expect, test } from './fixtures.ts'
import { becomesPlayer, sendLogin, withoutCookieQuestion } from './signing.ts'

test.use({ expectedConsoleErrors: ['/player/cookies/consent', '501 (Not Implemented)'] })

test('APP-13 CON-1 GRD-8 the settings alone point the site at a platform elsewhere: all that is shown comes from there', async ({
  page,
  operator,
  qa,
}) => {
  const platform = await startPlatform(operator.origin)
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const settings = join(folder, 'settings.json')
  const at = (path: string) => `${platform.origin}${path}`
  writeFileSync(
    settings,
    JSON.stringify({
      apiBase: at('/api'),
      accessHost: at('/access'),
      userPool: { endpoint: at('/user-pool') },
      content: { host: at('/content') },
      socketUrl: at('/socket').replace('http', 'ws'),
      sportsbookHost: at('/sportsbook-api'),
      paymentAuthoriseUrl: at('/payment/v1'),
      gameOrigins: operator.gameOrigins,
    }),
  )
  const site = await startTestOperator({ env: { SETTINGS: settings } })
  try {
    await withoutCookieQuestion(page)
    // Only the platform is shut: what stands inside the document must not say otherwise.
    await qa.world({ maintenance: true })
    await page.goto(`${site.origin}/en-UN`)
    await expect(page.getByRole('heading', { name: 'We are working on the site' })).toBeVisible()
    await qa.world({ maintenance: false })
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const player = await qa.player({ wallet: { main: 4200 }, profile: { firstLogin: false } })
    await page.goto(`${site.origin}/en-UN/404#login`)
    await sendLogin(page, player)
    await becomesPlayer(page)
    const balance = page.getByRole('banner').getByRole('status', { name: 'Balance' })
    await expect(balance).toHaveText('€42.00')
    await qa.changePlayer(player.playerId, { wallet: { main: 5000 } })
    await expect(balance).toHaveText('€50.00')
    const paths = asked.filter((url) => url.startsWith(site.origin)).map((url) => new URL(url).pathname)
    expect(paths.filter((path) => /^\/(api|access|user-pool|content|socket)\b/.test(path))).toEqual([])
  } finally {
    await page.close()
    await site.stop()
    await platform.stop()
    rmSync(folder, { recursive: true })
  }
})
