import { matchesGlob } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeOf } from '#contract/locale.ts'
import { calls, type CallName } from '#contract/calls.ts'
import type { Settings } from '#contract/settings.ts'
import { createApi } from '#src/actors/api.ts'
import { forgetDrafts } from '#src/actors/storage.ts'
import type { World } from '#src/actors/world.ts'
import { startTestOperator, type TestOperator } from '#tests/support/operator.ts'
import { signIn, type PlayerClient } from '#tests/support/playerClient.ts'
import { Qa } from '#tests/support/qa.ts'
import { draw } from './draw.tsx'
import { faultRows } from './rows.tsx'
import { FAULTS, readPage, sectionOf, type FaultCase, type FaultLine, type FaultRow, type FlowRun } from './table.ts'
import { sectionIn, writeSection } from './writing.ts'

/** How long a flow waits for an answer. */
const PATIENCE_MS = 15_000
/** How long a call that is less patient than its flow, and hangs, is waited for here: it has reached the operator by then. */
const SHORT_MS = 1000

let operator: TestOperator
let qa: Qa
let settings: Settings

/** The site's client as one player, with what became of its calls. `hangs`: the call that is about to be asked hangs. */
function clientOf(player: PlayerClient, playerId: number, hangs: (name: CallName) => boolean) {
  const signedOut: number[] = []
  const asked: CallName[] = []
  /** How patient the calls under way are, by name and by which time they are asked for. */
  const inFlight = new Map<string, 'as its flow' | 'short'>()
  const api = createApi({
    origin: operator.origin,
    baseOf: ({ version }) => `/api/${version}`,
    tokens: async () => ({ idToken: player.idToken, accessToken: player.accessToken, driftMs: 0 }),
    tokensInstead: () => Promise.reject(new Error('the session is over')),
    signedInAt: () => 1,
    playerId: () => playerId,
    onRefused: (said) => signedOut.push(said.type === 'session.refused' ? said.status : 0),
    onOtherPlayer: () => {},
    onClosed: () => {},
    hasIdempotencyKeys: true,
    log: () => {},
  })
  const call: typeof api.call = async (name, input, options) => {
    // Less patient than its flow: that must show here too, where a flow's own clock is moved as soon as a call is seen to hang.
    const isShort = options?.timeoutMs !== undefined && options.timeoutMs < PATIENCE_MS
    const asThere = isShort && hangs(name) ? { ...options, timeoutMs: SHORT_MS } : options
    asked.push(name)
    // Which time it is asked for: the one that hangs is told from the one that is asked for after it.
    const mine = `${name} ${asked.filter((one) => one === name).length}`
    inFlight.set(mine, isShort ? 'short' : 'as its flow')
    return api.call(name, input, asThere).finally(() => inFlight.delete(mine))
  }
  const world = {
    settings,
    api: { call },
    now: Date.now,
    currency: () => 'EUR',
    locale: () => localeOf('UN', 'en'),
    address: (to: string) => `${operator.origin}/en-UN${to}`,
    station: { current: null },
    log: () => {},
  } as unknown as World
  return { world, signedOut, asked, inFlight }
}

const changed = (flow: FlowRun): Promise<void> =>
  new Promise((resolve) => {
    const stop = flow.subscribe(() => {
      clearInterval(tick)
      stop()
      resolve()
    })
    // Another timer may have to ring, or the call to be seen as hanging.
    const tick = setInterval(() => {
      clearInterval(tick)
      stop()
      resolve()
    }, 20)
  })

/** Until there is something to press, or the session is over. A call that hangs is waited for as long as its flow does. */
async function settle(flow: FlowRun, isOver: () => boolean, isHanging: () => Promise<boolean>): Promise<void> {
  while (flow.isBusy() && !isOver()) {
    const waits = flow.waitsMs()
    if (waits !== null) flow.clock.increment(waits)
    else if (await isHanging()) flow.clock.increment(PATIENCE_MS)
    await changed(flow)
  }
}

function requestOf(name: CallName): { method: string; path: string } {
  const { method, version, path } = calls[name]
  return { method, path: `/api/${version}${path.replaceAll(/\{\w+\}/g, '*')}` }
}

