import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CallError, requirePlayer, type Handlers } from '../handler.ts'
import { notify } from '../inbox/notify.ts'
import { phoneChangedText } from '../messageTexts.ts'
import type { Operator } from '../operator.ts'
import { redeemCode, sendCode, type CodeSubject } from '../registration/oneTimeCode.ts'
import { requirePhone } from '../registration/rules.ts'
import { claimPhone, requireFreePhone } from '../registration/taken.ts'
import { brandAt } from './placement.ts'
import { changePlayer, heldCaller, requireRow } from './players.ts'
import { wholePhone } from './profile.ts'
import { phoneChanges } from './schema.ts'
import type { PlayerRow } from './standing.ts'

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

/**
 * Tells the phone that was proven until now, and the mailbox, that another number has taken its place: who is at somebody else's open
 * session reads neither.
 */
const tellOfChange = async (operator: Operator, before: PlayerRow, isOther: boolean, origin: string): Promise<void> => {
  // The same number counts anew where its proof was taken back: its owner may be another than who proves it again.
  if (!isOther && before.phoneWithdrawnAt === null) return
  await notify(operator, before, 'phoneChanged')
  const text = phoneChangedText(before.language, brandAt(operator, origin))
  const oldPhone = before.phoneVerifiedAt === null ? null : wholePhone(before)
  if (oldPhone !== null) await operator.outbox.send({ channel: 'sms', to: oldPhone, text })
  await operator.outbox.send({ channel: 'email', to: before.email, text })
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
    const caller = requirePlayer(request)
    const { playerId } = caller
    const { row, subject } = await changeOf(operator, playerId, request.body.smsVerificationId)
    const player = await requireRow(operator, playerId)
    // The answer to the right code may have been lost: the same question again is answered as before.
    if (player.phoneVerifiedAt !== null && wholePhone(player) === wholePhone(row)) return { success: true } as const
    await redeemCode(operator, subject, request.body.code, async () => {
      const { phonePrefix, phoneBody } = row
      // Held: behind a new password, which has ended the session, no phone is proven any more.
      const before = await heldCaller(operator, caller)
      await claimPhone(operator, row, playerId)
      const now = operator.clock.now()
      const proof = { phoneVerifiedAt: now, phoneChangedAt: now, phoneWithdrawnAt: null }
      await changePlayer(operator, playerId, { phonePrefix, phoneBody, ...proof })
      await tellOfChange(operator, before, wholePhone(before) !== wholePhone(row), request.origin)
    })
    return { success: true } as const
  },
} satisfies Handlers
