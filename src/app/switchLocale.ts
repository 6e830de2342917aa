import { wireLanguage } from '#contract/locale.ts'
import { writeLocal, writeSession } from '#src/actors/storage.ts'
import type { LanguageChoice } from '#src/views/frame/LanguageSwitch.tsx'
import { goToLocale } from './goToLocale.ts'
import { pathBelowLocale } from './paths.ts'
import type { Site } from './site.ts'

/** Longest that a player waits for the language to be kept before the page changes (ms). */
const patience = 3000

/**
 * Follows a choice in the market and language switch (LOC-11): the market counts as chosen, and a signed-in player's language
 * is kept by the operator first, since leaving the page would cut the call off.
 */
export async function switchLocale(
  { world, session, localeOptions }: Site,
  { market, language, href }: LanguageChoice,
): Promise<void> {
  writeLocal('market', market)
  if (session.view().context.player) {
    const signal = AbortSignal.timeout(patience)
    await world.api.call('languageSave', { body: { language: wireLanguage(language) } }, { signal }).catch(() => {
      world.log('the language could not be kept', { language })
      // The next page says so: this one is left at once.
      writeSession('languageUnkept', true)
    })
  }
  goToLocale(href, pathBelowLocale(window.location.pathname, localeOptions))
}
