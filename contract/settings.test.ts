import { expect, test } from 'vitest'
import { brandOf, isInIpRange, parseSettings, SettingsError } from './settings.ts'

const good = {
  brand: 'halcyon',
  hostsToBrands: { 'play.marigold.example': 'marigold' },
  apiBase: '/api',
  accessHost: '/access/v1',
  userPool: { endpoint: '/user-pool', userPoolId: 'eu-west-1_AbCdEf123', clientId: 'web' },
  content: { host: '/content', dataset: 'halcyon', apiVersion: '1' },
  socketUrl: '/socket',
  gameOrigins: ['http://localhost:3001', 'http://localhost:3002'],
  sportsbookHost: '/sportsbook',
  paymentAuthoriseUrl: '/payment',
  chatSnippetUrl: null,
  flags: {
    creedroomz: false,
    tracking: false,
    evolutionTicketVariant: false,
    marketJp: false,
    userConfirmation: false,
  },
  capabilities: { idempotencyKeys: true, balanceVersions: true, lossLimits: true, inbox: true },
}

const problemsOf = (input: unknown): readonly { key: string; allowed: string }[] => {
  try {
    parseSettings(input)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  return []
}

test('good settings are taken, with defaults for what may be left out', () => {
  const settings = parseSettings(good)
  expect(settings).toMatchObject({ ...good, captcha: 'challenge', excludedSubProviders: {}, businessHours: null })
  expect(
    parseSettings({ ...good, apiBase: 'https://api.example/base', socketUrl: 'wss://socket.example' }),
  ).toBeDefined()
})

test.for([
  [{ brand: 'acme' }, 'brand', /halcyon, marigold/],
  [{ hostsToBrands: { 'a.example': 'acme' } }, 'hostsToBrands.a.example', /halcyon, marigold/],
  [{ apiBase: 'ftp://x' }, 'apiBase', /http\(s\) address or a path/],
  [{ apiBase: '/api/' }, 'apiBase', /must not end with/],
  [{ apiBase: '//elsewhere.example/api' }, 'apiBase', /http\(s\) address or a path/],
  [{ socketUrl: '//elsewhere.example/s' }, 'socketUrl', /ws\(s\)/],
  [{ apiBase: undefined }, 'apiBase', /must be the API base/],
  [{ userPool: { ...good.userPool, userPoolId: 'nope' } }, 'userPool.userPoolId', /eu-west-1_/],
  [{ userPool: { ...good.userPool, secret: 'x' } }, 'userPool.secret', /endpoint, userPoolId, clientId/],
  [{ content: { host: '/content', apiVersion: '1' } }, 'content.dataset', /is missing; must be a dataset name/],
  [{ socketUrl: 'http://x' }, 'socketUrl', /ws\(s\)/],
  [{ gameOrigins: ['http://localhost:3001'] }, 'gameOrigins.1', /origin/],
  [{ gameOrigins: ['http://localhost:3001', 'http://localhost:99999'] }, 'gameOrigins.1', /an origin that can be/],
  [{ gameOrigins: ['http://localhost:3001', 'http://localhost:3002/game'] }, 'gameOrigins.1', /without a path/],
  [{ paymentPageOrigins: 'https://pay.example' }, 'paymentPageOrigins', /a list of origins/],
  [{ paymentPageOrigins: ['https://pay.example/card'] }, 'paymentPageOrigins.0', /without a path/],
  [{ paymentPageOrigins: ['https://pay.example:99999'] }, 'paymentPageOrigins.0', /an origin that can be/],
  [
    { paymentPageOrigins: ['https://pay.example', "https://x;script-src'"] },
    'paymentPageOrigins.1',
    /an origin such as/,
  ],
  [{ paymentPageOrigins: ['*'] }, 'paymentPageOrigins.0', /an origin such as/],
  [{ eventLogUrl: 'logs.example' }, 'eventLogUrl', /the event logs’ address or null: an http\(s\) address or a path/],
  [{ flags: { ...good.flags, tracking: 'yes' } }, 'flags.tracking', /true or false/],
  [{ capabilities: { ...good.capabilities, inbox: 1 } }, 'capabilities.inbox', /true or false/],
  [{ excludedSubProviders: { XX: [] } }, 'excludedSubProviders.XX', /UN, BR, TR/],
  [{ restrictedIpRange: '10.0.0.0/8' }, 'restrictedIpRange', /^must be a group of from, to, or null$/],
  [{ flags: 'all' }, 'flags', /^must be a group of creedroomz, tracking, .*userConfirmation$/],
  [{ restrictedIpRange: { from: '10.0.0.0', to: '10.0.0.999' } }, 'restrictedIpRange.to', /IPv4/],
  [
    { businessHours: { timeZone: 'Mars/Base', days: [1], from: '09:00', to: '17:00' } },
    'businessHours.timeZone',
    /Europe\/Helsinki/,
  ],
  [{ payAndPlay: true }, 'payAndPlay', /allowed: brand, hostsToBrands, apiBase/],
] as const)('a wrong setting %j is named with what is allowed', ([change, key, allowed]) => {
  const problems = problemsOf({ ...good, ...change })
  expect(problems.map((problem) => problem.key)).toEqual([key])
  expect(problems[0]?.allowed).toMatch(allowed)
})

test('all wrong keys are named at once, and something that is no settings file too', () => {
  const problems = problemsOf({ ...good, brand: 1, socketUrl: null, zzz: true })
  expect(problems.map(({ key }) => key).toSorted()).toEqual(['brand', 'socketUrl', 'zzz'])
  expect(problemsOf(null)).toHaveLength(1)
  expect(problemsOf({}).length).toBeGreaterThan(8)
  expect(new SettingsError(problems).message.split('\n')).toHaveLength(4)
})

test('MOD-5 without an address for event logs they can only be saved', () => {
  expect(parseSettings(good).eventLogUrl).toBe(null)
  expect(parseSettings({ ...good, eventLogUrl: '/event-logs' }).eventLogUrl).toBe('/event-logs')
})

test('LOC-14 a host name chooses its brand, any other has the setting’s own', () => {
  const settings = parseSettings(good)
  expect(brandOf(settings, 'play.marigold.example')).toBe('marigold')
  for (const host of ['localhost', 'constructor', '__proto__']) expect(brandOf(settings, host)).toBe('halcyon')
})

test('APP-15 the restricted address range holds both its ends and nothing else', () => {
  const range = { from: '10.0.0.250', to: '10.0.1.3' }
  const inside = ['10.0.0.250', '10.0.0.255', '10.0.1.3', '::ffff:10.0.1.0']
  const outside = ['10.0.0.249', '10.0.1.4', '::1', '', '10.0.1', '10.0.1.x']
  expect([...inside, ...outside].filter((address) => isInIpRange(address, range))).toEqual(inside)
  expect(isInIpRange('10.0.1.0', null)).toBe(false)
})
