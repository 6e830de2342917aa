import { lateStream } from './late.ts'
import type { World } from './world.ts'

/** The line to the sportsbook's frame. Its code comes with the page. */
export const sportsbookChannel = (world: World) =>
  lateStream(
    () => import('./sportsbook.ts').then(({ sportsLine }) => sportsLine(world)),
    (_, error) => world.log('the line to the sportsbook could not be loaded', { error: String(error) }),
  )
