import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PromotionTile } from '#contract/content-queries.ts'
import { cx } from '#src/ui/cx.ts'
import { Link } from '#src/ui/Link.tsx'
import { EmptyState } from '#src/ui/States.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useTagName } from './useTagName.ts'
import { PromotionCards, PromotionCardsWaiting } from '../home/Promotions.tsx'

export interface PromotionsPageProps {
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly tags: readonly string[] }[]
  /** Those of the chosen category and tag that this audience may see (CON-2); null while it is being found out. */
  readonly promotions: readonly PromotionTile[] | null
  /** Slug of the chosen category; null for all. */
  readonly category: string | null
  readonly tag: string | null
  /** The banners of the page, above the list. */
  readonly lead?: ReactNode
}

/** The list of promotions, all or of one category and tag (NAV-4). */
export function PromotionsPage({ categories, promotions, category, tag, lead }: PromotionsPageProps) {
  const { t } = useLingui()
  const tagName = useTagName()
  const chosen = categories.find(({ slug }) => slug === category)
  return (
    <div className={cx(surface.page, surface.stack)}>
      <h1 className={surface.pageTitle}>{chosen?.title ?? <Trans>Promotions</Trans>}</h1>
      <nav aria-label={t`Kinds of promotions`} className={surface.row}>
        <Link
          to="/promotions"
          look="bare"
          className={surface.chip}
          aria-current={category === null ? 'page' : undefined}
        >
          <Trans>All</Trans>
        </Link>
        {categories.map(({ slug, title }) => (
          <Link
            key={slug}
            to={`/promotions/${slug}`}
            look="bare"
            className={surface.chip}
            aria-current={category === slug ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {chosen && chosen.tags.length > 0 ? (
        <nav
          aria-label={t({ message: 'Tags', comment: 'Name of a list of filters for screen readers.' })}
          className={surface.row}
        >
          {chosen.tags.map((one) => (
            <Link
              key={one}
              to={`/promotions/${chosen.slug}/tag/${encodeURIComponent(one)}`}
              look="bare"
              className={surface.chip}
              aria-current={tag === one ? 'page' : undefined}
            >
              {tagName(one)}
            </Link>
          ))}
        </nav>
      ) : null}
      {lead}
      {promotions === null ? (
        <PromotionCardsWaiting />
      ) : promotions.length > 0 ? (
        <PromotionCards promotions={promotions} />
      ) : (
        <EmptyState title={<Trans>No promotions here at the moment</Trans>}>
          <Trans>Have a look again soon. The games are there without them.</Trans>
        </EmptyState>
      )}
    </div>
  )
}
