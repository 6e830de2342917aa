import { currencyFor, marketOf } from '#contract/markets.ts'
import { wireLanguage, type Locale } from '#contract/locale.ts'
import { Qa } from '../../tests/support/qa.ts'
import type { Credentials } from '../../tests/browser/signing.ts'

const LATER = '2031-05-04T12:00:00Z'

/** A new player of a locale with something on every page: money, a history, documents to send, limits that wait. Rejects with the operator's words. */
export async function playerOf(origin: string, { market, language }: Locale): Promise<Credentials> {
  const { originCountryCode } = marketOf(market)
  return new Qa(origin).player({
    profile: {
      market,
      countryCode: originCountryCode,
      currency: currencyFor(market, originCountryCode),
      language: wireLanguage(language),
      firstLogin: false,
    },
    wallet: { main: 500_000 },
    transactionsCount: 60,
    documents: [
      { type: 'PROOF_OF_ID', status: 'VERIFIED' },
      { type: 'PROOF_OF_ADDRESS', status: 'REQUESTED', rejectionReason: 'BAD_QUALITY' },
    ],
    limits: {
      deposit: { D: { value: 50_000, pendingValue: 100_000, pendingDate: LATER }, W: { value: 200_000 } },
      loss: { M: { value: 300_000, locked: true } },
    },
  })
}
