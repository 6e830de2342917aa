import { expect, test } from 'vitest'
import { isShownTo, type Targeted } from './audience.ts'
import { contactRules } from './contactRules.ts'
import { knownStation } from './access.ts'
import {
  countries,
  countryOf,
  phoneCountryOptions,
  provinces,
  provincesWithoutOntario,
  registrationCountries,
  registrationCountry,
} from './countries.ts'
import { permissionOf } from './deposit.ts'
import { signUpFailure } from './errors.ts'
import { isProviderOffered, providerOfSubProvider } from './providers.ts'
import { loginErrorKey, loginMessages, parseLoginError } from './loginError.ts'
import { openMarkets } from './locale.ts'
import { marketOf } from './markets.ts'
import { parseGameFrameMessage } from './frame.ts'
import { parseSocketMessage } from './socket.ts'

const noon = Date.parse('2026-06-15T12:00:00Z')
const player = { playerId: 42, depositsCount: 1 }
const item = (more: Partial<Targeted>): Targeted => ({ authorized: 'BOTH', ...more })

const age = (market: Parameters<typeof contactRules>[0], country: string, province?: string) =>
  contactRules(market, country).adultAge(province)

test('REG-10 a new player is of age where their country says so, whichever market they come by; of all the strictest counts', () => {
  expect([age('UN', 'FI'), age('UN', 'GR'), age('UN', 'LT'), age('IN', 'GR')]).toEqual([18, 21, 21, 21])
  expect([age('CA', 'CA', 'ON'), age('CA', 'CA', 'QC'), age('UN', 'IN')]).toEqual([19, 18, 21])
})

test('CON-2 mode: a visitor sees both and not-authorized, a player both and authorized', () => {
  const seen = (viewer: typeof player | null): string[] =>
    (['AUTHORIZED', 'BOTH', 'NOT_AUTHORIZED'] as const).filter((authorized) =>
      isShownTo(item({ authorized }), viewer, noon),
    )
  expect(seen(null)).toEqual(['BOTH', 'NOT_AUTHORIZED'])
  expect(seen(player)).toEqual(['AUTHORIZED', 'BOTH'])
})

