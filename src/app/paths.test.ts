import { expect, test } from 'vitest'
import { addressOf, landingPath, withoutCode } from './paths.ts'

test('GRD-9 SAF-12 the code of an address goes apart from the page that is come back to', () => {
  expect(withoutCode('/my-account/bonus-code?bonusCode=SPRING')).toEqual({
    redirectPath: '/my-account/bonus-code',
    bonusCode: 'SPRING',
  })
  expect(withoutCode('/online-casino?tab=new&bonusCode=A%20B#top')).toEqual({
    redirectPath: '/online-casino?tab=new#top',
    bonusCode: 'A B',
  })
  for (const plain of ['/', '/online-casino?tab=new#top', '/terms#bonusCode=x'])
    expect(withoutCode(plain)).toEqual({ redirectPath: plain, bonusCode: null })
})

test('GRD-9 after login the player goes to the stored page, with the bonus code as a query parameter', () => {
  expect(landingPath({ redirectPath: '/online-casino?tab=new#login', bonusCode: null })).toBe('/online-casino?tab=new')
  expect(landingPath({ redirectPath: '/my-account/bonus-code', bonusCode: 'SPRING' })).toBe(
    '/my-account/bonus-code?bonusCode=SPRING',
  )
  expect(landingPath({ redirectPath: null, bonusCode: 'SPRING' })).toBe('/?bonusCode=SPRING')
})

test('GRD-9 a stored page on the excluded list, or of another site, becomes home', () => {
  for (const page of ['401', '404', '500', 'restricted', 'closed-account', 'signup', 'signup/pnp', 'welcome'])
    expect(landingPath({ redirectPath: `/${page}`, bonusCode: null })).toBe('/')
  for (const page of ['//evil.example/', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])
    expect(landingPath({ redirectPath: page, bonusCode: null })).toBe('/')
})

test('LOC-1 links below the locale become addresses; others stay as they are', () => {
  expect(addressOf('fr-CA', '/')).toBe('/fr-CA')
  expect(addressOf('fr-CA', '/?a=1')).toBe('/fr-CA?a=1')
  expect(addressOf('fr-CA', '/promotions#top')).toBe('/fr-CA/promotions#top')
  expect(addressOf('fr-CA', '#login')).toBe('#login')
  expect(addressOf('fr-CA', 'https://example.org/a')).toBe('https://example.org/a')
})
