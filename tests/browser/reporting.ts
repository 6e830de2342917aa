import { gunzipSync } from 'node:zlib'
import { expect, type Page, type Route } from '@playwright/test'
import { readReport, type Report } from '#contract/eventLog.ts'

/** The dialog that sends a report, whatever its title says of the state it is in. */
export const reportDialog = (page: Page) => page.locator('dialog[data-flow="report"]')

/** The way to it at the foot of every page. */
export const reportEntry = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Send a report to support' })

/** A report as it came to the address of event logs. */
export interface SentReport {
  readonly text: string
  readonly report: Report
  readonly headers: Readonly<Record<string, string>>
}

const sentIn = (route: Route): SentReport => {
  const text = gunzipSync(route.request().postDataBuffer()!).toString()
  return { text, report: readReport(text), headers: route.request().headers() }
}

/** An answer that support's house gives. */
export const arrived = (code = 'ABCD-2345') => ({ status: 200, json: { code } })

/** Takes the place of who receives reports: `answers` in turn, the last one ever after; `null` is a line that breaks. */
export async function takesReports(
  page: Page,
  ...answers: readonly (Parameters<Route['fulfill']>[0] | null)[]
): Promise<SentReport[]> {
  const sent: SentReport[] = []
  await page.route('**/event-logs', async (route) => {
    sent.push(sentIn(route))
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    await (answer ? route.fulfill(answer) : route.abort())
  })
  return sent
}

/** Reports wait at the browser's edge until they are answered. */
export async function holdsReports(page: Page): Promise<(how: (route: Route) => Promise<void>) => Promise<void>> {
  const waiting: Route[] = []
  await page.route('**/event-logs', (route) => void waiting.push(route))
  return async (how) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    // One that the page has given up meanwhile can not be answered any more.
    for (const route of waiting.splice(0)) await how(route).catch(() => {})
  }
}
