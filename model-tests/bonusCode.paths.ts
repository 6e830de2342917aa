import { expect } from '@playwright/test'
import type { Reward } from '#contract/reward.ts'
import { bonusCodeMachine } from '#machines/bonusCode/bonusCode.machine.ts'
import { isClaimUnsettled, type BonusCodeContext, type CodeReward } from '#machines/bonusCode/bonusCode.contract.ts'
import type { ActiveBonus } from '#machines/rewardClaim/rewardClaim.contract.ts'
import { isLostAnswer } from '#machines/problem.ts'
import { codeRewardOf } from '#src/actors/bonusCode.ts'
import { buttonOf, openAccount, outOfOrder, partOf, playerInput, refusal } from './accountPage.ts'
import { anyReward } from './anyReward.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import {
  bonusesAreClosed,
  bonusesAreOpenAgain,
  comesUnderReview,
  playIsClosedElsehow,
  reviewIsOver,
} from './withholding.ts'

type World = BrowserWorld

const button = (world: World, name: string) => buttonOf(world, 'bonusCode', name)
const press = (name: string) => (world: World) => button(world, name).click()
const field = (world: World) => partOf(world, 'bonusCode').getByRole('textbox', { name: 'Bonus code' })
const alert = (world: World, words: string) => partOf(world, 'bonusCode').getByRole('alert').filter({ hasText: words })
const dialog = ({ page }: World) => page.getByRole('dialog', { name: 'You have an active bonus already' })
const hasHeading = (name: string | RegExp) => async (world: World) =>
  expect(partOf(world, 'bonusCode').getByRole('heading', { name })).toBeVisible()

/** What one path has left of its faults is never for the next call. */
const afresh = (world: World): Promise<void> => world.qa.clearFaults()
const idempotencyKey = 'key-0001'

const plain: Reward = { ...anyReward, campaignId: 'spring', hasBonusCode: true }
const withConditions: Reward = { ...plain, consentRequired: true }
const withDeposit: Reward = { ...plain, triggerEvent: 'DEPOSIT', depositMinimum: 20 }

const active: Reward = {
  ...anyReward,
  campaignId: 'winter',
  assignmentId: 'a-1',
  wageringTotal: 300,
  wageringAmount: 200,
  held: 12,
  campaignDisplayInfo: { ...anyReward.campaignDisplayInfo, title: 'Winter bonus' },
}
const inTheWay: ActiveBonus = {
  assignmentId: 'a-1',
  title: 'Winter bonus',
  currency: 'EUR',
  amountLost: 1200,
  amountAtStake: 0,
  spinsLost: 0,
  betLost: null,
  wageringProgress: 10_000,
  wageringTotal: 30_000,
}
const wantsPartner: Reward = { ...active, partnerCodeWanted: true }
const partner = { assignmentId: 'a-1', title: 'Winter bonus' }

const available = (name: string, isAvailable: boolean, rewards: readonly Reward[]) => ({
  name,
  output: { isAvailable, partners: rewards.includes(wantsPartner) ? [partner] : [] },
  prepare: async (world: World) => {
    await afresh(world)
    await world.answer('manualClaimAvailability', 200, { isAvailable })
    await world.answer('rewards', 200, rewards)
  },
})
const standsFor = (name: string, reward: Reward | null) => ({
  name,
  output: { campaignId: 'spring', reward: reward && codeRewardOf(reward, 'EUR') },
  prepare: async (world: World) => {
    await afresh(world)
    await world.answer('bonusCodeValidate', 200, { valid: true, campaignId: 'spring', reward })
  },
})
const outcome = { reward: plain, bonusChange: 10 }
type Refusable = 'bonusCodeValidate' | 'manualClaim' | 'assignmentState' | 'partnerBonusCode'
const refused = (call: Refusable, status: number, code: string) => ({
  name: code,
  error: refusal(status, code),
  prepare: async (world: World) => {
    await afresh(world)
    // What is agreed to first is taken.
    await world.answer('campaignConsent', 200, outcome)
    await world.refuse(call, status, code)
  },
})
const lost = (call: Refusable | 'rewards') => ({
  ...outOfOrder,
  prepare: async (world: World) => {
    await afresh(world)
    await world.answer('campaignConsent', 200, outcome)
    await world.refuse(call, 500, 'error.system.error')
  },
})
const done = (call: Exclude<Refusable, 'bonusCodeValidate'>) => ({
  name: 'done',
  output: undefined,
  prepare: async (world: World) => {
    await afresh(world)
    await world.answer('campaignConsent', 200, outcome)
    await world.answer(call, 200, outcome)
  },
})

