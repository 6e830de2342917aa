import { SimulatedClock, createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import { leafStates, listeningParent, manual, manualStream, settle } from '../testing.ts'
import type {
  DraftStoreEvent,
  LoadDraftOutput,
  LoadRiskSettingInput,
  RegistrationDetails,
  RegistrationDraft,
  RegistrationEvent,
  RequestCodeInput,
  RiskSetting,
  SubmitContactInfoInput,
  SubmitDetailsInput,
  SubmitDetailsOutput,
  VerifyCodeInput,
} from './registration.contract.ts'
import { registrationMachine } from './registration.machine.ts'

const details: RegistrationDetails = {
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Aalto',
  countryCode: 'FI',
  marketCode: 'UN',
  phonePrefix: '+358',
  phoneBody: '401234567',
  termsAndConditions: true,
  termsAndConditionsAcceptedVersion: '1',
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: false,
  languageCode: 'en',
  bonusCode: null,
}
const contactInfo = { dateOfBirth: '1990-01-31', postalCode: '00100', province: null, cpf: null }
const refusal = (status: number, code: string | null, message = 'refused') => ({
  kind: 'status',
  status,
  code,
  message,
})

const opened = (draft: RegistrationDraft | null = null, isResendDue = false) => {
  const { parentRef, heard } = listeningParent()
  const loadDraft = manual<LoadDraftOutput>()
  const draftStore = manualStream<undefined, DraftStoreEvent>()
  const risk = manual<RiskSetting, LoadRiskSettingInput>()
  const submitDetails = manual<SubmitDetailsOutput, SubmitDetailsInput>()
  const submitContactInfo = manual<void, SubmitContactInfoInput>()
  const requestCode = manual<void, RequestCodeInput>()
  const verifyCode = manual<void, VerifyCodeInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        loadDraft: loadDraft.logic,
        draftStore: draftStore.logic,
        loadRiskSetting: risk.logic,
        submitDetails: submitDetails.logic,
        submitContactInfo: submitContactInfo.logic,
        requestCode: requestCode.logic,
        verifyCode: verifyCode.logic,
      },
    }),
    { clock, input: { parentRef, countryCode: 'FI' } },
  ).start()
  const send = async (event: RegistrationEvent): Promise<void> => {
    actor.send(event)
    await settle()
  }
  const at = (): string => leafStates(actor.getSnapshot()).join(' ')
  const open = async (bonusCode: string | null = null): Promise<void> => {
    await send({ type: 'registration.open', bonusCode })
    loadDraft.last().resolve(draft && { ...draft, isResendDue })
    await settle()
  }
  const sendDetails = async (
    setting: RiskSetting,
    sent: RegistrationDetails = details,
    password = 'Secret12',
  ): Promise<void> => {
    await send({ type: 'details.submit', details: sent, password, captchaToken: 'solved' })
    risk.last().resolve(setting)
    await settle()
    if (at() !== 'open.details.submitting') return
    submitDetails.last().resolve({ playerId: 7 })
    await settle()
  }
  const sendContactInfo = async (setting: RiskSetting): Promise<void> => {
    await send({ type: 'contactInfo.submit', contactInfo, captchaToken: 'solved' })
    risk.last().resolve(setting)
    await settle()
    submitContactInfo.last().resolve()
    await settle()
  }
  const sent = async (): Promise<void> => {
    requestCode.last().resolve()
    await settle()
  }
  return {
    actor,
    clock,
    heard,
    draftStore,
    risk,
    submitDetails,
    submitContactInfo,
    requestCode,
    verifyCode,
    send,
    at,
    open,
    sendDetails,
    sendContactInfo,
    sent,
  }
}
const sms: RiskSetting = { smsVerification: true, emailVerification: false }
const both: RiskSetting = { smsVerification: true, emailVerification: true }
const neither: RiskSetting = { smsVerification: false, emailVerification: false }
const entering = (code: string, resend = 'waiting'): string =>
  `open.verification.entering.code.${code} open.verification.entering.resend.${resend}`
