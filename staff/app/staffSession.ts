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
  /** Forgets the tokens here at once, and has the pool end them. */
  signOut(): void
}

// Of this tab alone: the next person at the computer opens another one, and the site's own sign-in lies elsewhere.
const storage = sessionStorage

async function openPool(): Promise<{ pool: CognitoUserPool; cognito: typeof import('amazon-cognito-identity-js') }> {
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

const sessionOf = (user: CognitoUser): Promise<CognitoUserSession> =>
  new Promise((resolve, reject) => {
    user.getSession((error: Error | null, session: CognitoUserSession | null) =>
      session?.isValid() ? resolve(session) : reject(error ?? new Error('no session')),
    )
  })

/** One GET of `/staff/api`, with a token that lives. Rejects with StaffApiError. */
async function get(user: CognitoUser, path: string): Promise<Response> {
  const session = await sessionOf(user).catch(() => {
    throw new StaffApiError('signedOut', 'Your sign-in is over: please sign in again.')
  })
  const authorization = `Bearer ${session.getIdToken().getJwtToken()}`
  const answer = await asked(`/staff/api${path}`, { authorization }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new StaffApiError('late', 'The operator did not answer in time.')
    throw new StaffApiError('failed', 'The operator can not be reached.')
  })
  if (answer.status === 401 || answer.status === 403)
    throw new StaffApiError('signedOut', 'Your sign-in is over: please sign in again.')
  if (answer.status === 404) throw new StaffApiError('gone', 'There is no such report (any more).')
  if (!answer.ok) throw new StaffApiError('failed', `The operator answered ${answer.status}.`)
  return answer
}

const apiOf = (user: CognitoUser): StaffApi => ({
  async listReports(query) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const answer = await get(user, `/reports?${search}`)
    const read = v.safeParse(reportListSchema, await answer.json().catch(() => null))
    if (!read.success) throw new StaffApiError('failed', 'The operator’s list can not be read.')
    return read.output
  },
  async readReport(code) {
    const answer = await get(user, `/reports/${encodeURIComponent(code)}`)
    return readReport(await answer.text())
  },
})

const sessionFor = (user: CognitoUser, email: string): StaffSession => ({
  email,
  api: apiOf(user),
  signOut() {
    user.getSession(() => {
      // Its token is revoked if it can be; here it is gone whatever becomes of that.
      user.signOut(() => {})
    })
    storage.clear()
  },
})

/** Who the token belongs to, by the operator's word: a player has an account of the same pool, and is no staff. */
async function welcome(user: CognitoUser): Promise<StaffSession> {
  const read = v.safeParse(meSchema, await (await get(user, '/me')).json().catch(() => null))
  if (!read.success) throw new SignInError('The operator’s answer can not be read.')
  return sessionFor(user, read.output.email)
}

/** What this tab has kept of a sign-in; null where nobody is signed in any more. */
export async function restoreStaff(): Promise<StaffSession | null> {
  if (storage.length === 0) return null
  try {
    const { pool } = await openPool()
    const user = pool.getCurrentUser()
    return user && (await welcome(user))
  } catch {
    return null
  }
}

const wordsOf = (error: unknown): string => {
  if (error instanceof SignInError) return error.message
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (error instanceof StaffApiError && error.kind === 'signedOut') return 'This is not an account of staff.'
  if (code === 'NetworkError' || name === 'TypeError') return 'The sign-in can not be reached: try again.'
  if (/attempt|exceeded/i.test(message ?? '')) return 'Too many tries: wait some minutes.'
  if (code === 'NotAuthorizedException' || code === 'UserNotFoundException') return 'E-mail or password is not right.'
  return `Nobody was signed in: ${message ?? 'something went wrong'}.`
}

/** Signs somebody of the staff in: the password never leaves the page (SRP). Rejects with SignInError. */
export async function signInStaff(email: string, password: string): Promise<StaffSession> {
  try {
    const { pool, cognito } = await openPool()
    const user = new cognito.CognitoUser({ Username: email, Pool: pool, Storage: storage })
    const details = new cognito.AuthenticationDetails({ Username: email, Password: password })
    await new Promise<void>((resolve, reject) => {
      user.authenticateUser(details, {
        onSuccess: () => resolve(),
        onFailure: reject,
        newPasswordRequired: () => reject(new SignInError('This account wants a new password first.')),
      })
    })
    return await welcome(user)
  } catch (error) {
    storage.clear()
    throw new SignInError(wordsOf(error))
  }
}
