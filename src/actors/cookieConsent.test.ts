import { beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { cookiePolicyVersion } from '#contract/constants.ts'
import { markOf } from '#machines/cookieConsent/cookieConsent.contract.ts'
import { cookieConsentMachine } from '#machines/cookieConsent/cookieConsent.machine.ts'
import type { ConsentOptions } from '#machines/events.ts'
import { anna, listeningParent, settle } from '#machines/testing.ts'
import { ApiError } from './apiError.ts'
import { consentNow, keepConsent, storedConsent } from './consent.ts'
import { cookieConsentActors } from './cookieConsent.ts'
import { writeLocal } from './storage.ts'
import type { World } from './world.ts'

const all = { essentials: true, performanceFunctional: true, marketing: true } as const
const none = { essentials: true, performanceFunctional: false, marketing: false } as const

/** An operator that has no settings of the player; `held` answers saves when told to. */
function tab() {
  const sent: unknown[] = []
  const held: (() => void)[] = []
  const call = async (name: string, input: { body: { options: object } }) => {
    if (name === 'cookieSettings') throw new ApiError('status', 'none', { status: 404 })
    sent.push(input.body.options)
    await new Promise<void>((resolve) => held.push(resolve))
    return { options: input.body.options, cookiesConsentId: 'saved', version: cookiePolicyVersion, ageMs: 0 }
  }
  const world = { api: { call } } as unknown as World
  const { parentRef } = listeningParent()
  const actor = createActor(cookieConsentMachine.provide({ actors: cookieConsentActors(world) }), {
    input: { parentRef, isPreset: false },
  }).start()
  return { actor, sent, held, tell: () => actor.send({ type: 'consent.told', stored: storedConsent() }) }
}

beforeEach(() => {
  for (const entry of ['consentOptions', 'consentAccepted', 'consentId'] as const) writeLocal(entry, null)
})

test('COO-2 a refusal given in another tab stands, though this one has not heard of it when a player comes', async () => {
  keepConsent({ options: all, consentId: 'first', answeredAt: 1 })
  const { actor, sent, held } = tab()
  await settle()
  keepConsent({ options: none, consentId: null, answeredAt: 2 })
  actor.send({ type: 'player.arrived', player: anna, way: 'form' })
  await settle()
  held.pop()?.()
  await settle()
  expect(sent).toEqual([none])
  expect(storedConsent()).toMatchObject({ options: none, consentId: 'saved', answeredAt: 2 })
  expect(actor.getSnapshot().context.options).toEqual(none)
})

test('COO-2 a refusal given in another tab while an older yes is on its way to the operator stands', async () => {
  const { actor, held } = tab()
  await settle()
  actor.send({ type: 'consent.accept', options: all })
  await settle()
  keepConsent({ options: none, consentId: null, answeredAt: Date.now() + 1 })
  held.pop()?.()
  await settle()
  expect(storedConsent()).toMatchObject({ options: none })
  expect(actor.getSnapshot().context.options).toEqual(none)
})

test('COO-1 COO-2 a tab learns at once what another has answered, also over its open question or settings, and asks no more', async () => {
  for (const event of [null, { type: 'consent.reopen' }] as const) {
    const { actor, tell, sent } = tab()
    await settle()
    if (event) actor.send(event)
    keepConsent({ options: none, consentId: 'other', answeredAt: 1 })
    tell()
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { options: none, consentId: 'other' } })
    actor.send({ type: 'consent.reopen' })
    keepConsent({ options: none, consentId: 'newer', answeredAt: 1 })
    tell()
    expect(actor.getSnapshot()).toMatchObject({ value: 'changing', context: { consentId: 'newer' } })
    keepConsent({ options: all, consentId: 'other', answeredAt: 2 })
    tell()
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { options: all } })
    expect(sent).toEqual([])
    writeLocal('consentAccepted', null)
    actor.stop()
  }
})

