import { SimulatedClock, createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  ActivityPeriod,
  ActivitySettings,
  ActivitySummary,
  ActivityTimerEvent,
  ResetActivityInput,
} from './activityTimer.contract.ts'
import { activityTimerMachine } from './activityTimer.machine.ts'

const minute = 60_000
const hourly: ActivitySettings = { period: 60, mayBeOff: true }
const sums: ActivitySummary = { currency: 'EUR', turnover: 5000, winnings: 2000, delta: -3000, minutes: 60 }
const lost = { kind: 'network', message: 'no' }

const answer = async (call: { last: () => { resolve: (output: never) => void } }, output: unknown) => {
  call.last().resolve(output as never)
  await settle()
}
const refuse = async (call: { last: () => { reject: (error: unknown) => void } }) => {
  call.last().reject(lost)
  await settle()
}

function timer() {
  const { parentRef, heard } = listeningParent()
  const settings = manual<ActivitySettings>()
  const save = manual<ActivitySettings, { period: ActivityPeriod }>()
  const minutes = manual<number | null>()
  const summary = manual<ActivitySummary>()
  const reset = manual<ActivitySettings, ResetActivityInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    activityTimerMachine.provide({
      actors: {
        loadActivitySettings: settings.logic,
        saveActivitySettings: save.logic,
        loadMinutesRemaining: minutes.logic,
        loadActivitySummary: summary.logic,
        resetActivityTimer: reset.logic,
      },
    }),
    { clock, input: { parentRef, player: anna } },
  ).start()
  const said = () => heard.map(({ type, reason }) => (type === 'session.signOut' ? `${type} ${String(reason)}` : type))
  return {
    actor,
    clock,
    settings,
    save,
    minutes,
    summary,
    reset,
    answer,
    refuse,
    said,
    send: (event: ActivityTimerEvent) => actor.send(event),
    at: () => leafStates(actor.getSnapshot()).join(' '),
    context: () => actor.getSnapshot().context,
  }
}

/** A timer whose first look has found this many minutes. */
async function looked(left: number | null = 60) {
  const it = timer()
  await it.answer(it.settings, hourly)
  await it.answer(it.minutes, left)
  return it
}

/** A timer with its summary over the page. */
async function summarised() {
  const it = await looked(0)
  await it.answer(it.summary, sums)
  expect(it.at()).toBe('summary.open.shown')
  return it
}

describe('the loop', () => {
  test('RGT-1 it looks at once, then each 60 s, and the operator’s own check follows each look', async () => {
    const it = await looked(60)
    expect(it.at()).toBe('running.resting')
    expect(it.said()).toEqual(['activity.looked'])
    it.clock.increment(minute - 1)
    expect(it.minutes.calls).toHaveLength(1)
    it.clock.increment(1)
    expect(it.minutes.calls).toHaveLength(2)
    await it.answer(it.minutes, 59)
    expect(it.context().minutesRemaining).toBe(59)
    expect(it.said()).toEqual(['activity.looked', 'activity.looked'])
  })

  test('RGT-1 as the page wakes it looks at once', async () => {
    const it = await looked(60)
    it.send({ type: 'timer.look' })
    await it.answer(it.minutes, -12)
    expect(it.at()).toBe('summary.open.loading')
  })

  test.each([0, -5])('RGT-1 RGT-2 with %i minutes left the summary comes, and the check does not', async (left) => {
    const it = await looked(left)
    expect(it.at()).toBe('summary.open.loading')
    expect(it.said()).toEqual(['break.begun', 'modal.opened'])
  })

  test('RGT-1 a look that fails is made again, and the check is asked for all the same', async () => {
    const it = await looked(60)
    it.clock.increment(minute)
    await it.refuse(it.minutes)
    expect([it.at(), it.said().length]).toEqual(['running.resting', 2])
    it.clock.increment(minute)
    it.clock.increment(15_000)
    expect([it.at(), it.said().length]).toEqual(['running.resting', 3])
  })

  test('RGT-1 RGT-3 without an interval nothing comes but the check, and each minute it is asked whether one is set', async () => {
    const it = await looked(null)
    expect([it.at(), it.context().period]).toEqual(['off', null])
    expect(it.said()).toEqual(['activity.looked'])
    it.send({ type: 'game.roundEnded' })
    expect(it.said()).toHaveLength(2)
    it.clock.increment(minute)
    await it.answer(it.settings, { period: 30, mayBeOff: true })
    await it.answer(it.minutes, 30)
    expect([it.at(), it.context().period]).toEqual(['running.resting', 30])
  })

  test('RGT-1 RGT-3 settings that can not be had are asked for again; the check goes on meanwhile', async () => {
    const it = timer()
    await it.refuse(it.settings)
    expect(it.at()).toBe('unavailable')
    it.send({ type: 'game.roundEnded' })
    expect(it.said()).toEqual(['activity.looked', 'activity.looked'])
    it.clock.increment(minute)
    expect(it.at()).toBe('loading')
    it.clock.increment(15_000)
    expect(it.at()).toBe('unavailable')
  })
})

