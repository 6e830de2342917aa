import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandIds, type BrandId } from '#contract/brands.ts'
import { contrast } from '#src/ui/contrast.ts'
import { contrastPairs } from '#src/ui/tokens.ts'
import { brandFacts } from './facts.ts'
import { brandLooks } from './looks.ts'

const folders = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'facts.ts')),
)

test('LOC-14 every folder of a brand is registered, under its own name, and each brand has its folder', () => {
  expect(folders.toSorted()).toEqual(brandIds.toSorted())
  for (const id of brandIds) expect(brandFacts[id].id).toBe(id)
})

describe.each(folders as BrandId[])('LOC-14 the theme of %s', (brand) => {
  const { color } = brandLooks[brand].tokens
  test.each(contrastPairs)('%s on %s can be read', (front, back, ratio) => {
    expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(ratio)
  })
  test('the name under its icon is not cut off', () => {
    expect(brandFacts[brand].shortName.length).toBeLessThanOrEqual(12)
  })
})

test('contrast is measured as WCAG 2.2 does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
