import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  partsOf,
  readPathReport,
  reportFile,
  seenOneWay,
  type WalkedPath,
  type WalkedWhen,
  walkedWords,
  whyOneWay,
  withFlows,
} from '#staff/paths/pathReport.ts'

/** Where results and report lie. */
export const reportFolder = join(import.meta.dirname, '..', '.tmp', 'model-report')

/** How one path went, as the browser run wrote it. */
export type PathOutcome = {
  readonly flow: string
  readonly title: string
  readonly passed: boolean
  /** When it was walked (ms since 1970), and on which release of the built site; runs of before do not say. */
  readonly at?: number
  readonly build?: string
  /** Where it failed; null while it was not seen where. */
  readonly failure?: PathFailure | null
}

const pathsFolder = (folder: string): string => join(folder, 'paths')

/** File of one path's outcome. */
export const outcomeFile = (flow: string, index: number, folder = reportFolder): string =>
  join(pathsFolder(folder), `${flow}-${index + 1}.json`)

/** Takes away what earlier runs left of these flows: outcomes, pictures and logs. What they left of others stands. */
export function forgetOutcomes(flows: readonly string[], folder = reportFolder): void {
  if (!existsSync(pathsFolder(folder))) return
  for (const name of readdirSync(pathsFolder(folder)))
    if (flows.includes(/^(.+?)-\d+(?:-log)?\.\w+$/.exec(name)?.[1] ?? '')) rmSync(join(pathsFolder(folder), name))
}

/** One flow's result: its paths with how they went (null: not walked), and what the passed ones cover. */
export type FlowReport = {
  readonly flow: string
  /** Null: none of its paths was walked. */
  readonly walked: WalkedWhen | null
  readonly paths: readonly WalkedPath[]
  readonly coverage: Coverage
  readonly guards: readonly GuardSeen[]
  /** What of the strategy is not among the paths; null: nothing. */
  readonly without: string | null
}

