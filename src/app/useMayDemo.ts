import { marketOf } from '#contract/markets.ts'
import { useApp } from './AppContext.tsx'
import { useSession } from './flows.ts'

/** Whether a demo is offered to who is here: where the law wants the age known first, to players only whose registration is complete (RMB-8, REG-2). */
export function useMayDemo(): boolean {
  const { world } = useApp()
  const isAgeKnown = useSession(({ context }) => context.profile?.isRegistrationComplete === true)
  return isAgeKnown || marketOf(world.locale().market).rules.demoPlayForVisitors
}
