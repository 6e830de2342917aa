import { walletOf } from '#contract/wallet.ts'
import type { Balance } from '#machines/player.ts'
import type { LoadBalanceInput, WalletSocketEvent, WalletSocketInput } from '#machines/wallet/wallet.contract.ts'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { begunIn } from './breakBegun.ts'
import { openSocket } from './socket.ts'
import type { World } from './world.ts'

/** Balance by call and by push (WAL-2). */
export const walletActors = (world: World) => ({
  loadBalance: fromPromise<Balance, LoadBalanceInput>(async ({ signal }) =>
    walletOf(await world.api.call('walletBalance', {}, { signal })),
  ),
  walletSocket: fromCallback<EventObject, WalletSocketInput>(({ sendBack, input }) => {
    const send = (event: WalletSocketEvent) => sendBack(event)
    return openSocket({
      address: world.settings.socketUrl,
      token: async () => (await world.pool.fresh()).idToken,
      onOpen: () => send({ type: 'socket.opened' }),
      onClose: (isRefused) => send({ type: 'socket.closed', isRefused }),
      onMessage: (message) => {
        if (message.type === 'WALLET_BALANCE') {
          send({
            type: 'socket.balance',
            balance: walletOf({ ...message.payload, version: message.version ?? message.payload.version }),
          })
        } else if (message.type === 'PLAYER_ATTRIBUTE_CHANGE') {
          const begun = begunIn(message.payload['exclusion'])
          send(begun ? { type: 'socket.breakBegun', begun } : { type: 'socket.attributes' })
        } else if (message.payload.playerId === input.playerId) {
          send({ type: 'socket.loyalty', loyaltyLevel: message.payload.loyaltyLevel })
        }
      },
      log: world.log,
    })
  }),
})
