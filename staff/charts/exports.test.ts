import { describe, expect, test } from 'vitest'
import { raise, sendTo, setup } from 'xstate'
import { allMachines } from './allMachines.ts'
import { chartFile, readChartFile } from './chartFile.ts'
import { changesIn, compareCharts } from './compare.ts'
import { everything } from './example.fixture.ts'
import { layOut } from './layout.ts'
import { mermaidOf } from './mermaid.ts'
import { type Chart, chartOf, type ChartState, type ChartTransition } from './model.ts'
import { overlaps } from './overlaps.ts'
import { scxmlOf } from './scxml.ts'
import { svgOf } from './svg.ts'

const chart = chartOf(everything)

const states = (file: { chart: Record<string, unknown> }) =>
  file.chart['states'] as { children: string[]; path: string }[]

/** The file of a chart with something changed in it, read. */
const broken = (change: (file: { chart: Record<string, unknown> }) => void) => {
  const file = JSON.parse(chartFile(chart)) as { chart: Record<string, unknown> }
  change(file)
  return () => readChartFile(JSON.stringify(file))
}

/** States of an earlier version of the example. */
const asBefore = (state: ChartState): ChartState => {
  if (state.path === 'flow.code.locked') return { ...state, description: 'Locked for a while' }
  if (state.path !== 'flow') return state
  return { ...state, children: [...state.children.filter((path) => path !== 'flow.refused'), 'flow.waitingRoom'] }
}

