import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency, Minor } from '#contract/money.ts'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Money } from '#src/ui/Money.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import * as styles from './home.css.ts'

/** A win with what the content knows of its game (LOB-8). */
export interface ShownWinner {
  readonly gameId: string
  readonly gameName: string
  /** Locale-relative path of the game's page. */
  readonly to: string
  readonly image: string | null
  readonly playerName: string
  readonly amount: Minor
  readonly currency: Currency
  readonly wonAt: string
}

/** Latest and top winners, restricted games already taken out. */
export interface WinnerLists {
  readonly latest: readonly ShownWinner[]
  readonly top: readonly ShownWinner[]
}

/** The winners of the site, without any hurry in it. */
export function Winners({ latest, top }: WinnerLists) {
  const { t } = useLingui()
  if (latest.length + top.length === 0) return null
  return (
    <section
      className={styles.winners}
      aria-label={t({ message: 'Winners', comment: 'Heading: people who have just won.' })}
    >
      <h2 className={surface.sectionTitle}>
        <Trans>Winners</Trans>
      </h2>
      <Tabs
        label={t`Winners`}
        tabs={[
          ...(latest.length === 0
            ? []
            : [
                {
                  id: 'latest',
                  label: t({ message: 'Latest', comment: 'Tab: latest winners.' }),
                  content: <WinnerList winners={latest} />,
                },
              ]),
          {
            id: 'top',
            label: t({ message: 'This week’s largest', comment: 'Title over the largest wins of this week.' }),
            content: <WinnerList winners={top} />,
          },
        ]}
      />
    </section>
  )
}

function WinnerList({ winners }: { readonly winners: readonly ShownWinner[] }) {
  return (
    <ul className={styles.winnerList}>
      {winners.slice(0, 9).map((winner) => (
        <li key={`${winner.gameId} ${winner.wonAt} ${winner.amount}`} className={styles.winner}>
          <Image reference={winner.image} alt="" widths={[44]} sizes="88px" ratio="1" className={styles.winnerArt} />
          <span>
            <Link to={winner.to} look="bare" className={styles.winnerGame}>
              {winner.gameName}
            </Link>
            <span className={styles.winnerName}>{winner.playerName}</span>
          </span>
          <span className={styles.winnerAmount}>
            <Money amount={winner.amount} currency={winner.currency} />
          </span>
        </li>
      ))}
    </ul>
  )
}
