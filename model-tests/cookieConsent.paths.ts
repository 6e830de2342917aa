import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { cookieConsentMachine } from '#machines/cookieConsent/cookieConsent.machine.ts'
import { isAnothers, markOf, type StoredConsent } from '#machines/cookieConsent/cookieConsent.contract.ts'
import { becomesPlayer, becomesVisitor, loginPanel, sendLogin } from '#tests/browser/signing.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { anyPlayer, refusedWith } from './players.ts'

type World = BrowserWorld

const options = { essentials: true, performanceFunctional: false, marketing: true } as const
const id = '00000000-0000-4000-8000-000000000001'

const banner = ({ page }: World) => page.getByRole('region', { name: 'Cookies' })
const settings = ({ page }: World) => page.getByRole('dialog', { name: 'Cookie settings' })
const choice = async (world: World) => ((await settings(world).isVisible()) ? settings(world) : banner(world))
const header = ({ page }: World) => page.getByRole('banner')
const outOfOrder = refusedWith(500, 'error.system.error')
const areNoQuestions = async (world: World) => {
  await expect(banner(world)).toBeHidden()
  await expect(settings(world)).toBeHidden()
}

/** The mark of nobody who can come: another player's, whoever comes. */
const anothersMark = -1

const stored = (name: string, { of = null, ...parts }: Partial<StoredConsent>) => ({
  name,
  output: { options, consentId: id, isCurrent: true, isSent: parts.consentId !== null, of, ...parts },
  prepare: async ({ page }: World) => {
    const answer = { options, consentId: id, isCurrent: true, of, ...parts }
    await page.addInitScript(({ options: chosen, isCurrent, consentId, of: mark }) => {
      const kept = { ...chosen, version: isCurrent ? '1' : '0', of: mark }
      localStorage.setItem('cookie-consent-accepted', 'true')
      localStorage.setItem('cookie-consent-options', JSON.stringify(kept))
      if (consentId !== null) localStorage.setItem('cookie-consent-id', JSON.stringify(consentId))
    }, answer)
  },
})
const fetched = (name: string, version: string, cookiesConsentId: string) => ({
  name,
  output: {
    options,
    consentId: cookiesConsentId,
    isCurrent: version === '1',
    of: markOf(anyPlayer.playerId),
    isSent: true,
  },
  prepare: (world: World) => world.answer('cookieSettings', 200, { cookiesConsentId, options, version, ageMs: 0 }),
})

