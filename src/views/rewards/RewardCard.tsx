import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, type ReactNode } from 'react'
import { newKey } from '#contract/newKey.ts'
import { stakedOf } from '#machines/rewardClaim/activeBonus.ts'
import type { RewardAction } from '#machines/rewardClaim/rewardClaim.contract.ts'
import type { Cashback, FreeSpins, Reward, RewardList } from '#machines/rewards/rewards.contract.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { BallIcon, GiftIcon, LiveIcon, SlotsIcon } from '#src/ui/icons.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useNavigation } from '#src/ui/navigation.tsx'
import { Badge, Card } from '#src/ui/Surface.tsx'
import { useShownAt } from '#src/ui/useNow.ts'
import { bonusCodePath } from '../codes/withCode.ts'
import {
  actionsOf,
  cashier,
  endsOf,
  hasBegun,
  isByDeposit,
  isCodeMissing,
  isOver,
  isOwnMoney,
  isToPayIn,
  isWagered,
  placeOf,
  subjectOf,
} from './offers.ts'
import type { RewardsViewProps } from './RewardsView.tsx'
import { Booster } from './Booster.tsx'
import { Period } from './Period.tsx'
import { NothingToStake, Wagering } from './Wagering.tsx'
import * as styles from './rewards.css.ts'
import { Days, TimeToUse } from './TimeToUse.tsx'
import { WhatItGives } from './WhatItGives.tsx'
import { actionNames, Until, verticalNames } from './words.tsx'

interface RewardCardProps extends Pick<RewardsViewProps, 'flow' | 'claims'> {
  readonly reward: Reward
  readonly list: RewardList
  /** Something is pressed while what became of the last thing waits for an answer. */
  readonly onHeld?: () => void
}

const icons: Readonly<Record<Reward['vertical'], ReactNode>> = {
  CASINO: <SlotsIcon />,
  LIVE_CASINO: <LiveIcon />,
  SPORTS: <BallIcon />,
}

/** One reward: what it gives, what it asks, how far it has come, and what can be done with it (BON-1, BON-2, BON-7, BON-8). */
export function RewardCard(props: RewardCardProps) {
  const { reward, list } = props
  const id = useId()
  const { isOpen } = useNavigation()
  const hasPlace = isOwnMoney(reward) || isOpen(placeOf(reward, isOpen))
  const now = useShownAt()
  return (
    <li className={styles.item}>
      <Card as="article" className={styles.card} aria-labelledby={id} data-campaign={reward.campaignId}>
        <div className={styles.head}>
          <span className={styles.sign}>{reward.kind === 'cashback' ? <GiftIcon /> : icons[reward.vertical]}</span>
          <div className={styles.words}>
            <h4 id={id} className={styles.name} tabIndex={-1} dir="auto">
              {reward.title}
            </h4>
            <Badges {...props} />
          </div>
        </div>
        <div className={styles.middle}>
          <Gives reward={reward} list={list} />
          <p className={styles.prose} dir="auto">
            {reward.description}
          </p>
          <Progress {...props} />
          {hasPlace ? null : (
            <p>
              <Trans comment="On a reward whose part of the site (casino, live casino or sports) is closed to this player.">
                It can’t be used now: the part of the site that it is for is not open to you.
              </Trans>
            </p>
          )}
          {reward.isCashback && hasPlace && isToPayIn(reward, list) ? (
            <p>
              <Trans>This bonus comes with your next deposit. Choose it there: nothing is claimed here.</Trans>
            </p>
          ) : null}
          {reward.cashback !== null && isOver(reward.cashback, now) ? (
            <p>
              <Trans comment="On a cashback: its time has ended while a bet or a round of it is still undecided.">
                Its time is over. What you staked in it is not all decided yet: then it is paid by itself.
              </Trans>
            </p>
          ) : null}
          <Facts {...props} />
          {list === 'ELIGIBLE' && hasPlace && actionsOf(reward, list, now).includes('oneClickActivate') ? (
            <p className={styles.prose}>
              <Trans comment="On a reward with two buttons, Activate and Opt in: what the one and the other does.">
                Activate it, and its time begins now. Opt in, and you claim it whenever you want to use it.
              </Trans>
            </p>
          ) : null}
        </div>
        <Actions {...props} nameId={id} />
      </Card>
    </li>
  )
}

