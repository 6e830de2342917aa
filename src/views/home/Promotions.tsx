import { Trans, useLingui } from '@lingui/react/macro'
import type { PromotionTile } from '#contract/content-queries.ts'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Skeleton } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import * as styles from './home.css.ts'

/** Promotions as cards, with the way to all of them. */
export function Promotions({ promotions }: { readonly promotions: readonly PromotionTile[] }) {
  const { t } = useLingui()
  return (
    <section className={surface.stack} aria-label={t`Promotions`}>
      <div className={surface.titleRow}>
        <h2 className={surface.sectionTitle}>
          <Trans>Promotions</Trans>
        </h2>
        <Link to="/promotions" aria-label={t`See all: Promotions`}>
          <Trans>See all</Trans>
        </Link>
      </div>
      <PromotionCards promotions={promotions} />
    </section>
  )
}

/** The cards alone, also for the promotions pages (NAV-4). */
export function PromotionCards({ promotions }: { readonly promotions: readonly PromotionTile[] }) {
  return (
    <ul className={styles.cards}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <Link to={`/promotions/${promotion.category}/${promotion.slug}`} look="bare" className={styles.promo}>
            <Image
              reference={promotion.image}
              alt=""
              ratio="16 / 9"
              widths={[340, 420]}
              sizes="(min-width: 768px) 840px, 90vw"
            />
            <span className={styles.promoWords}>
              <span className={styles.verticalTitle}>{promotion.title}</span>
              {promotion.summary ? <span className={styles.promoText}>{promotion.summary}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The places of cards that are on their way. */
export function PromotionCardsWaiting() {
  return (
    <div className={styles.cards}>
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} ratio="10 / 9" />
      ))}
    </div>
  )
}
