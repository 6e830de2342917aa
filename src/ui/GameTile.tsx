import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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

/** How many grid fields a tile covers (LOB-1). */
export type TileSpan = keyof typeof styles.fieldOf

/** What a tile's buttons are for: the list around them hears all of them at once. */
export type TileDeed = 'play' | 'demo' | 'keep'

export interface GameTileProps {
  readonly game: TileGame
  readonly provider: string
  /** Address of the game's page. */
  readonly href: string
  readonly span?: TileSpan
  /** How high its art is: `field` in a grid. */
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
 * it hears them (`TileList`).
 */
export function GameTile(props: GameTileProps) {
  const { game, provider, href, span = '1x', shape = 'square', mayPlay, mayDemo, isKept, note, first = false } = props
  const { t } = useLingui()
  const tall = span === '2xv' || shape === 'tall'
  const square = shape === 'wide' ? (game.wideImage ?? game.thumbnail) : game.thumbnail
  const reference = tall ? (game.verticalImage ?? square) : square
  return (
    <article className={styles.tile} data-game={game.id}>
      <a href={href} className={styles.link}>
        <span className={cx(styles.art, styles.shape[shape])}>
          <Image
            // Another game in the same place never shows the art of the one before.
            key={reference}
            reference={reference}
            alt=""
            widths={span === '4x' || shape === 'wide' ? widthsOf.wide : widthsOf.usual}
            sizes={props.sizes ?? '(min-width: 1024px) 400px, 45vw'}
            color={game.color}
            first={first}
            className={styles.picture}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{game.label}</span>
          <span className={styles.provider}>{provider}</span>
        </span>
      </a>
      {game.isNew || note || game.jackpotExist ? (
        <span className={styles.badges}>
          {game.isNew ? <Badge tone="accent">{t`New`}</Badge> : null}
          {note ?? (game.jackpotExist ? <Badge tone="second">{t`Jackpot`}</Badge> : null)}
        </span>
      ) : null}
      {mayPlay || mayDemo ? (
        <span className={styles.actions}>
          {mayPlay ? (
            <button type="button" data-deed="play" className={mainAction} aria-description={game.label}>
              <PlayIcon size={14} />
              {t`Play`}
            </button>
          ) : null}
          {mayDemo ? (
            <button type="button" data-deed="demo" className={action} aria-description={game.label}>
              {t`Try demo`}
            </button>
          ) : null}
        </span>
      ) : null}
      {isKept === undefined ? null : (
        <button
          type="button"
          data-deed="keep"
          className={styles.heart}
          aria-pressed={isKept}
          aria-label={t`My games: ${game.label}`}
        >
          {isKept ? <HeartFullIcon size={18} /> : <HeartIcon size={18} />}
        </button>
      )}
    </article>
  )
}

const action = cx(button.base, button.size.sm, button.variant.secondary, styles.action)
const mainAction = cx(button.base, button.size.sm, button.variant.primary, styles.action)

/** The place of a tile that is still being fetched. */
export function GameTileSkeleton({
  shape = 'square',
}: {
  readonly shape?: keyof typeof styles.shape
}) {
  return (
    <div className={styles.tile} aria-hidden>
      <span className={cx(styles.art, styles.shape[shape], styles.waiting)} />
      <span className={styles.words}>
        <span className={styles.line} />
        <span className={styles.lineShort} />
      </span>
    </div>
  )
}
