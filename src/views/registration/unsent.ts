import type { ActorRefFrom } from 'xstate'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'

/** Tells the sign-up whether its form holds something that was not sent, where that is news to it. */
export function tellUnsent(flow: ActorRefFrom<typeof registrationMachine>, isUnsent: boolean): void {
  const now = flow.getSnapshot()
  const change = { type: 'form.change', isUnsent } as const
  if (now.context.isUnsent !== isUnsent && now.can(change)) flow.send(change)
}