const completed = {
  type: 'registration.completed',
  email: details.email,
  password: 'Secret12',
  isTypedAgain: false,
}

let it: ReturnType<typeof opened>
beforeEach(async () => {
  it = opened()
  await it.open()
})
const context = () => it.actor.getSnapshot().context

describe('the way through', () => {
  test('REG-4 who finds no country of theirs comes back to the one that was chosen', async () => {
    await it.send({ type: 'country.pick', countryCode: 'SE', isSupported: true })
    await it.send({ type: 'country.pick', countryCode: 'other', isSupported: false })
    expect(it.at()).toBe('open.unsupported')
    await it.send({ type: 'step.back' })
    expect(context().countryCode).toBe('SE')
  })

  test('REG-1 details, contact info, code, complete; then login is handed over and the secrets are gone', async () => {
    expect(it.at()).toBe('open.details.editing')
    await it.sendDetails(sms)
    expect(it.at()).toBe('open.contactInfo.editing')
    await it.sendContactInfo(sms)
    await it.sent()
    expect(it.at()).toBe(entering('editing'))
    await it.send({ type: 'code.submit', code: '123456' })
    it.verifyCode.last().resolve()
    await settle()
    expect(it.at()).toBe('open.complete')
    expect(it.heard).toEqual([completed])
    expect(context()).toMatchObject({ password: null, code: null })
    await it.send({ type: 'registration.close' })
    expect(it.draftStore.received.at(-1)).toEqual({ type: 'draft.save', draft: null })
  })

  test('REG-1 SAF-12 a reload before the new player is signed in asks for the password, and for nothing else', async () => {
    await it.sendDetails(neither)
    expect(it.at()).toBe('open.complete')
    expect(JSON.stringify(it.draftStore.received)).not.toContain('Secret12')
    await reload()
    expect(it.at()).toBe('open.passwordAgain')
    await it.send({ type: 'password.submit', password: 'Secret12' })
    expect(it.heard).toEqual([{ ...completed, isTypedAgain: true }])
  })

  test('REG-2 a market without codes signs in right after the details', async () => {
    await it.sendDetails(neither)
    expect(it.at()).toBe('open.complete')
    expect(it.heard).toEqual([completed])
  })

  test('REG-7 where the market asks for both, the e-mail code follows the SMS code', async () => {
    await it.sendDetails(both)
    await it.sendContactInfo(both)
    await it.sent()
    await it.send({ type: 'code.submit', code: '123456' })
    it.verifyCode.last().resolve()
    await settle()
    expect(it.requestCode.calls.map((call) => call.input.channel)).toEqual(['sms', 'email'])
    await it.sent()
    await it.send({ type: 'code.submit', code: '654321' })
    it.verifyCode.last().resolve()
    await settle()
    expect(it.at()).toBe('open.complete')
    expect(context()).toMatchObject({ isSmsVerified: true, isEmailVerified: true })
  })

  test('REG-1 next and back stop at the ends, and no step is reached before the one before it (SAF-8)', async () => {
    await it.send({ type: 'step.back' })
    await it.send({ type: 'step.next' })
    expect(it.at()).toBe('open.details.editing')
    await it.sendDetails(sms)
    await it.send({ type: 'step.next' })
    expect(it.at()).toBe('open.contactInfo.editing')
    await it.send({ type: 'step.back' })
    expect(it.at()).toBe('open.details.editing')
    await it.send({ type: 'step.next' })
    expect(it.at()).toBe('open.contactInfo.editing')
  })
})

/** A page closed in the middle, and a new one that finds its draft. */
const reload = async (isResendDue = false): Promise<void> => {
  it = opened(it.draftStore.received.at(-1)?.draft ?? null, isResendDue)
  await it.open()
}

