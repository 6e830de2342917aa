import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandIds } from '#contract/brands.ts'
import { brandName, newBrandFiles, registrations } from './newBrandFiles.ts'

const ROOT = join(import.meta.dirname, '..')
const name = brandName('unheardof')

test('LOC-14 a new brand is a folder, and is entered in every list that knows the brands', () => {
  for (const path of newBrandFiles(name).keys()) expect(path).toMatch(/^brands\/unheardof\//)
  for (const [path, enter] of Object.entries(registrations(name))) {
    const before = readFileSync(join(ROOT, path), 'utf8')
    const after = enter(before)
    const said = after.split('\n').filter((line) => !before.split('\n').includes(line))
    expect(`${path}: ${said.join(' ')}`).toContain('unheardof')
    // What stood there stands there still.
    for (const id of brandIds) expect(after.split(id)).toHaveLength(before.split(id).length)
  }
})

test('LOC-14 a brand cannot be named what is no folder or no name in code', () => {
  for (const word of ['', 'a', 'Sea', 'sea-glass', '../sea', '1sea', 'x'.repeat(21)])
    expect(() => brandName(word)).toThrow(`"${word}" is no id`)
  for (const word of ['class', 'default', 'await', 'enum', 'package', 'null', 'eval'])
    expect(() => brandName(word)).toThrow(`"${word}" is no id, since it is a reserved word`)
  for (const word of ['facts', 'mark', 'styles', 'tokens'])
    expect(() => brandName(word)).toThrow(`"${word}" is no id, since a brand's own files`)
  // Words that only look like it.
  for (const word of ['classy', 'async', 'type', 'from']) expect(brandName(word).id).toBe(word)
})
