import type { Operator } from '../operator.ts'
import { codeOfRegistration } from '../registration/open.ts'
import type { Assignment } from './assignments.ts'
import { isByDeposit, type Campaign } from './campaigns.ts'
import { mayClaimManually } from './standing.ts'

/** Whether a code, as a person has typed it, is this one. */
export const isCode = (typed: string | null | undefined, code: string | null): boolean =>
  typed !== null && typed !== undefined && code !== null && typed.trim().toUpperCase() === code.toUpperCase()

/**
 * Whether a code alone has opened it, which the player may claim by no more. What a deposit earns, what has happened, and the code of
 * their sign-up are theirs whatever the house says of other codes; so is a cashback that has run.
 */
export async function isCodeTaken(
  operator: Operator,
  playerId: number,
  { campaign, assignment }: { readonly campaign: Campaign; readonly assignment: Assignment | null },
): Promise<boolean> {
  if (campaign.bonusCode === null || assignment?.state !== 'OPEN' || isByDeposit(assignment.plan)) return false
  if (assignment.earnedBy !== null || assignment.periods.length > 0) return false
  if (await mayClaimManually(operator, playerId)) return false
  return !isCode(await codeOfRegistration(operator, playerId), campaign.bonusCode)
}
