import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import type { Operator } from '../operator.ts'
import { redeemCode, sendCode, type CodeSubject } from '../registration/oneTimeCode.ts'
import { requirePhone } from '../registration/rules.ts'
import { claimPhone, requireFreePhone } from '../registration/taken.ts'
import { changePlayer, requireRow } from './players.ts'
import { wholePhone } from './profile.ts'
import { phoneChanges } from './schema.ts'

const changeOf = async (operator: Operator, playerId: number, id: string) => {
  const [row] = await operator.db.select().from(phoneChanges).where(eq(phoneChanges.playerId, playerId))
  if (row === undefined) throw new CallError(400, 'sms.code.invalid', 'No phone change waits for a code')
  // Another tab perhaps: no code is wrong there, and none helps.
  if (row.id !== id) throw new CallError(409, 'error.phone.superseded', 'Another number has been asked for since')
  const { language } = await requireRow(operator, playerId)
  const address = wholePhone(row) ?? ''
  const subject: CodeSubject = { playerId, purpose: 'phone', channel: 'sms', address, language }
  return { row, subject }
}

/** A new phone counts once the code sent to it came back (PRO-3, SAF-8). */
export const phoneChangeHandlers = {
  async phoneChange(request, operator) {
    const { playerId } = requirePlayer(request)
    const phone = requirePhone(request.body.phonePrefix, request.body.phoneBody)
    await requireFreePhone(operator, phone, playerId)
    const change = { id: randomUUID(), ...phone }
    await operator.db
      .insert(phoneChanges)
      .values({ playerId, ...change })
      .onConflictDoUpdate({ target: phoneChanges.playerId, set: change })
    return { smsVerificationId: change.id }
  },

  async phoneSmsRequest(request, operator) {
    const { subject } = await changeOf(operator, requirePlayer(request).playerId, request.body.smsVerificationId)
    return sendCode(operator, subject, request.origin)
  },

  async phoneSmsVerification(request, operator) {
    const { playerId } = requirePlayer(request)
    const { row, subject } = await changeOf(operator, playerId, request.body.smsVerificationId)
    const player = await requireRow(operator, playerId)
    // The answer to the right code may have been lost: the same question again is answered as before.
    if (player.phoneVerifiedAt !== null && wholePhone(player) === wholePhone(row)) return { success: true } as const
    await redeemCode(operator, subject, request.body.code, async () => {
      const { phonePrefix, phoneBody } = row
      await claimPhone(operator, row, playerId)
      const phoneVerifiedAt = operator.clock.now()
      await changePlayer(operator, playerId, { phonePrefix, phoneBody, phoneVerifiedAt, phoneWithdrawnAt: null })
      await notify(operator, player, 'phoneChanged')
    })
    return { success: true } as const
  },
} satisfies Handlers
