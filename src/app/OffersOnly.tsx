import { hasIdTokenCookie } from '#src/actors/storage.ts'
import type { ReactNode } from 'react'
import { PageNotLoaded, Waiting } from './fallbacks.tsx'
import { useSession } from './flows.ts'
import { showsOffers } from './guardTable.ts'
import { useLostProfile } from './useLostProfile.ts'

/**
 * A page that is an offer from its title on: nothing of it shows to a player before it is known that they may see offers, however late
 * their profile comes (SAF-2, RGT-7). Whoever may not is led away by the guard. A browser in which nobody has signed in waits for nothing.
 */
export function OffersOnly({ children }: { readonly children: ReactNode }) {
  const mayBePlayer = useSession((now) => now.matches('pending')) && hasIdTokenCookie()
  const isOffered = useSession(({ context }) => showsOffers(context))
  const askAgain = useLostProfile()
  if (askAgain) return <PageNotLoaded onRetry={askAgain} />
  return mayBePlayer || !isOffered ? <Waiting /> : children
}
