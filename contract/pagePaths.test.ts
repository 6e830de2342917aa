import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kindOfPage, PAGE_PATHS } from './pagePaths.ts'

describe('paths of pages', () => {
  test('P2 are those of the router, every one and no other', () => {
    const tree = readFileSync(new URL('../src/app/routeTree.gen.ts', import.meta.url), 'utf8')
    const routed = [...(/fullPaths:([^]*?)fileRoutesByTo/.exec(tree)?.[1] ?? '').matchAll(/'\/\$locale([^']*)'/g)]
    const paths = new Set(routed.map(([, path = '']) => path.replace(/\/$/, '') || '/'))
    expect([...paths].toSorted()).toEqual([...PAGE_PATHS].toSorted())
  })

  test('LOC-1 NAV-6 a path is a page, a text that content may have, or unknown', () => {
    expect(['', '/', '/online-casino', '/online-casino/slots/', '/sportsbook/a/b/c/d'].map(kindOfPage)).toEqual(
      Array.from({ length: 5 }, () => 'page'),
    )
    expect(kindOfPage('/terms')).toBe('text')
    expect(['/no/such', '/online-casino/a/b', '/sportsbook/a/b/c/d/e'].map(kindOfPage)).toEqual(
      Array.from({ length: 3 }, () => 'unknown'),
    )
  })
})
