import { accessHandlers } from './access/handlers.ts'
import { activityHandlers } from './activity/handlers.ts'
import { bankingHandlers } from './banking/handlers.ts'
import { withdrawalHandlers } from './banking/withdrawalHandlers.ts'
import { bonusHandlers } from './bonus/handlers.ts'
import { crmHandlers } from './crm/handlers.ts'
import { eddHandlers } from './edd/handlers.ts'
import { documentsHandlers } from './documents/handlers.ts'
import { gamesHandlers } from './games/handlers.ts'
import { inboxHandlers } from './inbox/handlers.ts'
import type { Handlers } from './handler.ts'
import { limitsHandlers } from './limits/handlers.ts'
import { payAndPlayHandlers } from './pay-and-play/handlers.ts'
import { playHandlers } from './play/handlers.ts'
import { playerHandlers } from './player/handlers.ts'
import { registrationHandlers } from './registration/handlers.ts'
import { sportsHandlers } from './sports/handlers.ts'
import { tournamentsHandlers } from './tournaments/handlers.ts'

/** Every call the operator answers. */
export const handlers: Handlers = {
  ...accessHandlers,
  ...activityHandlers,
  ...bankingHandlers,
  ...bonusHandlers,
  ...crmHandlers,
  ...eddHandlers,
  ...documentsHandlers,
  ...gamesHandlers,
  ...inboxHandlers,
  ...limitsHandlers,
  ...payAndPlayHandlers,
  ...playHandlers,
  ...playerHandlers,
  ...registrationHandlers,
  ...sportsHandlers,
  ...tournamentsHandlers,
  ...withdrawalHandlers,
}