describe('drafts', () => {
  test('REG-1 a reload keeps the step and what was typed, but neither password nor code', async () => {
    await it.sendDetails(sms)
    const draft = it.draftStore.received.at(-1)?.draft ?? null
    expect(draft).toMatchObject({ savedStep: 'contactInfo', playerId: 7, details })
    expect(JSON.stringify(it.draftStore.received)).not.toContain('Secret12')

    it = opened(draft)
    await it.open()
    expect(it.at()).toBe('open.contactInfo.editing')
    await it.sendContactInfo(sms)
    await it.sent()
    await it.send({ type: 'code.submit', code: '123456' })
    it.verifyCode.last().resolve()
    await settle()
    expect(it.at()).toBe('open.passwordAgain')
    await it.send({ type: 'password.submit', password: 'Secret12' })
    expect(it.heard).toEqual([{ ...completed, isTypedAgain: true }])
    await it.send({ type: 'password.refused' })
    expect(it.at()).toBe('open.passwordAgain')
    expect(context().error).toEqual({ key: 'registration.password.refused', field: 'password' })
    await reload()
    expect(it.at(), 'the draft is kept until the password is right').toBe('open.passwordAgain')
  })

  test('REG-1 SAF-4 a reload at the code keeps the step, sends no second code and gives no more tries', async () => {
    await it.sendDetails(sms)
    await it.sendContactInfo(sms)
    await it.sent()
    expect(it.draftStore.received.at(-1)).toMatchObject({ isCodeSent: true })
    for (let n = 0; n < 2; n++) await wrong()
    await reload()
    expect(it.at()).toBe(entering('editing'))
    expect(it.requestCode.calls).toHaveLength(0)
    for (let n = 0; n < 3; n++) await wrong()
    expect(it.at()).toBe(entering('spent'))
    await reload(true)
    expect(it.at()).toBe(entering('spent', 'resendable'))
    await it.send({ type: 'code.resend', captchaToken: '-' })
    await it.sent()
    expect(it.at()).toBe(entering('editing'))
    expect(context()).toMatchObject({ requests: 2, tries: 0 })
  })

  test('REG-1 a reload before the code was sent asks for it; after the last one was verified only the password is missing', async () => {
    await it.sendDetails(both)
    await it.sendContactInfo(both)
    await reload()
    expect(it.at()).toBe('open.verification.requesting')
    await it.sent()
    await it.send({ type: 'code.submit', code: '123456' })
    it.verifyCode.last().resolve()
    await settle()
    await reload()
    expect(it.requestCode.calls.map((call) => call.input.channel)).toEqual(['email'])
    await it.sent()
    await it.send({ type: 'code.submit', code: '654321' })
    it.verifyCode.last().resolve()
    await settle()
    expect(it.at()).toBe('open.passwordAgain')
    await reload()
    expect(it.at()).toBe('open.passwordAgain')
  })

  test('REG-1 going back and on again comes to the code that was sent; another phone gets its own', async () => {
    await it.sendDetails(sms)
    await it.sendContactInfo(sms)
    await it.sent()
    await it.send({ type: 'step.back' })
    await reload()
    expect(it.at()).toBe('open.contactInfo.editing')
    await it.sendContactInfo(sms)
    expect(it.at()).toBe(entering('editing'))
    await it.send({ type: 'step.back' })
    await it.send({ type: 'step.back' })
    await it.sendDetails(sms, { ...details, phoneBody: '407654321' })
    await it.sendContactInfo(sms)
    expect(it.at()).toBe('open.verification.requesting')
  })

  test.each(['contactInfo', 'code'])(
    'REG-1 SAF-9 where the server does not know the page any more (%s) the details are sent again for the same account',
    async (where) => {
      await it.sendDetails(sms)
      await it.sendContactInfo(sms)
      await it.sent()
      if (where === 'contactInfo') await it.send({ type: 'step.back' })
      await reload()
      const notOpen = refusal(400, 'error.registration.not_open')
      if (where === 'contactInfo') {
        await it.send({ type: 'contactInfo.submit', contactInfo, captchaToken: 'solved' })
        it.risk.last().resolve(sms)
        await settle()
        it.submitContactInfo.last().reject(notOpen)
      } else {
        await it.send({ type: 'code.submit', code: '123456' })
        it.verifyCode.last().reject(notOpen)
      }
      await settle()
      expect(it.at()).toBe('open.details.failed')
      expect(context()).toMatchObject({ tries: 0, error: { key: 'error.registration.not_open', field: null } })
      await it.sendDetails(sms)
      expect(it.submitDetails.calls).toHaveLength(1)
      await it.send({ type: 'step.next' })
      expect(it.at(), 'another tab may have changed the country').toBe('open.contactInfo.editing')
      await it.sendContactInfo(sms)
      expect(it.at()).toBe(entering('editing'))
    },
  )
})

