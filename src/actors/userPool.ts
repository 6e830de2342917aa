import type { CognitoUserPool, CognitoUserSession } from 'amazon-cognito-identity-js'
import { keptOf } from './keptSignIn.ts'
import { countNatively } from './nativePowers.ts'
import { clearBrokenSession, clearPlayerEntries, identityStorage, writeIdTokenCookie } from './storage.ts'

/** Where the hosted user pool is (settings). */
export interface UserPoolSettings {
  readonly endpoint: string
  readonly userPoolId: string
  readonly clientId: string
}

/** The tokens of a signed-in player; kept in the identity provider's own entries and nowhere else. */
export interface Tokens {
  readonly idToken: string
  readonly accessToken: string
  /**
   * How far this device's clock was ahead of the pool's when they were given out (ms; negative: behind). Of tokens that a page
   * has found, the clock may have been put right since: zero where that leaves them less life.
   */
  readonly driftMs: number
}

/** Tokens of a session opened elsewhere; `lastAuth` is the pool's own id of the user. */
export interface AdoptedTokens extends Omit<Tokens, 'driftMs'> {
  readonly refreshToken: string
  readonly lastAuth: string
}

/**
 * Why the pool did not sign in. `kind: 'status'` with 400 is a refusal, whose message is the pool's own and tells the reasons
 * apart (AUT-6); 401 is a session that is over; 500 a failure of the pool, worth another try.
 */
export class UserPoolError extends Error {
  override readonly name = 'UserPoolError'
  readonly kind: 'status' | 'network' | 'timeout'
  readonly status: number | null
  readonly code: string
  /** The pool has looked at the password: it counts such an attempt, and no other (AUT-6). */
  readonly isPasswordChecked: boolean
  constructor(
    kind: UserPoolError['kind'],
    status: number | null,
    code: string,
    message: string,
    isPasswordChecked = false,
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.code = code
    this.isPasswordChecked = isPasswordChecked
  }
}

/** Whether the pool said no to the token, and was not merely out of reach or out of order: asking again would not help. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof UserPoolError && error.kind === 'status' && (error.status ?? 500) < 500

/** Before this much of its life is left a token is renewed (ms). */
export const refreshAhead = 5 * 60_000
/** A page does not wait longer for the pool before it goes on with tokens that still live (ms). */
const restorePatience = 5000
/** A sign-in or renewal that takes longer is over (ms). */
export const poolTimeOut = 15_000

const tokenExpired = () => new UserPoolError('status', 401, 'token.expired', 'Token expired')

/** The claims of a token, or null when it is none. The signature is the server's business. */
export function claimsOf(token: string): Record<string, unknown> | null {
  try {
    const part = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
  } catch {
    return null
  }
}

/** When a token ends (ms since 1970); 0 when that cannot be read. */
export const expiryOf = (token: string): number => Number(claimsOf(token)?.['exp'] ?? 0) * 1000

/** When a token was given out (ms since 1970); `otherwise` when that cannot be read. */
const issuedAt = (token: string, otherwise: number): number => {
  const at = Number(claimsOf(token)?.['iat'] ?? Number.NaN) * 1000
  return Number.isFinite(at) ? at : otherwise
}

/** When the session of a token signed in (ms since 1970); null when that cannot be read. */
function signInOf(token: string): number | null {
  const at = Number(claimsOf(token)?.['auth_time'] || Number.NaN) * 1000
  // Further than a date can reach, no sense can be made of it.
  return Math.abs(at) <= 8.64e15 ? at : null
}

/** A token refused at this age was not refused for it (ms). */
const youth = 60_000

/** How long tokens still live (ms; below zero: over). Times of tokens are the pool's, so a wrong clock of the device does not matter. */
export const lifeOf = (tokens: Tokens, now: number): number =>
  Math.min(expiryOf(tokens.idToken), expiryOf(tokens.accessToken)) - (now - tokens.driftMs)

/** When the stored session signed in (ms since 1970); null without one. */
export function signedInAt(settings: Pick<UserPoolSettings, 'clientId'>): number | null {
  const idToken = keptOf(settings, 'idToken')
  return idToken ? signInOf(idToken) : null
}

