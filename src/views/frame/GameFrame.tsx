import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { Currency, Minor } from '#contract/money.ts'
import * as button from '#src/ui/Button.css.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { BackIcon, MenuIcon } from '#src/ui/icons.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { showElapsed, useNow } from '#src/ui/useNow.ts'
import { useSite } from '#src/ui/site.tsx'
import { SkipLink } from '#src/ui/VisuallyHidden.tsx'
import * as styles from './frame.css.ts'
import { DepositButton, SafetyLink } from './headerParts.tsx'
import { LobbyLink } from './LobbyLink.tsx'

export interface GameFrameProps {
  readonly title: string
  /** Locale-relative path of the lobby the game belongs to. */
  readonly backTo: string
  /** When the player's session began, ms; null for visitors. */
  readonly sessionStart: number | null
  /** Won less staked since the session began, minor units (RMB-4); null for visitors and demo play. */
  readonly netPosition: { readonly amount: Minor; readonly currency: Currency } | null
  /** How far the active bonus is wagered; nothing where none is (BON-7). */
  readonly wagering?: ReactNode
  /** The wallet's view; null for visitors. */
  readonly balance: ReactNode
  readonly mayDeposit: boolean
  /** Where the tools of safe play stand (RGT-8). */
  readonly toSafety: string
  readonly onDeposit?: () => void
  /** Opens the menu over the running game; left out while none runs. */
  readonly onMenu?: () => void
  /** Opens the tools of safe play over the running game; left out where their page is gone to. */
  readonly onSafety?: () => void
  readonly overlays?: ReactNode
  readonly children: ReactNode
}

/** A page with a running game: its own header with clock, session time, balance and net position (NAV-13, RGT-8, RMB-4). */
export function GameFrame(props: GameFrameProps) {
  const { title, backTo, balance, mayDeposit, toSafety, onDeposit, onMenu, onSafety, overlays, children } = props
  const { t } = useLingui()
  const { go } = useNavigation()
  return (
    <div className={styles.gameSite}>
      <SkipLink>
        <Trans>Skip to the game</Trans>
      </SkipLink>
      <header className={styles.header}>
        <div className={styles.gameBar}>
          <LobbyLink to={backTo} look="bare" className={button.icon} aria-label={t`Back`} title={t`Back`}>
            <BackIcon />
          </LobbyLink>
          <span className={styles.gameRowOnly}>
            <span className={styles.titlePlace}>
              <h1 className={styles.gameTitle}>{title}</h1>
            </span>
          </span>
          <span className={styles.gap} />
          <span className={styles.gameRowOnly}>
            <SessionMeters {...props} />
          </span>
          <SafetyLink to={toSafety} onClick={onSafety} />
          <div className={styles.account}>
            {balance}
            {mayDeposit ? <DepositButton onClick={onDeposit ?? (() => go('/my-account/banking/deposit'))} /> : null}
          </div>
          {onMenu ? (
            <IconButton
              label={t({ message: 'Game menu', comment: 'Name of the menu over a running game.' })}
              onClick={onMenu}
            >
              <MenuIcon />
            </IconButton>
          ) : null}
        </div>
        <div className={styles.mobileStrip}>
          <h1 className={styles.gameTitle}>{title}</h1>
          <SessionMeters {...props} />
        </div>
      </header>
      {/* Named, since the game inside may bring a main part of its own. */}
      <main id="main" tabIndex={-1} className={styles.gameMain} aria-label={title}>
        {children}
      </main>
      {overlays}
    </div>
  )
}

function SessionMeters({
  sessionStart,
  netPosition,
  wagering,
}: Pick<GameFrameProps, 'sessionStart' | 'netPosition' | 'wagering'>) {
  const now = useNow()
  const { numberLocale } = useSite()
  const id = useId()
  const clock = new Intl.DateTimeFormat(numberLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  )
  return (
    <span className={styles.meters}>
      {wagering}
      <span className={styles.standingMeters}>
        {netPosition ? (
          <span className={styles.meter}>
            <span className={styles.meterLabel}>
              <Trans comment="Won minus staked, since the session began or in a period.">Net position</Trans>
            </span>
            <Money amount={netPosition.amount} currency={netPosition.currency} />
          </span>
        ) : null}
        {sessionStart === null ? null : (
          <span className={styles.meter}>
            <span id={id} className={styles.meterLabel}>
              <Trans comment="Label: time since sign-in, in the header of a game.">Session time</Trans>
            </span>
            <span role="timer" aria-labelledby={id}>
              {showElapsed(now - sessionStart)}
            </span>
          </span>
        )}
        <span className={styles.meter}>
          <span className={styles.meterLabel}>
            <Trans comment="Span or moment: time played, the clock, how long a payment takes.">Time</Trans>
          </span>
          <time>{clock}</time>
        </span>
      </span>
    </span>
  )
}
