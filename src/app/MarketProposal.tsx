import { localeOf, proposeLocale, tagOf } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import type { ActorOf } from '#machines/directory.ts'
import { readLocal, watchLocal, writeLocal } from '#src/actors/storage.ts'
import { MarketProposalView } from '#src/views/market/MarketProposalView.tsx'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useApp } from './AppContext.tsx'
import { goToLocale } from './goToLocale.ts'
import { languageName, marketName } from './languages.ts'
import { addressOf } from './paths.ts'

/** A country's name, or null where there is no such country. */
const countryName = (language: string, country: string): string | null =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(country) ?? null)
    : null

interface MarketProposalProps {
  readonly access: ActorOf<'access'>
  readonly consent: ActorOf<'cookieConsent'>
  /** The page below the locale. */
  readonly path: string
}

/**
 * Asks a first visitor whether they want the site of the country they are in (LOC-4), after the cookie question and once:
 * the answer, or a choice in the footer, is the market that the browser keeps.
 */
export function MarketProposal({ access, consent, path }: MarketProposalProps) {
  const { i18n } = useLingui()
  const { world, localeOptions } = useApp()
  const kept = useSyncExternalStore(watchLocal, () => readLocal('market'))
  const station = useSelector(access, (now) => now.context.station)
  const isAnswered = useSelector(consent, (now) => now.matches('settled'))
  if (kept !== null || !station || !isAnswered) return null
  const here = world.locale()
  const { autodetectedCountry: country, autodetectedRegion: region } = station
  const proposed = proposeLocale(
    { country, region: region ?? undefined, browserLanguages: navigator.languages },
    localeOptions,
  )
  if (proposed.market === here.market) return null
  const found = countryName(tagOf(i18n.locale), country)
  // Nowhere that has a name (a network without a country is told as "T1"): there is nothing to ask about.
  if (found === null) return null
  return (
    <MarketProposalView
      country={found}
      label={`${marketName(marketOf(proposed.market))} · ${languageName(proposed.language)}`}
      onGo={() => {
        writeLocal('market', proposed.market)
        const { search, hash } = window.location
        goToLocale(addressOf(localeOf(proposed.market, proposed.language).segment, path) + search + hash)
      }}
      onStay={() => writeLocal('market', here.market)}
    />
  )
}
