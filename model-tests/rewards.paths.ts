import { expect } from '@playwright/test'
import { rewardsMachine } from '#machines/rewards/rewards.machine.ts'
import type { Reward, RewardsContext } from '#machines/rewards/rewards.contract.ts'
import { openAccount, outOfOrder, playerInput } from './accountPage.ts'
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

/** One to claim and one that runs: either list of the operator's own holds one. */
const held = [
  { title: 'Spring bonus' },
  { title: 'Autumn bonus', vertical: 'LIVE_CASINO', standing: 'ACTIVE' },
] as const
const one = { campaignId: 'spring', campaignStatus: 'ACTIVE', isCashback: false, endedAt: null } as Reward

const main = ({ page }: World) => page.getByRole('main')
const cards = (world: World) => main(world).getByRole('article')
const menu = ({ page }: World, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true })
const tab = (world: World, name: string) =>
  main(world).getByRole('navigation', { name: 'Your rewards' }).getByRole('link', { name, exact: true })
const isClosed = ({ selectedCampaignId }: RewardsContext): boolean => selectedCampaignId === null
const isOpen = (context: RewardsContext): boolean => context.isBonusAllowed && !context.isExcluded

const looks = async (world: World, { rewards, selectedCampaignId, problem }: RewardsContext): Promise<void> => {
  await expect(world.page.getByRole('dialog')).toHaveCount(selectedCampaignId === null ? 0 : 1)
  if (selectedCampaignId !== null) return
  await expect(cards(world)).toHaveCount(rewards.length)
  if (rewards.length === 0) await expect(main(world)).toContainText(/Nothing is under way|There is no reward for you/)
  const note = main(world).getByText('This may not be the latest')
  await expect(note).toHaveCount(problem === null ? 0 : 1)
}

const notOffered = 'the page is offered to nobody whom bonuses are withheld from: the exploration of SAF-2 holds it'

