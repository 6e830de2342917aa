import { siteId, timers } from '#contract/constants.ts'
import { wireLanguage } from '#contract/locale.ts'
import type {
  DraftStoreEvent,
  LoadDraftOutput,
  LoadRiskSettingInput,
  RegistrationDetails,
  RegistrationDraft,
  RequestCodeInput,
  RiskSetting,
  SubmitContactInfoInput,
  SubmitDetailsInput,
  SubmitDetailsOutput,
  VerifyCodeInput,
} from '#machines/registration/registration.contract.ts'
import { fromCallback, fromPromise } from 'xstate'
import { captchaToken } from './captcha.ts'
import { readDraft, writeDraft } from './storage.ts'
import { blackbox, type World } from './world.ts'

const form = 'registration'
/** What is typed into the steps' forms and not sent yet (REG-1). */
const registrationForms = ['registration-details', 'registration-contact-info'] as const
/** All that a half-done sign-up leaves in this tab; the password is not among it (REG-1, SAF-12). */
const draftFields = [
  'savedStep',
  'details',
  'contactInfo',
  'isContactInfoTaken',
  'playerId',
  'isSmsVerified',
  'isEmailVerified',
  'risk',
  'channel',
  'requests',
  'tries',
  'takenCode',
  'refusedCode',
  'codeSentAt',
]

type StoredDraft = RegistrationDraft & { readonly codeSentAt: number | null }

/** The stored draft; what an earlier version of the site did not keep is asked for again one step before. */
function storedDraft(now: number): StoredDraft | null {
  const found = readDraft(form, now) as Partial<StoredDraft> | null
  if (!found) return null
  const { savedStep = 'details', risk = null, takenCode = found.details?.bonusCode ?? null, ...rest } = found
  return {
    details: null,
    contactInfo: null,
    isContactInfoTaken: false,
    playerId: null,
    isSmsVerified: false,
    isEmailVerified: false,
    channel: 'sms',
    requests: 0,
    tries: 0,
    refusedCode: null,
    codeSentAt: null,
    ...rest,
    savedStep: savedStep === 'verification' && risk === null ? 'contactInfo' : savedStep,
    risk,
    takenCode,
  }
}

const given = <T>(value: T | null): T | undefined => value ?? undefined

/** Prefix plus body, digits only. */
const phoneOf = (details: RegistrationDetails): string => details.phonePrefix + details.phoneBody.replace(/\D/g, '')

/** Creating an account (REG-1 to REG-7). */
export function registrationActors(world: World) {
  // Proves that the later calls belong to the first one. A secret: it lives as long as the page (SAF-12). Without it the
  // operator knows the browser for half an hour; where it does not, the machine has the details sent again.
  let token: string | undefined

  const proof = () => (token === undefined ? {} : { 'registration-token': token })

  const captcha = (brought: string, signal: AbortSignal) => captchaToken(world, brought, signal)

  return {
    loadDraft: fromPromise<LoadDraftOutput, undefined>(() => {
      const now = world.now()
      const draft = storedDraft(now)
      if (!draft) return Promise.resolve(null)
      const { codeSentAt, ...kept } = draft
      return Promise.resolve({ ...kept, isResendDue: codeSentAt !== null && now - codeSentAt >= timers.codeResend })
    }),
    draftStore: fromCallback<DraftStoreEvent, undefined>(({ receive }) => {
      receive(({ draft, isCodeSent }) => {
        const now = world.now()
        if (draft) {
          const codeSentAt = isCodeSent ? now : (storedDraft(now)?.codeSentAt ?? null)
          writeDraft(form, { fields: draftFields, values: { ...draft, codeSentAt } }, now)
        } else for (const name of [form, ...registrationForms]) writeDraft(name, null, now)
      })
    }),
    loadRiskSetting: fromPromise<RiskSetting, LoadRiskSettingInput>(async ({ input, signal }) => {
      const risk = await world.api.call(
        'marketRiskSetting',
        { query: { siteId, countryCode: input.countryCode } },
        { signal },
      )
      return { smsVerification: risk.smsVerificationRequired, emailVerification: risk.emailVerificationRequired }
    }),
    submitDetails: fromPromise<SubmitDetailsOutput, SubmitDetailsInput>(async ({ input, signal }) => {
      const { details } = input
      const answer = await world.api.call(
        'registrationSubmit',
        {
          headers: {
            hcaptchatoken: await captcha(input.captchaToken, signal),
            country: details.countryCode,
            // Another person at the same page begins an account of their own.
            ...(input.playerId === null ? {} : proof()),
          },
          body: {
            firstName: details.firstName,
            lastName: details.lastName,
            email: details.email,
            mobilePhone: phoneOf(details),
            phonePrefix: details.phonePrefix,
            phoneBody: details.phoneBody,
            password: input.password,
            countryCode: details.countryCode,
            languageCode: wireLanguage(details.languageCode),
            marketCode: details.marketCode,
            termsAndConditions: details.termsAndConditions as true,
            termsAndConditionsAcceptedVersion: given(details.termsAndConditionsAcceptedVersion),
            cookiePolicyAccepted: details.cookiePolicyAccepted as true,
            marketingOptIn: details.marketingOptIn,
            allConditions: details.allConditions,
            bonusCode: given(details.bonusCode),
            blackbox: blackbox(),
          },
        },
        { signal },
      )
      token = answer.token
      return { playerId: answer.playerId }
    }),
    submitContactInfo: fromPromise<void, SubmitContactInfoInput>(async ({ input, signal }) => {
      const { details, contactInfo } = input
      await world.api.call(
        'registrationUpdate',
        {
          headers: { hcaptchatoken: await captcha(input.captchaToken, signal), ...proof() },
          body: {
            playerId: input.playerId,
            dateOfBirth: contactInfo.dateOfBirth,
            postalCode: contactInfo.postalCode,
            mobilePhone: phoneOf(details),
            countryCode: details.countryCode,
            termsAndConditionsAccepted: details.termsAndConditions as true,
            languageCode: wireLanguage(details.languageCode),
            province: given(contactInfo.province),
            cpf: given(contactInfo.cpf),
          },
        },
        { signal },
      )
    }),
    requestCode: fromPromise<void, RequestCodeInput>(async ({ input, signal }) => {
      await world.api.call(
        input.channel === 'sms' ? 'registrationSmsRequest' : 'registrationEmailRequest',
        {
          headers: { hcaptchatoken: await captcha(input.captchaToken, signal), ...proof() },
          body: { playerId: input.playerId, siteId, countryCode: input.countryCode },
        },
        { signal },
      )
    }),
    verifyCode: fromPromise<void, VerifyCodeInput>(async ({ input, signal }) => {
      await world.api.call(
        input.channel === 'sms' ? 'registrationSmsVerification' : 'registrationEmailVerification',
        { headers: proof(), body: { playerId: input.playerId, code: input.code } },
        { signal },
      )
    }),
  }
}
