import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { memo, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CategoryContent, GameTile as Game, LiveTableTile } from '#contract/content-queries.ts'
import type { LobbyPlace } from '#machines/lobby/lobby.contract.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { flowAttributes, leafStates } from '#src/ui/flowAttributes.ts'
import { InTurn } from '#src/ui/InTurn.tsx'
import { Link } from '#src/ui/Link.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import { hidden } from '#src/ui/VisuallyHidden.css.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { GameGrid, GameGridSkeleton } from '../games/GameGrid.tsx'
import type { TileSize } from '../games/packing.ts'
import { GameRowSkeleton } from '../games/GameRowSkeleton.tsx'
import { GameRow, type GameActions } from '../games/TileList.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import * as styles from './lobby.css.ts'
import { UndoBar } from './UndoBar.tsx'
import { LobbySearch, type ProviderChoice } from './LobbySearch.tsx'

/** Rows of a lobby that fill the first screen of a computer. */
const rowsAtOnce = 3

/** A row of a lobby: a category with its first games, or games of the player's own. */
export interface LobbyRow {
  readonly id: string
  readonly label: string
  /** Part of the address of the list that it is the beginning of; null for games of the player's own. */
  readonly url: string | null
  readonly games: readonly (Game | LiveTableTile)[]
  /** There are more games than the row has. */
  readonly hasMore: boolean
  readonly lines?: 1 | 2
}

/** What a lobby shows of its list now. */
export interface ShownGames<Shown extends Game = Game | LiveTableTile> {
  /** As many pages as are open; null while the list is being fetched. */
  readonly games: readonly Shown[] | null
  /** Games found by a search; null outside one. */
  readonly foundCount: number | null
  readonly hasMore: boolean
}

/** What of a lobby could not be had, and how to ask for it again. */
export interface LobbyFailure {
  /** Its categories cannot be offered. */
  readonly menu: boolean
  /** Its rows cannot be shown. */
  readonly overview: boolean
  /** The list that a category or a search is cut from cannot. */
  readonly results: boolean
  /** It is being asked for again. */
  readonly isAsking: boolean
  readonly onRetry: () => void
}

type Flow = ActorRefFrom<typeof lobbyMachine>

export interface LobbyViewProps {
  readonly flow: Flow
  readonly title: string
  /** `/online-casino` or `/live-casino-online`. */
  readonly basePath: string
  /** Categories of the menu; null while they are being fetched. */
  readonly categories: readonly CategoryContent[] | null
  /** Null while it is not known which there are. */
  readonly providers: readonly ProviderChoice[] | null
  /** Rows shown while nothing is chosen or searched; null while they are being fetched, undefined where a category is chosen. */
  readonly rows: readonly LobbyRow[] | null | undefined
  /** What a place shows of the list; the same function as long as the list is the same. */
  readonly find: (place: LobbyPlace) => ShownGames
  /** How many games a page has. */
  readonly pageSize: number
  readonly columns: number
  /** Sizes of the first tiles of the chosen category (LOB-1). */
  readonly sizes?: readonly TileSize[] | undefined
  /** What may be done with games; the same object as long as that is the same. */
  readonly actions: GameActions
  /** What of it could not be had; undefined when nothing is missing. */
  readonly failed?: LobbyFailure | undefined
  /** Banners, tournament boxes and such above the list. */
  readonly lead?: ReactNode
  /** Winners and such below the list. */
  readonly foot?: ReactNode
  readonly searchFirst?: boolean
  /** The name of a game that was one of the player's own. */
  readonly nameOf: (gameId: string) => string | null
}

type Snapshot = SnapshotFrom<typeof lobbyMachine>
const isSameState = (a: Snapshot, b: Snapshot) =>
  a.value === b.value || leafStates(a.value).join() === leafStates(b.value).join()

