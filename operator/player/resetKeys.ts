import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import { day, timers } from '#contract/constants.ts'
import { foldEmail } from '#contract/fields.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { voidCodes } from '../registration/oneTimeCode.ts'
import { oneTimeCodes } from '../registration/schema.ts'
import { symmetricKey } from '../user-pool/keys.ts'
import { passwordResetKeys, players } from './schema.ts'

export type ResetKeyKind = 'code' | 'link'

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * The number below 0 that the resets of an address are counted under: the same kind of row for an address that somebody has
 * and for one that nobody has, so that the counts tell nothing (RMB-11).
 */
export const resetSubject = async ({ db, clock }: Operator, email: string): Promise<number> => {
  const key = await symmetricKey(db, clock.now(), 'registration')
  const digest = createHmac('sha256', key)
    .update(`reset\0${foldEmail(email)}`)
    .digest()
  return -1 - digest.readUIntBE(0, 6)
}

/** Forgets what was counted so long ago that it says nothing any more, whoever's it was. */
export const forgetOldResets = async ({ db, clock }: Operator): Promise<void> => {
  await db.delete(oneTimeCodes).where(and(lt(oneTimeCodes.playerId, 0), lt(oneTimeCodes.sentAt, clock.now() - day)))
}

/** Makes a key that sets a player's password once; only its hash is kept. */
export const newResetKey = async ({ db, clock }: Operator, playerId: number, kind: ResetKeyKind) => {
  const key = randomBytes(32).toString('base64url')
  const id = randomUUID()
  await db
    .insert(passwordResetKeys)
    .values({ id, keyHash: hashOf(key), playerId, kind, expiresAt: clock.now() + timers.resetLinkLife })
  return { id, key }
}

/** Takes back the key that a code gave at this time; false when it is worth nothing any more, or there was none. */
export const takeBackResetKey = async ({ db }: Operator, playerId: number, givenAt: number): Promise<boolean> => {
  const isUnused = and(
    eq(passwordResetKeys.playerId, playerId),
    eq(passwordResetKeys.kind, 'code'),
    isNull(passwordResetKeys.usedAt),
    gte(passwordResetKeys.expiresAt, givenAt + timers.resetLinkLife),
  )
  return (await db.delete(passwordResetKeys).where(isUnused).returning({ id: passwordResetKeys.id })).length > 0
}

/** The living key of a kind; null when it is unknown. Throws CallError 400 when it was used or has expired. */
export const requireResetKey = async ({ db, clock }: Operator, key: string, kind: ResetKeyKind) => {
  const [row] = await db
    .select()
    .from(passwordResetKeys)
    .where(and(eq(passwordResetKeys.keyHash, hashOf(key)), eq(passwordResetKeys.kind, kind)))
  if (row === undefined) return null
  if (row.usedAt !== null) throw resetKeyUsed()
  if (row.expiresAt <= clock.now())
    throw new CallError(400, 'error.password.reset.link.expired', 'This link has expired')
  return row
}

/** Why a key that was used, or that another new password made void, does nothing. */
export const resetKeyUsed = (): CallError => new CallError(400, 'error.password.reset.link.used', 'This link was used')

/** Uses a key up, in the running transaction; false when it was used, or made void, in between. */
export const spendResetKey = async (
  { db, clock }: Operator,
  { id, playerId }: { readonly id: string; readonly playerId: number },
): Promise<boolean> => {
  // The player's row first, as wherever a password is set: of two keys used at once one waits, and is void then.
  await db.select({ playerId: players.playerId }).from(players).where(eq(players.playerId, playerId)).for('update')
  const spent = await db
    .update(passwordResetKeys)
    .set({ usedAt: clock.now() })
    .where(and(eq(passwordResetKeys.id, id), isNull(passwordResetKeys.usedAt)))
    .returning({ id: passwordResetKeys.id })
  return spent.length > 0
}

/** A password is being set: every link, key and code that could set another one is void, in the same transaction (PWD-3). */
export const voidResets = async (operator: Operator, playerId: number): Promise<void> => {
  const { db, clock } = operator
  const [player] = await db
    .select({ email: players.email })
    .from(players)
    .where(eq(players.playerId, playerId))
    .for('update')
  if (player === undefined) return
  // Codes first: one that is redeemed meanwhile has made its key by the time the keys are voided.
  await voidCodes(operator, { playerId: await resetSubject(operator, player.email), purpose: 'reset' })
  await db
    .update(passwordResetKeys)
    .set({ usedAt: clock.now() })
    .where(and(eq(passwordResetKeys.playerId, playerId), isNull(passwordResetKeys.usedAt)))
}
