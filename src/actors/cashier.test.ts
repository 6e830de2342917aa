import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { CashierEvent } from '#machines/deposit/deposit.contract.ts'
import { cashierActors } from './cashier.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose frame shows the payment page of `dep-1`, and what the flow hears of it. */
function shown() {
  const cashierUrl = 'https://pay.example/cashier/1'
  const frame = { src: cashierUrl, contentWindow: {} }
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { baseURI: 'https://site.example/', querySelectorAll: () => [frame] })
  const heard: string[] = []
  const machine = setup({
    types: { events: {} as CashierEvent },
    actors: cashierActors(),
  }).createMachine({
    invoke: { src: 'cashierMessages', input: { cashierUrl, depositId: 'dep-1' } },
    on: { '*': { actions: ({ event }) => heard.push(event.type) } },
  })
  createActor(machine).start()
  const say = (data: unknown, more: object = {}) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), {
        data,
        origin: 'https://pay.example',
        source: frame.contentWindow,
        ...more,
      }),
    )
  return { heard, say }
}

const ended = (state: string, depositId = 'dep-1') => ({ type: 'cashier.result', depositId, state })

test('DEP-4 SAF-4 only the end of the deposit that is open ends it: an earlier one’s page says nothing about it', () => {
  const { heard, say } = shown()
  say(ended('captured', 'dep-0'))
  say(ended('abandoned', 'dep-0'))
  expect(heard).toEqual([])
  for (const state of ['captured', 'refused', 'abandoned', 'a state nobody knows']) say(ended(state))
  expect(heard).toEqual(['cashier.finished', 'cashier.failed', 'cashier.cancelled', 'cashier.finished'])
})

test('SAF-11 what another window or host says, or what is no message of the payment page, is not heard', () => {
  const { heard, say } = shown()
  say(ended('captured'), { origin: 'https://thief.example' })
  say(ended('captured'), { source: {} })
  say({ type: 'cashier.result', state: 'captured' })
  say('captured')
  expect(heard).toEqual([])
})
