import { useEffect, useRef, useState, type ReactNode } from 'react'

interface WhenSeenProps {
  /** What keeps their room until then, so that nothing jumps. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Shows its children, and so fetches what they need, only when their place comes near the window. */
export function WhenSeen({ waiting, children }: WhenSeenProps) {
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setSeen(true)
      },
      { rootMargin: '300px 0px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return isSeen ? children : <div ref={place}>{waiting}</div>
}