/** A lobby: categories, search, providers and games (LOB-1, LOB-2). Each part listens to what it shows, so that a key touches little. */
export function LobbyView(props: LobbyViewProps) {
  const { flow, title, basePath, categories, providers, lead, foot, failed, searchFirst = false } = props
  const snapshot = useSelector(flow, (now) => now, isSameState)
  const categoryId = useSelector(flow, ({ context }) => context.categoryId)
  const isSearching = snapshot.matches({ view: 'searching' })
  const isOverview = !isSearching && props.rows !== undefined
  // Rows that are there stay, whatever became of the list that only a search needs.
  const hasFailed = (isOverview ? failed?.overview : failed?.results) ?? false
  return (
    <div {...flowAttributes(snapshot)} className={styles.lobby}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <LobbySearch flow={flow} providers={providers} isFirst={searchFirst} />
      </header>
      <Tabs
        // Nothing looks as if it were on its way while the page says that it did not come.
        categories={hasFailed || failed?.menu ? (categories ?? none) : categories}
        basePath={basePath}
        chosenId={isSearching ? undefined : categoryId}
        label={title}
      />
      {failed?.menu && !hasFailed ? <MenuFailed {...failed} /> : null}
      {isOverview && !hasFailed && props.rows === null ? (
        <VisuallyHidden>
          <output>
            <Trans>Loading</Trans>
          </output>
        </VisuallyHidden>
      ) : null}
      <Undo flow={flow} nameOf={props.nameOf} />
      {isSearching ? null : lead}
      {failed && hasFailed ? <LobbyFailed {...failed} /> : null}
      {failed?.overview || props.rows === undefined ? null : (
        // It stays while a search stands over it: whoever empties the field has it back at once.
        <div className={cx(styles.overview, basePath.startsWith('/live') && styles.wide, !isOverview && styles.away)}>
          <Overview rows={props.rows} basePath={basePath} actions={props.actions} />
        </div>
      )}
      {failed?.results ? null : (
        // Made before it is wanted: the first key then only changes what stands on its tiles.
        <div className={isOverview ? styles.away : undefined}>
          <Results {...props} isSearching={isSearching} isOverview={isOverview} />
        </div>
      )}
      {isSearching ? null : foot}
    </div>
  )
}

function Undo({ flow, nameOf }: Pick<LobbyViewProps, 'flow' | 'nameOf'>) {
  const removed = useSelector(flow, (now) => (now.matches({ myGames: 'removed' }) ? now.context.lastStored : null))
  if (!removed) return null
  return <UndoBar name={nameOf(removed.gameId)} onUndo={() => flow.send({ type: 'myGame.undo' })} />
}

const none: readonly CategoryContent[] = []
const Tabs = memo(CategoryTabs)

/** The lobby without a choice: its rows, one after the other. */
const Overview = memo(function Overview(
  props: Pick<LobbyViewProps, 'basePath' | 'actions'> & { readonly rows: readonly LobbyRow[] | null },
) {
  const { rows, basePath, actions } = props
  if (!rows) {
    const shape = basePath.startsWith('/live') ? 'wide' : 'square'
    return Array.from({ length: rowsAtOnce }, (_, at) => <GameRowSkeleton key={at} shape={shape} />)
  }
  return (
    <InTurn first={rowsAtOnce} height="calc(8.375rem + var(--art))">
      {rows
        .filter((row) => row.games.length > 0)
        .map((row) => (
          <div key={row.id} className={styles.part}>
            <RowOf row={row} basePath={basePath} actions={actions} />
          </div>
        ))}
    </InTurn>
  )
})

const isSamePlace = (a: LobbyPlace, b: LobbyPlace) =>
  a.searchText === b.searchText &&
  a.providerIds === b.providerIds &&
  a.pages === b.pages &&
  a.categoryId === b.categoryId &&
  a.kind === b.kind

