// Where tests and benches find a browser: $CHROMIUM, the system's own, or the one that Playwright downloaded.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The same Chromium built without windows: tests take a third less time in it. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  HEADLESS_SHELL,
]

/** Path of what the tests run in, or null when there is none. Throws when $CHROMIUM names a file that is not there. */
export function testChromiumPath() {
  return !process.env['CHROMIUM'] && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath()
}

/** Path of a whole Chromium that can be started, or null when there is none. Throws when $CHROMIUM names a file that is not there. */
export function chromiumPath() {
  const asked = process.env['CHROMIUM']
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM names ${asked}, which does not exist.`)
    return asked
  }
  const system = SYSTEM.find((path) => existsSync(path))
  if (system) return system
  try {
    const own = createRequire(import.meta.url)('playwright').chromium.executablePath()
    return existsSync(own) ? own : null
  } catch {
    return null // the packages are not installed yet
  }
}

/** Flags under which headless Chromium runs quietly as root and without a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
