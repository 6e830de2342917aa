import { useEffect, useRef, type ReactNode } from 'react'

/** Takes the focus to its first field, else its first button, when it comes: the next step of a flow. */
export function FocusOnMount({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first =
      place.current?.querySelector<HTMLElement>('input:not([type=checkbox], [hidden]), select') ??
      place.current?.querySelector<HTMLElement>('button, a[href]')
    first?.focus()
  }, [])
  return (
    <div ref={place} style={{ display: 'grid', gap: 'inherit' }}>
      {children}
    </div>
  )
}
