import { and, eq, inArray } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import type { Minor } from '#contract/money.ts'
import type { TransactionCategory } from '#contract/transactionNames.ts'
import type { BonusVertical } from '#contract/wallet.ts'
import { UNDONE, withdrawals } from '../banking/schema.ts'
import type { Tx } from '../db/open.ts'
import { takesFreeSpins } from '../games/engines/forGame.ts'
import type { BonusNews } from '../inbox/bonusTexts.ts'
import type { Movement, Posting } from '../ledger.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import {
  endAssignment,
  holdActive,
  isDue,
  isExpired,
  isRunning,
  lapse,
  saveAssignment,
  tellOf,
  waitsAgain,
  walletOfVertical,
  type Assignment,
} from './assignments.ts'
import { isAtStake } from './atStake.ts'
import {
  contributionOf,
  countedStake,
  isExcluded,
  isWageredThrough,
  splitWin,
  type Parts,
  type RuledGame,
} from './rules.ts'
import { bonusAssignments } from './schema.ts'
import { mayHaveBonus } from './standing.ts'
import { houseTitle } from './words.ts'

/** What is played, as the ledger knows it: a round of a game, or a bet. */
export interface Play {
  readonly playerId: number
  readonly category: TransactionCategory
  readonly house: 'house:games' | 'house:sports'
  readonly referenceId: string
  /** Key of its stake, and of its end: each moves money once (SAF-4). */
  readonly keyOf: (kind: PlayKind) => string
  readonly details: Readonly<Record<string, unknown>>
  readonly game: RuledGame
}
export type PlayKind = 'BET' | 'WIN' | 'BET_VOID'

/** By what a stake is made. */
export interface Staking {
  /** The bonus it stands under: all of the stake counts to its wagering. Null where none covers the game. */
  readonly assignment: Assignment | null
  /** A free spin or a free bet: the house pays the stake. */
  readonly isFree: boolean
  readonly stake: Minor
  /** How much of the stake is bonus money. */
  readonly ofBonus: Minor
}

/**
 * The bonus by which a player may stake in a game, held until the transaction ends; the caller holds the wallet. Null where none is active
 * in the vertical, the game is excluded, it is wagered through or over, or bonuses are not for this player (SAF-2).
 */
export async function coverOf(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  vertical: BonusVertical,
  game: RuledGame,
): Promise<Assignment | null> {
  if (!mayHaveBonus(player)) return null
  const active = await holdActive(operator, tx, player.playerId, vertical)
  if (active === null) return null
  // What is wagered through, or over, waits for what lies in open bets, and is staked no more meanwhile.
  const isDone = isWageredThrough(active) || isExpired(active, operator.clock.now())
  if (isDone) await endIfDone(operator, tx, active)
  return isDone || isExcluded(active.plan, game) ? null : active
}

/** Whether the next round in a game is a free spin. */
export const hasSpinIn = ({ kind, spinsLeft, plan }: Assignment, { gameId, gameType, launchId }: RuledGame): boolean =>
  kind === 'FREE_SPINS' &&
  spinsLeft > 0 &&
  takesFreeSpins({ gameType }) &&
  [gameId, launchId].includes(plan.freeSpins?.gameId ?? '')

/** Whether a bet can be made that the house pays. */
export const hasFreeBet = ({ kind, spinsLeft }: Assignment): boolean => kind === 'FREE_BET' && spinsLeft > 0

/** What a movement of an assignment's money in a play says of it. */
const namesOf = (assignment: Assignment) => ({ campaignId: assignment.campaignId, bonus: houseTitle(assignment) })

/** A line of the player's history for each wallet, so that each says what it left there. */
const post = (
  operator: Operator,
  tx: Tx,
  play: Play,
  kind: PlayKind,
  more: Partial<Movement>,
  sides: readonly Posting[],
) =>
  operator.ledger.postMovement(tx, {
    playerId: play.playerId,
    kind,
    category: play.category,
    referenceId: play.referenceId,
    idempotencyKey: play.keyOf(kind),
    postings: sides,
    ...more,
    details: { ...play.details, ...more.details },
  })

/** Moves between the house of a play and an account; positive comes in there. */
const against = (play: Play, account: Posting['account'], amount: Minor): readonly Posting[] => [
  { account, amount },
  { account: play.house, amount: -amount },
]

