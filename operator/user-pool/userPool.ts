import type { Operator, UserPool } from '../operator.ts'
import { playerStanding, recordSignIn } from '../player/standing.ts'
import { createHostedPool } from './hostedPool.ts'

/** The user pool over the operator's players; its keys are loaded (at the very first start: made) with the first call. */
export async function createUserPool(operator: Operator): Promise<UserPool> {
  let loading: Promise<UserPool> | null = null
  const pool = (): Promise<UserPool> => {
    const { userPoolId, clientId } = operator.settings.userPool
    loading ??= createHostedPool(operator, {
      poolId: userPoolId,
      clientIds: [clientId],
      standingOf: (user) => playerStanding(operator, user),
      signedIn: (user, from) => recordSignIn(operator, user, from),
    }).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return {
    verifyIdToken: async (token) => (await pool()).verifyIdToken(token),
    verifyAccessToken: async (token) => (await pool()).verifyAccessToken(token),
    endSessions: async (playerId) => (await pool()).endSessions(playerId),
    endSession: async (sessionId, playerId) => (await pool()).endSession(sessionId, playerId),
    createUser: async (user) => (await pool()).createUser(user),
    isPassword: async (playerId, password) => (await pool()).isPassword(playerId, password),
    setPassword: async (playerId, password) => (await pool()).setPassword(playerId, password),
    handle: async (request, caller) => (await pool()).handle(request, caller),
  }
}
