import { SimulatedClock, type AnyEventObject } from 'xstate'
import type { RewardAction } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import type { Reward, RewardList } from '#machines/rewards/rewards.contract.ts'
import { rewardsMachine } from '#machines/rewards/rewards.machine.ts'
import { lateActors } from '#src/actors/late.ts'
import { rewardClaimWork, rewardsWork } from '#src/actors/rewards.ts'
import { actionsOf, subjectOf } from '#src/views/rewards/offers.ts'
import { RewardsView } from '#src/views/rewards/RewardsView.tsx'
import { pressed, started, withActors } from './run.ts'
import type { FaultRow, FaultWorld, FlowRun } from './table.ts'

const own = { amount: 5000, currency: 'EUR' } as const
const wanted = 'Plain'

/** What the player does on the page of rewards. */
interface Wish {
  readonly list?: RewardList
  /** What is pressed on the card of the one that is wanted; nothing where it is missing. */
  readonly action?: RewardAction
  /** Another bonus is in the way: it stays, and what is wanted waits. */
  readonly isQueued?: boolean
  /** What has failed is left, and begun anew from the list. */
  readonly isLeft?: boolean
  /** Once the list is there it is asked for again. */
  readonly isAgain?: boolean
}

/** The page of rewards, and one thing that is done with one of them; `rewards.changed` goes to the list, as the session sends it. */
function onRewards({ world }: FaultWorld, wish: Wish): FlowRun {
  const { list = 'ELIGIBLE', action, isQueued = false, isLeft = false } = wish
  let isToAsk = wish.isAgain === true
  const clock = new SimulatedClock()
  const rewards = started(
    withActors(
      rewardsMachine,
      lateActors(() => Promise.resolve(rewardsWork(world)), ['loadRewards']),
    ),
    { clock },
  )
  const refresh = () => rewards.actor.send({ type: 'rewards.refresh' })
  const claims = started(
    withActors(
      rewardClaimMachine,
      lateActors(() => Promise.resolve(rewardClaimWork(world)), ['performClaim', 'forfeitBonus', 'agree']),
    ),
    { clock, hears: ({ type }) => void (type === 'rewards.changed' && refresh()) },
  )
  const isList = (state: string): boolean => rewards.actor.getSnapshot().matches(state)
  const isClaim = (state: string): boolean => claims.actor.getSnapshot().matches(state)
  const onCard = (): AnyEventObject | null => {
    const shown: readonly Reward[] = rewards.actor.getSnapshot().context.rewards
    const reward = shown.find(({ title }) => title === wanted)
    if (!action || !reward || !actionsOf(reward, list, world.now()).includes(action)) return null
    return {
      type: 'claim.start',
      action,
      subject: subjectOf(reward, action),
      idempotencyKey: crypto.randomUUID(),
    }
  }
  rewards.actor.send({ type: 'rewards.open', list })
  return {
    clock,
    state: () => (isClaim('idle') ? rewards.state() : claims.state()),
    isBusy: () => claims.isBusy() || isList('loading') || isList('refreshing'),
    subscribe: (changed) => {
      const stops = [rewards.subscribe(changed), claims.subscribe(changed)]
      return () => stops.forEach((stop) => stop())
    },
    stop: () => {
      claims.stop()
      rewards.stop()
    },
    waitsMs: () => null,
    page: () => (
      <RewardsView
        flow={rewards.actor as never}
        claims={claims.actor as never}
        list={list}
        onList={null}
        own={own}
        isHalfRegistered={false}
      />
    ),
    goOn: async () => {
      if (isClaim('done') || isClaim('cashbackNotice')) return false
      if (!isClaim('idle')) {
        const [forfeitKey, idempotencyKey] = [crypto.randomUUID(), crypto.randomUUID()]
        pressed(claims, [
          ...(isQueued ? [{ type: 'claim.queue', idempotencyKey }] : []),
          { type: 'consent.accept', idempotencyKey },
          { type: 'forfeit.accept', forfeitKey, idempotencyKey },
          ...(isLeft ? [] : [{ type: 'claim.retry' }]),
          { type: 'claim.cancel' },
        ])
        return true
      }
      if (isToAsk || isList('failed') || rewards.actor.getSnapshot().context.problem) {
        isToAsk = false
        refresh()
        return true
      }
      // One that is there no more was had, though its answer was lost: what was booked says whether.
      const press = onCard()
      if (press) claims.actor.send(press)
      return press !== null
    },
  }
}

