import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { day, timers } from '#contract/constants.ts'
import type { CheckResult } from '#contract/deposit.ts'
import type { Minor } from '#contract/money.ts'
import type { LimitPeriod } from '#contract/limits.ts'
import { documentsResult } from '../documents/standing.ts'
import { CallError } from '../handler.ts'
import { limitsLeft, type LimitLeft } from '../limits/limits.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { BARRED, SHUT_OUT } from '../play/mayPlay.ts'
import { BARRED_KYC } from '../player/standing.ts'
import { checkOverrides, depositChecks, deposits, type CheckDetails } from './schema.ts'

/** How long a check that allowed a deposit is good for, ms. */
const CHECK_LIFE = timers.codeLife

/** The player, registered to the end (REG-2). Throws CallError 409 until date of birth, postal code and terms are in. */
export async function completePlayer(operator: Operator, playerId: number): Promise<PlayerAccount> {
  const player = await operator.players.find(playerId)
  if (!player) throw new CallError(401, 'token.expired', 'Token expired')
  if (!player.dateOfBirth || !player.postalCode || !player.termsVersion)
    throw new CallError(409, 'error.registration.incomplete', 'Date of birth, postal code and terms are needed first')
  return player
}

/** What QA wants a player's checks to say; undefined where nothing is set. */
async function overrideOf({ db }: Pick<Operator, 'db'>, playerId: number) {
  const [override] = await db.select().from(checkOverrides).where(eq(checkOverrides.playerId, playerId))
  return override
}

/** What the check says now (DEP-2); QA can ask for a result. `isLater`: documents are sent later. */
export async function depositResult(operator: Operator, player: PlayerAccount, isLater: boolean): Promise<CheckResult> {
  if (player.suspended || player.kycStatus === 'SUSPENDED' || SHUT_OUT.has(player.state)) return 'FORBIDDEN'
  const { deposit, payout } = player.permissions
  if (!deposit || payout || BARRED.has(player.state) || BARRED_KYC.has(player.kycStatus)) return 'RESTRICTED'
  const override = await overrideOf(operator, player.playerId)
  const set = (override?.deposit ?? 'SUCCESS') as CheckResult
  const isOver = set === 'DOCUMENTS_PREFERRED' && daysUntil(operator, override?.depositDetails) === 0
  const asked = await documentsResult(operator, player.playerId, isOver ? 'DOCUMENTS_REQUIRED' : set)
  const result = asked === 'DOCUMENTS_PREFERRED' && isLater ? 'SUCCESS' : asked
  if (result !== 'SUCCESS') return result
  // Who has reached a limit of their own pays nothing in until it starts anew.
  const reached = await reachedLimit(operator, player.playerId)
  if (reached === null) return result
  return reached.isSpendLimit ? 'SELF_SPEND_LIMIT_REACHED' : 'SELF_LIMIT_REACHED'
}

/** A limit of the player's own as a deposit check tells it. */
export interface ToldLimit {
  readonly left: Minor
  readonly type: LimitPeriod
  readonly resetOn: string
  readonly isSpendLimit: boolean
}

const toldLimit = ({ left, period, resetAt }: LimitLeft, isSpendLimit: boolean): ToldLimit => ({
  left,
  type: period,
  resetOn: new Date(resetAt).toISOString(),
  isSpendLimit,
})

/** The limit that closes deposits now: a deposit limit that leaves nothing, or a spend limit; null for none. */
async function reachedLimit(operator: Operator, playerId: number): Promise<ToldLimit | null> {
  const deposit = await depositLimit(operator, playerId)
  if (deposit?.left === 0) return deposit
  const player = await operator.players.find(playerId)
  const { spend } = player ? await limitsLeft(operator, player) : { spend: null }
  return spend?.left === 0 ? toldLimit(spend, true) : null
}

/** What a deposit check says of limits: the one that is reached, else the deposit limit that is nearest; null where there is none. */
export const limitToTell = async (operator: Operator, playerId: number): Promise<ToldLimit | null> =>
  (await reachedLimit(operator, playerId)) ?? (await depositLimit(operator, playerId))

/**
 * What the player's own deposit limits leave now; null where there is none. Whoever asks with the wallet held (`openDeposit`,
 * `capture`) is told what no other tab can use up meanwhile.
 */
export async function depositLimit(operator: Operator, playerId: number): Promise<ToldLimit | null> {
  const player = await operator.players.find(playerId)
  const own = player ? (await limitsLeft(operator, player)).deposit : null
  const both = [own === null ? null : toldLimit(own, false), await limitSaid(operator, playerId)]
  return both.filter((limit) => limit !== null).toSorted((a, b) => a.left - b.left)[0] ?? null
}

/** A limit that QA wants to be told, less what was booked since it was set. */
async function limitSaid(operator: Operator, playerId: number): Promise<ToldLimit | null> {
  const override = await overrideOf(operator, playerId)
  const { limitLeft: left, since, limitType: type = 'D', resetOn } = override?.depositDetails ?? {}
  const isSaid = override?.deposit === 'SELF_LIMIT_REACHED' || override?.deposit === 'SELF_SPEND_LIMIT_REACHED'
  if (left === undefined && !isSaid) return null
  const midnight = new Date(operator.clock.now())
  midnight.setUTCHours(24, 0, 0, 0)
  const [booked] = await operator.db
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::text` })
    .from(deposits)
    .where(
      and(
        eq(deposits.playerId, playerId),
        eq(deposits.state, 'captured'),
        gte(deposits.changedAt, since ?? operator.clock.now()),
      ),
    )
  return {
    left: Math.max(0, (left ?? 0) - Number(booked?.sum ?? 0)),
    type,
    resetOn: resetOn ?? midnight.toISOString(),
    isSpendLimit: override?.deposit === 'SELF_SPEND_LIMIT_REACHED',
  }
}

/** Days in which documents that are preferred may still be sent later, from when they are preferred first (DEP-3). */
export const DAYS_TO_VERIFY = 14

/** Days that are left until then, the last one begun too; none are left in the end, and the documents are required. */
function daysUntil({ clock }: Operator, details: CheckDetails | null | undefined): number {
  const left = (details?.verifyBy ?? clock.now() + DAYS_TO_VERIFY * day) - clock.now()
  return Math.max(0, Math.ceil(left / day))
}

/** Days that are left to send documents which are only preferred now (KYC-4); null where there is no such time. */
export async function daysToVerify(operator: Operator, playerId: number): Promise<number | null> {
  const player = await operator.players.find(playerId)
  if (!player || (await depositResult(operator, player, false)) !== 'DOCUMENTS_PREFERRED') return null
  return daysUntil(operator, (await overrideOf(operator, playerId))?.depositDetails)
}

/** Remembers that a check allowed a deposit; its id goes with the request. `isLater`: the player chose to send documents later. */
export async function rememberCheck(operator: Operator, playerId: number, isLater: boolean): Promise<string> {
  const id = randomUUID()
  await operator.db.insert(depositChecks).values({ id, playerId, isLater, at: operator.clock.now() })
  return id
}

/** The check that allowed this player a deposit within the last ten minutes (SAF-5); null for none. */
export async function goodCheck(
  operator: Operator,
  playerId: number,
  checkId: string | undefined,
): Promise<{ readonly isLater: boolean } | null> {
  if (!checkId) return null
  const since = operator.clock.now() - CHECK_LIFE
  const [row] = await operator.db
    .select({ isLater: depositChecks.isLater })
    .from(depositChecks)
    .where(and(eq(depositChecks.id, checkId), eq(depositChecks.playerId, playerId), gt(depositChecks.at, since)))
  return row ?? null
}
