import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer, heldRow, requireRow } from '../player/players.ts'
import { wholePhone } from '../player/profile.ts'
import type { PlayerRow } from '../player/standing.ts'
import { redeemCode, sendCode, type CodeChannel, type CodeSubject } from './oneTimeCode.ts'
import { confirmIfReady } from './submit.ts'
import { claimPhone } from './taken.ts'

const subjectOf = (player: PlayerRow, channel: CodeChannel): CodeSubject => {
  const address = channel === 'sms' ? wholePhone(player) : player.email
  if (address === null) throw new CallError(400, 'error.signup.unhandled', 'There is no phone number to send a code to')
  return { playerId: player.playerId, purpose: 'registration', channel, address, language: player.language }
}

/** Sends a code to the phone or e-mail of a registration (REG-7). */
export const requestCode = async (operator: Operator, playerId: number, channel: CodeChannel, origin: string) =>
  sendCode(operator, subjectOf(await requireRow(operator, playerId), channel), origin)

/** Proves the phone or e-mail that the last code was sent to, and lets the player sign in once all is proven (REG-7). */
export const verifyCode = async (
  operator: Operator,
  playerId: number,
  channel: CodeChannel,
  code: string,
  requireOpen: () => Promise<void>,
) => {
  const player = await requireRow(operator, playerId)
  const verifiedAt = channel === 'sms' ? player.phoneVerifiedAt : player.emailVerifiedAt
  const subject = subjectOf(player, channel)
  // The answer to the right code may have been lost: the same question again is answered as before.
  if (verifiedAt === null)
    await redeemCode(operator, subject, code, async () => {
      const now = operator.clock.now()
      // Held until all is written: a phone or e-mail changed since the code was checked is not what it proves (SAF-8).
      const held = subjectOf(await heldRow(operator, playerId), channel)
      // Given away since the call was let in, it is nobody's to finish.
      await requireOpen()
      if (held.address !== subject.address)
        throw new CallError(
          400,
          channel === 'sms' ? 'sms.code.invalid' : 'email.code.invalid',
          'The address has changed',
        )
      const { phonePrefix, phoneBody } = player
      if (channel === 'sms' && phonePrefix && phoneBody)
        await claimPhone(operator, { phonePrefix, phoneBody }, playerId)
      const proven = channel === 'sms' ? { phoneVerifiedAt: now } : { emailVerifiedAt: now }
      await confirmIfReady(operator, await changePlayer(operator, playerId, proven))
    })
  return { success: true } as const
}
