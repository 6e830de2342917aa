/**
 * What the browser keeps, and nothing else (APP-7). Every entry is named here with what becomes of it at sign-out,
 * so that `clearPlayerEntries` cannot forget one. What the browser does not take lasts as long as the page.
 */
import { openStorage, type StorageArea } from './storageArea.ts'

type Lifetime = 'player' | 'stays'

const local = {
  authorised: { key: 'authorised', lifetime: 'player' },
  firstLogin: { key: 'first-login', lifetime: 'player' },
  campaignIds: { key: 'campaign-ids', lifetime: 'player' },
  updatedTerms: { key: 'updated-terms', lifetime: 'player' },
  hideWagering: { key: 'hide-wagering-popup', lifetime: 'player' },
  sowPopup: { key: 'sow-popup', lifetime: 'player' },
  trackedDeposits: { key: 'tracked-deposits', lifetime: 'player' },
  consentOptions: { key: 'cookie-consent-options', lifetime: 'stays' },
  consentAccepted: { key: 'cookie-consent-accepted', lifetime: 'stays' },
  consentId: { key: 'cookie-consent-id', lifetime: 'stays' },
  eddPrompted: { key: 'edd-prompted-players', lifetime: 'stays' },
  liveProviderTab: { key: 'live-provider-tab', lifetime: 'stays' },
  market: { key: 'market', lifetime: 'stays' },
  partner: { key: 'partner', lifetime: 'stays' },
} as const satisfies Record<string, { key: string; lifetime: Lifetime }>

const session = {
  chatUnread: 'chat-unread',
  draftsOf: 'drafts-of',
  chatWasOnHome: 'chat-was-on-home',
  followedCode: 'followed-code',
  gameSound: 'game-sound',
  languageUnkept: 'language-unkept',
  lastActivity: 'last-activity',
} as const

/** Names of the local-storage entries the product may write. */
export type LocalEntry = keyof typeof local
/** Names of the session-storage entries the product may write, drafts apart. */
export type SessionEntry = keyof typeof session

const draftPrefix = 'draft:'
const identityPrefix = 'CognitoIdentityServiceProvider.'
const isIdentity = (key: string): boolean => key.startsWith(identityPrefix)
const isPlayers = (key: string): boolean =>
  isIdentity(key) || Object.values(local).some((entry) => entry.lifetime === 'player' && entry.key === key)
const idTokenCookie = 'id-token'
const gameSessionCookie = 'game-provider-session'

// Of a session the browser keeps all tokens or none.
const identitySet = { holds: isIdentity, isLast: (key: string): boolean => key.endsWith('.LastAuthUser') }

type Kind = 'localStorage' | 'sessionStorage'
const areas: Partial<Record<Kind, StorageArea>> = {}
const area = (kind: Kind): StorageArea => (areas[kind] ??= openStorage(kind, identitySet))

function read(kind: Kind, key: string): unknown {
  const text = area(kind).getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // Somebody else wrote it: as good as absent.
    return null
  }
}

function write(kind: Kind, key: string, value: unknown): void {
  if (value === null || value === undefined) area(kind).removeItem(key)
  else area(kind).setItem(key, JSON.stringify(value))
}

/** The stored value, or null when absent or unreadable. */
export const readLocal = (entry: LocalEntry): unknown => read('localStorage', local[entry].key)
/** Keeps a JSON value; null removes the entry. */
export function writeLocal(entry: LocalEntry, value: unknown): void {
  write('localStorage', local[entry].key, value)
  for (const tell of watchers) tell()
}

const watchers = new Set<() => void>()
/** Calls back when an entry may have changed, here or in another tab. Answers how to stop. */
export function watchLocal(tell: () => void): () => void {
  watchers.add(tell)
  globalThis.addEventListener('storage', tell)
  return () => {
    watchers.delete(tell)
    globalThis.removeEventListener('storage', tell)
  }
}
/** Calls back when another tab has changed one of the entries, or may have done so while the browser kept this page asleep. */
export function watchOtherTabs(entries: readonly LocalEntry[], tell: () => void): void {
  const keys = new Set<string | null>(entries.map((entry) => local[entry].key)).add(null)
  globalThis.addEventListener('storage', ({ key }) => {
    if (keys.has(key)) tell()
  })
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell()
  })
}
/** The stored value of this tab, or null when absent or unreadable. */
export const readSession = (entry: SessionEntry): unknown => read('sessionStorage', session[entry])
/** Keeps a JSON value for this tab; null removes the entry. */
export const writeSession = (entry: SessionEntry, value: unknown): void =>
  write('sessionStorage', session[entry], value)