/** A browser whose page can be loaded anew; `operator` is what the operator has of whoever is signed in, and what it was sent. */
function browser() {
  const operator = {
    own: null as null | { options: object; cookiesConsentId: string; ageMs: number; version?: string },
    isDown: false,
    /** What goes on while the settings are on their way. */
    meanwhile: () => {},
    sent: [] as { options: object; cookiesConsentId: string | null; ageMs: number }[],
  }
  const call = async (name: string, { body }: { body: (typeof operator.sent)[number] }) => {
    if (name === 'cookieConsentSave') operator.sent.push(body)
    if (name === 'cookieSettings') operator.meanwhile()
    if (operator.isDown) throw new ApiError('status', 'down', { status: 503 })
    const answer =
      name === 'cookieSettings' ? operator.own : { ...body, cookiesConsentId: body.cookiesConsentId ?? 'new' }
    if (answer === null) throw new ApiError('status', 'none', { status: 404 })
    return { version: cookiePolicyVersion, ...answer }
  }
  const actors = cookieConsentActors({ api: { call } } as unknown as World)
  let heard: readonly object[] = []
  const load = async () => {
    const parent = listeningParent()
    heard = parent.heard
    const input = { parentRef: parent.parentRef, isPreset: false }
    const actor = createActor(cookieConsentMachine.provide({ actors }), { input }).start()
    await settle()
    return actor
  }
  type Page = Awaited<ReturnType<typeof load>>
  const comes = (page: Page, playerId: number) =>
    page.send({ type: 'player.arrived', player: { ...anna, playerId }, way: 'form' })
  const arrives = async (page: Page, playerId: number) => {
    comes(page, playerId)
    await settle()
  }
  const accepts = async (page: Page) => {
    page.send({ type: 'consent.accept', options: all })
    await settle()
  }
  const changes = async (page: Page, options: ConsentOptions) => {
    page.send({ type: 'consent.reopen' })
    page.send({ type: 'consent.accept', options })
    await settle()
  }
  /** What the question or the settings would show. */
  const ticked = (page: Page) => page.getSnapshot().context.options
  return { operator, load, comes, arrives, accepts, changes, ticked, lastHeard: () => heard.at(-1) }
}

test('COO-2 a player’s own refusal stands over another’s newer yes in a browser that both use, also when the network fails as they come', async () => {
  const { operator, load, arrives, accepts } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  expect(consentNow()).toEqual(all)
  page.send({ type: 'player.left' })
  operator.sent = []
  for (const isDown of [true, false]) {
    Object.assign(operator, { isDown, own: { options: none, cookiesConsentId: 'b', ageMs: 60_000 } })
    await arrives(page, 2)
    expect([consentNow(), page.getSnapshot().value]).toEqual([none, isDown ? 'asking' : 'settled'])
    page.send({ type: 'player.left' })
  }
  const reloaded = await load()
  await arrives(reloaded, 2)
  expect([consentNow(), operator.sent]).toEqual([none, []])
  expect(storedConsent()).toMatchObject({ options: none, consentId: 'b', isCurrent: true })
})

test('COO-1 COO-2 a player who never answered is asked in a browser where another did, and nothing of that answer is in force, proposed or sent', async () => {
  for (const isStored of [true, false]) {
    const { operator, load, comes, arrives, accepts, ticked } = browser()
    let page = await load()
    await arrives(page, 1)
    operator.isDown = !isStored
    await accepts(page)
    operator.isDown = false
    page.send({ type: 'player.left' })
    if (!isStored) page = await load()
    expect(consentNow()).toEqual(all)
    operator.sent = []
    comes(page, 2)
    expect([storedConsent(), consentNow(), ticked(page)]).toEqual([null, none, none])
    await settle()
    expect([page.getSnapshot().value, ticked(page), consentNow()]).toEqual(['asking', none, none])
    expect([storedConsent(), operator.sent]).toEqual([null, []])
    await accepts(page)
    expect(operator.sent).toMatchObject([{ options: all, cookiesConsentId: null }])
    expect(consentNow()).toEqual(all)
    writeLocal('consentAccepted', null)
  }
})

test('COO-2 another’s answer goes in the very step in which a player comes, whatever is open: while it is read, changed, or on its way', async () => {
  const answer = { options: all, consentId: 'a', answeredAt: 1, of: markOf(1) }
  for (const before of [
    [],
    [{ type: 'consent.reopen' }],
    [
      { type: 'consent.reopen' },
      { type: 'player.arrived', player: { ...anna, playerId: 1 }, way: 'form' },
      { type: 'consent.accept', options: all },
    ],
  ] as const) {
    const { load, comes, ticked, lastHeard, operator } = browser()
    keepConsent(answer)
    const page = await load()
    for (const event of before) page.send(event)
    comes(page, 2)
    expect([storedConsent(), ticked(page)]).toEqual([null, none])
    expect(lastHeard()).toEqual({ type: 'consent.changed', options: none })
    operator.sent = []
    await settle()
    expect([storedConsent(), page.getSnapshot().value, operator.sent]).toEqual([null, 'asking', []])
  }
  keepConsent(answer)
  const { load, comes } = browser()
  const loading = load()
  comes(await loading, 2)
  expect(storedConsent()).toBeNull()
})

