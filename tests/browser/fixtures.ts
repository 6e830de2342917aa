import { test as base, expect, type Page } from '@playwright/test'
import { type BrandId, defaultBrand } from '#contract/brands.ts'
import { Qa } from '../support/qa.ts'
import { databaseEnv } from '../support/database.ts'
import { type TestOperator, startTestOperator } from '../support/operator.ts'
import { gatherSecrets, leakedInto } from './secrets.ts'

interface WorkerFixtures {
  /** The brand whose site the operator serves. */
  readonly brand: BrandId
  /** Where its operator keeps what it knows: PostgreSQL, or PGlite as `npm start` does. */
  readonly store: 'PGlite' | 'PostgreSQL'
  /** The worker's own operator with its own data, serving the built site. */
  readonly operator: TestOperator
}
interface Fixtures {
  /** The operator's QA calls; the world is reset before each test. */
  readonly qa: Qa
  /** Console errors a test expects (a substring each); any other one fails the test. */
  readonly expectedConsoleErrors: string[]
  readonly consoleWatch: void
  /** Nothing secret that a page of the test has sent may stand in its event log (SAF-12). */
  readonly logWatch: void
}

/** Playwright's test with a real operator for each worker; an unexpected console error or page error fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  brand: [defaultBrand, { scope: 'worker', option: true }],
  // Of PGlite, which runs in the operator's own process, a test takes a tenth longer.
  store: ['PostgreSQL', { scope: 'worker', option: true }],
  operator: [
    async ({ brand, store }, use) => {
      const env = store === 'PostgreSQL' ? await databaseEnv() : {}
      const operator = await startTestOperator({ brand, env })
      await use(operator)
      await operator.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page }, use) => {
    // What the operator has drawn cannot be used yet: a test, as a person, waits for the page itself.
    const open = page.goto.bind(page)
    page.goto = async (...address) => {
      const answer = await open(...address)
      await page.locator('[data-first-paint]').waitFor({ state: 'detached' })
      return answer
    }
    await use(page)
    // A call that a test holds back may still be under way when the test has seen what it came for.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: async ({ operator }, use) => use(operator.origin),
  qa: [
    async ({ operator }, use) => {
      const qa = new Qa(operator.origin)
      await qa.reset({ demoPlayers: false })
      await use(qa)
    },
    { auto: true },
  ],
  expectedConsoleErrors: [[], { option: true }],
  consoleWatch: [
    async ({ page, expectedConsoleErrors }, use) => {
      const seen: string[] = []
      watch(page, seen)
      await use()
      expect(
        seen.filter((text) => !expectedConsoleErrors.some((expected) => text.includes(expected))),
        'unexpected console errors',
      ).toEqual([])
    },
    { auto: true },
  ],
  logWatch: [
    async ({ context, operator, page: _page }, use) => {
      const secrets = gatherSecrets(context)
      await use()
      expect(await leakedInto(context.pages(), operator.origin, secrets), 'secrets in the event log').toEqual([])
    },
    { auto: true },
  ],
})

function watch(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(String(error)))
}

export { expect }
