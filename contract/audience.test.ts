import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { audienceModes, audienceOptions, depositGroups, isShownTo, type Targeted, type Viewer } from './audience.ts'

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const playerId = fc.integer({ min: 1, max: 40 })
const separator = fc.constantFrom(',', ', ', ';', '\n', ' ,')
const target = fc.record({
  option: fc.constantFrom(...audienceOptions),
  groups: maybe(fc.uniqueArray(fc.constantFrom(...depositGroups))),
  ids: maybe(fc.array(playerId, { maxLength: 8 })),
  separator,
})
const item = fc.record({
  authorized: fc.constantFrom(...audienceModes),
  target: maybe(target),
  start: maybe(moment),
  end: maybe(moment),
})
const viewer = maybe(fc.record({ playerId, depositsCount: maybe(fc.nat({ max: 5 })) }))

/** P5, line by line, over parts instead of over what the content service sends. */
function rule(
  { authorized, target: aim, start, end }: typeof item extends fc.Arbitrary<infer T> ? T : never,
  who: Viewer,
  now: number,
): boolean {
  const isInTime = (!start || now >= start.getTime()) && (!end || now < end.getTime())
  if (!isInTime) return false
  if (!who) return authorized === 'BOTH' || authorized === 'NOT_AUTHORIZED'
  if (authorized !== 'BOTH' && authorized !== 'AUTHORIZED') return false
  if (!aim || aim.option === 'NO_LIMIT') return true
  if (aim.option === 'PLAYERS_LIST') return aim.ids?.includes(who.playerId) ?? false
  if (who.depositsCount === null) return false
  const group = who.depositsCount === 0 ? '0' : who.depositsCount === 1 ? '1' : '>1'
  return aim.groups?.includes(group) ?? false
}

test('CON-2 whoever looks, at any moment, sees what P5 says: mode, then no limit, group by deposits or list of players, within its dates', () => {
  const seen = { shown: 0, hidden: 0 }
  fc.assert(
    fc.property(item, viewer, moment, (parts, who, at) => {
      const { target: aim } = parts
      const targeted: Targeted = {
        authorized: parts.authorized,
        targetAudience: aim && {
          option: aim.option,
          groups: aim.groups,
          playerIds: aim.ids && aim.ids.join(aim.separator),
        },
        startDate: parts.start?.toISOString() ?? null,
        endDate: parts.end?.toISOString() ?? null,
      }
      const isShown = isShownTo(targeted, who, at.getTime())
      seen[isShown ? 'shown' : 'hidden'] += 1
      expect(isShown).toBe(rule(parts, who, at.getTime()))
    }),
    { numRuns: 3000 },
  )
  // Both outcomes were really met.
  expect(Math.min(seen.shown, seen.hidden)).toBeGreaterThan(300)
})

test('CON-2 an item begins at its first moment and is over at its last; a list of players holds whole ids, however they are set apart', () => {
  const now = Date.parse('2026-06-01T12:00:00Z')
  const at = (startDate: string | null, endDate: string | null) =>
    isShownTo({ authorized: 'BOTH', startDate, endDate }, null, now)
  expect(at('2026-06-01T12:00:00Z', null)).toBe(true)
  expect(at('2026-06-01T14:00:00+02:00', null)).toBe(true)
  expect(at(null, '2026-06-01T12:00:00Z')).toBe(false)
  expect(at('2026-06-01T12:00:00.001Z', null)).toBe(false)
  const listed = (playerIds: string | null) =>
    isShownTo(
      { authorized: 'BOTH', targetAudience: { option: 'PLAYERS_LIST', playerIds } },
      { playerId: 12, depositsCount: 0 },
      now,
    )
  for (const ids of ['12', '1,12,3', ' 12 ;13', '3\r\n12\r\n', '"12",13'])
    expect([ids, listed(ids)]).toEqual([ids, true])
  for (const ids of [null, '', '123,112', '1 2', '012']) expect([ids, listed(ids)]).toEqual([ids, false])
})
