import { isCurrency, toMinor, toWire, type Currency, type Minor } from '#contract/money.ts'
import { requireEarnable } from '../bonus/triggers.ts'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import type { WalletState } from '../ledger.ts'
import type { Operator } from '../operator.ts'
import { completePlayer, daysToVerify, depositResult, goodCheck, limitToTell, rememberCheck } from './check.ts'
import {
  holdWallet,
  isOpen,
  lockDeposit,
  openDeposit,
  paidWith,
  setState,
  waitingDeposit,
  wireDeposit,
} from './deposits.ts'
import { methodsOf, wireMethod, type OfferedMethod } from './methods.ts'
import { historyCsv, periodSums, transactionPage } from './transactions.ts'
import { walletBalance } from './walletMessage.ts'

/** Banking: wallet, deposits, history. */
export const bankingHandlers = {
  async walletBalance(request, operator) {
    return walletBalance(await walletFor(operator, requirePlayer(request).playerId))
  },

  async depositCheck(request, operator) {
    const player = await completePlayer(operator, requirePlayer(request).playerId)
    const isLater = request.query.later === 'true'
    const result = await depositResult(operator, player, isLater)
    if (result === 'DOCUMENTS_PREFERRED')
      return { result, daysLeftToVerifyDocuments: await daysToVerify(operator, player.playerId) }
    const isLimit = result === 'SELF_LIMIT_REACHED' || result === 'SELF_SPEND_LIMIT_REACHED'
    if (result !== 'SUCCESS' && !isLimit) return { result }
    const limit = await limitToTell(operator, player.playerId)
    const told = limit && {
      limitLeft: toWire(limit.left, player.currency as Currency),
      limitType: limit.type,
      resetOn: limit.resetOn,
    }
    if (isLimit) return { result, isSpendLimit: result === 'SELF_SPEND_LIMIT_REACHED', ...told }
    return { result, checkId: await rememberCheck(operator, player.playerId, isLater), ...told }
  },

  async depositMethods(request, operator) {
    const { methods, currency } = await offeredTo(operator, requirePlayer(request).playerId)
    return methods.map((method) => wireMethod(method, currency))
  },

  async recentDepositMethods(request, operator) {
    const { playerId } = requirePlayer(request)
    const { methods, currency } = await offeredTo(operator, playerId)
    const used = await paidWith(operator, playerId)
    return used.flatMap(({ method, accountLabel }) => {
      const offered = methods.find((candidate) => candidate.method === method)
      return offered ? [wireMethod(offered, currency, accountLabel)] : []
    })
  },

  async depositRequest(request, operator) {
    const { body, origin } = request
    const { playerId } = requirePlayer(request)
    return operator.transaction(async (tx) => {
      // Held from here on: what a limit leaves, and what the check says, is still so as the deposit is opened, whatever other tabs do.
      await holdWallet(tx, playerId)
      const player = await completePlayer(operator, playerId)
      const { methods, currency } = await offeredTo(operator, playerId)
      const method = methods.find(({ id }) => id === body.methodId)
      if (!method) throw new CallError(400, 'error.deposit.method', 'This method is not offered')
      if (new URL(body.returnUrl).origin !== origin)
        throw new CallError(400, 'error.validation', 'returnUrl must be an address of this site')
      // The check is asked again now: what it allowed ten minutes ago may be blocked since (SAF-5).
      const check = await goodCheck(operator, playerId, body.checkId)
      const isAllowed = check !== null && (await depositResult(operator, player, check.isLater)) === 'SUCCESS'
      // More than a limit leaves is no wrong amount: it is refused as the deposit is opened, and the page asks for the check anew.
      const amount = amountOf(body.amount, body.currency, currency, method)
      if (!isAllowed)
        throw new CallError(409, 'error.deposit.not_allowed', 'The deposit check has not allowed this deposit')
      const campaignId = body.campaignId ?? null
      if (campaignId !== null) await requireEarnable(operator, tx, player, campaignId, amount)
      const started = await openDeposit(operator, tx, {
        playerId,
        amount,
        currency,
        method: method.method,
        returnUrl: body.returnUrl,
        isLater: check.isLater,
        campaignId,
        isWithoutBonus: body.campaignId === null,
      })
      if ('pending' in started)
        throw new CallError(409, 'error.deposit.pending', 'An earlier deposit still waits for its bank')
      return wireDeposit(operator, started.opened, origin)
    })
  },

  async pendingDeposit(request, operator) {
    const { playerId } = requirePlayer(request)
    const row = await operator.transaction((tx) => waitingDeposit(operator, tx, playerId))
    return row && wireDeposit(operator, row, request.origin)
  },

  async depositStatus(request, operator) {
    const { playerId } = requirePlayer(request)
    const row = await operator.transaction((tx) =>
      lockDeposit(operator, tx, { id: request.params.depositId, playerId }),
    )
    if (!row) throw new CallError(404, 'error.not_found', 'No such deposit')
    return wireDeposit(operator, row, request.origin)
  },

  async depositCancel(request, operator) {
    const { playerId } = requirePlayer(request)
    return operator.transaction(async (tx) => {
      const row = await lockDeposit(operator, tx, { id: request.params.depositId, playerId })
      if (!row) throw new CallError(404, 'error.not_found', 'No such deposit')
      const left = isOpen(row.state) ? await setState(operator, tx, row, 'abandoned', { reason: 'cancelled' }) : row
      return wireDeposit(operator, left, request.origin)
    })
  },

  async transactions(request, operator) {
    return transactionPage(operator, { ...request.query, playerId: requirePlayer(request).playerId })
  },

  async transactionsCsv(request, operator) {
    const { playerId } = requirePlayer(request)
    const { currency } = await walletFor(operator, playerId)
    const { locale, ...filter } = request.query
    return historyCsv(operator, { ...filter, playerId }, currency as Currency, locale)
  },

  async netPositionWinLoss(request, operator) {
    const { playerId } = requirePlayer(request)
    const { currency } = await walletFor(operator, playerId)
    const sums = await periodSums(operator, playerId, request.query.from, request.query.to)
    const wire = (minor: Minor): number => toWire(minor, currency as Currency)
    return {
      currency: currency as Currency,
      netPosition: wire(sums.withdrawals - sums.deposits),
      winLoss: wire(sums.wins - sums.stakes),
      deposits: wire(sums.deposits),
      withdrawals: wire(sums.withdrawals),
      stakes: wire(sums.stakes),
      wins: wire(sums.wins),
    }
  },
} satisfies Handlers

async function walletFor(operator: Operator, playerId: number): Promise<WalletState> {
  const wallet = await operator.ledger.walletOf(playerId)
  if (!wallet) throw new CallError(404, 'error.not_found', 'No wallet')
  return wallet
}

async function offeredTo(
  operator: Operator,
  playerId: number,
): Promise<{ methods: OfferedMethod[]; currency: Currency }> {
  const player = await operator.players.find(playerId)
  const { currency } = await walletFor(operator, playerId)
  if (!player || !isCurrency(currency)) throw new CallError(404, 'error.not_found', 'No wallet')
  return { methods: methodsOf(player.market, currency), currency }
}

/** Minor units of what is asked. Throws CallError 400 on field `amount` for a wrong currency, decimals or bounds. */
function amountOf(amount: number, asked: string, currency: Currency, { min, max }: OfferedMethod): Minor {
  const refused = (message: string): CallError =>
    new CallError(400, 'error.deposit.amount', message, [
      {
        objectName: 'depositRequest',
        field: 'amount',
        rejectedValue: amount,
        status: 400,
        message,
        code: 'error.deposit.amount',
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
