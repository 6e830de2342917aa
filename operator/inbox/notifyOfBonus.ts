import type { Operator } from '../operator.ts'
import { bonusTexts, type BonusNews } from './bonusTexts.ts'
import { sendMessage } from './notify.ts'

/** Where it is seen; what was not given, or is over, is nowhere. */
const pathOf: Readonly<Record<BonusNews, string | null>> = {
  bonusGiven: '/my-account/rewards/active',
  bonusWaits: '/my-account/rewards',
  bonusLapsed: null,
  bonusUnused: null,
  bonusExpired: '/my-account/banking/transactions',
  bonusPaid: '/my-account/banking/transactions',
  prizeWaits: '/my-account/rewards',
  codeNotGiven: null,
  bonusReleased: '/my-account/banking/transactions',
  bonusReleasedInPart: '/my-account/banking/transactions',
  bonusReleasedForNothing: '/my-account/banking/transactions',
  cashbackPaid: '/my-account/banking/transactions',
  bonusNotGiven: null,
}

/** Tells a player in the inbox of what a bonus has come to, by its title; joins the running transaction. */
export async function notifyOfBonus(
  operator: Operator,
  player: { readonly playerId: number; readonly language: string },
  news: BonusNews,
  bonus = '',
): Promise<void> {
  await sendMessage(operator, player.playerId, {
    ...bonusTexts(news, player.language, bonus),
    // Why none came with a deposit is told to whoever pays in.
    isOffer: news !== 'bonusNotGiven',
    path: pathOf[news],
  })
}
