import type { Channel } from './constants.ts'
import { day, minute } from './constants.ts'
import type { Currency } from './money.ts'

/** Inner language codes; `ca` is Canadian English, `caf` Canadian French, `inen` Indian English (LOC-13). */
export const languages = [
  'en',
  'fi',
  'no',
  'de',
  'caf',
  'ca',
  'nz',
  'fr',
  'inen',
  'cl',
  'pe',
  'pt',
  'br',
  'ja',
  'tl',
  'tr',
  'pl',
] as const
export type Language = (typeof languages)[number]

export const marketIds = [
  'UN',
  'BR',
  'TR',
  'LL',
  'CA',
  'JP',
  'JJ',
  'NZ',
  'GG',
  'AT',
  'CL',
  'FI',
  'IN',
  'NO',
  'PH',
  'PT',
  'PE',
  'PP',
] as const
export type MarketId = (typeof marketIds)[number]

/** Kinds of limits a player may be asked for before the first real play. */
export type RequiredLimit = 'deposit' | 'loss'

/** What the law of a market changes; data, so that rules differ without code. */
export interface MarketRules {
  /** Years; `adultAgeByRegion` wins where it names the region. */
  readonly adultAge: number
  readonly adultAgeByRegion: Readonly<Record<string, number>>
  /** Wait before a raised or removed limit counts, ms (RMB-2). */
  readonly limitIncreaseDelay: number
  /** A raise also waits for the end of the running period. */
  readonly limitIncreaseAtPeriodEnd: boolean
  /** Limits a player must set before the first real play. */
  readonly limitsRequiredBeforePlay: readonly RequiredLimit[]
  /** Limits that a player is offered in sign-up and at the first deposit (RMB-1). */
  readonly limitsOffered: readonly ('deposit' | 'spend' | 'loss')[]
  /** Reality check the player starts with, minutes; null where it starts as NOT_SET. */
  readonly realityCheckMinutes: 30 | 60 | 120 | null
  readonly realityCheckMayBeOff: boolean
  /** Breaks that a player may take, days. */
  readonly timeoutDays: readonly number[]
  readonly selfExclusionMinMonths: number
  readonly pendingWithdrawalCancellable: boolean
  readonly demoPlayForVisitors: boolean
  /** Optional consents may start ticked; never in EU and UK markets. */
  readonly optionalConsentPreset: boolean
  /** Inactivity that signs the player out, ms. */
  readonly idleLogout: number
}

/** One market (LOC-3). */
export interface Market {
  readonly id: MarketId
  readonly name: string
  /** Inner languages, the default first. */
  readonly languages: readonly [Language, ...Language[]]
  readonly isMarketEnabled: boolean
  /** True when the id is no country's code. */
  readonly isCustomMarketId: boolean
  /** Inner language → BCP 47 tag of numbers and hreflang. */
  readonly localeMapping: Readonly<Partial<Record<Language, string>>>
  readonly originCountryCode: string
  /** ISO codes of the countries that a market bears the names of; none for the market of all others. */
  readonly countryCodes: readonly string[]
  /** Address language → inner language, where they differ (LOC-5). */
  readonly mapLanguageToCustomLanguage: Readonly<Record<string, Language>>
  /** Region of the country → inner language (LOC-6). */
  readonly regionLanguage: Readonly<Record<string, Language>>
  readonly currency: Currency
  /** IANA zone whose midnight ends a day, week and month of limits (LIM-4), wherever the player is. */
  readonly timeZone: string
  /** Content segment of each channel. */
  readonly segmentIds: Readonly<Record<Channel, number>>
  /** The sports product is sold here. */
  readonly hasSportsbook: boolean
  /** Sign-up asks for a province or a CPF. */
  readonly registrationExtra: 'province' | 'cpf' | null
  /** Jurisdiction code that game launches bear. */
  readonly jurisdiction: string
  readonly rules: MarketRules
}

