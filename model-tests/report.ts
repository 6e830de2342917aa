import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOut } from '#staff/charts/layout.ts'
import { chartOf } from '#staff/charts/model.ts'
import { svgOf } from '#staff/charts/svg.ts'
import { type Coverage, coverageOf, type GeneratedPath } from './coverage.ts'
import { pathSet } from './generate.ts'
import { guardsOf } from './guards.ts'
import type { AnyPathModel } from './paths.ts'
import { nameOf, shortest, type Strategy } from './strategy.ts'
import {
  bothWays,
  type FlowPaths,
  guardGap,
  guardGaps,
  type GuardSeen,
  type PathFailure,
  type PathReport,
  reportFile,
  seenOneWay,
  type WalkedPath,
  whyOneWay,
} from '#staff/paths/pathReport.ts'

/** Where results and report lie. */
export const reportFolder = join(import.meta.dirname, '..', '.tmp', 'model-report')

/** How one path went, as the browser run wrote it. */
export type PathOutcome = {
  readonly flow: string
  readonly title: string
  readonly passed: boolean
  /** Where it failed; null while it was not seen where. */
  readonly failure?: PathFailure | null
}

/** File of one path's outcome. */
export const outcomeFile = (flow: string, index: number): string =>
  join(reportFolder, 'paths', `${flow}-${index + 1}.json`)

/** One flow's result: its paths with how they went (null: not walked), and what the passed ones cover. */
export type FlowReport = {
  readonly flow: string
  readonly paths: readonly WalkedPath[]
  readonly coverage: Coverage
  readonly guards: readonly GuardSeen[]
  /** What of the strategy is not among the paths; null: nothing. */
  readonly without: string | null
}

/** Reads what the browser run left and computes what it covers. */
export function flowReport(model: AnyPathModel, strategy: Strategy = shortest): FlowReport {
  const { paths, without } = pathSet(model, strategy)
  const outcomes = paths.map((path, index) => outcomeOf(model.machine.id, index, path))
  const passed = paths.filter((_, index) => outcomes[index]?.passed === true)
  return {
    flow: model.machine.id,
    paths: paths.map(({ title, variant, steps }, index) => ({
      title,
      variant,
      steps,
      passed: outcomes[index]?.passed ?? null,
      failure: outcomes[index]?.failure ?? null,
    })),
    coverage: coverageOf(model, passed),
    guards: guardsOf(model, passed),
    without,
  }
}

function outcomeOf(flow: string, index: number, path: GeneratedPath): PathOutcome | null {
  const file = outcomeFile(flow, index)
  if (!existsSync(file)) return null
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as PathOutcome
  return outcome.title === path.title ? outcome : null
}

const percent = ({ covered, missed }: Coverage['states']): number =>
  covered.length + missed.length === 0 ? 100 : Math.floor((100 * covered.length) / (covered.length + missed.length))

/** True when every path passed and nothing is left uncovered: no state, no transition, and no way of a guard that nothing explains. */
export const isComplete = ({ coverage, paths, guards }: FlowReport): boolean =>
  paths.every((one) => one.passed === true) &&
  coverage.states.missed.length === 0 &&
  coverage.transitions.missed.length === 0 &&
  guardGaps(guards).length === 0