describe('the running round', () => {
  test('RGT-2 SAF-3 the summary waits for its end', async () => {
    const it = timer()
    it.send({ type: 'game.started' })
    it.send({ type: 'game.roundStarted' })
    await it.answer(it.settings, hourly)
    await it.answer(it.minutes, 0)
    expect([it.at(), it.said()]).toEqual(['due', ['break.begun']])
    it.send({ type: 'game.roundEnded' })
    expect([it.at(), it.said()]).toEqual(['summary.open.loading', ['break.begun', 'modal.opened']])
  })

  test.each([
    ['the game is closed', { type: 'game.closed' }],
    ['the game is opened anew', { type: 'game.started' }],
  ] as const)('RGT-2 nothing is waited for when %s', async (_, event) => {
    const it = timer()
    it.send({ type: 'game.roundStarted' })
    await it.answer(it.settings, hourly)
    await it.answer(it.minutes, 0)
    it.send(event)
    expect(it.at()).toBe('summary.open.loading')
  })

  test('RGT-2 a round that does not end is waited for a minute at most', async () => {
    const it = timer()
    it.send({ type: 'game.roundStarted' })
    await it.answer(it.settings, hourly)
    await it.answer(it.minutes, 0)
    it.clock.increment(minute - 1)
    expect(it.at()).toBe('due')
    it.clock.increment(1)
    expect(it.at()).toBe('summary.open.loading')
  })

  test('RGT-1 RGT-3 at the end of each round it looks, and the check follows', async () => {
    const it = await looked(60)
    it.send({ type: 'game.roundEnded' })
    expect(it.at()).toBe('running.asking')
    await it.answer(it.minutes, 59)
    expect(it.said()).toEqual(['activity.looked', 'activity.looked'])
  })
})

describe('the other break', () => {
  test('RGT-2 RGT-3 the summary waits until the reality check has been answered, then looks again', async () => {
    const it = timer()
    await it.answer(it.settings, hourly)
    it.send({ type: 'break.begun', modal: 'realityCheck' })
    await it.answer(it.minutes, 0)
    expect(it.at()).toBe('running.resting')
    it.send({ type: 'break.ended', modal: 'realityCheck' })
    expect(it.at()).toBe('running.asking')
    await it.answer(it.minutes, 60)
    expect([it.at(), it.said().includes('modal.opened')]).toEqual(['running.resting', false])
  })
})

