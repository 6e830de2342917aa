import { expect } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts'
import type { ResetChannel } from '#machines/passwordReset/passwordReset.contract.ts'
import { type BrowserWorld, holdsCalls } from './browserWorld.ts'
import { pathModel } from './paths.ts'
import { refusedWith as refused } from './players.ts'

type World = BrowserWorld

const panel = ({ page }: World) => page.getByRole('dialog', { name: 'Set a new password' })
const button = (world: World, name: string | RegExp) => panel(world).getByRole('button', { name })
const says = (world: World, words: RegExp) => expect(panel(world)).toContainText(words)
const alerts = (world: World) => expect(panel(world).getByRole('alert').first()).toBeVisible()
const isBusy = async (world: World) => expect(button(world, 'Continue')).toBeDisabled()
const field = (world: World, name: string) => panel(world).getByLabel(name, { exact: true })

const gladly = async () => {}
const used = 'error.password.reset.link.used'
const expired = 'error.password.reset.link.expired'

const send = (channel: ResetChannel, label: string) => ({
  name: `asks for a ${channel}`,
  event: { type: 'email.submit' as const, email: 'anna@example.org', channel, captchaToken: '-' },
  act: async (world: World) => {
    await field(world, 'Email').fill((await world.player()).email)
    await panel(world).getByRole('radio', { name: label }).check()
    await button(world, 'Continue').click()
  },
})

const setPassword = ['passwordResetNewPassword', 'passwordResetNewPasswordByEmail'] as const
/** Whichever way it is set. */
const refusePassword = (status: number, code: string) => async (world: World) => {
  await world.qa.fault({
    method: 'POST',
    path: '/api/v1/player/password_reset/new_password*',
    kind: 'status',
    status,
    body: refused(status, code),
  })
}

