import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginBuild, endBuild, isFresh } from './siteStamp.ts'

let dist: string
const make = (file: string): void => {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), file)
}
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const file of ['site/index.html', 'staff/index.html', 'staff/page/index.html', 'server/firstPaint.js'])
    make(file)
  endBuild(dist, 'of now')
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

test('a whole build is not made again, of other sources it is', () => {
  expect(isFresh(dist, 'of now')).toBe(true)
  expect(isFresh(dist, 'of later')).toBe(false)
})

test('a build that ended half-way is made again, even of the sources that were built before it', () => {
  beginBuild(dist)
  expect(isFresh(dist, 'of now')).toBe(false)
})

test.each(['site/index.html', 'staff/index.html', 'staff/page/index.html', 'server/firstPaint.js'])(
  'without %s it is made again',
  (file) => {
    rmSync(join(dist, file))
    expect(isFresh(dist, 'of now')).toBe(false)
  },
)
