import { eq } from 'drizzle-orm'
import { day } from '#contract/constants.ts'
import { foldEmail } from '#contract/fields.ts'
import type { CallRequest, Handlers } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { newChallenge, requireCaptcha } from './captcha.ts'
import { requestCode, verifyCode } from './codes.ts'
import type { CodeChannel } from './oneTimeCode.ts'
import { requireOpenRegistration } from './open.ts'
import { requireCountry } from './rules.ts'
import { submitContactInfo, submitDetails } from './submit.ts'
import { marketFor } from '../player/placement.ts'
import { requireRow } from '../player/players.ts'
import { players } from '../player/schema.ts'
import { isLegacy } from '../user-pool/legacy.ts'

type CodeRequest = CallRequest<'registrationSmsRequest' | 'registrationEmailRequest'>
type CodeVerification = CallRequest<'registrationSmsVerification' | 'registrationEmailVerification'>

const continues = (request: CodeRequest | CodeVerification, operator: Operator) =>
  requireOpenRegistration(operator, request.body.playerId, request.headers['registration-token'], request)

const sendCode = (channel: CodeChannel) => async (request: CodeRequest, operator: Operator) => {
  const { body, headers, origin } = request
  await requireCaptcha(operator, headers.hcaptchatoken)
  await continues(request, operator)
  const player = await requireRow(operator, body.playerId)
  requireCountry(operator, marketFor(player.countryCode, player.market), player.countryCode, origin)
  return requestCode(operator, body.playerId, channel, origin)
}

const checkCode = (channel: CodeChannel) => async (request: CodeVerification, operator: Operator) => {
  await continues(request, operator)
  const { playerId, code } = request.body
  return verifyCode(operator, playerId, channel, code, () => continues(request, operator))
}

/** Only who has been confirmed this lately can be missing in the pool; longer ago is not told, so that nobody asks who plays here. */
const confirmedLately = day

/** Registration and its codes (REG-2, REG-7), and what a sign-in that found nobody asks (AUT-5). */
export const registrationHandlers = {
  async registrationSubmit(request, operator) {
    await requireCaptcha(operator, request.headers.hcaptchatoken)
    return submitDetails(operator, request)
  },
  async registrationUpdate(request, operator) {
    await requireCaptcha(operator, request.headers.hcaptchatoken)
    return submitContactInfo(operator, request)
  },
  registrationSmsRequest: sendCode('sms'),
  registrationEmailRequest: sendCode('email'),
  registrationSmsVerification: checkCode('sms'),
  registrationEmailVerification: checkCode('email'),
  async migration({ body }, operator) {
    return { migrated: await operator.userPool.migrate(body.email, body.password) }
  },
  async userConfirmation({ body }, operator) {
    const [row] = await operator.db
      .select({ confirmedAt: players.confirmedAt })
      .from(players)
      .where(eq(players.emailFolded, foldEmail(body.email)))
    const confirmedAt = row?.confirmedAt ?? null
    // Who has yet to move in from the former platform is not signed in by trying again.
    const isMissingHere = confirmedAt === null || (await isLegacy(operator.db, body.email))
    return { confirmed: !isMissingHere && operator.clock.now() - confirmedAt < confirmedLately }
  },
  captchaChallenge: (_request, operator) => newChallenge(operator),
} satisfies Handlers
