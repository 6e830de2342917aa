import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { day, timers } from '#contract/constants.ts'
import type { CheckResult } from '#contract/deposit.ts'
import type { Minor } from '#contract/money.ts'
import { documentsResult } from '../documents/standing.ts'
import { CallError } from '../handler.ts'
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

/** What the check says now (DEP-2); QA can ask for a result. `isLater`: documents are sent later. */
export async function depositResult(operator: Operator, player: PlayerAccount, isLater: boolean): Promise<CheckResult> {
  if (player.suspended || player.kycStatus === 'SUSPENDED' || SHUT_OUT.has(player.state)) return 'FORBIDDEN'
  const { deposit, payout } = player.permissions
  if (!deposit || payout || BARRED.has(player.state) || BARRED_KYC.has(player.kycStatus)) return 'RESTRICTED'
  const [override] = await operator.db.select().from(checkOverrides).where(eq(checkOverrides.playerId, player.playerId))
  const set = (override?.deposit ?? 'SUCCESS') as CheckResult
  const isOver = set === 'DOCUMENTS_PREFERRED' && daysUntil(operator, override?.depositDetails) === 0
  const asked = await documentsResult(operator, player.playerId, isOver ? 'DOCUMENTS_REQUIRED' : set)
  const result = asked === 'DOCUMENTS_PREFERRED' && isLater ? 'SUCCESS' : asked
  // What a limit of the player's own left is used up.
  return result === 'SUCCESS' && (await limitLeft(operator, player.playerId)) === 0 ? 'SELF_LIMIT_REACHED' : result
}

/** What QA wants to be told with the player's next checks; by itself a limit that is reached leaves nothing until the next midnight. */
export async function checkDetails(operator: Operator, playerId: number): Promise<CheckDetails> {
  const [override] = await operator.db.select().from(checkOverrides).where(eq(checkOverrides.playerId, playerId))
  const midnight = new Date(operator.clock.now())
  midnight.setUTCHours(24, 0, 0, 0)
  return { limitLeft: 0, limitType: 'D', resetOn: midnight.toISOString(), ...override?.depositDetails }
}

/**
 * What a limit of the player's own leaves now, minor units; null where there is none. What was booked since it was set is off it, so
 * whoever asks with the wallet held (`openDeposit`, `capture`) is told what no other tab can use up meanwhile.
 */
export async function limitLeft(operator: Operator, playerId: number): Promise<Minor | null> {
  const [override] = await operator.db.select().from(checkOverrides).where(eq(checkOverrides.playerId, playerId))
  const { limitLeft: left, since } = override?.depositDetails ?? {}
  if (left === undefined) return null
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
  return Math.max(0, left - Number(booked?.sum ?? 0))
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
  return daysUntil(operator, await checkDetails(operator, playerId))
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
