import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { contentProblems } from './content.ts'
import { bannersQuery, boxesQuery, promotionQuery, promotionsQuery, termsNewerQuery } from './content-queries.ts'
import { betLimits, footerQuery } from './first-content.ts'
import { parseFitting } from './fitting.ts'
import { walletBalanceSchema } from './wallet.ts'

/** Paths at which a value does not fit. */
const misfits = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => v.getDotPath(issue) ?? '')

const balance = (cash: number, bonus: number) => ({
  currency: 'CLP',
  main: { cash },
  locked: { cash: 0 },
  bonus: [
    { vertical: 'CASINO', bonus: 5 },
    { vertical: 'SPORTS', bonus },
  ],
})
/** A message of the inbox. */
const message = (sentAt: string) => ({ id: 'm', title: '', text: '', sentAt, read: false })
const paths = (document: { readonly _type: string; readonly [field: string]: unknown }) =>
  contentProblems(document).map(({ path }) => path)
const read = (schema: v.GenericSchema, raw: unknown, losesEntries = true) => {
  const gone: string[] = []
  const parsed = parseFitting(schema, raw, { losesEntries, log: (field) => gone.push(field) })
  return { gone, output: parsed.success ? parsed.output : null }
}

const idsOf = (items: readonly { readonly id: string }[] | undefined) => items?.map(({ id }) => id)

describe('amounts that their currency has not', () => {
  const position = { netPosition: 0, winLoss: 10.5, deposits: 0, withdrawals: 0, stakes: 0, wins: 0 }
  const win = { gameId: 'a', amount: 10.5, playerName: 'A', wonAt: '2030-01-01T00:00:00Z' }
  test.each<readonly [string, v.GenericSchema, object, readonly string[]]>([
    ['bet limits', betLimits, { min: 0.125, max: 100, currency: 'EUR' }, ['min']],
    ['bet limits of a currency without decimals', betLimits, { min: 1, max: 1.5, currency: 'CLP' }, ['max']],
    ['balances', walletBalanceSchema, balance(0.5, 0.25), ['main.cash', 'bonus.1.bonus']],
    ['the net position', calls.netPositionWinLoss.response, { ...position, currency: 'CLP' }, ['winLoss']],
    ['wins', calls.latestWinners.response, [{ ...win, currency: 'CLP' }], ['0.amount']],
    ['jackpots', calls.jackpots.response, { data: [{ gameId: 'a', amount: 0.5, currency: 'CLP' }] }, ['data.0.amount']],
  ])('APP-4 %s: refused at the path of the amount, and taken where the currency has it', (_, schema, value, paths) => {
    expect([...new Set(misfits(schema, value))]).toEqual(paths)
    expect(misfits(schema, JSON.parse(JSON.stringify(value).replaceAll(/(\d)\.\d+/g, '$1')))).toEqual([])
  })
})

test('APP-4 a moment that no browser can show is refused at its path, in the answers that show one', () => {
  for (const sentAt of ['last week', '', '2026-01-01', '2026-01-01T10:00:00+01']) {
    expect(misfits(calls.inboxMessage.response, message(sentAt))).toContain('sentAt')
    const login = { loginDate: sentAt, loginIp: null, loginCountry: null }
    expect(misfits(calls.loginHistory.response, [login])).toContain('0.loginDate')
  }
  expect(misfits(calls.inboxMessage.response, message('2026-01-01T10:00:00.000Z'))).toEqual([])
})

test('CON-3 an amount or a date that nobody can show is a problem of its document, by its path', () => {
  expect(paths({ _type: 'staticPage', updatedOn: 'last week' })).toContain('updatedOn')
  expect(paths({ _type: 'termsVersion', publishedAt: 'soon' })).toContain('publishedAt')
  const limits = [{ min: 0.125, max: 1, currency: 'EUR' }]
  expect(paths({ _type: 'game', betLimits: limits })).toContain('betLimits.0.min')
})

