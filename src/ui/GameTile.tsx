import { useLingui } from '@lingui/react/macro'
import { memo, useId, useMemo, type ComponentType, type ReactNode } from 'react'
import * as button from './Button.css.ts'
import { cx } from './cx.ts'
import * as styles from './GameTile.css.ts'
import { HeartFullIcon, HeartIcon, PlayIcon } from './icons.tsx'
import { Image } from './Image.tsx'
import { Badge } from './Surface.tsx'

/** What a tile shows of a game. */
export interface TileGame {
  readonly id: string
  readonly label: string
  readonly thumbnail: string | null
  readonly verticalImage: string | null
  readonly wideImage?: string | null
  /** Colour of its art, shown until that comes. */
  readonly color: string | null
  readonly isNew?: boolean | null
  readonly jackpotExist?: boolean | null
}

/** What a tile's buttons are for: the list around them hears all of them at once. */
export type TileDeed = 'play' | 'demo' | 'keep'

/** The words that all tiles of a list share: looked up once, not for each of hundreds. */
export interface TileWords {
  readonly play: string
  readonly demo: string
  readonly isNew: string
  readonly jackpot: string
  /** Its provider is being worked on. */
  readonly soon: string
  readonly mine: (label: string) => string
}

/** The words of tiles in the language of the page. */
export function useTileWords(): TileWords {
  const { t } = useLingui()
  return useMemo(
    () => ({
      play: t({ message: 'Play', comment: 'Button: verb, opens the game for money.' }),
      demo: t({ message: 'Try demo', comment: 'Button: verb, plays without money.' }),
      isNew: t({ message: 'New', comment: 'On a new game, or a message that is not read yet.' }),
      jackpot: t({ message: 'Jackpot', comment: 'On the tile of a game.' }),
      soon: t({ message: 'Back soon', comment: 'On the tile of a game that is being maintained.' }),
      mine: (label: string) =>
        t({ message: `My games: ${label}`, comment: 'Button: adds the game {label} to my games.' }),
    }),
    [t],
  )
}

export interface GameTileProps {
  readonly game: TileGame
  /** Its place in the list, by which the list knows what was pressed. */
  readonly at: number
  readonly words: TileWords
  readonly provider: string
  /** Address of the game's page. */
  readonly href: string
  /** Its art, where that is not by the tile's shape. */
  readonly Art?: ComponentType<{ readonly game: TileGame; readonly size: string }> | undefined
  /** Fields of a grid that it covers, as its art wants to know. */
  readonly size?: string | undefined
  /** How high its art is. */
  readonly shape?: keyof typeof styles.shape
  /** False where the player may not play now. */
  readonly mayPlay: boolean
  readonly mayDemo: boolean
  /** Whether it is one of the player's games; undefined where none are kept. */
  readonly isKept?: boolean | undefined
  /** The jackpot's or the table's live value. */
  readonly note?: ReactNode
  readonly first?: boolean
  readonly sizes?: string | undefined
}

const widthsOf = { wide: [180, 320, 480], usual: [120, 180, 240] }

/**
 * One game: art, name and provider; buttons on hover and focus. It has no handlers of its own, as there may be hundreds: the list around
 * it hears them (`TileList`). In a grid another game may take its place at each key, so that little is said twice.
 */
export function GameTile(props: GameTileProps) {
  const {
    game,
    at,
    words,
    provider,
    href,
    Art,
    size = '1x',
    shape = 'square',
    mayPlay,
    mayDemo,
    isKept,
    note,
    first = false,
  } = props
  const id = useId()
  const square = shape === 'wide' ? (game.wideImage ?? game.thumbnail) : game.thumbnail
  return (
    <article className={styles.tile} data-at={at} aria-labelledby={id}>
      <a href={href} className={styles.link}>
        {Art ? (
          <Art game={game} size={size} />
        ) : (
          <span className={cx(styles.art, styles.shape[shape])}>
            <Image
              reference={shape === 'tall' ? (game.verticalImage ?? square) : square}
              alt=""
              widths={shape === 'wide' ? widthsOf.wide : widthsOf.usual}
              sizes={props.sizes ?? '(min-width: 1024px) 400px, 45vw'}
              color={game.color}
              first={first}
              className={styles.picture}
            />
          </span>
        )}
        <span className={styles.words}>
          <span id={id} className={styles.name}>
            {game.label}
          </span>
          <span className={styles.provider}>{provider}</span>
        </span>
      </a>
      {game.isNew || note || game.jackpotExist ? (
        <span className={styles.badges}>
          {game.isNew ? <Badge tone="accent">{words.isNew}</Badge> : null}
          {note ?? (game.jackpotExist ? <Badge tone="second">{words.jackpot}</Badge> : null)}
        </span>
      ) : null}
      {mayPlay || mayDemo ? <Deeds words={words} mayPlay={mayPlay} mayDemo={mayDemo} nameId={id} /> : null}
      {isKept === undefined ? null : (
        <button
          type="button"
          data-deed="keep"
          className={styles.heart}
          aria-pressed={isKept}
          aria-label={words.mine(game.label)}
        >
          {isKept ? <HeartFullIcon size={18} /> : <HeartIcon size={18} />}
        </button>
      )}
    </article>
  )
}

const action = cx(button.base, button.size.sm, button.variant.secondary, styles.action)
const mainAction = cx(button.base, button.size.sm, button.variant.primary, styles.action)

/** The buttons over a tile. */
const Deeds = memo(function Deeds(
  props: Pick<GameTileProps, 'words' | 'mayPlay' | 'mayDemo'> & { readonly nameId: string },
) {
  const { words, mayPlay, mayDemo, nameId } = props
  return (
    <span className={styles.actions}>
      {mayPlay ? (
        <button type="button" data-deed="play" className={mainAction} aria-describedby={nameId}>
          <PlayIcon size={14} />
          {words.play}
        </button>
      ) : null}
      {mayDemo ? (
        <button type="button" data-deed="demo" className={action} aria-describedby={nameId}>
          {words.demo}
        </button>
      ) : null}
    </span>
  )
})