function Badges({ reward, list }: RewardCardProps) {
  const { ladderStep } = reward
  return (
    <div className={styles.badges}>
      <Badge>{verticalNames[reward.vertical]}</Badge>
      {ladderStep === null ? null : (
        <Badge>
          <Trans comment="Step of a reward in several steps, not of a form.">Step {ladderStep}</Trans>
        </Badge>
      )}
      {reward.queuedPlayerBonusId === null ? null : (
        <Badge tone="second">
          <Trans comment="State of a bonus that was claimed while another one was active.">Waiting</Trans>
        </Badge>
      )}
      {reward.optedIn && list === 'ELIGIBLE' && reward.queuedPlayerBonusId === null && !hasBegun(reward) ? (
        <Badge tone="second">
          <Trans comment="State: the player takes part.">Opted in</Trans>
        </Badge>
      ) : null}
      {reward.cashback?.isActivated ? (
        <Badge tone="second">
          <Trans comment="State of cashback that is being earned now.">Running</Trans>
        </Badge>
      ) : null}
      {/* What waits can be started however long its campaign is over. */}
      {reward.queuedPlayerBonusId !== null ? null : reward.campaignStatus === 'EXPIRED' ? (
        <Badge tone="bad">
          <Trans comment="State of a document or reward whose time is over.">Expired</Trans>
        </Badge>
      ) : reward.campaignStatus === 'CANCELED' ? (
        <Badge tone="bad">
          <Trans>Ended by us</Trans>
        </Badge>
      ) : null}
    </div>
  )
}

/** The figures that it is about. */
function Gives({ reward, list }: Pick<RewardCardProps, 'reward' | 'list'>) {
  const { amount, cashback, currency, depositPercent, queuedPlayerBonusId, spins } = reward
  if (cashback === null && spins === null && amount === null) return null
  if (reward.kind === 'freeBet' && amount !== null)
    return (
      <p className={styles.gives}>
        <Trans comment="What a reward gives: a bet that the house pays, with its worth.">
          Free bet of <Money amount={amount} currency={currency} decimals="short" />
        </Trans>
      </p>
    )
  // They were taken by a withdrawal that came to nothing: its start gives what was left.
  const areSpinsLeft = spins !== null && queuedPlayerBonusId !== null && spins.left < spins.total
  return (
    <p className={styles.gives}>
      <WhatItGives
        back={cashback?.percentage ?? null}
        spins={areSpinsLeft ? spins.left : (spins?.total ?? null)}
        areSpinsLeft={areSpinsLeft}
        // What spins have won is theirs as it is told below, and no part of what was given.
        money={list === 'ACTIVE' && spins !== null ? null : amount}
        ofDeposit={list === 'ACTIVE' ? null : depositPercent}
        currency={currency}
      />
    </p>
  )
}

function Progress({ reward, list }: RewardCardProps) {
  const { cashback, currency, freeBet, spins, wageringLeft, wageringTotal } = reward
  return (
    <>
      {spins !== null && list === 'ACTIVE' ? <SpinProgress reward={reward} spins={spins} /> : null}
      {cashback !== null && (cashback.isActivated || cashback.collected > 0) ? (
        <CashbackProgress reward={reward} cashback={cashback} />
      ) : null}
      {freeBet === 'PLACED' && list === 'ACTIVE' ? (
        <p>
          <Trans comment="On a reward: its free bet is made, and the match is not over.">
            Your free bet is placed: it waits for its result.
          </Trans>
        </p>
      ) : null}
      {wageringLeft !== null && cashback === null && wageringTotal !== null && wageringTotal > 0 ? (
        <WageringProgress reward={reward} total={wageringTotal} currency={currency} />
      ) : null}
    </>
  )
}

function WageringProgress({
  reward,
  total,
  currency,
}: {
  readonly reward: Reward
  readonly total: number
  readonly currency: Reward['currency']
}) {
  const { t } = useLingui()
  const staked = stakedOf(reward)
  const left = reward.wageringLeft ?? 0
  return (
    <div className={styles.progress}>
      <progress className={styles.meter} aria-label={t`Staked so far`} max={total} value={Math.min(staked, total)} />
      <p>
        <Trans>
          <Money amount={staked} currency={currency} /> of <Money amount={total} currency={currency} /> staked,{' '}
          <strong>
            <Money amount={left} currency={currency} /> to go
          </strong>
        </Trans>
      </p>
    </div>
  )
}

function SpinProgress({ reward, spins }: { readonly reward: Reward; readonly spins: FreeSpins }) {
  const { t } = useLingui()
  const { left, total, won, gameName } = spins
  return (
    <div className={styles.progress}>
      <progress
        className={styles.meter}
        aria-label={t({ message: 'Spins used', comment: 'Label: free spins that are used up.' })}
        max={Math.max(total, 1)}
        value={total - left}
      />
      <p>
        <strong>
          <Plural value={left} one="# spin left" other="# spins left" />
        </strong>{' '}
        <Trans>
          of {total} in {gameName}, <Money amount={won} currency={reward.currency} /> won so far
        </Trans>
      </p>
    </div>
  )
}

