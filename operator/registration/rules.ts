import * as v from 'valibot'
import { contactRules } from '#contract/contactRules.ts'
import { brandFacts } from '#brands/facts.ts'
import type { BrandId } from '#contract/brands.ts'
import {
  registrationCountries,
  removedCountries,
  provincesWithoutOntario,
  type CountryRemovals,
} from '#contract/countries.ts'
import type { ValidationError } from '#contract/errors.ts'
import { dateOfBirthField } from '#contract/fields.ts'
import { isMarketOpen } from '#contract/locale.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import { parsePhone } from '#contract/phone.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { brandAt, openAt } from '../player/placement.ts'

/** Countries that a brand does not register (REG-4): its own decision, beside what the market allows. */
const removalsOf = (brand: BrandId): CountryRemovals =>
  removedCountries(brandFacts[brand].options.removedFromRegistration)

/** A refusal that stands on one field of the form (APP-6). */
export const fieldRefused = (
  objectName: string,
  field: string,
  code: string,
  rejectedValue: unknown = null,
): CallError => {
  const error: ValidationError = { objectName, field, rejectedValue, status: 400, message: code, code }
  return new CallError(400, 'error.validation', 'The request is not valid', [error])
}

/** Whether a country's players may register in a market, which the brand of the site at `origin` must be sold in and which must be open (REG-4, LOC-3). */
export const mayRegister = (
  operator: Pick<Operator, 'settings' | 'world'>,
  market: MarketId,
  countryCode: string,
  origin: string,
): boolean =>
  isMarketOpen(market, openAt(operator, origin)) &&
  registrationCountries(marketOf(market), removalsOf(brandAt(operator, origin))).some(
    ({ code }) => code === countryCode,
  )

/** Throws CallError 400 error.country.not_allowed for a country that the market does not register at that site (REG-4). */
export const requireCountry = (operator: Operator, market: MarketId, countryCode: string, origin: string): void => {
  if (mayRegister(operator, market, countryCode, origin) && !operator.world.get().restricted) return
  throw new CallError(400, 'error.country.not_allowed', 'Players of this country cannot register here')
}

/** The number in canonical parts. Throws CallError 403 error.vonage.phone.invalid for one that cannot exist. */
export const requirePhone = (prefix: string, body: string): { phonePrefix: string; phoneBody: string } => {
  const phone = parsePhone(prefix, body)
  if (phone === null || !phone.e164.startsWith(prefix))
    throw new CallError(403, 'error.vonage.phone.invalid', 'This phone number cannot exist')
  return { phonePrefix: prefix, phoneBody: phone.e164.slice(prefix.length) }
}

interface ContactInfo {
  dateOfBirth: string
  countryCode: string
  province?: string | undefined
  cpf?: string | undefined
}

/** Checks what depends on country, market and time: age, province, CPF. Throws CallError 400 with the field. */
export const requireContactInfo = (objectName: string, info: ContactInfo, market: MarketId, now: number): void => {
  const { extra, adultAge } = contactRules(market, info.countryCode)
  if (extra === 'province') {
    const known = provincesWithoutOntario.some(({ code }) => code === info.province)
    if (!known) throw fieldRefused(objectName, 'province', 'error.province.required', info.province ?? null)
  }
  if (extra === 'cpf' && info.cpf === undefined) throw fieldRefused(objectName, 'cpf', 'error.cpf.required')
  const age = v.safeParse(dateOfBirthField(adultAge(info.province), now), info.dateOfBirth)
  if (!age.success) throw fieldRefused(objectName, 'dateOfBirth', age.issues[0].message, info.dateOfBirth)
}
