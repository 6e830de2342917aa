import * as v from 'valibot'
import { nameField } from '#contract/fields.ts'
import { paymentPolicy } from '../banking/cashier/paymentPage.ts'
import type { Tx } from '../db/open.ts'
import type { Operator } from '../operator.ts'
import { pageLocaleAsked } from '../pageLocale.ts'
import { brandAt } from '../player/placement.ts'
import { readBody } from '../wire/body.ts'
import { notFound } from '../wire/answers.ts'
import { bankWords, localeOfPayment, type BankWords } from './bankWords.ts'
import { bankPage, unknownBankPage, type CustomerForm, type Problems } from './page.ts'
import { payerSecretOf } from './browser.ts'
import {
  approve,
  changePayment,
  isOpen,
  isPayers,
  lockPayment,
  pagePath,
  personOf,
  type PaymentRow,
} from './payments.ts'

const PAGE = /^\/cashier\/bank\/([0-9a-f-]{36})(?:\/(identify|approve|decline|cancel))?$/

/** What a step leaves: the payment, the code that it has just given, and what was wrong with the answer. */
interface Left {
  readonly row: PaymentRow
  readonly code?: string
  readonly typed?: CustomerForm
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
/** To the page's own script, which cannot read where a redirection leads: it goes there without an entry in the history. */
const say = (location: string): Response => Response.json({ location }, { headers: { 'cache-control': 'no-store' } })
const goTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

function problemsOf({ customer, firstName, lastName }: CustomerForm, words: BankWords): Problems {
  const problems: Problems = {}
  if (!/^\d{8}$/.test(customer)) problems.customer = words.wrongCustomer
  if (!v.is(nameField, firstName)) problems.firstName = words.wrongFirstName
  if (!v.is(nameField, lastName)) problems.lastName = words.wrongLastName
  return problems
}

/**
 * Where the payer comes back to. The answer stands behind `#`, which browsers send to nobody: no log on the way can hold
 * the one-time code (SAF-12), and the page takes it out of its address at once.
 */
function wayBack({ redirectUri, id, reason }: PaymentRow, code: string | undefined): string {
  const answer = code === undefined ? { error: reason ?? 'cancelled' } : { code, sessionId: id }
  return `${redirectUri}#${new URLSearchParams(answer).toString()}`
}

/** The embedded payment provider's bank page, `/cashier/bank/*` (PNP-1): it identifies the payer and holds the amount. */
export function createBank(operator: Operator) {
  const identify = async (tx: Tx, row: PaymentRow, form: URLSearchParams): Promise<Left> => {
    const typed: CustomerForm = {
      customer: (form.get('customer') ?? '').replaceAll(/\s/g, ''),
      firstName: (form.get('firstName') ?? '').trim(),
      lastName: (form.get('lastName') ?? '').trim(),
    }
    const problems = problemsOf(typed, bankWords(localeOfPayment(row)))
    if (Object.keys(problems).length > 0) return { row, typed, problems }
    return {
      row: await changePayment(operator, tx, row, {
        state: 'identified',
        person: await personOf(operator, typed.customer),
        firstName: typed.firstName,
        lastName: typed.lastName,
        accountLabel: `•••• ${typed.customer.slice(-4)}`,
      }),
    }
  }

  const end = async (tx: Tx, row: PaymentRow, state: 'refused' | 'abandoned', reason: string): Promise<Left> => ({
    row: await changePayment(operator, tx, row, { state, reason }),
  })

  const step = async (tx: Tx, row: PaymentRow, name: string, form: URLSearchParams): Promise<Left> => {
    // The answer with the code was lost: there is another one, and the lost one is worth nothing.
    if (row.state === 'approved' && name === 'approve') return approve(operator, tx, row)
    // A reload or second click of a finished payment shows how it ended, and does nothing.
    if (!isOpen(row.state)) return { row }
    if (name === 'cancel') return end(tx, row, 'abandoned', 'cancelled')
    if (name === 'decline') return end(tx, row, 'abandoned', 'declined')
    if (name === 'identify') return row.state === 'created' ? identify(tx, row, form) : { row }
    if (row.state !== 'identified') return { row }
    const hasNoMoney = row.accountLabel?.endsWith('99') === true
    return hasNoMoney ? end(tx, row, 'refused', 'insufficient_funds') : approve(operator, tx, row)
  }

  return async (request: Request, url: URL): Promise<Response> => {
    const [, pageId, name] = PAGE.exec(url.pathname) ?? []
    if (!pageId || (name ? request.method !== 'POST' : request.method !== 'GET' && request.method !== 'HEAD'))
      return notFound()
    const payer = payerSecretOf(request.headers.get('cookie'))
    const form = new URLSearchParams(name ? (await readBody(request, 4096)).toString('utf8') : '')
    const answer = request.headers.get('accept')?.includes('application/json') === true ? say : goTo
    const left = await operator.transaction(async (tx): Promise<Left | null> => {
      const row = await lockPayment(operator, tx, { pageId })
      // Somebody else's page: who is sent its address must not log in to a bank for the one who sent it.
      if (!row || !(await isPayers(operator, row, payer))) return null
      return name ? step(tx, row, name, form) : { row }
    })
    const brand = brandAt(operator, url.origin)
    if (!left) return html(unknownBankPage(brand, pageLocaleAsked(request)), 404)
    const { row, code, typed, problems } = left
    if (problems) return html(bankPage(row, brand, typed, problems))
    // Said again to whoever asks again: the first answer may have been lost.
    if (name && (code !== undefined || row.reason !== null)) return answer(wayBack(row, code))
    // After a post the browser asks for the page anew, so that a reload sends nothing twice.
    return name ? goTo(pagePath(row)) : html(bankPage(row, brand))
  }
}
