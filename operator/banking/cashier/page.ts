import type { PaymentMethod } from '#contract/deposit.ts'
import { filled, moneyText, type PageLocale } from '../../pageLocale.ts'
import { isOpen, type DepositRow } from '../deposits.ts'
import { nameOf } from '../methods.ts'
import type { CardForm } from './bank.ts'
import { BANKS, kindOf, WALLET_PASSWORD, type PaymentKind } from './payers.ts'
import { escaped, paymentPage } from './paymentPage.ts'
import type { UsedCard } from './usedCard.ts'
import { cashierWords, localeOfDeposit, wordsOfDeposit, type CashierWords } from './words/words.ts'

type FieldName = keyof CardForm | 'challengeCode' | 'customer' | 'walletEmail' | 'walletPassword' | 'pin' | 'phone'
/** What was wrong, by field; `page` is of the whole. */
export type Problems = Partial<Record<FieldName | 'page', string>>

interface Field {
  readonly name: FieldName
  readonly label: string
  readonly autocomplete: string
  readonly placeholder: string
  readonly maxLength: number
  /** Digits, where it is not said. */
  readonly type?: 'email' | 'password' | 'tel'
}

const cardFields = (words: CashierWords): readonly Field[] => [
  {
    name: 'cardNumber',
    label: words.cardNumber,
    autocomplete: 'cc-number',
    placeholder: '1234 5678 9012 3456',
    maxLength: 23,
  },
  {
    name: 'cardExpiry',
    label: words.expiry,
    autocomplete: 'cc-exp',
    placeholder: words.expiryShape,
    maxLength: 7,
  },
  { name: 'cardCvc', label: words.cvc, autocomplete: 'cc-csc', placeholder: '123', maxLength: 4 },
]

const walletFields = (words: CashierWords): readonly Field[] => [
  {
    name: 'walletEmail',
    label: words.accountEmail,
    autocomplete: 'off',
    placeholder: '',
    maxLength: 100,
    type: 'email',
  },
  {
    name: 'walletPassword',
    label: words.accountPassword,
    autocomplete: 'off',
    placeholder: '',
    maxLength: 64,
    type: 'password',
  },
]
const CODE_FIELD = { autocomplete: 'one-time-code', placeholder: '', maxLength: 6 } as const
const OFF = { autocomplete: 'off' } as const

// What was typed never comes back in a page: a card number must not lie in a browser's cache.
const field = (
  { name, label, autocomplete, placeholder, maxLength, type }: Field,
  problem: string | undefined,
  place = `field-${name}`,
): string => `
  <p class="field ${place}">
    <label for="${name}">${escaped(label)}</label>
    <input id="${name}" name="${name}" ${type ? `type="${type}"` : 'inputmode="numeric"'} autocomplete="${autocomplete}" placeholder="${placeholder}"
      maxlength="${maxLength}" required${problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
    ${problem ? `<span class="problem" id="${name}-problem">${escaped(problem)}</span>` : ''}
  </p>`

const frame = (brand: string, title: string, body: string, locale: PageLocale): string =>
  paymentPage(brand, cashierWords(locale).payment, title, body, locale)

const amountOf = (row: DepositRow): string => escaped(moneyText(row.amount, row.currency, localeOfDeposit(row)))

/** The payment page for a deposit as it stands, with what was wrong with the last answer; `used`: the card used before. */
export function cashierPage(
  row: DepositRow,
  brand: string,
  problems: Problems = {},
  used: UsedCard | null = null,
): string {
  if (!isOpen(row.state)) return resultPage(row, brand)
  const words = wordsOfDeposit(row)
  const view: View = { row, words, problems, used }
  const { title, body } = row.state === 'challenge' ? question(view) : FIRST[kindOf(row)](view)
  const { page: whole, ...fields } = problems
  const alert = whole ?? (Object.keys(fields).length > 0 ? words.correct : null)
  return frame(
    brand,
    title,
    `<h1>${escaped(title)}</h1>
<p class="amount">${amountOf(row)}</p>
${alert ? `<p role="alert" class="problem">${escaped(alert)}</p>` : ''}
${body}`,
    localeOfDeposit(row),
  )
}

