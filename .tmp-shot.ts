import { chromium } from '@playwright/test'
const brand = process.argv[2] ?? 'halcyon'
const base = process.argv[3]!
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
for (const width of (process.argv[4] ?? '1440,375').split(',').map(Number)) {
  const page = await b.newPage({ viewport: { width, height: 900 } })
  page.on('console', (m) =>
    m.type() === 'error' || m.type() === 'warning' ? console.log(width, m.type(), m.text(), m.location().url) : 0,
  )
  page.on('pageerror', (e) => console.log(String(e)))
  await page.goto(base + (process.argv[5] ?? '/en-UN/sportsbook'))
  await page
    .getByRole('button', { name: 'Reject' })
    .first()
    .click({ timeout: 5000 })
    .catch(() => {})
  const frame = page.frameLocator('iframe')
  await frame
    .locator('.card')
    .first()
    .waitFor({ timeout: 15000 })
    .catch((e) => console.log(String(e)))
  if (process.argv[6]) {
    await frame.locator('.price:enabled').nth(0).click()
    await frame
      .locator('.card')
      .nth(2)
      .locator('.price:enabled')
      .first()
      .click()
      .catch(() => {})
  }
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/s6/${brand}-${width}.png` })
  console.log(page.url())
}
await b.close()
