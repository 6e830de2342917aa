import { expect } from '@playwright/test'
import type { EddAnswers } from '#machines/edd/edd.contract.ts'
import { eddMachine } from '#machines/edd/edd.machine.ts'
import { summaryOf } from '#src/actors/profile.ts'
import { openAccount, outOfOrder, playerInput, refusal } from './accountPage.ts'
import { anyProfile } from './anyProfile.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { profileBecomes } from './profileBecomes.ts'

type World = BrowserWorld

const asked = { eddQuestionnaire: true, kycStatus: 'EDD_PENDING' } as const
const askedNoMore = { eddQuestionnaire: true, kycStatus: 'EDD_UNDER_REVIEW' } as const
const profile = (parts: typeof asked | typeof askedNoMore) => summaryOf({ ...anyProfile, ...parts })
const answers: EddAnswers = {
  occupation: 'Education',
  otherOccupation: '',
  salaryRangeId: 2,
  sourceOfFunds: 'Salary',
  otherSourceOfFunds: '',
  placeOfBirth: '',
  nationality: '',
}

const modal = ({ page }: World) => page.getByRole('dialog', { name: 'Questions about your income' })
const button = (world: World, name: string) => modal(world).getByRole('button', { name, exact: true })
const waiting = ({ page }: World) => page.getByRole('button', { name: 'Answer the questions' })
const isClosed = async (world: World) => expect(modal(world)).toHaveCount(0)

/** The operator changes what it wants to know, and says so over the socket. */
const change = (parts: object) => async (world: World) => {
  const { playerId } = await world.player()
  await world.qa.changePlayer(playerId, { profile: parts })
}
const remember = (wasAsked: boolean) => async (world: World) => {
  const { playerId } = await world.player()
  await world.page.evaluate(
    ([key, value]) => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
    ['edd-prompted-players', wasAsked ? JSON.stringify([playerId]) : null] as const,
  )
}

const formRefuses = 'the form names what is missing first: “EDD-2 answers that are not complete” in edd.test.ts'

