import { languages } from '#contract/markets.ts'
import { bonusTexts } from '../inbox/bonusTexts.ts'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxMessages } from '../inbox/schema.ts'
import { startTestOperator, oneStore, type TestOperator } from '../player/testOperator.ts'
import { DEMO_PLAYERS } from '../qa/demoPlayers.ts'
import { bonusAssignments, bonusCampaigns } from './schema.ts'
import { HOUSE_CAMPAIGNS, saidHash, tellInEveryLanguage } from './seed.ts'
import { grantForTournament } from './triggers.ts'
import { titlesFor } from './words.ts'

let it: TestOperator
beforeAll(async () => {
  it = await startTestOperator(oneStore[0]!)
}, 60_000)
afterAll(() => it.close())

const DEVICE = { ipAddress: '127.0.0.1', blackbox: '' }
const norwegian = { countryCode: 'NO', market: 'NO', currency: 'NOK', language: 'no' }
const translated = (title: string, no: string) => ({
  title,
  translations: { no: { title: no, description: 'Til prøve', terms: null } },
})

test('BON-1 LOC-10 LOC-13 a campaign that names an amount is told in the player’s language and currency wherever it is named', async () => {
  const [won, held, other] = [randomUUID(), randomUUID(), randomUUID()]
  const { body } = await it.call('POST', '/qa/players', {
    profile: norwegian,
    wallet: { main: 50_000 },
    rewards: [
      { id: held, ...translated('{€10} to start', '{€10} til start'), standing: 'ACTIVE', given: 10_000 },
      { id: won, ...translated('{€20} more', '{€20} til'), campaignCategory: 'TRIGGERED', triggerEvent: 'TOURNAMENT' },
      { id: other, ...translated('Another', 'En annen'), vertical: 'SPORTS', standing: 'OPEN' },
    ],
  })
  const { playerId, email, password } = body as { playerId: number; email: string; password: string }
  await it.operator.transaction((tx) => grantForTournament(it.operator, tx, { playerId, campaignId: won }))
  const messages = await it.operator.db.select().from(inboxMessages).where(eq(inboxMessages.playerId, playerId))
  const news = messages.map(({ title, text }) => title + text).join('\n')
  expect(news).toMatch(/200\skr til|kr\s200 til/)

  const session = await it.signIn(email, password)
  const wallet = '/api/v1/player/wallet'
  const { body: check } = await it.as(session, 'POST', `${wallet}/withdrawal/check`, DEVICE)
  const warned = (check.forfeits as { title: string }[]).map(({ title }) => title)
  expect(warned).toContainEqual(expect.stringMatching(/^(100\skr|kr\s100) til start$/))
  const { body: history } = await it.as(session, 'GET', `${wallet}/transactions`)
  const ledger = (await it.call('GET', `/qa/ledger/${playerId}`)).body
  expect(JSON.stringify(history)).toMatch(/(100\skr|kr\s100) til start/)
  expect(JSON.stringify([news, warned, history, ledger])).not.toContain('{€')
  // No other plan of the player's is read for it.
  expect([...(await titlesFor(it.operator, playerId, [other, 'of-nobody'])).keys()]).toEqual([other])
})

