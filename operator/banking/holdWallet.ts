import { eq } from 'drizzle-orm'
import { wallets } from '../db/core.schema.ts'
import type { Tx } from '../db/open.ts'

/** Puts everything that concerns a player's deposits in a line, with all movements of the player's money. */
export const holdWallet = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.select({ version: wallets.version }).from(wallets).where(eq(wallets.playerId, playerId)).for('update')
}
