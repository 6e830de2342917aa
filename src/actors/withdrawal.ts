import type {
  CancelWithdrawalInput,
  CheckWithdrawalOutput,
  LoadPendingOutput,
  LookUpWithdrawalInput,
  LookUpWithdrawalOutput,
  MadeWithdrawal,
  RequestWithdrawalInput,
} from '#machines/withdrawal/withdrawal.contract.ts'
import { fromPromise } from 'xstate'
import type { WithdrawalCalls } from './withdrawalCalls.ts'
import type { World } from './world.ts'

/** Paying out (WDR-1 to WDR-3). Its calls come in a file of their own: few visits need them. */
export function withdrawalActors(world: World) {
  const later = <Output, Input>(does: (calls: WithdrawalCalls, input: Input, signal: AbortSignal) => Promise<Output>) =>
    fromPromise<Output, Input>(async ({ input, signal }) =>
      does((await import('./withdrawalCalls.ts')).withdrawalCalls(world), input, signal),
    )
  return {
    checkWithdrawal: later<CheckWithdrawalOutput, undefined>((calls, _, signal) => calls.check(signal)),
    requestWithdrawal: later<MadeWithdrawal, RequestWithdrawalInput>((calls, input, signal) =>
      calls.request(input, signal),
    ),
    lookUpWithdrawal: later<LookUpWithdrawalOutput, LookUpWithdrawalInput>((calls, input, signal) =>
      calls.lookUp(input, signal),
    ),
    loadPending: later<LoadPendingOutput, undefined>((calls, _, signal) => calls.pending(signal)),
    cancelWithdrawal: later<MadeWithdrawal, CancelWithdrawalInput>((calls, input, signal) =>
      calls.cancel(input, signal),
    ),
  }
}
