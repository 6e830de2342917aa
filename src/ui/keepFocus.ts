import type { MouseEvent } from 'react'

/**
 * Left by a press on a button, link or tick box, a field would show its error and move what is pressed away from under the
 * pointer before the click. For `onMouseDown` of what holds both; a tick box gets the focus after its click.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  const isInField = document.activeElement?.matches('input, select, textarea') === true
  if (!isInField || !(event.target instanceof Element)) return
  if (event.target.closest('button, a')) return event.preventDefault()
  const tick = tickOf(event.target)
  if (tick === null || tick === document.activeElement) return
  event.preventDefault()
  // The click follows the release in the same task, wherever that is.
  window.addEventListener('mouseup', () => setTimeout(() => tick.focus({ preventScroll: true })), { once: true })
}

const tickOf = (target: Element): HTMLInputElement | null => {
  const control = target.closest('label')?.control ?? target
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) ? control : null
}
