import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { ClaimNotice } from './ClaimNotice.tsx'
import { ClaimPanels } from './ClaimPanels.tsx'
import type { RewardsViewProps } from './RewardsView.tsx'
import * as styles from './rewards.css.ts'

/** Whether something else stands over its middle. */
function isCovered(notice: Element): boolean {
  const { left, top, width, height } = notice.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  return over !== null && !notice.contains(over)
}

/**
 * What is told and asked of a card's action, in sight wherever the page is scrolled to: at the foot of the window; at its head where it would hide the buttons
 * of that card or what has the keyboard, or is hidden itself.
 */
export function News(props: Pick<RewardsViewProps, 'flow' | 'claims' | 'own' | 'list' | 'onList'>) {
  const { claims, own } = props
  const claim = useSelector(claims, (now) => now)
  const news = useRef<HTMLDivElement>(null)
  const placed = useRef<Element>(null)
  const campaignId = claim.context.subject?.campaignId
  useLayoutEffect(() => {
    const notice = news.current?.querySelector(':scope > [role="alert"]') ?? null
    // Once it is read it stays where it is.
    if (notice === placed.current) return
    placed.current = notice
    if (!news.current || !notice) return
    news.current.dataset['side'] = 'bottom'
    const card = [...document.querySelectorAll<HTMLElement>('[data-campaign]')].find(
      ({ dataset }) => dataset['campaign'] === campaignId,
    )
    const { top, bottom } = notice.getBoundingClientRect()
    const isOver = (element: Element | null | undefined): boolean => {
      const place = element?.getBoundingClientRect()
      return place !== undefined && place.height > 0 && place.bottom > top && place.top < bottom
    }
    const keyboard = document.activeElement?.closest('[data-campaign]') ? document.activeElement : null
    if (isOver(card?.querySelector(`.${styles.actions}`)) || isOver(keyboard) || isCovered(notice))
      news.current.dataset['side'] = 'top'
  })
  return (
    <div ref={news} {...flowAttributes(claim)} className={styles.news}>
      <ClaimNotice {...props} />
      <ClaimPanels claims={claims} own={own} />
    </div>
  )
}
