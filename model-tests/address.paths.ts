import { expect } from '@playwright/test'
import { addressMachine } from '#machines/address/address.machine.ts'
import { buttonOf, openAccount, outOfOrder, partOf, playerInput } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const button = (world: World, name: string) => buttonOf(world, 'address', name)
const field = (world: World, name: string) => partOf(world, 'address').getByLabel(name)
const isBusy = async (world: World) => expect(button(world, 'Save')).toBeDisabled()
const alerts = async (world: World) => {
  await expect(partOf(world, 'address').getByRole('alert')).toBeVisible()
  await expect(button(world, 'Save')).toBeEnabled()
}

/** How QA brings the change of address and province into each of its states. */
export const addressPaths = pathModel<World>()<typeof addressMachine>({
  machine: addressMachine,
  variants: {
    'a player in Canada': {
      input: playerInput,
      open: (world) => openAccount(world, { profile: { countryCode: 'CA', market: 'CA', currency: 'CAD' } }),
    },
  },
  events: {
    'address.edit': [
      {
        name: 'opens the address',
        event: { type: 'address.edit' },
        act: (world) => button(world, 'Change address').click(),
      },
    ],
    'address.submit': [
      {
        name: 'saves an address',
        event: { type: 'address.submit', form: { address: '1 Bay Street', city: 'Toronto', postalCode: 'M5J 2R8' } },
        act: async (world) => {
          await field(world, 'Street and house number').fill('1 Bay Street')
          await field(world, 'Postal code').fill('M5J 2R8')
          await field(world, 'City').fill('Toronto')
          await button(world, 'Save').click()
        },
      },
    ],
    'province.edit': [
      {
        name: 'opens the province',
        event: { type: 'province.edit' },
        act: (world) => button(world, 'Change province').click(),
      },
    ],
    'province.submit': [
      {
        name: 'saves a province',
        event: { type: 'province.submit', province: 'QC' },
        act: async (world) => {
          await field(world, 'Province').selectOption('QC')
          await button(world, 'Save').click()
        },
      },
    ],
    'address.cancel': [
      { name: 'calls it off', event: { type: 'address.cancel' }, act: (world) => button(world, 'Cancel').click() },
    ],
  },
  answers: {
    changeAddress: {
      holds: holdsCalls('addressChange'),
      answers: [
        { name: 'stored', output: undefined, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('addressChange', 500, 'error.system.error') },
      ],
    },
    changeProvince: {
      holds: holdsCalls('provinceChange'),
      answers: [
        { name: 'stored', output: undefined, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('provinceChange', 500, 'error.system.error') },
      ],
    },
  },
  delays: { requestTimeout: (world) => world.pass(15_000) },
  unseen: [],
  ends: [],
  states: {
    idle: async (world) => expect(button(world, 'Change address')).toBeVisible(),
    'address.editing': async (world) => expect(field(world, 'City')).toBeEditable(),
    'address.saving': isBusy,
    'address.failed': alerts,
    'province.editing': async (world) => expect(field(world, 'Province')).toBeEnabled(),
    'province.saving': isBusy,
    'province.failed': alerts,
  },
  counters: () => [],
  unreachable: {},
})
