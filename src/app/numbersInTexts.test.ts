import { expect, test } from 'vitest'
import { formatNumber, localeOf } from '#contract/locale.ts'
import { markets } from '#contract/markets.ts'
import { activateLanguage, i18n } from './i18n.ts'

const source = {
  fetch: () => Promise.resolve(Response.json({ messages: {} })),
  wait: () => Promise.resolve(),
  log: () => {},
}

test.for(markets.flatMap(({ id, languages }) => languages.map((language) => localeOf(id, language))))(
  'LOC-9 LOC-13 numbers within the texts of $segment are written as those beside them',
  async (locale) => {
    await activateLanguage(locale.language, source)
    const games = i18n._({ id: 'games', message: '{n, plural, other {#}}', values: { n: 1_234_567.5 } })
    expect(games).toBe(formatNumber(1_234_567.5, locale))
  },
)
