import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './sources.ts'

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** The tests of a file or of a describe; describes are suites in it. */
export interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly line: number
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface BrowserReport extends BrowserSuite {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** The first lines of a message, without the colours of a terminal. */
const firstLines = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => `\n      ${line}`)
    .join('')

/** Each unit test that failed, with the first lines of why; a file that could not be loaded is named itself. */
export function unitTroubles(found: UnitReport): string[] {
  return found.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded fails without a test.
    if (status === 'failed' && failed.length === 0) return [`${file}${firstLines(message)}`]
    return failed.map((test) => `${file} › ${test.fullName}${firstLines(test.failureMessages?.join('\n'))}`)
  })
}

/** Each browser test that failed or passed at the second try only, with the first lines of why it failed first. */
export function browserTroubles({ suites = [], specs = [] }: BrowserSuite): string[] {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ status, results }) =>
          `${file}:${line} › ${title}${status === 'flaky' ? ' (passed at the second try)' : ''}${firstLines(results[0]?.error?.message)}`,
      ),
  )
  return [...here, ...suites.flatMap(browserTroubles)]
}

/** Why a path was not walked: `npm test` leaves out at its end what there is no time for. */
export const noTime = 'no time was left'

/** How many paths there was no time for. */
export const pathsWithoutTime = ({ suites = [], specs = [] }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .filter(({ annotations = [] }) => annotations.some(({ description }) => description === noTime)).length +
  suites.reduce((sum, suite) => sum + pathsWithoutTime(suite), 0)
