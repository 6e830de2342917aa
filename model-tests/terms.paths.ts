import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import type { ProfileSummary } from '#machines/player.ts'
import { termsMachine } from '#machines/terms/terms.machine.ts'
import { loginPanel, signInByPanel } from '#tests/browser/signing.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { anyPlayer, refusedWith } from './players.ts'

type World = BrowserWorld

const profile = (termsAndConditionsAcceptedVersion: string): ProfileSummary =>
  ({ playerId: 1, termsAndConditionsAcceptedVersion }) as ProfileSummary
const newest = { version: '2.0', createdAt: '2026-03-15T09:00:00Z', files: [{ language: 'en', url: 'terms' }] }

const view = ({ page }: World) => page.locator('[data-flow="terms"]')
const button = (world: World, name: string) => view(world).getByRole('button', { name })
const isAsked = async (world: World) => {
  await expect(view(world).getByRole('heading', { name: 'New terms and conditions' })).toBeVisible()
  await expect(view(world).getByRole('region', { name: 'Text of the terms' })).not.toBeEmpty()
  await expect(button(world, 'Accept')).toBeEnabled()
}
/** A page that newer terms close, and that weighs little. */
const wanted = '/en-UN/age-restrictions'

/** As a link of the page does, without a reload. */
const goTo = ({ page }: World, address: string) => page.evaluate((to) => history.pushState({}, '', to), address)

let changes = 0
/** The profile is told only where something of it is new: the name is each time. */
const acceptsEarlier = async (world: World) => {
  changes += 1
  const { playerId } = await world.player()
  await world.qa.changePlayer(playerId, { terms: '1.1', profile: { lastName: `Aalto ${String(changes)}` } })
}

/** Tells the query for newer terms from the others. */
const newerThan = 'publishedAt > coalesce'
const answerTerms = (status: number, body: object) => async (world: World) => {
  await world.qa.fault({
    method: 'GET',
    path: '/content/*',
    match: { query: newerThan },
    kind: 'status',
    status,
    body,
  })
}

/** How QA brings the acceptance of newer terms into each of its states. */
export const termsPaths = pathModel<World>()<typeof termsMachine>({
  machine: termsMachine,
  variants: {
    'a player who has accepted the first terms': {
      input: { parentRef: createEmptyActor(), player: anyPlayer },
      open: async (world) => {
        const { playerId } = await world.player()
        await world.qa.changePlayer(playerId, { terms: '1.0' })
        // What changes is told by the socket, and to nobody before it stands.
        const greeting = world.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
        await signInByPanel(world.page, await world.player(), wanted)
        await greeting
        await expect(loginPanel(world.page)).toBeHidden()
      },
    },
  },
  events: {
    'profile.changed': [
      {
        name: 'the profile comes',
        offeredIn: ['idle'],
        event: { type: 'profile.changed', profile: profile('1.0') },
        act: async () => {},
      },
      {
        name: 'the accepted version changes',
        offeredIn: ['current'],
        event: { type: 'profile.changed', profile: profile('1.1') },
        act: async (world) => {
          // Home stands open to everybody, whatever the terms: they are asked for elsewhere.
          await expect(world.page).not.toHaveURL(/accept-terms/)
          await goTo(world, wanted)
          await acceptsEarlier(world)
        },
      },
      {
        name: 'the accepted version changes',
        offeredIn: ['outdated', 'acceptFailed', 'failed'],
        event: { type: 'profile.changed', profile: profile('1.1') },
        act: (world) => acceptsEarlier(world),
      },
    ],
    'terms.accept': [
      { name: 'accepts', event: { type: 'terms.accept' }, act: (world) => button(world, 'Accept').click() },
    ],
    'terms.retry': [
      {
        name: 'tries again',
        event: { type: 'terms.retry' },
        act: async (world) => {
          // Nothing has told this player yet that there is such a page.
          await goTo(world, '/en-UN/accept-terms-condition')
          await button(world, 'Try again').click()
        },
      },
    ],
  },
  answers: {
    loadNewTerms: {
      holds: ({ path, query }) => path.startsWith('/content/') && query.includes(newerThan),
      answers: [
        { name: 'newer ones', output: newest, prepare: async () => {} },
        { name: 'no newer ones', output: null, prepare: answerTerms(200, { result: [] }) },
        {
          name: 'out of order',
          error: refusedWith(500, 'error.system.error'),
          prepare: answerTerms(500, {}),
        },
      ],
    },
    acceptTerms: {
      holds: holdsCalls('acceptTerms'),
      answers: [
        { name: 'stored', output: undefined, prepare: async () => {} },
        {
          name: 'no such version',
          error: refusedWith(400, 'error.validation'),
          prepare: (world) => world.refuse('acceptTerms', 400, 'error.validation'),
        },
        {
          name: 'out of order',
          error: refusedWith(500, 'error.system.error'),
          prepare: (world) => world.refuse('acceptTerms', 500, 'error.system.error'),
        },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  // The page that was wanted stands, until there is something to accept.
  unseen: ['idle', 'checking', 'current', 'failed'],
  ends: [],
  states: {
    idle: async () => {},
    checking: async ({ gate }) => expect.poll(() => gate.isHolding('loadNewTerms')).toBe(true),
    current: async ({ page }) => expect(page).toHaveURL(new RegExp(`${wanted}|accept-terms-condition`)),
    outdated: isAsked,
    accepting: async (world) => expect(button(world, 'Accept')).toBeDisabled(),
    acceptFailed: async (world) => {
      await expect(view(world).getByRole('alert')).toBeVisible()
      await isAsked(world)
    },
    failed: async () => {},
  },
  counters: ({ acceptedVersion, newTerms }) => [acceptedVersion, newTerms !== null],
  unreachable: {},
})
