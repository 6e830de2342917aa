import { expect, test } from 'vitest'
import { isBusinessTime } from './businessHours.ts'

const helsinki = { timeZone: 'Europe/Helsinki', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }
const at = (moment: string) => Date.parse(moment)

test.each([
  ['2026-11-20T06:59:59Z', false],
  ['2026-11-20T07:00:00Z', true],
  ['2026-11-20T14:59:59Z', true],
  ['2026-11-20T15:00:00Z', false],
  // Saturday, and Monday there while it is still Sunday in London.
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-22T22:30:00Z', false],
  // Summer time is an hour earlier by the world's clock; the clocks go back on 25 October 2026.
  ['2026-10-23T06:00:00Z', true],
  ['2026-10-26T06:00:00Z', false],
  ['2026-10-26T07:00:00Z', true],
])('APP-15 at %s business time from nine to five in Helsinki is %s', (moment, isOpen) => {
  expect(isBusinessTime(helsinki, at(moment))).toBe(isOpen)
})

test('APP-15 hours past midnight belong to the day they began on; a whole day has no gap; none set is never', () => {
  const night = { timeZone: 'America/Toronto', days: [5], from: '20:00', to: '02:00' }
  const open = ['2026-11-21T01:00:00Z', '2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z', '2026-11-21T06:59:59Z']
  const shut = ['2026-11-20T06:00:00Z', '2026-11-21T00:59:59Z', '2026-11-21T07:00:00Z', '2026-11-22T01:00:00Z']
  expect([...open, ...shut].filter((moment) => isBusinessTime(night, at(moment)))).toEqual(open)
  const always = { timeZone: 'Asia/Tokyo', days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }
  for (const moment of ['2026-11-20T14:59:59Z', '2026-11-20T15:00:00Z', '2026-11-20T03:00:00Z'])
    expect(isBusinessTime(always, at(moment))).toBe(true)
  expect(isBusinessTime(null, at('2026-11-20T10:00:00Z'))).toBe(false)
})
