import type { ComponentType } from 'react'

/** What draws the lobbies into their boxes, once its file is there: a page that opens with a lobby brings it along. */
export const kept: { Lobbies: ComponentType | null; Kept: ComponentType<{ readonly path: string }> | null } = {
  Lobbies: null,
  Kept: null,
}
