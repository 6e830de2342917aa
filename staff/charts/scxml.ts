import type { Chart, ChartSend, ChartState, ChartTransition } from './model.ts'

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\s+/g, ' ')

/** A string of ECMAScript. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

/** Names of SCXML's own for what xstate calls otherwise: an actor's end, and a state's. Times keep their names. */
const OWN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.done\.actor\./, 'done.invoke.'],
  [/^xstate\.error\.actor\./, 'error.platform.'],
  [/^xstate\.done\.state\./, 'done.state.'],
]

const eventOf = ({ id, source, kind }: ChartTransition): string | null => {
  if (kind === 'always' || kind === 'default') return null
  const type = id.slice(source.length + 1).replace(/:\d+$/, '')
  return type === '*' ? '*' : eventName(OWN_NAMES.reduce((name, [xstate, own]) => name.replace(xstate, own), type))
}

const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3600 }

/** How long a time is: a number of seconds where the chart knows one, else a call of `delay()` by its name. */
function delayOf({ words }: ChartTransition): string {
  const said = words.replace(/^after /, '')
  const [, amount, unit = ''] = /^([\d.]+) (ms|s|min|h)(?: \(.*\))?$/.exec(said) ?? []
  return amount === undefined
    ? `delayexpr="delay(${escape(quoted(said))})"`
    : `delay="${Number((Number(amount) * SECONDS[unit]!).toFixed(3))}s"`
}

const isWithin = (path: string, group: string): boolean => group === '' || path.startsWith(`${group}.`)

/** Events of SCXML are words joined by dots. */
const eventName = (type: string): string => type.replaceAll(/(?<!\.)\*|[^\w.*-]+/g, '_')

/** A message as SCXML sends it. */
const sendOf = ({ event, to }: ChartSend): string =>
  to === 'self'
    ? `<raise event="${eventName(event)}"/>`
    : `<send event="${eventName(event)}" target="#_${escape(to ?? 'parent')}"/>`

/**
 * A chart as SCXML 1.0. Guards and actions are the machine's own code, which a file can not hold: a guard is a call of `guard()` by what it
 * says, an action a log entry, with the messages that it sends. A time is an event that its state sends to itself as it is entered.
 */
export function scxmlOf(chart: Chart): string {
  const states = new Map(chart.states.map((state) => [state.path, state]))
  const idOf = (path: string): string =>
    [chart.id, ...(path === '' ? [] : [path])].join('.').replaceAll(/[^\w.-]/g, '_')
  const lines: string[] = []
  const done = (indent: string, at: string, actions: readonly string[]): readonly string[] => [
    ...actions.map((action) => `${indent}<log label="action" expr="${escape(quoted(action))}"/>`),
    ...chart.sends.filter((one) => one.at === at).map((one) => indent + sendOf(one)),
  ]
  /** Times of a state by their events: several guards may ask at the same one. */
  const timesOf = ({ path }: ChartState) =>
    new Map(
      chart.transitions
        .filter(({ source, kind }) => source === path && kind === 'after')
        .map((one) => [eventOf(one) ?? '', delayOf(one)]),
    )
  const does = (indent: string, name: 'entry' | 'exit', state: ChartState) => {
    const inner = `${indent}  `
    const lasting = [...timesOf(state)].map(([event, delay]) =>
      name === 'entry'
        ? `${inner}<send event="${event}" id="${event}" ${delay}/>`
        : `${inner}<cancel sendid="${event}"/>`,
    )
    if (state[name].length + lasting.length === 0) return
    lines.push(
      `${indent}<on${name}>`,
      ...done(inner, `${name} ${state.path}`, state[name]),
      ...lasting,
      `${indent}</on${name}>`,
    )
  }
  /**
   * Where it leads, and how: unless it enters its source anew, xstate does not leave the source for what lies within it. What leads to
   * its own source begins that one's contents again; where there are none, nothing is left at all.
   */
  const leadsTo = ({ source, targets, isAnew, kind }: ChartTransition) => {
    const { type, initial } = states.get(source)!
    if (isAnew || kind === 'default') return { targets, isInternal: false }
    const all = targets.flatMap((target) => {
      if (target !== source || type === 'parallel') return [target]
      return initial === null ? [] : [initial]
    })
    return {
      targets: all,
      isInternal: type === 'compound' && all.length > 0 && all.every((target) => isWithin(target, source)),
    }
  }
  const transition = (indent: string, one: ChartTransition) => {
    const event = eventOf(one)
    const { targets, isInternal } = leadsTo(one)
    const attributes = [
      ...(event === null ? [] : [`event="${escape(event)}"`]),
      // What is asked last needs no condition: nothing before it has fitted.
      ...(one.guard === '' || one.guard === 'else' ? [] : [`cond="guard(${escape(quoted(one.guard))})"`]),
      ...(targets.length > 0 ? [`target="${targets.map(idOf).join(' ')}"`] : []),
      ...(isInternal ? ['type="internal"'] : []),
    ]
    if (one.actions.length === 0) {
      lines.push(`${indent}<transition ${attributes.join(' ')}/>`)
      return
    }
    lines.push(
      `${indent}<transition ${attributes.join(' ')}>`,
      ...done(`${indent}  `, one.id, one.actions),
      `${indent}</transition>`,
    )
  }
  const write = (state: ChartState, depth: number): void => {
    const indent = '  '.repeat(depth)
    const name = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final', history: 'history' }[
      state.type
    ]
    const type = state.history === null ? '' : ` type="${state.history}"`
    const initial = state.initial === null ? '' : ` initial="${idOf(state.initial)}"`
    lines.push(`${indent}<${name} id="${idOf(state.path)}"${type}${initial}>`)
    if (state.description !== null) lines.push(`${indent}  <!-- ${escape(state.description).replaceAll('--', '—')} -->`)
    does(`${indent}  `, 'entry', state)
    does(`${indent}  `, 'exit', state)
    for (const source of state.invokes)
      lines.push(`${indent}  <invoke id="${escape(source)}" src="#${escape(source)}"/>`)
    const own = chart.transitions.filter((one) => one.source === state.path)
    for (const one of own) transition(`${indent}  `, one)
    for (const child of state.children) write(states.get(child)!, depth + 1)
    lines.push(`${indent}</${name}>`)
  }
  lines.push(
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${escape(chart.id)}" initial="${idOf('')}">`,
  )
  write(states.get('')!, 1)
  lines.push('</scxml>')
  return `${lines.join('\n')}\n`
}