test('COO-2 the question shows nothing of another player’s ticks, also after a reload, where the operator cannot be reached', async () => {
  const { operator, load, arrives, accepts, ticked } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  page.send({ type: 'player.left' })
  operator.isDown = true
  await arrives(page, 2)
  const reloaded = await load()
  expect([reloaded.getSnapshot().value, ticked(reloaded)]).toEqual(['asking', none])
  await arrives(reloaded, 2)
  expect([reloaded.getSnapshot().value, ticked(reloaded)]).toEqual(['asking', none])
})

test('COO-1 a player’s own answer stays in force over a reload that cannot reach the operator, and is not asked for again', async () => {
  const { operator, load, arrives, accepts } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  operator.isDown = true
  const reloaded = await load()
  await arrives(reloaded, 1)
  expect([reloaded.getSnapshot().value, consentNow()]).toEqual(['settled', all])
  const nobody = await load()
  expect([nobody.getSnapshot().value, consentNow()]).toEqual(['settled', all])
})

test('COO-1 a first yes that never reached the operator is sent when its player comes again, and not asked for again', async () => {
  const { operator, load, arrives, accepts } = browser()
  const page = await load()
  await arrives(page, 1)
  operator.isDown = true
  await accepts(page)
  Object.assign(operator, { isDown: false, sent: [] })
  const reloaded = await load()
  await arrives(reloaded, 1)
  expect([reloaded.getSnapshot().value, consentNow()]).toEqual(['settled', all])
  expect(operator.sent).toMatchObject([{ options: all, cookiesConsentId: null }])
  expect(storedConsent()).toMatchObject({ isSent: true, consentId: 'new', of: markOf(1) })
})

test('COO-1 a tab that learns that the operator has no answer deletes none that another tab has just stored and could not send', async () => {
  const { operator, load, arrives, accepts } = browser()
  const other = await load()
  await arrives(other, 1)
  await accepts(other)
  const page = await load()
  operator.sent = []
  operator.meanwhile = () => {
    operator.meanwhile = () => {}
    other.send({ type: 'consent.reopen' })
    operator.isDown = true
    other.send({ type: 'consent.accept', options: { ...all, performanceFunctional: false } })
    operator.isDown = false
  }
  await arrives(page, 1)
  expect(consentNow()).toEqual({ ...all, performanceFunctional: false })
  expect(operator.sent.at(-1)).toMatchObject({ options: { ...all, performanceFunctional: false } })
})

test('COO-1 a 404 clears the stored id, and the player’s answer is stored anew', async () => {
  const { operator, load, arrives, accepts } = browser()
  keepConsent({ options: all, consentId: 'gone', answeredAt: Date.now(), of: markOf(1) })
  const page = await load()
  await arrives(page, 1)
  expect([page.getSnapshot().value, consentNow()]).toEqual(['settled', all])
  expect(operator.sent).toMatchObject([{ options: all, cookiesConsentId: null }])
  await accepts(page)
  expect(storedConsent()).toMatchObject({ consentId: 'new', of: markOf(1) })
})

test('COO-1 COO-2 a visitor who changes what a player has answered gives an answer of their own, which becomes that of who comes next', async () => {
  const { operator, load, arrives, accepts, changes } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  page.send({ type: 'player.left' })
  expect([page.getSnapshot().value, consentNow()]).toEqual(['settled', all])
  operator.sent = []
  await changes(page, none)
  expect(operator.sent).toMatchObject([{ options: none, cookiesConsentId: null }])
  expect(storedConsent()).toMatchObject({ options: none, of: null })
  await arrives(page, 2)
  expect(storedConsent()).toMatchObject({ options: none, of: markOf(2), isSent: true })
  operator.sent = []
  await changes(page, all)
  expect(operator.sent).toMatchObject([{ options: all, cookiesConsentId: 'new' }])
})

test('COO-1 COO-2 what a player changes without the operator is sent when they come again, and their refusal is never lost', async () => {
  const { operator, load, arrives, accepts, changes } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  operator.isDown = true
  await changes(page, none)
  Object.assign(operator, { isDown: false, own: { options: all, cookiesConsentId: 'new', ageMs: 60_000 }, sent: [] })
  await arrives(await load(), 1)
  expect(operator.sent).toMatchObject([{ options: none, cookiesConsentId: 'new' }])
  expect(storedConsent()).toMatchObject({ options: none, isSent: true })
})

