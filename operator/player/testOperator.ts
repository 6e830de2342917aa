// A whole operator on a database of its own, and a client that speaks to it over HTTP, for tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as library from 'amazon-cognito-identity-js'
import { expect } from 'vitest'
import { AuthenticationDetails, CognitoUser, CognitoUserPool, type ICognitoStorage } from 'amazon-cognito-identity-js'
import { countNatively } from '#tests/support/nativePowers.ts'
import { postgresPrograms, throwawayPostgres } from '#tests/support/postgres.ts'
import { createLog } from '../log.ts'
import { zeroBits } from '../registration/captcha.ts'
import { startOperator } from '../server.ts'
import { readOperatorSettings } from '../settings.ts'
import { readStartSettings } from '../startSettings.ts'

/** Tokens of a sign-in. */
export interface TestSession {
  id: string
  access: string
  refresh: string
}

export interface TestAnswer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert on what came over the wire, whatever it is
  body: any
  /** The cookie that it set, as a browser sends it back. */
  cookie: string
}

countNatively(library)

const memoryStorage = (): ICognitoStorage => {
  const items = new Map<string, string>()
  return {
    setItem: (key, value) => void items.set(key, value),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const solve = (challenge: string, difficulty: number): string => {
  for (let answer = 0; ; answer++) if (zeroBits(`${challenge}:${answer}`) >= difficulty) return `${challenge}:${answer}`
}

/**
 * Stores for tests that go by how a store locks, counts and orders: ledger, rounds, deposits, withdrawals, and whatever is done at once. PostgreSQL is left out, and it is said, where its
 * programs are not installed.
 */
export const testStores: readonly ('PGlite' | 'PostgreSQL')[] =
  postgresPrograms() === null ? ['PGlite'] : ['PGlite', 'PostgreSQL']

/** The store for all others: the stricter one where it is there. The operators of the browser tests, of `npm start` and of faults run on PGlite. */
export const oneStore = testStores.slice(-1)

export const startTestOperator = async (store: (typeof testStores)[number]) => {
  const server = store === 'PostgreSQL' ? await throwawayPostgres() : null
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  const lines: string[] = []
  const start = readStartSettings({
    PORT: '0',
    DATA_DIR: folder,
    QA: '1',
    ...(server === null ? {} : { DATABASE_URL: server.url }),
  })
  const running = await startOperator({
    settings: readOperatorSettings(start),
    log: createLog((line) => lines.push(line)),
  })
  const { operator, origin } = running

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'site-context': '5',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    return { status: response.status, body: text === '' ? null : JSON.parse(text), cookie }
  }

  return {
    operator,
    origin,
    lines,
    call,
    /** A call as a signed-in player. */
    as: (session: TestSession, method: string, path: string, body?: unknown) =>
      call(method, path, body, { authorization: session.id, 'access-token': session.access }),
    /** The header of an answered challenge. */
    async captcha(): Promise<{ hcaptchatoken: string }> {
      const { body } = await call('POST', '/api/v1/captcha/challenge')
      return { hcaptchatoken: solve(body.challenge, body.difficulty) }
    },
    /** Signs in as the site does; rejects with the pool's error. */
    signIn(email: string, password: string): Promise<TestSession> {
      const { userPoolId, clientId } = operator.settings.userPool
      const Storage = memoryStorage()
      const Pool = new CognitoUserPool({
        UserPoolId: userPoolId,
        ClientId: clientId,
        endpoint: `${origin}/user-pool/`,
        Storage,
      })
      return new Promise((resolve, reject) => {
        new CognitoUser({ Username: email, Pool, Storage }).authenticateUser(
          new AuthenticationDetails({ Username: email, Password: password }),
          {
            onSuccess: (session) =>
              resolve({
                id: session.getIdToken().getJwtToken(),
                access: session.getAccessToken().getJwtToken(),
                refresh: session.getRefreshToken().getToken(),
              }),
            onFailure: reject,
          },
        )
      })
    },
    /** What is answered to a call that comes while a transaction which does this is not over, and perhaps waits for it. */
    async meanwhile<T>(work: () => Promise<unknown>, calling: () => Promise<T>): Promise<T> {
      let answer: Promise<T> | null = null
      let isAnswered = false
      await operator.transaction(async (tx) => {
        await work()
        answer = calling().finally(() => (isAnswered = true))
        // PGlite has one connection: there the call waits from its first statement on.
        const isWaiting = async () =>
          ((await tx.execute('select 1 from pg_locks where not granted')) as { rows: unknown[] }).rows.length > 0
        if (store === 'PostgreSQL') await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
      })
      return answer!
    },
    async close() {
      await running.close()
      await server?.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestOperator = Awaited<ReturnType<typeof startTestOperator>>
