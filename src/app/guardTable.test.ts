import { areas } from '#machines/testing.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ProfileSummary } from '#machines/player.ts'
import { gateOf, guardTable, needsOf, type Situation, wayOutOf, type WayOut } from './guardTable.ts'

const profile = {
  areas,
  isAllowManualClaim: true,
  isPlayerRiskPayout: false,
  isPlayerMultibrandSuspended: false,
  isPlayerHaveSportbookAccess: true,
} as ProfileSummary
const player = { playerId: 7, suspended: false } as NonNullable<Situation['player']>
const noBlocks: Situation['blocks'] = { access: [], profile: [], exclusion: [], limits: [] }
const plain: Situation = { player, profile, blocks: noBlocks, hasSportsbook: true, hasNewerTerms: false }
const closed = (area: keyof typeof areas): Situation => ({
  ...plain,
  profile: { ...profile, areas: { ...areas, [area]: false } },
})

const people = {
  visitor: { ...plain, player: null, profile: null },
  plain,
  'profile unknown yet': { ...plain, profile: null },
  'payout risk': { ...plain, profile: { ...profile, isPlayerRiskPayout: true } },
  suspended: { ...plain, profile: { ...profile, isPlayerMultibrandSuspended: true } },
  'suspended by token': { ...plain, player: { ...player, suspended: true } },
  'in a timeout': { ...plain, blocks: { ...noBlocks, exclusion: ['timeout'] } },
  'at a loss limit': { ...plain, blocks: { ...noBlocks, limits: ['lossLimit'] } },
  'casino off': closed('casino'),
  'live casino off': closed('liveCasino'),
  'sports off': closed('sports'),
  'no sportsbook access': { ...plain, profile: { ...profile, isPlayerHaveSportbookAccess: false } },
  'market without sportsbook': { ...plain, hasSportsbook: false },
  'virtual sports off': closed('virtualSports'),
  'bonuses off': closed('bonuses'),
  'deposit off': closed('deposit'),
  'withdrawal off': closed('withdrawal'),
  'no manual claim': { ...plain, profile: { ...profile, isAllowManualClaim: false } },
  'newer terms': { ...plain, hasNewerTerms: true },
} as const satisfies Record<string, Situation>
type Person = keyof typeof people

/** Who does not stay, and where they go instead; everybody else stays. */
type Leads = Partial<Record<Person, WayOut>>
const atRisk = ['payout risk', 'suspended', 'suspended by token'] as const
const all = (names: readonly Person[], way: WayOut): Leads => Object.fromEntries(names.map((name) => [name, way]))

const publicPage: Leads = { 'newer terms': 'terms' }
const account: Leads = { visitor: 'unauthorised' }
const guardedAccount: Leads = { ...account, ...all(atRisk, 'account') }
const rewards: Leads = { ...guardedAccount, ...all(['in a timeout', 'bonuses off'], 'account') }
const play: Leads = { ...publicPage, ...all([...atRisk, 'in a timeout'], 'home') }
/** Offers, which who must see none is led away from (SAF-2). */
const offers: Leads = { ...publicPage, ...all([...atRisk, 'in a timeout', 'bonuses off'], 'home') }
const signUp: Leads = {
  ...publicPage,
  ...all(
    (Object.keys(people) as Person[]).filter((one) => one !== 'visitor'),
    'home',
  ),
}

const expected: Readonly<Record<string, Leads>> = {
  '/': {},
  '/401': signUp,
  '/404': publicPage,
  '/500': publicPage,
  '/$page': publicPage,
  '/accept-terms-condition': account,
  '/closed-account': publicPage,
  '/contact-live-chat': publicPage,
  '/deposit': { ...publicPage, visitor: 'login', 'deposit off': 'account' },
  '/landing/$id': offers,
  '/live-casino-online/play/$provider': { ...play, visitor: 'liveLobby', 'live casino off': 'home' },
  '/live-casino-online/{-$id}': { ...play, 'live casino off': 'home' },
  '/loyalty': offers,
  '/my-account': account,
  '/my-account/account': account,
  '/my-account/account/verification': account,
  '/my-account/banking': account,
  '/my-account/banking/deposit': { ...guardedAccount, 'deposit off': 'account' },
  '/my-account/banking/transactions': account,
  '/my-account/banking/withdraw': { ...account, 'withdrawal off': 'account' },
  '/my-account/bonus-code': { ...rewards, 'no manual claim': 'account' },
  '/my-account/gambling-limits': guardedAccount,
  '/my-account/inbox': guardedAccount,
  '/my-account/inbox/notifications/{-$id}': guardedAccount,
  '/my-account/rewards': rewards,
  '/my-account/rewards/active': rewards,
  '/online-casino/play/$provider/{-$id}': { ...play, 'casino off': 'home' },
  '/online-casino/{-$id}': { ...play, 'casino off': 'home' },
  '/payment-methods': publicPage,
  '/promo/$slug': offers,
  '/promotions': offers,
  '/promotions/$category': offers,
  '/promotions/$category/$promotionSlug': offers,
  '/promotions/$category/tag/$tagSlug': offers,
  '/reset-password': publicPage,
  '/restricted': publicPage,
  '/signup': signUp,
  '/signup/callback': signUp,
  '/signup/pnp': signUp,
  '/sms-max-attempts': signUp,
  '/sportsbook/{-$category}/{-$region}/{-$competition}/{-$event}': {
    ...play,
    'sports off': 'home',
    'no sportsbook access': 'home',
    'market without sportsbook': 'home',
  },
  '/virtual-sports': { ...play, 'virtual sports off': 'home' },
  '/welcome': publicPage,
}

