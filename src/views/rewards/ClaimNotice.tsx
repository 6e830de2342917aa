import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RewardAction } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { problemKey } from '../messages/problemKey.ts'
import { useMessage } from '../messages/useMessage.ts'
import { GivenUp } from './KeptAndLost.tsx'
import { withoutPromise } from './withoutPromise.ts'
import { cashier } from './offers.ts'
import type { RewardsViewProps } from './RewardsView.tsx'
import * as styles from './rewards.css.ts'
import { activePath } from './RewardTabs.tsx'
import { doneWords } from './words.tsx'

type ClaimNoticeProps = Pick<RewardsViewProps, 'flow' | 'claims' | 'own' | 'list' | 'onList'>

/** An answer was lost, and what it was about may have been done. */
export const NotKnown = ({ named }: { readonly named: string }) => (
  <Trans>
    We do not know whether this was done: <span dir="auto">{named}</span>
  </Trans>
)

/** What became of the last thing that was done: said in words, and gone after a moment where there is nothing to do about it (BON-5). */
export function ClaimNotice({ claims, own, ...props }: ClaimNoticeProps) {
  const message = useMessage()
  const snapshot = useSelector(claims, (now) => now)
  const {
    action,
    activeBonus,
    amount,
    givenUp,
    hasEnded,
    isForfeiting,
    isGiven,
    isPaid,
    isQueued,
    problem,
    step,
    subject,
  } = snapshot.context
  if (subject === null || action === null) return null
  const { title } = subject
  const close = () => claims.send({ type: 'notice.close' })
  if (snapshot.matches('cashbackNotice'))
    return (
      <Notice
        className={styles.notice}
        tone="good"
        alert
        title={
          amount === null || own === null ? (
            <Trans>Your cashback is claimed</Trans>
          ) : (
            <Trans>
              <Money amount={amount} currency={own.currency} /> of cashback claimed
            </Trans>
          )
        }
      >
        <p>{doneWords.cashbackClaim}</p>
        <Close onClick={close} />
      </Notice>
    )
  if (snapshot.matches('done'))
    return (
      <Notice className={styles.notice} tone="good" alert title={<span dir="auto">{title}</span>}>
        <p>
          {action === 'forfeit' && hasEnded ? (
            <Trans>It had ended already: nothing was given up now.</Trans>
          ) : isPaid ? (
            doneWords.cashbackClaim
          ) : action === 'cashbackDeactivate' && amount !== null && amount > 0 && own !== null ? (
            <Trans>
              Cashback is stopped. What was collected is your own money now:{' '}
              <Money amount={amount} currency={own.currency} />
            </Trans>
          ) : isGiven ? (
            <>
              {doneWords[action]}{' '}
              {action === 'cashbackDeactivate' && amount !== null && amount > 0 ? doneWords.cashbackClaim : null}
            </>
          ) : isQueued ? (
            <Trans>It waits behind your active bonus.</Trans>
          ) : (
            <Trans>Noted: the deposit that earns it comes next.</Trans>
          )}
        </p>
        <div className={surface.row}>
          <Next claims={claims} {...props} />
          <Button size="sm" onClick={close}>
            <Trans>OK</Trans>
          </Button>
        </div>
      </Notice>
    )
  if (!snapshot.matches('failed')) return null
  const isUnknown = snapshot.can({ type: 'claim.retry' })
  // Where it is not known whether the active one was given up, that is what is named.
  const named = step === 'forfeit' && isUnknown ? (activeBonus?.title ?? title) : title
  // Free spins give the active one up by the very call that claims them.
  const perhapsLost = isUnknown && isForfeiting && step !== 'forfeit' ? (activeBonus?.title ?? null) : null
  return (
    <Notice
      className={styles.notice}
      tone="bad"
      alert
      title={
        isUnknown ? (
          <NotKnown named={named} />
        ) : (
          <Trans>
            This was not done: <span dir="auto">{named}</span>
          </Trans>
        )
      }
    >
      <p>
        {message(problemKey(isUnknown || givenUp.length > 0 ? withoutPromise(problem) : problem))}{' '}
        {isUnknown ? <Trans>Trying again does nothing twice.</Trans> : null}
      </p>
      <GivenUp titles={givenUp} />
      {perhapsLost === null ? null : (
        <p>
          <Trans comment="Below a claim whose answer was lost: {perhapsLost} is the name of the active bonus that it was claimed in the place of.">
            Your active bonus {perhapsLost} may have been given up for it.
          </Trans>
        </p>
      )}
      <div className={surface.row}>
        {isUnknown ? (
          <Button size="sm" variant="primary" onClick={() => claims.send({ type: 'claim.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        <Button size="sm" onClick={() => claims.send({ type: 'claim.cancel' })}>
          {isUnknown ? (
            <Trans comment="Button: verb, the reward stays as it is and is not claimed.">Leave it</Trans>
          ) : (
            <Trans>OK</Trans>
          )}
        </Button>
      </div>
    </Notice>
  )
}

/** What one press has begun: the page stays, and its card goes. */
const begins: ReadonlySet<RewardAction | null> = new Set(['cashbackActivate', 'oneClickActivate'])

/** Where it goes on, which its card here does not say. */
function Next({ flow, claims, list, onList }: Omit<ClaimNoticeProps, 'own'>) {
  const { isOpen } = useNavigation()
  const { action, isGiven, isPaid, isQueued, subject } = useSelector(claims, ({ context }) => context)
  const isListed = useSelector(flow, ({ context }) =>
    context.rewards.some(({ campaignId }) => campaignId === subject?.campaignId),
  )
  const close = () => claims.send({ type: 'notice.close' })
  if (isGiven && !isPaid && list === 'ELIGIBLE' && begins.has(action)) {
    const name = (
      <Trans comment="Link in a notice that a reward runs now. Active is the name of the tab of rewards in use.">
        See it under Active
      </Trans>
    )
    return onList === null ? (
      <ButtonLink size="sm" to={activePath} onClick={close}>
        {name}
      </ButtonLink>
    ) : (
      <Button
        size="sm"
        onClick={() => {
          close()
          onList('ACTIVE')
        }}
      >
        {name}
      </Button>
    )
  }
  return isGiven || isQueued || isListed || !isOpen(cashier) ? null : (
    <ButtonLink size="sm" to={cashier} onClick={close}>
      <Trans comment="Link in a notice: a reward was chosen that the next deposit brings.">Deposit now</Trans>
    </ButtonLink>
  )
}

const Close = ({ onClick }: { readonly onClick: () => void }) => (
  <div>
    <Button size="sm" onClick={onClick}>
      <Trans>OK</Trans>
    </Button>
  </div>
)
