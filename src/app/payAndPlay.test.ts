import { isCallbackOffered, readPayAndPlayBuild } from '#contract/payAndPlayBuild.ts'
import { describe, expect, test } from 'vitest'
import { isPayAndPlayOffered, requireCallback } from './payAndPlay.ts'

type Guard = Parameters<typeof requireCallback>[0]

/** A page whose visitor's address came inside the document, or only with the answer of the access flow, or never. */
function siteOf(inDocument: string | null, fromFlow: string | null = null): Guard {
  const world = { station: { current: inDocument === null ? null : { ipAddress: inDocument } } }
  let listener: ((now: unknown) => void) | null = null
  const state = { matches: (name: string) => name === 'checking' }
  const access = {
    getSnapshot: () => state,
    subscribe: (told: (now: unknown) => void) => {
      listener = told
      queueMicrotask(() => {
        if (fromFlow !== null) world.station.current = { ipAddress: fromFlow }
        listener?.({ matches: () => false })
      })
      return { unsubscribe: () => (listener = null) }
    },
  }
  const session = { ready: Promise.resolve({ getSnapshot: () => ({ children: { access } }) }) }
  return { context: { site: { world, session } } } as unknown as Guard
}

describe('the build setting of pay and play', () => {
  test('NAV-2 is on unless it is switched off, and names wrong values', () => {
    expect(readPayAndPlayBuild({})).toEqual({ isOn: true, allowList: null })
    expect(readPayAndPlayBuild({ VITE_PAY_AND_PLAY: 'off' })).toEqual({ isOn: false, allowList: null })
    expect(readPayAndPlayBuild({ VITE_PAY_AND_PLAY_ADDRESSES: '192.0.2.1, 192.0.2.2' }).allowList).toEqual([
      '192.0.2.1',
      '192.0.2.2',
    ])
    expect(() => readPayAndPlayBuild({ VITE_PAY_AND_PLAY: 'yes' })).toThrow('on or off')
    expect(() => readPayAndPlayBuild({ VITE_PAY_AND_PLAY_ADDRESSES: 'office' })).toThrow('IPv4')
    expect(isCallbackOffered({ isOn: false, allowList: ['192.0.2.1'] }, '192.0.2.1')).toBe(false)
  })

  test('NAV-2 the callback is no page without it, nor for an address that its list does not name', async () => {
    const off = { isOn: false, allowList: null }
    const listed = { isOn: true, allowList: ['192.0.2.1'] }
    const notFound = expect.objectContaining({ isNotFound: true })
    await expect(requireCallback(siteOf('192.0.2.1'), { isOn: true, allowList: null })).resolves.toBeUndefined()
    await expect(requireCallback(siteOf('192.0.2.1'), off)).rejects.toEqual(notFound)
    await expect(requireCallback(siteOf('192.0.2.1'), listed)).resolves.toBeUndefined()
    await expect(requireCallback(siteOf('192.0.2.9'), listed)).rejects.toEqual(notFound)
    // Who could not come back is not led there.
    expect(await isPayAndPlayOffered(siteOf('192.0.2.9').context.site, listed)).toBe(false)
    // The address is waited for, and without one nobody is let in.
    await expect(requireCallback(siteOf(null, '192.0.2.1'), listed)).resolves.toBeUndefined()
    await expect(requireCallback(siteOf(null), listed)).rejects.toEqual(notFound)
  })
})
