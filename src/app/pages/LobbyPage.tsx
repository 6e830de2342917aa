import { channelOf, lobbyRowSize, timers, type Channel } from '#contract/constants.ts'
import type { GameTile, LiveTableTile } from '#contract/content-queries.ts'
import { isCurrency } from '#contract/money.ts'
import type { LobbyKind, LobbyPlace } from '#machines/lobby/lobby.contract.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import {
  categoriesOptions,
  gamesOptions,
  liveTablesOptions,
  lobbyRowsOptions,
  providersOptions,
} from '#src/queries/pages.ts'
import { createJackpots, createTables } from '#src/queries/lobbyLive.ts'
import { indexInPauses, providersOf } from '#src/queries/gameIndex.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { columnsAt } from '#src/views/games/GameGrid.tsx'
import { gamePath } from '#src/views/games/gameWords.ts'
import type { Favourites, GameActions } from '#src/views/games/TileList.tsx'
import { JackpotNote, TableNote } from '#src/views/lobby/TileNotes.tsx'
import { LobbyView } from '#src/views/lobby/LobbyView.tsx'
import { useMenuEntries } from '../useShown.ts'
import { useViewer } from '../useViewer.ts'
import { useWindowWidth } from '#src/ui/useWindowWidth.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from '../AppContext.tsx'
import { useExcluded } from '../useExcluded.ts'
import { useMayDemo } from '../useMayDemo.ts'
import { Flow } from '../Flow.tsx'
import { useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { mayPlayReal } from '../standing.ts'
import type { LobbySearch } from './lobbyAddress.ts'
import { LobbyLead, LobbyWinners } from './LobbyLead.tsx'
import { lobbyOf } from './lobbyData.ts'
import { countsOf, pageSizeOf, rowsOf, shownGames, sizesOf, withoutExcluded } from './lobbyGames.ts'
import { useLobbyAddress } from './useLobbyAddress.ts'
import { useOwnRows } from './useOwnRows.ts'
import { useFavourites } from './useFavourites.ts'

interface LobbyPageProps {
  readonly kind: LobbyKind
  /** Last part of the category's address; undefined for all. */
  readonly categoryUrl: string | undefined
  /** What the address says besides; an empty `search` comes from the search button: the field takes the focus. */
  readonly search: LobbySearch
}

/** A lobby with its data (LOB-1, LOB-2). */
export function LobbyPage(props: LobbyPageProps) {
  return <Flow id="lobby">{(flow) => <LobbyOf {...props} flow={flow} />}</Flow>
}

/** What did not come is asked for again by itself, as long as somebody looks. */
const askedAgain = {
  refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === 'error' ? timers.contentRetry : false,
  refetchIntervalInBackground: false,
} as const

interface Asked {
  readonly data: unknown
  readonly errorUpdateCount: number
}
/** It has not come, and was told so once: being asked for again it is still missing. What is there stays where it could only not be had anew. */
const isLost = ({ data, errorUpdateCount }: Asked): boolean => data === undefined && errorUpdateCount > 0

/** Its lists, asked for by the channel of a window that rests (APP-9). */
function useLobbyData(kind: LobbyKind, channel: Channel) {
  const { world } = useApp()
  const lobby = lobbyOf(kind)
  const categories = useQuery({ ...categoriesOptions(world, lobby), ...askedAgain })
  const rows = useQuery({ ...lobbyRowsOptions(world, lobby, channel), ...askedAgain })
  const casino = useQuery({ ...gamesOptions(world, channel), ...askedAgain, enabled: kind === 'casino' })
  const live = useQuery({ ...liveTablesOptions(world, channel), ...askedAgain, enabled: kind === 'liveCasino' })
  const providers = useQuery({ ...providersOptions(world), ...askedAgain })
  const list = kind === 'casino' ? casino : live
  const excluded = useExcluded()
  const all = useMemo(() => (list.data ? withoutExcluded<GameTile>(list.data, excluded) : null), [list.data, excluded])
  useEffect(() => (all ? indexInPauses(all) : undefined), [all])
  const choices = useMemo(() => {
    if (list.isPending || providers.isPending) return null
    const counts = countsOf(all ?? [], providersOf)
    return (providers.data ?? []).flatMap(({ id, title }) => {
      const count = counts.get(id.toLowerCase())
      return count === undefined ? [] : { id, title, count }
    })
  }, [all, list.isPending, providers.data, providers.isPending])
  return { categories, rows, list, all, choices, excluded }
}

/** What may be done with games here; the same object until that changes, so that no tile is drawn anew for nothing. */
function useGameActions(favourites: Favourites): GameActions {
  const { go } = useNavigation()
  const mayPlay = useSession((now) => mayPlayReal(now.context))
  const mayDemo = useMayDemo()
  const noteOf = useNotes()
  return useMemo(() => {
    const open = (mode: 'demo' | 'real') => (game: GameTile) => {
      const path = gamePath(game)
      go(`${path}${path.includes('?') ? '&' : '?'}mode=${mode}`)
    }
    return {
      onPlay: mayPlay ? open('real') : undefined,
      onDemo: mayDemo ? open('demo') : undefined,
      favourites,
      noteOf,
    }
  }, [go, mayPlay, mayDemo, favourites, noteOf])
}

const livesOf = new WeakMap<
  object,
  { jackpots: ReturnType<typeof createJackpots>; tables: ReturnType<typeof createTables> }
>()

/** What changes by the minute over the tiles: jackpots, seats of tables (LOB-5, LOB-6). */
function useNotes(): GameActions['noteOf'] {
  const { world } = useApp()
  const currency = useSession(({ context }) => context.profile?.currencyCode ?? null)
  return useMemo(() => {
    const lives = livesOf.get(world) ?? { jackpots: createJackpots(world), tables: createTables(world) }
    livesOf.set(world, lives)
    const own = currency === null || !isCurrency(currency) ? world.currency() : currency
    return (game: GameTile | LiveTableTile) => {
      if (game.type === 'live') return <TableNote table={game} tables={lives.tables} currency={own} />
      return game.jackpotExist ? <JackpotNote gameId={game.id} jackpots={lives.jackpots} /> : null
    }
  }, [world, currency])
}

/** A category that turns out to be none, once the categories have come late, is a page that is missing: the loader says so (NAV-6). */
function useMissingCategory(isMissing: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (isMissing) void router.invalidate()
  }, [router, isMissing])
}

