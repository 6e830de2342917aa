// Players with bonus money in play, on a whole operator, for tests.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import type { Minor } from '#contract/money.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { holdWallet } from '../banking/deposits.ts'
import { documentsOf } from '../content/documentsOf.ts'
import type { Draw } from '../games/engines/engine.ts'
import { engineFor } from '../games/engines/forGame.ts'
import { gameOf } from '../games/gameOf.ts'
import { drawsOf, livePhaseAt } from '../games/live.ts'
import { markSeen, playRound, type RoundWish } from '../games/rounds.ts'
import { gameSessions } from '../games/schema.ts'
import { hashOf, newSecret } from '../play/launch.ts'
import type { TestOperator } from '../player/testOperator.ts'
import { endAssignment, giveMoney, type Assignment } from './assignments.ts'
import type { CampaignPlan } from './campaign.ts'
import { bonusAssignments, type AssignmentEnding, type AssignmentKind } from './schema.ts'

/** The player's own browser. */
export const CALLER = { ip: '127.0.0.1', userAgent: 'a browser', isLocal: true }

/** A plan of a plain casino bonus, but for what is said otherwise. */
export const planWith = (parts: Partial<CampaignPlan> = {}): CampaignPlan => ({
  title: 'Welcome bonus',
  description: 'For tests',
  image: null,
  terms: null,
  vertical: 'CASINO',
  bonusType: 'CASINO',
  campaignCategory: 'MANUAL',
  triggerEvent: null,
  stickiness: 'NON_STICKY',
  amount: 1000,
  deposit: null,
  wrMultiplier: 10,
  maxWin: null,
  lifetime: 7 * day,
  startsAt: null,
  endsAt: null,
  consentRequired: false,
  markets: null,
  contributions: { byGameType: {}, rest: 1 },
  excludedGames: [],
  freeSpins: null,
  cashback: null,
  partnerBonusCode: null,
  ladderStep: null,
  ...parts,
})

/** What an assignment is made of. */
export interface Given {
  readonly plan?: Partial<CampaignPlan>
  readonly kind?: AssignmentKind
  /** Bonus money, minor units. */
  readonly money?: Minor
  readonly spins?: number
  readonly spinValue?: Minor
}

/** What tests of bonus money in play do with an operator. */
export function bonusTest(server: TestOperator) {
  const { operator } = server

  /** A game that is offered everywhere. */
  const gameWith = async (type: 'casino' | 'live', gameType: string): Promise<string> => {
    const found = (await documentsOf(operator))
      .ofType('game')
      .find(
        (game) =>
          (game['offeredCountries'] as string[]).length === 0 &&
          game['type'] === type &&
          game['gameType'] === gameType &&
          (type === 'casino' || game['gameProvider'] === 'evolution'),
      )
    return String(found!['gameId'])
  }

  const assignmentOf = async (id: string): Promise<Assignment> =>
    (await operator.db.select().from(bonusAssignments).where(eq(bonusAssignments.id, id)))[0]!

  /** An active assignment with its money. */
  const give = (playerId: number, { plan, kind = 'MONEY', money = 0, spins = 0, spinValue = 0 }: Given) => {
    const whole = planWith(plan)
    return operator.transaction(async (tx): Promise<Assignment> => {
      await holdWallet(tx, playerId)
      const now = operator.clock.now()
      const [row] = await tx
        .insert(bonusAssignments)
        .values({
          id: randomUUID(),
          playerId,
          campaignId: randomUUID(),
          vertical: whole.vertical,
          kind,
          state: 'ACTIVE',
          currency: 'EUR',
          plan: whole,
          spinsTotal: spins,
          spinsLeft: spins,
          spinValue,
          createdAt: now,
          startedAt: now,
          expiresAt: now + whole.lifetime,
        })
        .returning()
      return giveMoney(operator, tx, row!, money, 'start')
    })
  }

  const end = (id: string, because: AssignmentEnding): Promise<void> =>
    operator.transaction(async (tx) => {
      const { playerId } = await assignmentOf(id)
      await holdWallet(tx, playerId)
      const [row] = await tx.select().from(bonusAssignments).where(eq(bonusAssignments.id, id)).for('update')
      await endAssignment(operator, tx, row!, because)
    })

  const newPlayer = async (main: Minor, parts: object = {}): Promise<number> => {
    const made = await server.call('POST', '/qa/players', { wallet: { main }, ...parts })
    return (made.body as { playerId: number }).playerId
  }

  const balances = async (playerId: number) => (await operator.ledger.walletOf(playerId))!.balances
  /** Lines of play and bonuses, the first first, each by its kind, wallet and amount. */
  const moved = async (playerId: number) =>
    (await operator.ledger.lines(playerId))
      .filter(({ category }) => category !== 'ADJUSTMENT')
      .toReversed()
      .map(({ kind, category, wallet, amount }) => [kind, category, wallet, amount] as const)

  /** A game that a player has opened for money. */
  const opens = async (playerId: number, gameId: string) => {
    const key = newSecret()
    const now = operator.clock.now()
    const [session] = await operator.db
      .insert(gameSessions)
      .values({
        id: randomUUID(),
        playerId,
        gameId,
        mode: 'real',
        currency: 'EUR',
        language: 'en',
        tokenHash: hashOf(newSecret()),
        tokenExpiresAt: now,
        keyHash: hashOf(key),
        createdAt: now,
        lastSeenAt: now,
      })
      .returning()
    const engine = engineFor((await gameOf(operator, gameId))!)
    /** A draw by which these stakes win, or lose; of a live table, which draws for itself, any. */
    const drawThat = (wins: boolean, stakes: Readonly<Record<string, number>>): Draw => {
      const seeds = Array.from({ length: 200 }, (_, number) => `seed ${number}`)
      return drawsOf(seeds.find((seed) => engine.play(stakes, drawsOf(seed)).win > 0 === wins) ?? 'any')
    }
    return {
      key,
      session: session!,
      engine,
      drawThat,
      /** A round that is shown to its end at once. */
      async plays(stakes: Readonly<Record<string, number>>, how: Partial<RoundWish> & { readonly draw?: Draw } = {}) {
        const { draw, ...wish } = how
        const n = livePhaseAt(operator.clock.now()).n
        const round = await playRound(
          operator,
          session!,
          { roundId: randomUUID(), stakes, n, ...wish },
          CALLER,
          draw ?? drawThat(false, stakes),
        )
        await markSeen(operator, session!, round.id)
        return round
      },
    }
  }

  return { gameWith, assignmentOf, give, end, newPlayer, balances, moved, opens }
}

export type BonusTest = ReturnType<typeof bonusTest>
/** Wallets of bonus money, by their vertical. */
export const WALLET_OF = {
  CASINO: 'casinoBonus',
  LIVE_CASINO: 'liveCasinoBonus',
  SPORTS: 'sportsBonus',
} as const satisfies Record<BonusVertical, string>
