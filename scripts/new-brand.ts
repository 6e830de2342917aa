import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BrandName, brandName, newBrandFiles, registrations, remaining } from './newBrandFiles.ts'

// npm run new:brand ID   writes a brand's folder and enters it in the lists that know every brand

const root = join(import.meta.dirname, '..')

function named(word: string | undefined): BrandName | null {
  try {
    return brandName(word ?? '')
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm run new:brand ID, for example: npm run new:brand seaglass`)
    return null
  }
}

async function write(name: BrandName): Promise<void> {
  const files = new Map(newBrandFiles(name))
  // All of them are made before the first is written, so that a list that has moved leaves nothing half done.
  for (const [path, enter] of Object.entries(registrations(name)))
    files.set(path, enter(await readFile(join(root, path), 'utf8')))
  for (const [path, content] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
    console.log(`written  ${path}`)
  }
  // How a line is broken depends on the name's length.
  spawnSync('oxfmt', [...files.keys()], { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
  const left = remaining(name).map((one) => `  ${one}`)
  console.log(`\nStill to be done by hand:\n${left.join('\n')}\n\nThen: BRAND=${name.id} npm start`)
}

const name = named(process.argv[2])
if (!name) process.exitCode = 1
else if (existsSync(join(root, 'brands', name.id))) {
  console.error(`Nothing was written, since brands/${name.id} is there already`)
  process.exitCode = 1
} else await write(name)
