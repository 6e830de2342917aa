import type { BreakBegun, FromSession, PlayerFlowInput } from '../events.ts'
import type { Balance } from '../player.ts'
import type { Problem } from '../problem.ts'

/** Input of the wallet flow. */
export type WalletInput = PlayerFlowInput

/** What the wallet socket says (stream `walletSocket`). One start of the stream is one connection. */
export type WalletSocketEvent =
  | { type: 'socket.opened' }
  /** Lost or never made. `isRefused`: the server does not accept the token (4401): not tried again by itself. */
  | { type: 'socket.closed'; isRefused: boolean }
  | { type: 'socket.balance'; balance: Balance }
  | { type: 'socket.attributes' }
  /** A break or exclusion has begun, here or elsewhere: the session ends with it. */
  | { type: 'socket.breakBegun'; begun: BreakBegun }
  | { type: 'socket.loyalty'; loyaltyLevel: string }

export type WalletEvent =
  | WalletSocketEvent
  | Extract<FromSession, { type: 'profile.changed' }>
  /** Ask for the balance now (after a deposit, a game round, a wake-up). */
  | { type: 'balance.refresh' }
  /** The network is back: connect at once. */
  | { type: 'link.retry' }

export interface WalletContext extends WalletInput {
  /** Last known; zeros in the no-wallet state, once the account's currency is known; null before. */
  readonly balance: Balance | null
  /** Of the account, by the profile; null until that is known. */
  readonly currency: string | null
  readonly loyaltyLevel: string | null
  readonly problem: Problem | null
  /** Connections tried since the last one that held for 20 s, at most 10. */
  readonly reconnects: number
}

/** `loadBalance`: rejects with an ApiError; status 404 is the no-wallet state (WAL-3). */
export interface LoadBalanceInput {
  readonly playerId: number
}
/** `walletSocket`: stream of WalletSocketEvent, pings by itself each 20 s. */
export interface WalletSocketInput {
  readonly playerId: number
}

/** What a person can do now. One entry for each region's leaf. */
export const walletNow = {
  'link.connected.connecting': 'Nothing: live updates are being connected',
  'link.connected.open': 'Nothing: balance changes arrive by themselves',
  'link.waiting': 'Nothing: connected again in 3 s',
  'link.down': 'Connect again; the balance is still asked for each 20 s',
  'balance.loading': 'Wait for the balance',
  'balance.ready.resting': 'See the balance',
  'balance.ready.polling': 'See the balance',
  'balance.noWallet': 'See zero amounts',
  'balance.stale.resting': 'See the last balance with a sign that it is not up to date; ask again',
  'balance.stale.polling': 'See the last balance with a sign that it is not up to date',
} as const
