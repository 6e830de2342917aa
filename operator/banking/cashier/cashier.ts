import { randomUUID } from 'node:crypto'
import type { DepositReason } from '#contract/deposit.ts'
import type { Tx } from '../../db/open.ts'
import { whyClosed } from '../../access/context.ts'
import type { Caller, Operator } from '../../operator.ts'
import { brandAt } from '../../player/placement.ts'
import { readBody } from '../../wire/body.ts'
import { notFound } from '../../wire/answers.ts'
import { pageLocaleAsked } from '../../pageLocale.ts'
import { depositResult } from '../check.ts'
import { capture, isOpen, lockDeposit, lockPage, pagePath, setState, type DepositRow } from '../deposits.ts'
import type { PayerAnswer } from '../schema.ts'
import { CASHIER_CSS, CASHIER_JS } from './assets.ts'
import { askBank, cardEnd, cardProblems, CHALLENGE_CODE, isCvc, type BankAnswer, type CardForm } from './bank.ts'
import { cashierPage, unknownPage, type Problems } from './page.ts'
import { BANKS, bankCustomer, kindOf, lookAtVoucher, phoneSubscription, spendVoucher, walletAccount } from './payers.ts'
import { paymentPolicy } from './paymentPage.ts'
import { askBankOf, tokenOf, usedCard, type UsedCard } from './usedCard.ts'
import { wordsOfDeposit } from './words/words.ts'

const PAGE =
  /^\/cashier\/([0-9a-f-]{36})(?:\/(card|used|which|challenge|bank|identify|login|voucher|phone|approve|decline|cancel))?$/
/** Wrong codes, passwords or vouchers until the payment is refused. */
const TRIES = 3

/** What a step leaves: the deposit, and what was wrong with the answer. */
interface Left {
  readonly row: DepositRow
  readonly problems?: Problems
  readonly used?: UsedCard | null
}

const html = (text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': paymentPolicy,
    },
  })
const asset = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' } })

/** What a bank or service says, and the account as it may be shown. */
interface Said {
  readonly says: PayerAnswer
  readonly label: string | null
}

const changed = (row: DepositRow): Problems => ({ page: wordsOfDeposit(row).changed })

/** What was pressed stood under the very sum that would be paid. */
const isForThis = (row: DepositRow, form: URLSearchParams): boolean =>
  form.get('amount') === String(row.amount) && form.get('currency') === row.currency

/** The answer is to the last question, and that was asked for the very sum that would be paid. */
const isAskedFor = ({ progress: { asked }, amount, currency }: DepositRow, form: URLSearchParams): boolean =>
  asked?.id === form.get('asked') && asked?.amount === amount && asked.currency === currency

