import type { CognitoUser, CognitoUserPool, CognitoUserSession } from 'amazon-cognito-identity-js'
import * as v from 'valibot'
import { readReport, reportListSchema } from '#contract/eventLog.ts'
import { countNatively } from '#src/actors/nativePowers.ts'
import { type StaffApi, StaffApiError } from './staffApi.ts'

/** A call that takes longer is over, ms. */
const PATIENCE = 20_000

const settingsSchema = v.object({
  userPool: v.object({ endpoint: v.string(), userPoolId: v.string(), clientId: v.string() }),
})
const meSchema = v.object({ email: v.string() })

/** Why nobody was signed in, in words for whoever tried. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
}

/** Somebody of the staff, for as long as the tab is open. */
export interface StaffSession {
  readonly email: string
  readonly api: StaffApi
  /** Comes about once the operator, or the pool, says that this sign-in is over. */
  readonly ended: Promise<void>
  /** Forgets the tokens here at once, and has the pool end them. */
  signOut(): void
}

const PREFIX = 'CognitoIdentityServiceProvider.'

/** Removes what this tab has kept of a sign-in of staff; the site keeps other things of its own in the same place. */
function forget(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

/**
 * Tokens lie in this tab alone: the next person at the computer opens another one. A store that was shut takes nothing more: a renewal
 * that is under way as somebody signs out must not bring them back.
 */
function tabStorage() {
  let isShut = false
  return {
    shut: () => {
      isShut = true
      forget()
    },
    setItem: (key: string, value: string) => (isShut ? undefined : sessionStorage.setItem(key, value)),
    getItem: (key: string) => (isShut ? null : sessionStorage.getItem(key)),
    removeItem: (key: string) => (isShut ? undefined : sessionStorage.removeItem(key)),
    clear: () => (isShut ? undefined : forget()),
  }
}
type TabStorage = ReturnType<typeof tabStorage>

async function openPool(
  storage: TabStorage,
): Promise<{ pool: CognitoUserPool; cognito: typeof import('amazon-cognito-identity-js') }> {
  const [cognito, answer] = await Promise.all([import('amazon-cognito-identity-js'), asked('/settings.json')])
  const read = v.safeParse(settingsSchema, await answer.json().catch(() => null))
  if (!answer.ok || !read.success) throw new SignInError('The settings of this site can not be read.')
  countNatively(cognito)
  const { endpoint, userPoolId, clientId } = read.output.userPool
  const pool = new cognito.CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: clientId,
    // The library wants a whole address.
    endpoint: new URL(endpoint, location.href).href,
    Storage: storage,
    AdvancedSecurityDataCollectionFlag: false,
  })
  return { pool, cognito }
}

const asked = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(path, { headers, signal: AbortSignal.timeout(PATIENCE) })

/** A session that lives, renewed where it has to be. Rejects with StaffApiError, also where the pool does not answer in time. */
async function sessionOf(user: CognitoUser): Promise<CognitoUserSession> {
  const asked = Promise.withResolvers<CognitoUserSession>()
  const late = setTimeout(
    () => asked.reject(new StaffApiError('late', 'The sign-in did not answer in time.')),
    PATIENCE,
  )
  user.getSession((error: (Error & { code?: string }) | null, session: CognitoUserSession | null) => {
    if (session?.isValid()) return asked.resolve(session)
    const isOver = !error || error.code === 'NotAuthorizedException' || error.name === 'NotAuthorizedException'
    return asked.reject(
      isOver || error.code === undefined
        ? new StaffApiError('signedOut', 'Your sign-in is over: please sign in again.')
        : new StaffApiError('failed', 'The sign-in can not be reached: try again.'),
    )
  })
  return asked.promise.finally(() => clearTimeout(late))
}

