import { expect } from '@playwright/test'
import type { CallName } from '#contract/calls.ts'
import { rewardClaimMachine } from '#machines/rewardClaim/rewardClaim.machine.ts'
import type {
  ActiveBonus,
  ClaimSubject,
  RewardAction,
  RewardClaimContext,
} from '#machines/rewardClaim/rewardClaim.contract.ts'
import { openAccount, outOfOrder, playerInput, refusal } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { plainProfile, profileBecomes, withoutBonuses } from './profileBecomes.ts'
import {
  bonusesAreClosed,
  bonusesAreOpenAgain,
  comesUnderReview,
  playIsClosedElsehow,
  reviewIsOver,
} from './withholding.ts'

type World = BrowserWorld

/** What the operator has for the player: the active one stands in the way of what is claimed for the casino, where a path says so. */
const held = [
  { title: 'Old bonus', standing: 'ACTIVE', wagered: 2500 },
  { title: 'Plain bonus' },
  { title: 'Agreed bonus', consentRequired: true, terms: 'Stake it ten times.' },
  { title: 'Spins', freeSpins: { gameId: 'penny-bank', spins: 10, spinValue: 20 } },
  {
    title: 'Deposit bonus',
    campaignCategory: 'TRIGGERED',
    deposit: { percent: 100, minimum: 1000, maximum: 10_000 },
    consentRequired: true,
    terms: 'Stake it ten times.',
  },
  {
    title: 'Weekly back',
    standing: 'ACTIVE',
    cashback: { percentage: 10, maximum: null, period: 'WEEK', booster: null },
    lossCounted: 5000,
  },
] as const
type Title = (typeof held)[number]['title']

const active: ActiveBonus = {
  assignmentId: 'old',
  title: 'Old bonus',
  currency: 'EUR',
  wageringProgress: 2500,
  wageringTotal: 10_000,
  amountLost: 1000,
  amountAtStake: 0,
  spinsLost: 0,
  betLost: null,
}
const subjectOf = (title: Title, more: Partial<ClaimSubject> = {}): ClaimSubject => ({
  campaignId: title,
  queuedPlayerBonusId: null,
  bonusId: null,
  cashback: null,
  vertical: 'CASINO',
  title,
  terms: null,
  consentRequired: false,
  active: null,
  ...more,
})

/** A reward as a claim answers it; what the operator has stays as it is, so that a path can go on with it. */
const answered = {
  reward: {
    campaignId: 'spring',
    assignmentId: 'a-1',
    campaignStatus: 'ACTIVE',
    vertical: 'CASINO',
    bonusType: 'CASINO',
    betBonusType: null,
    campaignCategory: 'MANUAL',
    triggerEvent: null,
    stickiness: 'NON_STICKY',
    hasBonusCode: false,
    partnerBonusCode: null,
    partnerCodeWanted: false,
    cashbackInfo: null,
    cashbackActivated: false,
    cashbackBooster: null,
    cashbackProgress: null,
    freeSpinDetail: null,
    wrMultiplier: 10,
    wageringAmount: 100,
    wageringTotal: 100,
    amount: 10,
    held: 10,
    depositMinimum: null,
    depositPercent: null,
    maxWin: null,
    contributions: null,
    ladderStep: null,
    currency: 'EUR',
    startedAt: null,
    endedAt: null,
    expiresAt: null,
    queuedPlayerBonusId: null,
    bonusId: 'a-1',
    optedIn: false,
    isEarned: false,
    consentRequired: false,
    campaignDisplayInfo: { title: 'Spring bonus', description: '', image: null, terms: null },
  },
  bonusChange: 5,
}

const main = ({ page }: World) => page.getByRole('main')
const card = (world: World, title: string) => main(world).getByRole('article', { name: title, exact: true })
const menu = ({ page }: World, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true })
const tab = (world: World, name: string) =>
  main(world).getByRole('navigation', { name: 'Your rewards' }).getByRole('link', { name, exact: true })
const question = ({ page }: World) => page.getByRole('dialog')
const press = (name: string) => (world: World) => question(world).getByRole('button', { name, exact: true }).click()
const inNews = (name: string | RegExp) => (world: World) =>
  main(world).locator('[data-flow="rewardClaim"]').getByRole('button', { name }).click()

/** Something is begun on its card, wherever that stands. */
const start = (name: string, action: RewardAction, title: Title, more: Partial<ClaimSubject> = {}) => ({
  name,
  event: { type: 'claim.start' as const, action, subject: subjectOf(title, more), idempotencyKey: 'any' },
  act: async (world: World) => {
    await tab(world, action === 'forfeit' || action === 'cashbackClaim' ? 'Active' : 'Rewards').click()
    await card(world, title)
      .getByRole('button', { name: /^(Claim|Read the terms|Forfeit)/ })
      .click()
  },
})