/** The embedded payment provider's own page, `/cashier/*` (DEP-4): the card is typed here and never reaches the site. */
export function createCashier(operator: Operator) {
  /**
   * Money may come in only while the player may deposit and the site is open where they are: a block that came while the page
   * stood open counts, also while the wallet was waited for, which the caller holds (SAF-5). The bank has only said that it would pay: where this says no, nothing is taken.
   */
  const book = async (tx: Tx, row: DepositRow, label: string | null, caller: Caller): Promise<DepositRow> => {
    const player = await operator.players.find(row.playerId)
    const isOpenHere = whyClosed(operator, caller) === null
    const result = player && isOpenHere ? await depositResult(operator, player, row.isLater) : 'RESTRICTED'
    if (result !== 'SUCCESS') {
      const isOwnLimit = result === 'SELF_LIMIT_REACHED' || result === 'SELF_SPEND_LIMIT_REACHED'
      return setState(operator, tx, row, 'refused', { reason: isOwnLimit ? 'own_limit' : 'not_allowed' })
    }
    return capture(operator, tx, row, label)
  }

  const refuse = async (tx: Tx, row: DepositRow, reason: DepositReason, more: Partial<DepositRow> = {}) => ({
    row: await setState(operator, tx, row, 'refused', { ...more, reason }),
  })

  /** Does what the payer's bank or service says. */
  const settle = async (tx: Tx, row: DepositRow, { says, label }: Said, caller: Caller): Promise<Left> => {
    if (says === 'approved') return { row: await book(tx, row, label, caller) }
    if (says === 'silent') return { row: await setState(operator, tx, row, 'pending', { accountLabel: label }) }
    return refuse(tx, row, says.refused)
  }

  /** Asks the payer for a yes or a code, for the sum as it stands. */
  const ask = async (tx: Tx, row: DepositRow, { says, label }: Said): Promise<Left> => {
    const asked = { id: randomUUID(), amount: row.amount, currency: row.currency }
    const progress = { ...row.progress, says, asked }
    return { row: await setState(operator, tx, row, 'challenge', { accountLabel: label, progress }) }
  }

  const wrong = async (tx: Tx, row: DepositRow, problems: Problems): Promise<Left> => {
    const challengeTries = row.challengeTries + 1
    if (challengeTries < TRIES)
      return { row: await setState(operator, tx, row, row.state, { challengeTries }), problems }
    return refuse(tx, row, kindOf(row) === 'voucher' ? 'voucher_refused' : 'challenge_failed', { challengeTries })
  }

  const charge = async (
    tx: Tx,
    row: DepositRow,
    { label, token, goodUntil }: UsedCard,
    said: BankAnswer,
    caller: Caller,
  ): Promise<Left> => {
    const known = await setState(operator, tx, row, 'awaiting', {
      progress: { ...row.progress, card: { token, goodUntil } },
    })
    return said === 'challenge'
      ? ask(tx, known, { says: 'approved', label })
      : settle(tx, known, { says: said, label }, caller)
  }

  const payByCard = async (tx: Tx, row: DepositRow, form: URLSearchParams, caller: Caller): Promise<Left> => {
    const card: CardForm = {
      cardNumber: (form.get('cardNumber') ?? '').replaceAll(/[\s-]/g, ''),
      cardExpiry: (form.get('cardExpiry') ?? '').trim(),
      cardCvc: (form.get('cardCvc') ?? '').trim(),
    }
    const problems = cardProblems(card, operator.clock.now(), wordsOfDeposit(row))
    if (Object.keys(problems).length > 0) return { row, problems }
    const token = await tokenOf(operator, row.playerId, card.cardNumber)
    const used = {
      label: `•••• ${card.cardNumber.slice(-4)}`,
      token,
      goodUntil: cardEnd(card.cardExpiry) ?? operator.clock.now(),
    }
    return charge(tx, row, used, askBank(card.cardNumber), caller)
  }

  /** The card used before: its bank knows it by its token, and its player proves with the code that they hold it. */
  const payByUsedCard = async (tx: Tx, row: DepositRow, form: URLSearchParams, caller: Caller): Promise<Left> => {
    const words = wordsOfDeposit(row)
    const used = await usedCard(operator, tx, row)
    // Another one was used meanwhile: nobody pays with a card that they did not see.
    if (!used || used.token !== form.get('token'))
      return { ...(await otherCard(tx, row, true)), problems: { page: words.typeCard } }
    if (!isCvc((form.get('cardCvc') ?? '').trim())) return { row, problems: { cardCvc: words.wrongCvc } }
    return charge(tx, row, used, await askBankOf(operator, row.playerId, used.token), caller)
  }

  const otherCard = async (tx: Tx, row: DepositRow, isOtherCard: boolean): Promise<Left> => ({
    row: await setState(operator, tx, row, 'awaiting', { progress: { ...row.progress, isOtherCard } }),
  })

  const payByVoucher = async (tx: Tx, row: DepositRow, form: URLSearchParams, caller: Caller): Promise<Left> => {
    const said = await lookAtVoucher(operator, tx, row, form.get('pin') ?? '')
    if ('wrong' in said) return wrong(tx, row, { pin: said.wrong })
    if ('says' in said) return settle(tx, row, { says: said.says, label: null }, caller)
    const paid = await book(tx, row, null, caller)
    if (paid.state === 'captured') await spendVoucher(tx, said.pays)
    return { row: paid }
  }

  /** What the payer does first, by the way of paying. A step of another way, or one that is behind already, does nothing. */
  const begin = async (tx: Tx, row: DepositRow, name: string, form: URLSearchParams, caller: Caller): Promise<Left> => {
    const typed = (field: string): string => (form.get(field) ?? '').trim()
    const { bank } = row.progress
    switch (`${kindOf(row)} ${name}`) {
      case 'card card':
        return isForThis(row, form) ? payByCard(tx, row, form, caller) : { row, problems: changed(row) }
      case 'card used':
        return isForThis(row, form) ? payByUsedCard(tx, row, form, caller) : { row, problems: changed(row) }
      case 'card which':
        return otherCard(tx, row, typed('card') !== 'used')
      case 'voucher voucher':
        return isForThis(row, form) ? payByVoucher(tx, row, form, caller) : { row, problems: changed(row) }
      case 'bank bank': {
        const progress = Object.hasOwn(BANKS, typed('bank')) ? { bank: typed('bank') } : {}
        return { row: await setState(operator, tx, row, 'awaiting', { progress }) }
      }
      case 'bank identify': {
        if (bank === undefined) return { row }
        const customer = bankCustomer(bank, typed('customer').replaceAll(/\s/g, ''))
        return customer ? ask(tx, row, customer) : { row, problems: { customer: wordsOfDeposit(row).wrongCustomer } }
      }
      case 'wallet login': {
        const account = walletAccount(typed('walletEmail'), form.get('walletPassword') ?? '')
        return account ? ask(tx, row, account) : wrong(tx, row, { walletPassword: wordsOfDeposit(row).wrongLogin })
      }
      case 'phone phone': {
        const subscription = phoneSubscription(typed('phone'))
        return subscription ? ask(tx, row, subscription) : { row, problems: { phone: wordsOfDeposit(row).wrongPhone } }
      }
      default:
        return { row }
    }
  }

  /** The payer's answer to the question; it counts for the sum that they were shown and no other. */
  const answer = async (
    tx: Tx,
    row: DepositRow,
    name: string,
    form: URLSearchParams,
    caller: Caller,
  ): Promise<Left> => {
    const isCode = kindOf(row) === 'card' || kindOf(row) === 'phone'
    if (name === 'decline' && !isCode) return refuse(tx, row, 'declined')
    if (name !== (isCode ? 'challenge' : 'approve')) return { row }
    const { asked, says, ...before } = row.progress
    if (!asked || !says || !isForThis(row, form) || !isAskedFor(row, form))
      return { row: await setState(operator, tx, row, 'awaiting', { progress: before }), problems: changed(row) }
    if (isCode && (form.get('challengeCode') ?? '').trim() !== CHALLENGE_CODE)
      return wrong(tx, row, { challengeCode: wordsOfDeposit(row).wrongCode })
    return settle(tx, row, { says, label: row.accountLabel }, caller)
  }

  const step = async (tx: Tx, row: DepositRow, name: string, form: URLSearchParams, caller: Caller): Promise<Left> => {
    // A reload or second click of a finished payment shows how it ended, and does nothing.
    if (!isOpen(row.state)) return { row }
    if (name === 'cancel') return { row: await setState(operator, tx, row, 'abandoned', { reason: 'cancelled' }) }
    return row.state === 'challenge' ? answer(tx, row, name, form, caller) : begin(tx, row, name, form, caller)
  }

  return async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    if (url.pathname === '/cashier/cashier.css') return asset(CASHIER_CSS, 'text/css')
    if (url.pathname === '/cashier/cashier.js') return asset(CASHIER_JS, 'text/javascript')
    const [, pageId, name] = PAGE.exec(url.pathname) ?? []
    if (!pageId || (name ? request.method !== 'POST' : request.method !== 'GET' && request.method !== 'HEAD'))
      return notFound()
    const form = new URLSearchParams(name ? (await readBody(request, 4096)).toString('utf8') : '')
    const left = await operator.transaction(async (tx): Promise<Left | null> => {
      // Only what is answered may be booked; who looks waits for no play.
      const row = await (name ? lockPage(operator, tx, pageId) : lockDeposit(operator, tx, { pageId }))
      if (!row) return null
      const left: Left = name
        ? await step(tx, row, name, form, caller)
        : { row: row.state === 'created' ? await setState(operator, tx, row, 'awaiting') : row }
      const isCard = kindOf(row) === 'card' && isOpen(left.row.state)
      return isCard ? { ...left, used: await usedCard(operator, tx, left.row) } : left
    })
    const brand = brandAt(operator, url.origin)
    if (!left) return html(unknownPage(brand, pageLocaleAsked(request)), 404)
    // After a post the browser asks for the page anew, so that a reload sends nothing twice; problems are shown at once.
    if (name && !left.problems)
      return new Response(null, { status: 303, headers: { location: pagePath(left.row), 'cache-control': 'no-store' } })
    return html(cashierPage(left.row, brand, left.problems, left.used))
  }
}
