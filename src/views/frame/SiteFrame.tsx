import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SkipLink } from '#src/ui/VisuallyHidden.tsx'
import * as styles from './frame.css.ts'
import { MobileBar } from './MobileBar.tsx'
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx'
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'

export interface SiteFrameProps extends SiteHeaderProps, SiteFooterProps {
  /** Toasts, panels and banners that stand over every page. */
  readonly overlays?: ReactNode
  /** The drawer of the menu, while it is open. */
  readonly renderMenu: (onClose: () => void) => ReactNode
  readonly children: ReactNode
}

/** A page of the site: header, content, footer, and a bar at the foot of phones. */
export function SiteFrame(props: SiteFrameProps) {
  const { brand, player, offered, balance, onSearch, onLogOut, overlays, renderMenu, children } = props
  return (
    <div className={styles.site}>
      <meta name="theme-color" content={brand.themeColor} />
      <SkipLink>
        <Trans>Skip to content</Trans>
      </SkipLink>
      {/* Early in the page, so that whoever walks it by keyboard meets the cookie question before hundreds of games. */}
      {overlays}
      <SiteHeader
        brand={brand}
        player={player}
        offered={offered}
        balance={balance}
        onSearch={onSearch}
        onLogOut={onLogOut}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter
        brand={brand}
        footer={props.footer}
        choices={props.choices}
        onCookieSettings={props.onCookieSettings}
      />
      <MobileBar offered={offered} onSearch={onSearch} renderMenu={renderMenu} />
    </div>
  )
}
