import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { historyOf } from '#tests/bench/history.ts'
import { heapAfterJourney, pushToPaint } from '#tests/bench/interactions.ts'
import { lighthouseMobile } from '#tests/bench/lighthouse.ts'
import { lobbyBench } from '#tests/bench/lobby.ts'
import { operatorThroughput } from '#tests/bench/operator.ts'
import { replayBench } from '#tests/bench/replay.ts'
import { startTestOperator } from '#tests/support/operator.ts'
import { buildSite } from './build.ts'
import { ROOT } from './sources.ts'

await buildSite()
const operator = await startTestOperator({ env: { LOG: 'warn' } })
const { origin } = operator

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`${name} …`)
  const found = await work()
  console.log(`  ${JSON.stringify(found)}`)
  return found
}

/** All parts but the history. */
async function siteResults() {
  const size = execFileSync('node', [join(ROOT, 'scripts', 'size.ts')], { encoding: 'utf8' })
  return {
    machine: `${cpus().length} cores`,
    homeJsKb: Number(/([\d.]+) kB\s+JS of the home route/.exec(size)?.[1]),
    sessionJsKb: Number(/([\d.]+) kB\s+JS that follows/.exec(size)?.[1]),
    lighthouse: {
      home: await step('Lighthouse mobile, home', () => lighthouseMobile(`${origin}/en-UN`)),
      lobby: await step('Lighthouse mobile, lobby', () => lighthouseMobile(`${origin}/en-UN/online-casino`)),
      game: await step('Lighthouse mobile, game page', () =>
        lighthouseMobile(`${origin}/en-UN/online-casino/play/softswiss/penny-bank`),
      ),
    },
    pushToPaint: await step('Socket push to painted balance', () => pushToPaint(origin)),
    operator: await step('Operator, 10 connections', () => operatorThroughput(origin)),
    heapMb: await step('Heap', () => heapAfterJourney(origin)),
  }
}

/** A short and a long history in one run: what one costs more than the other is no matter of the machine. */
const historyResults = async () => ({
  short: await step('History of 1,000 rows, 4× slower CPU', () => historyOf(origin, 1000)),
  long: await step('History of 50,000 rows, 4× slower CPU', () => historyOf(origin, 50_000)),
})

type Results = Awaited<ReturnType<typeof siteResults>> & {
  readonly lobby: Awaited<ReturnType<typeof lobbyBench>>
  readonly history: Awaited<ReturnType<typeof historyResults>>
  readonly replay: Awaited<ReturnType<typeof replayBench>>
}

const percent = ({ long, frames }: { readonly long: number; readonly frames: number }): string =>
  `${Math.round((long / frames) * 100)} %`
const file = join(ROOT, 'bench', 'results.json')

try {
  // `npm run bench -- history`, `-- lobby` or `-- replay` measures that alone; the other numbers stay those of their run.
  const only = process.argv[2]
  const known = only === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Results)
  const results: Results = {
    ...(known ?? (await siteResults())),
    lobby:
      known && only !== 'lobby' && 'lobby' in known
        ? known.lobby
        : await step('A lobby of 10,000 games, 4× slower CPU', () => lobbyBench(origin)),
    history: known && only !== 'history' ? known.history : await historyResults(),
    replay:
      known && only !== 'replay' && 'replay' in known
        ? known.replay
        : await step('A log of 100,000 records on the staff page', () => replayBench(origin, 100_000)),
  }
  const { history, lobby, replay } = results
  const { short, long } = history
  mkdirSync(join(ROOT, 'bench'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)

  const pages = Object.entries(results.lighthouse)
  const table = [
    '| Lighthouse mobile (median of 3) | performance | accessibility | best practices | SEO | LCP | TBT | CLS | chain |',
    '|---|---|---|---|---|---|---|---|---|',
    ...pages.map(
      ([name, page]) =>
        `| ${name} | ${page.performance} | ${page.accessibility} | ${page.bestPractices} | ${page.seo} | ${(page.lcp / 1000).toFixed(1)} s | ${page.tbt} ms | ${page.cls} | ${page.chain} |`,
    ),
    '',
    '| what | result |',
    '|---|---|',
    `| JS of the home route before its first paint | ${results.homeJsKb} kB gz |`,
    `| JS that follows behind the first paint of any page (machines, actors, calls) | ${results.sessionJsKb} kB gz |`,
    `| home → lobby painted, 10,000 games, 4× slower CPU | ${lobby.route.first} ms first, ${lobby.route.again.median} ms again (${lobby.route.again.worst} ms worst); the browser alone shows as many elements in ${lobby.route.bare.median} ms |`,
    `| key → painted results, 10,000 games, 4× slower CPU | ${lobby.keys.median} ms median, ${lobby.keys.worst} ms worst; a bare page with as many tiles ${lobby.bareKeys.median} ms, ${lobby.bareKeys.worst} ms worst |`,
    `| scrolling 600 games of a category, 4× slower CPU | longest frame ${lobby.scroll.longest} ms, ${percent(lobby.scroll)} over 50 ms |`,
    `| paging it up and down three times more | DOM nodes ${lobby.paging.nodes.join(' → ')}, JS heap ${lobby.paging.heapMb.join(' → ')} MB |`,
    `| layout shift of the lobby and a category at 375, 768, 1440 px | ${Object.values(lobby.shift).join(', ')} |`,
    `| socket push → painted balance | ${results.pushToPaint.median} ms median, ${results.pushToPaint.worst} ms worst |`,
    `| operator, requests a second (10 connections) | ${results.operator.access.perSecond} access context, ${results.operator.wallet.perSecond} wallet, ${results.operator.document.perSecond} home document |`,
    `| JS heap | ${results.heapMb.atStart} MB at the first page, ${results.heapMb.afterJourney} MB after the journey |`,
    `| scrolling 50,000 transactions, 4× slower CPU (1,000) | longest frame ${long.scroll.longest} ms (${short.scroll.longest}), ${percent(long.scroll)} over 50 ms (${percent(short.scroll)}) |`,
    `| ten older ones come, and a poll: longest frame | ${long.older.longest} ms (${short.older.longest}), ${long.poll.longest} ms (${short.poll.longest}) |`,
    `| JS heap with them | ${long.heapMb} MB (${short.heapMb}) |`,
    `| a filter of them, answered by the operator | ${long.filters.median} ms median, ${long.filters.worst} ms worst; ${(long.filters.median / short.filters.median).toFixed(1)} times as long as of 1,000 |`,
    `| staff page: a log of ${replay.records.toLocaleString('en')} records (${replay.fileMb} MB) | ${replay.open} ms to its timeline, ${replay.replayed} ms until all is replayed, page held ${replay.held} ms at most |`,
    `| a jump in it, and a search | ${replay.jump.median} ms median, ${replay.jump.worst} ms worst; ${replay.find[0]} ms first, ${replay.find[1]} ms again; JS heap of the page ${replay.heapMb} MB |`,
    '',
    `Measured by \`npm run bench\` on ${results.machine}, browser and operator on the same machine.`,
  ].join('\n')
  const readme = join(ROOT, 'README.md')
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(
      /<!-- bench -->[\s\S]*<!-- \/bench -->/,
      `<!-- bench -->\n${table}\n<!-- /bench -->`,
    ),
  )
  // As the check of formats wants it, columns aligned.
  execFileSync('oxfmt', [readme, file], { cwd: ROOT, shell: process.platform === 'win32' })
} finally {
  await operator.stop()
}
