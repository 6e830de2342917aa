import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { realityCheckActions } from '#contract/activity.ts'
import { minute } from '#contract/constants.ts'
import { knownEmailField } from '#contract/fields.ts'
import { settingsSchema } from '#contract/settings.ts'
import { writeCheck } from '../activity/activity.ts'
import { decideWithdrawal } from '../banking/withdrawals.ts'
import { answerAsSupport, supportAnswerSchema, supportInbox } from '../chat/support.ts'
import type { Store } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { requireRow } from '../player/players.ts'
import { errorAnswer, json, notFound, refusal } from '../wire/answers.ts'
import { readJson } from '../wire/body.ts'
import { isLoopback, isSameSecret } from '../wire/caller.ts'
import type { Calls } from './calls.ts'
import { QA_EXAMPLES } from './examples.ts'
import { faultSchema, type Faults } from './faults.ts'
import { changedPlayerSchema, changePlayer, makePlayer, newPlayerSchema } from './players.ts'
import { resetAll } from './reset.ts'

const flag = v.boolean()
const text = v.pipe(v.string(), v.maxLength(200))

const worldSchema = v.strictObject({
  station: v.optional(
    v.strictObject({
      // Networks without a country have codes of their own, such as T1.
      countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d]$/))),
      region: v.optional(v.nullable(text)),
      city: v.optional(v.nullable(text)),
      ipAddress: v.optional(v.nullable(text)),
    }),
  ),
  maintenance: v.optional(flag),
  restricted: v.optional(flag),
  riskSetting: v.optional(v.strictObject({ smsVerification: v.optional(flag), emailVerification: v.optional(flag) })),
  flags: v.optional(v.partial(v.strictObject({ ...settingsSchema.entries.flags.entries, rateLimits: flag }))),
  games: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)))),
  termsVersion: v.optional(v.nullable(text)),
})
const playerId = v.pipe(v.number(), v.integer(), v.minValue(1))
const socketsSchema = v.strictObject({ playerId, action: v.picklist(['close', 'refuse', 'allow']) })
const pushSchema = v.strictObject({ playerId, raw: v.pipe(v.string(), v.maxLength(6000)) })
/** The clock can be moved as far as the year 2200: later times would not fit everywhere that a time is kept. */
const latest = Date.UTC(2200, 0, 1)
const clockSchema = v.union([
  v.strictObject({
    advanceMs: v.pipe(v.number(), v.integer(), v.minValue(-latest), v.maxValue(latest)),
    tokens: v.optional(flag),
  }),
  v.strictObject({
    now: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latest)),
    tokens: v.optional(flag),
  }),
])
const realityCheckSchema = v.strictObject({ playerId, action: v.picklist(realityCheckActions) })
const withdrawalSchema = v.strictObject({ status: v.picklist(['PENDING', 'REVIEW', 'SUCCESS', 'FAILED']) })
const staffSchema = v.strictObject({
  email: v.optional(knownEmailField),
  password: v.optional(v.pipe(v.string(), v.minLength(8))),
})
const resetSchema = v.optional(v.strictObject({ demoPlayers: v.optional(v.boolean()) }))

const none = (): Response => new Response(null, { status: 204 })

interface Parts {
  readonly operator: Operator
  readonly store: Store
  readonly faults: Faults
  readonly calls: Calls
  /** Whether anybody has changed content since it was seeded. */
  readonly content: { isChanged: boolean }
}