/** Wallets that bonuses move: own money, and the money of each kind of bonus. */
export const bonusWallets = ['main', 'casinoBonus', 'liveCasinoBonus', 'sportsBonus'] as const

const old = { title: 'Old', standing: 'ACTIVE', wagered: 2500 } as const
const plain = { title: wanted } as const
const optIn = { ...plain, campaignCategory: 'OPT_IN' } as const
const spins = { ...plain, freeSpins: { gameId: 'penny-bank', spins: 10, spinValue: 20 }, amount: 500 } as const
const cashback = { ...plain, cashback: { percentage: 10, maximum: 5000, period: 'WEEK', booster: 1.5 } } as const
const running = { ...cashback, standing: 'ACTIVE', lossCounted: 12_000 } as const

type Row = Pick<FaultRow, 'call' | 'moves'> & Partial<Pick<FaultRow, 'when' | 'from'>>

/** A row whose every walk has a player of its own: a reward is had once. */
const row = (what: Row, wish: Wish, ...rewards: readonly object[]): FaultRow => ({
  ...what,
  area: 'rewards',
  open: (it) => onRewards(it, wish),
  player: { wallet: { main: own.amount }, rewards },
  wallets: bonusWallets,
  isFresh: rewards.length > 0 && wish.action !== undefined,
})

const claim: Wish = { action: 'claim' }
const given = [1000]
const instead = [1000, -1000]

/** What is done with rewards: whatever goes wrong, their money is given, taken or paid once. */
export const rewardRows: readonly FaultRow[] = [
  row({ call: 'rewards', when: 'the list', moves: [] }, {}, plain),
  row({ call: 'rewards', when: 'the list anew', from: 'ready', moves: [] }, { isAgain: true }, plain),
  row({ call: 'rewardClaimV2', moves: given }, claim, plain),
  row({ call: 'rewardClaimV2', when: 'left, and begun anew', moves: given }, { ...claim, isLeft: true }, plain),
  row({ call: 'rewards', when: 'what is in the way', from: 'ready', moves: instead }, claim, old, plain),
  row({ call: 'rewardClaimV2', when: 'in the place of another', from: 'conflict', moves: instead }, claim, old, plain),
  row({ call: 'campaignConsent', moves: given }, claim, { ...plain, consentRequired: true }),
  row(
    { call: 'assignmentState', when: 'a forfeit', moves: [-1000] },
    { list: 'ACTIVE', action: 'forfeit' },
    {
      ...old,
      title: wanted,
    },
  ),
  row({ call: 'assignmentState', when: 'what is in the way', moves: instead }, claim, old, plain),
  row({ call: 'freeSpinClaim', moves: [500] }, { action: 'freeSpinClaim' }, spins),
  row(
    { call: 'freeSpinClaim', when: 'in the place of another', from: 'conflict', moves: [500, -1000] },
    { action: 'freeSpinClaim' },
    old,
    spins,
  ),
  row(
    { call: 'freeSpinClaim', when: 'behind another', from: 'conflict', moves: [] },
    { action: 'freeSpinClaim', isQueued: true },
    old,
    spins,
  ),
  row({ call: 'queuedBonusClaim', moves: given }, { action: 'queuedClaim' }, { ...plain, standing: 'WAITING' }),
  row({ call: 'cashbackClaim', moves: [1800] }, { list: 'ACTIVE', action: 'cashbackClaim' }, running),
  row({ call: 'cashbackActivate', moves: [] }, { action: 'cashbackActivate' }, cashback),
  row({ call: 'cashbackDeactivate', moves: [] }, { list: 'ACTIVE', action: 'cashbackDeactivate' }, running),
  row({ call: 'oneClickActivate', moves: given }, { action: 'oneClickActivate' }, optIn),
  row({ call: 'optInActivate', moves: [] }, { action: 'optInActivate' }, optIn),
  row({ call: 'optInDeactivate', moves: [] }, { action: 'optInDeactivate' }, { ...optIn, standing: 'OPEN' }),
  row({ call: 'sportsbookRewardClaim', moves: given }, { action: 'sportsbookClaim' }, { ...plain, vertical: 'SPORTS' }),
]
