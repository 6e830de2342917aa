import { moneyText, pageLocaleAt } from '../pageLocale.ts'
import { pagePath, type PaymentRow } from './payments.ts'
import { escaped, paymentPage } from '../banking/cashier/paymentPage.ts'

/** What was typed into the bank's sign-in. */
export interface CustomerForm {
  readonly customer: string
  readonly firstName: string
  readonly lastName: string
}
export type Problems = Partial<Record<keyof CustomerForm, string>>

const frame = (brand: string, title: string, body: string): string => paymentPage(brand, 'Bank', title, body)

const amountOf = ({ amount, currency, redirectUri }: PaymentRow): string =>
  escaped(moneyText(amount, currency, pageLocaleAt(redirectUri)))

const form = (row: PaymentRow, step: string, body: string): string =>
  `<form method="post" action="${pagePath(row)}/${step}" novalidate>${body}</form>`

const cancel = (row: PaymentRow): string => form(row, 'cancel', '<button class="quiet">Cancel</button>')

interface Field {
  readonly name: keyof CustomerForm
  readonly label: string
  readonly more: string
}

const FIELDS: readonly Field[] = [
  { name: 'customer', label: 'Customer number', more: 'inputmode="numeric" maxlength="8" autocomplete="off"' },
  { name: 'firstName', label: 'First name', more: 'maxlength="50" autocomplete="given-name"' },
  { name: 'lastName', label: 'Last name', more: 'maxlength="50" autocomplete="family-name"' },
]

const field = ({ name, label, more }: Field, value: string, problem: string | undefined): string => `
  <p class="field field-${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" ${more} required value="${escaped(value)}"${problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
    ${problem ? `<span class="problem" id="${name}-problem">${escaped(problem)}</span>` : ''}
  </p>`

const nobody: CustomerForm = { customer: '', firstName: '', lastName: '' }

const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'There is not enough money on the account. No money was taken.',
  declined: 'You declined the payment. No money was taken.',
  cancelled: 'You cancelled this payment. No money was taken.',
  expired: 'This payment page has expired. No money was taken.',
}

/** The bank's page for a payment as it stands, with what was wrong with the last answer. */
export function bankPage(
  row: PaymentRow,
  brand: string,
  typed: CustomerForm = nobody,
  problems: Problems = {},
): string {
  if (row.state === 'created') return signInPage(row, brand, typed, problems)
  if (row.state === 'identified') return approvalPage(row, brand)
  return resultPage(row, brand)
}

function signInPage(row: PaymentRow, brand: string, typed: CustomerForm, problems: Problems): string {
  const fields = FIELDS.map((one) => field(one, typed[one.name], problems[one.name])).join('')
  return frame(
    brand,
    'Log in to your bank',
    `<h1>Log in to your bank</h1>
<p class="amount">${amountOf(row)}</p>
${Object.keys(problems).length > 0 ? '<p role="alert" class="problem">Please correct what is marked.</p>' : ''}
${form(row, 'identify', `${fields}<button class="primary">Log in</button>`)}
${cancel(row)}
<p class="note">Demo bank. Any 8 digits are a customer, and the same digits the same customer again; one that ends in 99 has no money.</p>`,
  )
}

function approvalPage(row: PaymentRow, brand: string): string {
  return frame(
    brand,
    'Approve the payment',
    `<h1>Approve the payment</h1>
<p class="amount">${amountOf(row)}</p>
<p>From ${escaped(`${row.firstName ?? ''} ${row.lastName ?? ''}`)}, account ${escaped(row.accountLabel ?? '')}. Your bank tells your name to the site.</p>
${form(row, 'approve', '<button class="primary">Approve</button>')}
${form(row, 'decline', '<button class="quiet">Decline</button>')}
<p class="note">Demo bank. Approve or decline as the account's owner would.</p>`,
  )
}

// A reload or Back, perhaps as the way back was lost: an amount that is held still leads there.
function resultPage(row: PaymentRow, brand: string): string {
  const isApproved = row.reason === null
  const title = isApproved ? 'Payment approved' : 'Payment not made'
  const words = isApproved
    ? `${amountOf(row)} was approved. Go on at the site.`
    : (WORDS[row.reason ?? ''] ?? 'The payment was not made. No money was taken.')
  return frame(
    brand,
    title,
    `<h1>${title}</h1><p role="status">${escaped(words)}</p>
${back(row)}`,
  )
}

function back(row: PaymentRow): string {
  if (row.state === 'approved') return form(row, 'approve', '<button class="primary">Back to the site</button>')
  // The site has gone on without this page.
  if (row.reason === null || row.state === 'released') return ''
  return `<p><a class="primary" href="${escaped(row.redirectUri)}#error=${row.reason}">Back to the site</a></p>`
}

/** The page for an address that opens no payment. */
export const unknownBankPage = (brand: string): string =>
  frame(
    brand,
    'Payment not found',
    '<h1>Payment not found</h1><p>It does not exist any more, or was begun in another browser. Go back to the site to see how it stands.</p>',
  )
