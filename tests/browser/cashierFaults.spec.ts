import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { FAULTS, type FaultCase } from '../faults/table/table.ts'
import type { Qa } from '../support/qa.ts'
import { expect, test } from './fixtures.ts'
import { button, depositsOf, flowOf, lastCall, signedIn } from './people.ts'

// Each form of each payment page × each fault: the page says so, keeps the form, and the next press pays once.
// `npm run faults` writes what was seen to docs/faults-payment-page.md.

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'faults-payment-page.md')

test.use({ expectedConsoleErrors: ['/cashier/', '/player/cookies/consent', '501 (Not Implemented)'] })

interface PaymentForm {
  readonly step: string
  readonly fill?: (cashier: FrameLocator) => Promise<void>
  readonly press: string | RegExp
  /** What stands on the page once it went through; the last form of a page leads back to the site. */
  readonly next?: string
}

const code = (label: string): PaymentForm => ({
  step: 'challenge',
  fill: (cashier) => cashier.getByLabel(label).fill('123456'),
  press: 'Confirm',
})
const approve: PaymentForm = { step: 'approve', press: 'Approve payment' }

const PAGES: readonly { readonly method: string; readonly forms: readonly PaymentForm[] }[] = [
  {
    method: 'Card',
    forms: [
      {
        step: 'card',
        fill: async (cashier) => {
          await cashier.getByLabel('Card number').fill('4000 0000 0000 3220')
          await cashier.getByLabel('Expiry').fill('12 / 40')
          await cashier.getByLabel('CVC').fill('123')
        },
        press: /^Pay /,
        next: 'Confirm the payment',
      },
      code('Code from your bank'),
    ],
  },
  {
    method: 'Trustly',
    forms: [
      { step: 'bank', press: 'Harbour Demo Bank', next: 'Log in to Harbour Demo Bank' },
      {
        step: 'identify',
        fill: (cashier) => cashier.getByLabel('Customer number').fill('12345678'),
        press: 'Log in',
        next: 'Approve the payment',
      },
      approve,
    ],
  },
  {
    method: 'Skrill',
    forms: [
      {
        step: 'login',
        fill: async (cashier) => {
          await cashier.getByLabel('Account email').fill('player@wallet.example')
          await cashier.getByLabel('Account password').fill('demo-wallet')
        },
        press: 'Log in',
        next: 'Approve the payment',
      },
      approve,
    ],
  },
  {
    method: 'paysafecard',
    forms: [
      {
        step: 'voucher',
        fill: (cashier) => cashier.getByLabel('16-digit PIN').fill(`7000 0050 ${String(Date.now()).slice(-6)}11`),
        press: /^Pay /,
      },
    ],
  },
  {
    method: 'Siru',
    forms: [
      {
        step: 'phone',
        fill: (cashier) => cashier.getByLabel('Mobile number').fill('+358 40 123 4567'),
        press: 'Send the code',
        next: 'Confirm the payment',
      },
      code('Code from the text message'),
    ],
  },
]

// What is done and only not answered leads on: it comes last, and the press behind it finds the next page.
const faults = [...FAULTS.filter(({ name }) => name !== 'late'), ...FAULTS.filter(({ name }) => name === 'late')]
const isCut = ({ fault }: FaultCase): boolean => fault.kind === 'drop' || fault.kind === 'late'

/** One form with one fault; answers what the page says and what can be pressed. */
async function goesWrong(page: Page, qa: Qa, { step, press }: PaymentForm, one: FaultCase): Promise<string[]> {
  const cashier = page.frameLocator('iframe[title="Payment"]')
  const since = await lastCall(qa)
  const { delayMs: _, ...fault } = one.fault
  // The browser itself sends again what is cut under it.
  await qa.fault({ ...fault, method: 'POST', path: `/cashier/*/${step}`, times: isCut(one) ? 9 : 1 })
  await cashier.getByRole('button', { name: press, exact: true }).click()
  await expect.poll(async () => (await qa.calls(since)).some(({ path }) => path.endsWith(`/${step}`))).toBe(true)
  await page.clock.fastForward(one.fault.kind === 'hang' ? 20_000 : 0)
  const words = cashier.getByRole('alert')
  await expect(words, `${step} ${one.name}`).toHaveText(/\S/)
  const said = await words.innerText()
  const ways = await cashier.getByRole('button').allInnerTexts()
  await qa.clearFaults()
  await words.evaluate((alert) => alert.remove())
  return [said, ways.join(' · ')]
}

test('DEP-4 DEP-6 SAF-4 SAF-9 each form of each payment page may fail in every way: it says so, is sent again, and pays once', async ({
  page,
  qa,
}) => {
  test.setTimeout(240_000)
  await page.clock.install()
  const account = await signedIn(page, qa, { profile: { market: 'FI', countryCode: 'FI' } })
  const main = page.getByRole('main')
  const cashier = page.frameLocator('iframe[title="Payment"]')
  const lines: string[] = []
  for (const [index, { method, forms }] of PAGES.entries()) {
    await page.goto('/en-UN/my-account/banking/deposit')
    await main.getByRole('radio', { name: new RegExp(`^${method}`) }).check()
    await page.getByLabel('Amount').fill('25.00')
    await button(main, 'Continue').click()
    for (const form of forms) {
      await test.step(`${method} ${form.step}`, async () => {
        await expect(cashier.getByRole('button', { name: form.press, exact: true })).toBeEnabled()
        await form.fill?.(cashier)
        for (const one of faults) {
          const [said, ways] = await goesWrong(page, qa, form, one)
          lines.push(`| ${method} | ${form.step} | ${one.name} | ${String(said)} | ${String(ways)} | 25.00, once |`)
        }
        await cashier.getByRole('button', { name: form.press, exact: true }).click()
        await (form.next === undefined
          ? expect(flowOf(page, 'deposit')).toHaveAttribute('data-status', 'SUCCESS')
          : expect(cashier.getByRole('heading', { name: form.next })).toBeVisible())
      })
    }
    expect(await depositsOf(qa, account.playerId), method).toEqual(Array.from({ length: index + 1 }, () => 2500))
  }
  const text = `# Faults of the payment pages

What each form of the embedded provider's payment pages does when sending it goes wrong, walked by \`tests/browser/cashierFaults.spec.ts\`
in a browser: what the page says, what can be pressed, and what was booked once the payer had pressed again. Written by \`npm run faults\`,
never by hand.

| way to pay | form | fault | the page says | way on | money moved |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`
  if (process.env['FAULT_TABLE'] === 'write') writeFileSync(FILE, text)
  expect(readFileSync(FILE, 'utf8')).toBe(text)
})
