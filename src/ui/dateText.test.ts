import { expect, test } from 'vitest'
import { parseDate, showDate, typeDate } from './dateText.ts'

test.each([
  ['31/01/1990', '1990-01-31'],
  ['1.2.1990', '1990-02-01'],
  ['1990-01-31', '1990-01-31'],
  ['31 01 1990', '1990-01-31'],
])('LOC-9 the date %s is read as %s', (text, iso) => {
  expect(parseDate(text)).toBe(iso)
})

test.each(['', '31/02/1990', '31/01/90', '31011990', 'tomorrow'])('LOC-9 %j is no date', (text) => {
  expect(parseDate(text)).toBeNull()
})

test('LOC-9 a date is shown as dd/MM/yyyy', () => {
  expect(showDate('1990-01-31')).toBe('31/01/1990')
})

test('slashes come by themselves while typing, and can be taken back', () => {
  expect(typeDate('31', '3')).toBe('31/')
  expect(typeDate('31/01', '31/0')).toBe('31/01/')
  expect(typeDate('31', '31/')).toBe('31')
})

test.each(['31011990', '31/01/1990', '31.01.1990', '31-01-1990', '31 01 1990', '31/1/1990'])(
  'LOC-9 %s typed key by key is a date',
  (keys) => {
    let text = ''
    for (const key of keys) text = typeDate(text + key, text)
    expect(parseDate(text)).toBe('1990-01-31')
  },
)
