import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Brand } from '#brands/brand.ts'
import { SkipLink } from '#src/ui/VisuallyHidden.tsx'
import * as styles from '../frame/frame.css.ts'
import { MobileBar } from '../frame/MobileBar.tsx'
import type { Offered } from '../frame/player.ts'
import { SiteHeader } from '../frame/SiteHeader.tsx'

export interface FirstFrameProps {
  readonly brand: Brand
  readonly offered: Offered
}

const nothing = () => null

/** The frame while nobody knows yet who is there: nothing stands where account and balance will be. */
export function FirstFrame({ brand, offered, children }: FirstFrameProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.site}>
      <SkipLink>
        <Trans>Skip to content</Trans>
      </SkipLink>
      <SiteHeader
        brand={brand}
        player={undefined}
        offered={offered}
        balance={null}
        onSearch={nothing}
        onLogOut={nothing}
      />
      {/* Higher than any window: the page itself goes on below. */}
      <main className={styles.main} style={{ minHeight: '200vh' }}>
        {children}
      </main>
      <MobileBar offered={offered} onSearch={nothing} renderMenu={nothing} />
    </div>
  )
}
