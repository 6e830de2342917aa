import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  ChangeLimitInput,
  ChangeLimitOutput,
  Limit,
  LimitSet,
  Limits,
  LimitsEvent,
  LoadLimitsOutput,
} from './limits.contract.ts'
import { limitsMachine } from './limits.machine.ts'

const none: Limit = {
  value: null,
  pendingValue: null,
  pendingDate: null,
  isConfirmable: false,
  confirmUntil: null,
  looserFrom: null,
  locked: false,
  updatedAt: null,
  startedAt: null,
  resetAt: null,
  used: 0,
  remaining: null,
}
const noLimits: Limits = { D: none, W: none, M: none }
const daily = (value: number, used: number): Limits => ({
  ...noLimits,
  D: { ...none, value, used, remaining: value - used },
})
const answer = (sets: Partial<Record<LimitSet, Limits>> = {}): LoadLimitsOutput => ({
  deposit: { limits: sets.deposit ?? noLimits },
  loss: { limits: sets.loss ?? noLimits },
  spend: { limits: sets.spend ?? noLimits },
})
const refused = { kind: 'status', status: 409, code: 'limit.error.D.high', message: 'too high' }
const lost = { kind: 'network', message: 'Network Error' }
const save = { type: 'limit.save', set: 'deposit', period: 'D', limit: 4000 } as const

const started = () => {
  const { parentRef, heard } = listeningParent()
  const load = manual<LoadLimitsOutput>()
  const change = manual<ChangeLimitOutput, ChangeLimitInput>()
  const clock = new SimulatedClock()
  const actor = createActor(limitsMachine.provide({ actors: { loadLimits: load.logic, changeLimit: change.logic } }), {
    clock,
    input: { parentRef, player: anna },
  }).start()
  return {
    load,
    change,
    clock,
    heard,
    context: () => actor.getSnapshot().context,
    can: (event: LimitsEvent) => actor.getSnapshot().can(event),
    at: () => leafStates(actor.getSnapshot()).join(' '),
    send: async (event: LimitsEvent): Promise<void> => {
      actor.send(event)
      await settle()
    },
    loads: async (output: LoadLimitsOutput): Promise<void> => {
      load.last().resolve(output)
      await settle()
    },
    fails: async (call: { readonly reject: (error: unknown) => void }, error: unknown): Promise<void> => {
      call.reject(error)
      await settle()
    },
  }
}
let it: ReturnType<typeof started>
beforeEach(() => {
  it = started()
})

/** What the session was told of play that limits close. */
const told = () =>
  it.heard.filter(({ type }) => type === 'safety.blocksChanged').map(({ reasons }) => reasons as unknown)

