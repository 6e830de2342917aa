import { expect, test } from 'vitest'
import { flowAttributes, leafStates } from './flowAttributes.ts'

const machine = { id: 'registration' }

test('MOD-1 data-state is the sorted leaf states of all regions, joined by a blank', () => {
  const value = { open: { verification: { entering: { resend: 'waiting', code: 'editing' } } } }
  expect(flowAttributes({ machine, value, tags: new Set() })['data-state']).toBe(
    'open.verification.entering.code.editing open.verification.entering.resend.waiting',
  )
})

test('MOD-8 data-status carries the literal of the sources, and is absent without one', () => {
  const tags = new Set(['busy', 'status:SUCESS_SEND'])
  expect(flowAttributes({ machine, value: 'closed', tags })).toEqual({
    'data-flow': 'registration',
    'data-state': 'closed',
    'data-status': 'SUCESS_SEND',
  })
  expect(flowAttributes({ machine, value: 'closed', tags: new Set(['busy']) })['data-status']).toBeUndefined()
})

test('a plain state is its own path', () => {
  expect(leafStates('maintenance')).toEqual(['maintenance'])
})
