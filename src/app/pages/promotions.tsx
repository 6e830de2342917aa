import { isShownTo } from '#contract/audience.ts'
import type { ContentResult, promotionsQuery } from '#contract/content-queries.ts'
import { playerOptions } from '#src/queries/options.ts'
import { promotionsOptions } from '#src/queries/pages.ts'
import { PromotionsPage } from '#src/views/promotions/PromotionsPage.tsx'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useApp } from '../AppContext.tsx'
import { BannerSlot } from './BannerSlot.tsx'
import { useFlow, useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import type { RouterContext } from '../router.ts'
import { showsOffers } from '../guardTable.ts'

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
  const { world } = useApp()
  const playerId = useSession(({ context }) => context.player?.playerId ?? null)
  const offers = useSession(({ context }) => showsOffers(context))
  const summary = useQuery({
    ...playerOptions(world.api, playerId ?? 0, 'transactionSummary', {}),
    enabled: playerId !== null,
  })
  // Whose offers they are is known once profile and summary have come, or can't be had. None is shown before, to be
  // pushed aside or taken back.
  const isWaiting = useSession(({ context }) => context.player !== null && context.profile === null)
  const isProfileLost = useSelector(useFlow('profile') ?? undefined, (now) => now?.matches({ data: 'failed' }) ?? false)
  const isKnown = playerId === null || ((!isWaiting || isProfileLost) && !summary.isPending)
  const viewer = playerId === null ? null : { playerId, depositsCount: summary.data?.totalDepositsCount ?? null }
  const chosen = content.categories.find(({ slug }) => slug === category)
  useHead(chosen?.title ?? t`Promotions`, null)
  const promotions = content.promotions.filter(
    (promotion) =>
      offers &&
      isShownTo(promotion, viewer, world.now()) &&
      (category === null || promotion.category === category) &&
      (tag === null || promotion.tags.includes(tag)),
  )
  return (
    <PromotionsPage
      categories={content.categories}
      promotions={isKnown ? promotions : null}
      category={category}
      tag={tag}
      lead={category === null ? <BannerSlot page="promotions-home" /> : null}
    />
  )
}
