import { describe, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { allowList } from './allowList.ts'
import { attachRecorder } from './attach.ts'
import { placeholder } from './placeholder.ts'
import { Placeholders, redact, reviveErrors } from './redact.ts'
import { type Chunk, LogStore, memoryDrawer } from './store.ts'

const coming = (redirectPath: string) => redact('login.open', { landing: { redirectPath } }, allowList)
const refused = (rejectionReason: string) =>
  redact('answer of loadDocuments', { data: { documents: [{ rejectionReason }] } }, allowList)

describe('what may be stored', () => {
  test('SAF-12 passwords, tokens and one-time codes leave not even their length behind', () => {
    const allow = { 'login.submit': ['email', 'password', '**'] }
    expect(
      redact('login.submit', { email: 'a@b.io', password: 'Secret123', idToken: 'ey.J', code: '123456' }, {}),
    ).toEqual({
      email: 'x@x.xx',
      password: '[secret]',
      idToken: '[secret]',
      code: '[secret]',
    })
    expect(redact('login.submit', { password: 'Secret123' }, allow)).toEqual({ password: '[secret]' })
  })

  test('what no list names keeps its length and kind only', () => {
    expect(placeholder('Ännä-Liisa 12/3')).toBe('Xxxx-Xxxxx 00/0')
    expect(redact('form', { name: 'Anna', amount: 12_50, adult: true, list: ['a', 'bc'], nothing: null }, {})).toEqual({
      name: 'Xxxx',
      amount: 0,
      adult: true,
      list: ['x', 'xx'],
      nothing: null,
    })
  })

  test('SAF-12 a masked moment is one that can be shown, says nothing of the real one, and differs where that does', () => {
    const { of } = new Placeholders()
    const days = ['1990-12-24', '1991-01-02', '1990-12-24'].map(of)
    expect(days).toEqual(['1900-01-01', '1900-01-02', '1900-01-01'])
    const moments = ['2026-11-26T10:20:30.123Z', '2026-11-26T11:20:30Z', '2026-11-26T10:20:30+02:00'].map(of)
    expect(moments.filter((moment) => !(Date.parse(moment) < Date.UTC(1901, 0, 1)))).toEqual([])
    expect(new Set(moments).size).toBe(3)
    expect(of('1990-12-24 and what she wrote')).toBe('0000-00-00 xxx xxxx xxx xxxxx')
    expect(redact('rewards', { data: [{ partnerBonusCode: 'FRIEND' }] }, { rewards: ['data.**'] })).toEqual({
      data: [{ partnerBonusCode: '[secret]' }],
    })
  })

  test('equal texts stay equal and different ones different within a run', () => {
    const { of } = new Placeholders()
    const emails = ['anna@b.io', 'olli@c.fi', 'anna@b.io', 'elsa@d.se'].map(of)
    expect(emails).toEqual(['xxxx@x.xx', 'xxxx@x.xy', 'xxxx@x.xx', 'xxxx@x.xz'])
    const numbers = Array.from({ length: 200 }, (_, index) => of(String(100 + index)))
    expect(new Set(numbers).size).toBe(200)
    expect(numbers.every((one) => /^\d{3}$/.test(one))).toBe(true)
  })

  test('an allow list opens single places, all keys of one level, or all below', () => {
    const data = { a: { b: 1, c: 2 }, list: [{ id: 3, name: 'x1' }], code: 'FI' }
    expect(redact('one', data, { one: ['a.b', 'list.*.id', 'code'] })).toEqual({
      a: { b: 1, c: 0 },
      list: [{ id: 3, name: 'x0' }],
      code: 'FI',
    })
    expect(redact('one', data, { one: ['a.**'] })).toMatchObject({ a: { b: 1, c: 2 }, list: [{ id: 0 }] })
  })

  test('SAF-12 SAF-5 the page of an unfinished payment, which opens to whoever knows its address, is in no log, nor is the account of a method', () => {
    const pending = {
      depositId: 'd-1',
      status: 'WAITING_INPUT',
      cashierUrl: 'https://pay.example/cashier/p1',
      amount: 20,
    }
    const card = { id: 'card', method: 'CREDITCARD', name: 'Visa 4242', accountLabel: '•••• 4242', isRecent: true }
    const kept = redact('answer of loadDepositMethods', { data: { pending, methods: [card], bonuses: [] } }, allowList)
    expect(JSON.stringify(kept)).not.toMatch(/pay\.example|p1|4242|Visa/)
    // That there is one is known: the machine goes on at it.
    expect(kept).toMatchObject({
      data: {
        pending: { depositId: 'd-1', status: 'WAITING_INPUT', amount: 20, cashierUrl: expect.any(String) },
        methods: [{ id: 'card', method: 'CREDITCARD' }],
      },
    })
  })

  test('SAF-12 of the address that a login comes back to only what chooses a page is kept: what was searched for was typed', () => {
    expect(coming('/online-casino?search=anna%40example.com&category=slots#a')).toEqual({
      landing: { redirectPath: '/online-casino?category=slots' },
    })
    expect(coming('/reset-password?key=0f8c&email=anna')).toEqual({ landing: { redirectPath: '/reset-password' } })
    expect(coming('')).toEqual({ landing: { redirectPath: '' } })
    expect(JSON.stringify(coming('/reset-passwrod/0f8c-secret'))).not.toContain('secret')
  })

  test('MOD-6 SAF-12 what a page says of a deposit’s bonus and of a document is kept, not what somebody wrote there', () => {
    const bonus = { outcome: 'GIVEN', title: 'Spring', amount: 1000, waitsUntil: null }
    expect(redact('answer of lookUpDeposit', { data: { depositId: 'd', bonus } }, allowList)).toEqual({
      data: { depositId: 'd', bonus },
    })
    expect(refused('BAD_QUALITY')).toEqual({ data: { documents: [{ rejectionReason: 'BAD_QUALITY' }] } })
    expect(JSON.stringify(refused('ANNA_VIRTA'))).not.toContain('ANNA')
  })

  test('SAF-12 of a number that tells too much only whether there is one is kept, where a machine decides by that', () => {
    const allow = { edd: ['answers.range?'] }
    expect(redact('edd', { answers: { range: 3, other: 3 } }, allow)).toEqual({ answers: { range: 1, other: 0 } })
    expect(redact('edd', { answers: { range: 0 } }, allow)).toEqual({ answers: { range: 0 } })
    expect(redact('edd', { answers: { range: 'three' } }, allow)).toEqual({ answers: { range: 'xxxxx' } })
  })

  test('errors keep what machines decide by, and come back as errors', () => {
    const error = Object.assign(new Error('No player Anna'), {
      kind: 'status',
      status: 400,
      code: 'NOT_FOUND',
      validationErrors: [{ field: 'email', code: 'TAKEN', rejectedValue: 'anna@b.io', message: 'Taken' }],
    })
    const written = redact('answer of signIn', { data: error }, {})
    expect(JSON.stringify(written)).not.toMatch(/Anna|anna/)
    const { data } = reviveErrors(JSON.parse(JSON.stringify(written))) as { data: Error }
    expect(data).toBeInstanceOf(Error)
    expect(data).toMatchObject({
      kind: 'status',
      status: 400,
      code: 'NOT_FOUND',
      message: 'Xx xxxxxx Xxxx',
      validationErrors: [{ field: 'email', code: 'TAKEN', rejectedValue: 'xxxx@x.xx' }],
    })
  })

  test('functions, files and actors are never copied', () => {
    const actor = { id: 'login', sessionId: 'x:1', send: () => {} }
    expect(redact('one', { fn: () => 1, file: new Blob(['abc'], { type: 'image/png' }), actor }, {})).toEqual({
      file: { $file: { size: 3, type: 'image/png' } },
      actor: { $actor: 'login' },
    })
  })
})

const chunk = (run: string, at: number, size: number): Chunk => ({
  run,
  at,
  size,
  startedAt: at,
  input: {},
  paths: [`./${run}`],
  records: [[1, 'sent', 0, -1, 1, `${run} ${at}`]],
  isCut: false,
})
const runs = async (store: LogStore) => (await store.logs()).map((one) => `${one.run} ${one.records.length}`)

describe('the store', () => {
  test('keeps several page lives apart and puts their pieces together', async () => {
    const store = new LogStore(memoryDrawer(), () => 10, { bytes: 100, ageMs: 1000 })
    await store.add(chunk('a', 1, 10))
    await store.add(chunk('b', 2, 10))
    await store.add(chunk('a', 3, 10))
    expect(await runs(store)).toEqual(['a 2', 'b 1'])
    expect((await store.logs())[0]).toMatchObject({ paths: ['./a', './a'], startedAt: 1 })
  })

  test('MOD-5 a run that fills the store by itself is read back as cut, and whole up to there', async () => {
    const store = new LogStore(memoryDrawer(), () => 10, { bytes: 100, ageMs: 1000 })
    expect(await store.add(chunk('a', 1, 40))).toBe(true)
    expect(await store.logs()).toMatchObject([{ isCut: false }])
    expect(await store.add(chunk('a', 2, 50))).toBe(false)
    expect(await store.logs()).toMatchObject([{ isCut: true, records: { length: 2 } }])
  })

  test('a run older than a day is dropped as a whole', async () => {
    let now = 10
    const store = new LogStore(memoryDrawer(), () => now, { bytes: 100, ageMs: 1000 })
    await store.add(chunk('a', 10, 10))
    now = 900
    await store.add(chunk('a', 900, 10))
    now = 1500
    await store.add(chunk('b', 1500, 10))
    expect(await runs(store)).toEqual(['b 1'])
  })

  test('MOD-5 to look at the log throws nothing away, and what is recorded now is as its page has it, however old it is', async () => {
    const storage = memoryDrawer()
    let now = 10
    const { log, inspect, clock } = attachRecorder({ storage, now: () => now })
    const actor = createActor(createMachine({ on: { press: {} } }), { inspect, clock }).start()
    actor.send({ type: 'press' })
    await log.flush()
    // A tab that stands open for two days, and another one that has made room of it meanwhile.
    now += 2 * 24 * 60 * 60 * 1000
    actor.send({ type: 'press' })
    expect((await log.all())[0]).toMatchObject({ isCut: false, records: { length: log.present().records.length - 1 } })
    await storage.remove((await storage.all()).map(({ key }) => key))
    actor.send({ type: 'press' })
    expect((await log.all())[0]).toMatchObject({ isCut: false, records: { length: log.present().records.length - 1 } })
    actor.stop()
    // Small pieces: the run ends a little before the bound, and is there to be read all the same.
    const store = new LogStore(memoryDrawer(), () => 10, { bytes: 6400, ageMs: 1000 })
    let isGoing = true
    for (let at = 1; isGoing; at += 1) isGoing = await store.add(chunk('a', at, 10))
    expect(await store.logs()).toMatchObject([{ isCut: true }])
    expect(await store.logs()).toHaveLength(1)
  })

  test('MOD-5 a recording that could not be stored any more is told to be cut, and is there as far as it went', async () => {
    const drawer = memoryDrawer()
    let isFull = false
    const add = (piece: Chunk) => (isFull ? Promise.reject(new Error('full')) : drawer.add(piece))
    const { log, inspect, clock } = attachRecorder({ storage: { ...drawer, add }, now: () => 10 })
    const actor = createActor(createMachine({ on: { press: {} } }), { inspect, clock }).start()
    actor.send({ type: 'press' })
    await log.flush()
    isFull = true
    actor.send({ type: 'press' })
    await log.flush()
    const [run] = await log.all()
    expect(run).toMatchObject({ isCut: true })
    expect(run!.records.filter(([, , , , , type]) => type === 'press')).toHaveLength(2)
    actor.stop()
  })

  test('the oldest run makes room; a run that fills the store by itself stops growing', async () => {
    const store = new LogStore(memoryDrawer(), () => 10, { bytes: 100, ageMs: 1000 })
    expect(await store.add(chunk('a', 1, 60))).toBe(false)
    expect(await store.add(chunk('b', 2, 30))).toBe(true)
    expect(await store.add(chunk('b', 3, 30))).toBe(true)
    expect(await runs(store)).toEqual(['b 2'])
    expect(await store.add(chunk('b', 4, 40))).toBe(false)
    await store.clear()
    expect(await runs(store)).toEqual([])
  })
})

test('MOD-5 after the log was deleted nothing is left of this page’s run, nor of what another tab writes on of its own', async () => {
  const storage = memoryDrawer()
  const { log, inspect, clock } = attachRecorder({ storage, now: () => 10 })
  const machine = createMachine({ on: { press: {} } })
  const actor = createActor(machine, { inspect, clock }).start()
  actor.send({ type: 'press' })
  expect(await log.all()).toHaveLength(1)
  await log.clear()
  actor.send({ type: 'press' })
  expect(await log.all()).toEqual([])
  expect(log.present().records).toHaveLength(1)
  // Another tab does not know of it.
  await storage.add({ ...chunk('other', 11, 10), isTail: true })
  expect(await log.all()).toEqual([])
  actor.stop()
})

test('MOD-5 a log that is deleted in one tab is deleted in every other: nothing of before is sent from there', async () => {
  const storage = memoryDrawer()
  const tabs = [attachRecorder({ storage, now: () => 10 }), attachRecorder({ storage, now: () => 10 })]
  for (const { inspect, clock } of tabs)
    createActor(createMachine({ on: { press: {} } }), { inspect, clock })
      .start()
      .send({ type: 'press' })
  expect(await tabs[0]!.log.all()).toHaveLength(1)
  await tabs[1]!.log.clear()
  await vi.waitFor(async () => expect(await tabs[0]!.log.all()).toEqual([]))
})

test('MOD-5 what is recorded is given to the store though it is still busy: a page that is being left has no later', async () => {
  const given: string[][] = []
  const never = new Promise<never>(() => {})
  const { inspect, log } = attachRecorder({
    allow: {},
    storage: {
      add: (chunk) => {
        given.push(chunk.records.map((record) => record[5]))
        return never
      },
      all: () => never,
      remove: () => never,
    },
  })
  const actor = createActor(createMachine({ on: { first: {}, second: {} } }), { inspect }).start()
  actor.send({ type: 'first' })
  void log.flush()
  await Promise.resolve()
  actor.send({ type: 'second' })
  void log.flush()
  await Promise.resolve()
  expect(given).toEqual([['first'], ['second']])
})

test.each(['pagehide', 'visibilitychange'])(
  'MOD-5 what is recorded is given to the store at once at %s',
  async (leaving) => {
    const page = new EventTarget()
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const storage = memoryDrawer()
    const { inspect } = attachRecorder({ allow: {}, storage, flushAfter: 60_000 })
    vi.unstubAllGlobals()
    const actor = createActor(createMachine({ on: { first: {} } }), { inspect }).start()
    actor.send({ type: 'first' })
    page.dispatchEvent(new Event(leaving))
    expect((await storage.all()).flatMap(({ records }) => records.map((record) => record[5]))).toEqual(['first'])
  },
)

test('MOD-5 the store looks through all that it keeps once in a while, not at every chunk', async () => {
  const drawer = memoryDrawer()
  const all = vi.spyOn(drawer, 'all')
  const store = new LogStore(drawer, () => 10, { bytes: 6400, ageMs: 1000 })
  for (let at = 0; at < 40; at += 1) await store.add(chunk('a', at, 10))
  expect(all.mock.calls.length).toBeLessThan(6)
  expect(await runs(store)).toEqual(['a 40'])
})

test('MOD-5 a browser in which the mere look at its storage throws gets its page, without a recording, and is told of once', async () => {
  const shut = new DOMException('The operation is insecure.', 'SecurityError')
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw shut
    },
  })
  try {
    const onFailure = vi.fn<(error: unknown) => void>()
    const { log } = attachRecorder({ onFailure })
    await log.flush()
    await log.clear()
    expect(await log.all()).toEqual([])
    expect(log.present()).toMatchObject({ isCut: true, records: [expect.anything()] })
    expect(onFailure.mock.calls).toEqual([[shut]])
  } finally {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  }
})
