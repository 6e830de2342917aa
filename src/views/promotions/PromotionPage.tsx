import { Trans } from '@lingui/react/macro'
import type { ContentResult, promotionQuery } from '#contract/content-queries.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Image } from '#src/ui/Image.tsx'
import { Link } from '#src/ui/Link.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card } from '#src/ui/Surface.tsx'
import { Html } from '../pages/StaticPage.tsx'

/** One promotion with text and terms, its html already sanitised (NAV-4, CON-4). */
export type PromotionContent = NonNullable<ContentResult<typeof promotionQuery>>

/** One promotion; its terms stand on the same page, not behind a link. */
export function PromotionPage({ promotion }: { readonly promotion: PromotionContent }) {
  return (
    <article className={cx(surface.narrow, surface.stack)}>
      <p>
        <Link to="/promotions">
          <Trans comment="Link back to the list of promotions.">All promotions</Trans>
        </Link>
      </p>
      <Image
        reference={promotion.image}
        alt=""
        ratio="16 / 8"
        widths={[360, 540, 720]}
        sizes="(min-width: 768px) 1440px, 100vw"
        first
        className={surface.pagePicture}
      />
      <h1 className={surface.pageTitle}>{promotion.title}</h1>
      {promotion.summary ? <p className={surface.lead}>{promotion.summary}</p> : null}
      <Html html={promotion.body} />
      {promotion.button ? (
        <p>
          <ButtonLink to={promotion.button.path} variant="primary" size="lg">
            {promotion.button.label}
          </ButtonLink>
        </p>
      ) : null}
      {promotion.terms ? (
        <Card as="section">
          <h2 className={surface.sectionTitle}>
            <Trans>Terms of this promotion</Trans>
          </h2>
          <Html html={promotion.terms} />
        </Card>
      ) : null}
    </article>
  )
}
