import type { Operator, PlayerAccount } from '../operator.ts'
import type { Tx } from '../db/open.ts'
import { saveAssignment, type Assignment } from './assignments.ts'
import {
  allOfCode,
  campaignsOfCode,
  campaignsOfSignUp,
  isByDeposit,
  isShutTo,
  statusNow,
  type Campaign,
  type CodeGiver,
} from './campaigns.ts'
import { isCode } from './codeTaken.ts'
import { holdAssignmentOf, openAssignment } from './granting.ts'
import { codeRefused, wrongState } from './refusals.ts'

/** Whether a code has done all that it does: anything was given by it, or the player has said that they want it. */
const isUsed = (assignment: Assignment | null): boolean =>
  assignment !== null && (assignment.state !== 'OPEN' || assignment.optedInAt !== null)

/** The same for who only asks what it opens: one that a deposit must earn is chosen there, whatever was said of it before. */
const isPast = (assignment: Assignment | null): boolean =>
  isUsed(assignment) && !(assignment?.state === 'OPEN' && isByDeposit(assignment.plan))

/** A campaign that a code opens, and what the player has of it already. */
interface CodeOpens {
  readonly campaign: Campaign
  readonly assignment: Assignment | null
}

async function isHad(tx: Tx, { playerId }: PlayerAccount, campaigns: readonly Campaign[]): Promise<boolean> {
  for (const { id } of campaigns) if ((await holdAssignmentOf(tx, playerId, id)) !== null) return true
  return false
}

/** How a code is looked at. */
interface Looking {
  /** To who may not, a code opens what a deposit earns alone. */
  readonly mayClaimManually: boolean
  readonly isOver?: (assignment: Assignment | null) => boolean
}

/** The campaign that a code opens to a player now (BON-6). Throws CallError 409 with why it opens none. */
export async function campaignOfCode(
  operator: Operator,
  tx: Tx,
  player: PlayerAccount,
  typed: string,
  { mayClaimManually, isOver = isUsed }: Looking,
): Promise<CodeOpens> {
  const now = operator.clock.now()
  const open = await campaignsOfCode(operator, player, typed.trim())
  const found = open.filter(
    ({ plan }) =>
      // Such a code is for the form of a registration: who signed up with it has used it, and to others it is none.
      plan.triggerEvent !== 'REGISTRATION' && (mayClaimManually || isByDeposit(plan)),
  )
  if (found.length === 0) {
    const isUsedUp = await isHad(tx, player, await allOfCode(operator, player, typed.trim()))
    throw codeRefused(isUsedUp ? 'bonus_code.used' : 'bonus_code.invalid')
  }
  let [isAnyOpen, isAnyOver] = [false, false]
  let again: CodeOpens | null = null
  for (const campaign of found) {
    const assignment = await holdAssignmentOf(tx, player.playerId, campaign.id)
    // What must be won first is no matter of a code.
    if (isShutTo(campaign.plan, assignment)) continue
    if (statusNow(campaign, now) !== 'ACTIVE') {
      isAnyOver = true
      continue
    }
    isAnyOpen = true
    // What was never asked for comes before what may be looked at once more.
    if (!isUsed(assignment)) return { campaign, assignment }
    if (!isOver(assignment)) again ??= { campaign, assignment }
  }
  if (again !== null) return again
  if (isAnyOpen) throw codeRefused('bonus_code.used')
  throw codeRefused(isAnyOver ? 'bonus_code.expired' : 'bonus_code.invalid')
}

/** Refuses a code that opens nothing to who signs up with it, before an account is opened (BON-6). Throws CallError 409. */
export async function requireOpenCode(operator: Operator, visitor: CodeGiver, typed: string): Promise<void> {
  const found = await campaignsOfSignUp(operator, visitor, typed)
  if (found.length === 0) throw codeRefused('bonus_code.invalid')
  const now = operator.clock.now()
  if (!found.some((campaign) => statusNow(campaign, now) === 'ACTIVE')) throw codeRefused('bonus_code.expired')
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
  const { campaign, assignment } = await campaignOfCode(operator, tx, player, typed, {
    mayClaimManually,
    isOver: isPast,
  })
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
