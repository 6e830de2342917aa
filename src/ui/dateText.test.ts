import { expect, test } from 'vitest'
import { parseDate, showDate, typeDate } from './dateText.ts'

test.each([
  ['31/01/1990', '1990-01-31'],
  ['1.2.1990', '1990-02-01'],
  ['1990-01-31', '1990-01-31'],
  ['31 01 1990', '1990-01-31'],
  ['24121990', '1990-12-24'],
  ['2412/1990', '1990-12-24'],
  ['24/121990', '1990-12-24'],
  ['19901224', '1990-12-24'],
  ['20111912', '1912-11-20'],
])('LOC-9 the date %s is read as %s', (text, iso) => {
  expect(parseDate(text)).toBe(iso)
})

test.each(['', '31/02/1990', '31/01/90', '2412199', '31021990', '24129990', '10/11/12/1990', 'tomorrow'])(
  'LOC-9 %j is no date',
  (text) => {
    expect(parseDate(text)).toBeNull()
  },
)

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

test.each(['24121990', '24.12.1990', '24-12-1990', '1990-12-24', ' 24. 12. 1990 ', '19901224'])(
  'LOC-9 REG-2 %s pasted stands there as a date',
  (pasted) => {
    expect(typeDate(pasted, '')).toBe('24/12/1990')
  },
)

test.each(['24/12/90', '99999999', '24 Dec'])('LOC-9 %s pasted is no one date and stays as it is', (pasted) => {
  expect(typeDate(pasted, '')).toBe(pasted)
})

test.each([
  ['24/', '24/12/1990'],
  ['24/12/', '24/12/1990'],
  ['24/12/19', '24/12/1990'],
])('LOC-9 from %s digits alone go on after deleting, as on a keypad without a slash', (typed, date) => {
  // The last one is taken back, and all that is missing is typed again.
  let text = typeDate(typed.slice(0, -1), typed)
  for (const key of date.replaceAll('/', '').slice(text.replaceAll('/', '').length)) text = typeDate(text + key, text)
  expect(text).toBe(date)
})

test('LOC-9 a slash that is deleted does not come back under the cursor', () => {
  expect(typeDate('2412/1990', '24/12/1990')).toBe('2412/1990')
})
