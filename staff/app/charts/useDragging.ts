import { type RefObject, useEffect } from 'react'

/** A hand that moves less than this has pressed and not dragged, CSS px. */
const SLIGHT = 4

/** Moves what scrolls in an element by dragging it with the mouse; a finger and a pen do so by themselves. */
export function useDragging(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paper = element.current
    if (!paper) return undefined
    let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null
    let isDragging = false
    const begin = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      // Beside the drawing lie the bars, which are dragged otherwise.
      const isBeside = event.offsetX > paper.clientWidth || event.offsetY > paper.clientHeight
      if (isBeside && event.target === paper) return
      from = { x: event.clientX, y: event.clientY, left: paper.scrollLeft, top: paper.scrollTop }
      isDragging = false
    }
    const move = (event: PointerEvent) => {
      // Let go of where nobody told, as on a bar of the window.
      if ((event.buttons & 1) === 0) from = null
      if (!from) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!isDragging && Math.hypot(x, y) < SLIGHT) return
      if (!isDragging) paper.setPointerCapture(event.pointerId)
      isDragging = true
      paper.scrollTo(from.left - x, from.top - y)
    }
    const end = () => {
      from = null
    }
    const press = (event: MouseEvent) => {
      // Where a flow was taken hold of it must not open.
      if (isDragging) event.preventDefault()
      isDragging = false
    }
    // A link would be dragged away as a link.
    const keep = (event: DragEvent) => event.preventDefault()
    const listening = new AbortController()
    const { signal } = listening
    paper.addEventListener('pointerdown', begin, { signal })
    paper.addEventListener('pointermove', move, { signal })
    for (const ending of ['pointerup', 'pointercancel', 'lostpointercapture'])
      paper.addEventListener(ending, end, { signal })
    paper.addEventListener('click', press, { capture: true, signal })
    paper.addEventListener('dragstart', keep, { signal })
    return () => listening.abort()
  }, [element])
}
