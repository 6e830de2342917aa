import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'

type Registration = ActorRefFrom<typeof registrationMachine>

const next = { type: 'step.next' } as const
const back = { type: 'step.back' } as const

/** The history entry a state stands on, counted from 1; null before a draft has been looked for. */
function entryOf(snapshot: SnapshotFrom<typeof registrationMachine>): number | null {
  if (snapshot.matches({ open: 'contactInfo' })) return 2
  if (snapshot.matches({ open: 'verification' }) || snapshot.matches({ open: 'passwordAgain' })) return 3
  if (snapshot.matches('closed') || snapshot.matches({ open: 'restoring' })) return null
  return 1
}

/**
 * Each step of the sign-up is an entry of the browser's history, so Back and Forward move between steps as its buttons do
 * (REG-1). Where the machine does not go along (a call is under way, nothing is filled in), the entry is put back. When the
 * sign-up ends or closes its entries are gone back over. Answers whether the first entry is the present one.
 */
export function useStepHistory(flow: Registration, isHere: boolean): boolean {
  const router = useRouter()
  const entry = useRouterState({ select: ({ location }) => location.state.signUpStep ?? 1 })
  const state = useSelector(flow, entryOf)
  const isOpen = useSelector(flow, (now) => !now.matches('closed'))
  const wasOpen = useRef(false)
  const seen = useRef(entry)
  // Where a move made here will arrive.
  const coming = useRef<number | null>(null)
  useEffect(() => {
    wasOpen.current = isHere && (isOpen || wasOpen.current)
    if (coming.current !== null && coming.current !== entry) return
    const isMovedByBrowser = coming.current === null && entry !== seen.current
    coming.current = null
    seen.current = entry
    // Closed by the person or the session: back to the first entry, which the page then leaves.
    const wanted = isOpen ? state : wasOpen.current ? 1 : null
    if (!isHere || wanted === null || wanted === entry) return
    const move = (by: number) => {
      coming.current = entry + by
      router.history.go(by)
    }
    if (isMovedByBrowser && isOpen) {
      const event = entry < wanted ? back : next
      const isOnTheWay = () => {
        const now = flow.getSnapshot()
        const at = entryOf(now)
        return at !== null && (event === back ? at > entry : at < entry) && now.can(event)
      }
      for (let moves = 0; moves < 2 && isOnTheWay(); moves++) flow.send(event)
      const reached = entryOf(flow.getSnapshot())
      if (reached !== null && reached !== entry) move(reached - entry)
    } else if (wanted < entry) move(wanted - entry)
    else {
      coming.current = entry + 1
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (now) => ({ ...now, signUpStep: entry + 1 }),
        resetScroll: false,
      })
      // Two entries made in one turn would become one.
      router.history.flush()
    }
  }, [flow, router, isHere, entry, state, isOpen])
  return entry === 1
}
