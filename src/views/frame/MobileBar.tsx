import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MenuIcon, SearchIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Toggle } from '#src/ui/Toggle.tsx'
import * as styles from './frame.css.ts'
import { isWithin, useNavigationItems } from './navigationItems.tsx'
import type { Offered } from './player.ts'

export interface MobileBarProps {
  readonly offered: Offered
  readonly onSearch: () => void
  /** The drawer of the menu, while it is open: no first paint waits for it. */
  readonly renderMenu: (onClose: () => void) => ReactNode
}

/** The bar at the foot of a phone: areas, search and the menu. */
export function MobileBar({ offered, onSearch, renderMenu }: MobileBarProps) {
  const { t } = useLingui()
  const { path } = useNavigation()
  const [first, second, third] = useNavigationItems(offered)
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
      <button type="button" className={styles.bottomItem} onClick={onSearch}>
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
            {isOpen ? renderMenu(() => set(false)) : null}
          </>
        )}
      </Toggle>
    </nav>
  )
}
