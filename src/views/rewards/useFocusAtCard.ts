import { useSelector } from '@xstate/react'
import { useEffect, useRef, type RefObject } from 'react'
import type { RewardsViewProps } from './RewardsView.tsx'
import * as styles from './rewards.css.ts'

const cards = '[data-campaign]'

const campaignOf = (card: Element): string => card.getAttribute('data-campaign') ?? ''

/** The card and those behind it, as they stand. */
function fromCardOn(place: HTMLElement, card: Element): readonly string[] {
  const all = [...place.querySelectorAll(cards)]
  return all.slice(all.indexOf(card)).map(campaignOf)
}

/** Not its first action: one more press of the key that has done the last thing must do nothing with the next card. */
const titleOf = (card: Element): HTMLElement | null => card.querySelector('h4')

/** Nothing has the focus, or what cannot be used; a question whose opener has gone leaves it with the page as a whole. */
const isFocusLost = ({ activeElement: now, body }: Document): boolean =>
  now === null || now === body || now.id === 'main' || now.matches(':disabled')

/**
 * Keeps the keyboard at the card that something is done with: once its button is another one, or what is told of it is closed, it goes on at the title
 * of that card; of the next one where the card has gone; at the list's heading where that was the last. Who is elsewhere stays there.
 */
export function useFocusAtCard(
  title: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  claims: RewardsViewProps['claims'],
): void {
  // What is done with a card changes its buttons.
  useSelector(claims, (now) => now)
  const isWithin = useRef(false)
  const behind = useRef<readonly string[]>([])
  useEffect(() => {
    const note = ({ target, type }: Event) => {
      const view = place.current
      if (!(target instanceof Element) || view === null) return
      // That is where a question leaves it, not where the player went.
      if (type === 'focusin' && target.id === 'main') return
      // A press on mere text is no work with the card: its button must not get the keyboard later, unseen.
      if (type === 'pointerdown' && target.closest('a, button, input, summary') === null) {
        isWithin.current = false
        return
      }
      isWithin.current = view.contains(target)
      if (!isWithin.current || target.closest(`.${styles.news}`)) return
      const card = target.closest(cards)
      behind.current = card === null ? [] : fromCardOn(view, card)
    }
    document.addEventListener('focusin', note)
    // A press on nothing takes the focus away as well.
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [place])
  useEffect(() => {
    if (!isWithin.current || !isFocusLost(document)) return
    const shown = [...(place.current?.querySelectorAll(cards) ?? [])]
    const card = behind.current
      .map((campaignId) => shown.find((one) => campaignOf(one) === campaignId))
      .find((one) => one !== undefined)
    const target = (card && titleOf(card)) ?? title.current
    target?.focus({ preventScroll: true })
    // Who goes by pointer looks where they look. Beside bars and notices: the page keeps their places free as it scrolls.
    if (target?.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
  })
}
