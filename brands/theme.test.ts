import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandIds, type BrandId } from '#contract/brands.ts'
import { contrast } from '#src/ui/contrast.ts'
import { contrastPairs } from '#src/ui/tokens.ts'
import { brandFacts } from './facts.ts'
import { brandLooks } from './looks.ts'

const SRC = join(import.meta.dirname, '..', 'src')
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

/** Colour and ground of every style that sets both. */
function pairsInStyles(): readonly string[] {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'))
  const blocks: string[] = []
  for (const file of sheets) {
    let text = readFileSync(join(SRC, file), 'utf8')
    // From the innermost outwards, so that what stands around a block does not count as in it.
    for (let found = true; found;) {
      found = false
      text = text.replaceAll(/\{[^{}]*\}/g, (block) => {
        found = true
        blocks.push(block)
        return ''
      })
    }
  }
  return blocks.flatMap((block) => {
    const back = /\bbackground(?:Color)?: vars\.color\.(\w+)/.exec(block)?.[1]
    return [...block.matchAll(/[{\s]color: vars\.color\.(\w+)/g)].map(([, front]) => `${front} on ${back}`)
  })
}

test('LOC-14 every colour that a style sheet writes on a ground is one of the pairs that are measured', () => {
  const measured = new Set(contrastPairs.map(([front, back]) => `${front} on ${back}`))
  const written = pairsInStyles().filter((pair) => !pair.endsWith('undefined'))
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((pair) => !measured.has(pair))).toEqual([])
})

test('contrast is measured as WCAG 2.2 does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
