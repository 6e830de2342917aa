/**
 * Left and right arrow keys go from one child's first link or button to the next one's; all stay reachable by Tab.
 * Returns how to stop it.
 */
export function arrowsMove(list: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const items = [...list.children]
    const at = items.findIndex((item) => item.contains(event.target as Node))
    const next = items[at + step]?.querySelector<HTMLElement>('a[href], button:not(:disabled)')
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  list.addEventListener('keydown', move)
  return () => list.removeEventListener('keydown', move)
}
