import { walletOf } from '#contract/wallet.ts'
import type { WalletSocketEvent, WalletSocketInput } from '#machines/wallet/wallet.contract.ts'
import type { EventObject } from 'xstate'
import { begunIn } from './breakBegun.ts'
import type { Line } from './late.ts'
import { openSocket } from './socket.ts'
import type { World } from './world.ts'

/** What the wallet socket says, in the machine's words (WAL-2). */
export const walletLine =
  (world: World): Line<EventObject, WalletSocketEvent, WalletSocketInput> =>
  ({ playerId }, say) => {
    const end = openSocket({
      address: world.settings.socketUrl,
      token: async () => (await world.pool.fresh()).idToken,
      onOpen: () => say({ type: 'socket.opened' }),
      onClose: (isRefused) => say({ type: 'socket.closed', isRefused }),
      onMessage: (message) => {
        if (message.type === 'WALLET_BALANCE') {
          say({
            type: 'socket.balance',
            balance: walletOf({ ...message.payload, version: message.version ?? message.payload.version }),
          })
        } else if (message.type === 'PLAYER_ATTRIBUTE_CHANGE') {
          const begun = begunIn(message.payload['exclusion'])
          say(begun ? { type: 'socket.breakBegun', begun } : { type: 'socket.attributes' })
        } else if (message.payload.playerId === playerId) {
          say({ type: 'socket.loyalty', loyaltyLevel: message.payload.loyaltyLevel })
        }
      },
      log: world.log,
    })
    return { obey: () => {}, end }
  }