/** How QA brings the lists of rewards into each of their states. */
export const rewardsPaths = pathModel<World>()<typeof rewardsMachine>({
  machine: rewardsMachine,
  variants: {
    'a player with rewards': {
      input: playerInput,
      open: async (world) => {
        await openAccount(world, { wallet: { main: 10_000 }, rewards: held })
        // Only an open socket hears of changes.
        await expect(world.page.locator('[data-flow="wallet"]').first()).toHaveAttribute(
          'data-state',
          /connected\.open/,
        )
      },
    },
  },
  events: {
    'rewards.open': [
      {
        name: 'opens the rewards',
        offeredIn: ['idle', 'withheld'],
        offeredIf: isOpen,
        event: { type: 'rewards.open', list: 'ELIGIBLE' },
        act: (world) => menu(world, 'Rewards').click(),
      },
      {
        name: 'looks at those under way',
        offeredIn: ['ready', 'refreshing', 'failed'],
        offeredIf: (context) => isClosed(context) && context.list === 'ELIGIBLE',
        event: { type: 'rewards.open', list: 'ACTIVE' },
        act: (world) => tab(world, 'Active').click(),
      },
    ],
    'rewards.close': [
      {
        name: 'goes to another page',
        offeredIn: ['loading', 'ready', 'refreshing', 'failed'],
        offeredIf: isClosed,
        event: { type: 'rewards.close' },
        act: (world) => menu(world, 'My account').click(),
      },
    ],
    'rewards.refresh': [
      {
        name: 'asks again',
        offeredIn: ['failed', 'ready'],
        offeredIf: (context) => context.problem !== null && isClosed(context),
        event: { type: 'rewards.refresh' },
        act: (world) => main(world).getByRole('button', { name: 'Try again' }).click(),
      },
      {
        name: 'comes back to the page',
        offeredIn: ['loading', 'ready', 'refreshing'],
        offeredIf: ({ problem, isDue }) => problem === null && !isDue,
        event: { type: 'rewards.refresh' },
        act: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      },
    ],
    'rewards.touch': [
      {
        name: 'money moves',
        offeredIn: ['idle', 'ready', 'refreshing'],
        // What the wallet says a second time in this path is another thing than the first.
        offeredIf: ({ mark, ...context }) => mark === null && isOpen({ mark, ...context }),
        event: { type: 'rewards.touch', mark: 'moved' },
        act: async (world) => {
          const { playerId } = await world.player()
          const [last] = await world.qa.ledger(playerId)
          await world.qa.changePlayer(playerId, { wallet: { main: (last?.balanceAfter ?? 10_000) + 1 } })
        },
      },
      {
        name: 'the wallet is asked again, and nothing has moved',
        offeredIn: ['ready'],
        offeredIf: (context) => context.mark === 'moved' && isOpen(context),
        event: { type: 'rewards.touch', mark: 'moved' },
        comesAnyway: true,
        act: (world) => world.pass(20_000),
      },
    ],
    'campaign.select': [
      {
        name: 'looks at one closely',
        offeredIf: (context) => isClosed(context) && context.rewards.length > 0,
        event: { type: 'campaign.select', campaignId: 'spring' },
        act: (world) =>
          cards(world)
            .first()
            .getByRole('button', { name: /^Details / })
            .click(),
      },
      {
        name: 'has seen it',
        offeredIf: (context) => !isClosed(context),
        event: { type: 'campaign.select', campaignId: null },
        act: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click(),
      },
    ],
    'profile.changed': [
      {
        ...bonusesAreClosed,
        offeredIn: ['idle', 'ready'],
        offeredIf: (context) => isClosed(context) && isOpen(context),
      },
      bonusesAreOpenAgain,
    ],
    'safety.playBlocked': [
      { ...comesUnderReview, offeredIn: ['ready'], offeredIf: (context) => isClosed(context) && isOpen(context) },
      { ...playIsClosedElsehow, offeredIf: isOpen },
    ],
    'safety.playAllowed': [reviewIsOver],
  },
  answers: {
    loadRewards: {
      holds: holdsCalls('rewards'),
      answers: [
        { name: 'the operator’s own', output: [one], prepare: (world) => world.qa.clearFaults() },
        {
          name: 'none',
          output: [],
          prepare: async (world) => {
            await world.qa.clearFaults()
            await world.answer('rewards', 200, [])
          },
        },
        {
          ...outOfOrder,
          prepare: async (world) => {
            await world.qa.clearFaults()
            await world.refuse('rewards', 500, 'error.system.error')
          },
        },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle', 'withheld'],
  ends: [],
  states: {
    // The page is another one.
    idle: async (world) => expect(main(world).locator('[data-flow="rewards"]')).toHaveCount(0),
    withheld: async (world) => {
      await expect(main(world).locator('[data-flow="rewards"]')).toHaveCount(0)
    },
    loading: async (world) => expect(main(world).locator('[aria-busy=true]')).toHaveCount(1),
    ready: looks,
    refreshing: looks,
    failed: async (world) => expect(main(world)).toContainText('Your rewards could not be loaded'),
  },
  counters: ({ list, rewards, selectedCampaignId, isBonusAllowed, isExcluded, mark, isDue, problem }) => [
    list,
    rewards.length,
    selectedCampaignId !== null,
    isBonusAllowed,
    isExcluded,
    mark !== null,
    isDue,
    problem !== null,
  ],
  unreachable: {
    'loading:rewards.touch': 'in the short time before the first list: machines/rewards/rewards.test.ts',
    'idle:rewards.open:0': notOffered,
    'withheld:rewards.open:0': notOffered,
    'withheld:rewards.close': 'said as the page is left, together with what withholds them',
  },
  guardsOneWay: {
    'refreshing:rewards.touch':
      'the wallet is asked each 20 s, and no answer is waited for that long: “BON-7 a wallet that says the same again” in rewards.test.ts',
  },
})