describe('the summary', () => {
  test('RGT-2 shows the amounts; without them it stands there all the same and asks for them again', async () => {
    const it = await looked(0)
    await it.refuse(it.summary)
    expect([it.at(), it.context().summary]).toEqual(['summary.open.shown', null])
    it.send({ type: 'summary.retry' })
    await it.answer(it.summary, sums)
    expect([it.at(), it.context().summary]).toEqual(['summary.open.shown', sums])
    it.send({ type: 'summary.retry' })
    expect(it.at(), 'nothing is missing').toBe('summary.open.shown')
  })

  test.each([
    ['summary.continue', 'CONTINUE'],
    ['summary.history', 'LINK'],
  ] as const)('RGT-2 %s begins the interval anew and lets the game go on', async (type, answer) => {
    const it = await summarised()
    it.send({ type })
    expect(it.reset.last().input).toEqual({ answer, ...hourly, picked: undefined })
    expect(it.said()).not.toContain('modal.closed')
    await it.answer(it.reset, hourly)
    expect(it.at()).toBe('running.asking')
    expect(it.said().slice(-2)).toEqual(['modal.closed', 'break.ended'])
  })

  test('RGT-2 it can be answered while the amounts are still on their way', async () => {
    const it = await looked(0)
    it.send({ type: 'summary.continue' })
    expect(it.at()).toBe('summary.resetting')
  })

  test('RGT-2 another interval goes with the answer', async () => {
    const it = await summarised()
    it.send({ type: 'period.pick', period: 30 })
    expect(it.context().period).toBe(60)
    it.send({ type: 'summary.continue' })
    expect(it.reset.last().input).toMatchObject({ picked: 30 })
    await it.answer(it.reset, { period: 30, mayBeOff: true })
    expect(it.context()).toMatchObject({ period: 30, picked: undefined })
  })

  test('RGT-2 a lost answer keeps the summary, says so, and can be given again', async () => {
    const it = await summarised()
    it.send({ type: 'summary.continue' })
    await it.refuse(it.reset)
    expect([it.at(), it.context().problem?.kind, it.context().summary]).toEqual(['summary.open.shown', 'network', sums])
    it.send({ type: 'summary.continue' })
    it.clock.increment(15_000)
    expect([it.at(), it.context().problem?.kind]).toEqual(['summary.open.shown', 'timeout'])
    it.send({ type: 'summary.continue' })
    await it.answer(it.reset, hourly)
    expect(it.at()).toBe('running.asking')
  })

  test.each(['answered', 'lost', 'late'])('RGT-1 RGT-2 who logs out is logged out, the answer %s', async (how) => {
    const it = await summarised()
    it.send({ type: 'summary.signOut' })
    expect(it.reset.last().input).toMatchObject({ answer: 'LOGOUT' })
    const ways: Readonly<Record<string, () => unknown>> = {
      answered: () => it.answer(it.reset, hourly),
      lost: () => it.refuse(it.reset),
      late: () => it.clock.increment(5000),
    }
    await ways[how]?.()
    expect([it.at(), it.said().at(-1)]).toEqual(['left', 'session.signOut player'])
  })

  test('RGT-2 answered in another tab, it closes here at the next look, and only then', async () => {
    const it = await summarised()
    it.clock.increment(minute)
    await it.answer(it.minutes, -1)
    expect(it.at()).toBe('summary.open.shown')
    it.clock.increment(minute)
    await it.refuse(it.minutes)
    expect(it.at()).toBe('summary.open.shown')
    it.send({ type: 'timer.look' })
    await it.answer(it.minutes, 60)
    expect(it.at()).toBe('loading')
    expect(it.said().slice(-2)).toEqual(['modal.closed', 'break.ended'])
    expect(it.reset.calls).toHaveLength(0)
  })
})

describe('the settings', () => {
  test('RGT-1 what is picked counts once it is stored', async () => {
    const it = await looked(60)
    it.send({ type: 'timer.save' })
    expect(it.save.calls, 'nothing was picked').toHaveLength(0)
    it.send({ type: 'period.pick', period: 30 })
    expect(it.context().period).toBe(60)
    it.send({ type: 'timer.save' })
    expect([it.at(), it.save.last().input]).toEqual(['saving', { period: 30 }])
    await it.answer(it.save, { period: 30, mayBeOff: true })
    expect(it.context()).toMatchObject({ period: 30, picked: undefined, problem: null })
    await it.answer(it.minutes, 10)
    expect(it.context().minutesRemaining).toBe(10)
  })

  test('RGT-1 what was refused says why and stays picked; what holds is asked for', async () => {
    const it = await looked(60)
    it.send({ type: 'period.pick', period: null })
    it.send({ type: 'timer.save' })
    await it.refuse(it.save)
    await it.answer(it.settings, { period: 60, mayBeOff: false })
    await it.answer(it.minutes, 59)
    expect(it.context()).toMatchObject({ period: 60, picked: null, mayBeOff: false, problem: { kind: 'network' } })
    it.send({ type: 'period.pick', period: 30 })
    expect(it.context().problem).toBeNull()
  })

  test('RGT-1 opened, they show what holds now, as another tab may have changed it', async () => {
    const it = await looked(60)
    it.send({ type: 'period.pick', period: 30 })
    it.send({ type: 'settings.open' })
    await it.answer(it.settings, { period: 120, mayBeOff: true })
    expect(it.context()).toMatchObject({ period: 120, picked: undefined })
  })
})
