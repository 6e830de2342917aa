import { afterEach, expect, test } from 'vitest'
import type { Transaction } from '#machines/transactions/transactions.contract.ts'
import { boundsOf, queryOf } from '#src/actors/transactions.ts'
import { dayNumber, firstInGroup } from './groups.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})
const at = (transactionDate: string): Transaction => ({
  referenceId: transactionDate,
  amount: 100,
  currency: 'EUR',
  balanceAfterTransaction: 100,
  category: 'CASINO',
  type: 'WIN',
  status: 'SUCCESS',
  transactionDate,
  reason: null,
})
const begins = (...moments: string[]) => [...firstInGroup(moments.map(at))].map(Boolean)

test.each([
  ['UTC', [true, false, true]],
  ['Europe/Helsinki', [true, true, false]],
])('TXN-1 in %s a day begins at the midnight of the player', (name, expected) => {
  process.env['TZ'] = name
  expect(begins('2026-05-02T23:30:00.000Z', '2026-05-02T20:30:00.000Z', '2026-05-01T21:30:00.000Z')).toEqual(expected)
})

test('TXN-1 on the day of the clock change the hour that comes twice is one day', () => {
  process.env['TZ'] = 'Europe/Helsinki'
  expect(
    begins(
      '2026-10-25T21:59:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-24T20:59:00.000Z',
    ),
  ).toEqual([true, false, false, true])
  expect(dayNumber('2026-10-26T00:30:00+02:00') - dayNumber('2026-10-25T00:30:00+03:00')).toBe(1)
})

test('TXN-2 TXN-4 days are asked for from midnight to midnight of the player, 25 hours when the clock changes', () => {
  process.env['TZ'] = 'Europe/Helsinki'
  const days = { from: '2026-10-25', to: '2026-10-25' }
  const asked = { from: '2026-10-24T21:00:00.000Z', to: '2026-10-25T22:00:00.000Z' }
  expect(boundsOf({ kind: 'own', ...days }, 0)).toEqual(asked)
  expect(queryOf({ category: null, status: null, hour: null, ...days }, 0)).toEqual(asked)
})

test('TXN-4 periods begin at a midnight; six months before the end of August is the end of February', () => {
  process.env['TZ'] = 'UTC'
  const now = Date.parse('2026-08-31T15:00:00Z')
  const from = (kind: 'today' | 'week' | 'month' | 'halfYear') => boundsOf({ kind, from: null, to: null }, now).from
  expect([from('today'), from('week'), from('month'), from('halfYear')]).toEqual([
    '2026-08-31T00:00:00.000Z',
    '2026-08-25T00:00:00.000Z',
    '2026-08-02T00:00:00.000Z',
    '2026-02-28T00:00:00.000Z',
  ])
})
