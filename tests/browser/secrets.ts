// What a test has used that no event log may hold, and what the logs of its pages hold.
import type { BrowserContext, Page, Request } from '@playwright/test'

/** Fields of a call's body whose text nobody else may read: `code` is a code that was sent, never a bonus's. */
const SECRET =
  /password|secret|token|signature|iban|accountNumber|^card|^SRP_A$|^pin$|^otp$|^code$|^verificationCode$|^USERNAME$|^email$|phone/i
/** What is shorter stands in many a number, and is looked for as a whole text; what is shorter still, not at all. */
const LONG = 8
const SHORTEST = 5
/** A signed token, whatever it says. */
const TOKEN = /eyJ[\w-]{12,}/

/** Every text below a value whose field is a secret one. */
function secretsIn(value: unknown, isSecret = false): string[] {
  if (typeof value === 'string') return isSecret ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => secretsIn(part, isSecret || SECRET.test(name)))
}

function secretsOf(request: Request): string[] {
  const { authorization = '', 'access-token': access = '' } = request.headers()
  let body: unknown = null
  try {
    body = request.postDataJSON()
  } catch {
    // No JSON: a file, or nothing.
  }
  return [authorization.replace(/^Bearer /, ''), access, ...secretsIn(body)]
}

/** Gathers what the pages of a context send that is secret. */
export function gatherSecrets(context: BrowserContext): ReadonlySet<string> {
  const found = new Set<string>()
  context.on('request', (request) => {
    for (const one of secretsOf(request)) if (one.length >= SHORTEST) found.add(one)
  })
  return found
}

/** All that the event log of a page's site holds, the last moments too, as one text; empty where it has none. */
const writtenIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // A page that goes writes down what it has not yet.
    dispatchEvent(new Event('pagehide'))
    if (!(await indexedDB.databases()).some(({ name }) => name === 'event-log')) return ''
    // It runs in the page, where nothing of this file is.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('The event log can not be read')))
      })
    const database = await answer(indexedDB.open('event-log'))
    try {
      if (!database.objectStoreNames.contains('chunks')) return ''
      return JSON.stringify(await answer(database.transaction('chunks').objectStore('chunks').getAll()))
    } finally {
      database.close()
    }
  })

/** As the log has it: written out where a sign needs it. */
const asWritten = (one: string): string => (one.length < LONG ? JSON.stringify(one) : JSON.stringify(one).slice(1, -1))

/** What of these secrets, and which tokens, stand in the event logs of a site's open pages; none is right. */
export async function leakedInto(pages: readonly Page[], origin: string, secrets: Iterable<string>): Promise<string[]> {
  const page = pages.find((one) => !one.isClosed() && one.url().startsWith(origin))
  if (page === undefined) return []
  // A page that has just gone elsewhere, or whose storage a test has taken away, has nothing to read.
  const written = await writtenIn(page).catch(() => '')
  if (written === '') return []
  const leaked = [...secrets].filter((one) => written.includes(asWritten(one)))
  return [...leaked, ...(TOKEN.exec(written) ?? [])]
}
