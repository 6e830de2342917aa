import type { DepositReason, PaymentMethod } from '#contract/deposit.ts'
import { amountText, type Currency } from '#contract/money.ts'
import { isOpen, type DepositRow } from '../deposits.ts'
import { nameOf } from '../methods.ts'
import type { CardForm } from './bank.ts'
import { escaped, paymentPage } from './paymentPage.ts'

type Problems = Partial<Record<keyof CardForm | 'challengeCode', string>>

interface Field {
  readonly name: keyof CardForm | 'challengeCode'
  readonly label: string
  readonly autocomplete: string
  readonly placeholder: string
  readonly maxLength: number
}

const CARD_FIELDS: readonly Field[] = [
  {
    name: 'cardNumber',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 5678 9012 3456',
    maxLength: 23,
  },
  { name: 'cardExpiry', label: 'Expiry', autocomplete: 'cc-exp', placeholder: 'MM / YY', maxLength: 7 },
  { name: 'cardCvc', label: 'CVC', autocomplete: 'cc-csc', placeholder: '123', maxLength: 4 },
]

// What was typed never comes back in a page: a card number must not lie in a browser's cache.
const field = ({ name, label, autocomplete, placeholder, maxLength }: Field, problem: string | undefined): string => `
  <p class="field field-${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}"
      maxlength="${maxLength}" required${problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
    ${problem ? `<span class="problem" id="${name}-problem">${escaped(problem)}</span>` : ''}
  </p>`

const frame = (brand: string, title: string, body: string): string => paymentPage(brand, 'Payment', title, body)

const amountOf = (row: DepositRow): string => `${amountText(row.amount, row.currency as Currency)} ${row.currency}`

const WORDS: Readonly<Record<DepositReason, string>> = {
  refused_by_bank: 'Your bank refused the payment. No money was taken.',
  insufficient_funds: 'Your bank says there is not enough money on the card. No money was taken.',
  test_cards_only: 'This payment page takes its test cards only. No money was taken.',
  challenge_failed: 'The payment was not confirmed. No money was taken.',
  bank_not_answering: 'Your bank did not answer in time. No money was taken.',
  not_allowed: 'Your account cannot take deposits now. No money was taken.',
  declined: 'You declined the payment. No money was taken.',
  cancelled: 'You cancelled this payment. No money was taken.',
  superseded: 'A newer deposit has been started. This one was closed, and no money was taken.',
  expired: 'This payment page has expired. No money was taken.',
}

/** The payment page for a deposit as it stands, with what was wrong with the last answer. */
export function cashierPage(row: DepositRow, brand: string, problems: Problems = {}): string {
  if (row.state === 'challenge') return challengePage(row, brand, problems)
  if (isOpen(row.state)) return row.method === 'CREDITCARD' ? cardPage(row, brand, problems) : approvalPage(row, brand)
  return resultPage(row, brand)
}

/** Where the player goes back to, with the deposit to look up. */
function returnTo(row: DepositRow): string {
  const url = new URL(row.returnUrl)
  url.searchParams.set('deposit', row.id)
  return url.href
}

const action = (row: DepositRow, step: string): string => `/cashier/${row.pageId}/${step}`

const cancel = (row: DepositRow): string =>
  `<form method="post" action="${action(row, 'cancel')}"><button class="quiet">Cancel payment</button></form>`

function cardPage(row: DepositRow, brand: string, problems: Problems): string {
  const hasProblems = Object.keys(problems).length > 0
  return frame(
    brand,
    'Pay by card',
    `<h1>Pay by card</h1>
<p class="amount">${amountOf(row)}</p>
${hasProblems ? '<p role="alert" class="problem">Please correct what is marked.</p>' : ''}
<form method="post" action="${action(row, 'card')}" autocomplete="on" novalidate>
  ${CARD_FIELDS.map((one) => field(one, problems[one.name])).join('')}
  <button class="primary">Pay ${amountOf(row)}</button>
</form>
${cancel(row)}
<p class="note">Demo bank. It takes test cards only: 4242 4242 4242 4242, any future date, any CVC.</p>`,
  )
}

function approvalPage(row: DepositRow, brand: string): string {
  const name = nameOf(row.method as PaymentMethod)
  return frame(
    brand,
    `Pay with ${name}`,
    `<h1>Pay with ${escaped(name)}</h1>
<p class="amount">${amountOf(row)}</p>
<form method="post" action="${action(row, 'approve')}"><button class="primary">Approve payment</button></form>
<form method="post" action="${action(row, 'decline')}"><button class="quiet">Decline</button></form>
<p class="note">Demo account. Approve or decline as the account's owner would.</p>`,
  )
}

function challengePage(row: DepositRow, brand: string, problems: Problems): string {
  return frame(
    brand,
    'Confirm the payment',
    `<h1>Confirm the payment</h1>
<p>Your bank wants to know that it is you. Enter the code it sent you to pay <strong>${amountOf(row)}</strong>.</p>
<form method="post" action="${action(row, 'challenge')}" novalidate>
  ${field({ name: 'challengeCode', label: 'Code from your bank', autocomplete: 'one-time-code', placeholder: '', maxLength: 6 }, problems.challengeCode)}
  <button class="primary">Confirm</button>
</form>
${cancel(row)}
<p class="note">Demo bank. Its code is 123456.</p>`,
  )
}

function resultPage(row: DepositRow, brand: string): string {
  const isPaid = row.state === 'captured'
  const isPending = row.state === 'pending'
  const title = isPaid ? 'Payment received' : isPending ? 'Waiting for your bank' : 'Payment not made'
  const words = isPaid
    ? `${amountOf(row)} has been paid.`
    : isPending
      ? 'Your bank has not answered yet. You can go back: the result will show on your account.'
      : row.reason === null
        ? 'The payment was not made. No money was taken.'
        : WORDS[row.reason]
  return frame(
    brand,
    title,
    `<h1>${title}</h1>
<p role="status" id="result" data-deposit="${row.id}" data-state="${row.state}" data-return="${escaped(returnTo(row))}">${escaped(words)}</p>
<p><a class="primary" target="_parent" href="${escaped(returnTo(row))}">Back to the site</a></p>`,
  )
}

/** The page for an address that opens no deposit. */
export const unknownPage = (brand: string): string =>
  frame(
    brand,
    'Payment not found',
    '<h1>Payment not found</h1><p>This payment page does not exist. No money was taken.</p>',
  )