/** How QA brings the reset of a password into each of its states. */
export const passwordResetPaths = pathModel<World>()<typeof passwordResetMachine>({
  machine: passwordResetMachine,
  variants: {
    'somebody who has forgotten the password': {
      input: { parentRef: createEmptyActor() },
      open: async ({ page }) => {
        await page.goto('/en-UN/404#login')
        await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
      },
    },
  },
  events: {
    'reset.open': [
      {
        name: 'has forgotten the password',
        event: { type: 'reset.open' },
        act: ({ page }) =>
          page
            .getByRole('link', { name: 'Forgot your password?' })
            .or(page.getByRole('button', { name: 'Begin' }))
            .click(),
      },
    ],
    'reset.link': [
      {
        name: 'opens the link of the e-mail',
        offeredIn: ['closed'],
        event: { type: 'reset.link', token: 'a-token-of-an-email' },
        act: async ({ page }) => void (await page.goto('/en-UN/reset-password?token=a-token-of-an-email')),
      },
    ],
    'reset.close': [
      { name: 'closes the reset', event: { type: 'reset.close' }, act: (world) => button(world, 'Close').click() },
    ],
    'link.retry': [
      {
        name: 'tries the link again',
        event: { type: 'link.retry' },
        act: (world) => button(world, 'Try again').click(),
      },
    ],
    'email.submit': [send('sms', 'By SMS'), send('email', 'By link')],
    'code.submit': [
      {
        name: 'sends the code',
        event: { type: 'code.submit', code: '135790' },
        act: async (world) => {
          await field(world, 'Code').fill('135790')
          await button(world, 'Continue').click()
        },
      },
    ],
    'code.resend': [
      {
        name: 'asks for a new code',
        event: { type: 'code.resend', captchaToken: '-' },
        act: (world) => button(world, /^Send (a new code|the code again)$/).click(),
      },
    ],
    'password.submit': [
      {
        name: 'sets the password',
        event: { type: 'password.submit', password: 'Correct2horse' },
        act: async (world) => {
          await field(world, 'Password').fill('Correct2horse')
          await button(world, 'Set the password').click()
        },
      },
    ],
    'step.next': [
      {
        name: 'goes on',
        offeredIn: ['open.email.editing', 'open.verification.verified', 'open.maxAttempts'],
        event: { type: 'step.next' },
        act: async (world) => {
          const isProven = (await panel(world).getAttribute('data-state')) === 'open.verification.verified'
          await button(world, isProven ? 'Continue' : 'I have got my code').click()
        },
      },
    ],
    'step.back': [
      {
        name: 'goes back',
        event: { type: 'step.back' },
        act: (world) => button(world, /^(Back|Ask for a new (link|code)|Use a (link by email|code by SMS))$/).click(),
        offeredIn: [
          'open.link',
          'open.maxAttempts',
          'open.allSpent',
          'open.verification.requestFailed',
          'open.verification.entering',
          'open.verification.verified',
          'open.password.editing',
          'open.password.failed',
        ],
      },
    ],
  },
  answers: {
    readLink: {
      holds: holdsCalls('passwordResetEmailOfToken'),
      answers: [
        {
          name: 'a good link',
          output: { email: 'anna@example.org' },
          prepare: (world) => world.answer('passwordResetEmailOfToken', 200, { email: 'anna@example.org' }),
        },
        {
          name: 'used',
          error: refused(400, used),
          prepare: (world) => world.refuse('passwordResetEmailOfToken', 400, used),
        },
        {
          name: 'too old',
          error: refused(400, expired),
          prepare: (world) => world.refuse('passwordResetEmailOfToken', 400, expired),
        },
        { name: 'unknown', error: refused(404, 'error.not_found'), prepare: gladly },
        {
          name: 'out of order',
          error: refused(500, 'error.system.error'),
          prepare: (world) => world.refuse('passwordResetEmailOfToken', 500, 'error.system.error'),
        },
      ],
    },
    requestReset: {
      holds: holdsCalls('passwordReset'),
      answers: [
        { name: 'sent', output: undefined, prepare: gladly },
        {
          name: 'out of order',
          error: refused(500, 'error.system.error'),
          prepare: (world) => world.refuse('passwordReset', 500, 'error.system.error'),
        },
        {
          name: 'three within the hour',
          error: refused(429, 'sms.max.attempts.reached'),
          prepare: (world) => world.refuse('passwordReset', 429, 'sms.max.attempts.reached'),
        },
      ],
    },
    verifyResetCode: {
      holds: holdsCalls('passwordResetVerification'),
      answers: [
        {
          name: 'right',
          output: { resetKey: 'a-key-of-a-reset', smsResetKeyId: 'an-id' },
          prepare: (world) =>
            world.answer('passwordResetVerification', 200, { resetKey: 'a-key-of-a-reset', smsResetKeyId: 'an-id' }),
        },
        {
          name: 'wrong',
          error: refused(400, 'sms.code.invalid'),
          prepare: (world) => world.refuse('passwordResetVerification', 400, 'sms.code.invalid'),
        },
        {
          name: 'too many',
          error: refused(400, 'sms.max.attempts.reached'),
          prepare: (world) => world.refuse('passwordResetVerification', 400, 'sms.max.attempts.reached'),
        },
        {
          name: 'too old',
          error: refused(400, 'sms.code.expired'),
          prepare: (world) => world.refuse('passwordResetVerification', 400, 'sms.code.expired'),
        },
      ],
    },
    setPassword: {
      holds: holdsCalls(...setPassword),
      answers: [
        {
          name: 'set',
          output: undefined,
          prepare: async (world) => {
            for (const name of setPassword) await world.answer(name, 200, { success: true })
          },
        },
        { name: 'used', error: refused(400, used), prepare: refusePassword(400, used) },
        { name: 'too old', error: refused(400, expired), prepare: refusePassword(400, expired) },
        {
          name: 'unknown',
          error: refused(400, 'error.password.reset'),
          prepare: refusePassword(400, 'error.password.reset'),
        },
        {
          name: 'out of order',
          error: refused(500, 'error.system.error'),
          prepare: refusePassword(500, 'error.system.error'),
        },
      ],
    },
  },
  delays: {
    requestTimeout: (world) => world.pass(15_000),
    resendWait: (world) => world.pass(60_000),
  },
  unseen: ['closed'],
  ends: ['open.complete'],
  states: {
    closed: async (world) => expect(panel(world)).toBeHidden(),
    'open.readingLink': (world) => says(world, /reading your link/i),
    'open.linkFailed': (world) => says(world, /could not read your link/i),
    'open.linkUsed': (world) => says(world, /used already/i),
    'open.linkExpired': (world) => says(world, /too old/i),
    'open.linkUnknown': (world) => says(world, /don’t know this link/i),
    'open.email.editing': async (world) => expect(field(world, 'Email')).toBeEditable(),
    'open.email.sending': isBusy,
    'open.email.failed': alerts,
    'open.linkSent': (world) => says(world, /a link is on its way/i),
    'open.verification.requesting': (world) => says(world, /sending you a code/i),
    'open.verification.requestFailed': alerts,
    'open.verification.entering.code.editing': async (world) => expect(field(world, 'Code')).toBeEditable(),
    'open.verification.entering.code.verifying': isBusy,
    'open.verification.entering.code.wrong': async (world) =>
      expect(field(world, 'Code')).toHaveAttribute('aria-invalid', 'true'),
    'open.verification.entering.code.unanswered': alerts,
    'open.verification.entering.code.spent': async (world) => expect(field(world, 'Code')).toBeDisabled(),
    'open.verification.entering.resend.waiting': (world) => says(world, /ask for a new one in \d+ s/i),
    'open.verification.entering.resend.resendable': async (world) =>
      expect(button(world, 'Send a new code')).toBeEnabled(),
    'open.verification.entering.resend.spent': (world) => says(world, /no more can be asked for/i),
    'open.verification.verified': (world) => says(world, /your code was right/i),
    'open.maxAttempts': (world) => says(world, /works at once/i),
    'open.allSpent': (world) => says(world, /neither codes nor links/i),
    'open.password.editing': async (world) => expect(field(world, 'Password')).toBeEditable(),
    'open.password.saving': async (world) => expect(button(world, 'Set the password')).toBeDisabled(),
    'open.password.failed': alerts,
    // The page goes home, and the reset says there that it is done (GRD-10).
    'open.complete': async (world) => {
      await expect(world.page).toHaveURL(/\/en-UN$/)
      await says(world, /has been changed/i)
    },
  },
  counters: (context) => [
    context.email !== '',
    context.channel,
    context.token !== null,
    context.resetKey !== null,
    context.requests,
    context.tries,
    context.spent.join(' '),
  ],
  unreachable: {
    'open.email.editing:step.next:0': 'the page shows no such button while another e-mail is typed',
    'open.complete:step.next': 'the last step has no button for a next one',
  },
})
