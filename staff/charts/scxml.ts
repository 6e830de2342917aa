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

const eventOf = ({ id, source, kind }: ChartTransition): string | null => {
  if (kind === 'always' || kind === 'default') return null
  const type = id.slice(source.length + 1).replace(/:\d+$/, '')
  return type === '*' ? '*' : eventName(type)
}

/** Events of SCXML are words joined by dots. */
const eventName = (type: string): string => type.replaceAll(/[^\w.-]+/g, '_')

/** A message as SCXML sends it. */
const sendOf = ({ event, to }: ChartSend): string =>
  to === 'self'
    ? `<raise event="${eventName(event)}"/>`
    : `<send event="${eventName(event)}" target="#_${escape(to ?? 'parent')}"/>`

/**
 * A chart as SCXML 1.0. Guards and actions are the machine's own code, which a file can not hold: a guard is a call of `guard()` by what it
 * says, an action a log entry, with the messages that it sends. Times are events, called as xstate calls them.
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
  const does = (indent: string, name: 'entry' | 'exit', { path, ...state }: ChartState) => {
    if (state[name].length === 0) return
    lines.push(`${indent}<on${name}>`, ...done(`${indent}  `, `${name} ${path}`, state[name]), `${indent}</on${name}>`)
  }
  const transition = (indent: string, one: ChartTransition) => {
    const event = eventOf(one)
    const attributes = [
      ...(event === null ? [] : [`event="${escape(event)}"`]),
      // What is asked last needs no condition: nothing before it has fitted.
      ...(one.guard === '' || one.guard === 'else' ? [] : [`cond="guard(${escape(quoted(one.guard))})"`]),
      ...(one.targets.length > 0 ? [`target="${one.targets.map(idOf).join(' ')}"`] : []),
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