/** Takes a stake: own money and bonus money apart; the house's own, and one spin less, where it is free. Answers how the bonus stands then. */
export async function takeStake(operator: Operator, tx: Tx, play: Play, staking: Staking): Promise<Assignment | null> {
  const { assignment, isFree, stake, ofBonus } = staking
  if (assignment !== null && isFree) {
    const details = namesOf(assignment)
    if (stake > 0) await post(operator, tx, play, 'BET', { details }, against(play, 'house:bonus', -stake))
    return saveAssignment(tx, assignment, { spinsLeft: assignment.spinsLeft - 1 })
  }
  const own = stake - ofBonus
  if (own > 0) await post(operator, tx, play, 'BET', {}, against(play, 'main', -own))
  if (assignment !== null && ofBonus > 0)
    await post(
      operator,
      tx,
      play,
      'BET',
      { idempotencyKey: `${play.keyOf('BET')}:bonus`, details: namesOf(assignment) },
      against(play, walletOfVertical(assignment.vertical), -ofBonus),
    )
  return assignment
}

/** An assignment by its id, held; the caller holds the wallet. One whose time is over is ended first. Null for none. */
export async function holdAssignment(operator: Operator, tx: Tx, id: string | null): Promise<Assignment | null> {
  if (id === null) return null
  const held = async () =>
    (await tx.select().from(bonusAssignments).where(eq(bonusAssignments.id, id)).for('update'))[0] ?? null
  const row = await held()
  if (row === null || !isRunning(row) || !(await isDue(tx, row, operator.clock.now()))) return row
  await lapse(operator, tx, row)
  return held()
}

/**
 * Where the bonus share of a stake's end goes: to its wallet while the bonus is active, to own money once it was released. Null: to the
 * house, as the bonus was lost meanwhile.
 */
function placeOf({ state, endedBecause, vertical }: Assignment): 'main' | ReturnType<typeof walletOfVertical> | null {
  if (state === 'ACTIVE') return walletOfVertical(vertical)
  return endedBecause === 'released' ? 'main' : null
}

/**
 * The assignments among these of whose stakes nothing comes to the player any more, as things stand: not those that a withdrawal has ended
 * which came to nothing, as they go on once no other stands.
 */
export async function lostAmong({ db }: Pick<Operator, 'db'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select()
    .from(bonusAssignments)
    .where(inArray(bonusAssignments.id, [...ids]))
  const lost = found.filter((one) => placeOf(one) === null && !waitsAgain(one))
  const undone = await undoneAmong(db, lost)
  return new Set(
    lost.filter(({ withdrawalId }) => withdrawalId === null || !undone.has(withdrawalId)).map(({ id }) => id),
  )
}

/**
 * Whether a withdrawal has ended it that may still come to nothing, or has: what its stakes come to meanwhile is kept for it, and is
 * given with what the withdrawal took (`heldBack`).
 */
const isSuspended = ({ state, kind, endedBecause, withdrawalId, startedAt }: Assignment): boolean =>
  state === 'ENDED' ? endedBecause === 'withdrawn' && withdrawalId !== null : waitsAgain({ state, kind, startedAt })

/** Keeps what a stake of a suspended bonus came to: it lies with the house until the bonus goes on, and is lost with it else. */
async function keepBack(
  operator: Operator,
  tx: Tx,
  play: Play,
  kind: 'WIN' | 'BET_VOID',
  assignment: Assignment,
  amount: Minor,
): Promise<Assignment> {
  await post(
    operator,
    tx,
    play,
    kind,
    { idempotencyKey: `${play.keyOf(kind)}:bonus`, details: { ...namesOf(assignment), isKeptBack: true } },
    against(play, 'house:bonus', amount),
  )
  return saveAssignment(tx, assignment, { heldBack: assignment.heldBack + amount })
}

/**
 * Pays the bonus share of an end; answers what was paid, and how the bonus stands then. Into own money it is a bonus that was given, no win of own money: nothing of it
 * makes room in a limit (LIM-1).
 */
async function payShare(
  operator: Operator,
  tx: Tx,
  play: Play,
  kind: 'WIN' | 'BET_VOID',
  assignment: Assignment,
  amount: Minor,
): Promise<readonly [Minor, Assignment]> {
  const place = placeOf(assignment)
  if (amount > 0 && isSuspended(assignment)) return [0, await keepBack(operator, tx, play, kind, assignment, amount)]
  if (place === null || amount === 0) return [0, assignment]
  const ofBonus =
    place === 'main'
      ? { category: 'BONUS', details: { campaignId: assignment.campaignId, reason: houseTitle(assignment) } }
      : { details: namesOf(assignment) }
  await post(
    operator,
    tx,
    play,
    kind,
    { ...ofBonus, idempotencyKey: `${play.keyOf(kind)}:bonus` },
    against(play, place, amount),
  )
  return [amount, assignment]
}

