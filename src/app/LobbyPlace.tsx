import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { isReturn } from '#src/ui/returning.ts'
import { useLayoutEffect, useRef } from 'react'
import { Kept } from './Kept.tsx'
import { boxOf } from './keptBoxes.ts'
import { kept } from './keptLobbyParts.ts'
import { KeptLobbies } from './KeptLobbies.tsx'

kept.Lobbies = KeptLobbies
kept.Kept = Kept

/** Where a kept lobby stands while its address is open (`KeptLobbies`). */
export function LobbyPlace({ kind }: { readonly kind: LobbyKind }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = boxOf(kind)
    // What lies below the window is laid out after what is seen; who comes back to a place further down sees that at once.
    box.toggleAttribute('data-arriving', !isReturn())
    place.current?.append(box)
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => box.removeAttribute('data-arriving')))
    return () => {
      cancelAnimationFrame(frame)
      box.remove()
    }
  }, [kind])
  return <div ref={place} />
}
