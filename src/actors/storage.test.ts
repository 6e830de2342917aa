import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetDrafts,
  clearPlayerEntries,
  clearTabEntries,
  identityStorage,
  readDraft,
  readLocal,
  readSession,
  writeDraft,
  writeIdTokenCookie,
  writeLocal,
  writeSession,
} from './storage.ts'

function store() {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key: string) => entries.get(key) ?? null,
    key: (index: number) => [...entries.keys()][index] ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, value: string) => void entries.set(key, value),
    keys: () => [...entries.keys()].toSorted(),
  }
}
const [local, session] = [store(), store()]
let cookies: string[] = []
const otherTabs = new Set<(event: object) => void>()
vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => otherTabs.add(hear))
vi.stubGlobal('localStorage', local)
vi.stubGlobal('sessionStorage', session)
vi.stubGlobal('document', {
  // As browsers do: nothing is kept for a whole registry.
  set cookie(written: string) {
    if (!written.endsWith('Domain=co.uk')) cookies.push(written)
  },
  get cookie() {
    return cookies.map((one) => one.split(';')[0]).join('; ')
  },
})
const at = (hostname: string) => vi.stubGlobal('location', { hostname })

beforeEach(() => {
  local.clear()
  session.clear()
  cookies = []
  at('www.casino.example')
})

/** Everything the product may keep. */
function writeAll(): void {
  for (const entry of [
    'authorised',
    'firstLogin',
    'updatedTerms',
    'hideWagering',
    'sowPopup',
    'consentAccepted',
  ] as const)
    writeLocal(entry, true)
  writeLocal('campaignIds', [1, 2])
  writeLocal('trackedDeposits', ['d-1'])
  writeLocal('consentOptions', { essentials: true })
  writeLocal('consentId', 'c-1')
  writeLocal('eddPrompted', [7])
  writeLocal('liveProviderTab', 'evolution')
  writeLocal('market', 'UN')
  writeLocal('partner', 'p')
  for (const name of ['LastAuthUser', 'u.idToken', 'u.accessToken', 'u.refreshToken', 'u.clockDrift'])
    identityStorage.setItem(`CognitoIdentityServiceProvider.web.${name}`, 'x')
  for (const entry of ['chatUnread', 'chatWasOnHome', 'gameSound', 'lastActivity'] as const) writeSession(entry, 1)
  writeDraft('registration', { fields: ['email'], values: { email: 'a@player.example', password: 'Secret-123' } }, 0)
}

test('APP-7 SAF-7 after a sign-out exactly consent, prompted players, provider tab, market and partner stay', () => {
  writeAll()
  expect(local.length + session.length).toBe(24)
  clearPlayerEntries()
  expect(local.keys()).toEqual([
    'cookie-consent-accepted',
    'cookie-consent-id',
    'cookie-consent-options',
    'edd-prompted-players',
    'live-provider-tab',
    'market',
    'partner',
  ])
  expect(session.keys()).toEqual([])
  expect([...new Set(cookies.map((cookie) => cookie.split(';')[0]))]).toEqual(['id-token=', 'game-provider-session='])
  for (const cookie of cookies) expect(cookie).toContain('Max-Age=0')
})

test('APP-7 the id token’s cookie lasts a year, is secure, cross-site and on the parent domain; host-only on localhost', () => {
  writeIdTokenCookie('token')
  expect(cookies[0]!.split('; ').toSorted()).toEqual(
    ['id-token=token', 'Path=/', 'Max-Age=31536000', 'SameSite=None', 'Secure', 'Domain=casino.example'].toSorted(),
  )
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    at(host)
    writeIdTokenCookie('token')
    expect(cookies.at(-1)).not.toContain('Domain')
  }
  for (const host of ['casino.example', 'casino.co.uk', 'www.casino.co.uk']) {
    cookies = []
    at(host)
    writeIdTokenCookie('token')
    expect(cookies).toHaveLength(1)
    expect(cookies.at(-1)).toContain(`Domain=${host.replace('www.', '')}`)
  }
})

test('APP-7 SAF-12 a draft keeps the fields it names and no other, for half an hour', () => {
  writeAll()
  expect(readDraft('registration', 29 * 60_000)).toEqual({ email: 'a@player.example' })
  expect(JSON.stringify(session.getItem('draft:registration'))).not.toContain('Secret-123')
  expect(readDraft('registration', 31 * 60_000)).toBeNull()
  expect(session.keys()).not.toContain('draft:registration')
  // Kept before the clock was put back: nobody knows any more how old it is.
  writeDraft('registration', { fields: ['email'], values: { email: 'a@player.example' } }, 60_000)
  expect(readDraft('registration', 0)).toBeNull()
  expect(session.keys()).not.toContain('draft:registration')
})

