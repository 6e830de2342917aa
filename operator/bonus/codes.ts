import type { Operator, PlayerAccount } from '../operator.ts'
import type { Tx } from '../db/open.ts'
import { saveAssignment, type Assignment } from './assignments.ts'
import { campaignsOfCode, isByDeposit, statusNow, type Campaign } from './campaigns.ts'
import { holdAssignmentOf, openAssignment } from './granting.ts'
import { codeRefused, wrongState } from './refusals.ts'

/** Whether a code, as a person has typed it, is this one. */
export const isCode = (typed: string | null | undefined, code: string | null): boolean =>
  typed !== null && typed !== undefined && code !== null && typed.trim().toUpperCase() === code.toUpperCase()

/** Whether a code has done all that it does: anything was given by it, or the player has said that they want it. */
const isUsed = (assignment: Assignment | null): boolean =>
  assignment !== null && (assignment.state !== 'OPEN' || assignment.optedInAt !== null)

/** The campaign that a code opens to a player now (BON-6). Throws CallError 409 with why it opens none. */
export async function campaignOfCode(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  typed: string,
): Promise<{ readonly campaign: Campaign; readonly assignment: Assignment | null }> {
  const now = operator.clock.now()
  const found = (await campaignsOfCode(operator, player, typed.trim())).filter(
    // Such a code is for the form of a registration.
    ({ plan }) => plan.triggerEvent !== 'REGISTRATION',
  )
  if (found.length === 0) throw codeRefused('bonus_code.invalid')
  let isAnyOpen = false
  for (const campaign of found) {
    if (statusNow(campaign, now) !== 'ACTIVE') continue
    isAnyOpen = true
    const assignment = await holdAssignmentOf(tx, player.playerId, campaign.id)
    if (!isUsed(assignment)) return { campaign, assignment }
  }
  throw codeRefused(isAnyOpen ? 'bonus_code.used' : 'bonus_code.expired')
}

/**
 * Notes that the player knows a campaign's code: from now on they may claim it as one without. Gives nothing. To who may not claim by code
 * it opens what a deposit earns alone; any other is no code to them. Throws CallError 409.
 */
export async function noteCode(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  typed: string,
  mayClaimManually: boolean,
): Promise<Campaign> {
  const { campaign, assignment } = await campaignOfCode(operator, tx, player, typed)
  if (!mayClaimManually && !isByDeposit(campaign.plan)) throw codeRefused('bonus_code.invalid')
  if (assignment === null) await openAssignment(operator, tx, player, campaign)
  return campaign
}

/** Keeps a partner's code of an assignment, once. Throws CallError 409 for a wrong one, or a second. */
export async function givePartnerCode(tx: Tx, assignment: Assignment, typed: string): Promise<Assignment> {
  if (assignment.state === 'ENDED') throw wrongState('It is over')
  if (assignment.partnerCode !== null) throw codeRefused('bonus_code.used')
  const { partnerBonusCode } = assignment.plan
  if (!isCode(typed, partnerBonusCode)) throw codeRefused('bonus_code.invalid')
  return saveAssignment(tx, assignment, { partnerCode: partnerBonusCode })
}