const baseRules: MarketRules = {
  adultAge: 18,
  adultAgeByRegion: {},
  limitIncreaseDelay: day,
  limitIncreaseAtPeriodEnd: false,
  limitsRequiredBeforePlay: [],
  limitsOffered: ['deposit', 'spend', 'loss'],
  realityCheckMinutes: 120,
  realityCheckMayBeOff: true,
  timeoutDays: [1, 7, 30, 60, 90],
  selfExclusionMinMonths: 1,
  pendingWithdrawalCancellable: true,
  demoPlayForVisitors: true,
  optionalConsentPreset: true,
  idleLogout: 30 * minute,
}
const euRules: MarketRules = { ...baseRules, optionalConsentPreset: false }

interface MarketSeed extends Partial<Omit<Market, 'rules' | 'segmentIds'>> {
  readonly id: MarketId
  readonly name: string
  readonly languages: readonly [Language, ...Language[]]
  readonly localeMapping: Market['localeMapping']
  readonly currency: Currency
  readonly timeZone: string
  readonly rules?: Partial<MarketRules>
  readonly base?: MarketRules
}

function market(index: number, seed: MarketSeed): Market {
  const { rules, base = baseRules, ...rest } = seed
  return {
    isMarketEnabled: true,
    isCustomMarketId: false,
    originCountryCode: seed.id,
    countryCodes: [seed.originCountryCode ?? seed.id],
    mapLanguageToCustomLanguage: {},
    regionLanguage: {},
    hasSportsbook: true,
    registrationExtra: null,
    jurisdiction: seed.id,
    ...rest,
    // Segments are numbered by the market's place in the list: web 101, 103, …, mobile one above.
    segmentIds: { web: 101 + index * 2, mobile: 102 + index * 2 },
    rules: { ...base, ...rules },
  }
}