describe('LIM-1 SAF-1 a limit of play that is reached', () => {
  test('closes play as the player comes, and is said', async () => {
    await it.loads(answer({ loss: daily(5000, 5000), spend: daily(9000, 100) }))
    expect(it.at()).toBe('limits.shown.ready notice.notify')
    expect(told()).toEqual([['lossLimit']])
    await it.send({ type: 'notice.done' })
    expect(it.at()).toContain('notice.uploaded')
  })

  test('of deposits closes none', async () => {
    await it.loads(answer({ deposit: daily(5000, 5000) }))
    expect(told()).toEqual([])
    expect(it.at()).toContain('notice.inactive')
  })

  test('by a bet is seen a moment after money has moved, once for many movements', async () => {
    await it.loads(answer({ spend: daily(5000, 0) }))
    for (let bet = 0; bet < 3; bet += 1) await it.send({ type: 'limits.touch', mark: `${bet}` })
    it.clock.increment(4999)
    expect(it.load.calls).toHaveLength(1)
    it.clock.increment(1)
    await it.loads(answer({ spend: daily(5000, 5000), loss: daily(5000, 5000) }))
    expect(told()).toEqual([['lossLimit', 'spendLimit']])
    expect(it.load.calls).toHaveLength(2)
  })

  test('is looked at each minute, and opens play again once it has started anew, whatever the clock of the page says', async () => {
    await it.loads(answer({ loss: daily(5000, 5000) }))
    it.clock.increment(60_000)
    await it.fails(it.load.last(), lost)
    expect(told(), 'nothing is known').toEqual([['lossLimit']])
    it.clock.increment(60_000)
    await it.loads(answer({ loss: daily(5000, 0) }))
    expect(told()).toEqual([['lossLimit'], []])
    expect(it.at(), 'the notice has gone').toBe('limits.shown.ready notice.uploaded')
    it.clock.increment(600_000)
    expect(it.load.calls).toHaveLength(3)
  })

  test('a wallet that says the same again, and a bet of who has no limit, ask for nothing', async () => {
    await it.send({ type: 'limits.touch', mark: 'before the limits came' })
    await it.loads(answer({ spend: daily(5000, 0) }))
    await it.send({ type: 'limits.touch', mark: 'before the limits came' })
    expect(it.at()).toContain('limits.shown.ready')
    await it.send({ type: 'limits.open' })
    await it.loads(answer())
    await it.send({ type: 'limits.touch', mark: 'a bet' })
    expect(it.at()).toContain('limits.shown.ready')
  })

  test('a bet while the limits are being looked at has them looked at once more', async () => {
    await it.loads(answer({ spend: daily(5000, 0) }))
    await it.send({ type: 'limits.open' })
    await it.send({ type: 'limits.touch', mark: 'a bet' })
    expect(it.at()).toContain('limits.shown.touched')
    it.clock.increment(5000)
    expect(it.load.calls).toHaveLength(3)
  })
})

describe('LIM-1 loading', () => {
  test('a set that could not be had leaves the others, and what was known of it', async () => {
    await it.loads(answer({ deposit: daily(4000, 0) }))
    await it.send({ type: 'limits.open' })
    await it.loads({ ...answer({ loss: daily(100, 0) }), deposit: { error: lost } })
    expect(it.context().limits.deposit?.D.value).toBe(4000)
    expect(it.context().limits.loss?.D.value).toBe(100)
    expect(it.context().missing).toMatchObject({ deposit: { kind: 'network' }, loss: null, spend: null })
    await it.send({ type: 'limits.retry' })
    await it.loads(answer())
    expect(it.context().missing.deposit).toBeNull()
  })

  test.each([
    ['none could be had', async () => it.fails(it.load.last(), lost)],
    [
      'no answer came',
      async () => {
        it.clock.increment(15_000)
      },
    ],
  ])('%s: it can be tried again', async (_, fails) => {
    await fails()
    expect(it.at()).toContain('limits.unavailable')
    expect(it.context().missing.spend).not.toBeNull()
    await it.send({ type: 'limits.retry' })
    await it.loads(answer())
    expect(it.at()).toContain('limits.shown.ready')
  })

  test('SAF-1 what could not be had is asked for each minute by itself, and with what is staked: one that is reached closes play', async () => {
    await it.fails(it.load.last(), lost)
    expect(it.at()).toContain('limits.unavailable')
    it.clock.increment(60_000)
    await it.loads({ ...answer(), spend: { error: lost } })
    expect(it.context().missing.spend).not.toBeNull()
    it.clock.increment(60_000)
    await it.loads({ ...answer(), spend: { error: lost } })
    await it.send({ type: 'limits.touch', mark: 'a bet' })
    it.clock.increment(5000)
    await it.loads(answer({ spend: daily(5000, 5000) }))
    expect(it.heard).toContainEqual({ type: 'safety.blocksChanged', source: 'limits', reasons: ['spendLimit'] })
  })

  test('a page that opens asks for what stands now, and ends a form that stood open', async () => {
    await it.loads(answer())
    await it.send({ type: 'limit.edit', set: 'spend', period: 'W' })
    expect(it.context().editing).toEqual({ set: 'spend', period: 'W' })
    await it.send({ type: 'limits.close' })
    expect(it.context().editing).toBeNull()
    await it.send({ type: 'limits.open' })
    expect(it.load.calls).toHaveLength(2)
  })
})

