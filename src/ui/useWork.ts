import { startTransition, useEffect, useState } from 'react'

/** Whether this work is done; it is begun once, if `isWanted`, when the browser has a pause, and what it throws leaves it undone. */
export function useWork(isWanted: boolean, work: () => Promise<unknown>): boolean {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isWanted || isDone) return undefined
    let isLeft = false
    const begin = async () => {
      try {
        await work()
        if (!isLeft) startTransition(() => setDone(true))
      } catch {
        // Whoever comes to what it was for asks anew, and is told.
      }
    }
    const timer = setTimeout(() => void begin(), 0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
    // Once: a new function for the same work does not begin it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted])
  return isDone
}
