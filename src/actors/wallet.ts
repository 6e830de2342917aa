import { walletOf } from '#contract/wallet.ts'
import type { Balance } from '#machines/player.ts'
import type { LoadBalanceInput, WalletSocketEvent, WalletSocketInput } from '#machines/wallet/wallet.contract.ts'
import { fromPromise, type EventObject } from 'xstate'
import { lateStream } from './late.ts'
import type { World } from './world.ts'

/** Balance by call and by push (WAL-2). */
export const walletActors = (world: World) => ({
  loadBalance: fromPromise<Balance, LoadBalanceInput>(async ({ signal }) =>
    walletOf(await world.api.call('walletBalance', {}, { signal })),
  ),
  // A visitor needs none of it. Where its code does not come, the line is lost as any other, and is sought again.
  walletSocket: lateStream<EventObject, WalletSocketEvent, WalletSocketInput>(
    () => import('./walletSocket.ts').then(({ walletLine }) => walletLine(world)),
    (say) => say({ type: 'socket.closed', isRefused: false }),
  ),
})
