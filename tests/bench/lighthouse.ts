import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.mjs'

/** What one Lighthouse mobile run of a page found: scores 0–100, times in ms. */
export interface PageScore {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Requests one after another before the page's main content: the longest chain of the critical network tree. */
  readonly chain: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

interface ChainNode {
  readonly children?: Record<string, ChainNode>
}
const depth = (nodes: Record<string, ChainNode> | undefined): number =>
  nodes ? Math.max(0, ...Object.values(nodes).map((node) => 1 + depth(node.children))) : 0

/** Lighthouse sometimes loses the beginning of its own recording (NO_NAVSTART) and asks to be run again. */
async function once(url: string, tries = 3): Promise<PageScore> {
  const chromePath = chromiumPath()
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) {
      if (tries <= 1) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.code}`)
      chrome.kill()
      return await once(url, tries - 1)
    }
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const tree = audits['network-dependency-tree-insight']?.details as
      | { items?: { value?: { chains?: Record<string, ChainNode> } }[] }
      | undefined
    for (const audit of Object.values(audits))
      if (
        audit.score !== null &&
        audit.score < 1 &&
        ['accessibility', 'best-practices', 'seo'].some((id) =>
          categories[id]?.auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
        )
      )
        console.log(`    ${audit.id}: ${audit.title}`)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(3)),
      chain: depth(tree?.items?.find((item) => item.value?.chains)?.value?.chains),
    }
  } finally {
    chrome.kill()
  }
}

/**
 * Lighthouse's mobile profile on one page, the median of each number over `runs` runs. One run before them does not count: in it
 * the operator draws the pictures that it keeps from then on, on the same cores as the browser.
 */
export async function lighthouseMobile(url: string, runs = 3): Promise<PageScore> {
  await once(url)
  const all: PageScore[] = []
  for (let run = 0; run < runs; run += 1) all.push(await once(url))
  const keys = Object.keys(all[0] ?? {}) as (keyof PageScore)[]
  return Object.fromEntries(keys.map((key) => [key, median(all.map((score) => score[key]))])) as unknown as PageScore
}
