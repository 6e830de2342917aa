import type { Operator } from '../operator.ts'

/** Somebody of the staff to look around with: printed at every start where QA is on, so the password is no secret. */
export const DEMO_STAFF = { email: 'staff@example.com', password: 'Welcome-Aboard9' } as const

/** Makes the accounts of staff that are missing: the one of the start settings (`STAFF`), and where QA is on the demo one. One that is there keeps its password. */
export async function ensureStaff({ settings, userPool, log }: Operator): Promise<void> {
  const wanted = [...(settings.qa ? [DEMO_STAFF] : []), ...(settings.staff ? [settings.staff] : [])]
  for (const { email, password } of wanted) {
    const isNew = await userPool.createUser({ email, password, playerId: null, claims: { staff: true } })
    if (isNew) log.info('staff.made', { email })
  }
}
