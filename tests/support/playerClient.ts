import { randomUUID } from 'node:crypto'
import * as library from 'amazon-cognito-identity-js'
import { AuthenticationDetails, CognitoUser, CognitoUserPool, type ICognitoStorage } from 'amazon-cognito-identity-js'
import { countNatively } from './nativePowers.ts'
import { WebSocket } from 'ws'
import { siteHeaders } from '#contract/endpoint.ts'

/** One answer of the operator, parsed. */
export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert on what came over the wire, whatever it is
  readonly body: any
  readonly headers: Headers
}

/** A signed-in player who speaks HTTP as the site does. */
export interface PlayerClient {
  readonly idToken: string
  readonly accessToken: string
  get(path: string): Promise<Answer>
  /** An idempotent call gets a key of its own unless one is given. */
  post(path: string, body?: unknown, key?: string): Promise<Answer>
  patch(path: string, body: unknown): Promise<Answer>
  /** An open socket, and everything it has brought. */
  socket(): Promise<PlayerSocket>
}

export interface PlayerSocket {
  readonly raw: WebSocket
  readonly messages: string[]
  /** The next message (or one that came already) that fits; rejects after ten seconds. */
  until(
    fits: (message: { type: string; version?: number; payload: Record<string, unknown> }) => boolean,
  ): Promise<unknown>
  readonly closed: Promise<number>
  close(): void
}

countNatively(library)

const memory = (): ICognitoStorage => {
  const items = new Map<string, string>()
  return {
    setItem: (key, value) => void items.set(key, value),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** Signs in by SRP against the operator's user pool, and answers what a browser would keep of it. Rejects with the pool's error. */
export async function signInEntries(origin: string, email: string, password: string): Promise<Record<string, string>> {
  const entries: Record<string, string> = {}
  await signInKeeping({ ...memory(), setItem: (key, value) => (entries[key] = value) }, origin, email, password)
  return entries
}

/** Signs in by SRP against the operator's user pool. Rejects with the pool's error. */
export async function signIn(origin: string, email: string, password: string): Promise<PlayerClient> {
  const [idToken, accessToken] = await signInKeeping(memory(), origin, email, password)
  return clientOf(origin, idToken, accessToken)
}

async function signInKeeping(
  storage: ICognitoStorage,
  origin: string,
  email: string,
  password: string,
): Promise<[string, string]> {
  const settings = (await (await fetch(`${origin}/settings.json`)).json()) as {
    userPool: { userPoolId: string; clientId: string }
  }
  const pool = new CognitoUserPool({
    UserPoolId: settings.userPool.userPoolId,
    ClientId: settings.userPool.clientId,
    endpoint: `${origin}/user-pool`,
    Storage: storage,
  })
  const user = new CognitoUser({ Username: email, Pool: pool, Storage: storage })
  return new Promise<[string, string]>((resolve, reject) =>
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
      onSuccess: (session) => resolve([session.getIdToken().getJwtToken(), session.getAccessToken().getJwtToken()]),
      onFailure: reject,
    }),
  )
}

function clientOf(origin: string, idToken: string, accessToken: string): PlayerClient {
  const send = async (method: string, path: string, body?: unknown, key?: string): Promise<Answer> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        ...siteHeaders,
        authorization: idToken,
        'access-token': accessToken,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers }
  }
  return {
    idToken,
    accessToken,
    get: (path) => send('GET', path),
    post: (path, body, key = randomUUID()) => send('POST', path, body, key),
    patch: (path, body) => send('PATCH', path, body),
    socket: () => openSocket(origin, idToken),
  }
}

/** Opens `/socket` with a token. */
export async function openSocket(origin: string, idToken: string): Promise<PlayerSocket> {
  const raw = new WebSocket(`${origin.replace('http', 'ws')}/socket?Authorization=${idToken}`)
  const messages: string[] = []
  const watchers = new Set<() => void>()
  raw.on('message', (data) => {
    messages.push((data as Buffer).toString('utf8'))
    for (const watcher of watchers) watcher()
  })
  const closed = new Promise<number>((resolve) => raw.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    raw.once('open', () => resolve())
    raw.once('error', reject)
  })
  return {
    raw,
    messages,
    closed,
    close: () => raw.close(),
    until: (fits) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No such message among ${messages.join('\n')}`)), 10_000)
        const look = (): void => {
          const found = messages
            .filter((text) => text.startsWith('{'))
            .map((text) => JSON.parse(text))
            .find(fits)
          if (!found) return
          clearTimeout(timer)
          watchers.delete(look)
          resolve(found)
        }
        watchers.add(look)
        look()
      }),
  }
}
