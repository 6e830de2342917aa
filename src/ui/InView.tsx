import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as styles from './InView.css.ts'

/** Tells its children whether its place is on the screen, or near it: what nobody sees need not be asked for anew. */
export function InView({ children }: { readonly children: (isInView: boolean) => ReactNode }) {
  const [isInView, setInView] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '200px 0px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.place}>
      {children(isInView)}
    </div>
  )
}
