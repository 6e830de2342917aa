import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GameDetails } from '#contract/content-queries.ts'
import { Image } from '#src/ui/Image.tsx'
import { useSite } from '#src/ui/site.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { providerName } from '../games/gameWords.ts'
import * as styles from './gameLaunch.css.ts'

/** How far wins lie apart; content says it in these words, or in its own. */
const volatilityWords: Readonly<Record<string, ReactNode>> = {
  low: <Trans comment="Volatility of a game.">Low</Trans>,
  medium: <Trans comment="Volatility of a game.">Medium</Trans>,
  high: <Trans comment="Volatility of a game.">High</Trans>,
}

/** A game with its art, what it is like, and what stands under it. */
export function GameCard({ game, children }: { readonly game: GameDetails; readonly children: ReactNode }) {
  const { rtp, volatility, lines } = game.metadata
  const { numberLocale } = useSite()
  const percent = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <article className={styles.card}>
      <Image
        reference={game.wideImage ?? game.thumbnail}
        alt=""
        widths={[360, 480, 600]}
        sizes="(min-width: 768px) 600px, 100vw"
        color={game.color}
        first
        className={styles.art}
      />
      <div className={styles.words}>
        <div className={surface.tight}>
          <h2 className={surface.pageTitle} tabIndex={-1}>
            {game.label}
          </h2>
          <p className={surface.muted}>{providerName(game)}</p>
        </div>
        {game.description ? <p className={styles.description}>{game.description}</p> : null}
        <dl className={styles.facts}>
          {rtp === null ? null : (
            <div>
              <dt>
                <Trans comment="Label: share of all stakes that a game pays out, in per cent (RTP).">
                  Return to player
                </Trans>
              </dt>
              <dd>{percent.format(rtp / 100)}</dd>
            </div>
          )}
          {volatility ? (
            <div>
              <dt>
                <Trans comment="Fact of a game: how rare and high its wins are.">Volatility</Trans>
              </dt>
              <dd>{volatilityWords[volatility] ?? volatility}</dd>
            </div>
          ) : null}
          {lines === null ? null : (
            <div>
              <dt>
                <Trans comment="Number of pay lines of a slot.">Lines</Trans>
              </dt>
              <dd>{lines}</dd>
            </div>
          )}
        </dl>
        {children}
      </div>
    </article>
  )
}
