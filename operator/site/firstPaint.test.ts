import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOperatorSettings } from '../settings.ts'
import { readStartSettings } from '../startSettings.ts'
import { firstPaints } from './firstPaint.ts'

const settings = readOperatorSettings(readStartSettings({})).site
const asked = {
  settings,
  pathname: '/fi-FI',
  content: { home: { params: {}, result: { headline: 'One' } } },
  language: 'fi',
  isKnown: false,
}

let folder = ''
let draw: ReturnType<typeof firstPaints>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-paint-'))
  mkdirSync(join(folder, 'fi'))
  writeFileSync(join(folder, 'fi', 'default.json'), JSON.stringify({ messages: { a: 'Tervetuloa' } }))
  // Shows what it was given, and how often it drew.
  writeFileSync(
    join(folder, 'firstPaint.mjs'),
    'let n = 0; export const firstPaint = async (input) => `${++n} ${JSON.stringify(input)}`',
  )
  draw = firstPaints({ server: join(folder, 'firstPaint.mjs'), locales: folder })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('first views', () => {
  test('are drawn once until their content changes, with the texts of the page’s language', async () => {
    const one = await draw(asked)
    expect(one).toContain('Tervetuloa')
    expect(await draw(asked)).toBe(one)
    const other = await draw({ ...asked, content: { home: { params: {}, result: { headline: 'Two' } } } })
    expect(other).toContain('Two')
    expect(other).not.toBe(one)
  })

  test('SAF-7 a view is made of the page’s address, settings and public content alone, and apart for a known browser', async () => {
    const visitor = await draw(asked)
    const known = await draw({ ...asked, isKnown: true })
    expect(known).not.toBe(visitor)
    const given = JSON.parse(visitor!.replace(/^\d+ /, '')) as object
    expect(Object.keys(given).toSorted()).toEqual(['content', 'isKnown', 'messages', 'pathname', 'settings'])
    // Whoever asks next gets the view of his own kind, never the other's.
    expect(await draw(asked)).toBe(visitor)
  })

  test('without a built server part a page has none', async () => {
    expect(await firstPaints({ server: join(folder, 'none.js'), locales: folder })(asked)).toBeNull()
  })
})
