import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'

const boxes = new Map<LobbyKind, HTMLElement>()

/** The element that a lobby lives in: in the page while its address is open, else nowhere, so that nothing of it is found, laid out or read. */
export function boxOf(kind: LobbyKind): HTMLElement {
  const known = boxes.get(kind)
  if (known) return known
  const box = document.createElement('div')
  boxes.set(kind, box)
  return box
}
