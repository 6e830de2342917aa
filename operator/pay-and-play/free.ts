import { and, eq, ne } from 'drizzle-orm'
import { foldEmail } from '#contract/fields.ts'
import type { Tx } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer } from '../player/players.ts'
import { players } from '../player/schema.ts'
import type { PlayerRow } from '../player/standing.ts'
import { unfinishedHere, type RegistrationCaller } from '../registration/open.ts'
import { fieldRefused } from '../registration/rules.ts'
import {
  doubledField,
  mayReplace,
  release,
  requireFreePhone,
  requireNobodyKeptOut,
  requirePhoneOfNobodyKeptOut,
  withoutContactInfo,
} from '../registration/taken.ts'

const OBJECT = 'payAndPlayUpdate'
const SAME_INFO = 'error.same.customer.info.detected'

/** Refuses a field that is another player's already (REG-8). */
export const taken = (
  field: 'email' | 'cpf' | 'mobilePhone',
  code: 'player_already_exists' | 'error.cpf.duplicate_found' | typeof SAME_INFO,
): CallError => {
  const { validationErrors } = fieldRefused(OBJECT, field, code)
  return new CallError(409, code, 'There is a player with these details', validationErrors)
}

/** Two sign-ups with one CPF or e-mail at the same moment: the database lets one through. */
export const orPayerTaken = (error: unknown): never => {
  const field = doubledField(error)
  if (field === 'cpf') throw taken('cpf', 'error.cpf.duplicate_found')
  throw field === 'email' ? taken('email', 'player_already_exists') : error
}

const isSame = (error: unknown): boolean => error instanceof CallError && error.code === SAME_INFO

/** What the form says, of the person whom the bank has named. */
interface Payer extends Pick<PlayerRow, 'email' | 'cpf' | 'firstName' | 'lastName' | 'dateOfBirth'> {
  readonly phonePrefix: string
  readonly phoneBody: string
}

/**
 * Throws CallError 409 with the field for an e-mail, phone or CPF of another player. A sign-up that was left gives its own free, and
 * one that this very browser has not finished does so at once: nobody is locked out by what they began themselves (SAF-9). Nobody
 * comes in beside an account of theirs that is kept out: that is refused without a field (SAF-1).
 */
export async function requireFree(
  operator: Operator,
  tx: Tx,
  playerId: number,
  caller: Pick<RegistrationCaller, 'cookies'>,
  { email, cpf, ...payer }: Payer,
): Promise<void> {
  const anothers = async (is: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select()
      .from(players)
      .where(and(is, ne(players.playerId, playerId)))
      .for('update')
    return row
  }
  const givesWay = async (row: PlayerRow) =>
    (await mayReplace(operator, row)) || (await unfinishedHere(operator, caller)) === row.playerId
  const named = await anothers(eq(players.emailFolded, foldEmail(email)))
  if (named && !(await givesWay(named))) throw taken('email', 'player_already_exists')
  if (named) await release(operator, named)
  const sameCpf = cpf === null ? undefined : await anothers(eq(players.cpf, cpf))
  if (sameCpf && !(await givesWay(sameCpf))) throw taken('cpf', 'error.cpf.duplicate_found')
  if (sameCpf) await changePlayer(operator, sameCpf.playerId, withoutContactInfo)
  for (const require of [requireFreePhone, requirePhoneOfNobodyKeptOut])
    await require(operator, payer, playerId).catch((error: unknown) => {
      throw isSame(error) ? taken('mobilePhone', SAME_INFO) : error
    })
  // Of name and date of birth: no field of the form helps, so it stands on none.
  await requireNobodyKeptOut(operator, { ...payer, playerId }).catch((error: unknown) => {
    throw isSame(error) ? new CallError(409, SAME_INFO, 'There is a player with these details') : error
  })
}
