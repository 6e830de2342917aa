import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { brandFacts } from '#brands/facts.ts'
import { localeOf, openMarkets } from '#contract/locale.ts'
import { startTestOperator } from '../tests/support/operator.ts'
import { buildSite } from './build.ts'
import { CHROMIUM_FLAGS, testChromiumPath } from './chromium.mjs'
import { crawl, type Finding } from './crawl/crawl.ts'
import { playerOf } from './crawl/player.ts'

const USAGE = `npm run crawl -- [options]: walks the site's pages in a browser and says what is wrong with them
  --brand halcyon|marigold|all   the brand (halcyon)
  --market CA,FI                 these markets only
  --language fi,caf              these inner languages only
  --pages home,terms,promotions  pages below these only
  --games 2                      games of each locale that are looked at (2)
  --as player                    visitor, player (their own pages and what they play) or both (both)
  --axe 3                        every so many locales axe looks at the pages, too; 0: never (1)
  --tabs 2                       pages open at a time (2)`

const { values } = parseArgs({
  options: {
    brand: { type: 'string', default: 'halcyon' },
    market: { type: 'string' },
    language: { type: 'string' },
    pages: { type: 'string' },
    as: { type: 'string', default: 'both' },
    games: { type: 'string', default: '2' },
    axe: { type: 'string', default: '1' },
    tabs: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
})
const list = (text: string | undefined): readonly string[] | null => text?.split(',').map((one) => one.trim()) ?? null
const whole = (name: 'games' | 'axe' | 'tabs', least: number): number => {
  const given = Number(values[name])
  if (Number.isInteger(given) && given >= least) return given
  console.error(`--${name} must be a whole number from ${least} on\n${USAGE}`)
  return process.exit(2)
}
const ids = Object.keys(brandFacts) as (keyof typeof brandFacts)[]
const brands = values.brand === 'all' ? ids : ids.filter((id) => id === values.brand)
const whos = (['visitor', 'player'] as const).filter((who) => who === values.as || values.as === 'both')
if (values.help || brands.length === 0 || whos.length === 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}
const [games, axe, tabs] = [whole('games', 0), whole('axe', 0), whole('tabs', 1)]

await buildSite()
const executablePath = testChromiumPath()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_FLAGS] })
const findings: Finding[] = []
let seen = 0
try {
  for (const brand of brands) {
    const operator = await startTestOperator({ brand })
    try {
      const locales = openMarkets({ markets: brandFacts[brand].markets })
        .filter(({ id }) => list(values.market)?.includes(id) ?? true)
        .flatMap(({ id, languages }) => languages.map((language) => localeOf(id, language)))
        .filter(({ language }) => list(values.language)?.includes(language) ?? true)
      for (const [at, locale] of locales.entries())
        for (const who of whos) {
          const begun = performance.now()
          const { pages, found } = await crawl({
            browser,
            origin: operator.origin,
            locale,
            brand,
            only: list(values.pages),
            english: 'all',
            player: who === 'player' ? await playerOf(operator.origin, locale) : null,
            games,
            hasAxe: axe > 0 && at % axe === 0,
            tabs,
          })
          seen += pages
          findings.push(...found)
          const seconds = ((performance.now() - begun) / 1000).toFixed(0)
          console.log(
            `${brand} ${locale.segment} as a ${who}: ${pages} pages in ${seconds} s, ${found.length} findings`,
          )
          // A walk of all takes an hour: what is wrong is told at once, and gathered at its end.
          for (const what of new Set(found.map((one) => `${one.kind}: ${one.what} at ${one.page}`)))
            console.log(`  ${what}`)
        }
    } finally {
      await operator.stop()
    }
  }
} finally {
  await browser.close()
}

for (const [kind, of] of Object.entries(Object.groupBy(findings, (one) => one.kind))) {
  console.log(`\n${kind} (${of?.length ?? 0})`)
  // The same words stand on many pages: each is told once, with how many have it.
  for (const [what, same = []] of Object.entries(Object.groupBy(of ?? [], (one) => one.what)))
    console.log(`  ${what}\n    at ${same[0]?.page}${same.length > 1 ? ` and ${same.length - 1} more` : ''}`)
}
console.log(`\n${seen} pages, ${findings.length} findings`)
process.exit(findings.length > 0 ? 1 : 0)
