import type { DepositReason, PaymentMethod } from '#contract/deposit.ts'
import { amountText, type Currency } from '#contract/money.ts'
import { isOpen, type DepositRow } from '../deposits.ts'
import { nameOf } from '../methods.ts'
import type { CardForm } from './bank.ts'
import { BANKS, kindOf, WALLET_PASSWORD, type PaymentKind } from './payers.ts'
import { escaped, paymentPage } from './paymentPage.ts'

type FieldName = keyof CardForm | 'challengeCode' | 'customer' | 'walletEmail' | 'walletPassword' | 'pin' | 'phone'
/** What was wrong, by field; `page` is of the whole. */
type Problems = Partial<Record<FieldName | 'page', string>>

interface Field {
  readonly name: FieldName
  readonly label: string
  readonly autocomplete: string
  readonly placeholder: string
  readonly maxLength: number
  /** Digits, where it is not said. */
  readonly type?: 'email' | 'password' | 'tel'
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

const WALLET_FIELDS: readonly Field[] = [
  {
    name: 'walletEmail',
    label: 'Account email',
    autocomplete: 'off',
    placeholder: '',
    maxLength: 100,
    type: 'email',
  },
  {
    name: 'walletPassword',
    label: 'Account password',
    autocomplete: 'off',
    placeholder: '',
    maxLength: 64,
    type: 'password',
  },
]
const PIN_FIELD: Field = {
  name: 'pin',
  label: '16-digit PIN',
  autocomplete: 'off',
  placeholder: '0000 0000 0000 0000',
  maxLength: 19,
}
const PHONE_FIELD: Field = {
  name: 'phone',
  label: 'Mobile number',
  autocomplete: 'tel',
  placeholder: '+358 40 123 4567',
  maxLength: 24,
  type: 'tel',
}
const CUSTOMER_FIELD: Field = {
  name: 'customer',
  label: 'Customer number',
  autocomplete: 'off',
  placeholder: '12345678',
  maxLength: 10,
}
const CODE_FIELD: Field = {
  name: 'challengeCode',
  label: '',
  autocomplete: 'one-time-code',
  placeholder: '',
  maxLength: 6,
}

// What was typed never comes back in a page: a card number must not lie in a browser's cache.
const field = (
  { name, label, autocomplete, placeholder, maxLength, type }: Field,
  problem: string | undefined,
): string => `
  <p class="field field-${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" ${type ? `type="${type}"` : 'inputmode="numeric"'} autocomplete="${autocomplete}" placeholder="${placeholder}"
      maxlength="${maxLength}" required${problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
    ${problem ? `<span class="problem" id="${name}-problem">${escaped(problem)}</span>` : ''}
  </p>`

const frame = (brand: string, title: string, body: string): string => paymentPage(brand, 'Payment', title, body)

const amountOf = (row: DepositRow): string => `${amountText(row.amount, row.currency as Currency)} ${row.currency}`

const WORDS: Readonly<Record<DepositReason, string>> = {
  refused_by_bank: 'Your bank refused the payment. No money was taken.',
  refused_by_service: 'Your payment service refused the payment. No money was taken.',
  voucher_refused: 'The voucher was not accepted. No money was taken.',
  insufficient_funds: 'There is not enough money for this payment. No money was taken.',
  test_cards_only: 'This payment page takes its test cards only. No money was taken.',
  challenge_failed: 'The payment was not confirmed. No money was taken.',
  bank_not_answering: 'No answer came in time. No money was taken.',
  not_allowed: 'Your account cannot take deposits now. No money was taken.',
  declined: 'You declined the payment. No money was taken.',
  cancelled: 'You cancelled this payment. No money was taken.',
  superseded: 'A newer deposit has been started. This one was closed, and no money was taken.',
  expired: 'This payment page has expired. No money was taken.',
}

/** The payment page for a deposit as it stands, with what was wrong with the last answer. */
export function cashierPage(row: DepositRow, brand: string, problems: Problems = {}): string {
  if (!isOpen(row.state)) return resultPage(row, brand)
  const { title, body } = row.state === 'challenge' ? question(row, problems) : FIRST[kindOf(row)](row, problems)
  const { page: whole, ...fields } = problems
  const alert = whole ?? (Object.keys(fields).length > 0 ? 'Please correct what is marked.' : null)
  return frame(
    brand,
    title,
    `<h1>${escaped(title)}</h1>
<p class="amount">${amountOf(row)}</p>
${alert ? `<p role="alert" class="problem">${escaped(alert)}</p>` : ''}
${body}`,
  )
}

interface Page {
  readonly title: string
  readonly body: string
}

/** Where the player goes back to, with the deposit to look up. */
function returnTo(row: DepositRow): string {
  const url = new URL(row.returnUrl)
  url.searchParams.set('deposit', row.id)
  return url.href
}

const hidden = (name: string, value: string | number): string =>
  `<input type="hidden" name="${name}" value="${escaped(String(value))}">`

/** A form of the page. It bears the sum that stands over it: what is pressed counts for that sum alone. */
const form = (row: DepositRow, step: string, body: string): string => `
<form method="post" action="/cashier/${row.pageId}/${step}" autocomplete="on" novalidate>
  ${hidden('amount', row.amount)}${hidden('currency', row.currency)}${row.progress.asked ? hidden('asked', row.progress.asked.id) : ''}
  ${body}
</form>`

const button = (words: string): string => `<button class="primary">${escaped(words)}</button>`
const note = (words: string): string => `<p class="note">${words}</p>`
const cancel = (row: DepositRow): string => form(row, 'cancel', '<button class="quiet">Cancel payment</button>')
const nameIn = (row: DepositRow): string => nameOf(row.method as PaymentMethod)

/** The first page of each way of paying. */
const FIRST: Readonly<Record<PaymentKind, (row: DepositRow, problems: Problems) => Page>> = {
  card: (row, problems) => ({
    title: 'Pay by card',
    body: [
      form(
        row,
        'card',
        `${CARD_FIELDS.map((one) => field(one, problems[one.name])).join('')}${button(`Pay ${amountOf(row)}`)}`,
      ),
      cancel(row),
      note(
        'Demo bank. It takes test cards only: 4242 4242 4242 4242, any future date, any CVC. 4000 0000 0000 3220 asks for a code, 4000 0000 0000 0002 is refused.',
      ),
    ].join(''),
  }),
  bank: (row, problems) => (row.progress.bank === undefined ? chooseBank(row) : identify(row, problems)),
  wallet: (row, problems) => ({
    title: `Log in to ${nameIn(row)}`,
    body: [
      form(row, 'login', `${WALLET_FIELDS.map((one) => field(one, problems[one.name])).join('')}${button('Log in')}`),
      cancel(row),
      note(
        `Demo account: player@wallet.example with the password ${WALLET_PASSWORD}. poor@… has no money, closed@… is refused, slow@… gets no answer. Use no password of your own.`,
      ),
    ].join(''),
  }),
  voucher: (row, problems) => ({
    title: `Pay with ${nameIn(row)}`,
    body: [
      form(row, 'voucher', `${field(PIN_FIELD, problems.pin)}${button(`Pay ${amountOf(row)}`)}`),
      cancel(row),
      note(
        'Demo vouchers: 7000, the value in four digits, then any eight digits. 7000 0050 1234 5678 is worth 50 and pays until it is used up. Endings: 97 is refused, 98 gets no answer, 99 is used up.',
      ),
    ].join(''),
  }),
  phone: (row, problems) => ({
    title: `Pay with ${nameIn(row)}`,
    body: [
      '<p>The amount goes on your phone bill. You get a code by text message.</p>',
      form(row, 'phone', `${field(PHONE_FIELD, problems.phone)}${button('Send the code')}`),
      cancel(row),
      note(
        'Demo operator: any number, nothing is sent, and its code is 123456. Endings: 97 is refused, 98 gets no answer, 99 has no credit.',
      ),
    ].join(''),
  }),
}

const chooseBank = (row: DepositRow): Page => ({
  title: `Pay with ${nameIn(row)}`,
  body: [
    '<p>Choose your bank.</p>',
    form(
      row,
      'bank',
      Object.entries(BANKS)
        .map(([id, name]) => `<button class="choice" name="bank" value="${id}">${escaped(name)}</button>`)
        .join(''),
    ),
    cancel(row),
    note('Demo banks.'),
  ].join(''),
})

const identify = (row: DepositRow, problems: Problems): Page => ({
  title: `Log in to ${BANKS[row.progress.bank ?? ''] ?? 'your bank'}`,
  body: [
    form(row, 'identify', `${field(CUSTOMER_FIELD, problems.customer)}${button('Log in')}`),
    form(row, 'bank', '<button class="quiet">Choose another bank</button>'),
    cancel(row),
    note('Demo bank. Any 8 digits are a customer. Endings: 97 is refused, 98 gets no answer, 99 has no money.'),
  ].join(''),
})

/** What the payer is asked before money moves: a code, or a yes. */
function question(row: DepositRow, problems: Problems): Page {
  const kind = kindOf(row)
  if (kind === 'bank' || kind === 'wallet') {
    return {
      title: 'Approve the payment',
      body: [
        `<p>From ${escaped(kind === 'wallet' ? `${nameIn(row)} ${row.accountLabel ?? ''}` : (row.accountLabel ?? ''))}.</p>`,
        form(row, 'approve', button('Approve payment')),
        form(row, 'decline', '<button class="quiet">Decline</button>'),
        note('Demo account. Approve or decline as its owner would.'),
      ].join(''),
    }
  }
  const [who, label] =
    kind === 'card'
      ? ['Your bank wants', 'Code from your bank']
      : ['Your phone company wants', 'Code from the text message']
  return {
    title: 'Confirm the payment',
    body: [
      `<p>${who} to know that it is you. Enter the code it sent you to pay <strong>${amountOf(row)}</strong>.</p>`,
      form(row, 'challenge', `${field({ ...CODE_FIELD, label }, problems.challengeCode)}${button('Confirm')}`),
      cancel(row),
      note('Nothing is sent in the demo. The code is 123456.'),
    ].join(''),
  }
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
