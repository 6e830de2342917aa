import { type ReportPlace, reportSentSchema } from '#contract/eventLog.ts'
import { headerNames } from '#contract/endpoint.ts'
import type { Settings } from '#contract/settings.ts'
import type { ReadLogOutput, SendReportInput, SendReportOutput } from '#machines/report/report.contract.ts'
import { keptPath } from '#src/recorder/keptPath.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { recorded } from '#src/recorder/recorded.ts'
import { indexedDrawer, LogStore } from '#src/recorder/store.ts'
import * as v from 'valibot'
import { ApiError } from './apiError.ts'
import { keptReport, type KeptReport } from './keptReport.ts'
import type { Work } from './late.ts'
import { fitting, jsonOf, packed } from './packReport.ts'
import { signedInAt, type Tokens } from './userPool.ts'
import type { World } from './world.ts'

/** What sending a report needs; a page that broke before its site was made has this too. */
export interface ReportSite {
  readonly settings: Pick<Settings, 'eventLogUrl' | 'userPool'> & { readonly brand: string }
  /** Segment of the address, as `fi-FI`. */
  readonly locale: string
  readonly now: () => number
  /** Tokens of who is signed in; rejects where there are none to be had without a sign-in. */
  readonly tokens: () => Promise<Tokens>
}

/** A report whose name costs it more time than this goes without (ms). */
const TOKEN_PATIENCE = 5000
/** Runs of the last day, oldest first: the session's own log, or, where there is no session, what earlier pages have stored. */
async function logsOfDay(now: () => number): Promise<readonly SessionLog[]> {
  const { log } = recorded
  const all = log
    ? // What this page remembers is worth more than nothing.
      log.all().catch(() => [log.present()])
    : new LogStore(indexedDrawer(), now).logs()
  return (await all).filter(({ records }) => records.some((record) => record[1] !== 'check'))
}

const release = (): string => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content || 'unknown'

/** The report that is being looked through. */
const keptNow = (): KeptReport => {
  if (!keptReport.current) throw new Error('The report is gone: the log must be read again')
  return keptReport.current
}

async function post(url: string, body: Blob, key: string, token: string | null, signal: AbortSignal) {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    [headerNames.idempotencyKey]: key,
    ...(token === null ? {} : { [headerNames.authorization]: `Bearer ${token}` }),
  }
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, credentials: 'same-origin' })
    return { response, text: await response.text() }
  } catch {
    signal.throwIfAborted()
    throw new ApiError('network', 'Network Error')
  }
}

/** What the flow of a report asks the world for (MOD-5). */
export function reportWork(site: ReportSite) {
  const { settings, now } = site

  const placeNow = (): ReportPlace => ({
    build: release(),
    brand: settings.brand,
    locale: site.locale,
    path: keptPath(location.pathname, site.locale),
    viewport: { width: window.innerWidth, height: window.innerHeight },
  })

  const readLog: Work<ReadLogOutput, undefined> = async ({ signal }) => {
    keptReport.current = null
    const logs = await logsOfDay(now)
    const around = { key: crypto.randomUUID(), place: placeNow(), sentAt: null }
    const { logs: taken, runs, bytes } = await fitting(logs, around)
    signal.throwIfAborted()
    if (taken.length === 0) return null
    keptReport.current = { ...around, runs }
    const count = (...kinds: readonly string[]) =>
      taken.reduce((sum, { records }) => sum + records.filter(([, kind]) => kinds.includes(kind)).length, 0)
    return {
      runs: taken.map(({ startedAt, records }) => ({ startedAt, records: records.length })),
      left: logs.length - taken.length,
      isCut: taken.some(({ isCut }) => isCut),
      steps: count('sent'),
      answers: count('answer', 'atOnce', 'thrown'),
      timers: count('timer'),
      checks: count('check'),
      bytes,
      canSend: settings.eventLogUrl !== null,
    }
  }

  /** Null for a visitor, and where it can not be had soon. */
  async function tokenNow(): Promise<string | null> {
    if (signedInAt(settings.userPool) === null) return null
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TOKEN_PATIENCE))
    const tokens = site.tokens().then(
      ({ idToken }) => idToken,
      () => null,
    )
    return Promise.race([tokens, late])
  }

  const sendReport: Work<SendReportOutput, SendReportInput> = async ({ input, signal }) => {
    const { eventLogUrl } = settings
    if (eventLogUrl === null) throw new Error('No address takes event logs: eventLogUrl is null')
    const kept = keptNow()
    // The same to the letter when it is tried again: under one key there is one report.
    kept.sentAt ??= now()
    const body = await packed(jsonOf(kept, input, kept.sentAt))
    const token = await tokenNow()
    signal.throwIfAborted()
    let { response, text } = await post(eventLogUrl, body, kept.key, token, signal)
    // The log is worth more than the name: who is not known any more sends it as nobody.
    if (response.status === 401 && token !== null)
      ({ response, text } = await post(eventLogUrl, body, kept.key, null, signal))
    const { status } = response
    if (!response.ok)
      throw new ApiError('status', `Request failed with status code ${status}`, {
        status,
        // Seconds, for who may try again then.
        ...(status === 429 ? { code: response.headers.get('retry-after') ?? '' } : {}),
      })
    const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSentSchema), text)
    if (!sent.success) throw new ApiError('malformed', 'The answer could not be read', { field: 'code' })
    return sent.output
  }

  const saveReport: Work<void, SendReportInput> = async ({ input }) => {
    const at = now()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([jsonOf(keptNow(), input, at)], { type: 'application/json' }))
    link.download = `event-log-${new Date(at).toISOString().slice(0, 16).replaceAll(':', '')}.json`
    link.click()
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }

  const deleteLog: Work<void, undefined> = async () => {
    const { log } = recorded
    await (log ?? new LogStore(indexedDrawer(), now)).clear()
    keptReport.current = null
  }

  return { readLog, sendReport, saveReport, deleteLog }
}

/** The same for a page whose site stands. */
export const siteReportWork = (world: World) =>
  reportWork({
    settings: world.settings,
    locale: world.locale().segment,
    now: world.now,
    tokens: () => world.pool.fresh(),
  })
