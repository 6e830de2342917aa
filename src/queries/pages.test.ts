import type { World } from '#src/actors/world.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { paymentMethodsOptions } from './pages.ts'

test('NAV-5 APP-4 an amount of a payment method that the currency has not is left out, with its path in the log', async () => {
  const logged: unknown[] = []
  const method = { id: 'card', label: 'Card', deposit: true, withdrawal: true, time: '', fee: '' }
  const content = { title: 'Methods', lead: null, methods: [{ ...method, min: 10.5, max: 5000 }], seo: null }
  const world = {
    currency: () => 'CLP',
    locale: () => ({ market: 'CL', language: 'cl' }),
    content: { ask: () => Promise.resolve(content) },
    log: (_: string, detail: unknown) => logged.push(detail),
  } as unknown as World
  const page = await new QueryClient().fetchQuery(paymentMethodsOptions(world))
  expect(page).toEqual({ ...content, currency: 'CLP', methods: [{ ...method, min: null, max: 5000 }] })
  expect(logged).toEqual([{ field: 'methods.0.min' }])
})
