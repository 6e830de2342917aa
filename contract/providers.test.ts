import { describe, expect, test } from 'vitest'
import {
  gameProviders,
  isExcluded,
  isGameOffered,
  isProviderOffered,
  launcherOf,
  providerCountries,
  type OfferedGame,
} from './providers.ts'

// Typed from the table of the source document, not made from the code's own.
const document: Readonly<Record<string, string>> = {
  relax: 'FR, NL, CA, DE, SE, TR, PL, GB',
  Hacksaw: 'FR, NL, CA, SE, TR, GB',
  Playson: 'SE, DE, CA, FR, NL, GB',
  quickspin: 'FR, CA, TR, DE, PL, GB',
  pragmaticplay: 'FR, CA, ZA, IN, NL',
  playngo: 'CA, SE, NL, DE',
  yggdrasil: 'CA, TR',
  thunderkick: 'FR, SE, CA, NL, DE, PL, GB',
  pushgaming: 'SE, FR, NL, CA, PL, TR, GB',
  quickfire: 'CA, SE, DE, FR, NL, TR',
  egt: 'CA, NO, TR, GB',
  '3oaks': 'FR, NL, IN',
  playtech: 'DE, SE, NL, CA, PL, FR, PT, GB',
  blueprint: 'SE, CA, NL, DE, GB',
  spnmnl: 'CA, PL, TR, FR, NL, DE, SE, BR, IN',
  skywind: 'SE, CA, MT, NL, DE, PL, TR',
  spinza: 'NL, TR, PT, GB',
  slotmill: 'NL',
  Microgaming: 'NL, CA',
}
/** Every country that any row names, and some that none does. */
const countries = 'BR CA DE FR GB IN MT NL NO PL PT SE TR ZA FI AT CL JP NZ PE PH US XX'.split(' ')

describe.each([...gameProviders])('LOB-3 %s', (provider) => {
  test.each(countries)(`is offered in %s as the table of ${provider} says`, (country) => {
    const row = document[provider]?.split(', ')
    expect(isProviderOffered(provider, country)).toBe(row === undefined || row.includes(country))
    expect(isProviderOffered(provider, country, true), 'the override switches the check off').toBe(true)
  })
})

test('LOB-3 the table has the document’s rows and no other, and a list that is empty lets everybody in', () => {
  expect(Object.keys(providerCountries).toSorted()).toEqual(Object.keys(document).toSorted())
  const game: OfferedGame = { gameProvider: 'playngo', offeredCountries: [], providerRestrictedCountry: [] }
  expect(isGameOffered(game, { country: 'FI', without: '', excluded: [] })).toBe(true)
  // A name that every object has is no row.
  expect(isProviderOffered('constructor', 'FI')).toBe(true)
})

const studio: OfferedGame = {
  gameProvider: 'softswiss',
  offeredCountries: [],
  providerRestrictedCountry: ['IT'],
  subProvider: { id: 'softswiss-papercrane', restrictedCountry: ['NL', 'GB'] },
}
const ownOne: OfferedGame = { gameProvider: 'softswiss', offeredCountries: ['FI', 'CA'], providerRestrictedCountry: [] }

test.each([
  ['anywhere else', studio, 'FI', '', [], true],
  ['where its provider stays out', studio, 'IT', '', [], false],
  ['where its studio stays out', studio, 'GB', '', [], false],
  ['where its list has the country', ownOne, 'CA', '', [], true],
  ['where its list has not', ownOne, 'SE', '', [], false],
  ['where the site does not launch its provider', studio, 'FI', 'softswiss', [], false],
  ['where the market leaves its studio out', studio, 'FI', '', ['softswiss-papercrane'], false],
  ['where the market leaves another studio out', studio, 'FI', '', ['softswiss-tinroof', 'papercrane'], true],
  ['where the market leaves all out that its provider launches', studio, 'FI', '', ['softswiss'], false],
  ['where the market leaves out what another launches', studio, 'FI', '', ['pariplay'], true],
  ['where a studio is left out and it is of none', ownOne, 'FI', '', ['softswiss-papercrane'], true],
] as const)('LOB-3 a game %s', (_, game, country, without, excluded, offered) => {
  expect(isGameOffered(game, { country, without, excluded })).toBe(offered)
})

test('LOB-3 NAV-9 a studio’s provider is what stands before the dash', () => {
  expect(launcherOf(studio)).toBe('softswiss')
  expect(launcherOf(ownOne)).toBe('softswiss')
  expect(launcherOf({ gameProvider: '3oaks', subProvider: { id: 'softswiss-3oaks' } })).toBe('softswiss')
  expect(isExcluded({ gameProvider: '3oaks', subProvider: { id: 'softswiss-3oaks' } }, ['3oaks'])).toBe(true)
})
