import { beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { cookiePolicyVersion } from '#contract/constants.ts'
import { cookieConsentMachine } from '#machines/cookieConsent/cookieConsent.machine.ts'
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
  actor.send({ type: 'player.arrived', player: anna })
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
    own: null as null | { options: object; cookiesConsentId: string; ageMs: number },
    isDown: false,
    sent: [] as { options: object; cookiesConsentId: string | null; ageMs: number }[],
  }
  const call = async (name: string, { body }: { body: (typeof operator.sent)[number] }) => {
    if (name === 'cookieConsentSave') operator.sent.push(body)
    if (operator.isDown) throw new ApiError('status', 'down', { status: 503 })
    const answer =
      name === 'cookieSettings' ? operator.own : { ...body, cookiesConsentId: body.cookiesConsentId ?? 'new' }
    if (answer === null) throw new ApiError('status', 'none', { status: 404 })
    return { ...answer, version: cookiePolicyVersion }
  }
  const actors = cookieConsentActors({ api: { call } } as unknown as World)
  const load = async () => {
    const input = { parentRef: listeningParent().parentRef, isPreset: false }
    const actor = createActor(cookieConsentMachine.provide({ actors }), { input }).start()
    await settle()
    return actor
  }
  type Page = Awaited<ReturnType<typeof load>>
  const arrives = async (page: Page, playerId: number) => {
    page.send({ type: 'player.arrived', player: { ...anna, playerId } })
    await settle()
  }
  const accepts = async (page: Page) => {
    page.send({ type: 'consent.accept', options: all })
    await settle()
  }
  return { operator, load, arrives, accepts }
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

test('COO-1 COO-2 a player who never answered is asked in a browser where another did, and nothing of that answer is in force or proposed', async () => {
  for (const isStored of [true, false]) {
    const { operator, load, arrives, accepts } = browser()
    let page = await load()
    await arrives(page, 1)
    operator.isDown = !isStored
    await accepts(page)
    operator.isDown = false
    page.send({ type: 'player.left' })
    if (!isStored) page = await load()
    expect(consentNow()).toEqual(all)
    operator.sent = []
    page.send({ type: 'player.arrived', player: { ...anna, playerId: 2 } })
    expect(consentNow()).toEqual(none)
    await settle()
    expect([page.getSnapshot().value, page.getSnapshot().context.options, consentNow()]).toEqual(['asking', none, none])
    expect([storedConsent(), operator.sent]).toEqual([null, []])
    await accepts(page)
    expect(operator.sent).toMatchObject([{ options: all, cookiesConsentId: null }])
    expect(consentNow()).toEqual(all)
    writeLocal('consentAccepted', null)
  }
})

test('COO-1 COO-2 what a player changes without the operator is sent when they come again, and their refusal is never lost', async () => {
  const { operator, load, arrives, accepts } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  operator.isDown = true
  page.send({ type: 'consent.reopen' })
  page.send({ type: 'consent.reject' })
  await settle()
  Object.assign(operator, { isDown: false, own: { options: all, cookiesConsentId: 'new', ageMs: 60_000 }, sent: [] })
  await arrives(await load(), 1)
  expect(operator.sent).toMatchObject([{ options: none, cookiesConsentId: 'new' }])
  expect(storedConsent()).toMatchObject({ options: none, isSent: true })
})

test('COO-2 a part that was refused while the operator was away is asked anew, and never given by an older yes', async () => {
  const { operator, load, arrives, accepts } = browser()
  const page = await load()
  await arrives(page, 1)
  await accepts(page)
  Object.assign(operator, { isDown: true, own: { options: all, cookiesConsentId: 'new', ageMs: 60_000 } })
  // The question comes as nobody can be asked whose the answer is; this one never arrives.
  const away = await load()
  await arrives(away, 1)
  away.send({ type: 'consent.accept', options: { ...all, marketing: false } })
  await settle()
  expect(consentNow()).toEqual({ ...all, marketing: false })
  operator.isDown = false
  const back = await load()
  await arrives(back, 1)
  expect([back.getSnapshot().value, consentNow()]).toEqual(['asking', none])
  operator.sent = []
  back.send({ type: 'consent.reject' })
  await settle()
  expect([operator.sent.length, consentNow()]).toEqual([1, none])
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