export interface UserPool {
  /** SRP: the password never leaves the page. Rejects with UserPoolError. */
  signIn(email: string, password: string, signal?: AbortSignal): Promise<Tokens>
  /** Keeps tokens that the operator gave a player whom it has identified itself (PNP-2), as a sign-in would. */
  adopt(tokens: AdoptedTokens): Promise<void>
  /**
   * What storage holds: tokens, renewed when near their end; null when there are none or the access token has expired (AUT-9).
   * Where the device's clock alone and as it went at the sign-in disagree about that, it is the pool's clock that says.
   * A pool that is away for a moment signs nobody out: tokens that still live are answered as they are.
   */
  restore(): Promise<Tokens | null>
  /** Tokens good for at least five minutes; rejects with `Token expired` when there are none. One renewal for all callers and tabs. */
  fresh(): Promise<Tokens>
  /**
   * Tokens in place of those that the operator has refused, which shows that no clock here is right; rejects where there are
   * none, or where the refused ones are too young to have run out. One renewal for all callers and tabs.
   */
  insteadOf(idToken: string): Promise<Tokens>
  /** Removes every entry of the player at once, then lets `tell` use the tokens a last time, then revokes them; never rejects. */
  signOut(tell?: (tokens: Tokens) => Promise<unknown>): Promise<void>
}

interface Environment {
  readonly settings: UserPoolSettings
  readonly now: () => number
  /** Milliseconds that have gone by, whatever becomes of the device's clock. */
  readonly elapsed?: () => number
}

