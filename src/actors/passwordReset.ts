import type {
  ReadLinkInput,
  ReadLinkOutput,
  RequestResetInput,
  SetPasswordInput,
  VerifyResetCodeInput,
  VerifyResetCodeOutput,
} from '#machines/passwordReset/passwordReset.contract.ts'
import { fromPromise } from 'xstate'
import { captchaToken } from './captcha.ts'
import type { World } from './world.ts'

/** Setting a new password without the old one (PWD-1 to PWD-3). */
export const passwordResetActors = (world: World) => ({
  requestReset: fromPromise<void, RequestResetInput>(async ({ input, signal }) => {
    await world.api.call(
      'passwordReset',
      {
        headers: { hcaptchatoken: await captchaToken(world, input.captchaToken, signal) },
        body: { email: input.email, channel: input.channel },
      },
      { signal },
    )
  }),
  verifyResetCode: fromPromise<VerifyResetCodeOutput, VerifyResetCodeInput>(({ input, signal }) =>
    world.api.call('passwordResetVerification', { body: { email: input.email, code: input.code } }, { signal }),
  ),
  setPassword: fromPromise<void, SetPasswordInput>(async ({ input, signal }) => {
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
  }),
  readLink: fromPromise<ReadLinkOutput, ReadLinkInput>(({ input, signal }) =>
    world.api.call('passwordResetEmailOfToken', { params: { token: input.token } }, { signal }),
  ),
})
