import { useAfterPause } from '#src/ui/useAfterPause.ts'
import { Suspense, useMemo } from 'react'
import { Fence } from './Fence.tsx'
import { useSession } from './flows.ts'
import { kept } from './keptLobbyParts.ts'
import { part } from './part.tsx'

// Made ahead for who looks at another page first.
const KeptLobbies = part(() => import('./KeptLobbies.tsx').then(({ KeptLobbies }) => KeptLobbies))
/** How long another page is looked at before a lobby is made ahead, ms. */
const LOOK = 1500

const isLobby = (path: string): boolean => /^\/(online-casino|live-casino-online)(\/|$)/.test(path)
/** Whether the visitor has asked for as little data as can be. */
const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The lobbies, which live beside the page that is shown (`KeptLobbies`). */
export function Kept({ path }: { readonly path: string }) {
  const hasSession = useSession(({ children }) => (children as { lobby?: unknown }).lobby !== undefined)
  const isWanted = useAfterPause(isLobby(path), LOOK)
  if (!hasSession || !isWanted || (isSaving() && !isLobby(path))) return null
  return <KeptNow />
}

function KeptNow() {
  // The same for as long as it stands: another one would begin anew.
  const Lobbies = useMemo(() => kept.Lobbies ?? KeptLobbies, [])
  return (
    <Fence isQuiet fallback={nothing}>
      <Suspense>
        <Lobbies />
      </Suspense>
    </Fence>
  )
}
const nothing = () => null
