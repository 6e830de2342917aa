import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/**
 * What is wrong with a frame: `late` has not loaded to its end yet, though much of it may be seen and used (one picture that hangs is
 * enough); `refused` may not be shown here and never was; `lost` may have been there, and has gone on to a page that may not.
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

/** How soon after the browser's word that it has refused a frame the refused one loads, as the browser's own page (ms). */
const REFUSAL_LOADS = 2000

/** Another host's page in a frame; where it does not come, or may not be framed, that is said over it. */
export function WatchedFrame({ url, title, className, trouble }: WatchedFrameProps) {
  const [what, setWhat] = useState<FrameTrouble | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  // Of any frame of this page, a game or an extension's: whose it was is told by the frame that loads next.
  const refusedAt = useRef(-Infinity)
  // Before the browser says that it has refused the frame, which may be at once.
  useLayoutEffect(() => {
    const onRefused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return
      const isFirst = URL.canParse(blockedURI) && new URL(blockedURI).origin === new URL(url, document.baseURI).origin
      refusedAt.current = performance.now()
      // A page that was there may be sent on by its own host to one that is refused: the browser then names the host it began at.
      if (isFirst && !isLoaded) setWhat((now) => now ?? 'refused')
    }
    document.addEventListener('securitypolicyviolation', onRefused)
    return () => document.removeEventListener('securitypolicyviolation', onRefused)
  }, [url, isLoaded])
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
          // A first page that is refused is named by its host, so one that comes is there.
          const isRefusal = isLoaded && performance.now() - refusedAt.current < REFUSAL_LOADS
          refusedAt.current = -Infinity
          setLoaded(true)
          setWhat((now) => (now === 'refused' ? now : isRefusal ? 'lost' : null))
        }}
      />
    </>
  )
}
