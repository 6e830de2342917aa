import { useEffect, useRef } from 'react'

/** Stands at the top of a flow: scrolls back to it when its step changes, as the button just pressed stood at its foot. */
export function InSight({ step }: { readonly step: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const flow = place.current?.parentElement
    if (flow && flow.getBoundingClientRect().top < 0) flow.scrollIntoView({ block: 'start' })
  }, [step])
  return <span ref={place} hidden />
}
