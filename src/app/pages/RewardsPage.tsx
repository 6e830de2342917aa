import type { RewardList } from '#machines/rewards/rewards.contract.ts'
import type { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import type { rewardsMachine } from '#machines/rewards/rewards.machine.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { pageTitle } from '#src/ui/Surface.css.ts'
import { RewardsView } from '#src/views/rewards/RewardsView.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Flow } from '../Flow.tsx'
import { PageNotLoaded } from '../fallbacks.tsx'
import { useSession } from '../flows.ts'
import { useHead } from '../head.ts'
import { useIsHalfRegistered } from '../useIsHalfRegistered.ts'
import { useLostProfile } from '../useLostProfile.ts'
import { useOwnMoney } from '../useOwnMoney.ts'
import { showsOffers } from '../guardTable.ts'
import { showsClaims } from '../leftQuestions.ts'

interface RewardsPageProps {
  readonly list: RewardList
}

/** The player's rewards: those to have, and those under way (BON-1). */
export function RewardsPage({ list }: RewardsPageProps) {
  const { t } = useLingui()
  useHead(t({ message: 'Rewards', comment: 'Page title: bonuses, free spins, cashback of the player.' }))
  // Whether anything is offered is not known (SAF-2).
  const askAgain = useLostProfile()
  if (askAgain) return <PageNotLoaded onRetry={askAgain} />
  return (
    <>
      <h1 className={pageTitle}>
        <Trans>Rewards</Trans>
      </h1>
      <BothFlows>{(flow, claims) => <OnPage flow={flow} claims={claims} list={list} />}</BothFlows>
    </>
  )
}

/** The same over a running game: nothing that is done with a reward leaves it (GAM-4). */
export function RewardsHere() {
  return <BothFlows>{(flow, claims) => <OverGame flow={flow} claims={claims} />}</BothFlows>
}

interface FlowsProps {
  readonly flow: ActorRefFrom<typeof rewardsMachine>
  readonly claims: ActorRefFrom<typeof rewardClaimMachine>
}

const BothFlows = ({
  children,
}: {
  readonly children: (flow: FlowsProps['flow'], claims: FlowsProps['claims']) => ReactNode
}) => <Flow id="rewards">{(flow) => <Flow id="rewardClaim">{(claims) => children(flow, claims)}</Flow>}</Flow>

/** The list is asked for as the page opens, once bonuses are offered at all, and when the page comes to the front again. */
function useOpen(flow: FlowsProps['flow'], list: RewardList): void {
  const isOffered = useSession(({ context }) => showsOffers(context))
  useEffect(() => {
    if (isOffered) flow.send({ type: 'rewards.open', list })
  }, [flow, list, isOffered])
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') flow.send({ type: 'rewards.refresh' })
    }
    document.addEventListener('visibilitychange', tell)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      flow.send({ type: 'rewards.close' })
    }
  }, [flow])
}

/** A question is asked on its page only. */
const useLeftQuestions = (claims: FlowsProps['claims']): void => useEffect(() => showsClaims(claims), [claims])

/** Where the page goes once something is done (BON-5); each is gone to once. */
function useDestination(claims: FlowsProps['claims'], go: (to: string) => void): void {
  const destination = useSelector(claims, ({ context }) => context.destination)
  useEffect(() => {
    if (destination === null) return
    claims.send({ type: 'destination.reached' })
    go(destination)
  })
}

const useOwnStanding = () => ({ own: useOwnMoney(), isHalfRegistered: useIsHalfRegistered() })

function OnPage({ flow, claims, list }: FlowsProps & RewardsPageProps) {
  const { go, path } = useNavigation()
  useOpen(flow, list)
  useLeftQuestions(claims)
  useDestination(claims, (to) => {
    if (path !== `/${to}`) go(`/${to}`)
  })
  return <RewardsView flow={flow} claims={claims} list={list} onList={null} {...useOwnStanding()} />
}

function OverGame({ flow, claims }: FlowsProps) {
  const list = useSelector(flow, ({ context }) => context.list)
  useOpen(flow, 'ELIGIBLE')
  useLeftQuestions(claims)
  // The list that is being loaded is not waited for, as on a page that is left.
  const open = (wanted: RewardList) => {
    flow.send({ type: 'rewards.close' })
    flow.send({ type: 'rewards.open', list: wanted })
  }
  useDestination(claims, (to) => {
    if (to === 'my-account/rewards/active') open('ACTIVE')
    else if (to === 'my-account/rewards') open('ELIGIBLE')
  })
  return <RewardsView flow={flow} claims={claims} list={list} onList={open} {...useOwnStanding()} />
}
