import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import { languages } from '#contract/markets.ts'
import { contrast } from '#src/ui/contrast.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerCashier } from '#tests/support/cashier.ts'
import { startTestOperator, type TestOperator, oneStore } from '../../player/testOperator.ts'
import { openDeposit } from '../deposits.ts'
import { deposits } from '../schema.ts'

// How far the ring stands out from each ground of a brand's pages.
const ringOn = (css: string, block: string) => {
  const values = css.slice(css.indexOf(block)).split('}')[0] ?? ''
  const named = (name: string) => new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(values)?.[1] ?? ''
  return ['canvas', 'bg', 'card'].map((back) => contrast(named('focus'), named(back)))
}

describe.each(oneStore)('payment pages on %s', (store) => {
  let it: TestOperator
  beforeAll(async () => {
    it = await startTestOperator(store)
  })
  afterAll(() => it.close())

  const newPlayer = async () => {
    const { operator } = it
    const player = await operator.players.create({ email: `${randomUUID()}@example.com`, password: 'Correct1horse' })
    await operator.ledger.openWallet(player.playerId, 'EUR')
    return player.playerId
  }
  const opened = async (method: string, by?: number, locale = 'en-UN') => {
    const { operator, origin } = it
    const playerId = by ?? (await newPlayer())
    const started = await operator.transaction((tx) =>
      openDeposit(operator, tx, { playerId, amount: 4000, currency: 'EUR', method, returnUrl: `${origin}/${locale}` }),
    )
    if ('pending' in started) throw new Error('nothing else waits')
    const { id, pageId } = started.opened
    const url = `${origin}/cashier/${pageId}`
    return {
      playerId,
      shows: async () => (await fetch(url)).text(),
      change: (to: Partial<typeof deposits.$inferInsert>) =>
        operator.db.update(deposits).set(to).where(eq(deposits.id, id)),
      send: async (step: string, fields: Record<string, string> = {}) =>
        (await answerCashier(`${origin}/cashier/${pageId}`, step, fields)).html,
      main: async () => (await operator.ledger.walletOf(playerId))?.balances.main,
    }
  }

  const code = { challengeCode: '123456' }
  test.each([
    [
      'CREDITCARD',
      'card',
      { cardNumber: '4000 0000 0000 3220', cardExpiry: '12 / 40', cardCvc: '123' },
      'challenge',
      code,
    ],
    ['SIRU', 'phone', { phone: '+358401234567' }, 'challenge', code],
    ['SKRILL', 'login', { walletEmail: 'player@wallet.example', walletPassword: 'demo-wallet' }, 'approve', {}],
  ] as const)(
    'DEP-4 SAF-5 an amount or currency of a %s deposit that changes after the question needs a new question',
    async (method, first, typed, step, answer) => {
      const deposit = await opened(method)
      for (const changed of [{ amount: 9000 }, { currency: 'GBP' }]) {
        await deposit.send(first, typed)
        await deposit.change(changed)
        expect(await deposit.send(step, answer)).toContain('The amount has changed')
        expect(await deposit.send(step, answer), 'the old question is gone').not.toContain('Payment received')
        expect(await deposit.main()).toBe(0)
        await deposit.change({ currency: 'EUR' })
      }
      await deposit.send(first, typed)
      expect(await deposit.send(step, answer)).toContain('€90.00 has been paid.')
      expect(await deposit.main()).toBe(9000)
    },
  )

  const GOOD = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12 / 40', cardCvc: '123' }
  const ASKED = { ...GOOD, cardNumber: '4000 0000 0000 3220' }

  test('DEP-4 SAF-12 a card that was paid with is shown masked and asks for its code alone, and its number is kept nowhere', async () => {
    const first = await opened('CREDITCARD')
    expect(await first.shows()).toContain('Card number')
    await first.send('card', GOOD)
    const next = await opened('CREDITCARD', first.playerId)
    const page = await next.shows()
    expect(page).toContain('•••• 4242')
    expect(page).toContain('Security code')
    expect(page).not.toContain('Card number')
    expect(await next.send('used', { cardCvc: '1' })).toContain('Enter the 3 or 4 digits')
    expect(await next.send('used', { cardCvc: '123' })).toContain('Payment received')
    expect(await next.main()).toBe(8000)
    const { db } = it.operator
    const rows = await db.select().from(deposits).where(eq(deposits.playerId, first.playerId))
    expect(JSON.stringify(rows)).not.toContain('42424242')
  })

  test('DEP-4 SAF-5 another card is typed in full, remembered in its turn, and asks for its code from the bank', async () => {
    const first = await opened('CREDITCARD')
    await first.send('card', GOOD)
    const second = await opened('CREDITCARD', first.playerId)
    expect(await second.send('which', { card: 'new' })).toContain('Card number')
    expect(await second.send('which', { card: 'used' })).toContain('•••• 4242')
    await second.send('which', { card: 'new' })
    expect(await second.send('card', ASKED)).toContain('Confirm the payment')
    expect(await second.send('challenge', code)).toContain('Payment received')
    const third = await opened('CREDITCARD', first.playerId)
    expect(await third.shows()).toContain('•••• 3220')
    expect(await third.send('used', { cardCvc: '123' })).toContain('Confirm the payment')
    expect(await third.main()).toBe(8000)
  })

  test('DEP-4 SAF-5 the code of a used card pays with the very card that was shown, and with no other player’s', async () => {
    const first = await opened('CREDITCARD')
    await first.send('card', GOOD)
    const stranger = await opened('CREDITCARD')
    const token = /name="token" value="([^"]+)"/.exec(await (await opened('CREDITCARD', first.playerId)).shows())?.[1]
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await stranger.send('used', { token: String(token), cardCvc: '123' })).toContain('Please type your card')
    expect(await stranger.main()).toBe(0)
    const stale = await opened('CREDITCARD', first.playerId)
    expect(await stale.send('used', { token: 'x'.repeat(43), cardCvc: '123' })).toContain('Please type your card')
    expect(await stale.main()).toBe(4000)
  })

  test('DEP-4 SAF-5 a used card pays the sum that stood on its button: of one that has changed since nothing is taken', async () => {
    const first = await opened('CREDITCARD')
    await first.send('card', GOOD)
    const next = await opened('CREDITCARD', first.playerId)
    const pressed = { cardCvc: '123', amount: '4000', currency: 'EUR' }
    for (const changed of [{ amount: 9000 }, { amount: 4000, currency: 'GBP' }]) {
      await next.change(changed)
      expect(await next.send('used', pressed)).toContain('The amount has changed')
      expect(await next.main()).toBe(4000)
    }
    await next.change({ currency: 'EUR' })
    expect(await next.send('used', pressed)).toContain('€40.00 has been paid.')
    expect(await next.main()).toBe(8000)
  })

  test('DEP-4 a used card that has expired since is asked for anew', async () => {
    const first = await opened('CREDITCARD')
    const end = new Date(it.operator.clock.now())
    const month = `${String(end.getUTCMonth() + 1).padStart(2, '0')} / ${String(end.getUTCFullYear()).slice(-2)}`
    await first.send('card', { ...GOOD, cardExpiry: month })
    it.operator.clock.setOffset({ now: 32 * day, tokens: 0 })
    const next = await opened('CREDITCARD', first.playerId)
    expect(await next.shows()).toContain('Card number')
    it.operator.clock.setOffset({ now: 0, tokens: 0 })
  })

  // A page of each language that the site is read in, by the locale that leads to it.
  const SPOKEN: readonly (readonly [segment: string, lang: string, title: string, pay: string])[] = [
    ['en-UN', 'en-GB', 'Pay by card', 'Pay €40.00'],
    ['fi-FI', 'fi-FI', 'Maksa kortilla', 'Maksa €40,00'],
    ['no-NO', 'nb-NO', 'Betal med kort', 'Betal €40,00'],
    ['de-AT', 'de-AT', 'Mit Karte zahlen', '€40,00 zahlen'],
    ['fr-CA', 'fr-FR', 'Payer par carte', 'Payer €40,00'],
    ['en-CA', 'en-CA', 'Pay by card', 'Pay €40.00'],
    ['en-NZ', 'en-NZ', 'Pay by card', 'Pay €40.00'],
    ['fr-LL', 'fr-FR', 'Payer par carte', 'Payer €40,00'],
    ['en-IN', 'en-IN', 'Pay by card', 'Pay €40.00'],
    ['es-CL', 'es-CL', 'Pagar con tarjeta', 'Pagar €40,00'],
    ['es-PE', 'es-PE', 'Pagar con tarjeta', 'Pagar €40.00'],
    ['pt-PT', 'pt-PT', 'Pagar com cartão', 'Pagar €40,00'],
    ['pt-BR', 'pt-BR', 'Pagar com cartão', 'Pagar €40,00'],
    ['ja-JP', 'ja-JP', 'カードで支払う', '€40.00を支払う'],
    ['tl-PH', 'fil-PH', 'Magbayad gamit ang card', 'Magbayad ng €40.00'],
    ['tr-TR', 'tr-TR', 'Kartla öde', '€40,00 öde'],
    ['pl-UN', 'pl-PL', 'Zapłać kartą', 'Zapłać €40,00'],
  ]

  test('DEP-4 LOC-9 LOC-13 the payment page speaks each language of the site, and writes the amount as the site does', async () => {
    expect(SPOKEN).toHaveLength(languages.length)
    for (const [segment, lang, title, pay] of SPOKEN) {
      const page = await (await opened('CREDITCARD', undefined, `${segment}/my-account/banking/deposit`)).shows()
      const missing = [`<html lang="${lang}"`, `<h1>${title}</h1>`, pay].filter((words) => !page.includes(words))
      expect({ segment, missing }).toEqual({ segment, missing: [] })
    }
  })

  test('DEP-4 LOC-13 what is wrong and how it ends is said in the player’s language too', async () => {
    const card = await opened('CREDITCARD', undefined, 'fi-FI')
    expect(await card.send('card', { ...GOOD, cardNumber: '4242' })).toContain('Tarkista kortin numero.')
    expect(await card.send('cancel')).toContain('Peruutit tämän maksun. Rahaa ei veloitettu.')
    const nobody = await fetch(`${it.origin}/cashier/${randomUUID()}`, {
      headers: { 'accept-language': 'xx, pl;q=0.8' },
    })
    expect(await nobody.text()).toContain('Nie znaleziono płatności')
  })

  test('LOC-14 DEP-4 KYC-3 the focus ring of the payment pages and of the ID check stands out from its ground in both brands', async () => {
    for (const path of ['/cashier/cashier.css', '/id-check/id-check.css']) {
      const css = await (await fetch(`${it.origin}${path}`)).text()
      expect(css).toContain(':focus-visible{outline:3px solid var(--focus)')
      for (const block of [':root{', '[data-brand=marigold]{'])
        for (const ratio of ringOn(css, block)) expect(ratio).toBeGreaterThanOrEqual(3)
    }
  })
})
