import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { useCurrentInSight } from '#src/ui/useCurrentInSight.ts'
import { useAccountLinks } from '../frame/accountLinks.ts'
import type { FramePlayer } from '../frame/player.ts'
import * as styles from './account.css.ts'

export interface AccountShellProps {
  readonly player: FramePlayer
  readonly title?: ReactNode
  readonly children: ReactNode
}

/** The account area: its pages at the side, the chosen one beside them (NAV-8). */
export function AccountShell({ player, title, children }: AccountShellProps) {
  const { t } = useLingui()
  const links = useAccountLinks(player)
  const { path: here } = useNavigation()
  // Codes are entered among the rewards, though their address is beside them.
  const path = here === '/my-account/bonus-code' ? '/my-account/rewards' : here
  // A page below one of these, such as a message of the inbox, belongs to it.
  const current = links
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  const list = useRef<HTMLUListElement>(null)
  useCurrentInSight(list, path, links.filter(({ isSoon }) => !isSoon).length)
  return (
    <div className={styles.shell}>
      <nav
        className={styles.side}
        aria-label={t({ message: 'Account', comment: 'Noun: the player account, as title of its menu.' })}
      >
        <p className={styles.email}>
          <Trans comment="Before the email address of the player, {0}.">
            Signed in as <span className={styles.address}>{player.email}</span>
          </Trans>
        </p>
        <ul ref={list} className={styles.list}>
          {links.map(({ to, label, isSoon }) =>
            isSoon ? (
              <li key={to} className={styles.soon} aria-hidden>
                <span className={styles.link}>{label}</span>
              </li>
            ) : (
              <li key={to}>
                <Link to={to} look="bare" className={styles.link} aria-current={to === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={styles.content}>
        {title ? <h1 className={styles.title}>{title}</h1> : null}
        {children}
      </div>
    </div>
  )
}
