import type { MouseEvent } from 'react'

/**
 * Left by a press on a button or link, a field would show its error and move that button away from under the pointer before
 * the click. For `onMouseDown` of what holds both.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  const isInField = document.activeElement?.matches('input, select, textarea') === true
  if (isInField && event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}
