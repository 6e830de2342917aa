import { expect, test } from 'vitest'
import { transactionSearch } from './transactionSearch.ts'

test.each([
  [
    { category: 'CASINO', status: 'PENDING', hour: '72' },
    { category: 'CASINO', status: 'PENDING', hour: 72 },
  ],
  [
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-02-01', to: '2026-02-28' },
  ],
  [{ to: '2026-02-28' }, { to: '2026-02-28' }],
  [{ category: 'casino', status: 'x', hour: '25', from: '2026-02-30', to: '../..' }, {}],
  [{ category: null, status: null, hour: null, from: null, to: null, hosted: 'done', token: 'secret' }, {}],
  [{ from: '2026-03-02', to: '2026-03-01' }, {}],
  [{ hour: 24, from: '2026-03-01' }, { hour: 24 }],
] as const)('TXN-2 the address %j filters the history by %j', (given, filter) => {
  expect(transactionSearch(given)).toEqual(filter)
})
