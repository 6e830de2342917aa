import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FlowName, flowName, newFlowFiles, remaining } from './newFlowFiles.ts'

// npm run new:flow NAME   writes the files of a flow in all seven places, with a path model that fails until it is written

const root = join(import.meta.dirname, '..')

function named(word: string | undefined): FlowName | null {
  try {
    return flowName(word ?? '')
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm run new:flow NAME, for example: npm run new:flow bonusCode`)
    return null
  }
}

const name = named(process.argv[2])
const files = name ? newFlowFiles(name) : new Map<string, string>()
const taken = [...files.keys()].filter((path) => existsSync(join(root, path)))

if (!name) process.exitCode = 1
else if (taken.length) {
  console.error(`Nothing was written, since these are there already:\n${taken.map((one) => `  ${one}`).join('\n')}`)
  process.exitCode = 1
} else {
  for (const [path, content] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
    console.log(`written  ${path}`)
  }
  // How a line is broken depends on the name's length.
  spawnSync('oxfmt', [...files.keys()], { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
  console.log(
    `\nStill to be said by hand:\n${remaining(name)
      .map((one) => `  ${one}`)
      .join('\n')}`,
  )
  console.log(`\nThen: npm run test:model ${name.camel}`)
}