/** One GET of `/staff/api`, with a token that lives. Rejects with StaffApiError. */
async function get(user: CognitoUser, path: string): Promise<Response> {
  const session = await sessionOf(user)
  const authorization = `Bearer ${session.getIdToken().getJwtToken()}`
  const answer = await asked(`/staff/api${path}`, { authorization }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new StaffApiError('late', 'The operator did not answer in time.')
    throw new StaffApiError('failed', 'The operator can not be reached.')
  })
  if (answer.status === 401 || answer.status === 403)
    throw new StaffApiError('signedOut', 'Your sign-in is over: please sign in again.')
  if (answer.status === 429) throw new StaffApiError('failed', 'Too many calls: wait a minute.')
  if (answer.status === 404) throw new StaffApiError('gone', 'There is no such report (any more).')
  if (!answer.ok) throw new StaffApiError('failed', `The operator answered ${answer.status}.`)
  return answer
}

const apiOf = (ask: (path: string) => Promise<Response>): StaffApi => ({
  async listReports(query) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const answer = await ask(`/reports?${search}`)
    const read = v.safeParse(reportListSchema, await answer.json().catch(() => null))
    if (!read.success) throw new StaffApiError('failed', 'The operator’s list can not be read.')
    return read.output
  },
  async readReport(code) {
    const answer = await ask(`/reports/${encodeURIComponent(code)}`)
    return readReport(await answer.text())
  },
})

function sessionFor(user: CognitoUser, email: string, storage: TabStorage): StaffSession {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const ask = async (path: string): Promise<Response> => {
    try {
      return await get(user, path)
    } catch (error) {
      if (error instanceof StaffApiError && error.kind === 'signedOut') end()
      throw error
    }
  }
  return {
    email,
    api: apiOf(ask),
    ended,
    signOut() {
      // Its token is revoked if it can be; here it is gone at once, whatever becomes of that.
      user.getSession(() => user.signOut(() => {}))
      storage.shut()
    },
  }
}

/** Who the token belongs to, by the operator's word: a player has an account of the same pool, and is no staff. */
async function welcome(user: CognitoUser, storage: TabStorage): Promise<StaffSession> {
  const read = v.safeParse(meSchema, await (await get(user, '/me')).json().catch(() => null))
  if (!read.success) throw new SignInError('The operator’s answer can not be read.')
  return sessionFor(user, read.output.email, storage)
}

/** What this tab has kept of a sign-in; null where nobody is signed in any more. */
export async function restoreStaff(): Promise<StaffSession | null> {
  if (!Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))) return null
  try {
    const storage = tabStorage()
    const { pool } = await openPool(storage)
    const user = pool.getCurrentUser()
    return user && (await welcome(user, storage))
  } catch {
    return null
  }
}

const wordsOf = (error: unknown): string => {
  if (error instanceof SignInError) return error.message
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (error instanceof StaffApiError)
    return error.kind === 'signedOut' ? 'This is not an account of staff.' : error.message
  if (code === 'NetworkError' || name === 'TypeError') return 'The sign-in can not be reached: try again.'
  if (/attempt|exceeded/i.test(message ?? '')) return 'Too many tries: wait some minutes.'
  if (code === 'NotAuthorizedException' || code === 'UserNotFoundException') return 'E-mail or password is not right.'
  return `Nobody was signed in: ${(message ?? 'something went wrong').replace(/\.$/, '')}.`
}

/** Signs somebody of the staff in: the password never leaves the page (SRP). Rejects with SignInError. */
export async function signInStaff(email: string, password: string): Promise<StaffSession> {
  const storage = tabStorage()
  let user: CognitoUser | null = null
  try {
    const { pool, cognito } = await openPool(storage)
    const mine = new cognito.CognitoUser({ Username: email, Pool: pool, Storage: storage })
    const details = new cognito.AuthenticationDetails({ Username: email, Password: password })
    user = mine
    await new Promise<void>((resolve, reject) => {
      mine.authenticateUser(details, {
        onSuccess: () => resolve(),
        onFailure: reject,
        newPasswordRequired: () => reject(new SignInError('This account wants a new password first.')),
      })
    })
    return await welcome(mine, storage)
  } catch (error) {
    // A player who tries here has a living sign-in by now: it ends with the try.
    user?.signOut(() => {})
    storage.shut()
    throw new SignInError(wordsOf(error))
  }
}
