import { expect, test } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import type {
  CheckAvailabilityOutput,
  ClaimedAs,
  ClaimManuallyInput,
  VerifyBonusCodeInput,
  VerifyBonusCodeOutput,
} from '#machines/bonusCode/bonusCode.contract.ts'
import { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import { anna, listeningParent, manual, settle } from '#machines/testing.ts'
import { codeInField } from './codeInField.ts'

const lost = { kind: 'network', message: 'Network Error' }

/** The page for codes, whose claim the test answers. */
async function opened() {
  const available = manual<CheckAvailabilityOutput>()
  const verify = manual<VerifyBonusCodeOutput, VerifyBonusCodeInput>()
  const claim = manual<ClaimedAs, ClaimManuallyInput>()
  const flow = createActor(
    bonusCodeMachine.provide({
      actors: { checkAvailability: available.logic, verifyBonusCode: verify.logic, claimManually: claim.logic },
    }),
    { clock: new SimulatedClock(), input: { parentRef: listeningParent().parentRef, player: anna } },
  ).start()
  const opens = async () => {
    available.last().resolve({ isAvailable: true, partners: [] })
    await settle()
  }
  flow.send({ type: 'bonusCode.open' })
  await opens()
  const claims = async (bonusCode: string) => {
    flow.send({ type: 'bonusCode.submit', bonusCode })
    verify.last().resolve({ campaignId: 'c', reward: null })
    await settle()
    flow.send({ type: 'manualClaim.confirm', idempotencyKey: bonusCode, isAgreed: false })
  }
  const field = (given: string | null) => codeInField(flow.getSnapshot().context, given)
  return { flow, claim, opens, claims, field }
}

test('BON-6 GRD-9 the code of a link that was followed after a claim got lost stands in the field for another code', async () => {
  const it = await opened()
  expect(it.field('Spring')).toBe('Spring')
  await it.claims('spring')
  it.claim.last().reject(lost)
  await settle()
  expect(it.flow.getSnapshot().matches('claimFailed'), 'what is not known stands first').toBe(true)
  it.flow.send({ type: 'bonusCode.again' })
  expect([it.field('OTHER'), it.field('Spring'), it.field(null)]).toEqual(['OTHER', '', ''])
})

test('BON-6 a code that was used does not come back into the field behind another one', async () => {
  const it = await opened()
  for (const code of ['SPRING', 'OTHER']) {
    await it.claims(code)
    it.claim.last().resolve('active')
    await settle()
    it.flow.send({ type: 'bonusCode.again' })
    await it.opens()
  }
  expect([it.field('SPRING'), it.field('OTHER'), it.field('THIRD')]).toEqual(['', '', 'THIRD'])
})