/** Those withdrawals that have ended these and came to nothing; each stays ended while another one stands that was asked for since. */
async function undoneAmong(
  tx: Pick<Tx, 'select'>,
  ended: readonly Pick<Assignment, 'withdrawalId'>[],
): Promise<ReadonlySet<string>> {
  const ids = ended.flatMap(({ withdrawalId }) => (withdrawalId === null ? [] : [withdrawalId]))
  if (ids.length === 0) return new Set()
  const found = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(inArray(withdrawals.id, ids), inArray(withdrawals.state, [...UNDONE])))
  return new Set(found.map(({ id }) => id))
}

const isUndone = async (tx: Tx, assignment: Assignment): Promise<boolean> =>
  (await undoneAmong(tx, [assignment])).size > 0

/** What a free spin or a free bet won: own money at once where nothing must be staked for it, else more bonus money. Answers what was paid. */
async function payFree(
  operator: Operator,
  tx: Tx,
  play: Play,
  assignment: Assignment,
  win: Minor,
): Promise<readonly [Minor, Assignment]> {
  const { wrMultiplier } = assignment.plan
  const place = placeOf(assignment)
  // Of a withdrawal that came to nothing already: nothing is asked of the win, so it waits for nothing.
  const isOwnNow =
    wrMultiplier === 0 && (waitsAgain(assignment) || (isSuspended(assignment) && (await isUndone(tx, assignment))))
  if (win > 0 && isSuspended(assignment) && !isOwnNow) {
    const kept = await keepBack(operator, tx, play, 'WIN', assignment, win)
    const { spinsWon, given, wageringTotal } = kept
    // Where nothing is asked of it, it is no bonus money: nothing takes it back, and nothing bounds it.
    const asked = wrMultiplier === 0 ? {} : { given: given + win, wageringTotal: wageringTotal + win * wrMultiplier }
    return [0, await saveAssignment(tx, kept, { spinsWon: spinsWon + win, ...asked })]
  }
  if ((place === null && !isOwnNow) || win === 0) return [0, assignment]
  const isOwn = wrMultiplier === 0 || place === 'main' || place === null
  // A movement of the bonus's own: it names the money in the wallet, and is no win of own money.
  await post(
    operator,
    tx,
    play,
    'WIN',
    { category: 'BONUS', details: { campaignId: assignment.campaignId, reason: houseTitle(assignment) } },
    against(play, isOwn ? 'main' : place, win),
  )
  const spinsWon = assignment.spinsWon + win
  const more = isOwn
    ? {}
    : { given: assignment.given + win, wageringTotal: assignment.wageringTotal + win * wrMultiplier }
  return [win, await saveAssignment(tx, assignment, { spinsWon, ...more })]
}

/** The end of a play: what it won, or that it was called off and everything goes back. */
export interface PlayEnd {
  readonly kind: 'WIN' | 'BET_VOID'
  /** What was won; of a play that was called off, the stake. */
  readonly amount: Minor
}

/**
 * Books the end of a play: each share goes where its stake came from, the stake counts to the wagering, and a bonus that is wagered
 * through, or used up, ends in the same transaction. The caller holds wallet and assignment. Answers what was paid in all.
 */
export async function bookEnding(
  operator: Operator,
  tx: Tx,
  play: Play,
  staking: Staking,
  { kind, amount }: PlayEnd,
): Promise<Minor> {
  const { assignment, isFree, stake, ofBonus } = staking
  if (assignment !== null && isFree) return endFree(operator, tx, play, assignment, { kind, amount })
  const parts: Parts = splitWin(amount, { stake, ofBonus })
  if (parts.own > 0) await post(operator, tx, play, kind, {}, against(play, 'main', parts.own))
  if (assignment === null) return parts.own
  const [paid, now] = await payShare(operator, tx, play, kind, assignment, parts.bonus)
  const counts = kind === 'WIN' ? countedStake(stake, contributionOf(assignment.plan, play.game)) : 0
  await conclude(operator, tx, play, now, { wagered: wageredWith(now, counts) })
  return parts.own + paid
}

/**
 * How far the wagering is with what counts now: never beyond what is asked for so far, or play from before a free spin has won would be
 * the wagering of its win.
 */
const wageredWith = ({ wagered, wageringTotal }: Assignment, counts: Minor): Minor =>
  Math.max(wagered, Math.min(wagered + counts, wageringTotal))

