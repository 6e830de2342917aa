import { useLingui } from '@lingui/react/macro'
import type { BannerContent } from '#contract/content-queries.ts'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import * as styles from './banners.css.ts'

interface PageBannersProps {
  /** Already cut down to this audience (CON-2). */
  readonly banners: readonly BannerContent[]
  readonly isSignedIn: boolean
}

/** The banners of a page, each a strip as wide as the page (NAV-12, CON-3). */
export function PageBanners({ banners, isSignedIn }: PageBannersProps) {
  const { t } = useLingui()
  if (banners.length === 0) return null
  return (
    <section className={styles.list} aria-label={t`News of this page`}>
      {banners.map((banner) => (
        <Strip key={banner.id} banner={banner} isSignedIn={isSignedIn} />
      ))}
    </section>
  )
}

/** One banner; a link where it is clickable and leads somewhere for this audience. */
function Strip({ banner, isSignedIn }: { readonly banner: BannerContent; readonly isSignedIn: boolean }) {
  const action = isSignedIn ? banner.urlAction?.authorized : banner.urlAction?.anonymous
  const to = action?.absoluteUrl ?? (action?.slug ? `/${action.slug.replace(/^\//, '')}` : null)
  const inside = (
    <>
      <Image
        reference={banner.images.desktop ?? banner.images.mobile}
        alt=""
        widths={[240, 360]}
        sizes="(min-width: 768px) 360px, 40vw"
        className={styles.art}
      />
      <span className={styles.words}>
        {banner.greeting ? <span className={styles.text}>{banner.greeting}</span> : null}
        <span className={styles.title}>{banner.title}</span>
        {banner.description ? <span className={styles.text}>{banner.description}</span> : null}
      </span>
      {to && banner.isClickable && banner.button ? <span className={styles.button}>{banner.button.label}</span> : null}
    </>
  )
  if (!to || !banner.isClickable) return <div className={styles.strip}>{inside}</div>
  return (
    <Link to={to} look="bare" newTab={action?.openNewTab ?? false} className={styles.strip}>
      {inside}
    </Link>
  )
}
