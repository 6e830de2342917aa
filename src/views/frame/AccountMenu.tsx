import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as button from '#src/ui/Button.css.ts'
import { Link } from '#src/ui/Link.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import * as popover from '#src/ui/Popover.css.ts'
import { useAccountLinks } from './accountLinks.ts'
import type { FramePlayer } from './player.ts'

/** The player's own pages, below the account button of the header. */
export function AccountMenu({ player, icon }: { readonly player: FramePlayer; readonly icon: ReactNode }) {
  const { t } = useLingui()
  return (
    <Popover
      button={icon}
      buttonLabel={t({ message: 'Account menu', comment: 'Name of the navigation for screen readers.' })}
      buttonClassName={button.icon}
      label={t`Account`}
    >
      <AccountLinks player={player} />
    </Popover>
  )
}

/** The links themselves, also for the drawer of a phone. */
export function AccountLinks({ player }: { readonly player: FramePlayer }) {
  const links = useAccountLinks(player).filter(({ isSoon }) => !isSoon)
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} look="bare" className={popover.item}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
