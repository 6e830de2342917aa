import { countryRows } from './countryData.ts'
import { defaultSignUpCountry } from './constants.ts'
import type { Market, MarketId } from './markets.ts'
import type { Currency } from './money.ts'
import { isCurrency } from './money.ts'

/** One country (REG-4, REG-5). */
export interface Country {
  readonly code: string
  readonly name: string
  /** Dialling code without plus; empty where there is none. */
  readonly isd: string
  readonly currency?: Currency
  readonly active: boolean
  /** Players of this country may register. */
  readonly allowed: boolean
  readonly location: { readonly lat: number; readonly lon: number }
  /** Markets whose registration does not take this country. */
  readonly removeCountryFromRegistration: readonly MarketId[]
}

function readRow(row: string): Country {
  const [code = '', name = '', isd = '', flags = '', lat = '', lon = '', currency = ''] = row.split('|')
  return {
    code,
    name,
    isd,
    ...(isCurrency(currency) ? { currency } : {}),
    active: flags.includes('a'),
    allowed: flags.includes('r'),
    location: { lat: Number(lat), lon: Number(lon) },
    removeCountryFromRegistration: [],
  }
}

/** Every country, by code. */
export const countries: readonly Country[] = countryRows.trim().split('\n').map(readRow)

const byCode = new Map(countries.map((country) => [country.code, country]))

/** The country of an ISO code, or null. */
export function countryOf(code: string): Country | null {
  return byCode.get(code) ?? null
}

/** What a brand changes: country code → markets whose registration does not take it. */
export type CountryRemovals = Readonly<Record<string, readonly MarketId[]>>

/** The same from a brand's own list, which names the countries by market. */
export function removedCountries(byMarket: Readonly<Partial<Record<MarketId, readonly string[]>>>): CountryRemovals {
  const removals: Record<string, MarketId[]> = {}
  for (const [market, codes] of Object.entries(byMarket))
    for (const code of codes) (removals[code] ??= []).push(market as MarketId)
  return removals
}

function isRemoved(country: Country, market: Market, removals: CountryRemovals): boolean {
  return [...country.removeCountryFromRegistration, ...(removals[country.code] ?? [])].includes(market.id)
}

/** Countries that sign-up offers in a market (REG-4): UN offers every allowed one, others their origin country. */
export function registrationCountries(market: Market, removals: CountryRemovals = {}): readonly Country[] {
  return countries.filter((country) => {
    if (!country.active || !country.allowed || isRemoved(country, market, removals)) return false
    return market.id === 'UN' || country.code === market.originCountryCode
  })
}

/** The country that a sign-up is sent with: the chosen one where the market takes it, else the market's origin (REG-4). */
export function registrationCountry(market: Market, chosen: string, removals: CountryRemovals = {}): string {
  const offered = registrationCountries(market, removals).some((country) => country.code === chosen)
  return offered ? chosen : market.originCountryCode
}

/** One entry of the phone prefix list (REG-5). */
export interface PhoneCountryOption {
  readonly label: string
  readonly value: string
  readonly id: string
  readonly countryName: string
  readonly currency?: Currency
}

function phoneOption({ code, name, isd, currency }: Country): PhoneCountryOption {
  const option = { label: `${name} +${isd}`, value: `+${isd}`, id: code, countryName: name }
  return currency ? { ...option, currency } : option
}

/** Phone prefixes, Finland first; countries without a dialling code are left out (REG-5). */
export const phoneCountryOptions: readonly PhoneCountryOption[] = countries
  .filter((country) => country.active && country.isd !== '')
  .map((country) => phoneOption(country))
  .toSorted((a, b) => Number(b.id === defaultSignUpCountry) - Number(a.id === defaultSignUpCountry))

/** The country that a dialling code of several is named by where the player's own has another. */
const mainCountries: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
}

/** The entry of the prefix list that a dialling code means: the player's own country where that has it, else the main one. */
export function phoneCountryOf(prefix: string, home: string | null): string | null {
  const having = phoneCountryOptions.filter(({ value }) => value === prefix)
  const [only] = having
  const own = having.find(({ id }) => id === home) ?? having.find(({ id }) => id === mainCountries[prefix])
  return (own ?? only)?.id ?? null
}

/** Canadian provinces and territories without Ontario (REG-10). */
export const provincesWithoutOntario = [
  { code: 'AB', label: 'Alberta' },
  { code: 'BC', label: 'British Columbia' },
  { code: 'MB', label: 'Manitoba' },
  { code: 'NB', label: 'New Brunswick' },
  { code: 'NL', label: 'Newfoundland and Labrador' },
  { code: 'NS', label: 'Nova Scotia' },
  { code: 'NT', label: 'Northwest Territories' },
  { code: 'NU', label: 'Nunavut' },
  { code: 'PE', label: 'Prince Edward Island' },
  { code: 'QC', label: 'Quebec' },
  { code: 'SK', label: 'Saskatchewan' },
  { code: 'YT', label: 'Yukon' },
] as const

/** All Canadian provinces and territories: an address may be in Ontario, a new registration may not (REG-10). */
export const provinces = [...provincesWithoutOntario, { code: 'ON', label: 'Ontario' } as const].toSorted((a, b) =>
  a.label.localeCompare(b.label, 'en'),
)
