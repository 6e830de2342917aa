import { useEffect, useState, type RefObject } from 'react'

/** The place, `data-at`, of the item of a list that holds the focus; null for none. */
export function useFocusedItem(list: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const element = list.current
    const onIn = ({ target }: FocusEvent) => {
      const at = (target as Element).closest<HTMLElement>('[data-at]')?.dataset['at']
      setFocused(at === undefined ? null : Number(at))
    }
    const onOut = () => setFocused(null)
    element?.addEventListener('focusin', onIn)
    element?.addEventListener('focusout', onOut)
    return () => {
      element?.removeEventListener('focusin', onIn)
      element?.removeEventListener('focusout', onOut)
    }
  }, [list])
  return focused
}