describe('what of an answer fits', () => {
  const item = v.object({ id: v.string(), limits: v.optional(v.array(betLimits), []), countries: v.array(v.string()) })
  const list = v.array(item)
  const good = { id: 'a', limits: [{ min: 1, max: 2, currency: 'EUR' }], countries: ['FI'] }
  const bad = { id: 'b', limits: [{ min: 0.125, max: 2, currency: 'EUR' }, ...good.limits], countries: [] }

  test('CON-1 a list loses the innermost entry that does not fit, its path is told, and the answer itself stays as it was', () => {
    const raw = [good, bad]
    expect(read(list, raw)).toEqual({ gone: ['1.limits.0.min'], output: [good, { ...bad, limits: good.limits }] })
    expect(raw[1]).toBe(bad)
    expect(bad.limits).toHaveLength(2)
    // Two misfits of one entry, and one of another kind that is seen only once those are gone.
    const worse = { id: 7, limits: 'none', countries: [] }
    expect(read(list, [worse, bad, good, worse])).toEqual({
      gone: ['0.id', '1.limits.0.min', '3.id'],
      output: [{ ...bad, limits: good.limits }, good],
    })
  })

  test('CON-1 an entry that goes takes its own misfits along, and the entry behind it loses nothing', () => {
    const both = { ...bad, countries: [5] }
    expect(read(list, [both, good])).toMatchObject({ output: [good] })
  })

  test('LOB-3 of a list of countries nothing goes by itself: the game goes that has it', () => {
    expect(read(list, [{ ...good, countries: ['FI', 5] }, good])).toEqual({ gone: ['0.countries.1'], output: [good] })
  })

  test('APP-4 where all of a list, or what is no entry, does not fit, the answer is of no use; so is one that must be whole', () => {
    expect(read(list, [{ ...good, id: 1 }])).toEqual({ gone: [], output: null })
    expect(read(v.object({ title: v.string(), list }), { title: 1, list: [bad] }).output).toBeNull()
    expect(read(list, [good, { ...good, id: 1 }], false).output).toBeNull()
    expect(read(list, undefined).output).toBeNull()
  })

  test('PRO-6 a date of the terms that cannot be read is left out, and their version stands', () => {
    const version = { version: '4', createdAt: 'soon', files: [] }
    expect(read(termsNewerQuery.result, [version], !termsNewerQuery.isWhole)).toEqual({
      gone: ['0.createdAt'],
      output: [{ ...version, createdAt: null }],
    })
    const torn = { ...version, files: [{ language: 'en' }] }
    expect(read(termsNewerQuery.result, [torn], !termsNewerQuery.isWhole).output).toBeNull()
  })

  const audience = { authorized: 'BOTH', targetAudience: null }
  const promotion = { ...audience, id: 'p', slug: 'p', title: 'P', summary: null, category: 'c', tags: [], image: null }
  const ending = (id: string, endDate: string | null, startDate: string | null = null) => ({
    ...promotion,
    id,
    startDate,
    endDate,
  })

  test('CON-2 a promotion whose start or end cannot be read is left out, not offered as if it had none', () => {
    const promotions = [
      ending('a', '31/12/2026'),
      ending('b', null),
      ending('c', null, 'soon'),
      ending('d', '2026-12-31'),
    ]
    const { gone, output } = read(promotionsQuery.result, { categories: [], promotions })
    expect(gone).toEqual(['promotions.0.endDate', 'promotions.2.startDate'])
    expect(idsOf((output as { promotions: { id: string }[] } | null)?.promotions)).toEqual(['b', 'd'])
  })

  test.each([
    ['banner', bannersQuery.result, { title: 'B', images: { mobile: null, desktop: null } }],
    ['box', boxesQuery.result, { name: 'B', kind: 'content', title: 'B' }],
  ] as const)('CON-2 so is a %s', (_, schema, fields) => {
    const items = [
      { ...fields, ...ending('a', 'tomorrow') },
      { ...fields, ...ending('b', null) },
    ]
    const { gone, output } = read(schema, items)
    expect(gone).toEqual(['0.endDate'])
    expect(idsOf(output as { id: string }[])).toEqual(['b'])
  })

  test('NAV-4 the promotion’s own page, which stands after its time as well, stands without that date', () => {
    const { gone, output } = read(promotionQuery.result, { ...ending('a', 'tomorrow'), body: '<p>Terms</p>' })
    expect(gone).toEqual(['endDate'])
    expect(output).toMatchObject({ title: 'P', body: '<p>Terms</p>', endDate: null })
  })

  test('CON-3 of licences and logos only what cannot be read goes: their words, their links and the rest of the footer stand', () => {
    const licence = { id: 'l', authority: 'A', number: '1', holder: 'H', url: null, text: null }
    const worded = { ...licence, text: 'Licensed by A.' }
    const logo = { id: 'x', label: '18+', url: 'age-restrictions' }
    const footer = {
      groups: [{ title: 'Pages', links: [{ label: 'Terms', path: 'terms', absoluteUrl: null }] }],
      legal: 'Play with money you can spare.',
      adultAge: 18,
      licences: [null, { ...worded, authority: 7, url: {} }, { ...licence, text: [] }, { ...licence, holder: null }],
      regulationLogos: [logo, { ...logo, url: 5 }, { ...logo, label: null }],
      paymentMethods: ['visa'],
      toggles: {},
    }
    const { gone, output } = read(footerQuery.result, footer)
    expect(gone).toEqual([
      'licences.0',
      'licences.1.authority',
      'licences.1.url',
      'licences.2.text',
      'licences.3',
      'regulationLogos.1.url',
      'regulationLogos.2.label',
    ])
    expect(output).toMatchObject({
      ...footer,
      licences: [{ ...worded, authority: null }, licence],
      regulationLogos: [logo, { ...logo, url: null }],
      toggles: {},
    })
  })
})
