import { useEffect, useState } from 'react'
import { useSite } from './site.tsx'

/** The time of day, ms, drawn again each second; for clocks and countdowns on the page only. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The time by the house's clock at which this came on the page, ms: what a length of time that was told then is counted from. */
export function useShownAt(): number {
  const { now } = useSite()
  const [at] = useState(now)
  return at
}

const two = (part: number) => String(part).padStart(2, '0')

/** `h:mm:ss` of a length in ms (RMB-4). */
export function showElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
