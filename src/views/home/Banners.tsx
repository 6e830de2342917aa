import { useLingui } from '@lingui/react/macro'
import type { BannerContent } from '#contract/content-queries.ts'
import { Carousel } from '#src/ui/Carousel.tsx'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import * as styles from './home.css.ts'

interface BannersProps {
  /** Already cut down to this audience (CON-2). */
  readonly banners: readonly BannerContent[]
  readonly isSignedIn: boolean
}

/** Banners beside each other; they move only when a person moves them. */
export function Banners({ banners, isSignedIn }: BannersProps) {
  const { t } = useLingui()
  if (banners.length === 0) return null
  return (
    <Carousel
      label={t({ message: 'For you', comment: 'Title of a row of banners.' })}
      title={t`For you`}
      itemWidth="min(26rem, 84vw)"
    >
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerCard banner={banner} isSignedIn={isSignedIn} />
        </li>
      ))}
    </Carousel>
  )
}

/** One banner; a link where it is clickable and leads somewhere for this audience (CON-3). */
export function BannerCard({ banner, isSignedIn }: { readonly banner: BannerContent; readonly isSignedIn: boolean }) {
  const action = isSignedIn ? banner.urlAction?.authorized : banner.urlAction?.anonymous
  const to = action?.absoluteUrl ?? (action?.slug ? `/${action.slug.replace(/^\//, '')}` : null)
  const inside = (
    <>
      <Image
        reference={banner.images.desktop ?? banner.images.mobile}
        alt=""
        ratio="16 / 8"
        widths={[320, 420]}
        sizes="(min-width: 768px) 840px, 90vw"
      />
      <span className={styles.promoWords}>
        {banner.greeting ? <span className={styles.promoText}>{banner.greeting}</span> : null}
        <span className={styles.verticalTitle}>{banner.title}</span>
        {banner.description ? <span className={styles.promoText}>{banner.description}</span> : null}
        {to && banner.isClickable && banner.button ? (
          <span className={styles.promoButton}>{banner.button.label}</span>
        ) : null}
      </span>
    </>
  )
  if (!to || !banner.isClickable) return <div className={styles.promo}>{inside}</div>
  return (
    <Link to={to} look="bare" newTab={action?.openNewTab ?? false} className={styles.promo}>
      {inside}
    </Link>
  )
}
