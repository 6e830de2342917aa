import { expect, test } from 'vitest'
import { playerSessionOf } from './playerSession.ts'
import type { Tokens } from './userPool.ts'

const now = 1_800_000_000_000
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokensWith = (claims: object): Tokens => {
  const token = `${part({ alg: 'none' })}.${part({ iat: now / 1000, exp: now / 1000 + 60, ...claims })}.x`
  return { idToken: token, accessToken: token, driftMs: 0 }
}

test.each([
  ['{"suspended":true}', true],
  [{ suspended: true }, true],
  ['{"suspended":false}', false],
  ['{"suspended":"true"}', false],
  [{ suspended: false }, false],
  [{}, false],
  ['{}', false],
  ['null', false],
  ['true', false],
  ['{"suspended":tr', false],
  ['', false],
  [undefined, false],
])('GRD-3 AUT-1 by the claim multibrand %j a player is suspended: %s', (multibrand, suspended) => {
  expect(playerSessionOf(tokensWith({ playerId: 7, multibrand }), now)).toMatchObject({ playerId: 7, suspended })
})

test.each([{}, { playerId: null }, { playerId: 'seven' }, { playerId: 7.5 }])(
  'AUT-1 a token with %j for its player is no session: it has expired',
  (claims) => {
    expect(() => playerSessionOf(tokensWith(claims), now)).toThrow(
      expect.objectContaining({ status: 401, code: 'token.expired' }),
    )
  },
)

test('AUT-1 all other claims may be missing', () => {
  expect(playerSessionOf(tokensWith({ playerId: '7' }), now)).toEqual({
    playerId: 7,
    playerAccessId: null,
    email: '',
    countryCode: null,
    language: null,
    loginMethod: 'DEFAULT',
    registrationDate: null,
    suspended: false,
    expiresInMs: 60_000,
  })
})
