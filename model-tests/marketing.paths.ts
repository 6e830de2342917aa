import { expect } from '@playwright/test'
import { marketingChannels, marketingCommunications } from '#contract/account.ts'
import type { MarketingPreferences } from '#machines/marketing/marketing.contract.ts'
import { marketingMachine } from '#machines/marketing/marketing.machine.ts'
import { buttonOf, openAccount, outOfOrder, partOf, playerInput } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const nothing = Object.fromEntries(
  marketingCommunications.map((one) => [one, Object.fromEntries(marketingChannels.map((channel) => [channel, false]))]),
) as unknown as MarketingPreferences
const button = (world: World, name: string) => buttonOf(world, 'marketing', name)
const news = (world: World) =>
  partOf(world, 'marketing').getByRole('group', { name: 'Newsletter' }).getByLabel('By email')
const accountLink = ({ page }: World, name: string) =>
  page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name, exact: true })

/** How QA brings the marketing preferences into each of their states. */
export const marketingPaths = pathModel<World>()<typeof marketingMachine>({
  machine: marketingMachine,
  variants: {
    'a player elsewhere in the account': {
      input: playerInput,
      open: (world) => openAccount(world, {}, 'account/verification'),
    },
  },
  events: {
    'marketing.open': [
      {
        name: 'goes to the account',
        event: { type: 'marketing.open' },
        act: (world) => accountLink(world, 'My account').click(),
      },
    ],
    'marketing.update': [
      {
        name: 'saves a choice',
        event: { type: 'marketing.update', preferences: nothing },
        act: async (world) => {
          await news(world).click()
          await button(world, 'Save my choices').click()
        },
      },
    ],
    'marketing.retry': [
      { name: 'tries again', event: { type: 'marketing.retry' }, act: (world) => button(world, 'Try again').click() },
    ],
    'marketing.close': [
      {
        name: 'goes elsewhere',
        event: { type: 'marketing.close' },
        act: (world) => accountLink(world, 'Verification').click(),
      },
    ],
  },
  answers: {
    loadPreferences: {
      holds: holdsCalls('marketingPreferences'),
      answers: [
        { name: 'loaded', output: nothing, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('marketingPreferences', 500, 'error.system.error') },
      ],
    },
    updatePreferences: {
      holds: holdsCalls('marketingPreferencesSave'),
      answers: [
        { name: 'stored', output: nothing, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('marketingPreferencesSave', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle'],
  ends: [],
  states: {
    idle: async (world) => expect(partOf(world, 'marketing')).toHaveCount(0),
    loading: async (world) => expect(button(world, 'Save my choices')).toHaveCount(0),
    ready: async (world) => expect(news(world)).toBeVisible(),
    updating: async (world) => expect(button(world, 'Save my choices')).toBeDisabled(),
    updateFailed: async (world) => expect(partOf(world, 'marketing').getByRole('alert')).toBeVisible(),
    failed: async (world) => expect(partOf(world, 'marketing').getByRole('alert')).toContainText(/could not be loaded/),
  },
  counters: () => [],
  unreachable: {},
})
