import { useSession } from './flows.ts'

/** Whether the player's sign-up still wants details, without which they are given nothing (REG-2). */
export const useIsHalfRegistered = (): boolean =>
  useSession(({ context }) => context.profile?.isRegistrationComplete === false)
