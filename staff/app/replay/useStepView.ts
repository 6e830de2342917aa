import { useEffect, useRef, useState } from 'react'
import type { StepView } from './stepView.ts'
import type { WorkerLine } from './workerLine.ts'

/** What there is to see at a step; the last one seen until the next is known. Null before the first. */
export function useStepView(
  line: WorkerLine,
  step: number,
  place: string | null,
  isReached: boolean,
): { readonly view: StepView | null; readonly failure: string | null } {
  const [view, setView] = useState<StepView | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const asked = useRef(0)
  const shown = useRef(0)
  useEffect(() => {
    asked.current += 1
    const own = asked.current
    line.ask('step', { step, place }).then(
      (answer) => {
        // While it plays the next one is asked for before this one comes; any that is newer than what stands there is welcome.
        if (own > shown.current) {
          setView(answer)
          setFailure(null)
        }
        shown.current = Math.max(own, shown.current)
        return answer
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    )
    // What was not replayed yet is looked at once more when it is.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [line, step, place, isReached])
  return { view, failure }
}
