import { and, eq, ne } from 'drizzle-orm'
import { foldEmail } from '#contract/fields.ts'
import type { Tx } from '../db/open.ts'
import { CallError } from '../handler.ts'
import type { Operator } from '../operator.ts'
import { changePlayer } from '../player/players.ts'
import { players } from '../player/schema.ts'
import type { PlayerRow } from '../player/standing.ts'
import { fieldRefused } from '../registration/rules.ts'
import { openRegistrations } from '../registration/schema.ts'
import { mayReplace, requireFreePhone } from '../registration/taken.ts'

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

/**
 * Takes the e-mail from a sign-up that was left. Its row stays, for what refers to it, without anything of the person, and
 * nobody goes on with it: neither by its token nor by its password.
 */
async function release(operator: Operator, tx: Tx, { playerId }: PlayerRow): Promise<void> {
  const email = `left-${playerId}@sign-up.invalid`
  await tx.delete(openRegistrations).where(eq(openRegistrations.playerId, playerId))
  await operator.userPool.changeEmail(playerId, email)
  await changePlayer(operator, playerId, {
    email,
    emailFolded: foldEmail(email),
    firstName: '',
    lastName: '',
    phonePrefix: null,
    phoneBody: null,
    phoneVerifiedAt: null,
    emailVerifiedAt: null,
    dateOfBirth: null,
    postalCode: null,
    province: null,
    cpf: null,
    marketing: {},
  })
}

/** Throws CallError 409 with the field for an e-mail, phone or CPF of another player; a sign-up that was left gives its own free. */
export async function requireFree(
  operator: Operator,
  tx: Tx,
  playerId: number,
  { email, cpf, ...phone }: { email: string; cpf: string | null; phonePrefix: string; phoneBody: string },
): Promise<void> {
  const anothers = async (is: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select()
      .from(players)
      .where(and(is, ne(players.playerId, playerId)))
      .for('update')
    return row
  }
  const named = await anothers(eq(players.emailFolded, foldEmail(email)))
  if (named && !(await mayReplace(operator, named))) throw taken('email', 'player_already_exists')
  if (named) await release(operator, tx, named)
  const sameCpf = cpf === null ? undefined : await anothers(eq(players.cpf, cpf))
  if (sameCpf && !(await mayReplace(operator, sameCpf))) throw taken('cpf', 'error.cpf.duplicate_found')
  if (sameCpf) await changePlayer(operator, sameCpf.playerId, { cpf: null })
  await requireFreePhone(operator, phone, playerId).catch((error: unknown) => {
    throw error instanceof CallError && error.code === SAME_INFO ? taken('mobilePhone', SAME_INFO) : error
  })
}
