import { expect } from '@playwright/test'
import type { RealityCheck } from '#machines/realityCheck/realityCheck.contract.ts'
import { realityCheckMachine } from '#machines/realityCheck/realityCheck.machine.ts'
import { outOfOrder, playerInput } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { gameSays, hasComeBack, opensGame, wakes } from './inGame.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const modal = ({ page }: World) => page.getByRole('dialog', { name: 'Your play so far' })
const press = (name: string | RegExp) => (world: World) => modal(world).getByRole('button', { name }).press('Enter')
const isClosed = async (world: World) => expect(modal(world)).toHaveCount(0)
const stands = (what: string) => async (world: World) =>
  expect(modal(world)).toHaveAttribute('data-state', new RegExp(`what\\.${what}$`))

const sums = { currency: 'EUR', turnover: 5000, winnings: 2000, delta: -3000, minutes: 60 } as const
const wireSums = { currency: 'EUR', turnover: 50, winnings: 20, delta: -30, elapsedMs: 3_600_000 }
const question = { id: 'time', text: 'Have you played as long as you meant to?', options: ['Shorter', 'Longer'] }
const reminder: RealityCheck = { checkId: 'one', action: 'REMINDER', summary: sums, questions: [] }
const questionnaire: RealityCheck = {
  checkId: 'two',
  action: 'ANSWER_QUESTIONNAIRE',
  summary: sums,
  questions: [question],
}
const due = (check: RealityCheck) => (world: World) =>
  world.answer('realityCheck', 200, { ...check, summary: wireSums })
/** The game runs on: a break waits for the end of its round, or nothing is due. */
const runsOn = async (world: World): Promise<void> => {
  await hasComeBack(world)
  await isClosed(world)
}
const answers = { time: 'Longer' }

/** How QA brings the reality check into each of its states. */
export const realityCheckPaths = pathModel<World>()<typeof realityCheckMachine>({
  machine: realityCheckMachine,
  variants: { 'who plays': { input: playerInput, open: opensGame } },
  events: {
    'realityCheck.check': [
      {
        name: 'the page wakes up and looks',
        offeredIn: ['idle', 'open.shown.look.resting'],
        event: { type: 'realityCheck.check' },
        act: wakes,
      },
    ],
    'realityCheck.continue': [
      { name: 'continues', event: { type: 'realityCheck.continue' }, act: press(/^(Continue|Send again)$/) },
    ],
    'realityCheck.answer': [
      {
        name: 'answers',
        offeredIn: ['open.shown.what.questionnaire'],
        event: { type: 'realityCheck.answer', answers },
        act: async (world) => {
          await modal(world).getByLabel(question.text).selectOption('Longer')
          await press('Continue')(world)
        },
      },
    ],
    'realityCheck.history': { elsewhere: 'leads to another page; tests/browser/activity.spec.ts goes there' },
    'realityCheck.exit': [
      { name: 'leaves the game', event: { type: 'realityCheck.exit' }, act: press(/^(Leave the game|Stop for now)$/) },
    ],
    'game.roundStarted': [
      {
        name: 'a round begins',
        offeredIn: ['idle'],
        offeredIf: ({ isRoundRunning, choice }) => !isRoundRunning && choice === 'CONTINUE',
        event: { type: 'game.roundStarted' },
        act: gameSays('gprg_GameRoundStart'),
      },
    ],
    'game.roundEnded': [
      {
        name: 'the round ends',
        offeredIn: ['due'],
        event: { type: 'game.roundEnded' },
        act: gameSays('gprg_GameRoundEnd'),
      },
    ],
    'game.started': { elsewhere: 'the game is opened by its own flow; tests/browser/activity.spec.ts plays' },
    'game.closed': { elsewhere: 'the game is closed by its own flow; tests/browser/activity.spec.ts leaves it' },
    'break.begun': { elsewhere: 'the activity summary says it; tests/browser/activity.spec.ts has both' },
    'break.ended': { elsewhere: 'the activity summary says it; tests/browser/activity.spec.ts has both' },
  },
  answers: {
    checkActivity: {
      holds: holdsCalls('realityCheck'),
      // The timer looks first, and nothing is seen of either: it is let go once it has been asked.
      isAskedAgain: true,
      answers: [
        { name: 'a reminder', output: reminder, prepare: due(reminder) },
        { name: 'questions', output: questionnaire, prepare: due(questionnaire) },
        {
          name: 'nothing is due',
          output: null,
          prepare: (world) =>
            world.answer('realityCheck', 200, { action: null, checkId: null, summary: null, questions: [] }),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('realityCheck', 500, 'error.system.error') },
      ],
    },
    sendResult: {
      holds: holdsCalls('realityCheckResult'),
      answers: [
        {
          name: 'taken',
          output: undefined,
          prepare: (world) => world.answer('realityCheckResult', 200, { success: true }),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('realityCheckResult', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: ({ page }) => page.clock.fastForward(15_000),
    longestRound: ({ page }) => page.clock.fastForward(60_000),
  },
  // The look goes on by itself behind what stands there, whenever the timer has looked.
  unseen: ['idle', 'checking', 'due', 'leaving', 'open.shown.look.resting', 'open.shown.look.asking'],
  // The game is left: the page is another one.
  ends: ['leaving'],
  states: {
    idle: isClosed,
    checking: isClosed,
    due: runsOn,
    'open.shown.what.reminder': async (world) => {
      await stands('reminder')(world)
      await expect(modal(world)).toContainText('€50.00')
    },
    'open.shown.what.questionnaire': async (world) => {
      await stands('questionnaire')(world)
      await expect(modal(world).getByLabel(question.text)).toBeVisible()
    },
    'open.shown.what.failed': async (world) => {
      await stands('failed')(world)
      await expect(modal(world)).toContainText('Your answer was not taken')
    },
    'open.shown.look.resting': async () => {},
    'open.shown.look.asking': async () => {},
    'open.sending': async (world) =>
      expect(modal(world).getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true'),
    leaving: isClosed,
  },
  counters: ({ check, answers: given, problem, isRoundRunning, isOtherBreak }) => [
    check?.checkId,
    given === null,
    problem === null,
    isRoundRunning,
    isOtherBreak,
  ],
  unreachable: {
    'leaving:xstate.done.actor.sendLeaving': 'the game is left by then; tests/browser/activity.spec.ts sees it sent',
    'leaving:xstate.error.actor.sendLeaving': 'the game is left by then; the machine’s own test loses it',
    'leaving:xstate.after.requestTimeout.realityCheck.leaving':
      'the game is left by then; the machine’s own test waits',
  },
  guardsOneWay: {
    'open.shown:realityCheck.answer': 'a reminder has no form to answer: “RGT-3 a reminder” in realityCheck.test.ts',
  },
})
