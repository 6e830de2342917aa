import { marketOf } from '#contract/markets.ts'
import { useApp } from './AppContext.tsx'
import { useSession } from './flows.ts'

/** Whether a demo is offered to who is here: where the law wants the age known first, to players only. */
export function useMayDemo(): boolean {
  const { world } = useApp()
  const isPlayer = useSession(({ context }) => context.player !== null)
  return isPlayer || marketOf(world.locale().market).rules.demoPlayForVisitors
}
