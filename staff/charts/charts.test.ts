import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { chartDocuments } from './documents.ts'
import { everything } from './example.fixture.ts'
import { layOut } from './layout.ts'
import { chartOf } from './model.ts'
import { overlaps } from './overlaps.ts'
import { legend } from './legend.ts'
import { signDrawing } from './signs.ts'
import { svgOf } from './svg.ts'
import { textWidth, wrap } from './text.ts'
import { duration, eventWords, plainWords, saidGuard, saidTrigger } from './words.ts'

const machine = everything as unknown as AnyStateMachine
const chart = chartOf(machine)
const transition = (id: string) => chart.transitions.find((one) => one.id === id)

describe('what a chart says', () => {
  test('states bear the dot paths that views bear in data-state', () => {
    expect(chart.states.map((one) => one.path)).toEqual([
      '',
      'flow',
      'flow.details',
      'flow.code',
      'flow.code.sending',
      'flow.code.waiting',
      'flow.code.locked',
      'flow.code.right',
      'flow.help',
      'flow.before',
      'flow.end',
      'flow.refused',
      'challenge',
      'challenge.loading',
      'challenge.solved',
    ])
  })

  test('causes, guards, delays and actions are put in plain words', () => {
    expect(transition('flow.details:form.next:0')).toMatchObject({
      words: 'form.next',
      guard: 'is adult and not has tries left',
      actions: ['sets tries'],
    })
    expect(transition('flow.details:form.next:1')).toMatchObject({
      guard: 'else',
      description: 'Under age: it ends here',
    })
    expect(transition('flow.code.sending:xstate.error.actor.sendCode')).toMatchObject({
      kind: 'error',
      words: 'sendCode failed',
    })
    expect(transition('flow.code.locked:xstate.after.lockout.everything.flow.code.locked')).toMatchObject({
      kind: 'after',
      words: 'after 15 min (lockout)',
    })
    expect(transition('flow.code:xstate.done.state.everything.flow.code')?.words).toBe('when all is done')
    expect(transition('challenge.solved:always')?.words).toBe('at once')
  })

  test('the actions that xstate makes for its own delays are left out', () => {
    expect(chart.states.find((one) => one.path === 'flow.code.waiting')).toMatchObject({ entry: [], exit: [] })
  })

  test('MOD-2 events and guards are read in plain words, on the drawing too', async () => {
    expect(eventWords('profile.changed')).toBe('profile changed')
    expect(saidTrigger({ kind: 'event', words: 'game.signInWanted' })).toBe('game sign in wanted')
    expect(saidTrigger({ kind: 'error', words: 'sendCode failed' })).toBe('send code failed')
    expect(saidTrigger({ kind: 'after', words: 'after 1.5 s (resend delay)' })).toBe('after 1.5 s (resend delay)')
    expect(saidGuard('not can deposit')).toBe('can not deposit')
    expect(saidGuard('is adult and not has tries left or not is banned')).toBe(
      'is adult and has no tries left or is not banned',
    )
    const svg = svgOf(await layOut(chart))
    expect(svg).toContain('>form next<')
    expect(svg).not.toMatch(/<text[^>]*>[^<]*form\.next/)
  })

  test('names and times read as people say them', () => {
    expect(plainWords('hasAttemptsLeft')).toBe('has attempts left')
    expect(plainWords('startKYCCheck')).toBe('start KYC check')
    expect([200, 1500, 60_000, 120_000, 3_600_000, 86_400_000].map(duration)).toEqual([
      '200 ms',
      '1.5 s',
      '60 s',
      '2 min',
      '1 h',
      '1 day',
    ])
  })
})

describe('how it is drawn', () => {
  test('MOD-2 each sign of the legend is drawn, with classes that a chart has too', async () => {
    const svg = svgOf(await layOut(chart))
    for (const [sign] of legend) {
      const drawn = signDrawing(sign) ?? ''
      const names = [...drawn.matchAll(/<(?:rect|text|circle) class="([^" ]+)/g)].map(([, name]) => name)
      expect([sign, drawn.includes('class="statechart"')]).toEqual([sign, true])
      // The example shows no requirement.
      for (const name of names.filter((one) => one !== 'badge' && one !== 'id'))
        expect([sign, name, svg.includes(`class="${name}`)]).toEqual([sign, name, true])
    }
    expect(signDrawing('large frame')).toBeNull()
  })

  test('nothing lies over anything else and nothing is cut off', async () => {
    expect(overlaps(await layOut(chart))).toEqual([])
  })

  test('the check for overlaps sees one', async () => {
    const drawing = await layOut(chart)
    drawing.boxes.find((one) => one.state.path === 'flow.refused')!.x += 120
    expect(overlaps(drawing)).not.toEqual([])
  })

  test('every state, arrow and transition handled in place can be found and lit', async () => {
    const svg = svgOf(await layOut(chart))
    for (const state of chart.states) expect(svg).toContain(`data-state="${state.path}"`)
    for (const one of chart.transitions) expect(svg).toContain(`data-transition="${one.id}"`)
    expect(svg).toContain('&lt;odd&gt; &amp; &quot;quoted&quot;')
  })

  test('two runs give the same bytes', async () => {
    const first = await chartDocuments([machine])
    const second = await chartDocuments([machine])
    expect([...second]).toEqual([...first])
    expect([...first.keys()]).toEqual(['everything.svg', 'index.html', 'README.md'])
  })

  test('long words are broken, so that a box keeps its width', () => {
    const lines = wrap('xstate.snapshot.aVeryLongNameOfAChildActorThatNobodyShortened', 10.5, 120)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(textWidth(line, 10.5)).toBeLessThanOrEqual(120)
  })
})
