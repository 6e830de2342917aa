// Payers who come through the bank of the embedded provider as a browser does, for tests.
import { day } from '#contract/constants.ts'
import type { TestOperator } from '../player/testOperator.ts'

/** What comes back from the bank behind `#`. */
interface Payment {
  code: string
  sessionId: string
  error?: string
}

/** Everybody is called the same at this bank: each is born on another day, as one who is kept out is no other's namesake. */
const birthdayOf = (playerId: number): string =>
  new Date(Date.UTC(1950, 0, 1) + (playerId % 15_000) * day).toISOString().slice(0, 10)

/** The cookie of a browser; each test's payers share one unless it says another. */
export const browser = (name = 'own') => ({ cookie: `payer=${`browser-${name}`.padEnd(32, '-')}` })

const post = (url: string, body: Record<string, string> = {}, headers: Record<string, string> = browser()) =>
  fetch(url, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(body) })

/** The registration's cookie may stand beside. */
const from = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  cookie: [headers['cookie'], browser().cookie].filter(Boolean).join('; '),
})

/** A bank's customers at an operator that may not have started yet. */
export const payersAt = (it: () => TestOperator) => {
  let count = 0

  const advance = (ms: number) => it().operator.clock.setOffset({ now: it().operator.clock.offset.now + ms, tokens: 0 })
  const someone = () => String(10_000_000 + (count += 1)).replace(/99$/, '98')
  const device = { ipAddress: '192.0.2.10', blackbox: '' }
  let keys = 0
  const key = () => ({ 'idempotency-key': `key-${(keys += 1)}-pnp` })

  const authorise = (changes: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'player-site',
      identity_provider: 'bank',
      redirect_uri: `${it().origin}/en-UN/signup/callback`,
      amount: '50.00',
      currency: 'EUR',
      country: 'FI',
      ...changes,
    })
    return it().call('GET', `/payment/v1/oauth2/authorize?${query.toString()}`, undefined, browser())
  }

  /** Address of the bank's page of a new payment. */
  const openPage = async (changes: Record<string, string> = {}) =>
    (await authorise(changes)).body.redirectOutput.url as string

  /** What a payer does at the bank; the answer that comes back behind `#`. */
  const atBank = async (url: string, customer: string, step: 'approve' | 'decline' | 'cancel' = 'approve') => {
    await post(`${url}/identify`, { customer, firstName: 'Aino', lastName: 'Korhonen' })
    const left = await post(`${url}/${step}`)
    return Object.fromEntries(new URLSearchParams((left.headers.get('location') ?? '').split('#')[1])) as {
      code: string
      sessionId: string
      error?: string
    }
  }

  const paid = async (customer = someone(), changes: Record<string, string> = {}) =>
    atBank(await openPage(changes), customer)

  const verify = ({ code, sessionId }: Payment, headers: Record<string, string> = key()) =>
    it().call('POST', '/api/v1/paynplay/player/code', { oneTimeCode: code, sessionId, ...device }, from(headers))

  const update = (
    sessionId: string,
    playerId: number,
    changes: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) =>
    it().call(
      'POST',
      '/api/v1/paynplay/player/update',
      {
        playerId,
        sessionId,
        email: `payer-${playerId}@player.example`,
        mobilePhone: `+35840${playerId}`,
        dateOfBirth: birthdayOf(playerId),
        postalCode: '00100',
        countryCode: 'FI',
        languageCode: 'en',
        termsAndConditionsAccepted: true,
        cookiePolicyAccepted: true,
        marketingOptIn: false,
        ...changes,
      },
      from(headers),
    )

  const login = (
    sessionId: string,
    playerId: number,
    headers: Record<string, string> = key(),
    changes: Record<string, unknown> = {},
  ) => it().call('POST', '/api/v1/paynplay/player/login', { sessionId, playerId, ...device, ...changes }, from(headers))

  const balance = async (playerId: number) => (await it().operator.ledger.walletOf(playerId))?.balances.main ?? null

  /** A player who has come by paying 50.00. */
  const newPayer = async (customer = someone()) => {
    const payment = await paid(customer)
    const { body } = await verify(payment)
    await update(payment.sessionId, body.playerId)
    const signedIn = await login(payment.sessionId, body.playerId)
    return { customer, payment, playerId: body.playerId as number, signedIn }
  }

  return {
    advance,
    someone,
    key,
    device,
    authorise,
    post,
    openPage,
    atBank,
    paid,
    verify,
    update,
    login,
    balance,
    newPayer,
  }
}
