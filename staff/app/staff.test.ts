import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../charts/allMachines.ts'
import { chartOf } from '../charts/model.ts'
import { drawingModule, listModule } from './charts/chartModules.ts'
import { meaningsOf, searchByMeaning } from './charts/meaning.ts'
import { hashOf, placeOf } from './place.ts'
import { searchCharts } from './charts/search.ts'
import { transitionWords } from './charts/transitionWords.ts'
import { sizeOf, zoomed, zoomStep } from './charts/zoom.ts'

const charts = allMachines().map(chartOf)
const find = (text: string) =>
  searchCharts(charts, text).map(({ chart, states, transitions }) => ({
    id: chart.id,
    states: states.map(({ path }) => path),
    transitions: transitions.map(({ id }) => id),
  }))

/** What is found by meaning alone. */
const meant = (text: string) => searchByMeaning(charts, text, searchCharts(charts, text))

const first = (text: string) => meant(text)[0]?.chart.id
const statesMeant = (text: string, flow: string) =>
  meant(text)
    .find(({ chart }) => chart.id === flow)
    ?.states.map(({ path }) => path)

describe('what the staff page is built of', () => {
  test('the drawing of a flow is the committed one, to the byte', async () => {
    const kept = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'statecharts', 'wallet.svg'), 'utf8')
    expect(await drawingModule('wallet')).toBe(`export const svg = ${JSON.stringify(kept)}\n`)
  })

  test('MOD-2 the map leads to the chart of each flow', async () => {
    const drawn = await drawingModule('map')
    for (const { id } of charts) expect(drawn).toContain(`<a href=\\"#charts/${id}\\">`)
    expect(listModule()).toContain('"map": () => import("virtual:charts/map")')
  })

  test('a flow that does not exist can not be drawn', async () => {
    await expect(drawingModule('nothing')).rejects.toThrow('There is no machine "nothing" to draw')
  })

  test('every machine is in the list, with a drawing', () => {
    const text = listModule()
    for (const { id } of charts) expect(text).toContain(`"${id}": () => import("virtual:charts/${id}")`)
  })
})

describe('search', () => {
  test('states are found by what they are called and by what they say', () => {
    expect(find('after sign up exhausted')).toEqual([
      { id: 'login', states: ['afterSignUp.exhausted'], transitions: [] },
    ])
    expect(find('Five ATTEMPTS failed')[0]).toMatchObject({ id: 'login', states: ['afterSignUp.exhausted'] })
  })

  test('events, guards and delays are found in plain words', () => {
    expect(find('has requests left')).toContainEqual(expect.objectContaining({ id: 'registration', states: [] }))
    expect(find('code.resend').map(({ id }) => id)).toContain('registration')
    expect(find('after 27 min').map(({ id }) => id)).toEqual(['idle'])
  })

  test('MOD-2 states are found by the id of a requirement, and by no other that begins alike', () => {
    expect(find('edd-1').map(({ id }) => id)).toEqual(['edd'])
    expect(find('RGT-4 games are paused')).toEqual([{ id: 'idle', states: ['warning'], transitions: [] }])
    const open = find('REG-1').find(({ id }) => id === 'registration')?.states ?? []
    expect(open).toContain('open.restoring')
    expect(open).not.toContain('open.unsupported')
    // What the whole of a flow shows stands at none of its states.
    expect(find('SAF-13').map(({ id }) => id)).toEqual(['session'])
  })

  test('MOD-2 what people call it is found, though the charts call it otherwise', () => {
    expect(first('forgot password')).toBe('passwordReset')
    expect(first('I have forgotten my password')).toBe('passwordReset')
    expect(first('register')).toBe('registration')
    expect(first('cash out')).toBe('withdrawal')
    expect(first('promo code')).toBe('bonusCode')
    expect(first('inactivity')).toBe('idle')
    expect(first('customer service')).toBe('chat')
    expect(statesMeant('captured', 'deposit')).toContain('succeeded')
    expect(statesMeant('payment declined', 'deposit')).toContain('refused')
    expect(statesMeant('wrong balance', 'wallet')).toContain('balance.stale')
  })

  test('MOD-2 every word that the search itself names as an example finds something', () => {
    for (const text of ['attempts', 'failed', 'after 60 s', 'forgot password', 'captured', 'RGT-4']) {
      const found = searchCharts(charts, text)
      expect([...found, ...searchByMeaning(charts, text, found)], `“${text}”`).not.toEqual([])
    }
  })

  test('MOD-2 what was found as it is written is not told again; fillers and nonsense mean nothing', () => {
    const found = searchCharts(charts, 'wrong password')
    const told = new Set<unknown>(found.flatMap(({ states, transitions }) => [states, transitions].flat()))
    for (const { states, transitions } of meant('wrong password'))
      expect([states, transitions].flat().filter((one) => told.has(one))).toEqual([])
    expect(meaningsOf('what is the')).toEqual([])
    expect(searchByMeaning(charts, 'what is the', [])).toEqual([])
    expect(searchByMeaning(charts, 'xyzzy', [])).toEqual([])
  })

  test('without words every chart is there, with nonsense none', () => {
    expect(find('  ')).toHaveLength(charts.length)
    expect(find('xyzzy')).toEqual([])
  })
})

test('a place on the page is its address, and back', () => {
  expect(placeOf('#charts/login/open.refused')).toEqual({ tab: 'charts', flow: 'login', state: 'open.refused' })
  expect(placeOf(hashOf('charts', 'login', 'a b'))).toEqual({ tab: 'charts', flow: 'login', state: 'a b' })
  expect(placeOf('#storyboard/login/open.refused')).toEqual({
    tab: 'storyboard',
    flow: 'login',
    state: 'open.refused',
  })
  expect(placeOf('#paths/login/more')).toEqual({ tab: 'paths', flow: 'login', state: null })
  expect(placeOf('#replay')).toEqual({ tab: 'replay', flow: null, state: null })
  expect(placeOf('#%E0%A4%A')).toEqual({ tab: 'charts', flow: null, state: null })
  expect(placeOf('')).toEqual({ tab: 'charts', flow: null, state: null })
})

test('a transition is one sentence', () => {
  const chart = charts.find(({ id }) => id === 'login')
  const transition = chart?.transitions.find(({ id }) => id === 'afterSignUp:login.cancel')
  expect(transition && transitionWords(transition)).toBe(
    'login cancel → closed / tell cancelled (The player would rather log in later)',
  )
})

test('a chart fits its paper, never larger than it is, and grows by steps', () => {
  const natural = sizeOf('<svg viewBox="0 0 3000 1500">')
  expect(zoomed('width', natural, { width: 1500, height: 500 })).toBe(0.5)
  expect(zoomed('whole', natural, { width: 1500, height: 300 })).toBe(0.2)
  expect(zoomed('width', sizeOf('<svg viewBox="0 0 200 100">'), { width: 1500, height: 500 })).toBe(1)
  expect([zoomStep(0.5, 1), zoomStep(0.5, -1), zoomStep(3, 1), zoomStep(0.1, -1)]).toEqual([0.7, 0.35, 3, 0.1])
})