test('COO-2 a part that was refused while the operator was away stands, and is never given by an older yes', async () => {
  const { operator, load, arrives, accepts, changes } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  Object.assign(operator, { isDown: true, own: { options: all, cookiesConsentId: 'new', ageMs: 60_000 } })
  const away = await load()
  await arrives(away, 1)
  await changes(away, { ...all, marketing: false })
  expect(consentNow()).toEqual({ ...all, marketing: false })
  Object.assign(operator, { isDown: false, sent: [] })
  const back = await load()
  await arrives(back, 1)
  expect([back.getSnapshot().value, consentNow()]).toEqual(['settled', { ...all, marketing: false }])
  expect(operator.sent).toMatchObject([{ options: { ...all, marketing: false }, cookiesConsentId: 'new' }])
})

test('COO-2 an answer that was not sent yet gives way to what the player has answered elsewhere since', async () => {
  const { operator, load, arrives } = browser()
  keepConsent({ options: all, consentId: null, answeredAt: Date.now() - 60_000, of: markOf(1) })
  operator.own = { options: none, cookiesConsentId: 'b', ageMs: 30_000 }
  await arrives(await load(), 1)
  expect([consentNow(), operator.sent]).toEqual([none, []])
  expect(storedConsent()).toMatchObject({ consentId: 'b', isSent: true, of: markOf(1) })
})

test('COO-2 a refusal given again is sent with its newer time: an older yes from elsewhere cannot come between', async () => {
  const { operator, load, arrives } = browser()
  keepConsent({ options: none, consentId: 'visitor', answeredAt: Date.now() - 1000 })
  operator.own = { options: none, cookiesConsentId: 'own', ageMs: 60_000 }
  await arrives(await load(), 1)
  expect(operator.sent).toMatchObject([{ options: none, cookiesConsentId: 'visitor' }])
  operator.own = { options: none, cookiesConsentId: 'visitor', ageMs: 2000 }
  operator.sent = []
  await arrives(await load(), 1)
  expect(operator.sent).toEqual([])
})

test('COO-1 an answer here takes the place of the player’s to an older policy; without one theirs is proposed', async () => {
  const old = { options: all, cookiesConsentId: 'old', ageMs: 0, version: '0' }
  const { operator, load, arrives, ticked } = browser()
  operator.own = old
  const page = await load()
  await arrives(page, 1)
  expect([page.getSnapshot().value, ticked(page), consentNow()]).toEqual(['asking', all, none])
  page.send({ type: 'consent.reject' })
  await settle()
  expect(operator.sent).toMatchObject([{ options: none, cookiesConsentId: 'old' }])
  keepConsent({ options: none, consentId: null, answeredAt: 1 })
  operator.sent = []
  await arrives(await load(), 1)
  expect([operator.sent.length, consentNow()]).toEqual([1, none])
})

test('COO-2 a tab whose player is still there takes nothing of what another player answers in another tab', async () => {
  const { load, arrives, accepts } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  keepConsent({ options: none, consentId: 'b', answeredAt: Date.now(), of: markOf(2) })
  page.send({ type: 'consent.told', stored: storedConsent() })
  expect(page.getSnapshot().context).toMatchObject({ options: all, of: markOf(1) })
  page.send({ type: 'player.left' })
  await arrives(page, 2)
  expect(page.getSnapshot().context).toMatchObject({ options: none, of: markOf(2) })
})

test('COO-1 COO-2 a visitor’s answer becomes the player’s; a yes of a time to come is older than any answer', async () => {
  for (const [ahead, counting] of [
    [-30_000, all],
    [600_000, none],
  ] as const) {
    const { operator, load, arrives } = browser()
    keepConsent({ options: all, consentId: 'visitor', answeredAt: Date.now() + ahead })
    operator.own = { options: none, cookiesConsentId: 'own', ageMs: 60_000 }
    await arrives(await load(), 1)
    expect(consentNow()).toEqual(counting)
    expect(operator.sent).toHaveLength(counting === all ? 1 : 0)
  }
  const { load, arrives, operator } = browser()
  keepConsent({ options: all, consentId: null, answeredAt: Date.now() + 600_000 })
  await arrives(await load(), 1)
  expect(operator.sent[0]?.ageMs).toBeGreaterThan(1e12)
})

test('COO-2 the mark of a player is 16 bits, the same of many players, and another one for each of those who came about the same time', () => {
  const marks = Array.from({ length: 20_000 }, (_, index) => markOf(1_000_001 + index))
  expect(new Set(marks).size).toBe(marks.length)
  expect(marks.every((mark) => Number.isInteger(mark) && mark >= 0 && mark < 65_536)).toBe(true)
})
