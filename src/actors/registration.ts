import { noCaptcha, siteId } from '#contract/constants.ts'
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
import { solveChallenge } from './captcha.ts'
import { readDraft, writeDraft } from './storage.ts'
import { blackbox, type World } from './world.ts'

const form = 'registration'
/** All that a half-done sign-up leaves in this tab; the password is not among it (REG-1, SAF-12). */
const draftFields = ['savedStep', 'details', 'contactInfo', 'playerId', 'isSmsVerified', 'isEmailVerified']

const given = <T>(value: T | null): T | undefined => value ?? undefined

/** Prefix plus body, digits only. */
const phoneOf = (details: RegistrationDetails): string => details.phonePrefix + details.phoneBody.replace(/\D/g, '')

/** Creating an account (REG-1 to REG-7). */
export function registrationActors(world: World) {
  // Proves that the later calls belong to the first one. A secret: it lives as long as the page, so after a reload the
  // machine sends the details again (SAF-12).
  let token: string | undefined

  const proof = () => (token === undefined ? {} : { 'registration-token': token })

  /** A view may bring a token of its own; else the operator's challenge is solved here (REG-3). */
  async function captcha(brought: string, signal: AbortSignal): Promise<string> {
    if (world.settings.captcha === 'none' || brought !== noCaptcha) return brought
    const { challenge, difficulty } = await world.api.call('captchaChallenge', {}, { signal })
    return solveChallenge(challenge, difficulty, signal)
  }

  return {
    loadDraft: fromPromise<LoadDraftOutput, undefined>(() =>
      Promise.resolve(readDraft(form, world.now()) as RegistrationDraft | null),
    ),
    draftStore: fromCallback<DraftStoreEvent, undefined>(({ receive }) => {
      receive(({ draft }) => writeDraft(form, draft && { fields: draftFields, values: draft }, world.now()))
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
          headers: { hcaptchatoken: await captcha(input.captchaToken, signal), country: details.countryCode },
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
            marketCode: world.locale().market,
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