function CashbackProgress({ reward, cashback }: { readonly reward: Reward; readonly cashback: Cashback }) {
  const { t } = useLingui()
  const { collected, claimable, maximum } = cashback
  return (
    <div className={styles.progress}>
      {maximum === null ? null : (
        <progress
          className={styles.meter}
          aria-label={t({ message: 'Collected', comment: 'Label before the amount of cashback collected so far.' })}
          max={Math.max(maximum, 1)}
          value={Math.min(collected, maximum)}
        />
      )}
      <p>
        {maximum === null ? (
          <Trans comment="Amount of cashback that the player has collected so far.">
            <Money amount={collected} currency={reward.currency} /> collected
          </Trans>
        ) : (
          <Trans>
            <Money amount={collected} currency={reward.currency} /> of at most{' '}
            <Money amount={maximum} currency={reward.currency} /> collected
          </Trans>
        )}
        {', '}
        <strong>
          <Trans comment="Amount of cashback that can be claimed now.">
            <Money amount={claimable} currency={reward.currency} /> to claim
          </Trans>
        </strong>
      </p>
    </div>
  )
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What it asks for, in figures. */
function Facts({ reward, list }: RewardCardProps) {
  const { cashback, currency, depositMinimum, endedAt, expiresAt, held, kind, maxWin, spins, wrMultiplier } = reward
  const { atStake, daysToUse, wageringTotal } = reward
  const isActive = list === 'ACTIVE'
  const isWaiting = reward.queuedPlayerBonusId !== null
  return (
    <dl className={styles.facts}>
      {isActive && held !== null && !(kind === 'freeBet' && held === 0) ? (
        <Fact name={<Trans>Bonus money now</Trans>}>
          <Money amount={held} currency={currency} />
        </Fact>
      ) : null}
      {isActive && atStake !== null && atStake > 0 ? (
        <Fact
          name={
            <Trans comment="Label before an amount of bonus money that is staked and not decided yet: in sports bets, or in rounds of live games.">
              In open bets and rounds
            </Trans>
          }
        >
          <Money amount={atStake} currency={currency} />
        </Fact>
      ) : null}
      {depositMinimum === null || isActive ? null : (
        <Fact name={<Trans>Deposit at least</Trans>}>
          <Money amount={depositMinimum} currency={currency} decimals="short" />
        </Fact>
      )}
      {spins === null ? null : (
        <>
          <Fact name={<Trans comment="Noun: the game that free spins are for.">Game</Trans>}>{spins.gameName}</Fact>
          <Fact name={<Trans>Worth of a spin</Trans>}>
            <Money amount={spins.value} currency={currency} />
          </Fact>
        </>
      )}
      {wrMultiplier === null || cashback !== null ? null : (
        <Fact name={<Trans comment="Label before the amount that is still to be wagered.">To stake</Trans>}>
          {wrMultiplier === 0 ? (
            <NothingToStake kind={kind} />
          ) : wageringTotal !== null && wageringTotal > 0 && wrMultiplier === 1 ? (
            <Money amount={wageringTotal} currency={currency} decimals="short" />
          ) : wageringTotal !== null && wageringTotal > 0 ? (
            <Trans comment="Wagering requirement: so many times the bonus, and what amount that is.">
              {wrMultiplier} times: <Money amount={wageringTotal} currency={currency} decimals="short" />
            </Trans>
          ) : (
            <Wagering kind={kind} wrMultiplier={wrMultiplier} />
          )}
        </Fact>
      )}
      {maxWin === null ? null : (
        <Fact name={<Trans>Most it can pay</Trans>}>
          <Money amount={maxWin} currency={currency} decimals="short" />
        </Fact>
      )}
      {cashback === null ? null : (
        <>
          {cashback.maximum === null ? null : (
            <Fact name={<Trans comment="Label before the highest amount of cashback.">At most</Trans>}>
              <Money amount={cashback.maximum} currency={currency} decimals="short" />
            </Fact>
          )}
          {cashback.booster === null || cashback.booster === 1 ? null : (
            <Fact name={<Trans comment="Kind of cashback reward that rises in steps.">Booster</Trans>}>
              <Booster times={cashback.booster} />
            </Fact>
          )}
          <Fact name={<Trans comment="Label before how often cashback is worked out: daily, weekly.">Counted</Trans>}>
            <Period period={cashback.period} />
          </Fact>
          {cashback.endsAt === null ? null : (
            <Fact name={<Trans>This one ends</Trans>}>
              <Until at={cashback.endsAt} />
            </Fact>
          )}
        </>
      )}
      {isActive || isWaiting || endedAt === null ? null : (
        <Fact name={<Trans>Claim it until</Trans>}>
          <Until at={endedAt} />
        </Fact>
      )}
      {isActive || isWaiting || reward.campaignStatus !== 'ACTIVE' || typeof daysToUse !== 'number' ? null : (
        <Fact name={<TimeToUse isWagered={isWagered(reward)} />}>
          <Days days={daysToUse} />
        </Fact>
      )}
      {isWaiting && expiresAt !== null ? (
        <Fact
          name={
            <Trans comment="Label before a date: a bonus that waits must be started by then.">Start it until</Trans>
          }
        >
          <Until at={expiresAt} />
        </Fact>
      ) : null}
      {/* How long there is counts from its start. */}
      {!isActive || expiresAt === null || cashback !== null ? null : (
        <Fact name={isWagered(reward) ? <Trans>Stake it until</Trans> : <Trans>Use it until</Trans>}>
          <Until at={expiresAt} />
        </Fact>
      )}
    </dl>
  )
}

/** The game of its spins has left the site: the platform names nobody who has it. */
const isGameGone = ({ spins }: Reward): boolean => spins?.gameProvider === ''

/** Everything that can be done with it; while that is on its way nothing else is (BON-4). */
function Actions({ flow, claims, reward, list, onHeld, nameId }: RewardCardProps & { readonly nameId: string }) {
  const id = useId()
  const { isOpen, path } = useNavigation()
  const claim = useSelector(claims, (now) => now)
  const isBusy = claim.context.managed.includes(reward.campaignId)
  const isHeld = claim.matches('failed')
  const start = (action: RewardAction, idempotencyKey: string) =>
    ({ type: 'claim.start', action, subject: subjectOf(reward, action), idempotencyKey }) as const
  // What would be claimed here could be used nowhere, and its time would run.
  const where = placeOf(reward, isOpen)
  const hasPlace = isOwnMoney(reward) || isOpen(where)
  // Over a game that it is played in there is nowhere to go.
  const isPlayed = path === where.split('?')[0] || path.startsWith(`${where}/play/`)
  const now = useShownAt()
  const actions = hasPlace ? actionsOf(reward, list, now) : endsOf(actionsOf(reward, list, now))
  const isNew = list === 'ELIGIBLE'
  // Who may claim none by code may still have what a deposit earns by it.
  const isPayable = isOpen(cashier)
  const codePlace = isOpen(bonusCodePath) ? bonusCodePath : isByDeposit(reward) && isPayable ? cashier : null
  return (
    <div className={styles.actions}>
      {list === 'ACTIVE' && !reward.isCashback && hasPlace && !isPlayed && !isGameGone(reward) ? (
        <ButtonLink to={where} variant="primary">
          <Trans>Play</Trans>
        </ButtonLink>
      ) : null}
      {isToPayIn(reward, list) && hasPlace && isPayable ? (
        <ButtonLink to={cashier} variant="primary">
          <Trans>Deposit</Trans>
        </ButtonLink>
      ) : null}
      {actions.map((action, at) => (
        <Button
          key={action}
          id={`${id}-${action}`}
          aria-labelledby={`${id}-${action} ${nameId}`}
          variant={at === 0 && action !== 'forfeit' && !action.endsWith('Deactivate') ? 'primary' : 'secondary'}
          busy={isBusy && claim.context.action === action}
          // The keyboard stays where it is, is told why nothing is to be pressed, and led there by a press.
          reason={
            isHeld ? (
              <Trans comment="Why a reward’s button can’t be pressed: a notice says that the last thing was not done, and waits for an answer.">
                Answer the notice first.
              </Trans>
            ) : undefined
          }
          disabled={!claim.can(start(action, 'any')) && !isHeld && !(isBusy && claim.context.action === action)}
          onClickCapture={isHeld ? onHeld : undefined}
          onClick={() => claims.send(start(action, newKey()))}
        >
          {actionNames[action]}
        </Button>
      ))}
      {isNew && isCodeMissing(reward) && hasPlace && codePlace !== null ? (
        <ButtonLink to={codePlace}>
          <Trans>Enter its code</Trans>
        </ButtonLink>
      ) : null}
      <Button
        id={`${id}-details`}
        aria-labelledby={`${id}-details ${nameId}`}
        variant="quiet"
        onClick={() => flow.send({ type: 'campaign.select', campaignId: reward.campaignId })}
      >
        <Trans comment="Fold-out: more about a reward.">Details</Trans>
      </Button>
    </div>
  )
}
