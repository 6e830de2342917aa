import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { anna, leafStates, listeningParent, manual, settle } from '../testing.ts'
import type {
  BonusCodeEvent,
  CheckAvailabilityOutput,
  ClaimedAs,
  ClaimManuallyInput,
  CodeReward,
  ForfeitInTheWayInput,
  ForfeitInTheWayOutput,
  GivePartnerCodeInput,
  LoadBonusInTheWayInput,
  LoadBonusInTheWayOutput,
  VerifyBonusCodeInput,
  VerifyBonusCodeOutput,
} from './bonusCode.contract.ts'
import { bonusCodeMachine } from './bonusCode.machine.ts'
import type { ActiveBonus } from '../rewardClaim/rewardClaim.contract.ts'

const spring: CodeReward = {
  vertical: 'CASINO',
  title: 'Spring bonus',
  description: '',
  terms: null,
  currency: 'EUR',
  amount: 1000,
  maxWin: null,
  wrMultiplier: 10,
  kind: 'bonus',
  stickiness: null,
  contributions: null,
  excludedGames: [],
  daysToUse: null,
  spins: null,
  cashback: null,
  endedAt: null,
  isByDeposit: false,
  depositMinimum: null,
  depositPercent: null,
  isConsentRequired: false,
}
const winter: ActiveBonus = {
  assignmentId: 'a-1',
  title: 'Winter bonus',
  currency: 'EUR',
  amountLost: 1000,
  amountAtStake: 0,
  spinsLost: 0,
  betLost: null,
  wageringProgress: 2500,
  wageringTotal: 10_000,
}
const partners = [
  { assignmentId: 'p-1', title: 'One' },
  { assignmentId: 'p-2', title: 'Two' },
]
const refused = (code: string) => ({ kind: 'status', status: 409, code, message: code })
const lost = { kind: 'network', message: 'Network Error' }