/** The table that the run prints. */
export function table(reports: readonly FlowReport[]): string {
  const rows = reports.map(({ flow, paths, coverage, guards }) => [
    flow,
    `${paths.filter((one) => one.passed).length}/${paths.length}`,
    `${percent(coverage.states)} %`,
    `${percent(coverage.transitions)} %`,
    `${bothWays(guards).length}/${guards.length}`,
    `${seenOneWay(guards).length}`,
    `${coverage.leftOut.size}`,
  ])
  const all = [
    ['flow', 'paths', 'states', 'transitions', 'guards both ways', 'one way, why known', 'left out'],
    ...rows,
  ]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const list = (items: readonly string[]): string => `<ul>${items.map((one) => `<li>${escape(one)}</li>`).join('')}</ul>`

/** Puts a class on every element of a drawing that bears one of these ids. */
function mark(svg: string, attribute: 'data-state' | 'data-transition', ids: readonly string[], word: string): string {
  const wanted = new Set(ids)
  return svg.replaceAll(
    new RegExp(`class="([^"]*)" ${attribute}="([^"]*)"`, 'g'),
    (whole, classes: string, id: string) =>
      wanted.has(id) ? `class="${classes} ${word}" ${attribute}="${id}"` : whole,
  )
}

/** Lights what is covered and what is missed in a chart. */
const lit = (svg: string, { states, transitions }: Coverage): string =>
  [
    ['data-state', states.covered, 'covered'] as const,
    ['data-state', states.missed, 'missed'] as const,
    ['data-transition', transitions.covered, 'covered'] as const,
    ['data-transition', transitions.missed, 'missed'] as const,
  ].reduce((out, [attribute, ids, word]) => mark(out, attribute, ids, word), svg)

const sign = (passed: boolean | null): string => (passed === null ? 'not walked' : passed ? 'passed' : 'FAILED')

/** Guards that were not seen both ways and nothing says why, one line each. */
export const gapLines = ({ guards }: FlowReport): readonly string[] =>
  guardGaps(guards).map((guard) => `${guard.id}: ${guardGap(guard)}`)

/** Guards that were seen true only with the reason, one line each. */
export const oneWayLines = ({ guards }: FlowReport): readonly string[] =>
  seenOneWay(guards).map((guard) => `${guard.id}: ${whyOneWay(guard)}`)

async function section(model: AnyPathModel, one: FlowReport): Promise<string> {
  const { flow, paths, coverage, without } = one
  const gaps = gapLines(one)
  const oneWay = oneWayLines(one)
  const svg = lit(svgOf(await layOut(chartOf(model.machine))), coverage)
  return `<section><h2>${flow}</h2>
<p>${percent(coverage.states)} % of states, ${percent(coverage.transitions)} % of transitions.</p>
${coverage.transitions.missed.length ? `<h3>Missed</h3>${list([...coverage.states.missed, ...coverage.transitions.missed])}` : ''}
${gaps.length > 0 ? `<h3>Guards not seen both ways</h3>${list(gaps)}` : ''}
<h3>Paths</h3>${without === null ? '' : `<p>${escape(without)}.</p>`}${list(paths.map((path) => `${sign(path.passed)}: ${path.title}`))}
${oneWay.length > 0 ? `<h3>Guards seen true only, and why</h3>${list(oneWay)}` : ''}
<h3>Left out, and why</h3>${list([...coverage.leftOut].map(([id, why]) => `${id}: ${why}`))}
<div class="chart">${svg}</div></section>`
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const failureWords = ({ passed, failure, steps }: WalkedPath): string => {
  if (passed === true) return ''
  if (passed === null) return '<skipped/>'
  if (!failure) return '<failure message="it failed, and it was not seen where"/>'
  const { step, problem } = failure
  const name = step === 0 ? 'opening the page' : `step ${step}, ${steps[step - 1]?.name ?? ''}`
  return `<failure message="${xml(`${name}: ${problem}`)}"/>`
}

/** A flow as report.json holds it. */
export const flowPaths = ({ coverage: { states, transitions, leftOut }, ...rest }: FlowReport): FlowPaths => ({
  ...rest,
  states,
  transitions,
  leftOut: [...leftOut].map(([id, why]) => ({ id, why })),
})

/** Writes index.html and junit.xml beside the outcomes, and report.json, which the staff page shows. */
export async function writeReport(
  models: readonly AnyPathModel[],
  reports: readonly FlowReport[],
  strategy: Strategy,
): Promise<void> {
  mkdirSync(reportFolder, { recursive: true })
  const sections = await Promise.all(models.map((model, index) => section(model, reports[index]!)))
  const style =
    'body{font:15px/1.5 Arial,sans-serif;margin:24px}.chart{overflow:auto;border:1px solid #ccc}.chart svg{max-width:none}'
  writeFileSync(
    join(reportFolder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Path coverage</title><style>${style}</style><h1>Path coverage</h1><p>Strategy: ${nameOf(strategy)}</p>${sections.join('\n')}</html>\n`,
  )
  const suites = reports.map(({ flow, paths }) => {
    const cases = paths.map(
      (one) => `<testcase classname="${flow}" name="${xml(one.title)}">${failureWords(one)}</testcase>`,
    )
    const properties = `<properties><property name="strategy" value="${nameOf(strategy)}"/></properties>`
    return `<testsuite name="${flow}" tests="${paths.length}">${properties}${cases.join('')}</testsuite>`
  })
  writeFileSync(
    join(reportFolder, 'junit.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><testsuites>${suites.join('')}</testsuites>\n`,
  )
  const report: PathReport = {
    form: 'path-report',
    version: 2,
    at: Date.now(),
    strategy: nameOf(strategy),
    flows: reports.map(flowPaths),
  }
  writeFileSync(join(reportFolder, 'report.json'), reportFile(report))
}
