import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import * as styles from './GameTile.css.ts'
import { HeartFullIcon, HeartIcon, PlayIcon } from './icons.tsx'
import { Image } from './Image.tsx'
import { Link } from './Link.tsx'
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
export type TileSpan = keyof typeof styles.span

export interface GameTileProps {
  readonly game: TileGame
  readonly provider: string
  /** Locale-relative path of the game's page. */
  readonly to: string
  readonly span?: TileSpan
  /** Outside a grid: how high its art is. */
  readonly shape?: keyof typeof styles.shape
  /** Left out where the player may not play now. */
  readonly onPlay?: (() => void) | undefined
  readonly onDemo?: (() => void) | undefined
  /** Left out for visitors. */
  readonly favourite?: { readonly on: boolean; readonly busy: boolean; toggle(): void } | undefined
  /** The jackpot's or the table's live value. */
  readonly note?: ReactNode
  readonly first?: boolean
  readonly sizes?: string
}

/** One game: art, name and provider; buttons on hover and focus. */
export function GameTile(props: GameTileProps) {
  const {
    game,
    provider,
    to,
    span = '1x',
    shape = 'square',
    onPlay,
    onDemo,
    favourite,
    note,
    first = false,
    sizes,
  } = props
  const { t } = useLingui()
  const tall = span === '2xv' || shape === 'tall'
  const square = shape === 'wide' ? (game.wideImage ?? game.thumbnail) : game.thumbnail
  return (
    <article className={cx(styles.tile, styles.span[span])}>
      <Link to={to} look="bare" className={styles.link}>
        <span className={cx(styles.art, styles.shape[shape])}>
          <Image
            reference={tall ? (game.verticalImage ?? square) : square}
            alt=""
            widths={span === '4x' || shape === 'wide' ? [180, 320, 480] : [120, 180, 240]}
            sizes={sizes ?? '(min-width: 1024px) 400px, 45vw'}
            color={game.color}
            first={first}
            className={styles.picture}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{game.label}</span>
          <span className={styles.provider}>{provider}</span>
        </span>
      </Link>
      <span className={styles.badges}>
        {game.isNew ? (
          <Badge tone="accent">
            <Trans>New</Trans>
          </Badge>
        ) : null}
        {note ? <Badge tone="second">{note}</Badge> : null}
        {!note && game.jackpotExist ? (
          <Badge tone="second">
            <Trans>Jackpot</Trans>
          </Badge>
        ) : null}
      </span>
      {onPlay || onDemo ? (
        <span className={styles.actions}>
          {onPlay ? (
            <Button
              variant="primary"
              size="sm"
              icon={<PlayIcon size={14} />}
              className={styles.action}
              aria-description={game.label}
              onClick={onPlay}
            >
              <Trans>Play</Trans>
            </Button>
          ) : null}
          {onDemo ? (
            <Button size="sm" className={styles.action} aria-description={game.label} onClick={onDemo}>
              <Trans>Try demo</Trans>
            </Button>
          ) : null}
        </span>
      ) : null}
      {favourite ? (
        <button
          type="button"
          className={styles.heart}
          aria-pressed={favourite.on}
          aria-label={t`My games: ${game.label}`}
          disabled={favourite.busy}
          onClick={() => favourite.toggle()}
        >
          {favourite.on ? <HeartFullIcon size={18} /> : <HeartIcon size={18} />}
        </button>
      ) : null}
    </article>
  )
}

/** The place of a tile that is still being fetched. */
export function GameTileSkeleton({
  span = '1x',
  shape = 'square',
}: {
  readonly span?: TileSpan
  readonly shape?: keyof typeof styles.shape
}) {
  return (
    <div className={cx(styles.tile, styles.span[span])} aria-hidden>
      <span className={cx(styles.art, styles.shape[shape], styles.waiting)} />
      <span className={styles.words}>
        <span className={styles.line} />
        <span className={styles.lineShort} />
      </span>
    </div>
  )
}
