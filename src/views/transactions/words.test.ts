import { expect, test } from 'vitest'
import { bonusesIn } from './words.ts'

const marked = (reason: string): string => bonusesIn(reason, () => '*')

test('WDR-3 LOC-13 bonus money of no campaign is named in the page’s language, a campaign’s title stays as it is', () => {
  expect(marked('Casino bonus')).toBe('*')
  expect(marked('Friday reload, Live casino bonus')).toBe('Friday reload, *')
  expect(marked('Welcome bonus')).toBe('Welcome bonus')
  expect(marked('toString, 100 %')).toBe('toString, 100 %')
})
