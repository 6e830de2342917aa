import { and, desc, eq, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { roundUnit } from '#contract/roundUnit.ts'
import type { Currency } from '#contract/money.ts'
import type { SportsProduct } from '#contract/sportsbook.ts'
import type { TransactionCategory } from '#contract/transactionNames.ts'
import { whyClosed } from '../access/context.ts'
import { holdWallet } from '../banking/deposits.ts'
import { ruledProduct, splitStake, splitWin } from '../bonus/rules.ts'
import { bookEnding, coverOf, hasFreeBet, holdAssignment, takeStake, type Play, type Staking } from '../bonus/stakes.ts'
import type { Tx } from '../db/open.ts'
import type { Caller, Operator, PlayerAccount } from '../operator.ts'
import { isLimitMissing, mayPlay, nearestLimit, type NearestLimit, type PlayArea } from '../play/mayPlay.ts'
import { userPoolSessions } from '../user-pool/schema.ts'
import { secretOf } from './chance.ts'
import { contestOf, standingAt } from './contests.ts'
import { endingOf, marketsAt, priceAt, type Ending, type MarketId } from './markets.ts'
import { sportsBets } from './schema.ts'
import { sportsNow, sportsNowIn } from './told.ts'

/** One leg of a bet as the player confirms it: with the price that stood before them. */
export interface WishedLeg {
  readonly event: string
  readonly market: string
  readonly outcome: string
  /** Whole thousandths. */
  readonly odds: number
}
/** One leg as it is kept: what it was about, in words too, since a price list is gone by tomorrow. */
export interface StoredLeg {
  readonly event: string
  readonly market: MarketId
  readonly line: number | null
  readonly outcome: string
  readonly odds: number
  readonly names: readonly string[]
  readonly category: string
  readonly competition: string
  readonly startsAt: number
  readonly ending: Ending | null
  /** How it stood at the end; null until then. */
  readonly score: readonly [number, number] | null
}
export type BetRow = typeof sportsBets.$inferSelect

export interface BetWish {
  /** Made when the player confirms. */
  readonly betId: string
  /** Minor units. */
  readonly stake: number
  readonly legs: readonly WishedLeg[]
  /** The house pays the stake, which is what the free bet is worth. */
  readonly isFree?: boolean | undefined
}

/** Who bets: the player, the sign-in that must live, and by which product. */
export interface Bettor {
  readonly playerId: number
  readonly signInId: string
  readonly product: SportsProduct
}

/** Why no bet was made; nothing has been written then. */
export type BetRefusal =
  | { readonly code: 'signedOut' | 'maintenance' | 'blocked' | 'incomplete' | 'limitsRequired' | 'funds' | 'keyReused' }
  /** There is no free bet of this worth any more. */
  | { readonly code: 'freeBetOver' }
  | { readonly code: 'limit'; readonly limit: NearestLimit }
  | { readonly code: 'stake'; readonly least: number; readonly most: number }
  | { readonly code: 'combination' }
  /** Prices as they are now, by the order of the legs; null where none is given any more. */
  | { readonly code: 'prices'; readonly odds: readonly (number | null)[] }

/** A refused bet. */
export class BetRefused extends Error {
  readonly refusal: BetRefusal
  constructor(refusal: BetRefusal) {
    super(refusal.code)
    this.name = 'BetRefused'
    this.refusal = refusal
  }
}

export const MOST_LEGS = 10
const AREAS = { SPORTSBOOK: 'sports', VIRTUAL_SPORTS: 'virtualSports' } as const satisfies Record<
  SportsProduct,
  PlayArea
>
const CATEGORIES = { SPORTSBOOK: 'SPORTS', VIRTUAL_SPORTS: 'VIRTUAL_SPORTS' } as const satisfies Record<
  SportsProduct,
  TransactionCategory
>
/** The area of play that a product belongs to (GRD-12). */
export const areaOf = (product: SportsProduct): PlayArea => AREAS[product]

/** Smallest and largest stake, and the most that one bet pays, minor units: round amounts of any currency. */
export const boundsOf = (currency: string) => {
  const unit = roundUnit(currency as Currency)
  return { least: unit / 2, most: unit * 2000, payout: unit * 100_000 }
}

/** What a stake pays at these odds, minor units; exact, and rounded down at the end alone. */
export function payoutOf(stake: number, odds: readonly number[]): number {
  let amount = BigInt(stake)
  let parts = 1n
  for (const one of odds) {
    amount *= BigInt(one)
    parts *= 1000n
  }
  return Number(amount / parts)
}

/** What a bet comes to, as its player is told it, minor units. */
export interface BetMoney {
  /** What it pays if it wins; null once it is settled. */
  readonly pays: number | null
  /** How much of its stake pays nothing, as the bonus that it was made with is lost; a free bet's is the house's. */
  readonly lostStake: number
}

/** `isBonusLost`: of the bonus of the bet nothing comes any more. What was settled goes by what it paid, too: it may have been lost since. */
export function moneyOf(
  { state, stake, bonusStake, isFree, currency, legs, payout }: BetRow,
  isBonusLost: boolean,
): BetMoney {
  const odds = legs.flatMap(({ ending, odds: of }) => (state === 'open' || ending === 'won' ? [of] : []))
  const full = Math.min(payoutOf(stake, odds), boundsOf(currency).payout) - (isFree ? stake : 0)
  const ofBonus = isFree ? stake : bonusStake
  if (state === 'open')
    return isBonusLost
      ? { pays: isFree ? 0 : splitWin(full, { stake, ofBonus }).own, lostStake: ofBonus }
      : { pays: full, lostStake: 0 }
  const due = state === 'won' ? full : state === 'void' && !isFree ? stake : 0
  return { pays: null, lostStake: isBonusLost && payout < due ? ofBonus : 0 }
}

/** The largest stake that pays no more than `payout` at these odds, minor units; exact. */
export function highestStake(payout: number, odds: readonly number[]): number {
  let [most, times] = [BigInt(payout) + 1n, 1n]
  for (const one of odds) {
    most *= 1000n
    times *= BigInt(one)
  }
  // What is paid is rounded down, so anything below one more minor unit is within.
  return Number((most - 1n) / times)
}

const isSameWish = (row: BetRow, { stake, legs, isFree = false }: BetWish): boolean =>
  row.stake === stake &&
  row.isFree === isFree &&
  row.legs.length === legs.length &&
  row.legs.every(({ event, market, outcome }, at) => {
    const wished = legs[at]!
    return wished.event === event && wished.market === market && wished.outcome === outcome
  })

/** Held until the bet is written, so that a sign-out or a break comes wholly before or wholly after it (SAF-1). */
async function isSignedIn(tx: Tx, signInId: string): Promise<boolean> {
  const [session] = await tx
    .select({ endedAt: userPoolSessions.endedAt })
    .from(userPoolSessions)
    .where(eq(userPoolSessions.originJti, signInId))
    .for('share')
  return session !== undefined && session.endedAt === null
}

/** The legs at today's prices. Throws BetRefused where one is not offered, is worse than wished, or does not go with another. */
function legsAt(secret: string, product: SportsProduct, legs: readonly WishedLeg[], now: number) {
  if (legs.length === 0 || legs.length > MOST_LEGS) throw new BetRefused({ code: 'combination' })
  // Told by the contests themselves, not by how a leg writes them: two outcomes of one tell of each other.
  const contests = new Set(legs.map(({ event }) => contestOf(secret, event)?.id ?? event))
  if (contests.size !== legs.length) throw new BetRefused({ code: 'combination' })
  const found = legs.map((leg) => {
    const contest = contestOf(secret, leg.event)
    if (!contest || contest.sport.product !== product) return null
    // Far ahead nothing is offered yet, whatever number somebody counts on to.
    if (contest.startsAt - now > contest.sport.ahead) return null
    const markets = marketsAt(secret, contest, standingAt(contest, now), now)
    const odds = priceAt(markets, leg.market, leg.outcome)
    return odds === null ? null : { contest, odds, line: markets.find(({ id }) => id === leg.market)?.line ?? null }
  })
  // A better price than the one that was confirmed is the player's; a worse one needs another yes.
  if (found.some((one, at) => one === null || one.odds < legs[at]!.odds))
    throw new BetRefused({ code: 'prices', odds: found.map((one) => one?.odds ?? null) })
  return found.map((one, at) => {
    const { contest, odds, line } = one!
    const { id, competition, names, startsAt, endsAt } = contest
    const { market, outcome } = legs[at]!
    const stored: StoredLeg = {
      event: id,
      market: market as MarketId,
      line,
      outcome,
      odds,
      names,
      category: competition.category,
      competition: competition.name,
      startsAt,
      ending: null,
      score: null,
    }
    return { stored, endsAt, isLost: endingOf(contest, stored.market, outcome) === 'lost' }
  })
}

/** When a bet is decided: with the first of its legs that is lost, or where none is, with the last. */
function decidedAt(legs: readonly { readonly endsAt: number; readonly isLost: boolean }[]): number {
  const lost = legs.filter(({ isLost }) => isLost)
  return lost.length > 0 ? Math.min(...lost.map(({ endsAt }) => endsAt)) : Math.max(...legs.map(({ endsAt }) => endsAt))
}

/**
 * Places one bet, exactly once for each id: stake and bet are written in one transaction, and whoever asks again with the same id is
 * answered with the same bet. `caller` is the player's own browser. Throws BetRefused; nothing has been written then.
 */
export async function placeBet(operator: Operator, bettor: Bettor, wish: BetWish, caller: Caller): Promise<BetRow> {
  const { playerId, product } = bettor
  const secret = await secretOf(operator)
  // Written down before the transaction: a refusal tells prices, and they are of that moment.
  const told = await sportsNow(operator)
  try {
    return await operator.transaction(async (tx) => {
      if (!(await isSignedIn(tx, bettor.signInId))) throw new BetRefused({ code: 'signedOut' })
      await holdWallet(tx, playerId)
      const [earlier] = await tx
        .select()
        .from(sportsBets)
        .where(and(eq(sportsBets.playerId, playerId), eq(sportsBets.id, wish.betId)))
      if (earlier) {
        if (earlier.product !== product || !isSameWish(earlier, wish)) throw new BetRefused({ code: 'keyReused' })
        return earlier
      }
      const closed = whyClosed(operator, caller)
      if (closed) throw new BetRefused({ code: closed === 'maintenance' ? 'maintenance' : 'blocked' })
      const player = await operator.players.find(playerId)
      const why = mayPlay(player, areaOf(product))
      if (why || !player)
        throw new BetRefused({ code: why === 'error.registration.incomplete' ? 'incomplete' : 'blocked' })
      if (await isLimitMissing(operator, player)) throw new BetRefused({ code: 'limitsRequired' })
      const { least, most, payout } = boundsOf(player.currency)
      const staking = await stakingOf(operator, tx, player, product, wish)
      const isBounded = Number.isSafeInteger(wish.stake) && wish.stake >= least && wish.stake <= most
      // What a free bet is worth, the house has said itself.
      if (!wish.isFree && !isBounded) throw new BetRefused({ code: 'stake', least, most })
      const legs = legsAt(secret, product, wish.legs, await sportsNowIn(tx, told))
      const odds = legs.map(({ stored }) => stored.odds)
      if (payoutOf(wish.stake, odds) > payout) {
        // What may still be staked at these odds, so that the player need not guess.
        const highest = Math.min(most, highestStake(payout, odds))
        // The stake of a free bet is the house's: it is the selections that are too much.
        const isOfLegs = wish.isFree || highest < least
        throw new BetRefused(isOfLegs ? { code: 'combination' } : { code: 'stake', least, most: highest })
      }
      const limit = await nearestLimit(operator, player)
      // Limits count own money, and who has none left in one does not go on with a bonus either: it loosens none.
      const ofLimit = staking === null ? wish.stake : staking.isFree ? 0 : wish.stake - staking.ofBonus
      if (limit !== null && (limit.left === 0 || ofLimit > limit.left)) throw new BetRefused({ code: 'limit', limit })
      if (staking === null) throw new BetRefused({ code: 'funds' })
      await takeStake(operator, tx, playOf({ playerId, id: wish.betId, product }), staking)
      const after = await operator.ledger.walletOf(playerId)
      const [row] = await tx
        .insert(sportsBets)
        .values({
          playerId,
          id: wish.betId,
          product,
          currency: player.currency,
          stake: wish.stake,
          legs: legs.map(({ stored }) => stored),
          placedAt: operator.clock.now(),
          dueAt: decidedAt(legs),
          state: 'open',
          payout: 0,
          settledAt: null,
          balance: after?.balances.main ?? 0,
          assignmentId: staking.assignment?.id ?? null,
          bonusStake: staking.ofBonus,
          isFree: staking.isFree,
        })
        .returning()
      if (!row) throw new Error('The bet was not written')
      return row
    })
  } catch (error) {
    if ((error as { code?: unknown }).code === 'error.not_enough_funds') throw new BetRefused({ code: 'funds' })
    throw error
  }
}

/** A bet as the ledger knows it. One key for its stake and one for its end: whatever is tried again moves nothing twice (SAF-4). */
const playOf = ({ playerId, id, product }: Pick<BetRow, 'playerId' | 'id' | 'product'>): Play => ({
  playerId,
  category: CATEGORIES[product],
  house: 'house:sports',
  referenceId: id,
  keyOf: (kind) => `bet:${playerId}:${id}:${kind === 'BET' ? 'stake' : 'end'}`,
  details: { product },
  game: ruledProduct(product),
})

/**
 * By what a bet is staked, its bonus held until the end of the transaction: the free bet that was chosen, or own money, then bonus money.
 * Null where all of it is too little. Throws BetRefused for a free bet that is not there.
 */
async function stakingOf(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  product: SportsProduct,
  { stake, isFree = false }: BetWish,
): Promise<Staking | null> {
  const assignment = await coverOf(operator, tx, player, 'SPORTS', ruledProduct(product))
  if (isFree) {
    if (assignment === null || !hasFreeBet(assignment) || assignment.spinValue !== stake)
      throw new BetRefused({ code: 'freeBetOver' })
    return { assignment, isFree, stake, ofBonus: 0 }
  }
  const wallet = await operator.ledger.walletOf(player.playerId)
  const bonus = assignment === null ? 0 : (wallet?.balances.sportsBonus ?? 0)
  const parts = splitStake(stake, { own: wallet?.balances.main ?? 0, bonus })
  return parts && { assignment, isFree, stake, ofBonus: parts.bonus }
}

/** How many bets one look settles at most, so that the job and a page share the work. */
const AT_ONCE = 200

/**
 * Settles what is decided by now, each bet in a transaction of its own: results, payout and money stand together or not at all, so a
 * process that is killed in the middle leaves open what it had not done. One that can't be settled keeps no other from it. `whose`: of one
 * player alone. Answers how many were settled.
 */
export async function settleDue(operator: Operator, whose?: number): Promise<number> {
  const now = await sportsNow(operator)
  const due = await operator.db
    .select({ playerId: sportsBets.playerId, id: sportsBets.id })
    .from(sportsBets)
    .where(
      and(
        eq(sportsBets.state, 'open'),
        lte(sportsBets.dueAt, now),
        whose === undefined ? undefined : eq(sportsBets.playerId, whose),
      ),
    )
    .orderBy(sportsBets.dueAt)
    .limit(AT_ONCE)
  let settled = 0
  for (const one of due) {
    try {
      if (await settle(operator, one, now)) settled += 1
    } catch (error) {
      // It stays open and is tried again; nobody else's money waits for it.
      operator.log.error('bet.not-settled', { playerId: one.playerId, betId: one.id, error })
    }
  }
  return settled
}

/** `now` is the time of sports. */
async function settle(operator: Operator, { playerId, id }: Pick<BetRow, 'playerId' | 'id'>, now: number) {
  const secret = await secretOf(operator)
  return operator.transaction(async (tx) => {
    // Wallet before bet, as placing does: two that meet wait for each other in one order.
    await holdWallet(tx, playerId)
    const [bet] = await tx
      .select()
      .from(sportsBets)
      .where(and(eq(sportsBets.playerId, playerId), eq(sportsBets.id, id)))
      .for('update')
    if (!bet || bet.state !== 'open' || bet.dueAt > now) return false
    const legs = bet.legs.map((leg): StoredLeg => {
      const contest = contestOf(secret, leg.event)
      // A contest that the house does not know any more is nobody's loss.
      if (!contest) return { ...leg, ending: 'void' }
      // Of a bet that is lost already: how this one ends is told by nobody yet, and changes nothing.
      if (contest.endsAt > now) return leg
      return {
        ...leg,
        ending: endingOf(contest, leg.market, leg.outcome),
        score: contest.sport.kind === 'race' ? null : standingAt(contest, contest.endsAt).score,
      }
    })
    const isLost = legs.some(({ ending }) => ending === 'lost')
    if (!isLost && legs.some(({ ending }) => ending === null)) return false
    const isVoid = legs.every(({ ending }) => ending === 'void')
    const won = legs.flatMap(({ ending, odds }) => (ending === 'won' ? [odds] : []))
    // A void leg counts as if it had not been there: its price is one.
    const payout = isLost ? 0 : isVoid ? bet.stake : Math.min(payoutOf(bet.stake, won), boundsOf(bet.currency).payout)
    // The stake of a free bet was the house's: it does not come back with the win.
    const amount = bet.isFree && !isLost && !isVoid ? payout - bet.stake : payout
    const assignment = await holdAssignment(operator, tx, bet.assignmentId)
    const staking = { assignment, isFree: bet.isFree, stake: bet.stake, ofBonus: bet.bonusStake }
    const paid = await bookEnding(operator, tx, playOf(bet), staking, { kind: isVoid ? 'BET_VOID' : 'WIN', amount })
    await tx
      .update(sportsBets)
      .set({ state: isLost ? 'lost' : isVoid ? 'void' : 'won', payout: paid, legs, settledAt: operator.clock.now() })
      .where(and(eq(sportsBets.playerId, playerId), eq(sportsBets.id, id)))
    return true
  })
}

/** A player's bet by the id it was sent under, of either product; null where none was made. */
export async function betOf({ db }: Pick<Operator, 'db'>, playerId: number, id: string): Promise<BetRow | null> {
  const [bet] = await db
    .select()
    .from(sportsBets)
    .where(and(eq(sportsBets.playerId, playerId), eq(sportsBets.id, id)))
  return bet ?? null
}

/** How many bets a page of them holds. */
export const BETS_PAGE = 10

/** A player's open or settled bets, the newest first; `before` is the last one had. */
export async function betsOf(
  operator: Pick<Operator, 'db'>,
  playerId: number,
  which: { readonly product: SportsProduct; readonly isOpen: boolean; readonly before: string | null },
): Promise<{ readonly bets: readonly BetRow[]; readonly hasMore: boolean }> {
  const mine = and(eq(sportsBets.playerId, playerId), eq(sportsBets.product, which.product))
  const [last] =
    which.before === null
      ? []
      : await operator.db
          .select()
          .from(sportsBets)
          .where(and(mine, eq(sportsBets.id, which.before)))
  const isOlder: SQL | undefined = last
    ? or(
        lt(sportsBets.placedAt, last.placedAt),
        and(eq(sportsBets.placedAt, last.placedAt), lt(sportsBets.id, last.id)),
      )
    : undefined
  const rows = await operator.db
    .select()
    .from(sportsBets)
    .where(and(mine, which.isOpen ? eq(sportsBets.state, 'open') : ne(sportsBets.state, 'open'), isOlder))
    .orderBy(desc(sportsBets.placedAt), desc(sportsBets.id))
    .limit(BETS_PAGE + 1)
  return { bets: rows.slice(0, BETS_PAGE), hasMore: rows.length > BETS_PAGE }
}
