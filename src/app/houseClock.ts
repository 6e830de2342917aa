import { clockAhead } from '#src/actors/keptSignIn.ts'
import type { World } from '#src/actors/world.ts'

/** The time by the house's clock, ms: a device that goes wrong neither brings an offer early nor keeps it too long. */
export const houseNow = (world: Pick<World, 'now' | 'settings'>): number =>
  world.now() - clockAhead(world.settings.userPool)