/** Every call that an answer may be to; which one is asked, the path has chosen. */
const byAll =
  (names: readonly CallName[], say: (world: World, name: CallName) => Promise<void>) => async (world: World) => {
    await world.qa.clearFaults()
    for (const name of names) await say(world, name)
  }
const claims = ['rewardClaimV2', 'freeSpinClaim', 'cashbackClaim'] as const
const taken = (names: readonly CallName[]) => byAll(names, (world, name) => world.answer(name, 200, answered))
const refused = (names: readonly CallName[], status: number, code: string) =>
  byAll(names, (world, name) => world.refuse(name, status, code))

const isOpen = (context: RewardClaimContext): boolean => context.isBonusAllowed && !context.isExcluded

/** Bonuses are open again, and the rewards are looked at. */
const comesBack = (profile: object) => async (world: World) => {
  await profileBecomes(world, profile)
  await menu(world, 'Rewards').click()
}

const isBusy = async (world: World, { subject }: RewardClaimContext): Promise<void> =>
  expect(card(world, subject!.title).locator('button[aria-busy=true]')).toHaveCount(1)
const asks = (title: string) => async (world: World, context: RewardClaimContext) => {
  await expect(question(world).getByRole('heading', { name: title })).toBeVisible()
  if (context.activeBonus === null) return
  await expect(question(world)).toContainText('You keep: your own money€100.00')
  await expect(question(world)).toContainText('You lose: bonus money€10.00')
  await expect(question(world)).toContainText('€25.00 of €100.00')
  const isAnew = context.hasChanged || context.givenUp.length > 0
  await expect(question(world).getByText('This has changed meanwhile')).toHaveCount(isAnew ? 1 : 0)
  await expect(question(world).getByText('Old bonus was given up for it.')).toHaveCount(
    context.givenUp.length > 0 ? 1 : 0,
  )
}

const moment = 'two things at once: the exploration of SAF-2 holds it'

