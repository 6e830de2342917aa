import { noCaptcha } from '#contract/constants.ts'
import { wireLanguage } from '#contract/locale.ts'
import type { CompleteRegistrationInput } from '#machines/completion/completion.contract.ts'
import { accountForms } from './account.ts'
import { captchaToken } from './captcha.ts'
import type { Work } from './late.ts'
import { writeDraft } from './storage.ts'
import type { World } from './world.ts'

const given = <T>(value: T | null): T | undefined => value ?? undefined

/** Completing a registration as the player who is signed in (REG-2): phone, country and language go as they are stored. */
export const completionWork = (world: World) => ({
  completeRegistration: (async ({ input, signal }) => {
    const { dateOfBirth, postalCode, province, cpf } = input.contactInfo
    const stored = await world.api.call('profile', {}, { signal })
    await world.api.call(
      'registrationUpdate',
      {
        headers: { hcaptchatoken: await captchaToken(world, noCaptcha, signal) },
        body: {
          playerId: stored.playerId,
          dateOfBirth,
          postalCode,
          mobilePhone: `${stored.phonePrefix ?? ''}${stored.phoneBody ?? ''}`,
          countryCode: stored.countryCode,
          termsAndConditionsAccepted: true,
          languageCode: wireLanguage(stored.languageCode),
          province: given(province),
          cpf: given(cpf),
        },
      },
      { signal },
    )
    writeDraft(accountForms.completion, null, world.now())
  }) satisfies Work<void, CompleteRegistrationInput>,
})
