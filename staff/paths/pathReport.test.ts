import { expect, test } from 'vitest'
import { flowReport } from '#model-tests/report.ts'
import { models } from '#model-tests/models.ts'
import { percentOf, readPathReport, reportFile } from './pathReport.ts'

test('MOD-3 a report says of each flow what there is to walk, step by step, and is read back as it was', () => {
  const flows = models.slice(0, 4).map((model) => {
    const { flow, paths, coverage } = flowReport(model)
    const leftOut = [...coverage.leftOut].map(([id, why]) => ({ id, why }))
    return { flow, paths, states: coverage.states, transitions: coverage.transitions, leftOut }
  })
  const report = { form: 'path-report', version: 1, at: 1_795_000_000_000, flows } as const
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
  expect(() => readPathReport('{"form":"path-report","version":1,"at":1,"flows":[{"flow":7}]}')).toThrow(
    'can not be read: flows.0.flow',
  )
})

test('MOD-3 a hundred per cent is all of it and nothing less', () => {
  const names = Array.from({ length: 299 }, (_, at) => `${at}`)
  expect(percentOf({ covered: names, missed: ['one'] })).toBe(99)
  expect(percentOf({ covered: names, missed: [] })).toBe(100)
  expect(percentOf({ covered: [], missed: [] })).toBe(100)
})
