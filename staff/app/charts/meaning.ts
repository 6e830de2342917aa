import type { Chart, ChartState, ChartTransition } from '../../charts/model.ts'
import { type Found, wordsOfChart, wordsOfState, wordsOfTransition } from './search.ts'
import { synonyms } from './synonyms.ts'

/** Words that say nothing of what is sought. */
const fillers = new Set(
  'a an and any are as at be been by can do does for from get gets has have he her his how i if in into is it its me my of on or our she so some that the their them then there they this to was want wants we were what when where which who why will with you your'.split(
    ' ',
  ),
)

/** A word without its ending: `captured`, `captures` and `capturing` are one. */
function stem(word: string): string {
  if (word.length < 4) return word
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed)$/, (end, at: number) => (at < 3 ? end : ''))
  return bare.replace(/([b-df-hj-kmnp-rtv-z])\1$/, '$1').replace(/(?<=..)e$/, '')
}

const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)

/** Stems between blanks, so that whole words are found in it. */
const lineOf = (stems: readonly string[]): string => ` ${stems.join(' ')} `

/** What is left of a text without fillers, as it is compared; of fillers alone, all of them. */
function senseOf(text: string): string {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !fillers.has(word))
  return lineOf(stemsOf((telling.length > 0 ? telling : words).join(' ')))
}

const rows = synonyms.map((words) => ({
  words,
  lines: words.map((one) => lineOf(stemsOf(one))),
  senses: words.map(senseOf),
}))

/** One thing that is sought: any of its words will do. */
export interface Meaning {
  /** What was typed for it. */
  readonly typed: string
  /** Other words for it, as they stand in the charts or are said. */
  readonly others: readonly string[]
  readonly lines: readonly string[]
}

/** The most words that stand for one thing together. */
const LONGEST = 5

/** What a text asks for, its longest known phrases first; words without a meaning of their own are left out. */
export function meaningsOf(text: string): readonly Meaning[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const meanings: Meaning[] = []
  for (let at = 0; at < words.length;) {
    const known = phraseAt(words, at)
    const word = words[at] ?? ''
    if (known) meanings.push(known.meaning)
    else if (!fillers.has(word) && stemsOf(word).length > 0)
      meanings.push({ typed: word, others: [], lines: [lineOf(stemsOf(word))] })
    at += known?.length ?? 1
  }
  return meanings
}

/** The longest phrase from there on that has synonyms. */
function phraseAt(words: readonly string[], at: number): { readonly meaning: Meaning; readonly length: number } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length).join(' ')
    const [line, sense] = [lineOf(stemsOf(typed)), senseOf(typed)]
    const known = rows.filter(({ senses }) => senses.includes(sense))
    if (known.length > 0) {
      const others = known.flatMap((row) => row.words.filter((_, place) => row.senses[place] !== sense))
      return { meaning: { typed, others, lines: [line, ...known.flatMap(({ lines }) => lines)] }, length }
    }
  }
  return null
}

/** Whether any word for a meaning stands in a line of stems. */
const holds = (line: string, { lines }: Meaning): boolean => lines.some((one) => line.includes(one))

/**
 * Charts that speak of what a text means, where they do not use its words: of each thing that is sought, any word for it stands in
 * the state or the transition, or in what the flow is about. What `found` has is not told again.
 */
export function searchByMeaning(charts: readonly Chart[], text: string, found: readonly Found[]): readonly Found[] {
  const meanings = meaningsOf(text)
  if (meanings.length === 0) return []
  const named: Found[] = []
  const others: Found[] = []
  for (const chart of charts) {
    const known = found.find((one) => one.chart === chart)
    const about = lineOf(stemsOf(wordsOfChart(chart)))
    const missing = meanings.filter((meaning) => !holds(about, meaning))
    // What the flow is about already is no reason to list all of it.
    const fits = (words: string): boolean => {
      const own = lineOf(stemsOf(words))
      return (missing.length > 0 ? missing : meanings).every((meaning) => holds(own, meaning))
    }
    const states = chart.states.filter(
      (state: ChartState) => state.path !== '' && !known?.states.includes(state) && fits(wordsOfState(state)),
    )
    const transitions = chart.transitions.filter(
      (one: ChartTransition) => !known?.transitions.includes(one) && fits(wordsOfTransition(one)),
    )
    if (missing.length === 0 && !known) named.push({ chart, states, transitions })
    else if (states.length > 0 || transitions.length > 0) others.push({ chart, states, transitions })
  }
  return [...named, ...others]
}
