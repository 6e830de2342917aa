import { useEffect, useRef, type RefObject } from 'react'

/**
 * Takes the focus to the title of a section (or of a larger `place`) when what had it there has gone, so that the keyboard goes on from the same place; who
 * is elsewhere stays there.
 */
export function useFocusStays(title: RefObject<HTMLElement | null>, place?: RefObject<HTMLElement | null>): void {
  const wasWithin = useRef(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      wasWithin.current =
        target instanceof Node && (place?.current ?? title.current?.parentElement)?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    // A press on nothing takes the focus away as well.
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [title, place])
  useEffect(() => {
    if (wasWithin.current && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  })
}
