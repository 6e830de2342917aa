import { expect } from '@playwright/test'
import { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts'
import { buttonOf, openAccount, outOfOrder, partOf, playerInput, refusal } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const button = (world: World, name: string) => buttonOf(world, 'passwordChange', name)
const field = (world: World, name: string) => partOf(world, 'passwordChange').getByLabel(name)

/** How QA brings the change of the password into each of its states. */
export const passwordChangePaths = pathModel<World>()<typeof passwordChangeMachine>({
  machine: passwordChangeMachine,
  variants: { 'a signed-in player': { input: playerInput, open: (world) => openAccount(world) } },
  events: {
    'passwordChange.edit': [
      {
        name: 'opens the form',
        event: { type: 'passwordChange.edit' },
        act: (world) => button(world, 'Change password').click(),
      },
    ],
    'passwordChange.submit': [
      {
        name: 'sends both passwords',
        event: { type: 'passwordChange.submit', oldPassword: 'Correct1horse', password: 'Correct2horse' },
        act: async (world) => {
          const { password } = await world.player()
          await field(world, 'Current password').fill(password)
          await field(world, 'New password').fill('Correct2horse')
          await button(world, 'Save').click()
        },
      },
    ],
    'passwordChange.cancel': [
      {
        name: 'calls it off',
        event: { type: 'passwordChange.cancel' },
        act: (world) => button(world, 'Cancel').click(),
      },
    ],
  },
  answers: {
    changePassword: {
      holds: holdsCalls('passwordChange'),
      answers: [
        { name: 'stored', output: undefined, prepare: async () => {} },
        {
          name: 'the old one is wrong',
          error: refusal(400, 'error.old_password.incorrect'),
          prepare: (world) => world.refuse('passwordChange', 400, 'error.old_password.incorrect'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('passwordChange', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: [],
  ends: [],
  states: {
    idle: async (world) => expect(button(world, 'Change password')).toBeVisible(),
    editing: async (world) => expect(field(world, 'New password')).toBeEditable(),
    saving: async (world) => expect(button(world, 'Save')).toBeDisabled(),
    wrongOldPassword: async (world) => expect(field(world, 'Current password')).toHaveAttribute('aria-invalid', 'true'),
    failed: async (world) => expect(partOf(world, 'passwordChange').getByRole('alert')).toBeVisible(),
  },
  counters: () => [],
  unreachable: {},
})
