#!/usr/bin/env node
// Brings a fresh clone to where every npm script can run: packages as the lock file says, and with --browser a Chromium.
// Plain JavaScript without dependencies, because it runs before anything is installed and on whatever Node is there.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const newer = (a, b) => !existsSync(b) || statSync(a).mtimeMs > statSync(b).mtimeMs
const marker = join(root, 'node_modules', '.installed')
const fail = (text) => {
  console.error(text)
  process.exit(1)
}

if (newer(join(root, 'package-lock.json'), marker)) {
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) fail('Packages could not be installed (npm ci failed, see above).')
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, '')
}

// Every npm script finds node_modules/.bin first, where a Node of the right age lies for the common platforms.
const bundled = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isOldNode = major < 24 && !(major === 22 && minor >= 18)
if (isOldNode && !existsSync(bundled))
  fail(`Node ${process.versions.node} is too old and none is bundled for ${process.platform}-${process.arch}: install Node 24 (at least 22.18).`)

if (process.argv.includes('--browser')) {
  const { chromiumPath } = await import('./chromium.mjs')
  if (!chromiumPath()) {
    console.log('Installing a browser for the tests …')
    spawnSync(process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 120_000 })
    if (!chromiumPath() && process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
      const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
      const apt = (...args) => spawnSync([...asRoot, 'apt-get'][0], [...asRoot.slice(1), ...(asRoot.length ? ['apt-get'] : []), ...args], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      apt('update', '-qq')
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-noto-core')
    }
    if (!chromiumPath()) fail('No Chromium could be found or installed: set CHROMIUM to the path of one.')
  }
}