interface View {
  readonly row: DepositRow
  readonly words: CashierWords
  readonly problems: Problems
  readonly used: UsedCard | null
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

const button = (text: string): string => `<button class="primary">${escaped(text)}</button>`
const note = (text: string): string => `<p class="note">${escaped(text)}</p>`
const cancel = ({ row, words }: View): string =>
  form(row, 'cancel', `<button class="quiet">${escaped(words.cancel)}</button>`)
const payButton = ({ row, words }: View): string =>
  `<button class="primary">${filled(escaped(words.pay), { amount: amountOf(row) })}</button>`
const nameIn = (row: DepositRow): string => nameOf(row.method as PaymentMethod)
const payWith = ({ row, words }: View): string => filled(words.payWith, { name: nameIn(row) })

/** The first page of each way of paying. */
const FIRST: Readonly<Record<PaymentKind, (view: View) => Page>> = {
  card: (view) => (view.used && !view.row.progress.isOtherCard ? usedCardPage(view, view.used) : cardPage(view)),
  bank: (view) => (view.row.progress.bank === undefined ? chooseBank(view) : identify(view)),
  wallet: (view) => {
    const { row, words, problems } = view
    return {
      title: filled(words.logInTo, { name: nameIn(row) }),
      body: [
        form(
          row,
          'login',
          `${walletFields(words)
            .map((one) => field(one, problems[one.name]))
            .join('')}${button(words.logIn)}`,
        ),
        cancel(view),
        note(filled(words.demoWallet, { password: WALLET_PASSWORD })),
      ].join(''),
    }
  },
  voucher: (view) => {
    const { row, words, problems } = view
    const pin: Field = {
      ...OFF,
      name: 'pin',
      label: words.voucherPin,
      placeholder: '0000 0000 0000 0000',
      maxLength: 19,
    }
    return {
      title: payWith(view),
      body: [
        form(row, 'voucher', `${field(pin, problems.pin)}${payButton(view)}`),
        cancel(view),
        note(words.demoVoucher),
      ].join(''),
    }
  },
  phone: (view) => {
    const { row, words, problems } = view
    const phone: Field = {
      name: 'phone',
      label: words.phoneNumber,
      autocomplete: 'tel',
      placeholder: '+358 40 123 4567',
      maxLength: 24,
      type: 'tel',
    }
    return {
      title: payWith(view),
      body: [
        `<p>${escaped(words.phoneBill)}</p>`,
        form(row, 'phone', `${field(phone, problems.phone)}${button(words.sendCode)}`),
        cancel(view),
        note(words.demoPhone),
      ].join(''),
    }
  },
}

const which = (row: DepositRow, card: 'used' | 'new', text: string): string =>
  form(row, 'which', `<button class="choice" name="card" value="${card}">${escaped(text)}</button>`)

/** A whole card. Who has used one before may go back to it. */
function cardPage(view: View): Page {
  const { row, words, problems, used } = view
  const fields = cardFields(words)
    .map((one) => field(one, problems[one.name]))
    .join('')
  return {
    title: words.payByCard,
    body: [
      form(row, 'card', `${fields}${payButton(view)}`),
      used ? which(row, 'used', filled(words.payWith, { name: used.label })) : '',
      cancel(view),
      note(words.demoCard),
    ].join(''),
  }
}

/** The card used before: its number is known to its bank alone, and its code to its player. */
function usedCardPage(view: View, used: UsedCard): Page {
  const { row, words, problems } = view
  const code: Field = {
    name: 'cardCvc',
    label: words.securityCode,
    autocomplete: 'cc-csc',
    placeholder: '123',
    maxLength: 4,
  }
  return {
    title: words.payByCard,
    body: [
      form(
        row,
        'used',
        `${hidden('token', used.token)}<p class="used"><span>${escaped(words.card)}</span> <strong>${escaped(used.label)}</strong></p>${field(code, problems.cardCvc, 'field-alone')}${payButton(view)}`,
      ),
      which(row, 'new', words.anotherCard),
      cancel(view),
      note(words.demoUsedCard),
    ].join(''),
  }
}

const chooseBank = (view: View): Page => ({
  title: payWith(view),
  body: [
    `<p>${escaped(view.words.chooseBank)}</p>`,
    form(
      view.row,
      'bank',
      Object.entries(BANKS)
        .map(([id, name]) => `<button class="choice" name="bank" value="${id}">${escaped(name)}</button>`)
        .join(''),
    ),
    cancel(view),
    note(view.words.demoBanks),
  ].join(''),
})

function identify(view: View): Page {
  const { row, words, problems } = view
  const customer: Field = {
    ...OFF,
    name: 'customer',
    label: words.customerNumber,
    placeholder: '12345678',
    maxLength: 10,
  }
  return {
    title: filled(words.logInTo, { name: BANKS[row.progress.bank ?? ''] ?? nameIn(row) }),
    body: [
      form(row, 'identify', `${field(customer, problems.customer)}${button(words.logIn)}`),
      form(row, 'bank', `<button class="quiet">${escaped(words.anotherBank)}</button>`),
      cancel(view),
      note(words.demoCustomer),
    ].join(''),
  }
}

/** What the payer is asked before money moves: a code, or a yes. */
function question(view: View): Page {
  const { row, words, problems } = view
  const kind = kindOf(row)
  if (kind === 'bank' || kind === 'wallet') {
    const account = kind === 'wallet' ? `${nameIn(row)} ${row.accountLabel ?? ''}` : (row.accountLabel ?? '')
    return {
      title: words.approveTitle,
      body: [
        `<p>${escaped(filled(words.from, { account }))}</p>`,
        form(row, 'approve', button(words.approve)),
        form(row, 'decline', `<button class="quiet">${escaped(words.decline)}</button>`),
        note(words.demoApprove),
      ].join(''),
    }
  }
  const [asks, label] = kind === 'card' ? [words.bankAsks, words.bankCode] : [words.phoneAsks, words.phoneCode]
  const code: Field = { ...CODE_FIELD, name: 'challengeCode', label }
  return {
    title: words.confirmTitle,
    body: [
      `<p>${filled(escaped(asks), { amount: `<strong>${amountOf(row)}</strong>` })}</p>`,
      form(row, 'challenge', `${field(code, problems.challengeCode)}${button(words.confirm)}`),
      cancel(view),
      note(words.demoCode),
    ].join(''),
  }
}

function resultPage(row: DepositRow, brand: string): string {
  const words = wordsOfDeposit(row)
  const isPaid = row.state === 'captured'
  const isPending = row.state === 'pending'
  const title = isPaid ? words.paidTitle : isPending ? words.waitingTitle : words.notPaidTitle
  const text = isPaid
    ? filled(words.paid, { amount: moneyText(row.amount, row.currency, localeOfDeposit(row)) })
    : isPending
      ? words.waiting
      : `${words[row.reason ?? 'notPaid']} ${words.nothingTaken}`
  return frame(
    brand,
    title,
    `<h1>${escaped(title)}</h1>
<p role="status" id="result" data-deposit="${row.id}" data-state="${row.state}" data-return="${escaped(returnTo(row))}">${escaped(text)}</p>
<p><a class="primary" target="_parent" href="${escaped(returnTo(row))}">${escaped(words.back)}</a></p>`,
    localeOfDeposit(row),
  )
}

/** The page for an address that opens no deposit. */
export function unknownPage(brand: string, locale: PageLocale): string {
  const { unknownTitle, unknown, nothingTaken } = cashierWords(locale)
  return frame(
    brand,
    unknownTitle,
    `<h1>${escaped(unknownTitle)}</h1><p>${escaped(unknown)} ${escaped(nothingTaken)}</p>`,
    locale,
  )
}
