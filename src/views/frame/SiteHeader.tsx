import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Brand } from '#brands/brand.ts'
import { Button, IconButton } from '#src/ui/Button.tsx'
import { OutIcon, SearchIcon, UserIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import * as styles from './frame.css.ts'
import { DepositButton, SafetyLink } from './headerParts.tsx'
import { isWithin, useNavigationItems } from './navigationItems.tsx'
import { safetyPath, type FramePlayer, type Offered } from './player.ts'

export interface SiteHeaderProps {
  readonly brand: Brand
  /** Null for a visitor; undefined while it is being found out. */
  readonly player: FramePlayer | null | undefined
  readonly offered: Offered
  /** The wallet's view. */
  readonly balance: ReactNode
  readonly onSearch: () => void
  readonly onLogOut: () => void
}

/** The default header (NAV-13). */
export function SiteHeader({ brand, player, offered, balance, onSearch, onLogOut }: SiteHeaderProps) {
  const { t } = useLingui()
  const { path } = useNavigation()
  const items = useNavigationItems(offered)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          to="/"
          look="bare"
          className={player ? styles.playerLogo : styles.logo}
          aria-label={t({
            message: `${brand.name}, home`,
            comment: 'Name of the logo link for screen readers; {0} is the brand.',
          })}
        >
          <span className={styles.wholeLogo}>
            <brand.Logo height={30} />
          </span>
          <span className={styles.markAlone}>
            <brand.Mark size={34} />
          </span>
        </Link>
        <nav
          className={styles.nav}
          aria-label={t({ message: 'Main', comment: 'Name of the main navigation for screen readers.' })}
        >
          {items.map(({ to, label }) => (
            <Link key={to} to={to} look="bare" className={styles.navLink} data-within={isWithin(path, to)}>
              {label}
            </Link>
          ))}
        </nav>
        <span className={styles.gap} />
        <span className={styles.onlyDesktop}>
          <IconButton label={t`Search`} onClick={onSearch}>
            <SearchIcon />
          </IconButton>
        </span>
        <SafetyLink to={safetyPath(player)} />
        <HeaderAccount player={player} balance={balance} onLogOut={onLogOut} />
      </div>
    </header>
  )
}

function HeaderAccount({ player, balance, onLogOut }: Pick<SiteHeaderProps, 'player' | 'balance' | 'onLogOut'>) {
  const { t } = useLingui()
  const { go } = useNavigation()
  if (player === undefined) return <div className={styles.account} />
  if (player === null) {
    return (
      <div className={styles.account}>
        <Button variant="quiet" size="sm" onClick={() => go('#login')}>
          <Trans>Log in</Trans>
        </Button>
        <Button variant="primary" size="sm" onClick={() => go('/signup')}>
          <Trans comment="Button and title: verb, opens an account.">Sign up</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.account}>
      {balance}
      {player.mayDeposit ? <DepositButton onClick={() => go('/my-account/banking/deposit')} /> : null}
      {player.isKnown ? null : (
        <span className={styles.soon} aria-hidden>
          <DepositButton />
        </span>
      )}
      <span className={styles.onlyDesktop}>
        <AccountMenu player={player} icon={<UserIcon />} />
        <IconButton label={t`Log out`} onClick={onLogOut}>
          <OutIcon />
        </IconButton>
      </span>
    </div>
  )
}
