import { describe, expect, test } from 'vitest'
import { levelLimit, levelResult, periodStart, withdrawalRule } from './withdrawalRules.ts'

const iso = (time: number): string => new Date(time).toISOString()
const at = (text: string): number => Date.parse(text)

describe('rules of withdrawals', () => {
  test.each([
    ['2026-11-23T00:00:00Z', '2026-11-23T00:00:00.000Z'],
    ['2026-11-29T23:59:59Z', '2026-11-23T00:00:00.000Z'],
    ['2026-11-22T12:00:00Z', '2026-11-16T00:00:00.000Z'],
    ['2027-01-02T12:00:00Z', '2026-12-28T00:00:00.000Z'],
  ])('WDR-1 the week of %s begins on Monday, %s', (now, start) => {
    expect(iso(periodStart('W', at(now)))).toBe(start)
  })

  test('WDR-1 days begin at midnight and months on the first, UTC', () => {
    expect(iso(periodStart('D', at('2026-11-22T23:59:00Z')))).toBe('2026-11-22T00:00:00.000Z')
    expect(iso(periodStart('M', at('2026-12-31T23:59:00Z')))).toBe('2026-12-01T00:00:00.000Z')
  })

  test.each([
    ['FI', 'EUR', 1_000_000, 'W'],
    ['GG', 'GBP', 500_000, 'D'],
    ['BR', 'EUR', 2_000_000, 'M'],
    ['TR', 'EUR', 2_000_000, 'M'],
  ] as const)('WDR-1 what %s allows in %s, and in which period', (market, currency, limit, duration) => {
    expect(withdrawalRule(market, currency)).toEqual({ limit, duration })
  })

  test.each([
    ['FULLY VERIFIED', 5_000_000],
    ['DATA_VERIFIED', 5_000_000],
    ['ENHANCED', null],
    ['ENHANCED KYC', null],
    ['NOT_REQUIRED', null],
  ])('WDR-1 at %s no more than this is paid out altogether', (level, limit) => {
    expect(levelLimit(level, 'EUR')).toBe(limit)
  })

  test.each([
    ['EDD_PENDING', true, 'DOCUMENTS_REQUIRED'],
    ['EDD_PENDING', false, 'DOCUMENTS_UNDER_REVIEW'],
    ['EDD_UNDER_REVIEW', false, 'DOCUMENTS_UNDER_REVIEW'],
    ['NOT_VERIFIED', true, 'DOCUMENTS_REQUIRED'],
    ['FULLY VERIFIED', true, 'SUCCESS'],
  ])('EDD-1 at %s with the questions asked: %s, the level says %s', (kycStatus, eddQuestionnaire, result) => {
    expect(levelResult({ kycStatus, eddQuestionnaire })).toBe(result)
  })
})