const wrong = async (): Promise<void> => {
  await it.send({ type: 'code.submit', code: '000000' })
  it.verifyCode.last().reject(refusal(400, 'sms.code.invalid'))
  await settle()
}

describe('codes', () => {
  beforeEach(async () => {
    await it.sendDetails(sms)
    await it.sendContactInfo(sms)
    await it.sent()
  })

  test('REG-7 a new code may be asked for after 60 s, three in all', async () => {
    expect(it.actor.getSnapshot().can({ type: 'code.resend', captchaToken: '-' })).toBe(false)
    for (let request = 2; request <= 3; request += 1) {
      it.clock.increment(60_000)
      expect(it.at()).toBe(entering('editing', 'resendable'))
      await it.send({ type: 'code.resend', captchaToken: '-' })
      await it.sent()
    }
    it.clock.increment(60_000)
    expect(it.at()).toBe(entering('editing', 'spent'))
    expect(it.requestCode.calls).toHaveLength(3)
  })

  test('REG-7 a wrong code says so and does not restart the wait; five of them need a new code', async () => {
    it.clock.increment(30_000)
    await wrong()
    expect(it.at()).toBe(entering('wrong'))
    it.clock.increment(30_000)
    expect(it.at()).toBe(entering('wrong', 'resendable'))
    for (let tries = 2; tries <= 5; tries += 1) await wrong()
    expect(it.at()).toBe(entering('spent', 'resendable'))
    await it.send({ type: 'code.resend', captchaToken: '-' })
    await it.sent()
    expect(it.at()).toBe(entering('editing'))
    expect(context().tries).toBe(0)
  })

  test('REG-7 SAF-9 a code whose request had no answer is typed as soon as the next request says that it is on its way', async () => {
    it.clock.increment(60_000)
    await it.send({ type: 'code.resend', captchaToken: '-' })
    it.requestCode.last().reject(refusal(500, 'error.system.error'))
    await settle()
    expect(it.at()).toBe('open.verification.requestFailed')
    await it.send({ type: 'code.resend', captchaToken: '-' })
    it.requestCode.last().reject(refusal(400, 'sms.resend.too_soon'))
    await settle()
    expect(it.at()).toBe(entering('editing'))
    expect(context()).toMatchObject({ requests: 2, tries: 0, error: null })
    expect(it.draftStore.received.at(-1)).toMatchObject({ isCodeSent: true, draft: { requests: 2 } })
  })

  test('REG-7 a code that is too old needs a new one; the last one ends the sign-up, as nothing comes after it', async () => {
    const tooOld = async () => {
      await it.send({ type: 'code.submit', code: '123456' })
      it.verifyCode.last().reject(refusal(400, 'sms.code.expired'))
      await settle()
    }
    for (let request = 2; request <= 3; request += 1) {
      await tooOld()
      it.clock.increment(60_000)
      expect(it.at()).toBe(entering('wrong', 'resendable'))
      await it.send({ type: 'code.resend', captchaToken: '-' })
      await it.sent()
    }
    await tooOld()
    expect(it.at()).toBe('open.maxAttempts')
  })

  test('REG-7 too many attempts clear everything and end on a screen of their own', async () => {
    await it.send({ type: 'code.submit', code: '000000' })
    it.verifyCode.last().reject(refusal(400, 'sms.max.attempts.reached'))
    await settle()
    expect(it.at()).toBe('open.maxAttempts')
    expect(context()).toMatchObject({ details: null, password: null, contactInfo: null, playerId: null, code: null })
    expect(it.draftStore.received.at(-1)).toEqual({ type: 'draft.save', draft: null })
  })

  test('REG-8 where another player has proven the phone meanwhile, the details ask for another one', async () => {
    await it.send({ type: 'code.submit', code: '123456' })
    it.verifyCode.last().reject(refusal(400, 'error.same.customer.info.detected'))
    await settle()
    expect(it.at()).toBe('open.details.failed')
    expect(context()).toMatchObject({ tries: 0, error: { key: 'error.same.customer.info.detected' } })
    await it.sendDetails(sms, { ...details, phoneBody: '409999999' })
    await it.sendContactInfo(sms)
    expect(it.submitContactInfo.last().input.details.phoneBody).toBe('409999999')
    expect(it.at()).toBe('open.verification.requesting')
  })

  test('REG-1 SAF-8 after a refusal of changed details nothing goes forward, until the server has taken what stands there', async () => {
    const refusedAs = async (error: unknown): Promise<void> => {
      await it.send({
        type: 'details.submit',
        details: { ...details, email: 'b@example.org' },
        password: 'Secret12',
        captchaToken: '-',
      })
      it.risk.last().resolve(sms)
      await settle()
      it.submitDetails.last().reject(error)
      await settle()
    }
    await it.send({ type: 'step.back' })
    await it.send({ type: 'step.back' })
    await refusedAs(refusal(400, 'player_already_exists'))
    await it.send({ type: 'registration.restart' })
    await it.send({ type: 'step.next' })
    expect(it.at()).toBe('open.details.editing')
    expect(context().error).toEqual({ key: 'registration.unsent', field: null })
    // Nor by way of a country that is not served.
    await refusedAs(refusal(500, null))
    await it.send({ type: 'country.pick', countryCode: '', isSupported: false })
    await it.send({ type: 'step.back' })
    await it.send({ type: 'step.next' })
    expect(it.at()).toBe('open.details.editing')
    await it.sendDetails(sms)
    expect(it.submitDetails.last().input).toMatchObject({ playerId: 7, details: { email: details.email } })
    expect(it.at()).toBe('open.contactInfo.editing')
  })

  test.each(['refused', 'after a reload', 'a changed phone', 'another country', 'another market'])(
    'REG-1 REG-10 SAF-9 contact info that the server has not taken as it now must be is not left behind (%s)',
    async (how) => {
      const isPhone = how === 'a changed phone'
      await it.send({ type: 'step.back' })
      if (isPhone) {
        // The code went to the e-mail, which is the same.
        const email = { smsVerification: false, emailVerification: true }
        it = opened()
        await it.open()
        await it.sendDetails(email)
        await it.sendContactInfo(email)
        await it.sent()
        await it.send({ type: 'step.back' })
        await it.send({ type: 'step.back' })
        await it.sendDetails(email, { ...details, phoneBody: '407654321' })
      } else if (how === 'another country') {
        await it.send({ type: 'step.back' })
        await it.sendDetails(sms, { ...details, countryCode: 'IN' })
      } else if (how === 'another market') {
        await it.send({ type: 'step.back' })
        await it.sendDetails(sms, { ...details, marketCode: 'FI' })
      } else {
        await it.send({
          type: 'contactInfo.submit',
          contactInfo: { ...contactInfo, postalCode: '00200' },
          captchaToken: '-',
        })
        it.risk.last().resolve(sms)
        await settle()
        it.submitContactInfo.last().reject(refusal(500, null))
        await settle()
        await it.send({ type: 'step.back' })
        if (how === 'after a reload') await reload()
        await it.send({ type: 'step.next' })
      }
      await it.send({ type: 'step.next' })
      expect(it.at()).toBe('open.contactInfo.editing')
      expect(context().error).toEqual({ key: 'registration.unsent', field: null })
      await it.sendContactInfo(isPhone ? { smsVerification: false, emailVerification: true } : sms)
      expect(it.at()).toBe(entering('editing'))
      await it.send({ type: 'step.back' })
      await it.send({ type: 'step.next' })
      expect(it.at()).toBe(entering('editing'))
    },
  )

  test('REG-1 going forward leaves nothing behind that was typed and not sent', async () => {
    for (const step of ['contactInfo', 'details']) {
      await it.send({ type: 'step.back' })
      expect(it.at()).toBe(`open.${step}.editing`)
      await it.send({ type: 'form.change', isUnsent: true })
      await it.send({ type: 'step.next' })
      expect(it.at()).toBe(`open.${step}.editing`)
      expect(context().error).toEqual({ key: 'registration.unsent', field: null })
    }
    await it.send({ type: 'form.change', isUnsent: false })
    await it.send({ type: 'step.next' })
    await it.send({ type: 'step.next' })
    expect(it.at()).toBe(entering('editing'))
    expect(context().error).toBeNull()
  })

  test('REG-7 a check without an answer does not count as a try', async () => {
    await it.send({ type: 'code.submit', code: '123456' })
    it.clock.increment(15_000)
    expect(it.at()).toBe(entering('unanswered'))
    expect(context().tries).toBe(0)
  })
})

