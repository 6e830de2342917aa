import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Rules that colours and sizes alone decide: all that one brand may break and the other not. */
export const BRAND_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

// No style sheet is read again, and of what is in order nothing is written down: half the time of axe's own choice.
const OPTIONS = { preload: false, resultTypes: ['violations' as const] }

/**
 * Violations of what is shown now, one line for each place; also inside frames. `left` is a selector of what is left out,
 * `rules` are all of axe's when missing.
 */
export async function violationsOf(page: Page, left?: string, rules?: readonly string[]): Promise<string[]> {
  const options = { ...OPTIONS, ...(rules ? { runOnly: [...rules] } : {}) }
  const found = (await page.locator('iframe').count()) > 0 ? await withFrames(page, left, options) : await here()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n')[1]?.trim() ?? ''
      return `${id} at ${target.join(' ')}: ${why}`
    }),
  )

  async function here() {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    return page.evaluate(
      async ({ without, how }) => {
        const { axe: own } = window as unknown as { axe: typeof axe }
        return (await own.run(without ? { exclude: [without] } : document, how)).violations
      },
      { without: left, how: options },
    )
  }
}

/** Frames of another origin are looked into from outside, and gathered in a page of its own. */
async function withFrames(page: Page, left: string | undefined, options: typeof OPTIONS) {
  const builder = new AxeBuilder({ page }).options(options)
  return (await (left ? builder.exclude(left) : builder).analyze()).violations
}
