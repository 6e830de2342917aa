import * as v from 'valibot'
import { walletBalanceSchema } from './wallet.ts'

/** New balances; `version` rises by one with each movement, so that an older message never wins (WAL-2). */
export const walletBalanceMessage = v.object({
  type: v.literal('WALLET_BALANCE'),
  version: v.optional(v.number()),
  payload: walletBalanceSchema,
})

/** Profile attributes that changed, as key and value of the profile (WAL-2). */
export const playerAttributeMessage = v.object({
  type: v.literal('PLAYER_ATTRIBUTE_CHANGE'),
  payload: v.record(v.string(), v.unknown()),
})

/** The player's new loyalty level. */
export const loyaltyLevelMessage = v.object({
  type: v.literal('PLAYER_LOYALTY_LEVEL'),
  payload: v.object({ playerId: v.number(), loyaltyLevel: v.string() }),
})

/** Everything the wallet and bonus socket pushes. */
export const socketMessageSchema = v.variant('type', [
  walletBalanceMessage,
  playerAttributeMessage,
  loyaltyLevelMessage,
])
export type SocketMessage = v.InferOutput<typeof socketMessageSchema>

/** What the site sends every 20 s; the answer `pong` is no message. */
export const socketPing = 'ping'
export const socketPong = 'pong'

/** Query parameter that bears the id token (the sources' own exception to "no token in an address"). */
export const socketTokenParameter = 'Authorization'

/** Close code for a bad or ended session: the client must not reconnect with the same token. */
export const socketUnauthorizedClose = 4401

/** A message, or why it is none: bad messages are only logged, never thrown (WAL-2). */
export function parseSocketMessage(
  raw: string,
): { readonly message: SocketMessage } | { readonly ignored: 'pong' | 'notJson' | 'unknown'; readonly field: string } {
  if (raw === socketPong) return { ignored: 'pong', field: '' }
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    return { ignored: 'notJson', field: '' }
  }
  const parsed = v.safeParse(socketMessageSchema, json)
  if (parsed.success) return { message: parsed.output }
  return { ignored: 'unknown', field: v.getDotPath(parsed.issues[0]) ?? '' }
}