/** The games of a category, or those that a search has found. */
function Results(props: LobbyViewProps & { readonly isSearching: boolean; readonly isOverview: boolean }) {
  const { flow, find, basePath, rows, categories, title, columns, sizes, actions, isSearching } = props
  const { t } = useLingui()
  const place = useSelector(flow, ({ context }) => context, isSamePlace)
  const { games, foundCount, hasMore } = useMemo(() => find(place), [find, place])
  const category = isSearching ? undefined : categories?.find(({ id }) => id === place.categoryId)
  const tileSizes = isSearching ? undefined : sizes
  const section = useRef<HTMLElement>(null)
  /** The first game that a key has asked for: the focus goes on there, also where no button is left. */
  const goesOnAt = useRef<number | null>(null)
  useEffect(() => {
    const at = goesOnAt.current
    if (at === null || !games || games.length <= at) return
    goesOnAt.current = null
    section.current?.querySelector<HTMLElement>(`[data-at="${at}"] a[href]`)?.focus()
  }, [games])
  if (!games && props.isOverview) return null
  if (!games)
    return <GameGridSkeleton count={props.pageSize} columns={columns} {...(tileSizes ? { sizes: tileSizes } : {})} />
  const heading = isSearching
    ? t({ message: 'Games found', comment: 'Title of the results of a search.' })
    : (category?.label ?? title)
  return (
    <section ref={section} className={styles.results} aria-label={heading}>
      <div className={games.length === 0 ? hidden : styles.resultHead}>
        {games.length === 0 ? null : <h2>{heading}</h2>}
        {foundCount === null ? null : (
          <output className={styles.count}>
            <Plural value={foundCount} _0="No game" one="# game" other="# games" />
          </output>
        )}
      </div>
      {games.length === 0 ? (
        <>
          <NothingFound flow={flow} isSearching={isSearching} />
          {isSearching && rows?.[0] ? <Instead row={rows[0]} basePath={basePath} actions={actions} /> : null}
        </>
      ) : (
        <GameGrid
          games={games}
          label={heading}
          columns={columns}
          {...(tileSizes ? { sizes: tileSizes } : {})}
          {...actions}
        />
      )}
      {hasMore ? (
        <div className={styles.more}>
          <Button
            size="lg"
            onClick={({ detail }) => {
              // A pointer counts its clicks; keys have none.
              goesOnAt.current = detail === 0 ? games.length : null
              flow.send({ type: 'page.more' })
            }}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** A category's first games, and the way to all of them. */
const RowOf = memo(function RowOf(props: Pick<LobbyViewProps, 'basePath' | 'actions'> & { readonly row: LobbyRow }) {
  const { row, basePath, actions } = props
  const { t } = useLingui()
  return (
    <GameRow
      id={row.url === null ? row.id : undefined}
      title={row.label}
      games={row.games}
      lines={row.lines ?? 1}
      shape={row.games[0]?.type === 'live' ? 'wide' : 'square'}
      more={
        row.hasMore && row.url !== null ? (
          <Link
            to={`${basePath}/${row.url}`}
            aria-label={t({
              message: `See all: ${row.label}`,
              comment: 'The same for screen readers with the name of the row.',
            })}
          >
            <Trans>See all</Trans>
          </Link>
        ) : null
      }
      {...actions}
    />
  )
})

/** A row for who has found nothing, which comes after they are told so. */
function Instead(props: Pick<LobbyViewProps, 'basePath' | 'actions'> & { readonly row: LobbyRow }) {
  const row = useDeferredValue<LobbyRow | null>(props.row, null)
  return row ? <RowOf {...props} row={row} /> : null
}

function NothingFound({ flow, isSearching }: { readonly flow: Flow; readonly isSearching: boolean }) {
  const isFiltered = useSelector(flow, ({ context }) => context.providerIds.length > 0)
  if (!isSearching) {
    return (
      <EmptyState art={<ErrorArt picture="404" />} title={<Trans>No games here at the moment</Trans>}>
        <Trans>Have a look at another category.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<ErrorArt picture="404" />}
      title={<Trans>No game has that name</Trans>}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            flow.send({ type: 'search.clear' })
            flow.send({ type: 'filters.clear' })
          }}
        >
          <Trans>Clear the search</Trans>
        </Button>
      }
    >
      {isFiltered ? (
        <Trans>Try a part of the name, or take a provider off the filter.</Trans>
      ) : (
        <Trans>Try a part of the name.</Trans>
      )}
    </EmptyState>
  )
}

/** The games are there, but not the ways into their categories. */
function MenuFailed({ isAsking, onRetry }: Pick<LobbyFailure, 'isAsking' | 'onRetry'>) {
  return (
    <Notice tone="warn" alert title={<Trans>The categories could not be loaded</Trans>}>
      <p>
        <Button size="sm" busy={isAsking} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    </Notice>
  )
}

function LobbyFailed({ isAsking, onRetry }: Pick<LobbyFailure, 'isAsking' | 'onRetry'>) {
  return (
    <ErrorState
      art={<ErrorArt picture="500" />}
      title={<Trans>The games could not be loaded</Trans>}
      actions={
        <Button variant="primary" busy={isAsking} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Please check your connection and try again.</Trans>
    </ErrorState>
  )
}
