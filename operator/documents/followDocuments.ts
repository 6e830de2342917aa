import type { Operator } from '../operator.ts'
import { changePlayer, heldRow } from '../player/players.ts'
import { profileOf, depositFacts } from '../player/profile.ts'
import { levelAfter, requestedTypes, shownDocuments } from './standing.ts'

/**
 * Has the profile follow the player's documents, and tells open pages that they have changed, even where the profile says
 * the same as before. `keepsLevel`: the level was set by hand. Runs inside the transaction that changed them.
 */
export async function followDocuments(operator: Operator, playerId: number, keepsLevel = false): Promise<void> {
  const before = await heldRow(operator, playerId)
  const rows = await shownDocuments(operator, playerId)
  const after = await changePlayer(operator, playerId, {
    requestedDocuments: requestedTypes(rows),
    ...(keepsLevel ? {} : { kycStatus: levelAfter(rows, before.kycStatus) }),
  })
  const { kycStatus, requestDocumentTypeStatus } = profileOf(
    after,
    await depositFacts(operator, playerId),
    operator.clock.now(),
  )
  await operator.bus.push(playerId, {
    type: 'PLAYER_ATTRIBUTE_CHANGE',
    payload: { kycStatus, requestDocumentTypeStatus },
  })
}
