import { useEffect, useRef, type ReactNode } from 'react'

/** Takes the focus to its first field, else its first button, else its first link, when it comes: the next step of a flow. */
export function FocusOnMount({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first =
      place.current?.querySelector<HTMLElement>('input:not([type=checkbox], [hidden]), select') ??
      // A link may stand within the words; what to do next is a button.
      place.current?.querySelector<HTMLElement>('button') ??
      place.current?.querySelector<HTMLElement>('a[href]')
    first?.focus()
  }, [])
  return (
    <div ref={place} style={{ display: 'grid', gap: 'inherit' }}>
      {children}
    </div>
  )
}
