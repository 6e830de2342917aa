import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import { playerOptions } from '#src/queries/options.ts'
import { boxesOptions, categoriesOptions, lobbyRowsOptions } from '#src/queries/pages.ts'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.ts'
import type { Site } from '../site.ts'

/** The content's name for a lobby. */
export const lobbyOf = (kind: LobbyKind) => (kind === 'casino' ? ('casino' as const) : ('live' as const))

/** How long a lobby waits for the player's own games and to know of its boxes, which stand at its top: what comes later moves the rest, ms. */
const patience = 800

/** How long a lobby waits for what it is made of, ms: what is not there by then shows in its place when it comes. */
const contentPatience = 2000
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks for the games that a player keeps and has played (LOB-4). */
async function ownGames({ session, queryClient, world }: Site): Promise<void> {
  const { player } = session.view().context
  if (!player) return
  const asked = (['CASINO', 'LIVE_CASINO'] as const).map((lobbyPageType) =>
    queryClient.prefetchQuery(playerOptions(world.api, player.playerId, 'myGames', { query: { lobbyPageType } })),
  )
  await Promise.all([
    ...asked,
    queryClient.prefetchQuery(playerOptions(world.api, player.playerId, 'lastPlayedGames', {})),
  ])
}

interface LobbyInput {
  readonly context: RouterContext
  readonly params: { readonly id?: string | undefined }
}

/** Starts what a lobby reads first: its categories and the first games of each. An unknown category is a 404 (NAV-6). */
export const loadLobby =
  (kind: LobbyKind) =>
  async ({ context: { site }, params: { id } }: LobbyInput): Promise<void> => {
    const { queryClient, world, session } = site
    const categories = categoriesOptions(world, lobbyOf(kind))
    const boxes = queryClient.prefetchQuery(boxesOptions(world, lobbyOf(kind)))
    const content = Promise.all([
      queryClient.prefetchQuery(categories),
      queryClient.prefetchQuery(lobbyRowsOptions(world, lobbyOf(kind))),
    ])
    await Promise.all([
      Promise.race([content, after(contentPatience)]),
      // A lobby is nothing without its flow: what the document has drawn stands until then.
      session.ready.catch(() => null),
    ])
    await Promise.race([Promise.all([ownGames(site), boxes]), after(patience)])
    // When they could not be had, or come later, the page says so itself.
    const known = queryClient.getQueryData(categories.queryKey)
    if (id !== undefined && known && !known.some(({ url }) => url === id)) throw notFound()
  }
