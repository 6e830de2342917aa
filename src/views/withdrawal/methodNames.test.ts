import { expect, test } from 'vitest'
import { paymentMethods } from '#contract/deposit.ts'
import { methodCalled } from './methodNames.ts'

test('TXN-1 a way to pay is known by its code, its id and the operator’s own name of it', () => {
  for (const method of paymentMethods)
    expect([methodCalled(method), methodCalled(method.toLowerCase())]).toEqual([method, method])
  expect(methodCalled('Card')).toBe('CREDITCARD')
})

test.each(['Visa', 'Card payment', 'Bank transfer', '', 'constructor'])(
  'TXN-1 another platform’s own words stay as they are: “%s”',
  (words) => {
    expect(methodCalled(words)).toBeNull()
  },
)