/** How QA brings the questions of due diligence into each of their states. */
export const eddPaths = pathModel<World>()<typeof eddMachine>({
  machine: eddMachine,
  variants: {
    'a player of whom nothing is asked yet': {
      input: playerInput,
      open: async (world) => {
        await openAccount(world)
        // Only an open socket hears of changes.
        await expect(world.page.locator('[data-flow="wallet"]').first()).toHaveAttribute(
          'data-state',
          /connected\.open/,
        )
        await expect(world.page.getByText('Login email')).toBeVisible()
      },
    },
  },
  events: {
    'profile.changed': [
      {
        name: 'the operator asks',
        offeredIn: ['idle', 'done'],
        event: { type: 'profile.changed', profile: profile(asked) },
        act: change(asked),
      },
      {
        name: 'the operator asks no more',
        offeredIn: ['prompted', 'open.reminder', 'open.questionnaire', 'open.failed'],
        event: { type: 'profile.changed', profile: profile(askedNoMore) },
        act: change(askedNoMore),
      },
      {
        name: 'something else of the player changes, and nothing is asked',
        offeredIn: ['idle', 'done'],
        event: { type: 'profile.changed', profile: profile(askedNoMore) },
        comesAnyway: true,
        act: (world) => profileBecomes(world, askedNoMore),
      },
      {
        name: 'something else of the player changes, and the questions stay',
        offeredIn: ['prompted', 'open.reminder', 'open.questionnaire', 'open.failed'],
        event: { type: 'profile.changed', profile: profile(asked) },
        comesAnyway: true,
        act: (world) => profileBecomes(world, asked),
      },
    ],
    'edd.open': [
      {
        name: 'opens the questions',
        offeredIn: ['prompted'],
        event: { type: 'edd.open' },
        act: (world) => waiting(world).click(),
      },
    ],
    'edd.begin': [{ name: 'begins', event: { type: 'edd.begin' }, act: (world) => button(world, 'Begin').click() }],
    'edd.typed': [
      {
        name: 'types',
        offeredIn: ['open.questionnaire'],
        event: { type: 'edd.typed', typed: { nationality: 'Finnish' } },
        act: (world) =>
          modal(world)
            .getByLabel(/^Nationality/)
            .fill('Finnish'),
      },
    ],
    'edd.submit': [
      {
        name: 'answers',
        event: { type: 'edd.submit', answers },
        act: async (world) => {
          await modal(world).getByLabel('Occupation', { exact: true }).selectOption(answers.occupation)
          await modal(world).getByLabel('Yearly income before tax').selectOption(String(answers.salaryRangeId))
          await modal(world).getByLabel('Where your money comes from').selectOption(answers.sourceOfFunds)
          await button(world, 'Send answers').click()
        },
      },
    ],
    'edd.close': [
      {
        name: 'puts it off',
        event: { type: 'edd.close' },
        act: async (world) => button(world, 'Close').click(),
      },
    ],
  },
  answers: {
    wasPrompted: {
      instant: 'reads the storage of the browser',
      answers: [
        { name: 'never asked here', output: false, prepare: remember(false) },
        { name: 'asked here before', output: true, prepare: remember(true) },
      ],
    },
    rememberPrompted: {
      instant: 'writes into the storage of the browser',
      answers: [{ name: 'remembered', output: undefined, prepare: async () => {} }],
    },
    submitEdd: {
      holds: holdsCalls('questionnaireAnswerSend'),
      answers: [
        { name: 'taken', output: undefined, prepare: async () => {} },
        {
          name: 'not asked any more',
          error: refusal(409, 'error.edd.not_asked'),
          // The operator itself stops asking and refuses: a profile that still asked would ask once more behind the refusal.
          prepare: (world) => profileBecomes(world, { eddQuestionnaire: false, kycStatus: 'EDD_UNDER_REVIEW' }),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('questionnaireAnswerSend', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: ['idle', 'askingStore', 'prompted', 'remembering', 'done'],
  ends: [],
  states: {
    idle: async (world) => {
      await isClosed(world)
      await expect(waiting(world)).toHaveCount(0)
    },
    askingStore: async () => {},
    prompted: async (world) => {
      await isClosed(world)
      await expect(waiting(world)).toBeVisible()
    },
    'open.reminder': async (world) => expect(modal(world)).toContainText('The law asks us to know'),
    'open.questionnaire': async (world) => expect(button(world, 'Send answers')).toBeEnabled(),
    'open.submitting': async (world) => expect(button(world, 'Send answers')).toHaveAttribute('aria-busy', 'true'),
    // Refused, or lost on the way: each has words of its own.
    'open.failed': async (world) =>
      expect(modal(world)).toContainText(/Your answers were not taken|We could not tell whether your answers arrived/),
    remembering: async () => {},
    done: async (world) => {
      await isClosed(world)
      await expect(waiting(world)).toHaveCount(0)
    },
  },
  counters: ({ isPending }) => [isPending],
  unreachable: {
    'askingStore:xstate.error.actor.wasPrompted':
      'reading the storage never fails: what is broken counts as nobody asked',
    'askingStore:xstate.after.requestTimeout.edd.askingStore': 'reading the storage takes no time',
    'remembering:xstate.error.actor.rememberPrompted':
      'writing never fails: where the browser keeps nothing, it is kept for this page',
    'remembering:edd.open': 'nobody is that quick on purpose: `edd.test.ts` is',
    'remembering:profile.changed': 'as quick as that: `edd.test.ts` shows it',
    'remembering:xstate.after.requestTimeout.edd.remembering': 'writing into the storage takes no time',
  },
  guardsOneWay: {
    'prompted:edd.open': 'as soon as nothing is asked it is idle: “EDD-1 questions that nobody asks” in edd.test.ts',
    'open.questionnaire:edd.submit': formRefuses,
    'open.failed:edd.submit': formRefuses,
  },
})
