import { expect, test } from 'vitest'
import { parseSocketMessage } from './socket.ts'

const pushed = (main: number, locked = 0, bonus = 0) =>
  parseSocketMessage(
    JSON.stringify({
      type: 'WALLET_BALANCE',
      version: 2,
      payload: {
        currency: 'EUR',
        main: { cash: main },
        locked: { cash: locked },
        bonus: [{ vertical: 'CASINO', bonus }],
        version: 2,
      },
    }),
  )

test('WAL-2 WAL-1 a pushed balance below nothing is ignored, and said where it stands', () => {
  expect(pushed(-5)).toEqual({ ignored: 'unknown', field: 'payload.main.cash' })
  expect(pushed(5, -0.01)).toEqual({ ignored: 'unknown', field: 'payload.locked.cash' })
  expect(pushed(5, 0, -1)).toEqual({ ignored: 'unknown', field: 'payload.bonus.0.bonus' })
  expect(pushed(0)).toMatchObject({ message: { payload: { main: { cash: 0 } } } })
})