/** The hosted user pool; its library is fetched when somebody signs in or a token is renewed, not before. */
export function createUserPool({ settings, now, elapsed = () => performance.now() }: Environment): UserPool {
  const prefix = `CognitoIdentityServiceProvider.${settings.clientId}`
  let library: Promise<{ pool: CognitoUserPool; cognito: typeof import('amazon-cognito-identity-js') }> | null = null
  let renewing: Promise<Tokens> | null = null

  const open = () =>
    (library ??= import('amazon-cognito-identity-js').then(
      (cognito) => {
        countNatively(cognito)
        const pool = takingNo(
          new cognito.CognitoUserPool({
            UserPoolId: settings.userPoolId,
            ClientId: settings.clientId,
            endpoint: settings.endpoint,
            Storage: identityStorage,
            AdvancedSecurityDataCollectionFlag: false,
          }),
        )
        return { cognito, pool }
      },
      (error: unknown) => {
        library = null
        throw new UserPoolError('network', null, 'library', String(error))
      },
    ))

  const lastUser = () => identityStorage.getItem(`${prefix}.LastAuthUser`)

  const refreshTokenOf = (user: string | null) => user && identityStorage.getItem(`${prefix}.${user}.refreshToken`)

  // A renewal answered after sign-out, in whichever tab, must not put the tokens back, nor touch those of who came since, be it the
  // same player anew (SAF-7): a session is known by its refresh token.
  const whileOfSession = (user: string, refreshToken: string): typeof identityStorage => {
    const key = `${prefix}.${user}.refreshToken`
    let current: string | null = refreshToken
    const isStill = () => lastUser() === user && identityStorage.getItem(key) === current
    return {
      ...identityStorage,
      setItem: (name, value) => {
        if (!isStill()) return
        identityStorage.setItem(name, value)
        if (name === key) current = value
      },
      removeItem: (name) => {
        if (!isStill()) return
        identityStorage.removeItem(name)
        if (name === key) current = null
      },
    }
  }

  /** The tokens and how the clock went when they came, as it was kept. */
  function kept(): Tokens | null {
    const user = lastUser()
    const idToken = user && identityStorage.getItem(`${prefix}.${user}.idToken`)
    const accessToken = user && identityStorage.getItem(`${prefix}.${user}.accessToken`)
    const drift = Number(identityStorage.getItem(`${prefix}.${user}.clockDrift`))
    return idToken && accessToken ? { idToken, accessToken, driftMs: Number.isFinite(drift) ? drift * 1000 : 0 } : null
  }

  // What an earlier page has measured may be over; what is stored while this one stands was measured just then.
  let found = kept()?.idToken ?? null
  function stored(): Tokens | null {
    const tokens = kept()
    return tokens && (tokens.idToken === found ? { ...tokens, driftMs: Math.min(tokens.driftMs, 0) } : tokens)
  }

  /** The life of found tokens by the reading of the clock that leaves them more. */
  function longestLife(): number {
    const tokens = kept()
    return tokens === null ? 0 : lifeOf({ ...tokens, driftMs: Math.max(tokens.driftMs, 0) }, now())
  }

  // Once, at the start: later a set may be on its way from another tab.
  const user = lastUser()
  const parts = ['idToken', 'accessToken', 'refreshToken'].map((name) => `${prefix}.${user}.${name}`)
  if (user === null || parts.some((key) => identityStorage.getItem(key) === null)) clearBrokenSession()

  let firstSeen: { idToken: string; life: number; at: number } | null = null
  // A device's clock may be put right while the page stands: what has gone by since counts too. A sleep stops that, not the clock.
  function isFresh(tokens: Tokens): boolean {
    const life = lifeOf(tokens, now())
    if (firstSeen?.idToken !== tokens.idToken) firstSeen = { idToken: tokens.idToken, life, at: elapsed() }
    return Math.min(life, firstSeen.life - (elapsed() - firstSeen.at)) > refreshAhead
  }

  async function renew(refused?: string): Promise<Tokens> {
    // Another tab may have renewed them, or signed out, while this one waited for the lock.
    const held = stored()
    if (!held) throw tokenExpired()
    if (held.idToken !== refused && isFresh(held)) return held
    const { cognito, pool } = await open()
    const name = lastUser()
    const refreshToken = refreshTokenOf(name)
    if (!name || !refreshToken) throw tokenExpired()
    const user = new cognito.CognitoUser({ Username: name, Pool: pool, Storage: whileOfSession(name, refreshToken) })
    await inTime(
      new Promise<void>((resolve, reject) =>
        user.refreshSession(new cognito.CognitoRefreshToken({ RefreshToken: refreshToken }), (error: unknown) =>
          error ? reject(asPoolError(error)) : resolve(),
        ),
      ),
    ).catch((error: unknown) => {
      // Of a session that is over: whoever has signed in since is not refused for it.
      const now = refreshTokenOf(lastUser())
      if (now === null || now === refreshToken) throw error
    })
    const renewed = stored()
    if (!renewed) throw tokenExpired()
    writeIdTokenCookie(renewed.idToken)
    return renewed
  }

  async function fresh(): Promise<Tokens> {
    const held = stored()
    if (!held) throw tokenExpired()
    if (isFresh(held)) return held
    return renewOnce()
  }

  const renewOnce = (refused?: string): Promise<Tokens> =>
    (renewing ??= underLock(() => renew(refused)).finally(() => (renewing = null)))

  async function insteadOf(idToken: string): Promise<Tokens> {
    const held = await fresh()
    if (held.idToken !== idToken) return held
    const age = now() - held.driftMs - issuedAt(idToken, 0)
    if (age >= 0 && age < youth) throw tokenExpired()
    return renewOnce(idToken)
  }

  async function signOut(tell?: (tokens: Tokens) => Promise<unknown>): Promise<void> {
    const held = stored()
    const refreshToken = held && refreshTokenOf(lastUser())
    // Entries go first: an answer that never comes must not leave a signed-in page (SAF-7).
    clearPlayerEntries()
    found = null
    firstSeen = null
    if (held) await tell?.(held).catch((error: unknown) => console.warn('sign-out was not told', String(error)))
    if (refreshToken) await revoke(settings, refreshToken)
  }

  return {
    async signIn(email, password, signal) {
      const { cognito, pool } = await open()
      signal?.throwIfAborted()
      const patience = new AbortController()
      const user = new cognito.CognitoUser({ Username: email, Pool: pool, Storage: unlessAborted(patience.signal) })
      const details = new cognito.AuthenticationDetails({ Username: email, Password: password })
      await inTime(
        new Promise<CognitoUserSession>((resolve, reject) =>
          user.authenticateUser(details, { onSuccess: resolve, onFailure: (error) => reject(asPoolError(error)) }),
        ),
        signal,
      ).catch((error: unknown) => {
        patience.abort()
        throw error
      })
      const given = stored()
      if (!given) throw tokenExpired()
      writeIdTokenCookie(given.idToken)
      return given
    },
    adopt({ idToken, accessToken, refreshToken, lastAuth }) {
      // The library's own entries, so that it renews these tokens as if it had got them itself. They are fresh: what this
      // device's clock says beside their time is how wrong it goes (s).
      const clockDrift = String(Math.floor((now() - issuedAt(idToken, now())) / 1000))
      for (const [name, value] of Object.entries({ idToken, accessToken, refreshToken, clockDrift }))
        identityStorage.setItem(`${prefix}.${lastAuth}.${name}`, value)
      // Last, as the library does: it tells other tabs that the set is whole.
      identityStorage.setItem(`${prefix}.LastAuthUser`, lastAuth)
      writeIdTokenCookie(idToken)
      return Promise.resolve()
    },
    async restore() {
      const held = stored()
      if (!held) return null
      if (longestLife() <= 0) {
        clearPlayerEntries()
        return null
      }
      const tokens = await inTime(fresh(), undefined, restorePatience).catch((error: unknown) => {
        const left = stored()
        if (isTokenRefused(error) || !left || longestLife() <= 0) throw error
        return left
      })
      const isOver = issuedAt(tokens.idToken, 0) > expiryOf(held.accessToken)
      // Whoever has signed in meanwhile has tokens of their own.
      if (!isOver || signInOf(tokens.idToken) !== signInOf(held.idToken)) return tokens
      // They had run out before the page was opened: new ones are no way around signing in again.
      void signOut()
      return null
    },
    fresh,
    insteadOf,
    signOut,
  }
}

