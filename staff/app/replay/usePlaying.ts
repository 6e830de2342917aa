import { useEffect, useEffectEvent, useState } from 'react'
import type { Columns } from './columns.ts'
import { nextMove, type Speed } from './playing.ts'
import { pauseWords } from './words.ts'

/** Plays a replay: moves it on by itself, and says which pauses it shortens. `last` is the last step that can be looked at. */
export function usePlaying(
  columns: Columns,
  step: number,
  last: number,
  isDone: boolean,
  onStep: (step: number) => void,
) {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const move = isPlaying ? nextMove(columns, step, last, speed) : null
  const go = useEffectEvent(onStep)
  const to = move?.to ?? null
  const waitMs = move?.waitMs ?? 0
  useEffect(() => {
    if (to === null) return undefined
    if (speed === 'fastest') {
      const frame = requestAnimationFrame(() => go(to))
      return () => cancelAnimationFrame(frame)
    }
    const timer = setTimeout(() => go(to), waitMs)
    return () => clearTimeout(timer)
  }, [speed, to, waitMs])
  const pause =
    move?.shortened != null
      ? `Nothing happened here for ${pauseWords(move.shortened)}; the replay waits a moment only.`
      : isPlaying && speed === 'fastest'
        ? 'Pauses are left out.'
        : null
  // At its end it plays no longer, even though nobody has stopped it.
  return { isPlaying: isPlaying && !(move === null && isDone), setPlaying, speed, setSpeed, pause }
}
