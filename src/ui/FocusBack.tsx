import { useEffect, useRef, type ReactNode } from 'react'

/** Gives the focus back to its button when what the button opened has gone, unless the person is elsewhere by then. */
export function FocusBack({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) place.current?.querySelector<HTMLElement>('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return <div ref={place}>{children}</div>
}