const transitionOf = (id: string): ChartTransition => {
  const found = chart.transitions.find((one) => one.id === id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}

describe('MOD-2 a chart as a file', () => {
  test('MOD-2 is read back as it was, for every machine', () => {
    for (const one of [chart, ...allMachines().map(chartOf)]) expect(readChartFile(chartFile(one))).toEqual(one)
  })

  test('MOD-2 says what is wrong with any other file', () => {
    expect(() => readChartFile('<svg>')).toThrow('This file is no JSON.')
    expect(() => readChartFile('{"states":[]}')).toThrow('This is not the file of a chart.')
    expect(() => readChartFile('null')).toThrow('This is not the file of a chart.')
    expect(() => readChartFile(chartFile(chart).replace('"version": 1', '"version": 2'))).toThrow('of another version')
    expect(broken((file) => (file.chart['states'] = 7))).toThrow('can not be read: states')
    expect(broken((file) => states(file)[1]?.children.push('flow'))).toThrow('do not lie within each other')
    expect(broken((file) => states(file).push(structuredClone(states(file)[2]!)))).toThrow(
      'do not lie within each other',
    )
    expect(broken((file) => (file.chart['states'] as unknown[]).pop())).toThrow(
      'speaks of a state that it does not have: challenge.solved',
    )
  })
})

test('MOD-2 a chart is told in Mermaid: groups, regions, ends, history and what is handled in place', () => {
  const text = mermaidOf(chart)
  expect(text).toContain('stateDiagram-v2')
  expect(text).toContain('state "code" as flow__code {')
  expect(text).toMatch(/\n {4}\}\n {4}--\n {4}state "challenge" as challenge \{/)
  expect(text).toContain('state "H*" as flow__before')
  expect(text).toContain('flow__end --> [*]')
  expect(text).toContain(
    'flow__details --> flow__code : form.next #91;is adult and not has tries left#93; / sets tries',
  )
  expect(text).toContain('note right of flow__code__waiting\n    after 60 s (resend delay) / track step\n  end note')
  // What would end a line or a label early is written out.
  for (const one of allMachines().map(chartOf))
    for (const line of mermaidOf(one).split('\n')) {
      const label = / : (.*)$/.exec(line)?.[1] ?? ''
      expect(label.replaceAll(/#\d+;/g, ''), `${one.id}: ${line}`).not.toMatch(/[;:<>{}"#]/)
    }
})

test('MOD-2 a chart is told in SCXML: each state once, each transition with event, guard and target', () => {
  const text = scxmlOf(chart)
  expect(text).toContain('<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0"')
  expect(text).toContain('<parallel id="everything">')
  expect(text).toContain('<state id="everything.flow.code" initial="everything.flow.code.sending">')
  expect(text).toContain('<history id="everything.flow.before" type="deep">')
  expect(text).toContain('<final id="everything.flow.end">')
  expect(text).toContain(
    `<transition event="form.next" cond="guard('is adult and not has tries left')" target="everything.flow.code">`,
  )
  const session = scxmlOf(chartOf(allMachines().find(({ id }) => id === 'session')!))
  expect(session).toContain('<transition event="error.platform.*">')
  expect(session).toContain('<transition event="done.invoke.adoptSession"')
  expect(session).toMatch(/<send event="(xstate\.after\.requestTimeout[^"]+)" id="\1" delay="15s"\/>/u)
  expect(session).toMatch(/<cancel sendid="xstate\.after\.requestTimeout[^"]+"\/>/u)
  // What lies within a state is reached without leaving it, unless xstate does.
  const login = scxmlOf(chartOf(allMachines().find(({ id }) => id === 'login')!))
  expect(login).toContain('<transition event="login.open" target="login.open" type="internal">')
  for (const one of allMachines().map(chartOf)) {
    const scxml = scxmlOf(one)
    const ids = [...scxml.matchAll(/<(?:state|parallel|final|history) id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(one.states.length)
    const targets = [...scxml.matchAll(/<transition [^>]*target="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '))
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    expect(scxml.match(/<transition /g)?.length ?? 0).toBe(one.transitions.length)
  }
})

test('MOD-2 SCXML sends what a flow tells its parent, another actor and itself, where it is told', () => {
  const telling = setup({
    types: { context: {} as { parentRef: { id: string } } },
    actions: {
      tellDone: sendTo(({ context }) => context.parentRef as never, { type: 'telling.done' } as never),
      goOn: raise({ type: 'go.on' }),
    },
  }).createMachine({
    id: 'telling',
    context: () => ({ parentRef: { id: 'any' } }),
    initial: 'one',
    entry: 'goOn',
    states: {
      one: { on: { 'go.on': { target: 'two', actions: 'tellDone' } }, exit: sendTo('helper', { type: 'help.end' }) },
      two: {},
    },
  })
  const text = scxmlOf(chartOf(telling as never)).replaceAll(/\s*\n\s*/g, '')
  expect(text).toContain(`<onentry><log label="action" expr="'go on'"/><raise event="go.on"/></onentry>`)
  expect(text).toContain('<send event="help.end" target="#_helper"/></onexit>')
  expect(text).toMatch(
    /<transition event="go\.on" target="telling\.two"><log [^>]*\/><send event="telling\.done" target="#_parent"\/><\/transition>/,
  )
  const login = scxmlOf(chartOf(allMachines().find(({ id }) => id === 'login')!))
  expect(login).toContain('<send event="login.succeeded" target="#_parent"/>')
})

describe('MOD-2 two versions of a chart', () => {
  const [help, close] = [chart.states.find(({ path }) => path === 'flow.help'), transitionOf('flow.help:help.close')]
  const earlier: Chart = {
    ...chart,
    states: [
      ...chart.states.filter(({ path }) => path !== 'flow.refused').map(asBefore),
      { ...help!, path: 'flow.waitingRoom', key: 'waitingRoom' },
    ],
    transitions: [
      ...chart.transitions.filter(({ targets }) => !targets.includes('flow.refused')),
      { ...close, id: 'flow.waitingRoom:help.close', source: 'flow.waitingRoom' },
    ],
  }

  test('MOD-2 the same version twice has no difference', () => {
    for (const one of [chart, ...allMachines().map(chartOf)]) expect(changesIn(compareCharts(one, one))).toEqual([])
  })

  test('MOD-2 what was added, changed and removed is told, and is all there', () => {
    const found = compareCharts(earlier, chart)
    expect(changesIn(found).map(({ change, state, transition }) => [change, state?.path ?? transition?.id])).toEqual([
      ['added', 'flow.refused'],
      ['added', 'flow.details:form.next:1'],
      ['changed', 'flow.code.locked'],
      ['removed', 'flow.waitingRoom'],
      ['removed', 'before flow.waitingRoom:help.close'],
    ])
    expect(found.chart.states).toHaveLength(chart.states.length + 1)
    const back = compareCharts(chart, earlier)
    expect(changesIn(back).map(({ change }) => change)).toEqual(['added', 'added', 'changed', 'removed', 'removed'])
  })

  test('MOD-2 another guard in between leaves its rivals what they are', () => {
    const [first, second] = [transitionOf('flow.details:form.next:0'), transitionOf('flow.details:form.next:1')]
    const more: Chart = {
      ...chart,
      transitions: [
        { ...first, guard: 'is on leave', targets: ['flow.help'] },
        { ...first, id: second.id },
        { ...second, id: 'flow.details:form.next:2' },
        ...chart.transitions.filter((one) => one !== first && one !== second),
      ],
    }
    expect(changesIn(compareCharts(chart, more)).map(({ transition }) => transition?.guard)).toEqual(['is on leave'])
  })

  test('MOD-2 they are drawn as one, each part lit as what it is, nothing over anything else', async () => {
    const found = compareCharts(earlier, chart)
    const drawing = await layOut(found.chart)
    expect(overlaps(drawing)).toEqual([])
    const svg = svgOf(drawing, found)
    const lit = (attribute: string) =>
      new RegExp(`<g class="([^"]*)" ${attribute.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)}`).exec(svg)?.[1]
    expect(lit('data-state="flow.refused"')).toMatch(/ added$/)
    expect(lit('data-state="flow.waitingRoom"')).toMatch(/ removed$/)
    expect(lit('data-state="flow.code.locked"')).toMatch(/ changed$/)
    expect(lit('data-state="flow.help"')).not.toMatch(/added|removed|changed/)
    expect(lit('data-transition="before flow.waitingRoom:help.close"')).toMatch(/ removed$/)
  })
})
