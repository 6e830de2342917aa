import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { MenuIcon, OutIcon, SearchIcon, ShieldIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import * as popover from '#src/ui/Popover.css.ts'
import { Toggle } from '#src/ui/Toggle.tsx'
import { AccountLinks } from './AccountMenu.tsx'
import * as styles from './frame.css.ts'
import { isWithin, useNavigationItems } from './navigationItems.tsx'
import { safetyPath, type FramePlayer, type Offered } from './player.ts'

export interface MobileBarProps {
  readonly player: FramePlayer | null | undefined
  readonly offered: Offered
  readonly onSearch: () => void
  readonly onLogOut: () => void
}

/** The bar at the foot of a phone: areas, search and the menu. */
export function MobileBar(props: MobileBarProps) {
  const { t } = useLingui()
  const { path } = useNavigation()
  const [first, second, third] = useNavigationItems(props.offered)
  const link = (item: typeof first): ReactNode =>
    item ? (
      <Link to={item.to} look="bare" className={styles.bottomItem} data-within={isWithin(path, item.to)}>
        <span className={styles.bottomIcon}>
          <item.Icon />
        </span>
        {item.label}
      </Link>
    ) : null
  return (
    <nav
      className={styles.bottomBar}
      aria-label={t({ message: 'Quick menu', comment: 'Name of the bar at the foot of a phone for screen readers.' })}
    >
      {link(first)}
      {link(second)}
      <button type="button" className={styles.bottomItem} onClick={props.onSearch}>
        <span className={styles.bottomIcon}>
          <SearchIcon />
        </span>
        <Trans comment="Button: opens the search of games.">Search</Trans>
      </button>
      {link(third)}
      <Toggle>
        {(isOpen, set) => (
          <>
            <button type="button" className={styles.bottomItem} aria-expanded={isOpen} onClick={() => set(true)}>
              <span className={styles.bottomIcon}>
                <MenuIcon />
              </span>
              <Trans comment="Button on phones: opens the menu.">Menu</Trans>
            </button>
            {isOpen ? <Drawer {...props} onClose={() => set(false)} /> : null}
          </>
        )}
      </Toggle>
    </nav>
  )
}

function Drawer({ player, offered, onLogOut, onClose }: MobileBarProps & { readonly onClose: () => void }) {
  const items = useNavigationItems(offered)
  return (
    <Dialog
      title={<Trans>Menu</Trans>}
      shape="drawer"
      onClose={onClose}
      root={{
        onClick: (event) => {
          if ((event.target as Element).closest('a')) onClose()
        },
      }}
    >
      <ul>
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} look="bare" className={popover.item}>
              <Icon /> {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={safetyPath(player)} look="bare" className={popover.item}>
            <ShieldIcon /> <Trans>Responsible gambling</Trans>
          </Link>
        </li>
      </ul>
      {player ? (
        <>
          <hr />
          <AccountLinks player={player} />
          <Button
            block
            icon={<OutIcon />}
            onClick={() => {
              onClose()
              onLogOut()
            }}
          >
            <Trans>Log out</Trans>
          </Button>
        </>
      ) : null}
    </Dialog>
  )
}
