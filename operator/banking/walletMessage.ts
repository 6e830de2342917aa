import { toWire, type Currency } from '#contract/money.ts'
import type { SocketMessage } from '#contract/socket.ts'
import type { WalletBalance } from '#contract/wallet.ts'
import type { WalletState } from '../ledger.ts'

/** A wallet as it crosses the wire (WAL-1). */
export function walletBalance({ currency, balances, version }: WalletState): WalletBalance {
  const wire = (minor: number): number => toWire(minor, currency as Currency)
  return {
    currency: currency as Currency,
    main: { cash: wire(balances.main) },
    locked: { cash: wire(balances.locked) },
    bonus: [
      { vertical: 'SPORTS', bonus: wire(balances.sportsBonus) },
      { vertical: 'CASINO', bonus: wire(balances.casinoBonus) },
      { vertical: 'LIVE_CASINO', bonus: wire(balances.liveCasinoBonus) },
    ],
    version,
  }
}

/** What open pages are told when a wallet changed (WAL-2). */
export const walletMessage = (wallet: WalletState): SocketMessage => ({
  type: 'WALLET_BALANCE',
  version: wallet.version,
  payload: walletBalance(wallet),
})
