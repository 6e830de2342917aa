import { useEffect, useState, type RefObject } from 'react'

const placeOf = (target: EventTarget | null): number | null => {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset['at'] : undefined
  return at === undefined ? null : Number(at)
}

/** The place, `data-at`, of the item of a list that holds the focus; null for none. */
export function useFocusedItem(list: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const element = list.current
    const onIn = ({ target }: FocusEvent) => setFocused(placeOf(target))
    // From one button of an item to the next the item keeps the focus: it must not go in between.
    const onOut = ({ relatedTarget }: FocusEvent) => setFocused(placeOf(relatedTarget))
    element?.addEventListener('focusin', onIn)
    element?.addEventListener('focusout', onOut)
    return () => {
      element?.removeEventListener('focusin', onIn)
      element?.removeEventListener('focusout', onOut)
    }
  }, [list])
  return focused
}
