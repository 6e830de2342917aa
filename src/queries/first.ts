import { footerQuery, homeQuery, maintenanceQuery } from '#contract/first-content.ts'
import { timers } from '#contract/constants.ts'
import { contentLanguage } from '#contract/locale.ts'
import { providerLeftOut } from '#contract/providers.ts'
import type { World } from '#src/actors/world.ts'
import { contentOptions } from './options.ts'

/** Market and content language of the page (LOC-7). */
export const placeOf = (world: World) => {
  const { market, language } = world.locale()
  return { market, language: contentLanguage(market, language) }
}

/** Where games are offered: the visitor's country, and what this site leaves out (LOB-3, NAV-9). */
export const offerOf = (world: World) => ({
  country: world.country(),
  without: providerLeftOut(world.settings.flags),
})

/** The home page (NAV-1). */
export const homeOptions = (world: World) =>
  contentOptions(world.content, 'home', homeQuery, { ...placeOf(world), ...offerOf(world) })

/** The footer of every page (CON-3). */
export const footerOptions = (world: World) => contentOptions(world.content, 'footer', footerQuery, placeOf(world))

/** Ids of providers that are being worked on (GAM-1). */
export const maintenanceOptions = (world: World) => ({
  ...contentOptions(world.content, 'maintenance', maintenanceQuery, {}),
  staleTime: timers.winnersPoll,
})