/** Before anything is given up for it, the code is looked at once more. */
const stillStandsFor = <Answer extends { readonly prepare: (world: World) => Promise<void> }>(
  answer: Answer,
): Answer => ({
  ...answer,
  prepare: async (world: World) => {
    await answer.prepare(world)
    await world.answer('bonusCodeValidate', 200, { valid: true, campaignId: 'spring', reward: plain })
  },
})

const hasGivenUpNothing = ({ givenUp }: BonusCodeContext): boolean => givenUp.length === 0
const isOpen = (context: BonusCodeContext): boolean => context.isBonusAllowed && !context.isExcluded
const notOffered = 'the page is offered to nobody whom bonuses are withheld from: the exploration of SAF-2 holds it'

/** The account's own list of pages, which leads elsewhere. */
const goesElsewhere = async ({ page }: World): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Inbox', exact: true })
    .click()

/** The offer that was claimed stays in sight, and can not be claimed twice. */
const isClaiming = async (world: World): Promise<void> => {
  await expect(button(world, 'Claim')).toBeDisabled()
  await expect(button(world, 'Use another code')).toBeDisabled()
}
const formRefuses = 'the form refuses an empty code: “BON-6 an empty code asks for nothing” in bonusCode.test.ts'
const wantsYes = ({ reward }: BonusCodeContext): boolean => reward?.isConsentRequired === true
const saysWhatIsLost = async (world: World): Promise<void> => {
  await expect(dialog(world)).toContainText('You keep: your own money')
  await expect(dialog(world)).toContainText('You lose: bonus money€12.00')
  await expect(dialog(world)).toContainText('€100.00 of €300.00')
}

