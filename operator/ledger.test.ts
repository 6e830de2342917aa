import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, asyncProperty, integer, nat, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedStores, throwawayPostgres } from '#tests/support/postgres.ts'
import { createClock } from './clock.ts'
import { migrate } from './db/migrate.ts'
import { openPglite, openPostgres, type Store } from './db/open.ts'
import { CallError } from './handler.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { once } from './wire/idempotency.ts'

type Release = () => Promise<void>

const stores: Record<string, () => Promise<{ store: Store; release: Release }>> = {
  PGlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
    const store = await openPglite(folder)
    return { store, release: async () => (await store.close(), rmSync(folder, { recursive: true, force: true })) }
  },
  PostgreSQL: async () => {
    const server = await throwawayPostgres()
    const store = await openPostgres(server.url)
    return { store, release: async () => (await store.close(), await server.remove()) }
  },
}

/** One attempt to move a player's money; several may bear the same key, as retries do. */
interface Attempt {
  readonly player: number
  readonly key: number
  readonly amount: number
}

describe.each(testedStores())('on %s', (name) => {
  let opened: { store: Store; release: Release }
  let ledger: Ledger
  const announced: number[] = []
  const clock = createClock()
  let players = 0

  beforeAll(async () => {
    opened = await stores[name]!()
    const { store } = opened
    await migrate(store)
    ledger = createLedger({ ...store, clock, announce: async ({ version }) => void announced.push(version) })
  })
  afterAll(async () => {
    await opened.release()
  })

  const post = (playerId: number, key: string, amount: number, referenceId = key) =>
    opened.store.transaction((tx) =>
      ledger.postMovement(tx, {
        playerId,
        kind: amount > 0 ? 'DEPOSIT' : 'BET',
        category: amount > 0 ? 'PAYMENT' : 'CASINO',
        referenceId,
        idempotencyKey: key,
        postings: [
          { account: 'main', amount },
          { account: 'house:cash', amount: -amount },
        ],
      }),
    )

  const newPlayer = async (): Promise<number> => {
    players += 1
    await ledger.openWallet(players, 'EUR')
    return players
  }

  test('SAF-4 random interleavings with repeated keys move each thing once, never below zero, and always balance', async () => {
    const { store } = opened
    const attempt = record({
      player: nat(1),
      key: nat(9),
      amount: integer({ min: -300, max: 400 }).filter((n) => n !== 0),
    })
    await assert(
      asyncProperty(array(attempt, { minLength: 1, maxLength: 24 }), async (attempts: Attempt[]) => {
        const ids = [await newPlayer(), await newPlayer()]
        // A key means one thing for ever, so what it moves follows from the first attempt that bears it.
        const meaning = new Map<string, Attempt>()
        const outcomes = await Promise.all(
          attempts.map(async (candidate) => {
            const key = `${ids[0]}-${candidate.key}`
            const meant = meaning.get(key) ?? candidate
            meaning.set(key, meant)
            const playerId = ids[meant.player] as number
            return post(playerId, key, meant.amount).then(
              (posted) => ({ key, meant, posted }),
              (error: unknown) => {
                if (!(error instanceof CallError) || error.code !== 'error.not_enough_funds') throw error
                return { key, meant, posted: null }
              },
            )
          }),
        )
        for (const [index, playerId] of ids.entries()) {
          const moved = new Map(
            outcomes
              .filter(({ meant, posted }) => meant.player === index && posted)
              .map(({ key, meant }) => [key, meant.amount]),
          )
          const wallet = await ledger.walletOf(playerId)
          const expected = [...moved.values()].reduce((sum, amount) => sum + amount, 0)
          expect(wallet?.balances.main).toBe(expected)
          expect(expected).toBeGreaterThanOrEqual(0)
          expect(wallet?.version).toBe(moved.size)
          const lines = await ledger.lines(playerId)
          expect(new Set(lines.map((line) => line.idempotencyKey)).size).toBe(lines.length)
          // Each line's balance is the one before plus its amount: the history can be followed without a gap.
          let running = 0
          for (const line of lines.toReversed()) {
            running += line.amount
            expect(line.balanceAfter).toBe(running)
            expect(running).toBeGreaterThanOrEqual(0)
          }
        }
        const firsts = outcomes.filter(({ posted }) => posted && !posted.repeated)
        expect(new Set(firsts.map(({ key }) => key)).size).toBe(firsts.length)
        const [sum] = await store.query<{ sum: string }>(
          'select coalesce(sum(amount), 0)::text as sum from ledger_postings',
        )
        expect(sum?.sum).toBe('0')
      }),
      { numRuns: name === 'PGlite' ? 15 : 40 },
    )
  })

  test('SAF-4 a key that was used for another thing is refused and moves nothing', async () => {
    const player = await newPlayer()
    const other = await newPlayer()
    await post(player, 'the-key', 500)
    await expect(post(other, 'the-key', 500)).rejects.toMatchObject({
      status: 409,
      code: 'error.idempotency.key_reused',
    })
    expect((await ledger.walletOf(other))?.total).toBe(0)
    await expect(post(player, 'the-key', -500)).rejects.toMatchObject({ code: 'error.idempotency.key_reused' })
    expect((await ledger.walletOf(player))?.total).toBe(500)
  })

  test.each([
    ['about another thing', 500, 'another-thing'],
    ['of another amount', 400, undefined],
  ])(
    'SAF-4 a key that comes again with a movement %s is refused, the same one is answered',
    async (_, amount, about) => {
      const player = await newPlayer()
      const key = `${name}-${player}`
      await post(player, key, 500)
      await expect(post(player, key, amount, about)).rejects.toMatchObject({
        status: 409,
        code: 'error.idempotency.key_reused',
      })
      expect(await post(player, key, 500)).toMatchObject({ repeated: true, wallet: { total: 500, version: 1 } })
    },
  )

  test('LOC-10 a wallet takes another currency as long as no money has moved in it, and keeps its own from then on', async () => {
    const player = await newPlayer()
    await ledger.changeCurrency(player, 'BRL')
    expect(await ledger.walletOf(player)).toMatchObject({ currency: 'BRL' })
    const key = `${name}-${player}`
    await post(player, key, 500)
    await ledger.changeCurrency(player, 'EUR')
    expect(await ledger.walletOf(player)).toMatchObject({ currency: 'BRL', total: 500 })
    // Nothing is left is no reason: what the history says was in the old currency.
    await post(player, `${key}-out`, -500)
    await ledger.changeCurrency(player, 'EUR')
    expect(await ledger.walletOf(player)).toMatchObject({ currency: 'BRL', total: 0 })
    const accounts = await opened.store.query<{ currency: string }>(
      'select distinct currency from ledger_accounts where player_id = $1',
      [player],
    )
    expect(accounts).toEqual([{ currency: 'BRL' }])
  })

  test('SAF-4 an idempotent call that is sent ten times at once is done once and answered alike', async () => {
    const { store } = opened
    const playerId = await newPlayer()
    let done = 0
    const send = () =>
      once(
        { transaction: store.transaction, clock },
        { playerId, key: 'deposit-1', call: 'depositRequest', input: { amount: 5 } },
        async () => {
          done += 1
          await post(playerId, `capture-${done}`, 500)
          return { depositId: `d${done}` }
        },
      )
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(new Set(answers.map(({ answer }) => answer.depositId))).toEqual(new Set(['d1']))
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect((await ledger.walletOf(playerId))?.balances.main).toBe(500)
  })

  test('SAF-4 an idempotent call that failed leaves nothing, and may be sent again', async () => {
    const { store } = opened
    const playerId = await newPlayer()
    const parts = { transaction: store.transaction, clock }
    const asked = { playerId, key: 'deposit-2', call: 'depositRequest', input: { b: 1, a: 2 } }
    const failing = once(parts, asked, async () => {
      await post(playerId, 'lost', 700)
      throw new Error('the process died here')
    })
    await expect(failing).rejects.toThrow('died here')
    expect((await ledger.walletOf(playerId))?.total).toBe(0)
    const again = await once(parts, { ...asked, input: { a: 2, b: 1 } }, async () => ({ done: true }))
    expect(again).toEqual({ answer: { done: true }, repeated: false })
    await expect(once(parts, { ...asked, input: { a: 3, b: 1 } }, async () => ({}))).rejects.toMatchObject({
      status: 422,
    })
  })

  test('DEP-6 a statement sent past the open transaction joins it instead of waiting for ever', async () => {
    const { store } = opened
    const playerId = await newPlayer()
    const inside: (number | undefined)[] = []
    const undone = store.transaction(async () => {
      await post(playerId, 'joined', 100)
      inside.push((await ledger.walletOf(playerId))?.total)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(inside).toEqual([100])
    expect((await ledger.walletOf(playerId))?.total).toBe(0)
  })
})
