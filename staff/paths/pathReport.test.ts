import { expect, test } from 'vitest'
import { flowPaths, flowReport } from '#model-tests/report.ts'
import { models } from '#model-tests/models.ts'
import {
  bothWays,
  guardGap,
  guardGaps,
  percentOf,
  readPathReport,
  reportFile,
  seenOneWay,
  whyOneWay,
} from './pathReport.ts'

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

const trueOnly = { id: 'a:b', true: true, false: false, withheld: false, without: null }

test('MOD-3 a guard that was not seen both ways says which way is missing, and is no gap where it is known why', () => {
  const both = { ...trueOnly, id: 'a:c', false: true }
  const off = { ...trueOnly, id: 'a:d', withheld: true }
  const nobody = { ...trueOnly, id: 'a:e', without: 'the form refuses it first' }
  const guards = [trueOnly, both, off, nobody]
  expect([guardGaps(guards), bothWays(guards), seenOneWay(guards)]).toEqual([[trueOnly], [both], [off, nobody]])
  expect(guardGap(trueOnly)).toBe('its guard was seen true only')
  expect(guardGap({ ...both, true: false })).toBe('its guard was seen false only')
  expect(guardGap({ ...trueOnly, true: false })).toBe('its guard was seen neither true nor false')
  expect(seenOneWay(guards).map(whyOneWay)).toEqual([
    'where it is false nothing would come of it: the page switches the control off, and no path tries',
    'the form refuses it first',
  ])
})

test('MOD-3 a reason for one way makes up for nothing else: a guard never seen true stays a gap', () => {
  const never = { ...trueOnly, true: false, withheld: true, without: 'the form refuses it first' }
  expect([guardGaps([never]), seenOneWay([never])]).toEqual([[never], []])
  const falseOnly = { ...never, false: true }
  expect([guardGaps([falseOnly]), seenOneWay([falseOnly])]).toEqual([[falseOnly], []])
})

test('MOD-3 a report of before reasons were counted is opened all the same, and a reason that is none is refused', () => {
  const flow = flowPaths(flowReport(models[0]!))
  const reportOf = (guard: object) =>
    JSON.stringify({
      form: 'path-report',
      version: 2,
      at: 1,
      strategy: 'shortest',
      flows: [{ ...flow, guards: [guard] }],
    })
  const { without: _, ...earlier } = trueOnly
  expect(readPathReport(reportOf(earlier)).flows[0]?.guards).toEqual([trueOnly])
  expect(() => readPathReport(reportOf({ ...earlier, without: 7 }))).toThrow('flows.0.guards.0.without')
})

test('MOD-3 a hundred per cent is all of it and nothing less', () => {
  const names = Array.from({ length: 299 }, (_, at) => `${at}`)
  expect(percentOf({ covered: names, missed: ['one'] })).toBe(99)
  expect(percentOf({ covered: names, missed: [] })).toBe(100)
  expect(percentOf({ covered: [], missed: [] })).toBe(100)
})
