import { day } from '#contract/constants.ts'
import type { Operator } from '../operator.ts'
import { changePlayer } from './players.ts'
import type { PlayerRow } from './standing.ts'

/** How long a phone that was proven in the account gets no code for a new password, ms: time for its owner to hear of the change. */
export const changedPhoneWait = day

/** How long a new password by the e-mail's link, or by the old password, takes back the proof of such a phone, ms. */
export const changedPhoneDoubt = 30 * day

/** Whether the phone was proven in the account, by whoever sat there, less than so many ms ago. */
export const isChangedWithin = ({ phoneChangedAt }: PlayerRow, ms: number, now: number): boolean =>
  phoneChangedAt !== null && now < phoneChangedAt + ms

/** When the proof of a player's phone was taken back, if it is now: the phone is known meanwhile. Ms. */
export const withdrawnAt = (player: PlayerRow, now: number): number | null =>
  player.phoneVerifiedAt === null ? player.phoneWithdrawnAt : now

/**
 * Takes the proof from a phone that was changed lately: perhaps the owner, who knows the old password or reads the mailbox, takes the
 * account back from whoever proved a phone of theirs in an open session. It is proven anew by whom it belongs to.
 */
export const takeBackChangedPhone = async (operator: Operator, player: PlayerRow): Promise<void> => {
  const now = operator.clock.now()
  if (!isChangedWithin(player, changedPhoneDoubt, now)) return
  await changePlayer(operator, player.playerId, {
    phoneVerifiedAt: null,
    phoneWithdrawnAt: withdrawnAt(player, now),
  })
}