const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('APP-7 SAF-7 what a full browser refuses is kept by the page, and goes with the sign-out', () => {
  writeLocal('market', 'UN')
  const token = 'CognitoIdentityServiceProvider.web.u.idToken'
  const kept = [local.setItem, session.setItem] as const
  Object.assign(local, { setItem: refuse })
  Object.assign(session, { setItem: refuse })
  try {
    writeLocal('market', 'CA')
    identityStorage.setItem(token, 'x')
    writeSession('chatUnread', 3)
    writeDraft('registration', { fields: ['email'], values: { email: 'a@player.example' } }, 0)
    // An older answer must not come back with the next reload.
    expect([readLocal('market'), local.keys()]).toEqual(['CA', []])
    expect(identityStorage.getItem(token)).toBe('x')
    expect(readDraft('registration', 1)).toEqual({ email: 'a@player.example' })
    // Another tab signed out: what lies here alone is this tab's to remove.
    clearTabEntries()
    expect(identityStorage.getItem(token)).toBeNull()
    expect([readLocal('market'), readSession('chatUnread'), readDraft('registration', 1)]).toEqual(['CA', null, null])
  } finally {
    Object.assign(local, { setItem: kept[0] })
    Object.assign(session, { setItem: kept[1] })
  }
  writeLocal('market', 'FI')
  expect([readLocal('market'), local.keys()]).toEqual(['FI', ['market']])
})

const pool = 'CognitoIdentityServiceProvider.web'
/** As the library keeps them. */
function keepTokens(user: string, keep: (key: string, value: string) => void): void {
  for (const name of ['idToken', 'accessToken', 'refreshToken', 'clockDrift'])
    keep(`${pool}.${user}.${name}`, name === 'accessToken' ? 'long '.repeat(9) : 'short')
  keep(`${pool}.LastAuthUser`, user)
}
/** As a browser with room for short values only, while `work` lasts. */
function withoutRoom(work: () => void): void {
  const { setItem } = local
  local.setItem = (key, value) => (value.length > 20 ? refuse() : setItem(key, value))
  try {
    work()
  } finally {
    local.setItem = setItem
  }
}
/** Another tab writes, and the browser says so here. */
function elsewhere(key: string, value: string): void {
  local.setItem(key, value)
  for (const hear of otherTabs) hear({ storageArea: local, key, newValue: value })
}

test('SAF-7 SAF-12 where one token finds no room none is left behind for the next page, nor a cookie', () => {
  withoutRoom(() => keepTokens('u', identityStorage.setItem))
  writeIdTokenCookie('token')
  expect([local.keys(), cookies.filter((cookie) => !cookie.includes('Max-Age=0'))]).toEqual([[], []])
  // The page has all of it, and goes on so when there is room again.
  keepTokens('u', identityStorage.setItem)
  expect(local.keys()).toEqual([])
  keepTokens('u', (key, value) => expect(identityStorage.getItem(key)).toBe(value))
  clearPlayerEntries()
  keepTokens('u', identityStorage.setItem)
  writeIdTokenCookie('token')
  expect([local.length, cookies.at(-1)]).toEqual([5, expect.stringContaining('id-token=token')])
})

test('AUT-10 whoever signs in later in another tab takes the place of a player that this page alone keeps', () => {
  withoutRoom(() => {
    keepTokens('first', identityStorage.setItem)
    writeLocal('partner', 'a partner of a long name')
  })
  const seen = new Set<string | null>()
  keepTokens('second', (key, value) => {
    seen.add(identityStorage.getItem(`${pool}.LastAuthUser`))
    elsewhere(key, value)
  })
  expect([...seen]).toEqual(['first'])
  keepTokens('second', (key, value) => expect(identityStorage.getItem(key)).toBe(value))
  expect(identityStorage.getItem(`${pool}.first.refreshToken`)).toBeNull()
  elsewhere('partner', '"p"')
  expect(readLocal('partner')).toBe('p')
})

test('APP-7 an entry that somebody else has spoilt is as good as absent', () => {
  local.setItem('campaign-ids', '{not json')
  expect(readLocal('campaignIds')).toBeNull()
})

test('SAF-7 APP-7 of what is typed and not sent only the named forms stay', () => {
  for (const form of ['registration', 'account-address'])
    writeDraft(form, { fields: ['city'], values: { city: 'Turku' } }, 0)
  writeSession('chatUnread', 1)
  forgetDrafts(['account-address'])
  expect([readDraft('registration', 1), readDraft('account-address', 1), readSession('chatUnread')]).toEqual([
    null,
    { city: 'Turku' },
    1,
  ])
})
