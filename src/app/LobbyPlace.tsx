import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { isReturn } from '#src/ui/returning.ts'
import { useLayoutEffect, useRef } from 'react'
import { Kept } from './Kept.tsx'
import { boxOf } from './keptBoxes.ts'
import { kept } from './keptLobbyParts.ts'
import { KeptLobbies } from './KeptLobbies.tsx'

kept.Lobbies = KeptLobbies
kept.Kept = Kept

/** What was gone on from by keyboard, by lobby. */
const goesOnAt = new Map<LobbyKind, HTMLElement>()

/** The focus is back where a player went on from by keyboard, in a list of hundreds (APP-9). */
function focusAgain(kind: LobbyKind, box: HTMLElement): void {
  const element = goesOnAt.get(kind)
  goesOnAt.delete(kind)
  if (!element || !isReturn()) return
  // Drawn anew meanwhile, it is the link to the same game.
  const href = (element.closest('a') ?? element.closest('article')?.querySelector('a'))?.getAttribute('href')
  const now = box.contains(element) ? element : href && box.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
  if (now) now.focus({ preventScroll: true })
}

/** Where a kept lobby stands while its address is open (`KeptLobbies`). */
export function LobbyPlace({ kind }: { readonly kind: LobbyKind }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = boxOf(kind)
    // What lies below the window is laid out after what is seen; who comes back to a place further down sees that at once.
    box.toggleAttribute('data-arriving', !isReturn())
    place.current?.append(box)
    let frame = requestAnimationFrame(() => {
      focusAgain(kind, box)
      frame = requestAnimationFrame(() => box.removeAttribute('data-arriving'))
    })
    return () => {
      cancelAnimationFrame(frame)
      const focused = box.querySelector<HTMLElement>(':focus-visible')
      if (focused) goesOnAt.set(kind, focused)
      else goesOnAt.delete(kind)
      box.remove()
    }
  }, [kind])
  return <div ref={place} />
}
