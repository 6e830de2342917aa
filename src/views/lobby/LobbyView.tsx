import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { CategoryContent, GameTile as Game, LiveTableTile } from '#contract/content-queries.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import type { TileSpan } from '#src/ui/GameTile.tsx'
import { InTurn } from '#src/ui/InTurn.tsx'
import { Link } from '#src/ui/Link.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { ErrorArt } from '../errors/ErrorArt.tsx'
import { GameGrid, GameGridSkeleton, GameRow, GameRowSkeleton, type GameActions } from '../games/TileList.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { hidden } from '#src/ui/VisuallyHidden.css.ts'
import * as styles from './lobby.css.ts'
import { LobbySearch, type ProviderChoice } from './LobbySearch.tsx'

/** Rows of a lobby that fill the first screen of a computer. */
const rowsAtOnce = 2

/** A category with its first games. */
export interface LobbyRow {
  readonly id: string
  readonly label: string
  readonly url: string
  readonly games: readonly (Game | LiveTableTile)[]
  /** The category has more games than the row. */
  readonly hasMore: boolean
}

export interface LobbyViewProps extends GameActions {
  readonly flow: ActorRefFrom<typeof lobbyMachine>
  readonly title: string
  /** `/online-casino` or `/live-casino-online`. */
  readonly basePath: string
  /** Categories of the menu; null while they are being fetched. */
  readonly categories: readonly CategoryContent[] | null
  /** Null while it is not known which there are. */
  readonly providers: readonly ProviderChoice[] | null
  /** First games of each category, shown while nothing is chosen or searched; null while they are being fetched, undefined where a category is chosen. */
  readonly rows: readonly LobbyRow[] | null | undefined
  /** The list of the chosen category or of the search, as many pages as are shown; null while it is being fetched. */
  readonly games: readonly (Game | LiveTableTile)[] | null
  /** All games found by the search; null outside a search. */
  readonly foundCount: number | null
  readonly hasMore: boolean
  /** Size of each tile of the chosen category, by its place (LOB-1). */
  readonly spanOf?: ((at: number) => TileSpan) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Banners, tournament boxes and such above the list. */
  readonly lead?: ReactNode
  /** Winners and such below the list. */
  readonly foot?: ReactNode
  readonly searchFirst?: boolean
}

/** A lobby: categories, search, providers and games (LOB-1, LOB-2). */
export function LobbyView(props: LobbyViewProps) {
  const { flow, title, basePath, categories, providers, lead, foot, searchFirst = false } = props
  const snapshot = useSelector(flow, (now) => now)
  const { context } = snapshot
  const isSearching = snapshot.matches({ view: 'searching' })
  return (
    <div {...flowAttributes(snapshot)} className={styles.lobby}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <LobbySearch flow={flow} providers={providers} isFirst={searchFirst} />
      </header>
      <CategoryTabs
        // Nothing looks as if it were on its way while the page says that it did not come.
        categories={props.onRetry ? (categories ?? []) : categories}
        basePath={basePath}
        chosenId={isSearching ? undefined : context.categoryId}
        label={title}
      />
      {isSearching ? null : lead}
      <LobbyBody {...props} isSearching={isSearching} />
      {isSearching ? null : foot}
    </div>
  )
}

function LobbyBody(props: LobbyViewProps & { readonly isSearching: boolean }) {
  const { flow, basePath, rows, games, foundCount, hasMore, spanOf, onRetry, isSearching, ...rest } = props
  const { categories, title } = props
  const { t } = useLingui()
  const { categoryId } = useSelector(flow, (now) => now.context)
  const actions: GameActions = {
    onPlay: rest.onPlay,
    onDemo: rest.onDemo,
    favourites: rest.favourites,
    jackpots: rest.jackpots,
  }
  if (onRetry) return <LobbyFailed onRetry={onRetry} />
  if (!isSearching && categoryId === null && rows) {
    return (
      <InTurn first={rowsAtOnce} height="16rem">
        {rows
          .filter((row) => row.games.length > 0)
          .map((row) => (
            <RowOf key={row.id} row={row} basePath={basePath} {...actions} />
          ))}
      </InTurn>
    )
  }
  if (!games) {
    if (isSearching || rows !== null) return <GameGridSkeleton count={21} />
    const shape = basePath.startsWith('/live') ? 'wide' : 'square'
    return Array.from({ length: rowsAtOnce }, (_, at) => <GameRowSkeleton key={at} shape={shape} />)
  }
  const heading = isSearching ? t`Games found` : (categories?.find(({ id }) => id === categoryId)?.label ?? title)
  return (
    <section className={styles.results} aria-label={heading}>
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
          {isSearching && rows?.[0] ? <RowOf row={rows[0]} basePath={basePath} {...actions} /> : null}
        </>
      ) : (
        <GameGrid games={games} label={heading} {...(spanOf && !isSearching ? { spanOf } : {})} {...actions} />
      )}
      {hasMore ? (
        <div className={styles.more}>
          <Button size="lg" onClick={() => flow.send({ type: 'page.more' })}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** A category's first games, and the way to all of them. */
function RowOf({
  row,
  basePath,
  ...actions
}: GameActions & { readonly row: LobbyRow } & Pick<LobbyViewProps, 'basePath'>) {
  const { t } = useLingui()
  return (
    <GameRow
      title={row.label}
      games={row.games}
      shape={row.games[0]?.type === 'live' ? 'wide' : 'square'}
      more={
        row.hasMore ? (
          <Link to={`${basePath}/${row.url}`} aria-label={t`See all: ${row.label}`}>
            <Trans>See all</Trans>
          </Link>
        ) : null
      }
      {...actions}
    />
  )
}

function NothingFound({ flow, isSearching }: Pick<LobbyViewProps, 'flow'> & { readonly isSearching: boolean }) {
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
        <Button variant="primary" onClick={() => flow.send({ type: 'filters.clear' })}>
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

function LobbyFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      art={<ErrorArt picture="500" />}
      title={<Trans>The games could not be loaded</Trans>}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Please check your connection and try again.</Trans>
    </ErrorState>
  )
}