/** One call with one fault: where the flow comes to rest, and what was booked once the player has gone on to the end. */
async function walk(row: FaultRow, { name, fault }: FaultCase, account: { playerId: number; player: PlayerClient }) {
  const watched = row.wallets ?? ['main']
  const moves = async () =>
    (await qa.ledger(account.playerId)).filter(({ wallet }) => watched.includes(wallet)).map(({ amount }) => amount)
  const bookedBefore = (await moves()).length
  const booked = async () => {
    const rows = await moves()
    return rows.slice(0, rows.length - bookedBefore)
  }
  let askedBefore: number | null = null
  /** The last call that the operator had seen before the fault was set. */
  let seenBefore = 0
  const hangs = (name: CallName) =>
    fault.kind === 'hang' && name === row.call && askedBefore !== null && timesAsked() === askedBefore
  const client = clientOf(account.player, account.playerId, hangs)
  const isOver = () => client.signedOut.length > 0
  const timesAsked = () => client.asked.filter((one) => one === row.call).length
  const isHit = () => askedBefore !== null && timesAsked() > askedBefore
  // Nothing else is under way, or that would be late too by the flow's clock, on a busy machine. And what is given up before it has
  // reached the operator would leave the fault for the next call.
  const isAlone = () =>
    client.inFlight.size === 1 && client.inFlight.get(`${row.call} ${askedBefore! + 1}`) === 'as its flow'
  const isHanging = async () => {
    if (fault.kind !== 'hang' || !isHit() || !isAlone()) return false
    const { method, path } = requestOf(row.call)
    const reached = (await qa.calls(seenBefore)).some(
      (call) => call.method === method && matchesGlob(call.path, path) && call.status === 0,
    )
    return reached && isAlone()
  }
  const arm = async () => {
    askedBefore = timesAsked()
    seenBefore = (await qa.calls()).at(-1)?.n ?? 0
    if (row.lost) await qa.fault({ kind: 'late', ...requestOf(row.lost), playerId: account.playerId })
    await qa.fault({ ...fault, ...requestOf(row.call), playerId: account.playerId })
  }
  if (row.from === undefined) await arm()
  let flow = row.open({ origin: operator.origin, world: client.world })
  let line: Omit<FaultLine, 'moved'> | null = null
  const isShowing = () => ({ state: flow.state(), says: readPage(draw(flow.page())).says })
  let before: { readonly state: string; readonly says: string } | null = null
  const call = row.when ? `${row.call} (${row.when})` : row.call
  for (let step = 0; ; step++) {
    expect(step, `${call} ${name} comes to an end`).toBeLessThan(12)
    await settle(flow, isOver, isHanging)
    if (!line && isHit()) {
      line = isOver()
        ? { call, fault: name, state: 'signed out', says: 'The session is over: log in again.', ways: ['Log in'] }
        : { call, fault: name, state: flow.state(), ...readPage(draw(flow.page())) }
    }
    if (isOver()) {
      // Signed in again, the player sees what was booked, and begins anew where nothing was.
      flow.stop()
      if (row.moves.length > 0 && (await booked()).length === row.moves.length) break
      client.signedOut.length = 0
      flow = row.open({ origin: operator.origin, world: client.world })
      continue
    }
    if (askedBefore === null && flow.state().includes(row.from ?? '')) await arm()
    if (!line) before = isShowing()
    if (!(await flow.goOn())) break
  }
  flow.stop()
  return { line: line!, before, moved: await booked() }
}

const movedText = (moved: readonly number[]): string => {
  const amounts = moved.toReversed().map((amount) => (amount / 100).toFixed(2))
  return ['none', `${amounts[0]}, once`][amounts.length] ?? `${amounts.join(', then ')}, once each`
}

/**
 * Walks the rows of some areas, each with every fault, and says whether docs/faults.md tells of them what was seen. Walks wait more than they
 * work: areas lie in several files, which run side by side.
 */
export function walkAreas(...areas: readonly string[]): void {
  beforeAll(async () => {
    operator = await startTestOperator()
    qa = new Qa(operator.origin)
    settings = (await (await fetch(`${operator.origin}/settings.json`)).json()) as Settings
  }, 120_000)
  afterAll(() => operator.stop())

  const rows = faultRows.filter(({ area }) => areas.includes(area))
  /** What was walked, by row: a row that is walked again stands once. */
  const walked = new Map<FaultRow, readonly FaultLine[]>()

  test.each(rows.map((row) => [`${row.area}: ${row.call} ${row.when ?? ''}`.trim(), row] as const))(
    'DEP-6 WAL-3 SAF-4 SAF-9 %s comes to rest with words and a way on whatever goes wrong, and money moves as often as was meant',
    async (_, row) => {
      const arrives = async () => {
        const { playerId, email, password } = await qa.player(row.player ?? { wallet: { main: 1234 } })
        return { playerId, player: await signIn(operator.origin, email, password) }
      }
      const lines: FaultLine[] = []
      let account = await arrives()
      for (const [at, fault] of FAULTS.entries()) {
        await qa.clearFaults()
        // What the walk before left in the browser is no part of this one.
        forgetDrafts([])
        if (row.isFresh && at > 0) account = await arrives()
        const { line, before, moved } = await walk(row, fault, account)
        expect(line.says, `${line.call} ${line.fault} in ${line.state} says something`).not.toBe('')
        // Back where its player pressed something: without a word about it that would look as if nothing had been pressed.
        const { state, says } = line
        expect({ state, says }, `${line.call} ${line.fault} leaves ${state} with words about it`).not.toEqual(before)
        expect(line.ways, `${line.call} ${line.fault} in ${line.state} has a way on`).not.toEqual([])
        expect(moved, `${line.call} ${line.fault}`).toEqual(row.moves)
        lines.push({ ...line, moved: movedText(moved) })
      }
      walked.set(row, lines)
    },
    120_000,
  )

  test.each(areas)('DEP-6 SAF-9 what docs/faults.md says of %s is what was just walked', (area) => {
    const lines = rows.filter((row) => row.area === area).flatMap((row) => walked.get(row) ?? [])
    if (process.env['FAULT_TABLE'] === 'write') writeSection(area, lines)
    expect(sectionIn(area)).toBe(sectionOf(area, lines))
  })
}
