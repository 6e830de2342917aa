import { isCurrency, toMinor, toWire, type Currency, type Minor } from '#contract/money.ts'
import { askForProofs } from '../documents/review.ts'
import { mayHaveBonus } from '../bonus/standing.ts'
import { titlesFor } from '../bonus/words.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { heldCaller } from '../player/players.ts'
import { endDue } from '../bonus/granting.ts'
import { byWallet, lossesOf } from './bonusMoney.ts'
import { completePlayer } from './check.ts'
import { holdWallet, paidWith } from './deposits.ts'
import type { OfferedMethod } from './methods.ts'
import {
  cancelWithdrawal,
  lookUpWithdrawal,
  openWithdrawals,
  payDueWithdrawals,
  rememberWithdrawalCheck,
  requestWithdrawal,
  wireWithdrawal,
  withdrawableMethods,
  withdrawalPage,
  withdrawalStanding,
} from './withdrawals.ts'

/** Withdrawals: the check, the request, taking it back, and what became of it (WDR-1 to WDR-3). */
export const withdrawalHandlers = {
  async withdrawalCheck(request, operator) {
    const player = await completePlayer(operator, requirePlayer(request).playerId)
    await payDueWithdrawals(operator, player.playerId)
    // Both are read at one moment: a bonus that comes in between would be named by neither.
    return operator.transaction(async (tx) => {
      await heldCaller(operator, requirePlayer(request))
      await holdWallet(tx, player.playerId)
      await endDue(operator, tx, player.playerId)
      const { result, limit, originalLimit, duration, forfeits } = await withdrawalStanding(operator, player)
      if (result === 'DOCUMENTS_REQUIRED') await askForProofs(operator, player.playerId)
      const currency = await currencyOf(operator, player.playerId)
      const { named: bonuses } = await lossesOf(operator, player.playerId, forfeits)
      const told = mayHaveBonus(player) ? bonuses : byWallet(bonuses)
      const titles = await titlesFor(
        operator,
        player.playerId,
        told.map(({ campaignId }) => campaignId),
      )
      const answer = {
        result,
        limit: toWire(limit, currency),
        originalLimit: toWire(originalLimit, currency),
        duration,
        forfeits: told.map(({ campaignId, reason, amount, atStake, spins }) => ({
          campaignId,
          title: titles.get(campaignId) ?? reason,
          amount: toWire(amount, currency),
          atStake: toWire(atStake, currency),
          spins,
        })),
      }
      if (result !== 'SUCCESS') return answer
      return { ...answer, checkId: await rememberWithdrawalCheck(operator, player.playerId, bonuses) }
    })
  },

  async withdrawalMethods(request, operator) {
    const { playerId } = requirePlayer(request)
    const { methods, currency } = await offeredTo(operator, playerId)
    const used = await paidWith(operator, playerId)
    const rank = ({ method }: OfferedMethod): number => {
      const place = used.findIndex((one) => one.method === method)
      return place < 0 ? used.length : place
    }
    return methods
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ id, method, name, min, max }) => ({
        id,
        method,
        name,
        currency,
        minAmount: toWire(min, currency),
        maxAmount: toWire(max, currency),
        accountLabel: used.find((one) => one.method === method)?.accountLabel ?? null,
      }))
  },

  async withdrawalRequest(request, operator) {
    const { body, idempotencyKey } = request
    const { playerId } = requirePlayer(request)
    return operator.transaction(async (tx) => {
      // Held: who is excluded or restricted at this moment comes before this or after it.
      await heldCaller(operator, requirePlayer(request))
      const player = await completePlayer(operator, playerId)
      const { methods, currency } = await offeredTo(operator, playerId)
      const method = methods.find(({ id }) => id === body.methodId)
      if (!method) throw new CallError(400, 'error.validation', 'This method is not offered')
      const row = await requestWithdrawal(operator, tx, player, {
        amount: amountOf(body.amount, body.currency, currency, method),
        currency,
        method: method.method,
        checkId: body.checkId,
        forfeitAccepted: body.forfeitAccepted,
        idempotencyKey: idempotencyKey ?? '',
      })
      return wireWithdrawal(row, player.market)
    })
  },

  async withdrawalCancellation(request, operator) {
    const player = await knownPlayer(operator, requirePlayer(request).playerId)
    const { pendingWithdrawalId: id, amount } = request.body
    return operator.transaction(async (tx) =>
      wireWithdrawal(await cancelWithdrawal(operator, tx, player, { id, amount }), player.market),
    )
  },

  async withdrawalLookUp(request, operator) {
    const player = await knownPlayer(operator, requirePlayer(request).playerId)
    const row = await lookUpWithdrawal(operator, player.playerId, request.body.idempotencyKey)
    return row && wireWithdrawal(row, player.market)
  },

  async pendingWithdrawals(request, operator) {
    const player = await knownPlayer(operator, requirePlayer(request).playerId)
    return (await openWithdrawals(operator, player.playerId)).map((row) => wireWithdrawal(row, player.market))
  },

  async withdrawals(request, operator) {
    const player = await knownPlayer(operator, requirePlayer(request).playerId)
    const { rows, position } = await withdrawalPage(operator, { ...request.query, playerId: player.playerId })
    return { withdrawals: rows.map((row) => wireWithdrawal(row, player.market)), position }
  },
} satisfies Handlers

async function knownPlayer(operator: Operator, playerId: number) {
  const player = await operator.players.find(playerId)
  if (!player) throw new CallError(401, 'token.expired', 'Token expired')
  return player
}

async function currencyOf(operator: Operator, playerId: number): Promise<Currency> {
  const wallet = await operator.ledger.walletOf(playerId)
  if (!wallet || !isCurrency(wallet.currency)) throw new CallError(404, 'error.not_found', 'No wallet')
  return wallet.currency
}

async function offeredTo(operator: Operator, playerId: number) {
  const { market } = await knownPlayer(operator, playerId)
  const currency = await currencyOf(operator, playerId)
  return { methods: withdrawableMethods(market, currency), currency }
}

/** Minor units of what is asked. Throws CallError 400 on field `amount` for a wrong currency, decimals or bounds. */
function amountOf(amount: number, asked: string, currency: Currency, { min, max }: OfferedMethod): Minor {
  const refused = (message: string): CallError =>
    new CallError(400, 'error.validation', message, [
      {
        objectName: 'withdrawalRequest',
        field: 'amount',
        rejectedValue: amount,
        status: 400,
        message,
        code: 'error.validation',
      },
    ])
  if (asked !== currency) throw refused(`The wallet's currency is ${currency}`)
  let minor: Minor
  try {
    minor = toMinor(amount, currency)
  } catch {
    throw refused('The amount has too many decimals')
  }
  if (minor < min || minor > max)
    throw refused(`The amount must be from ${toWire(min, currency)} to ${toWire(max, currency)} ${currency}`)
  return minor
}
