import { brandFacts } from '#brands/facts.ts'
import { numberLocales } from '#contract/locale.ts'
import { languages } from '#contract/markets.ts'
import { formatMoney, type Currency, type Minor } from '#contract/money.ts'
import type { PaymentMethod } from '#contract/deposit.ts'
import { nameOf } from '../banking/methods.ts'
import type { Operator, PlayerAccount } from '../operator.ts'
import { sendMessage } from './notify.ts'
import { withdrawalTexts, type WithdrawalNews } from './withdrawalTexts.ts'

/** Tells a player in the inbox and by e-mail what has become of a withdrawal; joins the running transaction. */
export async function notifyOfWithdrawal(
  operator: Operator,
  player: PlayerAccount,
  news: WithdrawalNews,
  withdrawal: { readonly amount: Minor; readonly currency: string; readonly method: string },
): Promise<void> {
  const { language, playerId, email } = player
  const numbers = numberLocales[languages.find((one) => one === language) ?? 'en']
  const amount = formatMoney(withdrawal.amount, withdrawal.currency as Currency, numbers)
  const { title, text } = withdrawalTexts(news, language, {
    amount,
    method: nameOf(withdrawal.method as PaymentMethod),
  })
  await sendMessage(operator, playerId, { title, text, path: '/my-account/banking' })
  await operator.outbox.send({
    channel: 'email',
    to: email,
    text: `${brandFacts[operator.settings.brandId].name}: ${title}. ${text}`,
  })
}
