import { randomUUID } from 'node:crypto'
import type { Answer, PlayerClient } from './playerClient.ts'

const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }

/** Cards of the embedded bank. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  challenge: '4000 0000 0000 3220',
  silent: '4000 0000 0000 0119',
} as const

/** Asks for the check, then for a deposit, wire amount. */
export async function requestDeposit(
  player: PlayerClient,
  origin: string,
  amount: number,
  key: string = randomUUID(),
  methodId = 'creditcard',
): Promise<Answer> {
  const check = await player.post('/player/wallet/deposit/check', DEVICE)
  return player.post(
    '/player/wallet/deposit/request',
    {
      amount,
      currency: 'EUR',
      methodId,
      checkId: check.body.checkId,
      returnUrl: `${origin}/en-UN/deposit`,
      ...DEVICE,
    },
    key,
  )
}

/** Sends a form of the payment page as its browser would, with what the page put into it. Answers the page that follows. */
export async function answerCashier(
  url: string,
  step: string,
  fields: Record<string, string>,
): Promise<{ status: number; html: string }> {
  const shown = await (await fetch(url)).text()
  const hidden = [...shown.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  const body = new URLSearchParams({ ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...fields })
  const response = await fetch(`${url}/${step}`, { method: 'POST', body })
  return { status: response.status, html: await response.text() }
}

/** Types a card and pays. */
export const payByCard = (url: string, cardNumber: string) =>
  answerCashier(url, 'card', { cardNumber, cardExpiry: '12 / 40', cardCvc: '123' })
