import type { Operator, UserPool } from '../operator.ts'

/** The user pool. */
export async function createUserPool(_operator: Operator): Promise<UserPool> {
  const missing = (): never => {
    throw new Error('The user pool (operator/user-pool/userPool.ts) is not built yet')
  }
  return { verifyIdToken: missing, verifyAccessToken: missing, endSessions: missing, handle: missing }
}