type Flow = ActorRefFrom<typeof lobbyMachine>

function LobbyOf({ flow, kind, categoryUrl, search }: LobbyPageProps & { readonly flow: Flow }) {
  const { t } = useLingui()
  const width = useWindowWidth()
  const { categories, rows, list, all, choices, excluded } = useLobbyData(kind, channelOf(width))
  const audience = useViewer()
  const menu = useMenuEntries(categories.data, audience)
  const rowsHere = useMenuEntries(rows.data, audience)
  const favourites = useFavourites(flow, kind === 'casino' ? 'CASINO' : 'LIVE_CASINO')
  const actions = useGameActions(favourites)
  // Its address opens a category also for who does not find it in the menu: what it holds is open to everybody.
  const category = categories.data?.find(({ url }) => url === categoryUrl)
  // Where its categories could not be had, what is typed stands all the same, and is looked for when they come.
  const isKnown = categoryUrl === undefined || categories.data !== undefined || categories.errorUpdateCount > 0
  useLobbyAddress(flow, {
    kind,
    categoryUrl,
    categoryId: category?.id ?? null,
    search,
  })

  const rowSize = lobbyRowSize(lobbyOf(kind), channelOf(width))
  const pageSize = pageSizeOf(kind, width)
  const { own, gameOf } = useOwnRows(kind, favourites.list, all, excluded)
  // Rows are not drawn anew for the list where they don't need it.
  const fillers = excluded.length > 0 ? all : null
  const categoryRows = useMemo(
    () => (rowsHere ? rowsOf(rowsHere, rowSize, excluded, fillers) : null),
    [rowsHere, rowSize, excluded, fillers],
  )
  const shownRows = useMemo(() => categoryRows && [...own, ...categoryRows], [own, categoryRows])
  const nameOf = useCallback((id: string) => gameOf(id)?.label ?? null, [gameOf])
  const find = useCallback(
    (place: LobbyPlace) => shownGames(isKnown ? all : null, place, pageSize),
    [all, isKnown, pageSize],
  )
  const title =
    kind === 'casino'
      ? t({ message: 'Casino', comment: 'Product: slots and table games, in menus and titles.' })
      : t({ message: 'Live casino', comment: 'Product: tables with real dealers.' })
  useHead(category ? `${category.label} · ${title}` : title, null, { part: category?.label })
  const lost = [categories, list, ...(categoryUrl === undefined ? [rows] : [])].filter(isLost)
  useMissingCategory(categoryUrl !== undefined && categories.data !== undefined && !category)
  return (
    <LobbyView
      flow={flow}
      title={title}
      basePath={kind === 'casino' ? '/online-casino' : '/live-casino-online'}
      categories={menu}
      providers={choices}
      rows={categoryUrl === undefined ? shownRows : undefined}
      find={find}
      pageSize={pageSize}
      columns={columnsAt(width)}
      sizes={sizesOf(category, width)}
      actions={actions}
      failed={
        lost.length === 0
          ? undefined
          : {
              menu: isLost(categories),
              overview: isLost(rows),
              results: isLost(categories) || isLost(list),
              isAsking: lost.every(({ isFetching }) => isFetching),
              onRetry: () => lost.forEach((query) => void query.refetch()),
            }
      }
      searchFirst={search.search === ''}
      nameOf={nameOf}
      foot={categoryUrl === undefined ? <LobbyWinners kind={kind} /> : null}
      lead={categoryUrl === undefined ? <LobbyLead kind={kind} /> : null}
    />
  )
}
