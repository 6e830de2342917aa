import { readBonusCode } from '#contract/bonusCode.ts'
import { registrationCountries, removedCountries } from '#contract/countries.ts'
import { marketOf } from '#contract/markets.ts'
import type { registrationMachine } from '#machines/registration/registration.machine.ts'
import { placeOf } from '#src/queries/first.ts'
import { signupBonusOptions, termsOptions } from '#src/queries/pages.ts'
import { contactInfoFields } from '#src/views/registration/contactInfoSchema.ts'
import { detailsDraftFields, notListed } from '#src/views/registration/detailsSchema.ts'
import { RegistrationPanel } from '#src/views/registration/RegistrationPanel.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useApp } from './AppContext.tsx'
import { useFlow } from './flows.ts'
import { formDraft } from './formDraft.ts'
import { codeAt } from './paths.ts'
import type { Site } from './site.ts'
import { termsPath } from './termsPath.ts'
import { useHasPayAndPlay } from './usePayAndPlay.ts'

interface RegistrationOverlayProps {
  readonly flow: ActorRefFrom<typeof registrationMachine>
  readonly onClose: () => void
}

function draftsOf(world: Site['world'], offered: readonly string[]) {
  const details = formDraft(world, 'registration-details', detailsDraftFields)
  return {
    contactInfo: formDraft(world, 'registration-contact-info', contactInfoFields),
    details: {
      ...details,
      // Nor is one that another market's list had: it would be sent without being seen.
      read: () => {
        const { countryCode, phonePrefix, ...kept } = details.read() ?? {}
        return {
          ...kept,
          ...(typeof countryCode === 'string' && offered.includes(countryCode) ? { countryCode } : {}),
          // Without a number behind it, it is only where the page stood before.
          ...('phoneBody' in kept && kept.phoneBody !== '' ? { phonePrefix } : {}),
        }
      },
      // A country that is not offered is no choice to come back to.
      write: (values: object) =>
        details.write(
          'countryCode' in values && values.countryCode === notListed ? { ...values, countryCode: undefined } : values,
        ),
    },
  }
}

/** The sign-up panel with what it reads: terms version, bonus, countries of the brand. */
export function RegistrationOverlay({ flow, onClose }: RegistrationOverlayProps) {
  const { world, brand } = useApp()
  const terms = useQuery(termsOptions(world))
  const bonus = useQuery(signupBonusOptions(world))
  // Of the link that led here, or of what was wanted before a login and the way on from it (GRD-9).
  const bonusCode = useRouterState({
    select: ({ location }) => codeAt(location),
  })
  // One that no bonus can have is said and left out: it must not keep anybody from signing up.
  const code = readBonusCode(bonusCode)
  const removals = useMemo(() => removedCountries(brand.options.removedFromRegistration), [brand])
  const isSignInGivenUp = useSelector(
    useFlow('login') ?? undefined,
    (now) => now?.matches({ afterSignUp: 'exhausted' }) ?? false,
  )
  const { market, language } = world.locale()
  const drafts = useMemo(
    () =>
      draftsOf(
        world,
        registrationCountries(marketOf(market), removals).map(({ code }) => code),
      ),
    [world, market, removals],
  )
  return (
    <RegistrationPanel
      flow={flow}
      market={marketOf(market)}
      removals={removals}
      languageCode={language}
      termsVersion={terms.data?.version ?? null}
      termsAddress={termsPath(terms.data?.files, placeOf(world).language)}
      bonusCode={code}
      isBonusCodeDropped={code === null && (bonusCode ?? '').trim() !== ''}
      bonus={bonus.isPending ? undefined : (bonus.data ?? null)}
      hasPayAndPlay={useHasPayAndPlay()}
      drafts={drafts}
      isSignInGivenUp={isSignInGivenUp}
      onClose={onClose}
    />
  )
}
