import { useEffect, useState } from 'react'

/** Whether what stands here has stood for so long (ms). */
export function useIsLong(ms: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, ms, true)
    return () => clearTimeout(timer)
  }, [ms])
  return isLong
}
