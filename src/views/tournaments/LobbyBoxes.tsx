import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency, Minor } from '#contract/money.ts'
import { cx } from '#src/ui/cx.ts'
import { DialogButton } from '#src/ui/DialogButton.tsx'
import { durationText } from '#src/ui/durationText.ts'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useSite } from '#src/ui/site.tsx'
import { showElapsed, useNow } from '#src/ui/useNow.ts'
import * as styles from './tournaments.css.ts'

/** What a box shows of its tournament. */
export interface BoxTournament {
  readonly id: string
  /** ISO times. */
  readonly startsAt: string
  readonly endsAt: string
  readonly prize: {
    readonly amount: Minor
    readonly currency: Currency
    /** What each place wins, from the first; none where the platform does not say, and in logs of older builds. */
    readonly byPlace?: readonly Minor[]
  }
  readonly leaderboard: readonly { readonly rank: number; readonly playerName: string; readonly points: number }[]
  /** Of a signed-in player; undefined for a visitor. */
  readonly own?: { readonly rank: number | null; readonly points: number; readonly joined: boolean } | null | undefined
}

/** A content or tournament box of a lobby, already this audience's (LOB-7). */
export interface Box {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly image: string | null
  readonly callToAction: { readonly label: string; readonly path: string } | null
  /** Null for a content box, and while the tournament is not known. */
  readonly tournament: BoxTournament | null
}

interface LobbyBoxesProps {
  readonly boxes: readonly Box[]
  /** What the device's clock is ahead of the house's, ms. */
  readonly clockAhead: number
}

/** Boxes beside each other; tournaments say how long they last, what is to win, and who leads. */
export function LobbyBoxesView({ boxes, clockAhead }: LobbyBoxesProps) {
  const { t } = useLingui()
  if (boxes.length === 0) return null
  return (
    <ul className={styles.boxes} aria-label={t`Tournaments and news`}>
      {boxes.map((box) => (
        <li key={box.id} className={styles.box}>
          <Image reference={box.image} alt="" widths={[170, 340]} sizes="330px" className={styles.art} />
          <div className={styles.words}>
            <h2 className={styles.title}>{box.title}</h2>
            {box.subtitle ? <p className={styles.text}>{box.subtitle}</p> : null}
            {box.tournament ? <Facts tournament={box.tournament} clockAhead={clockAhead} /> : null}
            <div className={styles.actions}>
              {box.callToAction ? (
                <Link to={`/${box.callToAction.path.replace(/^\//, '')}`} className={styles.action}>
                  {box.callToAction.label}
                </Link>
              ) : null}
              {box.tournament && box.tournament.leaderboard.length > 0 ? (
                <DialogButton
                  label={<Trans comment="Button and title: table of a tournament.">Standings</Trans>}
                  name={t({
                    message: `Standings: ${box.title}`,
                    comment: 'The same for screen readers; {0} is the tournament.',
                  })}
                  title={box.title}
                >
                  <Standings tournament={box.tournament} />
                </DialogButton>
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

const DAY = 86_400_000

/** How long there is: days and hours in words, and the last day by its seconds. */
function Left({ ms }: { readonly ms: number }) {
  const { numberLocale } = useSite()
  return <span className={styles.clock}>{ms < DAY ? showElapsed(ms) : durationText(ms, numberLocale)}</span>
}

function Facts({ tournament, clockAhead }: { readonly tournament: BoxTournament; readonly clockAhead: number }) {
  const { prize, own } = tournament
  const now = useNow() - clockAhead
  const untilStart = Date.parse(tournament.startsAt) - now
  const untilEnd = Date.parse(tournament.endsAt) - now
  const { numberLocale } = useSite()
  const points = new Intl.NumberFormat(numberLocale).format(own?.points ?? 0)
  const rank = own?.rank ?? 0
  return (
    <>
      <p className={styles.facts}>
        <span>
          <Trans comment="Total of the prizes of a tournament.">
            Prizes: <Money amount={prize.amount} currency={prize.currency} decimals="short" />
          </Trans>
        </span>
        <span>
          {untilStart > 0 ? (
            <Trans comment="Tournament: a length of time follows.">
              Starts in <Left ms={untilStart} />
            </Trans>
          ) : untilEnd > 0 ? (
            <Trans comment="Tournament: a length of time follows.">
              Ends in <Left ms={untilEnd} />
            </Trans>
          ) : (
            <Trans>Over; the next one follows</Trans>
          )}
        </span>
      </p>
      {own ? (
        <p className={styles.own}>
          {own.joined ? (
            <Trans>
              Your place: {rank}, with {points} points
            </Trans>
          ) : (
            <Trans>Your first round for money takes part.</Trans>
          )}
        </p>
      ) : null}
    </>
  )
}

function Standings({ tournament }: { readonly tournament: BoxTournament }) {
  const { numberLocale } = useSite()
  const number = new Intl.NumberFormat(numberLocale)
  const { byPlace = [], currency } = tournament.prize
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans comment="Column: rank in a tournament, not a location.">Place</Trans>
          </th>
          <th scope="col">
            <Trans comment="Column: name of a player in a tournament.">Player</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans comment="Column: points in a tournament.">Points</Trans>
          </th>
          {byPlace.length === 0 ? null : (
            <th scope="col" className={styles.number}>
              <Trans comment="Column: what a place in a tournament wins.">Prize</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {tournament.leaderboard.map(({ rank, playerName, points }) => {
          const isOwn = tournament.own?.rank === rank
          return (
            <tr key={rank} className={cx(isOwn && styles.isOwn)}>
              <td>{rank}</td>
              <td>
                {isOwn ? (
                  <Trans comment="In the table of a tournament, in place of the own name.">You</Trans>
                ) : (
                  playerName
                )}
              </td>
              <td className={styles.number}>{number.format(points)}</td>
              {byPlace.length === 0 ? null : (
                <td className={styles.number}>
                  {byPlace[rank - 1] === undefined ? null : (
                    <Money amount={byPlace[rank - 1] ?? 0} currency={currency} decimals="short" />
                  )}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
