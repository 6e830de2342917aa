import { localeOf } from '#contract/locale.ts'
import { crawl } from '../../scripts/crawl/crawl.ts'
import { expect, test } from './fixtures.ts'

test('LOC-13 NAV-14 APP-1 a slice of the crawl finds no raw key, no English of the site’s own, no broken link, nothing of axe, and heads of their own', async ({
  browser,
  operator,
}) => {
  test.slow()
  const { pages, found } = await crawl({
    browser,
    origin: operator.origin,
    locale: localeOf('CA', 'caf'),
    brand: 'halcyon',
    only: ['loyalty', 'payment-methods', 'terms', 'contact-us', '404'],
    english: 'site',
    player: null,
    games: 0,
    hasAxe: true,
    tabs: 2,
  })
  expect(pages).toBe(5)
  expect(found).toEqual([])
})
