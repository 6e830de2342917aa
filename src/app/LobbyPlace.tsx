import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { useLayoutEffect, useRef } from 'react'
import { boxOf, kept } from './keptBoxes.ts'
import { KeptLobbies } from './KeptLobbies.tsx'

kept.Lobbies = KeptLobbies

/** Where a kept lobby stands while its address is open (`KeptLobbies`). */
export function LobbyPlace({ kind }: { readonly kind: LobbyKind }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = boxOf(kind)
    place.current?.append(box)
    return () => box.remove()
  }, [kind])
  return <div ref={place} />
}
