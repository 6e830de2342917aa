import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConsent } from './consent.ts'
import { blackbox, deviceOf, scriptAddress } from './world.ts'

const answer = (performanceFunctional: boolean) =>
  keepConsent({
    options: { essentials: true, performanceFunctional, marketing: false },
    consentId: null,
    answeredAt: 0,
  })
beforeEach(() => answer(true))
afterEach(() => vi.unstubAllGlobals())
const station = { current: { ipAddress: '198.51.100.77', autodetectedCountry: 'FI' } }

test('APP-12 without the fraud script the fingerprint is empty, and so it is when the script fails or says nothing', () => {
  expect(blackbox('198.51.100.77')).toBe('')
  for (const script of [
    {},
    { getBlackbox: () => ({}) },
    {
      getBlackbox: () => {
        throw new Error('not ready')
      },
    },
  ]) {
    vi.stubGlobal('IGLOO', script)
    expect(blackbox('198.51.100.77')).toBe('')
  }
})

test('APP-12 the script is told an address with a last octet of chance, the wire always bears the station’s', () => {
  const told: string[] = []
  vi.stubGlobal('IGLOO', {
    setAddress: (address: string) => told.push(address),
    getBlackbox: () => ({ blackbox: 'device-1' }),
  })
  expect(deviceOf({ station })).toEqual({ ipAddress: '198.51.100.77', blackbox: 'device-1' })
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^198\.51\.100\.\d+$/)
  expect(deviceOf({ station: { current: null } })).toEqual({ ipAddress: '', blackbox: 'device-1' })
  expect(told, 'nothing is made up where nothing is known').toHaveLength(1)
})

test('COO-2 who refuses that category of cookies is not fingerprinted', () => {
  const getBlackbox = vi.fn<() => { blackbox: string }>(() => ({ blackbox: 'device-1' }))
  vi.stubGlobal('IGLOO', { getBlackbox })
  answer(false)
  expect(deviceOf({ station })).toEqual({ ipAddress: '198.51.100.77', blackbox: '' })
  expect(getBlackbox).not.toHaveBeenCalled()
})

test('APP-12 the last octet lies between 1 and 253', () => {
  expect(scriptAddress('198.51.100.77', () => 0)).toBe('198.51.100.1')
  expect(scriptAddress('198.51.100.77', () => 0.999_999)).toBe('198.51.100.253')
  expect(scriptAddress('2001:db8::1', () => 0)).toBe('2001:db8::1')
})
