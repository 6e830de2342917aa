import { expect, test } from 'vitest'
import { browserTroubles, noTime, pathsWithoutTime, unitTroubles } from './troubles.ts'
import { ROOT } from './sources.ts'

const unit = {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  testResults: [
    {
      name: `${ROOT}/operator/ledger.test.ts`,
      status: 'failed',
      assertionResults: [
        { fullName: 'BAL-1 holds', status: 'passed', failureMessages: [] },
        {
          fullName: 'SAF-14 adds up',
          status: 'failed',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n    at ledger'],
        },
      ],
    },
    { name: `${ROOT}/operator/gone.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: `${ROOT}/operator/fine.test.ts`, status: 'passed', assertionResults: [] },
  ],
}

test('the end of a run names each unit test that failed, and each file that could not be loaded', () => {
  expect(unitTroubles(unit)).toEqual([
    'operator/ledger.test.ts › SAF-14 adds up\n      expected 1\n          at ledger',
    'operator/gone.test.ts\n      Cannot find module',
  ])
})

const of = (title: string, status: string, message?: string) => ({
  file: 'tests/browser/wallet.spec.ts',
  line: 7,
  title,
  tests: [{ status, results: message ? [{ error: { message } }] : [{}] }],
})

test('the end of a run names each browser test that failed or needed a second try, within a describe too', () => {
  const suite = {
    specs: [of('WAL-1 fine', 'expected'), of('WAL-2 not', 'unexpected', 'Error: gone')],
    suites: [{ specs: [of('WAL-3 late', 'flaky', 'Error: late')] }],
  }
  expect(browserTroubles(suite)).toEqual([
    'tests/browser/wallet.spec.ts:7 › WAL-2 not\n      Error: gone',
    'tests/browser/wallet.spec.ts:7 › WAL-3 late (passed at the second try)\n      Error: late',
  ])
})

test('the end of a run counts the paths that no time was left for, and nothing else that was skipped', () => {
  const skipped = (description: string) => ({
    ...of('a path', 'skipped'),
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }], results: [{}] }],
  })
  const suite = { specs: [skipped(noTime), of('WAL-1 fine', 'expected')], suites: [{ specs: [skipped('by command')] }] }
  expect(pathsWithoutTime({ suites: [suite, { suites: [suite] }] })).toBe(2)
})
