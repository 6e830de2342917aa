import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { GameTile as Game, LiveTableTile } from '#contract/content-queries.ts'
import { toMinor } from '#contract/money.ts'
import { arrowsMove } from '#src/ui/arrowsMove.ts'
import { Carousel, CarouselSkeleton } from '#src/ui/Carousel.tsx'
import { GameTile, GameTileSkeleton, type TileSpan } from '#src/ui/GameTile.tsx'
import { grid } from '#src/ui/GameTile.css.ts'
import { Money } from '#src/ui/Money.tsx'
import { gamePath, providerName } from './gameWords.ts'
import { useIsUnderMaintenance } from './underMaintenance.ts'

/** What a person may do with games here and now. */
export interface GameActions {
  /** Left out where real play is not possible now (RGT-7). */
  readonly onPlay?: ((game: Game) => void) | undefined
  /** Left out where demo play is not offered. */
  readonly onDemo?: ((game: Game) => void) | undefined
  /** My games of a signed-in player (LOB-4). */
  readonly favourites?:
    | { readonly ids: ReadonlySet<string>; readonly busyId: string | null; toggle(game: Game, isAdded: boolean): void }
    | undefined
  /** Live jackpot values by game id, minor units (LOB-5). */
  readonly jackpots?: ReadonlyMap<string, ReactNode> | undefined
}

interface TileOfProps extends GameActions {
  readonly game: Game | LiveTableTile
  readonly span?: TileSpan
  readonly shape?: RowShape
  readonly first?: boolean
  readonly sizes?: string
}

/** How high the art of a row is: tables are wide. */
export type RowShape = 'square' | 'tall' | 'wide'

/** One game of a list as a tile. */
export function TileOf({ game, span, shape, first, sizes, favourites, jackpots, ...actions }: TileOfProps) {
  const isWorkedOn = useIsUnderMaintenance(game)
  const { onPlay, onDemo } = isWorkedOn ? {} : actions
  return (
    <GameTile
      game={game}
      provider={providerName(game)}
      to={gamePath(game)}
      span={span ?? '1x'}
      shape={shape ?? 'square'}
      first={first ?? false}
      {...(sizes ? { sizes } : {})}
      onPlay={onPlay ? () => onPlay(game) : undefined}
      onDemo={onDemo && game.type === 'casino' ? () => onDemo(game) : undefined}
      note={isWorkedOn ? <Trans>Back soon</Trans> : (jackpots?.get(game.id) ?? tableNote(game))}
      favourite={
        favourites
          ? {
              on: favourites.ids.has(game.id),
              busy: favourites.busyId === game.id,
              toggle: () => favourites.toggle(game, !favourites.ids.has(game.id)),
            }
          : undefined
      }
    />
  )
}

/** Lowest and highest bet of a live table (LOB-6). */
function tableNote(game: Game | LiveTableTile): ReactNode {
  const limits = 'betLimits' in game ? game.betLimits[0] : undefined
  if (!limits) return undefined
  return (
    <>
      <Money amount={toMinor(limits.min, limits.currency)} currency={limits.currency} decimals="short" />–
      <Money amount={toMinor(limits.max, limits.currency)} currency={limits.currency} decimals="short" />
    </>
  )
}

export interface GameRowProps extends GameActions {
  readonly title: string
  readonly more?: ReactNode
  readonly games: readonly (Game | LiveTableTile)[]
  readonly shape?: RowShape
  readonly first?: boolean
}

/** A row of games that scrolls sideways. */
export function GameRow({ title, more, games, shape = 'square', first = false, ...actions }: GameRowProps) {
  return (
    <Carousel label={title} title={title} more={more} itemWidth={shape === 'wide' ? 'var(--wide-tile)' : 'var(--tile)'}>
      {games.map((game, at) => (
        <li key={game.id}>
          <TileOf
            game={game}
            shape={shape}
            first={first && at < 3}
            sizes={shape === 'wide' ? '40rem' : '22rem'}
            {...actions}
          />
        </li>
      ))}
    </Carousel>
  )
}

/** A row while its games are being fetched, as high as it will be. */
export function GameRowSkeleton({ shape }: { readonly shape: RowShape }) {
  return (
    <CarouselSkeleton itemWidth={shape === 'wide' ? 'var(--wide-tile)' : 'var(--tile)'}>
      {Array.from({ length: 10 }, (_, at) => (
        <li key={at}>
          <GameTileSkeleton shape={shape} />
        </li>
      ))}
    </CarouselSkeleton>
  )
}

/** A grid of games; `spanOf` gives each its size (LOB-1). Arrow keys move between tiles. */
export function GameGrid(
  props: GameActions & {
    readonly games: readonly (Game | LiveTableTile)[]
    readonly spanOf?: (at: number) => TileSpan
    readonly label: string
  },
) {
  const { games, spanOf, label, ...actions } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? arrowsMove(list.current) : undefined), [])
  return (
    <ul ref={list} className={grid} aria-label={label}>
      {games.map((game, at) => {
        const span = spanOf?.(at) ?? '1x'
        return (
          <li key={game.id} style={{ display: 'contents' }}>
            <TileOf game={game} span={span} first={at < 4} {...actions} />
          </li>
        )
      })}
    </ul>
  )
}

/** The grid while its games are being fetched. */
export function GameGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={grid} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <GameTileSkeleton key={at} />
      ))}
    </div>
  )
}
