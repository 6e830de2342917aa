import { minute } from '#contract/constants.ts'
import { resolvePath } from '#contract/locale.ts'
import { currencyFor } from '#contract/markets.ts'
import { toMinor, type Currency, type Minor } from '#contract/money.ts'
import { payAndPlayBounds } from '#contract/payAndPlay.ts'
import { payAndPlayCallback } from '#contract/payAndPlayBuild.ts'
import { completePlayer, depositResult } from '../banking/check.ts'
import { capture, holdWallet, openDeposit } from '../banking/deposits.ts'
import type { Tx } from '../db/open.ts'
import { CallError, type Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { marketFor, openAt, storedCurrency } from '../player/placement.ts'
import { heldRow, playerRow, requireRow } from '../player/players.ts'
import { wholePhone } from '../player/profile.ts'
import { isKeptOut, signInRefusal } from '../player/standing.ts'
import { fieldRefused, requireCountry } from '../registration/rules.ts'
import { keepPayer, payerSecretOf } from './browser.ts'
import {
  changePayment,
  codeUsed,
  hasLoggedIn,
  openPayment,
  requireCode,
  requireVerified,
  sessionExpired,
  type PaymentRow,
} from './payments.ts'
import { orPayerTaken } from './free.ts'
import { completePayer, isStillPayer, playerOfPerson, reservePlayerId } from './signUp.ts'

/** The market whose site the payer comes back to: an open one (LOC-3). Throws CallError 400 for an address that is not this site's callback. */
function marketOfReturn(operator: Operator, redirectUri: string, origin: string): string {
  const url = new URL(redirectUri)
  const { locale, rest } = resolvePath(url.pathname, openAt(operator, origin))
  if (url.origin !== origin || rest !== payAndPlayCallback || url.search !== '' || url.hash !== '')
    throw new CallError(400, 'error.validation', 'redirect_uri must be the callback of this site')
  return locale?.market ?? 'UN'
}

/** Minor units. Throws CallError 400 on field `amount` for wrong decimals or bounds. */
function amountOf(text: string, currency: Currency): Minor {
  const { min, max } = payAndPlayBounds(currency)
  let amount = 0
  try {
    amount = toMinor(Number(text), currency)
  } catch {
    // More decimals than the currency has: out of bounds below.
  }
  if (amount < min || amount > max) {
    const { validationErrors } = fieldRefused('payAndPlayAuthorise', 'amount', 'error.deposit.amount', text)
    throw new CallError(400, 'error.deposit.amount', 'The amount is outside what the provider takes', validationErrors)
  }
  return amount
}

/** Books the held amount, after its check (SAF-5). The deposit bears the payment's id, so there is never a second one. */
async function captureHeld(operator: Operator, tx: Tx, row: PaymentRow, playerId: number): Promise<void> {
  // Held from here on: what the check says is still so as the deposit is booked.
  await holdWallet(tx, playerId)
  const player = await completePlayer(operator, playerId)
  const wallet = await operator.ledger.walletOf(playerId)
  if (wallet?.currency !== row.currency)
    throw new CallError(409, 'error.pnp.currency', 'The account is in another currency than the payment')
  // Nobody has chosen here to send documents later (DEP-3).
  if ((await depositResult(operator, player, false)) !== 'SUCCESS')
    throw new CallError(409, 'error.deposit.not_allowed', 'The deposit check has not allowed this deposit')
  const { id, amount, currency, redirectUri } = row
  const started = await openDeposit(operator, tx, {
    id,
    playerId,
    amount,
    currency,
    method: 'TRUSTLY',
    returnUrl: redirectUri,
  })
  if ('pending' in started)
    throw new CallError(409, 'error.deposit.pending', 'An earlier deposit still waits for its bank')
  const { state } = await capture(operator, tx, started.opened, row.accountLabel)
  if (state !== 'captured') throw new CallError(409, 'error.deposit.not_allowed', 'The deposit could not be booked')
}

/** How long the login of a payment, sent again for want of an answer, is answered again. */
const REPEATED_WITHIN = 10 * minute

/** Whether this is the login that ended the payment, asked for again while every sign-in that it was answered with still holds. */
async function mayRepeat(operator: Operator, row: PaymentRow, key: string | null): Promise<boolean> {
  const isLate = operator.clock.now() - (row.loggedInAt ?? 0) > REPEATED_WITHIN
  if (row.loginKey !== key || isLate) return false
  const living = await Promise.all(row.signIns.map((signIn) => operator.userPool.isLiving(signIn)))
  return living.every(Boolean)
}

/** Paying in as signing up and in (PNP-1, PNP-2, PNP-5). */
export const payAndPlayHandlers = {
  async payAndPlayAuthorise(request, operator) {
    const { query, origin } = request
    const market = marketFor(query.country, marketOfReturn(operator, query.redirect_uri, origin))
    if (query.client_id !== operator.settings.userPool.clientId)
      throw new CallError(400, 'error.validation', 'client_id is not known')
    requireCountry(operator, market, query.country, origin)
    if (query.currency !== currencyFor(market, query.country))
      throw new CallError(400, 'error.validation', 'currency is not the one of the market')
    const path = await openPayment(operator, {
      amount: amountOf(query.amount, query.currency),
      currency: query.currency,
      countryCode: query.country,
      market,
      redirectUri: query.redirect_uri,
      payer: keepPayer(operator, request),
    })
    return { redirectOutput: { url: `${origin}${path}` } }
  },

  async payAndPlayCode({ body, origin, cookies }, operator) {
    return operator.transaction(async (tx) => {
      const row = await requireCode(operator, tx, body, payerSecretOf(cookies))
      requireCountry(operator, marketFor(row.countryCode, row.market), row.countryCode, origin)
      const known = await playerOfPerson(tx, row.person ?? '')
      const found = known && (await requireRow(operator, known.playerId))
      // Who was cut off is somebody new, but for a break or a ban: that meets them as it does its player, of whom nothing is told.
      const isHidden = known?.isCutOff === true
      const player = found && isHidden && !isKeptOut(found, operator.clock.now()) ? null : found
      const playerId = player?.playerId ?? (await reservePlayerId(tx))
      await changePayment(operator, tx, row, { state: 'verified', playerId })
      return {
        playerId,
        email: player && (isHidden ? '' : player.email),
        mobilePhone: player && (isHidden ? '' : wholePhone(player)),
        countryCode: row.countryCode,
        accountCurrency: player && !isHidden ? storedCurrency(player.currency) : null,
      }
    })
  },

  async payAndPlayUpdate(request, operator) {
    const { body, cookies } = request
    await operator
      .transaction(async (tx) => {
        const row = await requireVerified(operator, tx, body, payerSecretOf(cookies))
        // A lost answer is asked for again; what was captured is not changed any more.
        if (row.state === 'verified') await completePayer(operator, tx, row, request)
      })
      .catch(orPayerTaken)
    return { playerId: body.playerId }
  },

  async payAndPlayLogin({ body, ip, userAgent, cookies, idempotencyKey }, operator) {
    return operator.transaction(async (tx) => {
      const row = await requireVerified(operator, tx, body, payerSecretOf(cookies))
      if (hasLoggedIn(row.state) && !(await mayRepeat(operator, row, idempotencyKey))) throw codeUsed()
      if ((await playerRow(operator, body.playerId)) === null)
        throw new CallError(409, 'error.registration.incomplete', 'The sign-up form is needed first')
      const player = await heldRow(operator, body.playerId)
      const refusal = signInRefusal(player, operator.clock.now())
      // In the words of the user pool, which the site knows (AUT-6).
      if (refusal !== null) throw new CallError(403, 'error.forbidden', refusal)
      if (!(await isStillPayer(tx, row))) throw sessionExpired()
      const isTaken = row.state === 'verified' && body.withoutPayment !== true
      if (isTaken) await captureHeld(operator, tx, row, body.playerId)
      const tokens = await operator.userPool.openSession(body.playerId, { ip, userAgent })
      const { sessionId } = await operator.userPool.verifyIdToken(tokens.idToken)
      const signIns = [...row.signIns, { sessionId, sub: tokens.lastAuth }]
      await changePayment(operator, tx, row, {
        signIns,
        ...(row.state === 'verified' && {
          ...(isTaken ? { state: 'captured' } : { state: 'released', reason: 'released' }),
          loginKey: idempotencyKey,
          loggedInAt: operator.clock.now(),
        }),
      })
      return tokens
    })
  },
} satisfies Handlers