/** How QA brings the cookie question into each of its states. */
export const cookieConsentPaths = pathModel<World>()<typeof cookieConsentMachine>({
  machine: cookieConsentMachine,
  variants: {
    'a visitor where nothing is ticked beforehand': {
      input: { parentRef: createEmptyActor(), isPreset: false },
      open: async (world) => {
        await world.page.addInitScript(() => localStorage.setItem('market', '"UN"'))
        await world.page.goto('/en-UN/404')
        await expect(header(world).getByRole('button', { name: 'Log in' })).toBeVisible()
      },
    },
  },
  events: {
    'consent.accept': [
      {
        name: 'accepts',
        event: { type: 'consent.accept', options },
        act: async (world) => (await choice(world)).getByRole('button', { name: 'Accept' }).click(),
      },
    ],
    'consent.reject': [
      {
        name: 'rejects',
        event: { type: 'consent.reject' },
        act: async (world) => (await choice(world)).getByRole('button', { name: 'Reject' }).click(),
      },
    ],
    'consent.reopen': [
      {
        name: 'opens the settings from the footer',
        offeredIn: ['asking', 'settled', 'saving', 'fetching'],
        offeredIf: ({ isReopenWanted }) => !isReopenWanted,
        event: { type: 'consent.reopen' },
        act: ({ page }) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click(),
      },
    ],
    'consent.close': [
      {
        name: 'leaves it as it is',
        event: { type: 'consent.close' },
        act: (world) => settings(world).getByRole('button', { name: 'Leave as it is' }).click(),
      },
    ],
    'consent.told': { elsewhere: 'another tab says it: the tests of the cookie question open two' },
    'player.arrived': [
      {
        name: 'signs in',
        offeredIn: ['asking', 'settled'],
        offeredIf: ({ playerId }) => playerId === null,
        event: { type: 'player.arrived', player: anyPlayer, way: 'form' },
        act: async (world) => {
          await header(world).getByRole('button', { name: 'Log in' }).click()
          await sendLogin(world.page, await world.player())
          await becomesPlayer(world.page)
          await expect(loginPanel(world.page)).toBeHidden()
        },
      },
    ],
    'player.left': [
      {
        name: 'signs out',
        offeredIn: ['settled', 'fetching'],
        offeredIf: ({ playerId }) => playerId !== null,
        event: { type: 'player.left' },
        act: async (world) => {
          await header(world).getByRole('button', { name: 'Log out' }).click()
          await becomesVisitor(world.page)
        },
      },
    ],
    'profile.changed': { elsewhere: 'it is not told of profiles' },
    'wallet.changed': { elsewhere: 'it is not told of wallets' },
    'safety.playBlocked': { elsewhere: 'it is not told of play' },
    'safety.playAllowed': { elsewhere: 'it is not told of play' },
  },
  answers: {
    loadConsent: {
      instant: 'reads the storage of the browser',
      answers: [
        { name: 'no answer yet', output: null, prepare: async () => {} },
        stored('an answer that the operator has', {}),
        stored('an answer that the operator has not', { consentId: null }),
        stored('an answer to an older policy', { isCurrent: false }),
        stored('an answer of another player', { of: anothersMark }),
      ],
    },
    saveConsent: {
      holds: holdsCalls('cookieConsentSave'),
      answers: [
        {
          name: 'saved',
          output: { options, consentId: id, isCurrent: true, of: null, isSent: true },
          prepare: async () => {},
        },
        {
          name: 'out of order',
          error: outOfOrder,
          prepare: (world) => world.refuse('cookieConsentSave', 500, 'error.system.error'),
        },
      ],
    },
    fetchConsent: {
      holds: holdsCalls('cookieSettings'),
      answers: [
        fetched('the player’s', '1', id),
        fetched('one to an older policy', '0', id.replace(/1$/, '2')),
        { name: 'none', error: refusedWith(404, 'error.consent.not_found'), prepare: async () => {} },
        {
          name: 'out of order',
          error: outOfOrder,
          prepare: (world) => world.refuse('cookieSettings', 500, 'error.system.error'),
        },
      ],
    },
    forgetConsent: {
      instant: 'clears an entry of the browser',
      answers: [{ name: 'cleared', output: undefined, prepare: async () => {} }],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  // Nothing of it stands on the page then but a mark that no person sees.
  unseen: ['loading', 'forgetting'],
  ends: [],
  states: {
    loading: async () => {},
    asking: async (world) => {
      await expect(banner(world).getByRole('button', { name: 'Accept' })).toBeVisible()
      await expect(banner(world).getByRole('button', { name: 'Reject' })).toBeVisible()
    },
    choosing: async (world) => expect(settings(world).getByRole('checkbox', { name: /Marketing/ })).toBeVisible(),
    saving: areNoQuestions,
    settled: areNoQuestions,
    changing: async (world) => expect(settings(world).getByRole('checkbox', { name: /Marketing/ })).toBeVisible(),
    fetching: areNoQuestions,
    forgetting: async () => {},
  },
  counters: ({ isAccepted, consentId, playerId, isToFetch, isReopenWanted, of }) => [
    isAccepted,
    consentId !== null,
    playerId !== null,
    isToFetch,
    isReopenWanted,
    of !== null,
    isAnothers({ of }, anyPlayer.playerId),
  ],
  unreachable: {
    'fetching:xstate.done.actor.fetchConsent:0':
      'which of two answers is newer lies with what the browser keeps: the tests of the cookie question give both',
    'loading:player.arrived':
      'reading the storage takes no time: a flow that starts again is told so, which the tests of the cookie question do',
    'loading:xstate.error.actor.loadConsent': 'reading the storage never fails: what is broken counts as no answer',
    'loading:xstate.after.requestTimeout.cookieConsent.loading': 'reading the storage takes no time',
    'forgetting:xstate.error.actor.forgetConsent': 'clearing an entry never fails',
    'forgetting:xstate.after.requestTimeout.cookieConsent.forgetting': 'clearing an entry takes no time',
  },
})
