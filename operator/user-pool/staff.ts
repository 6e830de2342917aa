import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { foldEmail } from '#contract/fields.ts'
import type { Operator } from '../operator.ts'
import { StartupError } from '../startupError.ts'
import { userPoolUsers } from './schema.ts'

/** Somebody of the staff to look around with: printed at every start where QA is on, so good for this machine alone. */
export const DEMO_STAFF = { email: 'staff@example.com', password: 'Welcome-Aboard9' } as const

/**
 * Makes the accounts of staff that are missing: the one of the start settings (`STAFF`), and where QA is on the demo one. One that is
 * there keeps its password. One that the settings have named before is taken away, and signed out with it. Throws StartupError where the e-mail of the settings is a player's.
 */
export async function ensureStaff({ settings, userPool, log, db }: Operator): Promise<void> {
  const made = async (account: { email: string; password: string }, claims: Record<string, boolean>) => {
    const isNew = await userPool.createUser({ ...account, playerId: null, claims: { staff: true, ...claims } })
    if (isNew) log.info('staff.made', { email: account.email })
    return isNew
  }
  const { claims, emailFolded, playerId, email } = userPoolUsers
  const gone = await db
    .delete(userPoolUsers)
    .where(
      and(
        isNull(playerId),
        sql`${claims} ->> 'staff' = 'true'`,
        // Those of QA are nobody's where QA is off.
        sql`coalesce(${claims} ->> 'qa', '') <> 'true'`,
        settings.staff === null ? undefined : ne(emailFolded, foldEmail(settings.staff.email)),
      ),
    )
    .returning({ email })
  for (const one of gone) log.info('staff.removed', one)
  if (settings.qa) await made(DEMO_STAFF, { qa: true })
  if (settings.staff === null || (await made(settings.staff, {}))) return
  const [user] = await db
    .select({ claims })
    .from(userPoolUsers)
    .where(eq(emailFolded, foldEmail(settings.staff.email)))
  if (user?.claims['staff'] !== true || user.claims['qa'] === true)
    throw new StartupError('STAFF: this e-mail is taken by somebody who is no staff, choose another one')
}
