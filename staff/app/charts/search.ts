import type { Chart, ChartState, ChartTransition } from '../../charts/model.ts'
import { plainWords, saidGuard } from '../../charts/words.ts'

/** What a search found in one chart; nothing inside when only its name or description fits. */
export interface Found {
  readonly chart: Chart
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** A name as it is written and as it is said: `isLastAttempt` is found by "last attempt" too. */
const said = (name: string): string => `${name} ${plainWords(name)} ${name.split(/[._-]/).map(plainWords).join(' ')}`

/** All that a state says. */
export const wordsOfState = (state: ChartState): string =>
  [
    said(state.key),
    state.path,
    state.description ?? '',
    ...state.tags,
    ...state.requirements,
    ...[...state.entry, ...state.exit, ...state.invokes].map(said),
  ].join(' ')

/** All that a transition says. */
export const wordsOfTransition = (one: ChartTransition): string =>
  [said(one.words), one.guard, saidGuard(one.guard), ...one.actions, one.description ?? ''].join(' ')

/** What a flow is called and about, and what all of it shows. */
export const wordsOfChart = (chart: Chart): string =>
  [said(chart.id), chart.description ?? '', ...(chart.states.find(({ path }) => path === '')?.requirements ?? [])].join(
    ' ',
  )

/** An id of the register: `reg-1` must not find what shows `reg-10`. */
const ID = /^[a-z]{3}-\d+$/
const holds = (folded: string, word: string): boolean =>
  ID.test(word) ? new RegExp(`\\b${word}\\b`).test(folded) : folded.includes(word)

/** Charts in which all words of a text stand together: in the name, in a state or in what leads from one to another. */
export function searchCharts(charts: readonly Chart[], text: string): readonly Found[] {
  const wanted = fold(text).split(' ').filter(Boolean)
  if (wanted.length === 0) return charts.map((chart) => ({ chart, states: [], transitions: [] }))
  const fits = (words: string): boolean => {
    const folded = fold(words)
    return wanted.every((one) => holds(folded, one))
  }
  return charts.flatMap((chart) => {
    const states = chart.states.filter((state) => state.path !== '' && fits(wordsOfState(state)))
    const transitions = chart.transitions.filter((one) => fits(wordsOfTransition(one)))
    const isNamed = fits(wordsOfChart(chart))
    return isNamed || states.length > 0 || transitions.length > 0 ? [{ chart, states, transitions }] : []
  })
}
