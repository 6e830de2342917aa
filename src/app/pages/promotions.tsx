import type { ContentResult, promotionsQuery } from '#contract/content-queries.ts'
import { promotionsOptions } from '#src/queries/pages.ts'
import { PromotionsPage } from '#src/views/promotions/PromotionsPage.tsx'
import { useLingui } from '@lingui/react/macro'
import { notFound } from '@tanstack/react-router'
import { BannerSlot } from './BannerSlot.tsx'
import { PageNotLoaded } from '../fallbacks.tsx'
import { useHead } from '../head.ts'
import type { RouterContext } from '../router.ts'
import { useLostProfile } from '../useLostProfile.ts'
import { useShown } from '../useShown.ts'
import { useViewer } from '../useViewer.ts'

type Promotions = ContentResult<typeof promotionsQuery>

/** The promotions of this market with their categories; an unknown category is no page (NAV-4). */
export async function loadPromotions({ site }: RouterContext, category?: string): Promise<Promotions> {
  const content = await site.queryClient.fetchQuery(promotionsOptions(site.world))
  if (category !== undefined && !content.categories.some(({ slug }) => slug === category)) throw notFound()
  return content
}

interface PromotionsListProps {
  readonly content: Promotions
  readonly category: string | null
  readonly tag: string | null
}

/** Promotions of one category and tag, or all, as far as they are this audience's (NAV-4, CON-2). */
export function PromotionsList({ content, category, tag }: PromotionsListProps) {
  const { t } = useLingui()
  // Whose offers they are is known once profile and summary have come, or can't be had. None is shown before, to be
  // pushed aside or taken back.
  const audience = useViewer()
  const shown = useShown(content.promotions, audience)
  const chosen = content.categories.find(({ slug }) => slug === category)
  useHead(
    chosen?.title ?? t({ message: 'Promotions', comment: 'Page title and menu entry: offers and campaigns.' }),
    null,
    { part: chosen?.title },
  )
  const askAgain = useLostProfile()
  if (askAgain) return <PageNotLoaded onRetry={askAgain} />
  const promotions = shown.filter(
    (promotion) =>
      audience.offers &&
      (category === null || promotion.category === category) &&
      (tag === null || promotion.tags.includes(tag)),
  )
  return (
    <PromotionsPage
      categories={content.categories}
      promotions={audience.isKnown ? promotions : null}
      category={category}
      tag={tag}
      lead={category === null ? <BannerSlot page="promotions-home" /> : null}
    />
  )
}
