import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { catalogueProblems, unexplained, type CatalogueProblem } from './catalogueProblems.ts'
import { ROOT } from './sources.ts'

const CLI = join(ROOT, 'node_modules', '@lingui', 'cli', 'dist')

function lingui(program: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(CLI, `${program}.js`), ...args], { cwd: ROOT })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) console.error(said)
      resolve(code === 0)
    })
  })
}

/** Writes `public/locales/{language}/default.json` of all languages; what is not translated yet stands there in English (LOC-13). */
export async function compileLocales(): Promise<void> {
  const done = await lingui('lingui-compile', '--strict', '--workers', '1')
  if (!done) throw new Error('the texts in locales/ could not be compiled')
}

type Catalogues = Awaited<ReturnType<typeof getCatalogs>>
type Texts = NonNullable<Awaited<ReturnType<Catalogues[number]['read']>>>

const config = () => getConfig({ cwd: ROOT })

/** The texts of every language as they stand in `locales/`. */
async function readLocales(): Promise<ReadonlyMap<string, Texts>> {
  const found = new Map<string, Texts>()
  for (const catalogue of await getCatalogs(config()))
    for (const [language, texts] of Object.entries(await catalogue.readAll()))
      found.set(language, { ...found.get(language), ...texts })
  return found
}

/** English texts by the key that the catalogues have for them. */
const englishOf = (texts: Texts | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts ?? {}).map(([id, { message }]) => [id, message ?? id]))

/** Texts of the one that the other has not. */
const without = (these: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string[] =>
  [...these].filter(([id]) => !others.has(id)).map(([, text]) => text)

/** Collects the texts of `src/` into `locales/{language}/default.po`, and answers those that nothing uses any more, which have gone. */
async function extractLocales(): Promise<readonly string[]> {
  const before = englishOf((await readLocales()).get('en'))
  const done = await lingui('lingui-extract', '--clean', '--workers', '1')
  if (!done) throw new Error('the texts of src/ could not be collected')
  return without(before, englishOf((await readLocales()).get('en')))
}

/** What of `locales/` is behind `src/`: one line for each text that is new or no longer used. */
async function staleTexts(): Promise<readonly string[]> {
  const [catalogue] = await getCatalogs(config())
  const collected = await catalogue?.collect()
  if (!collected) return []
  const used = englishOf(collected)
  const kept = englishOf(await catalogue?.read('en'))
  return [
    ...without(kept, used).map((text) => `no longer used: ${text}`),
    ...without(used, kept).map((text) => `not in the catalogues: ${text}`),
  ]
}

async function problemsOfLocales(): Promise<readonly CatalogueProblem[]> {
  return [...(await readLocales())].flatMap(([language, texts]) => {
    const all = Object.entries(texts).map(([id, { message, translation, obsolete, comments }]) => ({
      message: message ?? id,
      translation: translation ?? '',
      obsolete: obsolete ?? false,
      comments: comments ?? [],
    }))
    return catalogueProblems(language, all).concat(language === 'en' ? unexplained(all) : [])
  })
}

/** Says what is wrong, a line for each text and language; true when nothing is. */
async function saysProblems(): Promise<boolean> {
  const problems = await problemsOfLocales()
  for (const { language, text, what } of problems) console.error(`locales/${language}: "${text}" ${what}`)
  if (problems.length > 0) console.error(`${problems.length} texts to mend in locales/*/default.po`)
  return problems.length === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const isFresh = await lingui('lingui-check', 'sync', '--clean', '--workers', '1')
    if (!isFresh) {
      for (const line of await staleTexts()) console.error(line)
      console.error('locales/ is behind src/: run `npm run locales` and commit what it changes')
    }
    process.exit((await saysProblems()) && isFresh ? 0 : 1)
  }
  const unused = await extractLocales()
  for (const text of unused) console.error(`no longer used, taken out of all languages: "${text}"`)
  await compileLocales()
  const isWhole = await saysProblems()
  // Translations may have gone by mistake: who has taken the text out on purpose runs it once more.
  if (unused.length > 0) console.error('Commit this, or put the texts back into src/ and take locales/ back.')
  process.exit(isWhole && unused.length === 0 ? 0 : 1)
}
