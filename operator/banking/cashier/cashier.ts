import type { Tx } from '../../db/open.ts'
import { whyClosed } from '../../access/context.ts'
import type { Caller, Operator } from '../../operator.ts'
import { brandAt } from '../../player/placement.ts'
import { readBody } from '../../wire/body.ts'
import { notFound } from '../../wire/answers.ts'
import { depositResult } from '../check.ts'
import { capture, isOpen, lockDeposit, pagePath, setState, type DepositRow } from '../deposits.ts'
import { CASHIER_CSS, CASHIER_JS } from './assets.ts'
import { askBank, cardProblems, CHALLENGE_CODE, type CardForm } from './bank.ts'
import { cashierPage, unknownPage } from './page.ts'
import { paymentPolicy } from './paymentPage.ts'

const PAGE = /^\/cashier\/([0-9a-f-]{36})(?:\/(card|challenge|approve|decline|cancel))?$/
const CHALLENGE_TRIES = 3

type Problems = Parameters<typeof cashierPage>[2]

/** What a step leaves: the deposit, and what was wrong with the answer. */
interface Left {
  readonly row: DepositRow
  readonly problems?: Problems
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

/** The embedded payment provider's own page, `/cashier/*` (DEP-4): the card is typed here and never reaches the site. */
export function createCashier(operator: Operator) {
  /**
   * Money may come in only while the player may deposit and the site is open where they are: a block that came while the page
   * stood open counts (SAF-5). The bank has only said that it would pay: where this says no, nothing is taken.
   */
  const book = async (tx: Tx, row: DepositRow, label: string | null, caller: Caller): Promise<DepositRow> => {
    const player = await operator.players.find(row.playerId)
    const isOpenHere = whyClosed(operator, caller) === null
    if (!player || !isOpenHere || (await depositResult(operator, player, row.isLater)) !== 'SUCCESS')
      return setState(operator, tx, row, 'refused', { reason: 'not_allowed' })
    return capture(operator, tx, row, label)
  }

  const payByCard = async (tx: Tx, row: DepositRow, form: URLSearchParams, caller: Caller): Promise<Left> => {
    if (row.method !== 'CREDITCARD' || row.state === 'challenge') return { row }
    const card: CardForm = {
      cardNumber: (form.get('cardNumber') ?? '').replaceAll(/[\s-]/g, ''),
      cardExpiry: (form.get('cardExpiry') ?? '').trim(),
      cardCvc: (form.get('cardCvc') ?? '').trim(),
    }
    const problems = cardProblems(card, operator.clock.now())
    if (Object.keys(problems).length > 0) return { row, problems }
    const accountLabel = `•••• ${card.cardNumber.slice(-4)}`
    const said = askBank(card.cardNumber)
    if (said === 'approved') return { row: await book(tx, row, accountLabel, caller) }
    if (said === 'challenge') return { row: await setState(operator, tx, row, 'challenge', { accountLabel }) }
    if (said === 'silent') return { row: await setState(operator, tx, row, 'pending', { accountLabel }) }
    return { row: await setState(operator, tx, row, 'refused', { reason: said.refused }) }
  }

  const answerChallenge = async (tx: Tx, row: DepositRow, form: URLSearchParams, caller: Caller): Promise<Left> => {
    if (row.state !== 'challenge') return { row }
    if ((form.get('challengeCode') ?? '').trim() === CHALLENGE_CODE)
      return { row: await book(tx, row, row.accountLabel, caller) }
    const challengeTries = row.challengeTries + 1
    if (challengeTries >= CHALLENGE_TRIES)
      return { row: await setState(operator, tx, row, 'refused', { reason: 'challenge_failed', challengeTries }) }
    return {
      row: await setState(operator, tx, row, 'challenge', { challengeTries }),
      problems: { challengeCode: 'This is not the code. Please try again.' },
    }
  }

  const step = async (tx: Tx, row: DepositRow, name: string, form: URLSearchParams, caller: Caller): Promise<Left> => {
    // A reload or second click of a finished payment shows how it ended, and does nothing.
    if (!isOpen(row.state)) return { row }
    if (name === 'card') return payByCard(tx, row, form, caller)
    if (name === 'challenge') return answerChallenge(tx, row, form, caller)
    if (name === 'cancel') return { row: await setState(operator, tx, row, 'abandoned', { reason: 'cancelled' }) }
    if (row.method === 'CREDITCARD') return { row }
    if (name === 'approve') return { row: await book(tx, row, null, caller) }
    return { row: await setState(operator, tx, row, 'refused', { reason: 'declined' }) }
  }

  return async (request: Request, url: URL, caller: Caller): Promise<Response> => {
    if (url.pathname === '/cashier/cashier.css') return asset(CASHIER_CSS, 'text/css')
    if (url.pathname === '/cashier/cashier.js') return asset(CASHIER_JS, 'text/javascript')
    const [, pageId, name] = PAGE.exec(url.pathname) ?? []
    if (!pageId || (name ? request.method !== 'POST' : request.method !== 'GET' && request.method !== 'HEAD'))
      return notFound()
    const form = new URLSearchParams(name ? (await readBody(request, 4096)).toString('utf8') : '')
    const left = await operator.transaction(async (tx): Promise<Left | null> => {
      const row = await lockDeposit(operator, tx, { pageId })
      if (!row) return null
      if (name) return step(tx, row, name, form, caller)
      return { row: row.state === 'created' ? await setState(operator, tx, row, 'awaiting') : row }
    })
    const brand = brandAt(operator, url.origin)
    if (!left) return html(unknownPage(brand), 404)
    // After a post the browser asks for the page anew, so that a reload sends nothing twice; problems are shown at once.
    if (name && !left.problems)
      return new Response(null, { status: 303, headers: { location: pagePath(left.row), 'cache-control': 'no-store' } })
    return html(cashierPage(left.row, brand, left.problems))
  }
}
