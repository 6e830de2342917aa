import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { categoriesOptions, lobbyRowsOptions } from '#src/queries/pages.ts'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.ts'

/** The content's name for a lobby. */
export const lobbyOf = (kind: LobbyKind) => (kind === 'casino' ? ('casino' as const) : ('live' as const))

interface LobbyInput {
  readonly context: RouterContext
  readonly params: { readonly id?: string | undefined }
}

/** Starts what a lobby reads first: its categories and the first games of each. An unknown category is a 404 (NAV-6). */
export const loadLobby =
  (kind: LobbyKind) =>
  async ({ context: { site }, params: { id } }: LobbyInput): Promise<void> => {
    const { queryClient, world } = site
    const categories = categoriesOptions(world, lobbyOf(kind))
    await Promise.all([
      queryClient.prefetchQuery(categories),
      queryClient.prefetchQuery(lobbyRowsOptions(world, lobbyOf(kind))),
    ])
    // When they could not be had, the page says so itself.
    const known = queryClient.getQueryData(categories.queryKey)
    if (id !== undefined && known && !known.some(({ url }) => url === id)) throw notFound()
  }
