import type { ReactNode } from 'react'
import type { SimulatedClock } from 'xstate'
import type { CallName } from '#contract/calls.ts'
import type { World } from '#src/actors/world.ts'
import type { Fault } from '#tests/support/qa.ts'

// The fault table: each call of an area × each fault, against a real operator. A new area adds its rows to `rows.tsx`.

/** One thing that may go wrong with a call. */
export interface FaultCase {
  readonly name: string
  readonly fault: Pick<Fault, 'kind' | 'status' | 'body' | 'delayMs'>
}

const STATUSES = {
  400: 'error.validation',
  401: 'token.expired',
  403: 'error.forbidden',
  404: 'error.not_found',
  409: 'error.conflict',
  429: 'error.too_many_requests',
  500: 'error.system.error',
}

/** Every fault that a row is walked with. */
export const FAULTS: readonly FaultCase[] = [
  ...Object.entries(STATUSES).map(([status, code]): FaultCase => {
    const body = { status: Number(status), code, message: code, validationErrors: [] }
    return { name: status, fault: { kind: 'status', status: Number(status), body } }
  }),
  { name: 'drop', fault: { kind: 'drop' } },
  // Longer than any flow's own patience, whose clock is moved; short for Node, which lets the next call wait behind it.
  { name: 'hang', fault: { kind: 'hang', delayMs: 2000 } },
  { name: 'late', fault: { kind: 'late' } },
  { name: 'malformed', fault: { kind: 'malformed' } },
]

/** What a flow of a row is given: the site's own client against a real operator, as one player. */
export interface FaultWorld {
  readonly origin: string
  readonly world: World
}

/** A flow under way, driven as its player would. */
export interface FlowRun {
  readonly clock: SimulatedClock
  readonly state: () => string
  readonly subscribe: (changed: () => void) => () => void
  /** Nothing to press yet. `waitsMs`: for a timer of that length, and for no answer. */
  readonly isBusy: () => boolean
  readonly waitsMs: () => number | null
  readonly page: () => ReactNode
  /** Presses the way on. Answers false when there is nothing left to do. */
  readonly goOn: () => Promise<boolean>
  readonly stop: () => void
}

/** One call of the contract, in the flow that makes it. */
export interface FaultRow {
  readonly area: string
  readonly call: CallName
  /** What the call is for here, where a flow makes it more than once. */
  readonly when?: string
  /** State from which on the fault may come; from the start where it is missing. */
  readonly from?: string
  readonly open: (it: FaultWorld) => FlowRun
  /** What each walk must have moved of the player's own money when it is through, minor units, newest first. */
  readonly moves: readonly number[]
  /** Wallets that must have moved so, and otherwise not at all: own money alone where it is missing. */
  readonly wallets?: readonly string[]
  /** The player, where it matters. */
  readonly player?: object
  /** Each fault has a player of its own: what is walked may be done a few times a day only. */
  readonly isFresh?: boolean
  /** The answer to this call is lost first, so that the flow has to ask what became of it. */
  readonly lost?: CallName
}

/** What became of one case. */
export interface FaultLine {
  readonly call: string
  readonly fault: string
  readonly state: string
  readonly says: string
  readonly ways: readonly string[]
  readonly moved: string
}

const plain = (html: string): string =>
  html
    .replaceAll(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const CONTROLS = /<(button|a)\b([^>]*)>(.*?)<\/\1>/gs

/** What comes up by itself and is read out at once, wherever it stands on a page. */
function alertsOf(html: string): readonly string[] {
  return [...html.matchAll(/<div role="alert"/g)].map(({ index }) => {
    let depth = 0
    for (const tag of html.slice(index).matchAll(/<(\/?)div\b[^>]*>/g)) {
      depth += tag[1] === '/' ? -1 : 1
      if (depth === 0) return html.slice(index, index + tag.index + tag[0].length)
    }
    return html.slice(index)
  })
}

/** Dates and times of day are another each run. */
const timeless = (words: string): string =>
  words.replaceAll(/\d\d\/\d\d\/\d{4}/g, 'DD/MM/YYYY').replaceAll(/\b\d\d:\d\d\b/g, 'HH:MM')

/** What a page says, and what can be pressed on it: where something comes up by itself that alone, or else how it begins. */
export function readPage(page: string): { readonly says: string; readonly ways: readonly string[] } {
  const alerts = alertsOf(page)
  const html = `${alerts.join(' ')} ${alerts.reduce((rest, alert) => rest.replace(alert, ''), page)}`
  const ways = [...html.matchAll(CONTROLS)]
    .filter(([, , attributes = '']) => !/\sdisabled|aria-disabled="true"/.test(attributes))
    .map(([, , attributes = '', inner = '']) => /aria-label="([^"]+)"/.exec(attributes)?.[1] ?? plain(inner))
    .filter((words) => words !== '')
  const legends = html.replaceAll(/<fieldset\b.*?<legend\b[^>]*>(.*?)<\/legend>.*?<\/fieldset>/gs, ' $1 ')
  const shown = alerts.length > 0 ? alerts.join(' ') : legends.replaceAll(/<form\b.*?<\/form>/gs, ' ')
  const words = timeless(plain(shown.replaceAll(CONTROLS, '')))
  return { says: words.length > 200 ? `${words.slice(0, 199)}…` : words, ways: [...new Set(ways)] }
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** What one area's calls do, as a part of the document. */
export function sectionOf(area: string, lines: readonly FaultLine[]): string {
  const rows = lines.map(({ call, fault, state, says, ways, moved }) =>
    ['', call, fault, state, cell(says), cell(ways.slice(0, 6).join(' · ')), moved, ''].join(' | ').trim(),
  )
  return `## ${area}

| call | fault | state | the page says | way on | money moved |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** What stands before the areas, and behind them. */
export const documentAround = (withoutRow: Readonly<Record<string, string>>): readonly [string, string] => [
  `# Faults

What each call does to its flow when it goes wrong, walked by the tests of \`tests/faults/table/walk.ts\` against a real operator: the state
that the flow comes to rest in, what the page says there, what can be pressed, and what was booked in the ledger once the player has gone on
to the end. Written by \`npm run faults\`, never by hand.
`,
  `## Without a row

${Object.entries(withoutRow)
  .map(([call, why]) => `\`${call}\` (${why})`)
  .join(', ')}.
`,
]
