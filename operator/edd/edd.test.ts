import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestOperator, oneStore, type TestOperator } from '../player/testOperator.ts'

let it: TestOperator
let count = 0
const password = 'Correct horse 7'
const path = '/api/v1/player/questionnaire/answer'
const answer = {
  occupation: 'Education',
  salaryRangeId: 2,
  sourceOfFunds: 'Salary',
  placeOfBirth: 'Turku',
  nationality: 'Finnish',
}

const player = async (parts: Partial<Parameters<TestOperator['operator']['players']['create']>[0]> = {}) => {
  count += 1
  const email = `edd-${count}@player.example`
  await it.operator.players.create({ email, password, eddQuestionnaire: true, kycStatus: 'EDD_PENDING', ...parts })
  return it.signIn(email, password)
}

const labels = async (currency: string, countryCode: string) => {
  const { body } = await it.as(await player({ currency, countryCode }), 'GET', '/api/v1/player/salary-range')
  return body.map(({ label }: { label: string }) => label)
}

describe.each(oneStore)('on %s', (store) => {
  beforeAll(async () => {
    it = await startTestOperator(store)
  }, 120_000)
  afterAll(() => it.close())

  test('EDD-2 answers are kept, asked for no more, and under review from then on', async () => {
    const session = await player()
    expect((await it.as(session, 'GET', path)).body).toBeNull()
    expect(await it.as(session, 'POST', path, answer)).toMatchObject({ status: 200, body: answer })
    expect((await it.as(session, 'GET', path)).body).toEqual(answer)
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).body).toMatchObject({
      eddQuestionnaire: false,
      kycStatus: 'EDD_UNDER_REVIEW',
    })
    expect(await it.as(session, 'POST', path, answer), 'sent again').toMatchObject({ status: 200, body: answer })
    expect(await it.as(session, 'POST', path, { ...answer, salaryRangeId: 5 })).toMatchObject({
      status: 409,
      body: { code: 'error.edd.not_asked' },
    })
    expect((await it.as(session, 'GET', path)).body).toEqual(answer)
  })

  test.each([
    ['occupation', { occupation: '  ' }, 'error.edd.occupation'],
    ['occupation', { occupation: 'Other' }, 'error.edd.occupation'],
    ['sourceOfFunds', { sourceOfFunds: ' other ' }, 'error.edd.source'],
    ['salaryRangeId', { salaryRangeId: 0 }, 'error.edd.salary'],
    ['salaryRangeId', { salaryRangeId: 6 }, 'error.edd.salary'],
    ['sourceOfFunds', { sourceOfFunds: '' }, 'error.edd.source'],
  ])('EDD-2 without a real %s nothing is taken, and the field says so', async (field, parts, code) => {
    const session = await player()
    const { status, body } = await it.as(session, 'POST', path, { ...answer, ...parts })
    expect([status, body.validationErrors[0]]).toMatchObject([400, { field, code }])
    expect((await it.as(session, 'GET', '/api/v1/player/profile')).body.eddQuestionnaire).toBe(true)
  })

  test('EDD-2 ranges of income are in the currency of the player', async () => {
    expect((await labels('EUR', 'FI'))[1]).toBe('€10,000 – €25,000')
    expect((await labels('NOK', 'NO')).at(-1)).toMatch(/^1,000,000\skr \+$/)
  })
})
