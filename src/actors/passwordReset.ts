import type {
  ReadLinkInput,
  ReadLinkOutput,
  RequestResetInput,
  SetPasswordInput,
  VerifyResetCodeInput,
  VerifyResetCodeOutput,
} from '#machines/passwordReset/passwordReset.contract.ts'
import { captchaToken } from './captcha.ts'
import type { Work } from './late.ts'
import type { World } from './world.ts'

/** Setting a new password without the old one (PWD-1 to PWD-3). */
export const passwordResetWork = (world: World) => ({
  requestReset: (async ({ input, signal }) => {
    await world.api.call(
      'passwordReset',
      {
        headers: { hcaptchatoken: await captchaToken(world, input.captchaToken, signal) },
        body: { email: input.email, channel: input.channel },
      },
      { signal },
    )
  }) satisfies Work<void, RequestResetInput>,
  verifyResetCode: (({ input, signal }) =>
    world.api.call(
      'passwordResetVerification',
      { body: { email: input.email, code: input.code } },
      { signal },
    )) satisfies Work<VerifyResetCodeOutput, VerifyResetCodeInput>,
  setPassword: (async ({ input, signal }) => {
    const { password, token, resetKey, smsResetKeyId } = input
    if (token !== null) {
      await world.api.call('passwordResetNewPasswordByEmail', { body: { resetKey: token, password } }, { signal })
      return
    }
    await world.api.call(
      'passwordResetNewPassword',
      { body: { resetKey: resetKey ?? '', smsResetKeyId: smsResetKeyId ?? '', password } },
      { signal },
    )
  }) satisfies Work<void, SetPasswordInput>,
  readLink: (({ input, signal }) =>
    world.api.call('passwordResetEmailOfToken', { params: { token: input.token } }, { signal })) satisfies Work<
    ReadLinkOutput,
    ReadLinkInput
  >,
})