type PoolAnswer = (error: { nonRetryable?: boolean; isPasswordChecked?: boolean } | null, data?: unknown) => void
interface PoolClient {
  request(operation: string, params: unknown, answer: PoolAnswer): void
}

// Whatever a renewal was answered, the library asks again for six seconds. A refused token stays refused, and the player
// must not stand before a page of someone signed in that long.
function takingNo(pool: CognitoUserPool): CognitoUserPool {
  const { client } = pool as unknown as { client: PoolClient }
  const request = client.request.bind(client)
  client.request = (operation, params, answer) =>
    request(operation, params, (error, data) => {
      if (error && isTokenRefused(asPoolError(error))) error.nonRetryable = true
      if (error && operation === 'RespondToAuthChallenge') error.isPasswordChecked = true
      answer(error, data)
    })
  return pool
}

// The library keeps tokens as it goes; a sign-in given up in between must not leave the player signed in unawares.
const unlessAborted = (signal: AbortSignal): typeof identityStorage => ({
  ...identityStorage,
  setItem: (key, value) => {
    if (!signal.aborted) identityStorage.setItem(key, value)
  },
})

/** A tab that holds the lock longer than this sleeps, or has been stopped in mid-renewal (ms). */
const lockPatience = poolTimeOut + 5000

/** One renewal at a time in all tabs; renewing twice, without locks or beside a tab that sleeps, is harmless. */
async function underLock(work: () => Promise<Tokens>): Promise<Tokens> {
  if (!navigator.locks) return work()
  let isHeld = false
  const patience = AbortSignal.timeout(lockPatience)
  return navigator.locks
    .request('token-refresh', { signal: patience }, () => {
      isHeld = true
      return work()
    })
    .catch((error: unknown) => {
      if (isHeld) throw error
      return work()
    })
}

async function revoke(settings: UserPoolSettings, refreshToken: string): Promise<void> {
  await fetch(settings.endpoint, {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ Token: refreshToken, ClientId: settings.clientId }),
    signal: AbortSignal.timeout(poolTimeOut),
  }).catch((error: unknown) => console.warn('the refresh token could not be revoked', String(error)))
}

function asPoolError(error: unknown): UserPoolError {
  if (error instanceof UserPoolError) return error
  const { code, name, message, isPasswordChecked } = (error ?? {}) as {
    readonly code?: unknown
    readonly name?: string
    readonly message?: string
    readonly isPasswordChecked?: boolean
  }
  // A TypeError is the library stumbling over an answer that is no JSON.
  if (message === 'Network error' || name === 'TypeError') {
    return new UserPoolError('network', null, 'network', 'Network Error')
  }
  // The browser's own errors bear a number where the pool's have a name.
  const named = typeof code === 'string' ? code : (name ?? 'unknown')
  const isRefusal = named.endsWith('Exception') && !/^(Internal|Service|TooManyRequests)/.test(named)
  return new UserPoolError(
    'status',
    isRefusal ? 400 : 500,
    named,
    message ?? 'unknown',
    isRefusal && isPasswordChecked === true,
  )
}

function inTime<T>(work: Promise<T>, signal?: AbortSignal, patience = poolTimeOut): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new UserPoolError('timeout', null, 'timeout', 'No answer in time')), patience)
    const onAbort = () => reject(signal?.reason as Error)
    signal?.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    })
  })
}