const verifiedPhone = async (): Promise<void> => {
  await it.sendDetails(both)
  await it.sendContactInfo(both)
  await it.sent()
  await it.send({ type: 'code.submit', code: '123456' })
  it.verifyCode.last().resolve()
  await settle()
  expect(context().isSmsVerified).toBe(true)
  await it.send({ type: 'step.back' })
  await it.send({ type: 'step.back' })
}

describe('changed details', () => {
  test('REG-6 another phone resets the verified flag, goes with the contact info, and is verified itself (SAF-8)', async () => {
    await verifiedPhone()
    await it.sendDetails(both, { ...details, phoneBody: '409999999' })
    expect(context()).toMatchObject({ isSmsVerified: false, requests: 0, playerId: 7 })
    await it.sendContactInfo(both)
    expect(it.submitContactInfo.last().input.details.phoneBody).toBe('409999999')
    expect(it.requestCode.last().input.channel).toBe('sms')
    expect(it.submitDetails.calls).toHaveLength(1)
  })

  test('REG-6 the same phone stays verified', async () => {
    await verifiedPhone()
    await it.sendDetails(both, { ...details, firstName: 'Anne' })
    await it.sendContactInfo(both)
    expect(it.requestCode.last().input.channel).toBe('email')
  })

  test.each([
    ['the same e-mail sent again stays proven with the account that was begun', details.email, 7, [true, true]],
    ['a changed e-mail goes on with that account, and it alone is unproven', 'other@example.org', 7, [true, false]],
    ['a changed e-mail may make another account, of which nothing is proven', 'other@example.org', 8, [false, false]],
    ['nor is anything of another account with the same e-mail', details.email, 8, [false, false]],
  ])('REG-6 SAF-8 %s', async (_, email, playerId, [isSmsVerified, isEmailVerified]) => {
    await verifiedPhone()
    // As a page keeps it that has asked for the e-mail's code before the phone's.
    const draft = it.draftStore.received.at(-1)!.draft!
    it = opened({ ...draft, savedStep: 'details', isEmailVerified: true, channel: 'email', requests: 2 })
    await it.open()
    expect(context()).toMatchObject({ isSmsVerified: true, isEmailVerified: true })
    await it.send({ type: 'details.submit', details: { ...details, email }, password: 'Secret12', captchaToken: '-' })
    it.risk.last().resolve(both)
    await settle()
    expect(it.submitDetails.last().input).toMatchObject({ playerId: 7, details: { email } })
    it.submitDetails.last().resolve({ playerId })
    await settle()
    const requests = isEmailVerified ? 2 : 0
    expect(context()).toMatchObject({ isSmsVerified, isEmailVerified, requests, playerId })
  })

  test.each([
    ['the name', { ...details, lastName: 'Other' }, 'Secret12'],
    ['the country', { ...details, countryCode: 'SE' }, 'Secret12'],
    ['the wish for offers', { ...details, marketingOptIn: !details.marketingOptIn }, 'Secret12'],
    ['the password', details, 'Another12'],
  ])(
    'REG-2 %s, changed after Back, is sent again for the same account, until it was taken',
    async (_, sent, password) => {
      await it.sendDetails(sms)
      await it.send({ type: 'step.back' })
      await it.send({ type: 'details.submit', details: sent, password, captchaToken: 'solved' })
      it.risk.last().resolve(sms)
      await settle()
      it.submitDetails.last().reject({ kind: 'network', message: 'Network Error' })
      await settle()
      expect(it.at()).toBe('open.details.failed')
      await it.sendDetails(sms, sent, password)
      expect(it.submitDetails.calls).toHaveLength(3)
      expect(it.submitDetails.last().input).toMatchObject({ playerId: 7, details: sent, password })
      expect(it.at()).toBe('open.contactInfo.editing')
      await it.send({ type: 'step.back' })
      await it.sendDetails(sms, sent, password)
      expect(it.submitDetails.calls).toHaveLength(3)
    },
  )
})