/** Signing in is activity: an entry of an earlier session must not end the new one as idle (RGT-4). */
export const noteActivity = (now: number): void => writeSession('lastActivity', now)

/** How long a form draft lives (ms). */
export const draftLife = 30 * 60_000

/** The draft of a form (REG-1): never holds a secret, forgotten after 30 minutes. */
export function readDraft(form: string, now: number): Record<string, unknown> | null {
  const draft = read('sessionStorage', draftPrefix + form) as { savedAt?: unknown; values?: unknown } | null
  if (!draft || typeof draft.savedAt !== 'number' || typeof draft.values !== 'object' || !draft.values) return null
  if (now - draft.savedAt > draftLife || now < draft.savedAt) {
    writeDraft(form, null, now)
    return null
  }
  return draft.values as Record<string, unknown>
}

/** Keeps the named fields of a form for 30 minutes; the caller names them one by one, so no secret slips in. Null removes the draft. */
export function writeDraft(
  form: string,
  draft: { fields: readonly string[]; values: object } | null,
  now: number,
): void {
  const values =
    draft && Object.fromEntries(Object.entries(draft.values).filter(([field]) => draft.fields.includes(field)))
  write('sessionStorage', draftPrefix + form, values && { savedAt: now, values })
}

/** Removes the drafts of this tab but those of the named forms. */
export function forgetDrafts(staying: readonly string[]): void {
  const kept = new Set(staying.map((form) => draftPrefix + form))
  area('sessionStorage').removeWhere((key) => key.startsWith(draftPrefix) && !kept.has(key))
}

/** The identity provider's own entries go through here, so that sign-out finds them all. */
export const identityStorage = {
  getItem: (key: string): string | null => area('localStorage').getItem(key),
  setItem: (key: string, value: string): void => area('localStorage').setItem(key, value),
  removeItem: (key: string): void => area('localStorage').removeItem(key),
  clear: (): void => area('localStorage').removeWhere(isIdentity),
}

/** The parent domain a cookie is set on; host-only (null) on localhost and bare addresses. */
export function cookieDomain(host: string): string | null {
  if (host === 'localhost' || host.endsWith('.localhost') || /^[\d.]+$|:/.test(host)) return null
  const labels = host.split('.')
  return labels.length < 2 ? null : labels.slice(-Math.max(2, labels.length - 1)).join('.')
}

const cookieLife = 31_536_000

function setCookie(name: string, value: string, maxAge: number): void {
  const domain = cookieDomain(location.hostname)
  setCookieOn(domain, name, value, maxAge)
  // No browser keeps one for a whole registry, as the parent of example.co.uk is.
  if (domain !== null && domain !== location.hostname && (value === '' || !document.cookie.includes(`${name}=`)))
    setCookieOn(location.hostname, name, value, maxAge)
}

function setCookieOn(domain: string | null, name: string, value: string, maxAge: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=None; Secure${domain ? `; Domain=${domain}` : ''}`
}

/** Whether this browser may have somebody signed in: asked before the machines are there to say who. */
export const hasIdTokenCookie = (): boolean => document.cookie.includes(`${idTokenCookie}=`)

/**
 * Puts the id token into its cookie: one year, secure, cross-site, parent domain (APP-7). A session that ends with the page has
 * none: nobody would take it away.
 */
export function writeIdTokenCookie(idToken: string): void {
  if (area('localStorage').isOwn(isIdentity)) setCookie(idTokenCookie, '', 0)
  else setCookie(idTokenCookie, idToken, cookieLife)
}

/**
 * Removes what this tab alone keeps of the player. What all tabs share was removed by the one that signed out: by the time
 * a tab that slept hears of it, a newer session may lie there (AUT-10).
 */
export function clearTabEntries(): void {
  for (const key of Object.values(session)) area('sessionStorage').removeItem(key)
  area('sessionStorage').removeWhere((key) => key.startsWith(draftPrefix))
  // What the browser did not keep lies in this tab alone.
  area('localStorage').removeWhere(isPlayers, 'own')
}

/** Removes all that belongs to the player (APP-7, SAF-7); consent, market and partner data stay. */
export function clearPlayerEntries(): void {
  clearTabEntries()
  area('localStorage').removeWhere(isPlayers)
  setCookie(idTokenCookie, '', 0)
  setCookie(gameSessionCookie, '', 0)
}

/**
 * Removes what is left of a session that cannot be restored: its page is a visitor's, who has no sign-out (SAF-7, SAF-12). Where
 * nothing of one lies, nothing is touched: the cookie may be of a player at another host of the same domain.
 */
export function clearBrokenSession(): void {
  if (area('localStorage').has(isIdentity)) clearPlayerEntries()
}