test('BON-1 LOC-13 campaigns of an older release are told in every language from the next start on; what was agreed to stays', async () => {
  const { db, players } = it.operator
  const demo = (await players.findByEmail(DEMO_PLAYERS[0].email))!.playerId
  const [house] = HOUSE_CAMPAIGNS
  const { translations: _, ...older } = { ...house!.plan, title: 'Old words', description: '€100', wrMultiplier: 40 }
  const copy = `${house!.id}-${demo}`
  const own = `${house!.id}-of-somebody`
  const campaign = { playerId: null, status: 'DRAFT', bonusCode: null, plan: older, createdAt: 1 } as const
  await db.update(bonusCampaigns).set({ plan: older }).where(eq(bonusCampaigns.id, copy))
  await db.insert(bonusCampaigns).values([
    { ...campaign, id: house!.id },
    { ...campaign, id: own },
  ])
  const agreed = { id: randomUUID(), playerId: demo, campaignId: copy, vertical: 'CASINO', kind: 'MONEY' } as const
  await db.insert(bonusAssignments).values({ ...agreed, state: 'ENDED', currency: 'EUR', plan: older, createdAt: 1 })

  await tellInEveryLanguage(it.operator)
  const planOf = async (id: string) =>
    (await db.select().from(bonusCampaigns).where(eq(bonusCampaigns.id, id))).map(({ plan }) => plan)
  const { title, description, terms, translations } = house!.plan
  const told = { ...older, title, description, terms, translations }
  expect([await planOf(house!.id), await planOf(copy)]).toEqual([[told], [told]])
  expect(Object.keys(told.translations ?? {})).toEqual(expect.arrayContaining(['fi', 'de', 'ja', 'pt']))
  expect(await planOf(own)).toEqual([older])
  expect(
    await db.select({ plan: bonusAssignments.plan }).from(bonusAssignments).where(eq(bonusAssignments.id, agreed.id)),
  ).toEqual([{ plan: older }])

  // Words that somebody has given it since are theirs.
  await db
    .update(bonusCampaigns)
    .set({ plan: sql`jsonb_set(${bonusCampaigns.plan}, '{title}', '"Ours"')` })
    .where(eq(bonusCampaigns.id, house!.id))
  await tellInEveryLanguage(it.operator)
  expect((await planOf(house!.id))[0]?.title).toBe('Ours')
})

test('BON-1 words of the house that an older release has written are those of today from the next start on; words of somebody else stay', async () => {
  const { db } = it.operator
  const house = HOUSE_CAMPAIGNS.find(({ id }) => id === 'friday-spins')!
  const theirs = { ...house.plan, title: 'Twenty spins on Friday', wrMultiplier: 40 }
  const campaign = {
    id: house.id,
    playerId: null,
    status: 'ACTIVE',
    bonusCode: null,
    plan: theirs,
    createdAt: 1,
  } as const
  await db.insert(bonusCampaigns).values(campaign)
  const ofHouse = eq(bonusCampaigns.id, house.id)
  const [before] = await db.select({ hash: saidHash }).from(bonusCampaigns).where(ofHouse)
  const now = async () => (await db.select().from(bonusCampaigns).where(ofHouse))[0]?.plan

  const edit = (path: string) =>
    db
      .update(bonusCampaigns)
      .set({ plan: sql`jsonb_set(${bonusCampaigns.plan}, ${path}, '"Ours"')` })
      .where(ofHouse)
  await edit('{translations,fi,title}')
  await tellInEveryLanguage(it.operator, { [house.id]: before!.hash })
  expect((await now())?.title).toBe('Twenty spins on Friday')

  await db.update(bonusCampaigns).set({ plan: theirs }).where(ofHouse)
  await tellInEveryLanguage(it.operator, { [house.id]: before!.hash })
  expect(await now()).toEqual({ ...house.plan, wrMultiplier: 40 })
})

test('BON-2 PRO-5 what a bonus has come to is told in words of each language, with its title in them', () => {
  const all = [
    'bonusGiven',
    'bonusWaits',
    'bonusLapsed',
    'bonusUnused',
    'bonusExpired',
    'bonusPaid',
    'codeNotGiven',
    'bonusReleased',
    'bonusReleasedInPart',
    'bonusReleasedForNothing',
    'cashbackPaid',
    'bonusNotGiven',
  ] as const
  for (const news of all) {
    const told = languages.map((language) => bonusTexts(news, language, 'Spring'))
    for (const { title, text } of told) expect(title + text).not.toMatch(/[{}]|undefined/)
    expect(new Set(told.map(({ title }) => title)).size).toBe(12)
  }
  expect(bonusTexts('bonusWaits', 'en', 'Spring').text).toContain('Spring')
})