/** A free stake that was called off goes back to the house, and is there to be used again while the bonus is active. */
async function endFree(
  operator: Operator,
  tx: Tx,
  play: Play,
  assignment: Assignment,
  { kind, amount }: PlayEnd,
): Promise<Minor> {
  if (kind === 'WIN') {
    const [paid, now] = await payFree(operator, tx, play, assignment, amount)
    await conclude(operator, tx, play, now, {})
    return paid
  }
  await post(operator, tx, play, kind, { details: namesOf(assignment) }, against(play, 'house:bonus', amount))
  if (assignment.state === 'ACTIVE' || isSuspended(assignment))
    await saveAssignment(tx, assignment, { spinsLeft: assignment.spinsLeft + 1, ...graceOf(operator, assignment) })
  return 0
}

/** Least time that is left to wager what came back from a stake after the time was over, ms. */
export const GRACE = day

/** A new end for one whose time is over though a stake of it has ended only now; nothing for any other. */
const graceOf = (operator: Operator, assignment: Assignment): Partial<Assignment> => {
  const now = operator.clock.now()
  return isRunning(assignment) && isExpired(assignment, now) ? { expiresAt: now + GRACE } : {}
}

/** Whether nothing is left of one that has run and that a withdrawal has ended; what lies at stake aside. */
export const isEmpty = ({ heldBack, spinsLeft }: Assignment): boolean => heldBack === 0 && spinsLeft === 0

/** Writes how far an active bonus is, and ends it where it is wagered through, or where nothing of it is left. */
async function conclude(
  operator: Operator,
  tx: Tx,
  play: Play,
  assignment: Assignment,
  change: Partial<Assignment>,
): Promise<void> {
  if (isSuspended(assignment)) {
    const kept = await saveAssignment(tx, assignment, change)
    if (!waitsAgain(kept) || (await isAtStake(tx, kept, play.referenceId))) return
    // It would take another's place for nothing.
    if (isEmpty(kept)) await endAssignment(operator, tx, kept, 'spent')
    else await saveAssignment(tx, kept, graceOf(operator, kept))
    return
  }
  if (assignment.state !== 'ACTIVE') return
  const now = await saveAssignment(tx, assignment, { ...change, state: 'ACTIVE' })
  const grace = graceOf(operator, now)
  // Its time was over, and only the stake that ends now has kept it: what it has won can still be wagered, spins are gone.
  const after = grace.expiresAt === undefined ? now : await saveAssignment(tx, now, { spinsLeft: 0 })
  const isGoing = await endIfDone(operator, tx, after, play.referenceId)
  if (isGoing && grace.expiresAt !== undefined && !(await isAtStake(tx, after, play.referenceId)))
    await saveAssignment(tx, after, grace)
}

/** What is told of a release; null where it held nothing any more. */
function newsOfRelease({ own, house }: { readonly own: Minor; readonly house: Minor }): BonusNews | null {
  if (own === 0) return house === 0 ? null : 'bonusReleasedForNothing'
  return house === 0 ? 'bonusReleased' : 'bonusReleasedInPart'
}

/**
 * Ends an active bonus that is wagered through, or of which nothing is left; `but` is the play that ends now. Whoever may have no bonus
 * now is paid none: it is released when they may again. The caller holds wallet and assignment. Answers whether it goes on.
 */
export async function endIfDone(
  operator: Operator,
  tx: Tx,
  assignment: Assignment,
  but: string | null = null,
): Promise<boolean> {
  const { playerId, vertical, kind, state, spinsLeft } = assignment
  if (state !== 'ACTIVE') return false
  // Released beside a stake of its own, its win would be paid as own money: past what a sticky bonus takes back, and past any bound.
  if (kind === 'CASHBACK' || spinsLeft > 0 || (await isAtStake(tx, assignment, but))) return true
  if (isWageredThrough(assignment)) {
    const player = await operator.players.find(playerId)
    if (player === null || !mayHaveBonus(player)) return true
    const news = newsOfRelease(await endAssignment(operator, tx, assignment, 'released'))
    if (news !== null) await tellOf(operator, assignment, news)
    return false
  }
  const wallet = await operator.ledger.walletOf(playerId)
  const held = wallet?.balances[walletOfVertical(vertical)] ?? 0
  if (held > 0) return true
  await endAssignment(operator, tx, assignment, isExpired(assignment, operator.clock.now()) ? 'expired' : 'spent')
  return false
}
