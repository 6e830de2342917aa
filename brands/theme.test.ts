import { describe, expect, test } from 'vitest'
import { contrast } from '#src/ui/contrast.ts'
import { contrastPairs, type Tokens } from '#src/ui/tokens.ts'
import { tokens as halcyon } from './halcyon/tokens.ts'
import { tokens as marigold } from './marigold/tokens.ts'

const themes: readonly (readonly [string, Tokens])[] = [
  ['halcyon', halcyon],
  ['marigold', marigold],
]

describe.each(themes)('LOC-14 the theme of %s', (_brand, { color }) => {
  test.each(contrastPairs)('%s on %s can be read', (front, back, ratio) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(ratio)
  })
})

test('contrast is measured as WCAG 2.2 does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
