import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

/** Collects the texts of `src/` into `locales/{language}/default.po`; texts no longer used go. */
async function extractLocales(): Promise<void> {
  const done = await lingui('lingui-extract', '--clean', '--workers', '1')
  if (!done) throw new Error('the texts of src/ could not be collected')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const fresh = await lingui('lingui-check', 'sync', '--clean', '--verbose', '--workers', '1')
    if (!fresh) console.error('locales/ is behind src/: run `npm run locales` and commit what it changes')
    process.exit(fresh ? 0 : 1)
  }
  await extractLocales()
  await compileLocales()
}
