import { chatToken } from '../chat/chatToken.ts'
import { endWithSignIn } from '../games/sessions.ts'
import type { Operator, UserPool } from '../operator.ts'
import { noteRefusedEntry } from '../player/refusedEntry.ts'
import { voidResets } from '../player/resetKeys.ts'
import { playerStanding, recordSignIn } from '../player/standing.ts'
import { createHostedPool } from './hostedPool.ts'

/** The user pool over the operator's players (AUT-1). */
export const createUserPool = (operator: Operator): Promise<UserPool> =>
  createHostedPool(operator, {
    poolId: operator.settings.userPool.userPoolId,
    clientIds: [operator.settings.userPool.clientId],
    standingOf: (user) => playerStanding(operator, user),
    sessionClaims: async ({ playerId }, { sub, originJti: sessionId }, now) =>
      typeof playerId === 'number'
        ? { zendeskJwtToken: await chatToken(operator, { playerId, sub, sessionId }, now) }
        : {},
    signedIn: (user, from) => recordSignIn(operator, user, from),
    entryRefused: (user, from) => noteRefusedEntry(operator, user, from),
    sessionsEnded: (playerId) => endWithSignIn(operator, playerId),
    passwordSet: (playerId) => voidResets(operator, playerId),
  })
