import { channelOf, lobbyRowSize } from '#contract/constants.ts'
import type { GameTile } from '#contract/content-queries.ts'
import type { LobbyKind } from '#machines/lobby/lobby.contract.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import {
  categoriesOptions,
  gamesOptions,
  liveTablesOptions,
  lobbyRowsOptions,
  providersOptions,
} from '#src/queries/pages.ts'
import { providersOf } from '#src/queries/gameIndex.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { gamePath } from '#src/views/games/gameWords.ts'
import { LobbyView } from '#src/views/lobby/LobbyView.tsx'
import { useWindowWidth } from '#src/ui/useWindowWidth.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { useExcluded } from '../useExcluded.ts'
import { useMayDemo } from '../useMayDemo.ts'
import { Flow } from '../Flow.tsx'
import { useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import type { RouterContext } from '../router.ts'
import { mayPlayReal } from '../standing.ts'
import { LobbyLead, LobbyWinners } from './LobbyLead.tsx'
import { pageSizeOf, rowsOf, shownGames, spansOf, withoutExcluded } from './lobbyGames.ts'
import { useFavourites } from './useFavourites.ts'

interface LobbyPageProps {
  readonly kind: LobbyKind
  /** Last part of the category's address; undefined for all. */
  readonly categoryUrl: string | undefined
  /** Came by the search button: the field takes the focus. */
  readonly searchFirst: boolean
}

const lobbyOf = (kind: LobbyKind) => (kind === 'casino' ? ('casino' as const) : ('live' as const))

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

/** A lobby with its data (LOB-1, LOB-2). */
export function LobbyPage(props: LobbyPageProps) {
  return <Flow id="lobby">{(flow) => <LobbyOf {...props} flow={flow} />}</Flow>
}

function useLobbyData(kind: LobbyKind) {
  const { world } = useApp()
  const lobby = lobbyOf(kind)
  const categories = useQuery(categoriesOptions(world, lobby))
  const rows = useQuery(lobbyRowsOptions(world, lobby))
  const casino = useQuery({ ...gamesOptions(world), enabled: kind === 'casino' })
  const live = useQuery({ ...liveTablesOptions(world), enabled: kind === 'liveCasino' })
  const providers = useQuery(providersOptions(world))
  const list = kind === 'casino' ? casino : live
  const excluded = useExcluded()
  const all = useMemo(() => (list.data ? withoutExcluded<GameTile>(list.data, excluded) : null), [list.data, excluded])
  const choices = useMemo(() => {
    if (list.isPending || providers.isPending) return null
    const here = new Set((all ?? []).flatMap(providersOf))
    return (providers.data ?? []).filter(({ id }) => here.has(id.toLowerCase()))
  }, [all, list.isPending, providers.data, providers.isPending])
  return { categories, rows, list, all, choices, excluded }
}

function LobbyOf({
  flow,
  kind,
  categoryUrl,
  searchFirst,
}: LobbyPageProps & { readonly flow: ActorRefFrom<typeof lobbyMachine> }) {
  const { t } = useLingui()
  const { go } = useNavigation()
  // Before the lists, which are asked for by its channel.
  const width = useWindowWidth()
  const { categories, rows, list, all, choices, excluded } = useLobbyData(kind)
  const context = useSelector(flow, (now) => now.context)
  const mayPlay = useSession((now) => mayPlayReal(now.context))
  const mayDemo = useMayDemo()
  const favourites = useFavourites(flow, kind === 'casino' ? 'CASINO' : 'LIVE_CASINO')
  const category = categories.data?.find(({ url }) => url === categoryUrl)
  const categoryId = category?.id ?? null

  useEffect(() => {
    flow.send({ type: 'lobby.enter', kind, categoryId: null })
    return () => flow.send({ type: 'lobby.leave' })
  }, [flow, kind])
  useEffect(() => flow.send({ type: 'category.open', categoryId }), [flow, categoryId])

  const rowSize = lobbyRowSize(lobbyOf(kind), channelOf(width))
  const shownRows = useMemo(
    () => (rows.data ? rowsOf(rows.data, rowSize, excluded) : null),
    [rows.data, rowSize, excluded],
  )
  const shown = useMemo(() => shownGames(all, context, pageSizeOf(kind, width)), [all, context, kind, width])
  const open = (mode: 'demo' | 'real') => (game: GameTile) => {
    const path = gamePath(game)
    go(`${path}${path.includes('?') ? '&' : '?'}mode=${mode}`)
  }
  const title = kind === 'casino' ? t`Casino` : t`Live casino`
  useHead(category ? `${category.label} · ${title}` : title)
  const failed = [categories, rows, list].filter(({ isError }) => isError)
  return (
    <LobbyView
      flow={flow}
      title={title}
      basePath={kind === 'casino' ? '/online-casino' : '/live-casino-online'}
      categories={categories.data ?? null}
      providers={choices}
      rows={categoryUrl === undefined ? shownRows : undefined}
      {...shown}
      spanOf={spansOf(category, width)}
      onRetry={failed.length > 0 ? () => failed.forEach((query) => void query.refetch()) : undefined}
      searchFirst={searchFirst}
      foot={categoryUrl === undefined ? <LobbyWinners kind={kind} /> : null}
      lead={categoryUrl === undefined ? <LobbyLead kind={kind} /> : null}
      onPlay={mayPlay ? open('real') : undefined}
      onDemo={mayDemo ? open('demo') : undefined}
      favourites={favourites}
    />
  )
}