const seeds: readonly MarketSeed[] = [
  {
    id: 'UN',
    name: 'Global',
    languages: ['en', 'fi', 'no', 'pl'],
    isCustomMarketId: true,
    localeMapping: { en: 'en-GB', fi: 'fi-FI', no: 'nb-NO', pl: 'pl-PL' },
    originCountryCode: 'FI',
    countryCodes: [],
    currency: 'EUR',
    timeZone: 'UTC',
    base: euRules,
  },
  {
    id: 'BR',
    name: 'Brazil',
    languages: ['br'],
    localeMapping: { br: 'pt-BR' },
    mapLanguageToCustomLanguage: { pt: 'br' },
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    registrationExtra: 'cpf',
  },
  {
    id: 'TR',
    name: 'Turkey',
    languages: ['tr'],
    localeMapping: { tr: 'tr-TR' },
    currency: 'TRY',
    timeZone: 'Europe/Istanbul',
  },
  {
    id: 'LL',
    name: 'Netherlands / France',
    languages: ['en', 'fr'],
    isCustomMarketId: true,
    localeMapping: { en: 'en-GB', fr: 'fr-FR' },
    originCountryCode: 'NL',
    countryCodes: ['NL', 'FR'],
    jurisdiction: 'NL',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    base: euRules,
    rules: {
      limitIncreaseDelay: 7 * day,
      limitsRequiredBeforePlay: ['deposit', 'loss'],
      realityCheckMinutes: 60,
      realityCheckMayBeOff: false,
    },
  },
  {
    id: 'CA',
    name: 'Canada',
    languages: ['ca', 'caf'],
    // Numbers and dates of caf follow fr-FR, as the trade's currency data does.
    localeMapping: { ca: 'en-CA', caf: 'fr-FR' },
    mapLanguageToCustomLanguage: { en: 'ca', fr: 'caf' },
    regionLanguage: { QC: 'caf' },
    currency: 'CAD',
    timeZone: 'America/Toronto',
    registrationExtra: 'province',
    rules: { adultAge: 19, adultAgeByRegion: { AB: 18, MB: 18, QC: 18 } },
  },
  {
    id: 'JP',
    name: 'Japan',
    languages: ['ja'],
    isMarketEnabled: false,
    localeMapping: { ja: 'ja-JP' },
    currency: 'EUR',
    timeZone: 'Asia/Tokyo',
  },
  {
    id: 'JJ',
    name: 'Germany',
    languages: ['de'],
    isCustomMarketId: true,
    localeMapping: { de: 'de-DE' },
    originCountryCode: 'DE',
    jurisdiction: 'DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    base: euRules,
    rules: { realityCheckMinutes: 60, realityCheckMayBeOff: false },
  },
  {
    id: 'NZ',
    name: 'New Zealand',
    languages: ['nz'],
    localeMapping: { nz: 'en-NZ' },
    mapLanguageToCustomLanguage: { en: 'nz' },
    currency: 'NZD',
    timeZone: 'Pacific/Auckland',
  },
  {
    id: 'GG',
    name: 'United Kingdom',
    languages: ['en'],
    isCustomMarketId: true,
    localeMapping: { en: 'en-GB' },
    originCountryCode: 'GB',
    jurisdiction: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    base: euRules,
    rules: {
      timeoutDays: [1, 7, 14, 28, 42],
      selfExclusionMinMonths: 6,
      pendingWithdrawalCancellable: false,
      demoPlayForVisitors: false,
      realityCheckMinutes: 60,
    },
  },
  {
    id: 'AT',
    name: 'Austria',
    languages: ['de'],
    localeMapping: { de: 'de-AT' },
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    base: euRules,
  },
  {
    id: 'CL',
    name: 'Chile',
    languages: ['cl'],
    localeMapping: { cl: 'es-CL' },
    mapLanguageToCustomLanguage: { es: 'cl' },
    currency: 'CLP',
    timeZone: 'America/Santiago',
  },
  {
    id: 'FI',
    name: 'Finland',
    languages: ['fi', 'en'],
    localeMapping: { fi: 'fi-FI', en: 'en-GB' },
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    base: euRules,
  },
  {
    id: 'IN',
    name: 'India',
    languages: ['inen'],
    localeMapping: { inen: 'en-IN' },
    mapLanguageToCustomLanguage: { en: 'inen' },
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    rules: { adultAge: 21 },
  },
  {
    id: 'NO',
    name: 'Norway',
    languages: ['no', 'en'],
    localeMapping: { no: 'nb-NO', en: 'en-GB' },
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    base: euRules,
  },
  {
    id: 'PH',
    name: 'Philippines',
    languages: ['tl'],
    localeMapping: { tl: 'fil-PH' },
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    rules: { adultAge: 21 },
  },
  {
    id: 'PT',
    name: 'Portugal',
    languages: ['pt'],
    localeMapping: { pt: 'pt-PT' },
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    base: euRules,
  },
  {
    id: 'PE',
    name: 'Peru',
    languages: ['pe'],
    localeMapping: { pe: 'es-PE' },
    mapLanguageToCustomLanguage: { es: 'pe' },
    currency: 'PEN',
    timeZone: 'America/Lima',
  },
  {
    id: 'PP',
    name: 'Sweden',
    languages: ['en'],
    isCustomMarketId: true,
    localeMapping: { en: 'en-GB' },
    originCountryCode: 'SE',
    jurisdiction: 'SE',
    currency: 'EUR',
    timeZone: 'Europe/Stockholm',
    base: euRules,
    rules: {
      limitIncreaseDelay: 3 * day,
      limitIncreaseAtPeriodEnd: true,
      limitsRequiredBeforePlay: ['deposit'],
      realityCheckMinutes: 60,
      realityCheckMayBeOff: false,
    },
  },
]

/** Every market, in the order of the market list (LOC-3). */
export const markets: readonly Market[] = seeds.map((seed, index) => market(index, seed))

const byId = new Map<string, Market>(markets.map((one) => [one.id, one]))

/** True for a market's id, in capitals. */
export function isMarketId(text: string): text is MarketId {
  return byId.has(text)
}

/** The market of an id; every id has one. */
export function marketOf(id: MarketId): Market {
  const found = byId.get(id)
  if (!found) throw new Error(`Unknown market ${id}`)
  return found
}

/** Countries of the global market whose players have their own currency there. */
const globalMarketCurrencies: Readonly<Record<string, Currency>> = { PL: 'PLN', ZA: 'ZAR' }

/** The currency that a wallet is kept in, and so what its player, or a visitor who may become one, pays in (LOC-10). */
export function currencyFor(market: MarketId, countryCode: string): Currency {
  return (market === 'UN' ? globalMarketCurrencies[countryCode] : undefined) ?? marketOf(market).currency
}

/** Years a player of this market, and region of it, must have lived. */
export function adultAgeOf(one: Market, region?: string): number {
  return one.rules.adultAgeByRegion[region ?? ''] ?? one.rules.adultAge
}
