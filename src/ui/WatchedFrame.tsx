import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/**
 * What is wrong with a frame: `late` has not loaded to its end yet, though much of it may be seen and used (one picture that hangs is
 * enough); `refused` may not be shown here and never was; `lost` may be gone: some frame of this page went to a page that may not be
 * shown, and the browser does not say which.
 */
export type FrameTrouble = 'late' | 'refused' | 'lost'

export interface WatchedFrameProps {
  readonly url: string
  /** What the frame is called for who can't see it. */
  readonly title: string
  readonly className: string
  /** What stands over the frame meanwhile. */
  readonly trouble: (what: FrameTrouble) => ReactNode
}

/** A page that has not loaded for so long is not waited for in silence (ms). */
const LATE = 15_000

/** A page that has loaded so lately has been used by nobody (ms): the browser may tell of a refusal after its own page has loaded. */
const JUST_LOADED = 500

/** Another host's page in a frame; where it does not come, or may not be framed, that is said over it. */
export function WatchedFrame({ url, title, className, trouble }: WatchedFrameProps) {
  const [what, setWhat] = useState<FrameTrouble | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const loadedAt = useRef(Infinity)
  // Before the browser says that it has refused the frame, which may be at once.
  useLayoutEffect(() => {
    const onRefused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return
      const isFirst = URL.canParse(blockedURI) && new URL(blockedURI).origin === new URL(url, document.baseURI).origin
      const isNew = isFirst && performance.now() - loadedAt.current < JUST_LOADED
      setWhat((now) => (now === 'refused' || (now === null && isNew) ? 'refused' : 'lost'))
    }
    document.addEventListener('securitypolicyviolation', onRefused)
    return () => document.removeEventListener('securitypolicyviolation', onRefused)
  }, [url])
  useEffect(() => {
    const timer = isLoaded ? undefined : setTimeout(() => setWhat((now) => now ?? 'late'), LATE)
    return () => clearTimeout(timer)
  }, [isLoaded])
  return (
    <>
      {what ? trouble(what) : null}
      {/* No sandbox: bank checks open windows and the top page, and its own origin keeps the page apart from ours. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className={className}
        src={url}
        title={title}
        allow="payment"
        onLoad={() => {
          // A refused frame loads too: the browser's own empty page.
          setLoaded(true)
          loadedAt.current = Math.min(loadedAt.current, performance.now())
          setWhat((now) => (now === 'late' ? null : now))
        }}
      />
    </>
  )
}