/** Reads what the browser run left and computes what it covers. */
export function flowReport(model: AnyPathModel, strategy: Strategy = shortest, folder = reportFolder): FlowReport {
  const { paths, without } = pathSet(model, strategy)
  const outcomes = paths.map((path, index) => outcomeOf(model.machine.id, index, path, folder))
  const passed = paths.filter((_, index) => outcomes[index]?.passed === true)
  return {
    flow: model.machine.id,
    walked: walkedWhen(outcomes, strategy),
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

function walkedWhen(outcomes: readonly (PathOutcome | null)[], strategy: Strategy): WalkedWhen | null {
  const walked = outcomes.filter((one) => one !== null)
  if (walked.length === 0) return null
  const times = walked.map(({ at = 0 }) => at)
  const builds = [...new Set(walked.flatMap(({ build }) => build || []))]
  return { from: Math.min(...times), to: Math.max(...times), builds, strategy: nameOf(strategy) }
}

function outcomeOf(flow: string, index: number, path: GeneratedPath, folder: string): PathOutcome | null {
  const file = outcomeFile(flow, index, folder)
  if (!existsSync(file)) return null
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as PathOutcome
  return outcome.title === path.title ? { at: statSync(file).mtimeMs, ...outcome } : null
}

const percent = ({ covered, missed }: Coverage['states']): number =>
  covered.length + missed.length === 0 ? 100 : Math.floor((100 * covered.length) / (covered.length + missed.length))

/** True when every path passed and nothing is left uncovered: no state, no transition, and no way of a guard that nothing explains. */
export const isComplete = ({ coverage, paths, guards }: FlowReport): boolean =>
  paths.every((one) => one.passed === true) &&
  coverage.states.missed.length === 0 &&
  coverage.transitions.missed.length === 0 &&
  guardGaps(guards).length === 0

/** Whether any path was walked since a moment (ms since 1970): a run that walked none, since none was missed, has nothing to report. */
export const isWalkedSince = (reports: readonly FlowReport[], since: number): boolean =>
  reports.some(({ walked }) => walked !== null && walked.to >= since)

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
const lit = (svg: string, { states, transitions }: Pick<FlowPaths, 'states' | 'transitions'>): string =>
  [
    ['data-state', states.covered, 'covered'] as const,
    ['data-state', states.missed, 'missed'] as const,
    ['data-transition', transitions.covered, 'covered'] as const,
    ['data-transition', transitions.missed, 'missed'] as const,
  ].reduce((out, [attribute, ids, word]) => mark(out, attribute, ids, word), svg)

const sign = (passed: boolean | null): string => (passed === null ? 'not walked' : passed ? 'passed' : 'FAILED')

/** Guards that were not seen both ways and nothing says why, one line each. */
export const gapLines = ({ guards }: Pick<FlowPaths, 'guards'>): readonly string[] =>
  guardGaps(guards).map((guard) => `${guard.id}: ${guardGap(guard)}`)

/** Guards that were seen true only with the reason, one line each. */
export const oneWayLines = ({ guards }: Pick<FlowPaths, 'guards'>): readonly string[] =>
  seenOneWay(guards).map((guard) => `${guard.id}: ${whyOneWay(guard)}`)

const partLines = (report: PathReport): string => {
  const parts = partsOf(report)
  return parts.length === 0 ? '' : `<p><strong>This is not one whole run.</strong> ${escape(parts.join(' '))}</p>`
}

async function section(model: AnyPathModel, one: FlowPaths): Promise<string> {
  const { flow, paths, states, transitions, leftOut, without, walked } = one
  const gaps = gapLines(one)
  const oneWay = oneWayLines(one)
  const svg = lit(svgOf(await layOut(chartOf(model.machine))), one)
  return `<section><h2>${flow}</h2>
<p>${percent(states)} % of states, ${percent(transitions)} % of transitions. ${escape(walkedWords(walked))}</p>
${transitions.missed.length ? `<h3>Missed</h3>${list([...states.missed, ...transitions.missed])}` : ''}
${gaps.length > 0 ? `<h3>Guards not seen both ways</h3>${list(gaps)}` : ''}
<h3>Paths</h3>${without === null ? '' : `<p>${escape(without)}.</p>`}${list(paths.map((path) => `${sign(path.passed)}: ${path.title}`))}
${oneWay.length > 0 ? `<h3>Guards seen true only, and why</h3>${list(oneWay)}` : ''}
<h3>Left out, and why</h3>${list(leftOut.map(({ id, why }) => `${id}: ${why}`))}
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

/** What readers of JUnit files sum by, as attributes. */
function countsOf(paths: readonly WalkedPath[]): string {
  const [failures, skipped] = [false, null].map((outcome) => paths.filter(({ passed }) => passed === outcome).length)
  return `tests="${paths.length}" failures="${failures}" errors="0" skipped="${skipped}"`
}

/** A flow as report.json holds it. */
export const flowPaths = ({ coverage: { states, transitions, leftOut }, ...rest }: FlowReport): FlowPaths => ({
  ...rest,
  states,
  transitions,
  leftOut: [...leftOut].map(([id, why]) => ({ id, why })),
})

/** What was reported last; null where nothing was, or nothing that can be read. */
function reportBefore(folder: string): PathReport | null {
  try {
    return readPathReport(readFileSync(join(folder, 'report.json'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * Writes what was walked now: junit.xml of this run alone, and index.html and report.json, which the staff page shows, in which the
 * other flows stand as they were walked last.
 */
export async function writeReport(
  models: readonly AnyPathModel[],
  reports: readonly FlowReport[],
  strategy: Strategy,
  folder = reportFolder,
): Promise<PathReport> {
  mkdirSync(folder, { recursive: true })
  const report = withFlows(reportBefore(folder), {
    at: Date.now(),
    strategy: nameOf(strategy),
    known: models.map(({ machine }) => machine.id),
    flows: reports.map(flowPaths),
  })
  const sections = await Promise.all(
    report.flows.map((one) =>
      section(
        models.find(({ machine }) => machine.id === one.flow)!,
        one,
      ),
    ),
  )
  const style =
    'body{font:15px/1.5 Arial,sans-serif;margin:24px}.chart{overflow:auto;border:1px solid #ccc}.chart svg{max-width:none}'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Path coverage</title><style>${style}</style><h1>Path coverage</h1>${partLines(report)}${sections.join('\n')}</html>\n`,
  )
  const suites = reports.map(({ flow, paths }) => {
    const cases = paths.map(
      (one) => `<testcase classname="${flow}" name="${xml(one.title)}">${failureWords(one)}</testcase>`,
    )
    const properties = `<properties><property name="strategy" value="${nameOf(strategy)}"/></properties>`
    return `<testsuite name="${flow}" ${countsOf(paths)}>${properties}${cases.join('')}</testsuite>`
  })
  const all = countsOf(reports.flatMap(({ paths }) => paths))
  writeFileSync(
    join(folder, 'junit.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><testsuites ${all}>${suites.join('')}</testsuites>\n`,
  )
  writeFileSync(join(folder, 'report.json'), reportFile(report))
  return report
}
