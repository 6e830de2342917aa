import type { ActorRefFrom, Subscription } from 'xstate'
import type { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import type { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'

/** A flow whose questions are asked on a page. */
interface Asker {
  readonly subscribe: (changed: () => void) => Subscription
}

/** How many pages show a flow now, and what listens to it while none does. */
const shown = new WeakMap<Asker, { pages: number; away: Subscription | null }>()

/**
 * A page shows this flow from now on, until what is returned is called. A question that is left with its page is dropped, and so is one
 * that comes while no page is there: by the time somebody comes back it may be another one. `drop` takes away a question that stands, if
 * one does; what was given up for it before is told by the flow.
 */
function onPage(flow: Asker, drop: () => void): () => void {
  const pages = shown.get(flow) ?? { pages: 0, away: null }
  shown.set(flow, pages)
  pages.pages += 1
  pages.away?.unsubscribe()
  pages.away = null
  return () => {
    pages.pages -= 1
    if (pages.pages > 0) return
    drop()
    pages.away = flow.subscribe(drop)
  }
}

/** The page of rewards shows its claims. */
export const showsClaims = (claims: ActorRefFrom<typeof rewardClaimMachine>): (() => void) =>
  onPage(claims, () => {
    if (claims.getSnapshot().hasTag('modal')) claims.send({ type: 'claim.cancel' })
  })

/** The page for codes shows what is claimed by one; what the code stands for is looked at anew, too, unless something was given up for it. */
export const showsCode = (flow: ActorRefFrom<typeof bonusCodeMachine>): (() => void) =>
  onPage(flow, () => {
    const now = flow.getSnapshot()
    // What was given up for it already is told where the code is looked at next.
    if (now.context.givenUp.length > 0) {
      if (now.matches('conflict')) flow.send({ type: 'forfeit.cancel' })
      return
    }
    if (now.matches('conflict') || now.matches('verified')) flow.send({ type: 'bonusCode.clear' })
  })
