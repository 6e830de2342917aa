import { escaped, paymentPage } from '../banking/cashier/paymentPage.ts'
import { filled, moneyText, type PageLocale } from '../pageLocale.ts'
import { bankWords, localeOfPayment, type BankWords } from './bankWords.ts'
import { pagePath, type PaymentRow } from './payments.ts'

/** What was typed into the bank's sign-in. */
export interface CustomerForm {
  readonly customer: string
  readonly firstName: string
  readonly lastName: string
}
export type Problems = Partial<Record<keyof CustomerForm, string>>

/** How a page looks and speaks. */
interface Look {
  readonly brand: string
  readonly locale: PageLocale
  readonly words: BankWords
}
interface View extends Look {
  readonly row: PaymentRow
}

const lookOf = (brand: string, locale: PageLocale): Look => ({ brand, locale, words: bankWords(locale) })

const frame = ({ brand, locale, words }: Look, title: string, body: string): string =>
  paymentPage(brand, words.label, title, `<h1>${escaped(title)}</h1>${body}`, locale)

const amountOf = ({ row, locale }: View): string => moneyText(row.amount, row.currency, locale)
const amountLine = (view: View): string => `<p class="amount">${escaped(amountOf(view))}</p>`

const form = (row: PaymentRow, step: string, body: string): string =>
  `<form method="post" action="${pagePath(row)}/${step}" novalidate>${body}</form>`

const button = (kind: 'primary' | 'quiet', text: string): string => `<button class="${kind}">${escaped(text)}</button>`
const note = (text: string): string => `<p class="note">${escaped(text)}</p>`

interface Field {
  readonly name: keyof CustomerForm
  readonly label: string
  readonly more: string
}

const fieldsIn = ({ customerNumber, firstName, lastName }: BankWords): readonly Field[] => [
  { name: 'customer', label: customerNumber, more: 'inputmode="numeric" maxlength="8" autocomplete="off"' },
  { name: 'firstName', label: firstName, more: 'maxlength="50" autocomplete="given-name"' },
  { name: 'lastName', label: lastName, more: 'maxlength="50" autocomplete="family-name"' },
]

const field = ({ name, label, more }: Field, value: string, problem: string | undefined): string => `
  <p class="field field-${name}">
    <label for="${name}">${escaped(label)}</label>
    <input id="${name}" name="${name}" ${more} required value="${escaped(value)}"${problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
    ${problem ? `<span class="problem" id="${name}-problem">${escaped(problem)}</span>` : ''}
  </p>`

const nobody: CustomerForm = { customer: '', firstName: '', lastName: '' }

/** Ends that have words of their own. */
const ENDS = ['insufficient_funds', 'declined', 'cancelled', 'expired'] as const

/** The bank's page for a payment as it stands, with what was wrong with the last answer. */
export function bankPage(
  row: PaymentRow,
  brand: string,
  typed: CustomerForm = nobody,
  problems: Problems = {},
): string {
  const view: View = { ...lookOf(brand, localeOfPayment(row)), row }
  if (row.state === 'created') return signInPage(view, typed, problems)
  if (row.state === 'identified') return approvalPage(view)
  return resultPage(view)
}

function signInPage(view: View, typed: CustomerForm, problems: Problems): string {
  const { row, words } = view
  const fields = fieldsIn(words).map((one) => field(one, typed[one.name], problems[one.name]))
  return frame(
    view,
    words.logInTitle,
    `
${amountLine(view)}
${Object.keys(problems).length > 0 ? `<p role="alert" class="problem">${escaped(words.correct)}</p>` : ''}
${form(row, 'identify', `${fields.join('')}${button('primary', words.logIn)}`)}
${form(row, 'cancel', button('quiet', words.cancel))}
${note(words.demoCustomer)}`,
  )
}

function approvalPage(view: View): string {
  const { row, words } = view
  const from = { name: `${row.firstName ?? ''} ${row.lastName ?? ''}`, account: row.accountLabel ?? '' }
  return frame(
    view,
    words.approveTitle,
    `
${amountLine(view)}
<p>${escaped(filled(words.from, from))}</p>
${form(row, 'approve', button('primary', words.approve))}
${form(row, 'decline', button('quiet', words.decline))}
${note(words.demoApprove)}`,
  )
}

// A reload or Back, perhaps as the way back was lost: an amount that is held still leads there.
function resultPage(view: View): string {
  const { row, words } = view
  const isApproved = row.reason === null
  const end = ENDS.find((one) => one === row.reason) ?? 'notPaid'
  const text = isApproved ? filled(words.paid, { amount: amountOf(view) }) : `${words[end]} ${words.nothingTaken}`
  return frame(
    view,
    isApproved ? words.paidTitle : words.notPaidTitle,
    `<p role="status">${escaped(text)}</p>
${back(view)}`,
  )
}

function back({ row, words }: View): string {
  if (row.state === 'approved') return form(row, 'approve', button('primary', words.back))
  // The site has gone on without this page.
  if (row.reason === null || row.state === 'released') return ''
  return `<p><a class="primary" href="${escaped(row.redirectUri)}#error=${row.reason}">${escaped(words.back)}</a></p>`
}

/** The page for an address that opens no payment. */
export function unknownBankPage(brand: string, locale: PageLocale): string {
  const look = lookOf(brand, locale)
  return frame(look, look.words.unknownTitle, `<p>${escaped(look.words.unknown)}</p>`)
}