/** How QA brings the claim of a reward into each of its states. */
export const rewardClaimPaths = pathModel<World>()<typeof rewardClaimMachine>({
  machine: rewardClaimMachine,
  variants: {
    'a player with rewards': {
      input: playerInput,
      open: async (world) => {
        await openAccount(world, { wallet: { main: 10_000 }, rewards: held }, 'rewards')
        await expect(card(world, 'Plain bonus')).toBeVisible()
        await expect(world.page.locator('[data-flow="wallet"]').first()).toHaveAttribute(
          'data-state',
          /connected\.open/,
        )
      },
    },
  },
  events: {
    'claim.start': [
      start('claims', 'claim', 'Plain bonus'),
      start('claims what has terms', 'claim', 'Agreed bonus', { consentRequired: true }),
      start('looks at the terms of a deposit’s', 'consent', 'Deposit bonus', { consentRequired: true }),
      start('claims free spins', 'freeSpinClaim', 'Spins'),
      start('wants to forfeit', 'forfeit', 'Old bonus', { active }),
      start('claims cashback', 'cashbackClaim', 'Weekly back'),
    ],
    'forfeit.accept': [
      {
        name: 'gives it up',
        event: { type: 'forfeit.accept', forfeitKey: 'any', idempotencyKey: 'any' },
        act: (world) =>
          question(world)
            .getByRole('button', { name: /^Forfeit/ })
            .click(),
      },
    ],
    'claim.queue': [
      { name: 'waits behind it', event: { type: 'claim.queue', idempotencyKey: 'any' }, act: press('Wait behind it') },
    ],
    'consent.accept': [
      { name: 'agrees', event: { type: 'consent.accept', idempotencyKey: 'any' }, act: press('Yes, I agree') },
    ],
    'consent.decline': [
      {
        name: 'declines',
        event: { type: 'consent.decline', idempotencyKey: 'any' },
        act: press('No, I do not want it'),
      },
    ],
    'claim.cancel': [
      {
        name: 'lets it be',
        offeredIn: ['consent', 'asking', 'conflict'],
        event: { type: 'claim.cancel' },
        act: press('Close'),
      },
      {
        name: 'lets it rest',
        offeredIn: ['failed'],
        event: { type: 'claim.cancel' },
        act: inNews(/^(Leave it|OK)$/),
      },
    ],
    'claim.retry': [{ name: 'tries again', event: { type: 'claim.retry' }, act: inNews('Try again') }],
    'destination.reached': { elsewhere: 'said by the page itself, as it goes there' },
    'notice.close': [{ name: 'has read it', event: { type: 'notice.close' }, act: inNews('OK') }],
    'profile.changed': [
      { ...bonusesAreClosed, offeredIn: ['idle'] },
      {
        name: 'something else of the player changes',
        offeredIn: ['idle'],
        event: { type: 'profile.changed', profile: plainProfile },
        act: (world) => profileBecomes(world),
      },
      {
        name: 'something else of the player changes, and bonuses stay closed',
        offeredIn: ['withheld'],
        offeredIf: ({ isBonusAllowed }) => !isBonusAllowed,
        event: { type: 'profile.changed', profile: withoutBonuses },
        act: (world) => profileBecomes(world),
      },
      { ...bonusesAreOpenAgain, act: comesBack({ permissions: { bonuses: true } }) },
    ],
    'safety.playBlocked': [
      { ...comesUnderReview, offeredIn: ['idle', 'conflict'], offeredIf: isOpen },
      { ...playIsClosedElsehow, offeredIf: isOpen },
    ],
    'safety.playAllowed': [
      { ...reviewIsOver, act: comesBack({ permissions: { payout: false } }) },
      {
        name: 'play is open',
        offeredIn: ['idle'],
        event: { type: 'safety.playAllowed' },
        act: (world) => profileBecomes(world, { postalCode: '00100' }),
      },
    ],
  },
  answers: {
    performClaim: {
      holds: holdsCalls(...claims),
      answers: [
        { name: 'done', output: { outcome: 'done', amount: 500, isGiven: true }, prepare: taken(claims) },
        {
          name: 'another is active',
          output: { outcome: 'conflict', activeBonus: active },
          prepare: refused(claims, 409, 'error.bonus.active_in_vertical'),
        },
        {
          name: 'over meanwhile',
          error: refusal(409, 'error.bonus.not_available'),
          prepare: refused(claims, 409, 'error.bonus.not_available'),
        },
        { ...outOfOrder, prepare: refused(claims, 500, 'error.system.error') },
      ],
    },
    forfeitBonus: {
      holds: holdsCalls('assignmentState'),
      answers: [
        { name: 'given up', output: { outcome: 'done' }, prepare: taken(['assignmentState']) },
        {
          name: 'it stands otherwise by now',
          output: { outcome: 'changed', activeBonus: active },
          prepare: refused(['assignmentState'], 409, 'error.bonus.wrong_state'),
        },
        { ...outOfOrder, prepare: refused(['assignmentState'], 500, 'error.system.error') },
      ],
    },
    agree: {
      holds: holdsCalls('campaignConsent'),
      answers: [
        { name: 'kept', output: { outcome: 'done', amount: null, isGiven: true }, prepare: taken(['campaignConsent']) },
        {
          name: 'another is active',
          output: { outcome: 'conflict', activeBonus: active },
          prepare: refused(['campaignConsent'], 409, 'error.bonus.active_triggered'),
        },
        { ...outOfOrder, prepare: refused(['campaignConsent'], 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000), noticeTime: (world) => world.pass(5000) },
  unseen: ['withheld'],
  ends: [],
  states: {
    withheld: async (world) => {
      await expect(main(world).locator('[data-flow="rewardClaim"]')).toHaveCount(0)
      await expect(question(world)).toHaveCount(0)
    },
    idle: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(main(world).locator('button[aria-busy=true]')).toHaveCount(0)
    },
    consent: asks('Do you agree to the terms?'),
    agreeing: isBusy,
    declining: isBusy,
    asking: asks('Forfeit this bonus?'),
    claiming: isBusy,
    conflict: asks('You have an active bonus already'),
    forfeiting: isBusy,
    done: async (world, { subject }) => expect(main(world).getByRole('alert')).toContainText(subject!.title),
    cashbackNotice: async (world) => expect(main(world).getByRole('alert')).toContainText('€5.00 of cashback claimed'),
    failed: async (world, { givenUp }) => {
      const said = main(world).locator('[data-flow="rewardClaim"]').getByRole('alert')
      await expect(said).toContainText(/This was not done|We do not know whether this was done/)
      await expect(said.getByText('Old bonus was given up for it.')).toHaveCount(givenUp.length > 0 ? 1 : 0)
    },
  },
  counters: ({
    action,
    subject,
    step,
    problem,
    isUnheard,
    isQueued,
    forfeitKey,
    isBonusAllowed,
    isExcluded,
    hasChanged,
    givenUp,
  }) => [
    forfeitKey !== null,
    givenUp.length > 0,
    action,
    subject?.campaignId ?? null,
    step,
    problem?.status ?? problem?.kind ?? null,
    isUnheard,
    isQueued,
    isBonusAllowed,
    isExcluded,
    hasChanged,
  ],
  unreachable: {
    'withheld:safety.playBlocked:0': moment,
    'withheld:safety.playBlocked:1': moment,
    'withheld:safety.playBlocked:2': moment,
    'withheld:safety.playAllowed:1': moment,
  },
  guardsOneWay: {
    'withheld:safety.playAllowed:0':
      'bonuses closed and play closed at once: “SAF-2 RGT-7 a claim stays away” in rewardClaim.test.ts',
  },
})