describe('errors', () => {
  test.each([
    ['a network error', { kind: 'network', message: 'Network Error' }, 'error.country.blocked', null],
    ['the same customer', refusal(400, 'error.same.customer.info.detected'), 'error.same.customer.info.detected', null],
    ['a duplicate CPF', refusal(400, 'error.cpf.duplicate_found'), 'error.cpf.duplicate_found', 'cpf'],
    ['an explicit deny', refusal(403, null, 'User is not authorized: explicit deny'), 'error.captcha.validation', null],
    ['a bad phone', refusal(403, 'error.vonage.phone.invalid'), 'error.vonage.validation', 'phoneBody'],
    ['a server error', refusal(500, null), 'error.system.error', null],
    ['a 400 without words', refusal(400, null), 'error.signup.unhandled', null],
    ['another code', refusal(400, 'error.something'), 'error.something', null],
  ])('REG-8 %s is shown by its own text', async (_, error, key, field) => {
    await it.send({ type: 'details.submit', details, password: 'Secret12', captchaToken: '-' })
    it.risk.last().resolve(sms)
    await settle()
    it.submitDetails.last().reject(error)
    await settle()
    expect(it.at()).toBe('open.details.failed')
    expect(context().error).toEqual({ key, field })
  })

  test('REG-8 a player who exists already comes to the duplicated screen', async () => {
    await it.send({ type: 'details.submit', details, password: 'Secret12', captchaToken: '-' })
    it.risk.last().resolve(sms)
    await settle()
    it.submitDetails.last().reject(refusal(400, 'player_already_exists'))
    await settle()
    expect(it.at()).toBe('open.duplicated')
    expect(context().password).toBeNull()
  })

  test('BON-6 REG-8 a bonus code that opens nothing is kept as refused, also through other refusals, until the sign-up is closed', async () => {
    const refusedAs = async (code: string, bonusCode: string | null) => {
      const sent = { ...details, bonusCode }
      await it.send({ type: 'details.submit', details: sent, password: 'Secret12', captchaToken: '-' })
      it.risk.last().resolve(sms)
      await settle()
      it.submitDetails.last().reject(refusal(409, code))
      await settle()
    }
    await refusedAs('bonus_code.invalid', 'TYPO')
    expect(it.at()).toBe('open.details.failed')
    expect(context().refusedCode).toBe('TYPO')
    await refusedAs('error.cpf.duplicate_found', null)
    expect(context().refusedCode).toBe('TYPO')
    await it.send({ type: 'registration.close' })
    expect(context().refusedCode).toBeNull()
  })

  test('BON-6 REG-1 a bonus code that comes by a link while a sign-up is under way goes with its details, which are sent once more', async () => {
    await it.sendDetails(sms, { ...details, bonusCode: 'SPRING' })
    await it.sendContactInfo(sms)
    const draft = it.draftStore.received.at(-1)?.draft ?? null
    for (const same of [null, 'SPRING']) {
      it = opened(draft)
      await it.open(same)
      expect(it.at()).toBe('open.verification.requesting')
    }
    it = opened(draft)
    await it.open('AUTUMN')
    expect(it.at()).toBe('open.details.editing')
    expect(context().details).toMatchObject({ email: details.email })
    await it.send({ type: 'step.next' })
    expect(it.at(), 'nothing goes forward without it').toBe('open.details.editing')
    await it.sendDetails(sms, { ...details, bonusCode: 'AUTUMN' })
    expect(it.submitDetails.last().input.details.bonusCode).toBe('AUTUMN')
    expect([it.at(), context().takenCode]).toEqual(['open.contactInfo.editing', 'AUTUMN'])

    it = opened(draft)
    await it.open('TYPO')
    const typo = { ...details, bonusCode: 'TYPO' }
    await it.send({ type: 'details.submit', details: typo, password: 'Secret12', captchaToken: '-' })
    it.risk.last().resolve(sms)
    await settle()
    it.submitDetails.last().reject(refusal(409, 'bonus_code.invalid'))
    await settle()
    const { takenCode, refusedCode } = context()
    expect([takenCode, refusedCode], 'the one that was taken still goes along').toEqual(['SPRING', 'TYPO'])
  })

  test('BON-6 REG-1 a bonus code that was refused is not sent once more by a reload; all that was verified needs no code', async () => {
    await it.send({
      type: 'details.submit',
      details: { ...details, bonusCode: 'TYPO' },
      password: 'Secret12',
      captchaToken: '-',
    })
    it.risk.last().resolve(sms)
    await settle()
    it.submitDetails.last().reject(refusal(409, 'bonus_code.invalid'))
    await settle()
    await it.sendDetails(sms)
    await it.sendContactInfo(sms)
    const draft = it.draftStore.received.at(-1)!.draft!
    it = opened(draft)
    await it.open('TYPO')
    expect([it.at(), context().refusedCode]).toEqual(['open.verification.requesting', 'TYPO'])
    it = opened({ ...draft, isSmsVerified: true })
    await it.open('AUTUMN')
    expect(it.at()).toBe('open.passwordAgain')
  })

  test('REG-12 an unsupported country ends on its screen, from where another can be chosen', async () => {
    await it.send({ type: 'country.pick', countryCode: 'US', isSupported: false })
    expect(it.at()).toBe('open.unsupported')
    await it.send({ type: 'country.pick', countryCode: 'SE', isSupported: true })
    expect(it.at()).toBe('open.details.editing')
    expect(context().countryCode).toBe('SE')
  })

  test('SAF-9 no answer within 15 s can be sent again', async () => {
    await it.send({ type: 'details.submit', details, password: 'Secret12', captchaToken: '-' })
    it.clock.increment(15_000)
    expect(it.at()).toBe('open.details.failed')
    await it.sendDetails(sms)
    expect(it.at()).toBe('open.contactInfo.editing')
  })
})
