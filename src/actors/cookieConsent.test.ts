import { beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { cookiePolicyVersion } from '#contract/constants.ts'
import { cookieConsentMachine } from '#machines/cookieConsent/cookieConsent.machine.ts'
import { anna, listeningParent, settle } from '#machines/testing.ts'
import { ApiError } from './apiError.ts'
import { keepConsent, storedConsent } from './consent.ts'
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
