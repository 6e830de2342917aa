import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { codeForm, readReport, reportBounds, type Report } from '#contract/eventLog.ts'
import { CallError } from '../handler.ts'
import type { Caller, Operator } from '../operator.ts'
import { errorAnswer, json, notFound, refusal } from '../wire/answers.ts'
import { readBody } from '../wire/body.ts'
import { findReports, keepReport, reportBytes } from './reports.ts'

const unpack = promisify(gunzip)

/** How many reports one address may send an hour: more than a household, or an office behind one address, has need to. */
const SENT = { points: 60, duration: 3600 }
/** Calls of staff that prove nothing, by address and minute: beyond them it is said so. Who proves to be staff is never held up. */
const REFUSED = { points: 60, duration: 60 }

const sendingId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/u))
const whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/u, 'must be a whole number'), v.transform(Number))
const listSchema = v.strictObject({
  code: v.optional(v.pipe(v.string(), v.regex(codeForm, 'must be a code such as K7QP-3M2X'))),
  playerId: v.optional(whole),
  from: v.optional(whole),
  to: v.optional(whole),
  before: v.optional(whole),
})

const wrong = (message: string): CallError => new CallError(400, 'error.validation', message)
const tooMany = (ms: number): Response =>
  errorAnswer(429, 'error.too_many_requests', 'Too many reports', undefined, {
    'retry-after': String(Math.max(1, Math.ceil(ms / 1000))),
  })

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (\S{1,8000})$/u.exec(request.headers.get('authorization') ?? '')?.[1]

/** The report of a body. Throws CallError 413, 415 and 400. */
async function readSent(request: Request): Promise<Report> {
  const encoding = (request.headers.get('content-encoding') ?? 'identity').toLowerCase()
  if (encoding !== 'gzip' && encoding !== 'identity')
    throw new CallError(415, 'error.validation', 'A report is sent as gzip, or as it is')
  const isPacked = encoding === 'gzip'
  const body = await readBody(request, isPacked ? reportBounds.packedBytes : reportBounds.bytes)
  // A small file may unfold to any size: it is not unfolded beyond the bound.
  const plain = isPacked
    ? await unpack(body, { maxOutputLength: reportBounds.bytes }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_BUFFER_TOO_LARGE')
          throw new CallError(413, 'error.validation', `The report unfolds to more than ${reportBounds.bytes} bytes`)
        throw wrong('The body is not gzip')
      })
    : body
  const report = readIt(plain.toString('utf8'))
  // Only the house works examples out, and it sends none.
  if (report.reason === 'example') throw wrong('reason: a player sends no example')
  return report
}

function readIt(text: string): Report {
  try {
    return readReport(text)
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : 'The body is no report')
  }
}

/** The same work, with what it refuses as an answer. */
const safe =
  <Args extends readonly unknown[]>(work: (...args: Args) => Promise<Response>) =>
  async (...args: Args): Promise<Response> => {
    try {
      return await work(...args)
    } catch (error) {
      const answer = refusal(error)
      if (answer) return answer
      throw error
    }
  }

/** Takes event logs from the site (MOD-5), and shows them to staff alone (MOD-6). */
export function createEventLogServer(operator: Operator) {
  const sent = new RateLimiterMemory({ keyPrefix: 'reports', ...SENT })
  const refused = new RateLimiterMemory({ keyPrefix: 'staff-refused', ...REFUSED })

  /** Answers `POST /event-logs`. */
  const take = async (request: Request, { ip }: Caller, isLimited: boolean): Promise<Response> => {
    if (request.method !== 'POST') return notFound()
    if (isLimited) {
      const wait = await sent.consume(ip).then(
        () => 0,
        (over: { msBeforeNext?: number }) => over.msBeforeNext ?? 1000,
      )
      if (wait > 0) return tooMany(wait)
    }
    const key = v.safeParse(sendingId, request.headers.get('idempotency-key'))
    if (!key.success) throw wrong('A report is sent with an idempotency-key: 8 to 64 letters, digits, _ or -')
    const token = bearerOf(request)
    // Who shows a token that proves nothing is told so, and may send without: a report is not put down to somebody by mistake.
    const playerId = token === undefined ? null : (await operator.userPool.verifyIdToken(token)).playerId
    const report = await readSent(request)
    const code = await keepReport(operator, { sendingId: key.output, playerId, report })
    operator.log.info('event-log.kept', { report: code, playerId: playerId ?? undefined, why: report.reason })
    return json({ code })
  }

  /** Throws CallError 401 and 403 for everybody but staff, 429 for an address that tries too often. */
  const asStaff = async (
    request: Request,
    { ip, isLocal }: Caller,
    isLimited: boolean,
  ): Promise<{ readonly email: string }> => {
    try {
      const staff = await operator.userPool.verifyStaffToken(bearerOf(request) ?? '')
      // Their passwords are printed, or handed out by /qa: good for this machine, as that is.
      if (staff.isOfQa && !(isLocal && operator.settings.qa))
        throw new CallError(403, 'error.forbidden', 'This account is for QA on the operator’s own machine')
      return staff
    } catch (error) {
      const isOver =
        isLimited &&
        (await refused.consume(ip).then(
          () => false,
          () => true,
        ))
      throw isOver ? new CallError(429, 'error.too_many_requests', 'Too many refused calls') : error
    }
  }

  /** Answers `/staff/api/…`. */
  const show = async (request: Request, url: URL, caller: Caller, isLimited: boolean): Promise<Response> => {
    const { email } = await asStaff(request, caller, isLimited)
    if (request.method !== 'GET') return notFound()
    if (url.pathname === '/staff/api/me') return json({ email })
    if (url.pathname === '/staff/api/reports') {
      const asked = v.safeParse(listSchema, Object.fromEntries(url.searchParams))
      if (!asked.success) throw wrong(`${v.getDotPath(asked.issues[0]) ?? 'query'}: ${asked.issues[0].message}`)
      return json(await findReports(operator, asked.output))
    }
    const [, code] = /^\/staff\/api\/reports\/([\w-]{9})$/u.exec(url.pathname) ?? []
    const bytes = code === undefined ? null : await reportBytes(operator, code)
    if (bytes === null) return notFound()
    // What of a player was looked at by whom is on record however little is logged.
    operator.log.warn('event-log.opened', { report: code, by: email })
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers.get('accept-encoding') ?? '')
    return new Response(Buffer.from(takesGzip ? bytes : await unpack(bytes)), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(takesGzip ? { 'content-encoding': 'gzip' } : {}),
        vary: 'accept-encoding',
        'cache-control': 'no-store',
      },
    })
  }

  return { take: safe(take), show: safe(show) }
}
