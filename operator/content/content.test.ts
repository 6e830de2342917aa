import { createClient } from '@sanity/client'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { licencesQuery, tournamentsQuery } from '#contract/content-lists.ts'
import { gamesQuery, homeQuery, imageAddress } from '#contract/content-queries.ts'
import { startTestOperator, type TestOperator } from '../player/testOperator.ts'
import { seed } from '../seed/seed.ts'
import { contentSeeds } from './schema.ts'
import { writeDocuments } from './store.ts'

let operator: TestOperator
let client: ReturnType<typeof createClient>
beforeAll(async () => {
  operator = await startTestOperator('PGlite')
  client = createClient({
    apiHost: `${operator.origin}/content`,
    useProjectHostname: false,
    projectId: 'site',
    dataset: 'halcyon',
    apiVersion: '1',
    useCdn: false,
    token: 'any',
  })
})
afterAll(() => operator.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${operator.origin}${path}`, { headers })
const count = () => client.fetch<number>('count(*[_type == "game" && type == "casino"])')
const reference = () => client.fetch<string>('*[_id == "game-kelp-room-roulette"][0].thumbnail.asset._ref')
const home = (market: string, language: string) =>
  client.fetch<{ headline: string; promotions: { title: string }[] }>(homeQuery.query, {
    market,
    language,
    country: 'FI',
    without: 'creedroomz',
  })
const tournaments = (language: string) =>
  client.fetch<{ title: string }[]>(tournamentsQuery.query, { market: 'FI', language })
const licences = (language: string) => client.fetch<{ text: string }[]>(licencesQuery.query, { language })
const ask = (dataset: string, query: string) => `/content/v1/data/query/${dataset}?query=${encodeURIComponent(query)}`

describe('the content service', () => {
  test('CON-1 answers the hosted service’s own client, with parameters and by post', async () => {
    const games = await client.fetch<{ gameProvider: string }[]>(gamesQuery.query, { country: 'FI', channel: 'web' })
    expect(games.length).toBeGreaterThan(150)
    const title = await client.fetch<string>('*[_type == "promotion" && slug.current == $slug][0].title', {
      slug: 'calm-cashback',
    })
    expect(title).toBe('Calm cashback')
    const long = `*[_type == "game" && label in ["${'x'.repeat(12_000)}"]]`
    expect(await client.fetch(long)).toEqual([])
    expect((await client.getDocument('promotion-calm-cashback'))?.['title']).toBe('Calm cashback')
  })

  test('CON-1 an answer is kept until somebody changes a document, and a tag spares the second transfer', async () => {
    const path = ask('halcyon', '*[_id == "staticPage-terms-en"][0].title')
    const first = await get(path)
    const tag = first.headers.get('etag')!
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304)
    await client.patch('staticPage-terms-en').set({ title: 'Our terms' }).commit()
    const changed = await get(path, { 'if-none-match': tag })
    expect(await changed.json()).toMatchObject({ result: 'Our terms' })
    expect((await (await get(ask('marigold', '*[_id == "staticPage-terms-en"][0].title'))).json()).result).toBe(
      'Terms and conditions',
    )
  })

  test('CON-1 mutations create, replace, count and delete, all of a request or none', async () => {
    await client.createOrReplace({ _id: 'note', _type: 'note', text: 'one', count: 1 })
    await client
      .patch('note')
      .inc({ count: 2 })
      .unset(['text'])
      .setIfMissing({ extra: { deep: true } })
      .commit()
    expect(await client.fetch('*[_id == "note"][0]{text, count, extra}')).toEqual({
      text: null,
      count: 3,
      extra: { deep: true },
    })
    await expect(
      client.transaction().delete('note').create({ _id: 'promotion-calm-cashback', _type: 'note' }).commit(),
    ).rejects.toThrow('already exists')
    expect(await client.fetch('count(*[_id == "note"])')).toBe(1)
    await client.delete('note')
    expect(await client.fetch('count(*[_id == "note"])')).toBe(0)
  })

  test('CON-1 what cannot be asked is refused with a reason', async () => {
    const broken = await get(ask('halcyon', '*[_type =='))
    expect([broken.status, (await broken.json()).error.type]).toEqual([400, 'queryParseError'])
    expect((await get(`${ask('halcyon', '*[_id == $id]')}&$id=bare`)).status).toBe(400)
    expect((await get(ask('nobody', '*'))).status).toBe(404)
    const long = await get(ask('halcyon', `*[_id == "${'x'.repeat(20_000)}"]`))
    expect([400, 414, 431]).toContain(long.status)
  })

  test('NAV-1 the first document brings the home page of its market, and what it will ask for', async () => {
    const extras = await operator.operator.content.documentExtras({ path: '/', market: 'UN', language: 'en' })
    const { home, footer } = (extras?.content ?? {}) as Record<
      string,
      { params: Record<string, unknown>; result: { rows?: unknown[] } }
    >
    expect(home?.params).toEqual({ market: 'UN', language: 'en', country: 'FI', without: 'creedroomz' })
    expect(Object.keys(home!.params).toSorted()).toEqual([...homeQuery.params].toSorted())
    expect(home?.result.rows?.length).toBeGreaterThan(3)
    expect(footer?.result).toMatchObject({ adultAge: 18 })
    expect((await get(extras!.preload![0]!.href)).headers.get('content-type')).toBe('image/webp')
    expect(
      await operator.operator.content.documentExtras({ path: '/promotions', market: 'UN', language: 'en' }),
    ).toBeNull()
  })

  test('LOC-7 CON-1 an answer holds the asked language alone, and weighs about what it does in English', async () => {
    const [finnish, english] = [await home('FI', 'fi'), await home('FI', 'en')]
    expect([finnish.headline, finnish.promotions[0]?.title]).toEqual([
      'Pelaa tyynillä vesillä',
      'Ensimmäinen iltasi tuplana',
    ])
    expect(JSON.stringify(finnish)).not.toContain('translations')
    expect(JSON.stringify(finnish).length).toBeLessThan(JSON.stringify(english).length * 1.05)
    // Nobody has written Swedish: who asks for it reads English, not nothing.
    for (const list of [tournaments, licences]) {
      const [own, house, none] = [await list('fi'), await list('en'), await list('sv')]
      expect(own).toHaveLength(house.length)
      expect(own[0]).not.toEqual(house[0])
      expect(none).toEqual(house)
    }
    expect((await home('PP', 'sv')).promotions[0]?.title).toBe('Your first evening, doubled')
  })

  test('CON-1 a newer seed takes away what an older one left, and undoes nothing that somebody has written, changed or taken away', async () => {
    const { db, clock, transaction } = operator.operator
    const left = { _id: 'staticPage-terms-FI-fi', _type: 'staticPage' }
    await transaction((tx) => writeDocuments(tx, 'halcyon', [left], clock.now()))
    await client.createOrReplace({ _id: 'note', _type: 'note', text: 'ours' })
    const older = { _id: 'staticPage-terms-fi', _type: 'staticPage', title: 'Ehdot' }
    await transaction((tx) => writeDocuments(tx, 'halcyon', [older], clock.now()))
    // What people have switched off or shut may not come back with a release.
    await client.patch('casinoSettings').set({ disableLiveChat: true }).commit()
    await client.patch('provider-relax').set({ maintenance: true }).commit()
    await client.delete('promotion-friday-spins')
    await db.update(contentSeeds).set({ version: 'older' }).where(eq(contentSeeds.dataset, 'halcyon'))
    await seed(operator.operator)
    expect(await client.fetch('*[_id in ["staticPage-terms-FI-fi", "note"]]._id')).toEqual(['note'])
    expect(await client.fetch('*[_id == "staticPage-terms-fi"][0].title')).toBe('Käyttöehdot')
    expect(await client.fetch('*[_type == "casinoSettings"][0].disableLiveChat')).toBe(true)
    expect(await client.fetch('*[_id == "provider-relax"][0].maintenance')).toBe(true)
    expect(await client.fetch('count(*[_id == "promotion-friday-spins"])')).toBe(0)
    await client.delete('note')
  })

  test('LOB-2 the lobby grows to 10,000 games when the world does, and back', async () => {
    const seeded = await count()
    await operator.call('PATCH', '/qa/world', { games: 10_000 })
    expect(await count()).toBe(10_000)
    await operator.call('PATCH', '/qa/world', { games: null })
    expect(await count()).toBe(seeded)
  })
})

describe('images', () => {
  test('APP-10 come at double size, quality 75, as webp, and are kept for good', async () => {
    const address = imageAddress('/content', 'halcyon', await reference(), 150)
    expect(address).toContain('?w=300&q=75&fm=webp')
    const answer = await get(address)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ width, height, format }).toEqual({ width: 300, height: 300, format: 'webp' })
    const again = await get(address, { 'if-none-match': answer.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  test('APP-10 an id nobody has drawn and a size that is none are refused', async () => {
    const name = (await reference()).replace(/^image-(.+)-(\d+x\d+)-(\w+)$/u, '$1-$2.$3')
    expect((await get(`/content/images/halcyon/${name.replace(/_[0-9a-f]{4}-/u, '_ffff-')}`)).status).toBe(404)
    expect((await get('/content/images/halcyon/..%2f..%2fpasswd-1x1.png')).status).toBe(404)
    for (const size of ['w=99999', 'w=0', 'w=abc', 'w=-4', 'q=0', 'fm=exe'])
      expect((await get(`/content/images/halcyon/${name}?${size}`)).status).toBe(400)
  })
})