describe('LIM-2 LIM-3 a change', () => {
  beforeEach(() => it.loads(answer({ deposit: daily(5000, 0) })))

  test.each([
    ['limit.save', { ...save }, { action: 'save', limit: 4000 }],
    ['limit.delete', { type: 'limit.delete', set: 'deposit', period: 'D' }, { action: 'delete', limit: null }],
    ['limit.cancel', { type: 'limit.cancel', set: 'deposit', period: 'D' }, { action: 'cancel', limit: null }],
    ['limit.confirm', { type: 'limit.confirm', set: 'deposit', period: 'D' }, { action: 'confirm', limit: null }],
  ] as const)('LIM-5 %s is sent once, shown as it was answered, and said', async (_, event, wanted) => {
    await it.send(event)
    expect(it.can(event), 'a double click').toBe(false)
    expect(it.change.calls.map(({ input }) => input)).toEqual([{ set: 'deposit', period: 'D', ...wanted }])
    it.change.last().resolve({ limits: daily(4000, 0), successKey: 'player.limits.deposit.updated' })
    await settle()
    expect(it.context()).toMatchObject({ editing: null, wanted: null, limits: { deposit: { D: { value: 4000 } } } })
    expect(it.heard.at(-1)).toMatchObject({ type: 'toast.show', toast: { key: 'player.limits.deposit.updated' } })
  })

  test('that is refused leaves the limits and the form as they were', async () => {
    await it.send({ type: 'limit.edit', set: 'deposit', period: 'D' })
    await it.send(save)
    await it.fails(it.change.last(), refused)
    expect(it.at()).toContain('limits.shown.failed')
    expect(it.context()).toMatchObject({
      editing: { set: 'deposit', period: 'D' },
      problem: { code: 'limit.error.D.high' },
      limits: { deposit: { D: { value: 5000 } } },
    })
    await it.send({ type: 'limit.leave' })
    expect(it.context()).toMatchObject({ editing: null, problem: null, wanted: null })
  })

  test.each([
    ['whose answer is lost', async () => it.fails(it.change.last(), lost)],
    [
      'without an answer',
      async () => {
        it.clock.increment(15_000)
        await settle()
      },
    ],
  ])('%s is not sent again: what stands is looked up and shown', async (_, fails) => {
    await it.send(save)
    await fails()
    expect(it.at()).toContain('limits.looking')
    await it.loads(answer({ deposit: daily(4000, 0) }))
    expect(it.at()).toContain('limits.shown.failed')
    expect(it.context()).toMatchObject({ limits: { deposit: { D: { value: 4000 } } }, wanted: { limit: 4000 } })
    expect(it.context().problem).not.toBeNull()
    expect(it.change.calls).toHaveLength(1)
  })

  test.each([
    ['cannot be looked up', async () => it.fails(it.load.last(), lost)],
    [
      'is not answered',
      async () => {
        it.clock.increment(15_000)
      },
    ],
  ])('a look that %s ends too', async (_, fails) => {
    await it.send(save)
    await it.fails(it.change.last(), lost)
    await fails()
    expect(it.at()).toContain('limits.shown.failed')
    expect(it.context().limits.deposit?.D.value).toBe(5000)
  })

  test('of another limit closes the form that stood open', async () => {
    await it.send({ type: 'limit.edit', set: 'loss', period: 'M' })
    await it.send(save)
    expect(it.context().editing).toBeNull()
  })

  test('SAF-1 that lowers a limit below what is used closes play at once', async () => {
    await it.send({ type: 'limit.save', set: 'spend', period: 'D', limit: 100 })
    it.change.last().resolve({ limits: daily(100, 100), successKey: 'player.limits.spend.updated' })
    await settle()
    expect(told()).toEqual([['spendLimit']])
  })
})