/** Routes of the product, as the generated tree names them, below the locale. */
const routes = [
  ...new Set(
    [
      ...readFileSync(join(import.meta.dirname, 'routeTree.gen.ts'), 'utf8').matchAll(/fullPath: '\/\$locale([^']*)'/g),
    ].map(([, path]) => (path === '/' ? '/' : path!.replace(/\/$/, '') || '/')),
  ),
].toSorted()
const filled = (route: string): string => route.replaceAll(/\{-(\$\w+)\}/g, '$1').replaceAll(/\$\w+/g, 'x')

describe('every route with every player', () => {
  test('the expectations name every route there is', () => {
    expect(routes).toEqual(Object.keys(expected).toSorted())
  })
  test.each(routes)('GRD-1 GRD-3 GRD-4 GRD-5 GRD-6 GRD-7 GRD-12 %s', (route) => {
    const leads = Object.entries(people).flatMap(([who, situation]) => {
      const way = wayOutOf(filled(route), situation)
      return way === null ? [] : [[who, way]]
    })
    expect(Object.fromEntries(leads)).toEqual(expected[route])
  })
  test('GRD-12 a route file of a guarded path asks the guard', () => {
    const folder = join(import.meta.dirname, '../routes/$locale')
    const files = [
      'accept-terms-condition.tsx',
      'my-account/route.tsx',
      'deposit.tsx',
      'online-casino/{-$id}.tsx',
      'online-casino/play.$provider.{-$id}.tsx',
      'live-casino-online/{-$id}.tsx',
      'live-casino-online/play.$provider.tsx',
      'sportsbook/{-$category}.{-$region}.{-$competition}.{-$event}.tsx',
      'virtual-sports.tsx',
      'signup/index.tsx',
      'signup/pnp.tsx',
      'sms-max-attempts.tsx',
      '401.tsx',
    ]
    const unasked = files.filter(
      (file) => !/guard\(input\)|: guard|requireVisitor/.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(unasked).toEqual([])
    const roots = [
      '/accept-terms-condition',
      '/sms-max-attempts',
      '/401',
      '/my-account',
      '/deposit',
      '/online-casino',
      '/live-casino-online',
      '/sportsbook',
      '/virtual-sports',
      '/signup',
    ]
    // What is asked of offers is decided at once, by the route that all others are under.
    const asked = guardTable.filter(({ needs }) => needs.some((need) => need !== 'offers'))
    expect(asked.filter(({ route }) => !roots.some((root) => route.startsWith(root)))).toEqual([])
  })
})

test('GRD-3 GRD-7 newer terms leave home, the account, the terms and the tools of safe play open, whatever stands in their paths', () => {
  for (const path of ['/', '/my-account/banking/withdraw', '/accept-terms-condition', '/responsible-gambling'])
    expect(wayOutOf(path, people['newer terms'])).toBeNull()
  expect(wayOutOf('/promotions', people['newer terms'])).toBe('terms')
  expect(needsOf('/')).toEqual([])
})

test('GRD-8 a path that contains /restricted leads to the page of restricted countries', () => {
  expect(wayOutOf('/promotions/restricted', plain)).toBe('restricted')
  expect(wayOutOf('/restricted', plain)).toBeNull()
})

test.each(routes)('GRD-8 %s stands only where access is open; the sign-up callback always', (route) => {
  const path = filled(route)
  const isCallback = route === '/signup/callback'
  for (const state of ['maintenance', 'restricted', 'failed', 'checking'] as const)
    expect(gateOf(path, state, true)).toBe(isCallback ? 'site' : 'notice')
  expect(gateOf(path, 'first', false)).toBe(isCallback ? 'site' : 'nothing')
  expect(gateOf(path, 'open', false)).toBe('site')
  expect(gateOf(path, 'first', true)).toBe('site')
})
