import { summaryOf } from '#src/actors/profile.ts'
import { anyProfile } from './anyProfile.ts'
import type { BrowserWorld } from './browserWorld.ts'

let changes = 0
/** Something of the player's profile changes, their name with it, and the page hears of it. */
export async function profileBecomes(world: BrowserWorld, profile: object = {}): Promise<void> {
  const { playerId } = await world.player()
  const heard = world.page.waitForResponse((answer) => answer.url().endsWith('/player/profile'))
  changes += 1
  await world.qa.changePlayer(playerId, { profile: { lastName: `Aalto ${String(changes)}`, ...profile } })
  await heard
}

/** The profile as flows hear of it, and the same without bonuses. */
export const plainProfile = summaryOf(anyProfile)
export const withoutBonuses = { ...plainProfile, areas: { ...plainProfile.areas, bonuses: false } }
