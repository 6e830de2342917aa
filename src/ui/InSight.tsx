import { useEffect, useRef } from 'react'

/**
 * Stands at the top of a flow: when its step changes, it scrolls back to it, as the button just pressed stood at its foot, and
 * where that button has gone with the step, the focus goes on to the heading of the new one, which is read out, or its first field.
 * `data-said-first` marks what is said above the first heading of a step, where that heading is of something else.
 */
export function InSight({ step }: { readonly step: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useRef(step)
  const wasWithin = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasWithin.current = target instanceof Node && place.current?.parentElement?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const flow = place.current?.parentElement
    if (!flow) return
    if (flow.getBoundingClientRect().top < 0) flow.scrollIntoView({ block: 'start' })
    if (!wasWithin.current || document.activeElement !== document.body) return
    const heading = flow.querySelector<HTMLElement>('[data-said-first], h1, h2')
    if (heading) heading.tabIndex = -1
    // A step that only waits has neither: the one after it takes the focus.
    const next = heading ?? flow.querySelector<HTMLElement>('input:checked, input, select')
    next?.focus({ preventScroll: true })
  }, [step])
  return <span ref={place} hidden />
}