test('CON-2 target: no limit, groups by 0, 1 or more deposits, a list of player ids', () => {
  const group = (groups: string[], depositsCount: number | null): boolean =>
    isShownTo(item({ targetAudience: { option: 'GROUP', groups } }), { playerId: 42, depositsCount }, noon)
  expect(isShownTo(item({ targetAudience: { option: 'NO_LIMIT' } }), player, noon)).toBe(true)
  expect([0, 1, 2, 9].map((count) => group(['0'], count))).toEqual([true, false, false, false])
  expect([0, 1, 2, 9].map((count) => group(['1'], count))).toEqual([false, true, false, false])
  expect([0, 1, 2, 9].map((count) => group(['>1'], count))).toEqual([false, false, true, true])
  expect(group([], 0)).toBe(false)
  expect(group(['0', '1', '>1'], null)).toBe(false)
  const list = (playerIds: string): boolean =>
    isShownTo(item({ targetAudience: { option: 'PLAYERS_LIST', playerIds } }), player, noon)
  expect(['42', '7, 42 ,9', '7\n42', '421,142', '', '4'].map((ids) => list(ids))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('CON-2 dates: shown from the start on, not at the end any more', () => {
  const dated = item({ startDate: '2026-06-15T12:00:00Z', endDate: '2026-06-16T12:00:00Z' })
  expect(isShownTo(dated, null, noon - 1)).toBe(false)
  expect(isShownTo(dated, null, noon)).toBe(true)
  expect(isShownTo(dated, null, noon + 86_399_999)).toBe(true)
  expect(isShownTo(dated, null, noon + 86_400_000)).toBe(false)
})

test('REG-4 sign-up offers allowed countries; UN takes the chosen one unless it is removed there', () => {
  const un = marketOf('UN')
  const removals = { BG: ['UN'], CH: ['UN'], PL: ['UN'] } as const
  expect(registrationCountry(un, 'PL')).toBe('PL')
  expect(registrationCountry(un, 'PL', removals)).toBe('FI')
  expect(registrationCountry(un, 'US')).toBe('FI')
  expect(registrationCountry(marketOf('BR'), 'PL')).toBe('BR')
  expect(registrationCountry(marketOf('GG'), 'GB')).toBe('GB')
  const offered = registrationCountries(un, removals).map(({ code }) => code)
  expect(offered).not.toContain('BG')
  expect(offered).not.toContain('US')
  expect(offered).toContain('FI')
})

test('REG-4 every market’s own country is offered in its sign-up', () => {
  const without = openMarkets().filter(
    (market) => !registrationCountries(market).some(({ code }) => code === market.originCountryCode),
  )
  expect(without).toEqual([])
})

test('REG-5 phone prefixes start with Finland and leave out countries without a dialling code', () => {
  expect(phoneCountryOptions[0]).toEqual({
    label: 'Finland +358',
    value: '+358',
    id: 'FI',
    countryName: 'Finland',
    currency: 'EUR',
  })
  expect(countries.some(({ isd }) => isd === '')).toBe(true)
  expect(phoneCountryOptions.every(({ value }) => /^\+\d+$/.test(value))).toBe(true)
  expect(new Set(phoneCountryOptions.map(({ id }) => id)).size).toBe(phoneCountryOptions.length)
  expect(countryOf('FI')?.location.lat).toBeCloseTo(60.2, 0)
})

test('REG-10 one list of provinces has Ontario, the other has not', () => {
  expect(provinces).toHaveLength(13)
  expect(provinces.some(({ code }) => code === 'ON')).toBe(true)
  expect(provincesWithoutOntario.map(({ code }) => code)).not.toContain('ON')
})

const failed = (status: number, code: string, message = '', validationErrors?: unknown[]) =>
  signUpFailure({ status, code, message, validationErrors })

test('REG-8 a failed sign-up has the catalogue’s text, field and state', () => {
  expect(signUpFailure('network').key).toBe('error.country.blocked')
  expect(failed(409, 'player_already_exists')).toMatchObject({ duplicated: true })
  expect(failed(400, 'error.cpf.duplicate_found')).toMatchObject({ key: 'error.cpf.duplicate_found', field: 'cpf' })
  expect(failed(403, 'anything', 'User is not authorized … with an explicit deny').key).toBe('error.captcha.validation')
  expect(failed(403, 'error.vonage.phone.invalid').key).toBe('error.vonage.validation')
  expect(failed(500, 'whatever').key).toBe('error.system.error')
  expect(failed(400, 'error.validation', '', []).key).toBe('error.signup.unhandled')
})

const wrap = (message: string): string => `PreAuthentication failed with error ${message}.`
const key = (message: string): string => loginErrorKey(parseLoginError(message))

test('AUT-6 a sign-in’s message text is read back as it was written, in whatever the pool wraps it', () => {
  const timeout = {
    remainingDays: 3,
    playerId: 42,
    isCooling: true,
    milliseconds: 250_000,
    initiator: 'PLAYER',
  } as const
  expect(parseLoginError(wrap(loginMessages.timeout(timeout)))).toEqual({ kind: 'timeout', ...timeout })
  const byOperator = { ...timeout, isCooling: false, initiator: 'OPERATOR' } as const
  expect(parseLoginError(loginMessages.timeout(byOperator))).toEqual({ kind: 'timeout', ...byOperator })
  expect(parseLoginError(wrap(loginMessages.exclusion(17)))).toEqual({
    kind: 'exclusion',
    remainingDays: 17,
    milliseconds: null,
  })
  expect(parseLoginError('Exclusion in progress, 5 days left')).toEqual({
    kind: 'exclusion',
    remainingDays: 5,
    milliseconds: null,
  })
  expect(parseLoginError(wrap(loginMessages.exclusionIndefinite())).kind).toBe('exclusionIndefinite')
  expect(parseLoginError(wrap(loginMessages.notConfirmed())).kind).toBe('notConfirmed')
  expect(key(wrap(loginMessages.maxAttempt()))).toBe('login.error.maxAttempt')
  expect(key('Password attempts exceeded')).toBe('login.error.maxAttempt')
  expect(key(wrap(loginMessages.blacklisted()))).toBe('login.error.blacklisted')
  expect(key(wrap(loginMessages.closed()))).toBe('login.error.closed')
  expect(key('something else')).toBe('login.error.unauthorized')
})

test('RMB-11 an unknown player and a wrong password are shown alike', () => {
  expect(key(loginMessages.notFound())).toBe(key(loginMessages.unauthorized()))
  expect(parseLoginError(loginMessages.notFound())).toEqual({ kind: 'unauthorized', notFound: true })
})

test('DEP-1 each result of a check has its state, and an unknown one is an error', () => {
  const states = {
    SUCCESS: 'ALLOWED',
    NOT_ENOUGH_FUNDS: 'ERROR',
    EXCEEDS_KYC_LIMIT: 'ERROR',
    FAILURE: 'ERROR',
    DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
    DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
    DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
    DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
    WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
    SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
    SELF_SPEND_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
    RESTRICTED: 'RESTRICTED',
    FORBIDDEN: 'SUSPENDED',
    SOMETHING_NEW: 'ERROR',
    constructor: 'ERROR',
  }
  const found = Object.keys(states).map((result) => [result, permissionOf(result)])
  expect(found).toEqual(Object.entries(states))
})

test('LOB-3 a provider is offered in its countries; without a row, or with the override, everywhere', () => {
  expect(isProviderOffered('slotmill', 'NL')).toBe(true)
  expect(isProviderOffered('slotmill', 'FI')).toBe(false)
  expect(isProviderOffered('slotmill', 'FI', true)).toBe(true)
  expect(isProviderOffered('evolution', 'FI')).toBe(true)
  expect(isProviderOffered('toString', 'FI')).toBe(true)
  expect(providerOfSubProvider('softswiss-egt')).toBe('softswiss')
})

test('APP-14 a station without address or country is an error', () => {
  const station = { autodetectedCountry: 'FI', ipAddress: '192.0.2.1' }
  expect(knownStation(station)).toEqual(station)
  expect(() => knownStation({ autodetectedCountry: 'FI' })).toThrow(/ipAddress/)
  expect(() => knownStation({ ...station, autodetectedCountry: null })).toThrow(/autodetectedCountry/)
})

test('WAL-2 a socket message is read, and what is none is only named', () => {
  const payload = { currency: 'EUR', main: { cash: 50 }, locked: { cash: 0 }, bonus: [] }
  expect(parseSocketMessage(JSON.stringify({ type: 'WALLET_BALANCE', version: 7, payload }))).toEqual({
    message: { type: 'WALLET_BALANCE', version: 7, payload },
  })
  expect(parseSocketMessage('pong')).toEqual({ ignored: 'pong', field: '' })
  expect(parseSocketMessage('<html>')).toEqual({ ignored: 'notJson', field: '' })
  expect(parseSocketMessage('null')).toMatchObject({ ignored: 'unknown' })
  const torn = { type: 'WALLET_BALANCE', payload: { ...payload, main: { cash: '50' } } }
  expect(parseSocketMessage(JSON.stringify(torn))).toEqual({ ignored: 'unknown', field: 'payload.main.cash' })
})

test('GAM-3 only messages of the protocol are read from a game', () => {
  const end = { rgMessage: 'gprg_GameRoundEnd', payload: { roundId: 'r1', win: 0.5, balance: 10, currency: 'EUR' } }
  expect(parseGameFrameMessage(end)).toEqual(end)
  expect(parseGameFrameMessage({ rgMessage: 'gprg_Listening' })).not.toBeNull()
  for (const bad of [null, 'x', { rgMessage: 'oprg_Ready' }, { ...end, payload: { ...end.payload, win: -1 } }]) {
    expect(parseGameFrameMessage(bad)).toBeNull()
  }
})
