import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './sources.ts'

const run = promisify(execFile)
const git = (...args: readonly string[]) => run('git', [...args], { cwd: ROOT })

// Run within the tree of the revision: its machines, read by today's reader of charts.
const WRITER = `import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directory } from '#machines/directory.ts'
import { chartFile } from './chartFile.ts'
import { chartOf } from './model.ts'
for (const machine of Object.values(directory)) {
  const chart = chartOf(machine)
  writeFileSync(join(process.argv[2], chart.id + '.json'), chartFile(chart))
}
`

/**
 * Writes the chart file of every machine of a revision into `.tmp/charts-at/{commit}`. Rejects, in words, where git does not know the
 * revision, or where its machines can not be read with the packages that are installed now.
 */
export async function chartFilesAt(revision: string): Promise<{ readonly folder: string; readonly count: number }> {
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).then(
    ({ stdout }) => stdout.trim(),
    () => {
      throw new Error(`git knows no revision "${revision}"`)
    },
  )
  const folder = join(ROOT, '.tmp', 'charts-at', commit.slice(0, 12))
  const tree = join(ROOT, '.tmp', 'charts-at', `${commit.slice(0, 12)}-tree`)
  const clear = async () => {
    await rm(tree, { recursive: true, force: true })
    await git('worktree', 'prune')
  }
  await clear()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    await git('worktree', 'add', '--detach', '--quiet', tree, commit)
    await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    const reader = join(tree, 'chart-reader')
    await mkdir(reader)
    for (const name of ['model.ts', 'words.ts', 'chartFile.ts'])
      await cp(join(ROOT, 'staff', 'charts', name), join(reader, name))
    await writeFile(join(reader, 'write.ts'), WRITER)
    await run(process.execPath, [join(reader, 'write.ts'), folder], { cwd: tree }).catch((error: unknown) => {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
      throw new Error(`The machines of ${revision} can not be read here: ${/\w*Error.*/.exec(said)?.[0] ?? said}`)
    })
  } finally {
    await clear()
  }
  return { folder, count: (await readdir(folder)).length }
}
