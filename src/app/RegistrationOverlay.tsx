import type { CountryRemovals } from '#contract/countries.ts'
import { marketOf, type MarketId } from '#contract/markets.ts'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'
import { signupBonusOptions, termsOptions } from '#src/queries/pages.ts'
import { RegistrationPanel } from '#src/views/registration/RegistrationPanel.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from './AppContext.tsx'
import type { Site } from './site.ts'

interface RegistrationOverlayProps {
  readonly flow: ActorRefFrom<typeof registrationMachine>
  readonly onClose: () => void
}

/** The brand names countries by market; the contract asks for markets by country (REG-4). */
function removalsOf({ options }: Site['brand']): CountryRemovals {
  const removals: Record<string, MarketId[]> = {}
  for (const [market, codes] of Object.entries(options.removedFromRegistration)) {
    for (const code of codes ?? []) (removals[code] ??= []).push(market as MarketId)
  }
  return removals
}

/** The sign-up panel with what it reads: terms version, bonus, countries of the brand. */
export function RegistrationOverlay({ flow, onClose }: RegistrationOverlayProps) {
  const { world, brand } = useApp()
  const terms = useQuery(termsOptions(world))
  const bonus = useQuery(signupBonusOptions(world))
  const bonusCode = useRouterState({ select: ({ location }) => (location.search as { bonusCode?: string }).bonusCode })
  const removals = useMemo(() => removalsOf(brand), [brand])
  const { market, language } = world.locale()
  return (
    <RegistrationPanel
      flow={flow}
      market={marketOf(market)}
      removals={removals}
      languageCode={language}
      termsVersion={terms.data?.version ?? null}
      bonusCode={bonusCode ?? null}
      bonus={bonus.isPending ? undefined : (bonus.data ?? null)}
      onClose={onClose}
    />
  )
}
