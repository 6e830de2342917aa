import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#contract/locale.ts'
import type { RewardAction } from '#machines/rewardClaim/rewardClaim.contract.ts'
import type { Reward, RewardKind } from '#machines/rewards/rewards.contract.ts'
import { useShownAt } from '#src/ui/useNow.ts'
import { daysUntil } from './offers.ts'

/** What a group of rewards is called, in the order they stand. */
export const kindNames: Readonly<Record<RewardKind, ReactNode>> = {
  bonus: <Trans comment="Noun, plural: group of rewards.">Bonuses</Trans>,
  freeSpins: <Trans>Free spins</Trans>,
  freeBet: <Trans comment="Kind of sports reward.">Free bets</Trans>,
  cashback: <Trans comment="Kind of reward: part of the losses comes back.">Cashback</Trans>,
}

/** Where a reward is played. */
export const verticalNames: Readonly<Record<Reward['vertical'], ReactNode>> = {
  CASINO: <Trans>Casino</Trans>,
  LIVE_CASINO: <Trans>Live casino</Trans>,
  SPORTS: <Trans>Sports</Trans>,
}

/** What stands on the button of an action. */
export const actionNames: Readonly<Record<RewardAction, ReactNode>> = {
  claim: <Trans>Claim</Trans>,
  consent: <Trans>Read the terms and decide</Trans>,
  forfeit: <Trans comment="Button: verb, gives up a bonus.">Forfeit</Trans>,
  optInActivate: <Trans comment="Button: verb, takes part in a reward.">Opt in</Trans>,
  optInDeactivate: <Trans comment="Button: verb, no longer takes part in a reward.">Opt out</Trans>,
  cashbackActivate: <Trans comment="Button: verb.">Start cashback</Trans>,
  cashbackDeactivate: <Trans comment="Button: verb.">Stop cashback</Trans>,
  cashbackClaim: <Trans comment="Button: verb.">Claim cashback</Trans>,
  freeSpinClaim: <Trans>Claim free spins</Trans>,
  queuedClaim: <Trans>Start it now</Trans>,
  sportsbookClaim: <Trans>Claim for sports</Trans>,
  oneClickActivate: <Trans comment="Button: verb, puts a bonus into use.">Activate</Trans>,
}

/** What has been done, for the notice that says so. */
export const doneWords: Readonly<Record<RewardAction, ReactNode>> = {
  claim: <Trans>It is yours now, and active.</Trans>,
  consent: <Trans>You have agreed to its terms.</Trans>,
  forfeit: <Trans>You have given it up. Your own money is untouched.</Trans>,
  optInActivate: <Trans>You are in.</Trans>,
  optInDeactivate: <Trans>You are out of it again.</Trans>,
  cashbackActivate: <Trans>Cashback runs from now on.</Trans>,
  cashbackDeactivate: <Trans>Cashback is stopped. What was collected stays.</Trans>,
  cashbackClaim: <Trans>It is your own money now.</Trans>,
  freeSpinClaim: <Trans>Your free spins are ready.</Trans>,
  queuedClaim: <Trans>It is active now.</Trans>,
  sportsbookClaim: <Trans>It waits for you in the sportsbook.</Trans>,
  oneClickActivate: <Trans>It is active now.</Trans>,
}

const gameTypes = {
  slots: msg({ message: 'Slots', comment: 'Kind of game.' }),
  roulette: msg({ message: 'Roulette', comment: 'Kind of game.' }),
  blackjack: msg({ message: 'Blackjack', comment: 'Kind of game.' }),
  baccarat: msg({ message: 'Baccarat', comment: 'Kind of game.' }),
  videoPoker: msg({ message: 'Video poker', comment: 'Kind of game.' }),
  instant: msg({ message: 'Instant games', comment: 'Kind of game: decided at once, as scratch cards.' }),
} as const
const otherGames = msg`All other games`
const allGames = msg({ message: 'All games', comment: 'How much of a stake counts: the same in all of them.' })

/** What a kind of game is called, `isOnly` where no other is named; one that we have no word for bears the platform's own. */
export function useGameTypeName(): (gameType: string | null, isOnly: boolean) => string {
  const { i18n } = useLingui()
  return (gameType, isOnly) => {
    if (gameType === null) return i18n._(isOnly ? allGames : otherGames)
    return Object.hasOwn(gameTypes, gameType) ? i18n._(gameTypes[gameType as keyof typeof gameTypes]) : gameType
  }
}

/** A moment, with how many days are left until then. */
export function Until({ at }: { readonly at: string }) {
  const days = daysUntil(at, useShownAt())
  const moment = `${formatDate(at)} ${formatTime(at)}`
  return (
    <>
      {moment}{' '}
      {days === 0 ? (
        <Trans comment="After the name of a bonus whose time is over.">(over)</Trans>
      ) : days === 1 ? (
        <Trans comment="After the name of a bonus: today is the last day to use it.">(last day)</Trans>
      ) : (
        <Plural value={days} one="(# day left)" other="(# days left)" />
      )}
    </>
  )
}
