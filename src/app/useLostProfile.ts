import { useSelector } from '@xstate/react'
import { useFlow, useSession } from './flows.ts'

/** The way to ask again for a profile that could not be had, where nothing is known of the player without it; null where it is not so. */
export function useLostProfile(): (() => void) | null {
  const profile = useFlow('profile')
  // While it is asked for again the page does not change to and fro.
  const isLost = useSelector(
    profile ?? undefined,
    (now) => now !== undefined && (now.matches({ data: 'failed' }) || now.matches({ data: 'refreshing' })),
  )
  const isUnknown = useSession(({ context }) => context.player !== null && context.profile === null)
  return isLost && isUnknown ? () => profile?.send({ type: 'profile.refresh' }) : null
}
