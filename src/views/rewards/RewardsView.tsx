import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useRef, type RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import type { Reward, RewardKind, RewardList } from '#machines/rewards/rewards.contract.ts'
import type { rewardsMachine } from '#machines/rewards/rewards.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { flowAttributes } from '#src/ui/flowAttributes.ts'
import { useNavigation } from '#src/ui/navigation.tsx'
import { EmptyState, ErrorState } from '#src/ui/States.tsx'
import { Card, Notice, Skeleton } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { OwnMoney } from './KeptAndLost.tsx'
import { News } from './News.tsx'
import { RewardCard } from './RewardCard.tsx'
import { RewardDetails } from './RewardDetails.tsx'
import { RewardTabs } from './RewardTabs.tsx'
import * as styles from './rewards.css.ts'
import { useFocusAtCard } from './useFocusAtCard.ts'
import { CompleteFirst } from '../completion/CompleteFirst.tsx'
import { kindNames } from './words.tsx'

export interface RewardsViewProps {
  readonly flow: ActorRefFrom<typeof rewardsMachine>
  readonly claims: ActorRefFrom<typeof rewardClaimMachine>
  /** The list that is to be seen. */
  readonly list: RewardList
  /** Over a game there are no pages to go to: the other list is asked for in place. */
  readonly onList: ((list: RewardList) => void) | null
  /** Own money in the wallet; null while it is not known. */
  readonly own: OwnMoney | null
  /** The sign-up still wants details, without which nothing is given. */
  readonly isHalfRegistered: boolean
}

const kinds: readonly RewardKind[] = ['bonus', 'freeSpins', 'freeBet', 'cashback']

/** The rewards that a player may have, and those that are under way, with everything that can be done with them (BON-1, BON-2). */
export function RewardsView(props: RewardsViewProps) {
  const { flow, claims, list, own } = props
  const snapshot = useSelector(flow, (now) => now)
  const title = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useFocusAtCard(title, place, claims)
  const { rewards, selectedCampaignId } = snapshot.context
  const selected = rewards.find(({ campaignId }) => campaignId === selectedCampaignId)
  return (
    <div ref={place} {...flowAttributes(snapshot)} className={surface.stack}>
      <RewardTabs current={list} onList={props.onList} />
      <section className={surface.stack} aria-labelledby="rewards-list">
        <h2 id="rewards-list" ref={title} tabIndex={-1} className={surface.sectionTitle}>
          {list === 'ELIGIBLE' ? (
            <Trans>Rewards for you</Trans>
          ) : (
            <Trans comment="Heading: rewards in use.">Under way</Trans>
          )}
        </h2>
        <News flow={flow} claims={claims} own={own} list={list} onList={props.onList} />
        <List
          {...props}
          title={title}
          onHeld={() => place.current?.querySelector<HTMLElement>(`.${styles.news} button`)?.focus()}
        />
      </section>
      {selected ? (
        <RewardDetails reward={selected} onClose={() => flow.send({ type: 'campaign.select', campaignId: null })} />
      ) : null}
    </div>
  )
}

interface ListProps extends RewardsViewProps {
  /** What is pressed while a notice waits for an answer leads to that. */
  readonly onHeld: () => void
}

function List(props: ListProps & { readonly title: RefObject<HTMLHeadingElement | null> }) {
  const { flow, list, title } = props
  const message = useMessage()
  const snapshot = useSelector(flow, (now) => now)
  const hidden = useSelector(props.claims, ({ context }) => context.hidden)
  const { problem } = snapshot.context
  const again = () => {
    // The button goes with what it is on.
    title.current?.focus({ preventScroll: true })
    flow.send({ type: 'rewards.refresh' })
  }
  if (snapshot.matches('withheld') || (snapshot.matches('idle') && !snapshot.context.isBonusAllowed))
    return (
      <EmptyState title={<Trans>No rewards are offered to you now</Trans>} heading="h3">
        <p>
          <Trans>Your own money is not touched by this.</Trans>
        </p>
      </EmptyState>
    )
  if (snapshot.matches('idle') || snapshot.matches('loading') || snapshot.context.list !== list) return <Waiting />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title={<Trans>Your rewards could not be loaded</Trans>}
        heading="h3"
        actions={
          <Button variant="primary" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>{message(problemKey(problem))}</p>
      </ErrorState>
    )
  // What waits again has been active since: its way to be started is shown.
  const shown = snapshot.context.rewards.filter(
    ({ campaignId, queuedPlayerBonusId }) =>
      list === 'ACTIVE' || queuedPlayerBonusId !== null || !hidden.includes(campaignId),
  )
  return (
    <>
      {problem === null ? null : (
        <Notice tone="warn" alert title={<Trans>This may not be the latest</Trans>}>
          <p>{message(problemKey(problem))}</p>
          <div>
            <Button size="sm" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </Notice>
      )}
      {shown.length === 0 ? (
        <Nothing list={list} isHalfRegistered={props.isHalfRegistered} />
      ) : (
        <Groups {...props} rewards={shown} />
      )}
    </>
  )
}

function Groups({ rewards, ...props }: ListProps & { readonly rewards: readonly Reward[] }) {
  const groups = kinds
    .map((kind) => ({ kind, ofKind: rewards.filter((reward) => reward.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
  return groups.map(({ kind, ofKind }) => <Group key={kind} {...props} kind={kind} rewards={ofKind} />)
}

function Group({
  kind,
  rewards,
  ...props
}: ListProps & { readonly kind: RewardKind; readonly rewards: readonly Reward[] }) {
  const id = useId()
  return (
    <section className={styles.place} aria-labelledby={id}>
      <div className={surface.tight}>
        <h3 id={id} className={styles.group}>
          {kindNames[kind]}
        </h3>
        <ul className={styles.grid}>
          {rewards.map((reward) => (
            <RewardCard
              key={reward.campaignId}
              flow={props.flow}
              claims={props.claims}
              list={props.list}
              reward={reward}
              onHeld={props.onHeld}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Nothing({ list, isHalfRegistered }: Pick<RewardsViewProps, 'list' | 'isHalfRegistered'>) {
  const { isOpen } = useNavigation()
  if (isHalfRegistered) return <CompleteFirst heading="h3" />
  if (list === 'ACTIVE')
    return (
      <EmptyState title={<Trans>Nothing is under way</Trans>} heading="h3">
        <p>
          <Trans>A reward that you claim shows here how far it has come.</Trans>
        </p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={<Trans>There is no reward for you right now</Trans>}
      heading="h3"
      actions={
        isOpen('/my-account/bonus-code') ? (
          <ButtonLink to="/my-account/bonus-code">
            <Trans>I have a bonus code</Trans>
          </ButtonLink>
        ) : undefined
      }
    >
      <p>
        <Trans>As soon as there is one, it stands here.</Trans>
      </p>
    </EmptyState>
  )
}

/** Places of the size of what comes. */
function Waiting() {
  return (
    <div className={styles.place} aria-busy>
      <div className={styles.grid}>
        {[0, 1].map((one) => (
          <Card key={one} className={styles.waiting}>
            <Skeleton height="2.75rem" width="70%" />
            <Skeleton height="2rem" width="40%" />
            <Skeleton height="3rem" />
            <Skeleton height="6rem" />
            <Skeleton height="2.75rem" width="50%" />
          </Card>
        ))}
      </div>
    </div>
  )
}
