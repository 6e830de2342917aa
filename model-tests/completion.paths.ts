import { expect } from '@playwright/test'
import { completionMachine } from '#machines/completion/completion.machine.ts'
import { buttonOf, openAccount, outOfOrder, partOf, playerInput } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const button = (world: World, name: string) => buttonOf(world, 'completion', name)
const field = (world: World, name: string) => partOf(world, 'completion').getByLabel(name)
const contactInfo = { dateOfBirth: '1990-05-14', postalCode: '00100', province: null, cpf: null }

/** How QA brings completing a registration into each of its states. */
export const completionPaths = pathModel<World>()<typeof completionMachine>({
  machine: completionMachine,
  variants: {
    'a player from Finland who is not complete': {
      input: playerInput,
      open: (world) => openAccount(world, { profile: { dateOfBirth: null, firstLogin: false } }),
    },
  },
  events: {
    'completion.submit': [
      {
        name: 'sends what is missing',
        event: { type: 'completion.submit', contactInfo },
        act: async (world) => {
          await field(world, 'Date of birth').fill('14/05/1990')
          await field(world, 'Postal code').fill('00100')
          await button(world, 'Save').click()
        },
      },
    ],
  },
  answers: {
    completeRegistration: {
      holds: holdsCalls('registrationUpdate'),
      answers: [
        { name: 'stored', output: undefined, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('registrationUpdate', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: [],
  ends: ['done'],
  states: {
    editing: async (world) => expect(field(world, 'Date of birth')).toBeEditable(),
    saving: async (world) => expect(button(world, 'Save')).toBeDisabled(),
    failed: async (world) => {
      await expect(partOf(world, 'completion').getByRole('alert')).toBeVisible()
      await expect(button(world, 'Save')).toBeEnabled()
    },
    done: async (world) => expect(partOf(world, 'completion')).toContainText('Your registration is complete'),
  },
  counters: () => [],
  unreachable: {},
})
