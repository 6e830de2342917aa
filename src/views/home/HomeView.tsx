import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Brand } from '#brands/brand.ts'
import type { HomeContent } from '#contract/content-queries.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { InTurn } from '#src/ui/InTurn.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Skeleton } from '#src/ui/Surface.tsx'
import { GameRow, type GameActions } from '../games/TileList.tsx'
import { Banners } from './Banners.tsx'
import { Hero } from './Hero.tsx'
import * as styles from './home.css.ts'
import { Promotions } from './Promotions.tsx'
import { Verticals } from './Verticals.tsx'

export interface HomeViewProps extends GameActions {
  readonly brand: Brand
  /** Null while it is being fetched; banners and promotions already cut down to this audience (CON-2). */
  readonly content: HomeContent | null
  /** What is said when the content could not be had. */
  readonly failed?: ReactNode
  readonly isSignedIn: boolean
  /** False for players who must see no bonus and no marketing (RGT-7). */
  readonly showsOffers: boolean
  /** The winners' view, which comes after the rest of the page. */
  readonly winners: ReactNode
}

/** The home page (NAV-1). */
export function HomeView(props: HomeViewProps) {
  const { brand, content, failed, isSignedIn, showsOffers, winners, ...actions } = props
  const { isOpen } = useNavigation()
  if (!content) return failed ?? <HomeWaiting />
  const rows = isOpen('/online-casino') ? content.rows.filter((row) => row.games.length > 0) : []
  const row = (at: number) => {
    const category = rows[at]
    return category ? (
      <GameRow
        key={category.id}
        title={category.label}
        games={category.games}
        shape={at === 0 ? 'tall' : 'square'}
        more={<SeeAll to={`/online-casino/${category.url}`} what={category.label} />}
        {...actions}
      />
    ) : null
  }
  return (
    <div className={styles.page}>
      <Hero brand={brand} content={content} isSignedIn={isSignedIn} />
      <Verticals verticals={content.verticals} />
      <InTurn first={1} height="18rem">
        {row(0)}
        {showsOffers ? <Banners banners={content.banners} isSignedIn={isSignedIn} /> : null}
        {row(1)}
        {content.tables.length > 0 && isOpen('/live-casino-online') ? (
          <Tables tables={content.tables} actions={actions} />
        ) : null}
        {rows.slice(2).map((_, at) => row(at + 2))}
        {isOpen('/online-casino') ? winners : null}
        {showsOffers && content.promotions.length > 0 ? <Promotions promotions={content.promotions} /> : null}
        <Safer isSignedIn={isSignedIn} />
      </InTurn>
    </div>
  )
}

function Tables({ tables, actions }: { readonly tables: HomeContent['tables']; readonly actions: GameActions }) {
  const { t } = useLingui()
  return (
    <GameRow
      title={t({ message: 'Live tables', comment: 'Row of tables with real dealers.' })}
      games={tables}
      shape="wide"
      more={<SeeAll to="/live-casino-online" what={t`Live tables`} />}
      {...actions}
    />
  )
}

function SeeAll({ to, what }: { readonly to: string; readonly what: string }) {
  const { t } = useLingui()
  return (
    <Link
      to={to}
      aria-label={t({ message: `See all: ${what}`, comment: 'The same for screen readers with the name of the row.' })}
    >
      <Trans comment="Link: to the whole of a row.">See all</Trans>
    </Link>
  )
}

/** Limits are linked from home (RMB-1). */
function Safer({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <section className={styles.safer}>
      <div className={styles.saferWords}>
        <ShieldIcon size={36} />
        <div className={surface.tight}>
          <h2 className={styles.promoTitle}>
            <Trans>Your game, your limits</Trans>
          </h2>
          <p className={styles.promoText}>
            <Trans>Decide beforehand what you spend and how long you play. Lower a limit and it counts at once.</Trans>
          </p>
        </div>
      </div>
      <ButtonLink to={isSignedIn ? '/my-account/gambling-limits' : '/responsible-gambling'}>
        <Trans comment="Link: verb, to the page of limits.">Set limits</Trans>
      </ButtonLink>
    </section>
  )
}

function HomeWaiting() {
  const { t } = useLingui()
  return (
    <div className={styles.page} aria-busy aria-label={t`Loading`}>
      <Skeleton height="22rem" />
      <Skeleton height="8rem" />
      <Skeleton height="16rem" />
    </div>
  )
}
