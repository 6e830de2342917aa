import { useEffect, useState } from 'react'

/** True at once where `isNow`; else as soon as the page has been looked at for `wait` ms and has a pause. */
export function useAfterPause(isNow: boolean, wait: number): boolean {
  const [isOver, setOver] = useState(isNow)
  if (isNow && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return undefined
    const over = () => setOver(true)
    const timer = setTimeout(() => {
      // Not every browser tells its pauses.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(over, { timeout: 2000 })
      else over()
    }, wait)
    return () => clearTimeout(timer)
  }, [isOver, wait])
  return isOver
}
