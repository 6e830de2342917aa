import { expect } from '@playwright/test'
import { phoneChangeMachine } from '#machines/phoneChange/phoneChange.machine.ts'
import { buttonOf, openAccount, outOfOrder, partOf, playerInput, refusal } from './accountPage.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'

type World = BrowserWorld

const button = (world: World, name: string) => buttonOf(world, 'phoneChange', name)
const popup = ({ page }: World) => page.getByRole('dialog', { name: 'Confirm your phone number' })
const inPopup = (world: World, name: string) => popup(world).getByRole('button', { name, exact: true })
const code = (world: World) => popup(world).getByLabel('Code')
const alerts = async (world: World) => {
  await expect(popup(world)).toHaveCount(0)
  await expect(partOf(world, 'phoneChange').getByRole('alert')).toBeVisible()
}

/** Worlds whose operator has really sent a code: later ones are answered for it, so that their number does not matter. */
const sent = new WeakSet<World>()
/** A number of this path's own: nobody may take one that another player has proven. */
const numberOf = ({ id }: World) => `46${`${id.replaceAll(/\D/g, '')}3`.slice(-7).padStart(7, '3')}`
const isSent = { attemptsLeft: 2, resendInMs: 60_000 }

/** How QA brings the change of the phone into each of its states. */
export const phoneChangePaths = pathModel<World>()<typeof phoneChangeMachine>({
  machine: phoneChangeMachine,
  variants: { 'a signed-in player': { input: playerInput, open: (world) => openAccount(world) } },
  events: {
    'phone.edit': [
      { name: 'opens the form', event: { type: 'phone.edit' }, act: (world) => button(world, 'Change phone').click() },
    ],
    'phone.submit': [
      {
        name: 'sends a new number',
        event: { type: 'phone.submit', phonePrefix: '+358', phoneBody: '401112223' },
        act: async (world) => {
          await partOf(world, 'phoneChange').getByLabel('Phone number').fill(numberOf(world))
          await button(world, 'Send the code').click()
        },
      },
    ],
    'code.submit': [
      {
        name: 'sends the code',
        event: { type: 'code.submit', code: '135790' },
        act: async (world) => {
          const message = sent.has(world) ? (await world.qa.inbox(`+358${numberOf(world)}`))[0] : undefined
          await code(world).fill(message?.code ?? '135790')
          await inPopup(world, 'Continue').click()
        },
      },
    ],
    'code.resend': [
      {
        name: 'asks for a new code',
        event: { type: 'code.resend' },
        act: (world) => inPopup(world, 'Send a new code').click(),
      },
    ],
    'phone.cancel': [
      {
        name: 'calls it off',
        event: { type: 'phone.cancel' },
        act: async (world) => {
          if (await popup(world).isVisible()) await inPopup(world, 'Close').click()
          else await button(world, 'Cancel').click()
        },
      },
    ],
  },
  answers: {
    changePhone: {
      holds: holdsCalls('phoneChange'),
      answers: [
        { name: 'a code follows', output: { smsVerificationId: 'one' }, prepare: async () => {} },
        { ...outOfOrder, prepare: (world) => world.refuse('phoneChange', 500, 'error.system.error') },
      ],
    },
    requestSms: {
      holds: holdsCalls('phoneSmsRequest'),
      answers: [
        {
          name: 'sent',
          output: { attemptsLeft: 2 },
          prepare: async (world) => {
            if (sent.has(world)) await world.answer('phoneSmsRequest', 200, isSent)
            sent.add(world)
          },
        },
        {
          name: 'sent, the last one',
          output: { attemptsLeft: 0 },
          prepare: (world) => world.answer('phoneSmsRequest', 200, { ...isSent, attemptsLeft: 0 }),
        },
        {
          name: 'too soon',
          error: refusal(400, 'sms.resend.too_soon'),
          prepare: (world) => world.refuse('phoneSmsRequest', 400, 'sms.resend.too_soon'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('phoneSmsRequest', 500, 'error.system.error') },
      ],
    },
    verifySms: {
      holds: holdsCalls('phoneSmsVerification'),
      answers: [
        {
          name: 'right',
          output: undefined,
          prepare: async (world) => {
            if (!sent.has(world)) await world.answer('phoneSmsVerification', 200, { success: true })
          },
        },
        {
          name: 'wrong',
          error: refusal(400, 'sms.code.invalid'),
          prepare: (world) => world.refuse('phoneSmsVerification', 400, 'sms.code.invalid'),
        },
        { ...outOfOrder, prepare: (world) => world.refuse('phoneSmsVerification', 500, 'error.system.error') },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    resendWait: (world) => world.pass(60_000),
  },
  unseen: [],
  ends: [],
  states: {
    idle: async (world) => expect(button(world, 'Change phone')).toBeVisible(),
    editing: async (world) => {
      await expect(popup(world)).toHaveCount(0)
      await expect(partOf(world, 'phoneChange').getByLabel('Phone number')).toBeEditable()
    },
    submitting: async (world) => expect(button(world, 'Send the code')).toBeDisabled(),
    failed: alerts,
    'popup.requesting': async (world) => expect(popup(world)).toContainText(/sending you a code/i),
    'popup.entering.code.editing': async (world) => expect(code(world)).toBeEditable(),
    'popup.entering.code.verifying': async (world) => expect(inPopup(world, 'Continue')).toBeDisabled(),
    'popup.entering.code.wrong': async (world) => expect(code(world)).toHaveAttribute('aria-invalid', 'true'),
    'popup.entering.code.spent': async (world) => expect(code(world)).toBeDisabled(),
    'popup.entering.resend.waiting': async (world) => expect(popup(world)).toContainText(/ask for a new one in \d+ s/i),
    'popup.entering.resend.resendable': async (world) => expect(inPopup(world, 'Send a new code')).toBeVisible(),
    'popup.entering.resend.spent': async (world) => expect(popup(world)).toContainText(/no more can be asked for/i),
  },
  counters: ({ attemptsLeft, tries }) => [attemptsLeft <= 0, tries],
  unreachable: {},
})
