import { expect, test } from 'vitest'
import { flowPaths, flowReport } from '#model-tests/report.ts'
import { models } from '#model-tests/models.ts'
import { guardGap, oneSided, percentOf, readPathReport, reportFile } from './pathReport.ts'

test('MOD-3 a report says of each flow what there is to walk, step by step, and is read back as it was', () => {
  const flows = models.slice(0, 4).map((model) => flowPaths(flowReport(model)))
  const report = { form: 'path-report', version: 2, at: 1_795_000_000_000, strategy: 'shortest', flows } as const
  expect(readPathReport(reportFile(report))).toEqual(report)
  for (const { paths } of flows) {
    expect(paths.length).toBeGreaterThan(0)
    for (const { title, steps } of paths) {
      expect(title).toContain(steps.map(({ name }) => name).join(' > '))
      expect(title.startsWith(steps.at(-1)?.leadsTo ?? '')).toBe(true)
    }
  }
})

test('MOD-3 what is no report of paths says so', () => {
  expect(() => readPathReport('no')).toThrow('This file is no JSON.')
  expect(() => readPathReport('[]')).toThrow('This is not a report of paths.')
  expect(() =>
    readPathReport('{"form":"path-report","version":2,"at":1,"strategy":"simple","flows":[{"flow":7}]}'),
  ).toThrow('can not be read: flows.0.flow')
  expect(() => readPathReport('{"form":"path-report","version":1,"at":1,"flows":[]}')).toThrow('another version')
})

test('MOD-3 a guard that was not seen both ways says which way is missing, and whether anybody could have tried', () => {
  const seen = { id: 'a:b', true: true, false: false, withheld: false }
  const both = { ...seen, false: true }
  expect(oneSided([seen, both])).toEqual([seen])
  expect(guardGap(seen)).toBe('its guard was seen true only')
  expect(guardGap({ ...seen, withheld: true })).toBe(
    'its guard was false only where nothing would come of it, and no path tries that',
  )
  expect(guardGap({ ...both, true: false })).toBe('its guard was seen false only')
  expect(guardGap({ ...seen, true: false })).toBe('its guard was seen neither true nor false')
})

test('MOD-3 a hundred per cent is all of it and nothing less', () => {
  const names = Array.from({ length: 299 }, (_, at) => `${at}`)
  expect(percentOf({ covered: names, missed: ['one'] })).toBe(99)
  expect(percentOf({ covered: names, missed: [] })).toBe(100)
  expect(percentOf({ covered: [], missed: [] })).toBe(100)
})