/** How QA brings the bonus code into each of its states. */
export const bonusCodePaths = pathModel<World>()<typeof bonusCodeMachine>({
  machine: bonusCodeMachine,
  variants: {
    'a player elsewhere in the account': {
      input: playerInput,
      open: (world) => openAccount(world, {}, 'account/verification'),
    },
  },
  events: {
    'bonusCode.open': [
      {
        name: 'goes to the page',
        offeredIn: ['idle', 'withheld'],
        offeredIf: isOpen,
        event: { type: 'bonusCode.open' },
        act: async ({ page }) => void (await page.goto('/en-UN/my-account/bonus-code')),
      },
      {
        name: 'asks again',
        offeredIn: ['unavailable'],
        event: { type: 'bonusCode.open' },
        act: press('Try again'),
      },
    ],
    'bonusCode.submit': [
      {
        name: 'types a code',
        event: { type: 'bonusCode.submit', bonusCode: 'SPRING' },
        act: async (world) => {
          await field(world).fill('SPRING')
          await press('Check the code')(world)
        },
      },
    ],
    'manualClaim.confirm': [
      {
        name: 'claims it',
        offeredIf: (context) => !wantsYes(context),
        event: { type: 'manualClaim.confirm', idempotencyKey, isAgreed: false },
        act: press('Claim'),
      },
      {
        name: 'agrees to its conditions and claims it',
        offeredIf: wantsYes,
        event: { type: 'manualClaim.confirm', idempotencyKey, isAgreed: true },
        act: async (world) => {
          await partOf(world, 'bonusCode').getByLabel('I agree to the conditions of this bonus').check()
          await press('Claim')(world)
        },
      },
    ],
    'manualClaim.retry': [{ name: 'tries again', event: { type: 'manualClaim.retry' }, act: press('Try again') }],
    'forfeit.confirm': [
      {
        name: 'gives the active bonus up',
        event: { type: 'forfeit.confirm', forfeitKey: 'key-0002', idempotencyKey: 'key-0003' },
        act: (world) => dialog(world).getByRole('button', { name: 'Forfeit it and go on' }).click(),
      },
    ],
    'forfeit.cancel': [
      {
        name: 'keeps the active bonus',
        event: { type: 'forfeit.cancel' },
        act: (world) => dialog(world).getByRole('button', { name: 'Keep the active bonus' }).click(),
      },
    ],
    'partnerCode.submit': [
      {
        name: 'gives the code of a partner',
        event: { type: 'partnerCode.submit', assignmentId: 'a-1', partnerBonusCode: 'FRIEND', idempotencyKey },
        act: async (world) => {
          await partOf(world, 'bonusCode').getByRole('textbox', { name: 'Code of the partner' }).fill('FRIEND')
          await press('Give the code')(world)
        },
      },
    ],
    'partnerCode.retry': [
      { name: 'tries the code of the partner again', event: { type: 'partnerCode.retry' }, act: press('Try again') },
    ],
    'bonusCode.again': [
      {
        name: 'wants to type another code',
        offeredIn: ['verified', 'claimFailed', 'claimed'],
        event: { type: 'bonusCode.again' },
        act: (world) =>
          partOf(world, 'bonusCode')
            .getByRole('button', { name: /^(Use another code|Not now)$/ })
            .click(),
      },
      {
        name: 'leaves the code of the partner',
        // One that was refused is put right in its field.
        offeredIn: ['partnerCodeFailed'],
        offeredIf: ({ problem }) => problem !== null && isLostAnswer(problem),
        event: { type: 'bonusCode.again' },
        act: press('Not now'),
      },
    ],
    'bonusCode.clear': [
      {
        name: 'goes elsewhere',
        // A claim whose answer was lost is found again as it was.
        offeredIn: [
          'checkingAvailability',
          'unavailable',
          'entering',
          'verifying',
          'wrong',
          'verified',
          'claimed',
          'partnerCodeFailed',
          'partnerCodeGiven',
        ],
        // What was given up for it is told once more where it is come back to.
        offeredIf: hasGivenUpNothing,
        event: { type: 'bonusCode.clear' },
        act: goesElsewhere,
      },
      {
        name: 'goes back while it is asked',
        offeredIn: ['conflict'],
        offeredIf: hasGivenUpNothing,
        event: { type: 'bonusCode.clear' },
        act: async ({ page }) => void (await page.goBack()),
      },
    ],
    'profile.changed': [
      { ...bonusesAreClosed, offeredIn: ['idle', 'entering'], offeredIf: isOpen },
      bonusesAreOpenAgain,
    ],
    'safety.playBlocked': [
      { ...comesUnderReview, offeredIn: ['verified', 'conflict'], offeredIf: isOpen },
      { ...playIsClosedElsehow, offeredIf: isOpen },
    ],
    'safety.playAllowed': [reviewIsOver],
  },
  answers: {
    checkAvailability: {
      holds: holdsCalls('manualClaimAvailability', 'rewards'),
      answers: [
        available('codes can be used', true, []),
        available('codes can be used, and a bonus wants a partner’s', true, [wantsPartner]),
        available('no codes for this account', false, []),
        {
          ...outOfOrder,
          prepare: async (world) => {
            await afresh(world)
            await world.answer('rewards', 200, [])
            await world.refuse('manualClaimAvailability', 500, 'error.system.error')
          },
        },
      ],
    },
    verifyBonusCode: {
      holds: holdsCalls('bonusCodeValidate'),
      answers: [
        standsFor('a bonus', plain),
        standsFor('a bonus with conditions', withConditions),
        standsFor('a bonus that comes with a deposit', withDeposit),
        standsFor('something', null),
        refused('bonusCodeValidate', 400, 'bonus_code.invalid'),
      ],
    },
    claimManually: {
      holds: holdsCalls('campaignConsent', 'manualClaim'),
      answers: [
        // Paid at once: nothing is to be staked for it.
        { ...done('manualClaim'), output: 'paid' as const },
        refused('manualClaim', 409, 'error.bonus.active_in_vertical'),
        refused('manualClaim', 409, 'error.bonus.not_available'),
        lost('manualClaim'),
      ],
    },
    loadBonusInTheWay: {
      holds: holdsCalls('rewards'),
      answers: [
        {
          name: 'the active bonus',
          output: inTheWay,
          prepare: async (world) => {
            await afresh(world)
            await world.answer('rewards', 200, [active])
          },
        },
        {
          name: 'none any more',
          output: null,
          prepare: async (world) => {
            await afresh(world)
            await world.answer('rewards', 200, [])
          },
        },
        lost('rewards'),
      ],
    },
    forfeitInTheWay: {
      holds: holdsCalls('bonusCodeValidate', 'assignmentState'),
      answers: [
        { ...done('assignmentState'), output: 'done' as const },
        refused('assignmentState', 409, 'error.bonus.wrong_state'),
        lost('assignmentState'),
      ].map(stillStandsFor),
    },
    givePartnerCode: {
      holds: holdsCalls('partnerBonusCode'),
      answers: [
        done('partnerBonusCode'),
        refused('partnerBonusCode', 400, 'bonus_code.invalid'),
        lost('partnerBonusCode'),
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle', 'withheld'],
  ends: [],
  states: {
    idle: async (world) => expect(partOf(world, 'bonusCode')).toHaveCount(0),
    withheld: async (world) => expect(partOf(world, 'bonusCode')).toHaveCount(0),
    checkingAvailability: async (world) =>
      expect(partOf(world, 'bonusCode')).toContainText('Looking up whether you can use a code'),
    unavailable: async (world, { problem }) => {
      await hasHeading(
        problem === null
          ? /^(Bonus codes can’t be used with your account now|Please complete your registration first)$/u
          : 'Bonus codes can’t be used at the moment',
      )(world)
      await expect(field(world)).toHaveCount(0)
    },
    entering: async (world, { partners }) => {
      await expect(field(world)).toBeEditable()
      await expect(partOf(world, 'bonusCode').getByRole('textbox', { name: 'Code of the partner' })).toHaveCount(
        partners.length,
      )
    },
    verifying: async (world) => expect(button(world, 'Check the code')).toBeDisabled(),
    wrong: async (world, { problem }) => {
      await expect(field(world)).toHaveValue('SPRING')
      await (problem?.kind === 'timeout'
        ? expect(alert(world, 'The code could not be checked')).toBeVisible()
        : expect(partOf(world, 'bonusCode')).toContainText('This is no bonus code of ours.'))
    },
    verified: async (world, { reward, hasChanged, givenUp }) => {
      await expect(alert(world, 'Winter bonus was given up for it.')).toHaveCount(givenUp.length > 0 ? 1 : 0)
      await hasHeading(reward === null ? 'The code SPRING is valid' : 'Spring bonus')(world)
      await expect(button(world, 'Claim')).toHaveCount(reward?.isByDeposit === true ? 0 : 1)
      await expect(partOf(world, 'bonusCode').getByRole('link', { name: 'Deposit with this bonus' })).toHaveCount(
        reward?.isByDeposit === true ? 1 : 0,
      )
      await expect(alert(world, 'has ended meanwhile')).toHaveCount(hasChanged ? 1 : 0)
    },
    claiming: isClaiming,
    lookingAtActive: isClaiming,
    conflict: async (world, { hasChanged, givenUp }) => {
      await saysWhatIsLost(world)
      await expect(dialog(world).getByRole('button', { name: 'Keep the active bonus' })).toBeFocused()
      await expect(dialog(world).getByRole('alert')).toHaveCount(hasChanged || givenUp.length > 0 ? 1 : 0)
    },
    forfeiting: async (world) => {
      await saysWhatIsLost(world)
      await expect(dialog(world).getByRole('button', { name: 'Forfeit it and go on' })).toBeDisabled()
    },
    claimFailed: async (world, context) => {
      const isLost = context.problem !== null && isLostAnswer(context.problem)
      const isUnknown = isLost && isClaimUnsettled(context)
      await expect(
        alert(world, isUnknown ? 'We don’t know yet whether the bonus is yours' : 'The bonus was not claimed'),
      ).toBeVisible()
      await expect(button(world, 'Try again')).toHaveCount(isLost ? 1 : 0)
    },
    claimed: async (world) => {
      await hasHeading('The bonus is yours')(world)
      await expect(partOf(world, 'bonusCode')).toContainText('It is your own money now.')
      await expect(partOf(world, 'bonusCode').getByRole('link', { name: 'Rewards' })).toHaveAttribute(
        'href',
        /\/my-account\/rewards$/,
      )
    },
    givingPartnerCode: async (world) => expect(button(world, 'Give the code')).toBeDisabled(),
    partnerCodeFailed: async (world, { problem }) => {
      const isLost = problem !== null && isLostAnswer(problem)
      await (isLost
        ? expect(alert(world, 'We do not know whether this was done: Winter bonus')).toBeVisible()
        : expect(
            partOf(world, 'bonusCode').getByRole('textbox', { name: 'Code of the partner' }),
          ).toHaveAccessibleDescription(/This is no bonus code of ours/u))
      await expect(button(world, 'Try again')).toHaveCount(isLost ? 1 : 0)
    },
    partnerCodeGiven: async (world) => {
      await expect(alert(world, 'Partner code accepted')).toBeVisible()
      await expect(partOf(world, 'bonusCode').getByRole('textbox', { name: 'Code of the partner' })).toHaveCount(0)
    },
  },
  counters: ({ reward, problem, partners, hasChanged, givenUp, isBonusAllowed, isExcluded }) => [
    givenUp.length > 0,
    isBonusAllowed,
    isExcluded,
    kindOf(reward),
    problem !== null && isLostAnswer(problem),
    partners.length,
    hasChanged,
  ],
  unreachable: {
    'idle:bonusCode.open:0': notOffered,
    'withheld:bonusCode.open:0': notOffered,
    'withheld:bonusCode.clear': 'said as the page is left, together with what withholds it',
    'claimFailed:bonusCode.clear': 'what became of the claim is not forgotten by going elsewhere; the view keeps it',
    'partnerCodeGiven:partnerCode.submit': 'for a second bonus that wants one: machines/bonusCode/bonusCode.test.ts',
  },
  guardsOneWay: {
    'entering:bonusCode.submit': formRefuses,
    'wrong:bonusCode.submit': formRefuses,
    'partnerCodeGiven:bonusCode.submit': formRefuses,
    'partnerCodeFailed:partnerCode.submit': formRefuses,
  },
})

const kindOf = (reward: CodeReward | null): string =>
  reward === null ? 'none' : reward.isByDeposit ? 'deposit' : reward.isConsentRequired ? 'conditions' : 'plain'