/** The calls by which tests drive the operator, `/qa/*`. Made only where QA is on. */
export function createQa({ operator, store, faults, calls, content }: Parts) {
  const app = new Hono()
  app.get('/qa', () => json({ calls: QA_EXAMPLES }))
  app.post('/qa/reset', async (context) => {
    const asked = await bodyOf(context.req.raw, resetSchema)
    faults.clear()
    calls.clear()
    await resetAll(operator, store, {
      isContentChanged: content.isChanged,
      demoPlayers: asked?.demoPlayers ?? true,
    })
    content.isChanged = false
    return none()
  })
  app.patch('/qa/world', async (context) => {
    const { riskSetting, ...rest } = await bodyOf(context.req.raw, worldSchema)
    const change = riskSetting
      ? { ...rest, riskSetting: { ...operator.world.get().riskSetting, ...defined(riskSetting) } }
      : rest
    return json(
      await operator.world.patch(
        defined({ ...change, ...(rest.station ? { station: defined(rest.station) } : {}) }) as Parameters<
          Operator['world']['patch']
        >[0],
      ),
    )
  })
  app.post('/qa/players', async (context) =>
    json(await makePlayer(operator, await bodyOf(context.req.raw, v.optional(newPlayerSchema, {})))),
  )
  app.patch('/qa/players/:id', async (context) => {
    await changePlayer(operator, idOf(context.req.param('id')), await bodyOf(context.req.raw, changedPlayerSchema))
    return none()
  })
  app.patch('/qa/withdrawals/:id', async (context) => {
    const { status } = await bodyOf(context.req.raw, withdrawalSchema)
    await decideWithdrawal(operator, context.req.param('id'), status)
    return none()
  })
  app.post('/qa/reality-checks', async (context) => {
    const asked = await bodyOf(context.req.raw, realityCheckSchema)
    const holder = await requireRow(operator, asked.playerId)
    const { id } = await writeCheck(operator, holder, operator.clock.now() - 30 * minute, asked.action)
    return json({ checkId: id })
  })
  app.post('/qa/staff', async (context) => {
    const asked = await bodyOf(context.req.raw, v.optional(staffSchema, {}))
    const email = asked.email ?? `staff-${randomUUID().slice(0, 8)}@example.com`
    const password = asked.password ?? `Qa1${randomUUID()}`
    if (!(await operator.userPool.createUser({ email, password, playerId: null, claims: { staff: true, qa: true } })))
      throw new CallError(409, 'error.validation', `${email} is taken`)
    return json({ email, password })
  })
  app.get('/qa/inbox/:address', async (context) => json(await operator.outbox.read(context.req.param('address'))))
  app.post('/qa/faults', async (context) => json({ id: faults.add(await bodyOf(context.req.raw, faultSchema)) }))
  app.delete('/qa/faults', () => {
    faults.clear()
    return none()
  })
  app.post('/qa/sockets', async (context) => {
    await operator.bus.publish('sockets', await bodyOf(context.req.raw, socketsSchema))
    return none()
  })
  app.post('/qa/push', async (context) => {
    await operator.bus.publish('push-raw', await bodyOf(context.req.raw, pushSchema))
    return none()
  })
  app.post('/qa/clock', async (context) => {
    const move = await bodyOf(context.req.raw, clockSchema)
    const moved = await operator.transaction(async () => {
      // Another process may have moved it, and its news may still be under way.
      const offset = (await operator.state.read<Operator['clock']['offset']>('clock')) ?? { now: 0, tokens: 0 }
      const now = operator.clock.now() - operator.clock.offset.now + offset.now
      const by = 'advanceMs' in move ? move.advanceMs : move.now - now
      const target = now + by
      if (target < 0 || target > latest)
        throw new CallError(400, 'error.validation', 'The clock goes from 1970 to the year 2200')
      const next = { now: offset.now + by, tokens: move.tokens ? offset.tokens + by : offset.tokens }
      await operator.state.write('clock', next)
      await operator.bus.publish('state-changed', { key: 'clock' })
      return next
    })
    // Only what is written for good, so that nobody who reads it just now takes it back.
    operator.clock.setOffset(moved)
    return json({ now: operator.clock.now() })
  })
  app.get('/qa/calls', (context) => json(calls.since(Number(context.req.query('since') ?? 0) || 0)))
  app.get('/qa/chat', async () => json(await supportInbox(operator)))
  app.post('/qa/chat', async (context) =>
    json(await answerAsSupport(operator, await bodyOf(context.req.raw, supportAnswerSchema))),
  )
  app.get('/qa/ledger/:id', async (context) => {
    const lines = await operator.ledger.lines(idOf(context.req.param('id')), { limit: 100_000 })
    return json(
      lines.map(({ id, at, kind, wallet, amount, balanceAfter, idempotencyKey }) => ({
        id: String(id),
        at: new Date(at).toISOString(),
        kind,
        wallet,
        amount,
        balanceAfter,
        idempotencyKey,
      })),
    )
  })
  app.notFound(notFound)
  app.onError((error) => {
    const refused = refusal(error)
    if (refused) return refused
    operator.log.error('qa.failed', { error })
    return errorAnswer(500, 'error.system.error', error.message)
  })

  return async (request: Request, incoming: IncomingMessage): Promise<Response> =>
    mayUse(incoming, operator.settings.qaToken) ? app.fetch(request) : notFound()
}

/** From this machine always, from elsewhere with the token that was set at start (header `qa-token`). */
function mayUse(incoming: IncomingMessage, token: string | null): boolean {
  if (isLoopback(incoming)) return true
  return token !== null && isSameSecret(String(incoming.headers['qa-token'] ?? ''), token)
}

function idOf(given: string): number {
  if (!/^\d{1,15}$/.test(given)) throw new CallError(400, 'error.validation', 'The player id must be a whole number')
  return Number(given)
}

async function bodyOf<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, await readJson(request))
  if (result.success) return result.output
  const problems = result.issues.flatMap((issue) => issue.issues ?? [issue])
  throw new CallError(
    400,
    'error.validation',
    problems.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '),
  )
}

/** Without the entries that are undefined. */
const defined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as never
