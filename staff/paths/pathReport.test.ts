import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flowPaths, flowReport, forgetOutcomes, isWalkedSince, outcomeFile, writeReport } from '#model-tests/report.ts'
import { models } from '#model-tests/models.ts'
import { shortest } from '#model-tests/strategy.ts'
import { allMachines } from '../charts/allMachines.ts'
import { noPaths } from './noPaths.ts'
import {
  bothWays,
  guardGap,
  guardGaps,
  partsOf,
  percentOf,
  readPathReport,
  reportFile,
  seenOneWay,
  walkedWords,
  whyOneWay,
} from './pathReport.ts'

test('MOD-3 a report says of each flow what there is to walk, step by step, and is read back as it was', () => {
  const flows = models.slice(0, 4).map((model) => flowPaths(flowReport(model)))
  const report = {
    form: 'path-report',
    version: 2,
    at: 1_795_000_000_000,
    strategy: 'shortest',
    known: null,
    flows,
  } as const
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

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'model-report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const two = ['terms', 'toasts'].map((flow) => models.find(({ machine }) => machine.id === flow)!)
const [terms, toasts] = two as [(typeof two)[0], (typeof two)[0]]

/** Every path of a flow passed at a moment, on a build. */
function walk(model: typeof terms, at: number, build: string): void {
  flowReport(model, shortest, folder).paths.forEach(({ title }, index) => {
    const file = outcomeFile(model.machine.id, index, folder)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ flow: model.machine.id, title, passed: true, at, build }))
  })
}
const write = (model: typeof terms) => writeReport(two, [flowReport(model, shortest, folder)], shortest, folder)
const written = () => readPathReport(readFileSync(join(folder, 'report.json'), 'utf8'))

test('MOD-3 the run of one flow leaves what was walked of the others, each with its time and build, and says that it is a part', async () => {
  walk(terms, 1000, 'aaa')
  const first = await write(terms)
  expect(partsOf(first)).toEqual(['It is of 1 of 2 flows. Not walked: toasts.'])
  forgetOutcomes(['toasts'], folder)
  walk(toasts, 9000, 'bbb')
  await write(toasts)
  expect(written().flows.map(({ flow, walked }) => [flow, walked])).toEqual([
    ['terms', { from: 1000, to: 1000, builds: ['aaa'], strategy: 'shortest' }],
    ['toasts', { from: 9000, to: 9000, builds: ['bbb'], strategy: 'shortest' }],
  ])
  expect(written().flows.every(({ paths }) => paths.every(({ passed }) => passed))).toBe(true)
  expect(partsOf(written())).toEqual(['The flows were walked on different builds of the site: aaa, bbb.'])
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toMatch(/<h2>terms<\/h2>[^]*<h2>toasts<\/h2>/)
})

test('MOD-3 a run of what was missed that walks nothing, since nothing was, is known by it and leaves the report as it was', () => {
  walk(terms, 1000, 'aaa')
  const reports = two.map((model) => flowReport(model, shortest, folder))
  expect([999, 1000, 1001].map((since) => isWalkedSince(reports, since))).toEqual([true, true, false])
})

test('MOD-3 the JUnit file says how many paths were walked, failed and left out, of each flow and of all', async () => {
  walk(terms, 1000, 'aaa')
  walk(toasts, 1000, 'aaa')
  const [failed] = flowReport(terms, shortest, folder).paths
  const outcome = { flow: 'terms', title: failed!.title, passed: false, at: 1000, build: 'aaa' }
  writeFileSync(outcomeFile('terms', 0, folder), JSON.stringify(outcome))
  rmSync(outcomeFile('toasts', 0, folder))
  const reports = two.map((model) => flowReport(model, shortest, folder))
  await writeReport(two, reports, shortest, folder)
  const [ofTerms, ofToasts] = reports.map(({ paths }) => paths.length) as [number, number]
  const file = readFileSync(join(folder, 'junit.xml'), 'utf8')
  expect([...file.matchAll(/<testsuites? ([^>]*)>/g)].map(([, counts]) => counts)).toEqual([
    `tests="${ofTerms + ofToasts}" failures="1" errors="0" skipped="1"`,
    `name="terms" tests="${ofTerms}" failures="1" errors="0" skipped="0"`,
    `name="toasts" tests="${ofToasts}" failures="0" errors="0" skipped="1"`,
  ])
})

test('MOD-3 a whole run on one build is no part, and a flow that is walked again loses what it had', async () => {
  for (const model of two) walk(model, 1000, 'aaa')
  const all = two.map((model) => flowReport(model, shortest, folder))
  expect(partsOf(await writeReport(two, all, shortest, folder))).toEqual([])
  forgetOutcomes(['terms'], folder)
  expect(readdirSync(join(folder, 'paths')).every((name) => name.startsWith('toasts-'))).toBe(true)
  await write(terms)
  expect(partsOf(written())).toEqual(['It is of 1 of 2 flows. Not walked: terms.'])
})

test('MOD-3 a report of before says of each flow the time that it has itself', async () => {
  walk(terms, 1000, 'aaa')
  const { walked: _, ...flow } = flowPaths(flowReport(terms, shortest, folder))
  const earlier = { form: 'path-report', version: 2, at: 500, strategy: 'simple', flows: [flow] }
  writeFileSync(join(folder, 'report.json'), JSON.stringify(earlier))
  expect(partsOf(written())).toEqual([])
  await write(toasts)
  expect(written().flows.find((one) => one.flow === 'terms')?.walked).toEqual({
    from: 500,
    to: 500,
    builds: [],
    strategy: 'simple',
  })
  expect(walkedWords({ from: 0, to: 9e6, builds: ['a', 'b'], strategy: 'simple' })).toMatch(
    /^Walked from .+ to .+ on build a and b, paths made by the strategy “simple”\.$/,
  )
  expect(walkedWords(null)).toBe('Not walked.')
})

test('MOD-3 of every machine without paths it is said why, and of no other', () => {
  const without = allMachines()
    .map(({ id }) => id)
    .filter((id) => !models.some(({ machine }) => machine.id === id))
  expect(Object.keys(noPaths)).toEqual(without)
})
