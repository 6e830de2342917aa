import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#contract/constants.ts'
import { players } from '../player/schema.ts'
import { startTestOperator, type TestOperator } from '../player/testOperator.ts'
import { userPoolLegacy } from './schema.ts'

let it: TestOperator
beforeAll(async () => {
  it = await startTestOperator('PGlite')
})
afterAll(() => it.close())

const password = 'Old-Platform-7'
const makeLegacy = (email: string) => it.operator.players.create({ email, password, isLegacy: true })
const migrate = (email: string, given: string) =>
  it.call('POST', '/api/v1/player/migration', { email, password: given })
const refusalOf = (signIn: Promise<unknown>) =>
  signIn.then(
    () => null,
    (error: { code: string; message: string }) => `${error.code} ${error.message}`,
  )

test('AUT-5 AUT-1 a player of the former platform, whatever the form of the e-mail, is not found, moves in by e-mail and password, and signs in then', async () => {
  const { playerId } = await makeLegacy("O'Former@bücher.example")
  expect(await refusalOf(it.signIn("o'former@bücher.example", password))).toBe('UserNotFoundException Player not found')
  expect((await migrate("o'former@bücher.example", 'Not-The-One-7')).body).toEqual({ migrated: false })
  // Twice at once: one of them moves the player.
  const moves = await Promise.all([
    migrate("o'former@bücher.example", password),
    migrate("O'Former@xn--bcher-kva.example", password),
  ])
  expect(moves.map(({ body }) => String(body.migrated)).toSorted()).toEqual(['false', 'true'])
  const session = await it.signIn("o'former@bücher.example", password)
  const profile = await it.as(session, 'GET', '/api/v1/player/profile')
  expect(profile.body).toMatchObject({ playerId })
  expect(await it.operator.db.select().from(userPoolLegacy)).toEqual([])
  expect(it.lines.join('\n')).not.toContain(password)
})

test('AUT-5 RMB-11 who never was on the former platform gets the same answers as before, whatever is asked', async () => {
  const common = 'NotAuthorizedException Incorrect username or password.'
  expect(await refusalOf(it.signIn('nobody@player.example', password))).toBe(common)
  expect((await migrate('nobody@player.example', password)).body).toEqual({ migrated: false })
})

test('AUT-5 AUT-6 four wrong passwords and the right one let a player of the former platform in, as they do any other', async () => {
  const email = 'forgetting@player.example'
  await makeLegacy(email)
  // As the page does it: each try asks the pool first, then for the move, and signs in once that has happened.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await refusalOf(it.signIn(email, `Wrong-Guess-${attempt}`))).toMatch(/^UserNotFound/)
    expect((await migrate(email, `Wrong-Guess-${attempt}`)).body).toEqual({ migrated: false })
  }
  expect(await refusalOf(it.signIn(email, password))).toMatch(/^UserNotFound/)
  expect((await migrate(email, password)).body).toEqual({ migrated: true })
  expect(await refusalOf(it.signIn(email, password))).toBeNull()
})

test('AUT-5 five wrong passwords close the move for a while, for unknown addresses alike', async () => {
  await makeLegacy('guessed@player.example')
  for (const email of ['guessed@player.example', 'unknown@player.example']) {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await migrate(email, `Wrong-Guess-${attempt}`)).status).toBe(200)
    expect(await migrate(email, password)).toMatchObject({ status: 429, body: { code: 'error.password.attempts' } })
  }
})

test('PWD-2 who forgot the password of the former platform moves in with the new one', async () => {
  const { playerId } = await makeLegacy('forgetful@player.example')
  await it.operator.userPool.setPassword(playerId, 'Brand-New-7')
  await it.signIn('forgetful@player.example', 'Brand-New-7')
  expect((await migrate('forgetful@player.example', password)).body).toEqual({ migrated: false })
})

test('AUT-5 only a confirmation of the last day is told, so that nobody learns who plays here', async () => {
  await it.operator.players.create({ email: 'fresh@player.example', password })
  const ask = async (email: string) =>
    (await it.call('POST', '/api/v1/player/user-confirmation', { email })).body as { confirmed: boolean }
  expect(await ask('FRESH@player.example')).toEqual({ confirmed: true })
  expect(await ask('nobody@player.example')).toEqual({ confirmed: false })
  await makeLegacy('not-moved@player.example')
  expect(await ask('not-moved@player.example')).toEqual({ confirmed: false })
  it.operator.clock.setOffset({ now: day + 1, tokens: 0 })
  expect(await ask('fresh@player.example')).toEqual({ confirmed: false })
  it.operator.clock.setOffset({ now: 0, tokens: 0 })
  await it.operator.db.update(players).set({ confirmedAt: null })
  expect(await ask('fresh@player.example')).toEqual({ confirmed: false })
})
