import { memo, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { GameTile as Game, LiveTableTile } from '#contract/content-queries.ts'
import { Carousel } from '#src/ui/Carousel.tsx'
import { GameTile, useTileWords, type GameTileProps, type TileDeed, type TileWords } from '#src/ui/GameTile.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Badge } from '#src/ui/Surface.tsx'
import { useDrawnAhead } from '#src/ui/useDrawnAhead.ts'
import { useIsUnderMaintenance } from './underMaintenance.ts'
import type { TileSize } from './packing.ts'
import { gamePath, providerName } from './gameWords.ts'

/** What a person may do with games here and now. */
export interface GameActions {
  /** Left out where real play is not possible now (RGT-7). */
  readonly onPlay?: ((game: Game) => void) | undefined
  /** Left out where demo play is not offered. */
  readonly onDemo?: ((game: Game) => void) | undefined
  /** My games (LOB-4); left out where none are kept. */
  readonly favourites?: Favourites | undefined
  /** What lies over a tile besides: the jackpot's value, a table's limits and seats (LOB-5, LOB-6). */
  readonly noteOf?: ((game: Game | LiveTableTile) => ReactNode) | undefined
}

/** Games that the player keeps. */
export interface Favourites {
  readonly ids: ReadonlySet<string>
  readonly toggle: (game: Game, isAdded: boolean) => void
}

interface TileOfProps {
  readonly game: Game | LiveTableTile
  readonly at: number
  readonly words: TileWords
  readonly href: string
  readonly Art?: GameTileProps['Art']
  readonly size?: TileSize
  readonly shape?: RowShape
  readonly first?: boolean
  readonly sizes?: string
  readonly mayPlay: boolean
  readonly mayDemo: boolean
  readonly isKept: boolean | undefined
  readonly noteOf: GameActions['noteOf']
}

/** How high the art of a row is: tables are wide. */
export type RowShape = 'square' | 'tall' | 'wide'

/** One game of a list as a tile. Drawn anew only when something of it changes: a list may be drawn at each key that is pressed. */
export const TileOf = memo(function TileOf(props: TileOfProps) {
  const {
    game,
    at,
    words,
    href,
    Art,
    size,
    shape = 'square',
    first = false,
    sizes,
    mayPlay,
    mayDemo,
    isKept,
    noteOf,
  } = props
  const isWorkedOn = useIsUnderMaintenance(game)
  return (
    <GameTile
      game={game}
      at={at}
      words={words}
      provider={providerName(game)}
      href={href}
      Art={Art}
      size={size}
      shape={shape}
      first={first}
      sizes={sizes}
      mayPlay={mayPlay && !isWorkedOn}
      mayDemo={mayDemo && game.type === 'casino' && !isWorkedOn}
      isKept={isKept}
      note={isWorkedOn ? <Badge tone="second">{words.soon}</Badge> : noteOf?.(game)}
    />
  )
})

/** What each tile of a list is given of what may be done with its game. */
export const tileDeeds = ({ onPlay, onDemo, favourites, noteOf }: GameActions, game: Game) => ({
  mayPlay: onPlay !== undefined,
  mayDemo: onDemo !== undefined,
  isKept: favourites?.ids.has(game.id),
  noteOf,
})

/** Hears what is pressed in a list of tiles, links among it, and fetches ahead what a link leads to when a pointer or the focus comes near it. */
export function useTileDeeds(
  list: RefObject<HTMLElement | null>,
  games: readonly (Game | LiveTableTile)[],
  { onPlay, onDemo, favourites }: GameActions,
): void {
  const { go, preload } = useNavigation()
  const gameAt = (target: Element) => {
    const at = target.closest<HTMLElement>('[data-at]')?.dataset['at']
    return at === undefined ? undefined : games[Number(at)]
  }
  const press = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const game = gameAt(target)
    if (!game) return
    const deed = target.closest<HTMLElement>('[data-deed]')?.dataset['deed'] as TileDeed | undefined
    if (deed === 'play') onPlay?.(game)
    else if (deed === 'demo') onDemo?.(game)
    else if (deed === 'keep') favourites?.toggle(game, !favourites.ids.has(game.id))
    else if (target.closest('a')) {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (event.defaultPrevented || !plain) return
      event.preventDefault()
      go(gamePath(game))
    }
  })
  const near = useEffectEvent((target: Element) => {
    const game = target.closest('a') ? gameAt(target) : undefined
    if (game) preload?.(gamePath(game))
  })
  // Before the tiles are seen: what is pressed at once must not be lost.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let last: Element | null = null
    const onPress = (event: MouseEvent) => press(event)
    const onNear = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      if (link && link !== last) near(link)
      last = link
    }
    const left = new AbortController()
    const until = { signal: left.signal }
    element.addEventListener('click', onPress, until)
    element.addEventListener('pointerover', onNear, until)
    element.addEventListener('focusin', onNear, until)
    return () => left.abort()
  }, [list])
}

export interface GameRowProps extends GameActions {
  readonly title: string
  /** Stands for the row where the content gives it an id of its own. */
  readonly id?: string | undefined
  readonly more?: ReactNode
  readonly games: readonly (Game | LiveTableTile)[]
  readonly shape?: RowShape
  readonly first?: boolean
  /** Fields beside each other of a row of two lines. */
  readonly lines?: 1 | 2
}

/** Tiles drawn beyond the edge of a row, so that the next ones are there when it is pulled. */
const beyond = 3

/** How many tiles of a row are within its window at most, and some more. */
function inSight(shape: RowShape): number {
  // Drawn by the operator it is as long as what it is given.
  if (typeof window === 'undefined') return Infinity
  // By the narrowest tiles that there are.
  return Math.ceil(Math.min(window.innerWidth, 1440) / (shape === 'wide' ? 250 : 160)) + beyond
}

/** A row of games that scrolls sideways. Tiles that have not come near its window yet are only room. */
export function GameRow({
  title,
  id,
  more,
  games,
  shape = 'square',
  first = false,
  lines = 1,
  ...actions
}: GameRowProps) {
  const list = useRef<HTMLUListElement>(null)
  const { href } = useNavigation()
  const words = useTileWords()
  const drawn = useDrawnAhead(list, games.length, inSight(shape) * lines, beyond)
  useTileDeeds(list, games, actions)
  const shown = games.slice(0, drawn)
  const left = Math.ceil((games.length - shown.length) / lines)
  return (
    <Carousel
      list={list}
      id={id}
      label={title}
      title={title}
      more={more}
      lines={lines}
      itemWidth={shape === 'wide' ? 'var(--wide-tile)' : 'var(--tile)'}
    >
      {shown.map((game, at) => (
        <li key={game.id} aria-setsize={games.length} aria-posinset={at + 1}>
          <TileOf
            game={game}
            at={at}
            words={words}
            href={href(gamePath(game))}
            shape={shape}
            first={first && at < 3}
            sizes={shape === 'wide' ? '40rem' : '22rem'}
            {...tileDeeds(actions, game)}
          />
        </li>
      ))}
      {left > 0 ? <li key="" aria-hidden style={{ gridColumnEnd: `span ${left}` }} /> : null}
    </Carousel>
  )
}
