import type { OwnMoney } from '#src/views/rewards/KeptAndLost.tsx'
import { useSelector } from '@xstate/react'
import { useFlow } from './flows.ts'

/** Own money in the wallet, which no forfeit touches (RMB-14); null while it is not known. */
export function useOwnMoney(): OwnMoney | null {
  const balance = useSelector(useFlow('wallet') ?? undefined, (now) => now?.context.balance ?? null)
  return balance && { amount: balance.mainBalance, currency: balance.currency }
}
