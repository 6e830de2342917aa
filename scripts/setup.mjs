#!/usr/bin/env node
// Brings a fresh clone to where every npm script can run: packages as the lock file says and, with --browser, a Chromium.
// Plain JavaScript without packages, because it runs before anything is installed and on whatever Node is there.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HEADLESS_SHELL, testChromiumPath } from './chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'

function fail(text) {
  console.error(text)
  process.exit(1)
}

function installPackages() {
  const lock = join(root, 'package-lock.json')
  const marker = join(root, 'node_modules', '.installed')
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages …')
  const done = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (done.status !== 0) fail('The packages could not be installed: npm ci failed, see above.')
  writeFileSync(marker, '')
}

// npm puts node_modules/.bin first, where a Node of the right age lies for the common platforms.
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isFit = major >= 24 || (major === 22 && minor >= 18)
  if (isFit || existsSync(join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node'))) return
  fail(
    `Node ${process.versions.node} is too old, and none comes with the packages for ${process.platform}-${process.arch}: install Node 24 (or 22.18 and later).`,
  )
}

/**
 * `npm start` and `npm run dev` put the operator in the place of npm's shell (`exec`), so that a signal to npm reaches it. The shell of
 * Windows has no such word, nor such signals: there it is a command that runs the rest of its line.
 */
function teachExec() {
  if (isWindows) writeFileSync(join(root, 'node_modules', '.bin', 'exec.cmd'), '@call %*\r\n')
}

function aptInstall(...packages) {
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync(command, [...before, 'update', '-qq'], options)
  spawnSync(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

function installBrowser() {
  if (process.env['CHROMIUM'] || existsSync(HEADLESS_SHELL)) return
  const isDebian = existsSync('/usr/bin/apt-get')
  // Where a browser is there already, nobody is asked for a password to get a quicker one.
  if (testChromiumPath() && !(isDebian && process.getuid?.() === 0)) return
  console.log('Installing a browser for the tests …')
  if (isDebian) aptInstall('chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core')
  if (testChromiumPath()) return
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 120_000 })
  if (!testChromiumPath() && isDebian) aptInstall('chromium', 'fonts-liberation', 'fonts-noto-core')
  if (!testChromiumPath()) fail('No Chromium was found and none could be installed: set CHROMIUM to the path of one.')
}

installPackages()
checkNode()
teachExec()
if (process.argv.includes('--browser')) installBrowser()