const opened = () => {
  const { parentRef } = listeningParent()
  const available = manual<CheckAvailabilityOutput>()
  const verify = manual<VerifyBonusCodeOutput, VerifyBonusCodeInput>()
  const claim = manual<ClaimedAs, ClaimManuallyInput>()
  const look = manual<LoadBonusInTheWayOutput, LoadBonusInTheWayInput>()
  const forfeit = manual<ForfeitInTheWayOutput, ForfeitInTheWayInput>()
  const partner = manual<void, GivePartnerCodeInput>()
  const actor = createActor(
    bonusCodeMachine.provide({
      actors: {
        checkAvailability: available.logic,
        verifyBonusCode: verify.logic,
        claimManually: claim.logic,
        loadBonusInTheWay: look.logic,
        forfeitInTheWay: forfeit.logic,
        givePartnerCode: partner.logic,
      },
    }),
    { clock: new SimulatedClock(), input: { parentRef, player: anna } },
  ).start()
  const send = (...events: BonusCodeEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return {
    available,
    verify,
    claim,
    look,
    forfeit,
    partner,
    send,
    at: () => leafStates(actor.getSnapshot()).join(' '),
    context: () => actor.getSnapshot().context,
  }
}
let it: ReturnType<typeof opened>
beforeEach(async () => {
  it = opened()
  it.send({ type: 'bonusCode.open' })
  it.available.last().resolve({ isAvailable: true, partners })
  await settle()
})

const verified = async (reward: CodeReward | null) => {
  it.send({ type: 'bonusCode.submit', bonusCode: ' SPRING ' })
  it.verify.last().resolve({ campaignId: 'spring', reward })
  await settle()
}
const press = (idempotencyKey: string, isAgreed = false): BonusCodeEvent => ({
  type: 'manualClaim.confirm',
  idempotencyKey,
  isAgreed,
})

describe('claiming by a code', () => {
  test('BON-6 the code goes without its spaces, with the state ACTIVATED, and a second press claims nothing more', async () => {
    await verified(spring)
    it.send(press('key-1'), press('key-2'))
    expect(it.claim.calls.map(({ input }) => input)).toEqual([
      { bonusCode: 'SPRING', state: 'ACTIVATED', idempotencyKey: 'key-1', campaignId: 'spring', agreesTo: null },
    ])
  })

  test('BON-6 what wants a yes is not claimed without it, and what comes with a deposit is not claimed at all', async () => {
    await verified({ ...spring, isConsentRequired: true })
    it.send(press('key-1'))
    expect(it.at()).toBe('verified')
    it.send(press('key-1', true))
    expect(it.claim.last().input.agreesTo).toBe('spring')
    it.claim.last().resolve('active')
    await settle()
    it.send({ type: 'bonusCode.again' })
    it.available.last().resolve({ isAvailable: true, partners: [] })
    await settle()
    await verified({ ...spring, isByDeposit: true })
    it.send(press('key-2', true))
    expect([it.at(), it.claim.calls.length]).toEqual(['verified', 1])
  })

  test('SAF-4 BON-6 the key of a lost claim is not sent for another campaign of the same code', async () => {
    await verified(spring)
    it.send(press('key-1'))
    it.claim.last().reject(lost)
    await settle()
    it.send({ type: 'bonusCode.again' })
    it.available.last().resolve({ isAvailable: true, partners: [] })
    await settle()
    it.send({ type: 'bonusCode.submit', bonusCode: 'spring' })
    it.verify.last().resolve({ campaignId: 'summer', reward: spring })
    await settle()
    it.send(press('key-2'))
    expect(it.claim.last().input).toMatchObject({ campaignId: 'summer', idempotencyKey: 'key-2' })
  })

  test('SAF-4 a lost answer is asked for by the same key; what was refused is not sent again', async () => {
    await verified(spring)
    it.send(press('key-1'))
    it.claim.last().reject(lost)
    await settle()
    it.send({ type: 'manualClaim.retry' })
    expect(it.claim.calls.map(({ input }) => input.idempotencyKey)).toEqual(['key-1', 'key-1'])
    it.claim.last().reject(refused('error.bonus.not_available'))
    await settle()
    it.send({ type: 'manualClaim.retry' })
    expect([it.at(), it.claim.calls.length]).toEqual(['claimFailed', 2])
  })
})

const inTheWay = async (code: string) => {
  await verified(spring)
  it.send(press('key-1'))
  it.claim.last().reject(refused(code))
  await settle()
  it.look.last().resolve(winter)
  await settle()
}

describe('another bonus in the way', () => {
  const givesUp: BonusCodeEvent = { type: 'forfeit.confirm', forfeitKey: 'key-2', idempotencyKey: 'key-3' }

  test.each(['error.bonus.active_in_vertical', 'error.bonus.active_triggered'])(
    'BON-3 %s asks first, and the claim after it has a key that was never refused',
    async (code) => {
      await inTheWay(code)
      expect(it.at()).toBe('conflict')
      it.send(givesUp, givesUp)
      expect(it.forfeit.calls.map(({ input }) => input)).toEqual([
        { bonus: winter, bonusCode: 'SPRING', campaignId: 'spring', idempotencyKey: 'key-2' },
      ])
      it.forfeit.last().resolve('done')
      await settle()
      expect(it.claim.last().input.idempotencyKey).toBe('key-3')
    },
  )

  test('BON-3 RMB-14 more staked since the question loses nothing: it is asked again with what holds now', async () => {
    await inTheWay('error.bonus.active_in_vertical')
    it.send(givesUp)
    it.forfeit.last().reject(refused('error.bonus.wrong_state'))
    await settle()
    it.look.last().resolve({ ...winter, wageringProgress: 4000 })
    await settle()
    expect([it.at(), it.context().hasChanged, it.context().inTheWay?.wageringProgress]).toEqual([
      'conflict',
      true,
      4000,
    ])
  })

  test.each([
    ['done', ['Winter bonus']],
    ['ended', []],
  ] as const)(
    'BON-3 RMB-14 a forfeit that is %s before the code is refused says what became of the bonus',
    async (ended, givenUp) => {
      await inTheWay('error.bonus.active_in_vertical')
      it.send(givesUp)
      it.forfeit.last().resolve(ended)
      await settle()
      it.claim.last().reject(refused('bonus_code.expired'))
      await settle()
      // What is in no way any more is not told of as if its end were not known, though another may bear its title.
      expect([it.at(), it.context().givenUp, it.context().inTheWay]).toEqual(['claimFailed', givenUp, null])
    },
  )

  test('BON-3 one that ended meanwhile stands in no way: the player claims once more, by a key of its own', async () => {
    await verified(spring)
    it.send(press('key-1'))
    it.claim.last().reject(refused('error.bonus.active_in_vertical'))
    await settle()
    it.look.last().resolve(null)
    await settle()
    expect([it.at(), it.claim.calls.length]).toEqual(['verified', 1])
    it.send(press('key-4'))
    expect(it.claim.last().input.idempotencyKey).toBe('key-4')
  })

  test('BON-3 who keeps it is where they were, and has lost nothing', async () => {
    await inTheWay('error.bonus.active_in_vertical')
    it.send({ type: 'forfeit.cancel' })
    expect([it.at(), it.forfeit.calls.length, it.context().inTheWay]).toEqual(['verified', 0, null])
  })
})

const give = (assignmentId: string): BonusCodeEvent => ({
  type: 'partnerCode.submit',
  assignmentId,
  partnerBonusCode: ' FRIEND ',
  idempotencyKey: `key-${assignmentId}`,
})

test('BON-6 codes of two partners are given one after the other; a bonus that wants none takes none', async () => {
  it.send(give('nobody'))
  expect(it.at()).toBe('entering')
  it.send(give('p-1'))
  it.partner.last().resolve()
  await settle()
  expect(it.context().partners).toEqual([partners[1]])
  it.send(give('p-2'))
  expect(it.partner.last().input).toEqual({
    assignmentId: 'p-2',
    partnerBonusCode: 'FRIEND',
    idempotencyKey: 'key-p-2',
  })
})

test.each([
  ['entering', async () => {}],
  [
    'wrong',
    async () => {
      it.send({ type: 'bonusCode.submit', bonusCode: 'SPRING' })
      it.verify.last().reject(refused('bonus_code.invalid'))
      await settle()
    },
  ],
  ['partnerCodeGiven', async () => givePartnerCode((call) => call.resolve())],
  ['partnerCodeFailed', async () => givePartnerCode((call) => call.reject(refused('bonus_code.invalid')))],
] as const)('BON-6 an empty code asks for nothing (%s)', async (state, go) => {
  await go()
  expect(it.at()).toBe(state)
  const before = it.context()
  it.send(
    { type: 'bonusCode.submit', bonusCode: ' ' },
    { type: 'partnerCode.submit', assignmentId: 'p-2', partnerBonusCode: ' ', idempotencyKey: 'key-9' },
    { type: 'partnerCode.submit', assignmentId: 'p-9', partnerBonusCode: 'FRIEND', idempotencyKey: 'key-9' },
  )
  expect([it.at(), it.context()]).toEqual([state, before])
})

async function givePartnerCode(end: (call: ReturnType<typeof it.partner.last>) => void): Promise<void> {
  it.send({ type: 'partnerCode.submit', assignmentId: 'p-1', partnerBonusCode: 'FRIEND', idempotencyKey: 'key-1' })
  end(it.partner.last())
  await settle()
}
